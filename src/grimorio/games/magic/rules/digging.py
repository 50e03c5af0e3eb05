"""Cards that a search puts on top of a library, and draws that something else replaces."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import HANDS_CHANGED, Seated, without
from grimorio.games.magic.state.objects import FACE, KNOWN, Player
from grimorio.kernel.event import Effect
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat, seat_mask


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTop(Seated):
    """Cards of a player's shuffled library are put on its top, or further down.

    Attributes:
        cards: the faces of the cards, in their order from the top.
        reveal: whether everybody sees them; else only their owner.
        place: how many cards lie above them.
        faces: their names; only those who see them get these.
    """

    NAME = "on-top"
    OPEN = True
    FIELDS = ("rule", "seat", "cards", "reveal", "place", "faces")

    def __init__(
        self, p: Position, seat: Seat, cards: tuple[int, ...], reveal: bool, place: int, rule: str
    ) -> None:
        super().__init__(seat, rule)
        self.cards = cards
        self.reveal = reveal
        self.place = place
        self.faces: tuple[str, ...] = tuple([face_at(p, card & FACE).name for card in cards])

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        library = owner.library
        for card in self.cards:
            library = without(library, card & FACE)
        known = (EVERYBODY if self.reveal else seat_mask(self.seat)) << KNOWN
        put = tuple([card & FACE | known for card in self.cards])
        owner.library = library[: self.place] + put + library[self.place :]

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": self.NAME,
            "seat": self.seat,
            "faces": self.faces if self.reveal or seat == self.seat else None,
            "count": len(self.cards),
            "place": self.place,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class HandOnTop(Seated):
    """A player puts cards from hand on top of the library."""

    NAME = "hand-on-top"
    OPEN = True
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...], rule: str) -> None:
        super().__init__(seat, rule)
        self.cards = cards

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        for card in self.cards:
            owner.hand = without(owner.hand, card)
        owner.library = self.cards + owner.library
        position.stale |= HANDS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "seat": self.seat, "count": len(self.cards), "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawInstead(Effect):
    """The effect by which something happens instead of a player's next draw (MTG8-CR-DRAW-INSTEAD-1).

    Attributes:
        seat: the player.
        obj: id of the spell or ability whose effects happen.
        place, end: the index in its program of the first of these effects, and the one behind the last.
        ends: True, because it ends in the cleanup step.
        by: name of the card that made it, for the choice among several.
    """

    FIELDS = ("seat", "obj", "place", "end", "ends", "by")

    def __init__(self, seat: Seat, obj: int, place: int, end: int, by: str) -> None:
        super().__init__()
        self.seat = seat
        self.obj = obj
        self.place = place
        self.end = end
        self.ends = True
        self.by = by

    def hears(self) -> int:
        return 0


def draws_instead(p: Position, seat: Seat) -> list[int]:
    """The ids of the effects that would replace this player's next draw, the oldest first.

    Of effects that are alike, only the oldest is named.
    """
    found: dict[tuple[int, int, tuple[int, ...]], int] = {}
    for key in sorted(p.effects):
        effect = p.things[key]
        if isinstance(effect, DrawInstead) and effect.seat == seat:
            obj = p.things[effect.obj]
            found.setdefault((obj.face, effect.place, obj.targets), key)
    return list(found.values())
