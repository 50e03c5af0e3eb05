"""The notes of a turn: damage dealt to objects and players (MTG8-CR-TALLY-1), and creatures that blocked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.kernel.event import Effect
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Effect):
    """The note of the damage dealt to one creature or player this turn.

    Attributes:
        to: id of the creature, or the player as a target.
        amount: how much was dealt in all.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("to", "amount", "ends")

    def __init__(self, to: int, amount: int) -> None:
        super().__init__()
        self.to = to
        self.amount = amount
        self.ends = True

    def hears(self) -> int:
        return 0


def tally(p: Position, to: int, amount: int) -> None:
    """Note that `amount` damage has been dealt to a creature or player."""
    for key in p.effects:
        note = p.things[key]
        if isinstance(note, Tally) and note.to == to:
            changed: Tally = p.edit(key)
            changed.amount += amount
            return
    p.add(Tally(to, amount))


def taken(p: Position, to: int) -> int:
    """The damage dealt this turn to a creature (its id) or player (as a target), as far as it is noted."""
    notes = [p.things[key] for key in p.effects]
    return sum([note.amount for note in notes if isinstance(note, Tally) and note.to == to])


def dealt_so_far(p: Position) -> int:
    """All damage dealt this turn to anything, as far as it is noted."""
    notes = [p.things[key] for key in p.effects]
    return sum([note.amount for note in notes if isinstance(note, Tally)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Stood(Effect):
    """The note of the creatures that have blocked this turn (MTG8-CR-ALONE-2).

    Attributes:
        keys: their ids.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("keys", "ends")

    def __init__(self, keys: tuple[int, ...]) -> None:
        super().__init__()
        self.keys = keys
        self.ends = True

    def hears(self) -> int:
        return 0


def stand(p: Position, blocker: int) -> None:
    """Note that a creature, by its id, has blocked."""
    for key in p.effects:
        note = p.things[key]
        if isinstance(note, Stood):
            if blocker not in note.keys:
                p.edit(key).keys = (*note.keys, blocker)
            return
    p.add(Stood((blocker,)))


def blocked_before(p: Position) -> list[int]:
    """The ids of the creatures that have blocked this turn, as far as they are noted."""
    notes = [p.things[key] for key in p.effects]
    return [blocker for note in notes if isinstance(note, Stood) for blocker in note.keys]
