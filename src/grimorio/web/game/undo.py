"""Undo: decide which answers may be taken back, because nobody learnt anything by them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER, IllegalAnswer, Position
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store.games import Given

if TYPE_CHECKING:
    from grimorio.web.game.timeline import Passing, Timeline

WORLDS = 4
"""In how many imagined positions an answer is tried, to see whether it shows something hidden.

It showed nothing if the answering seat sees the same after the answer in all of them.
"""


class Step:
    """An answer that caused no random number to be drawn.

    Attributes:
        before: the position before the answer.
        given: the answer with its choice number and seat.
        had: the seconds that the seat had left when it answered, or None.
    """

    def __init__(self, before: Position, given: Given, had: float | None = None) -> None:
        self.before = before
        self.given = given
        self.had = had
        self._showed: bool | None = None

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.given[1]

    def showed(self, after: Position, passing: Passing) -> bool:
        """Whether the answer showed anybody something hidden.

        Args:
            after: the position after the answer.
            passing: the object that answers choices with one option, which it has also done after the answer.
        """
        if self._showed is None:
            self._showed = showed(self.before, self.given, after, passing)
        return self._showed


def undoable(timeline: Timeline, seat: Seat) -> int:
    """How many answers are taken back when a seat undoes its last decision.

    The count includes the decision and the automatic answers after it. It is 0 if undo is not allowed: the
    game is over, another seat answered, luck was drawn, or something hidden was shown.
    """
    after = timeline.position
    if after.over:
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat or step.showed(after, timeline.passing):
            return 0
        if len(timeline.given) - count not in timeline.auto:
            return count
        after = step.before
    return 0


def showed(before: Position, given: Given, after: Position, passing: Passing) -> bool:
    """Whether an answer showed anybody something hidden.

    An answer did so if a random number was drawn; if anything that only one seat sees has appeared, vanished
    or moved; or if the answering seat's view afterwards does not follow from its view before.

    Args:
        before: the position before the answer.
        given: the answer, with the number of the choice and the seat.
        after: the position after the answer and the automatic answers that followed.
        passing: the object that gave those automatic answers, to choices with one option.
    """
    number, seat, option = given
    if before.luck != after.luck:
        return True
    if private(before) != private(after):
        return True
    seen = after.seen_by(seat)
    for _ in range(WORLDS):
        world = before.imagine(seat, secrets.randbits(64))
        try:
            world.give(option, number)
            passing.over(world)
        except IllegalAnswer:
            return True
        if world.seen_by(seat) != seen:
            return True
    return False


def private(position: Position) -> list[list[tuple[str, Any]]]:
    """For each seat, the parts of its view that differ from the spectators' view, as (path, value).

    Hints that a game shows only to people, such as previews, are left out, because they follow from the rest.
    """
    plain = position.copy()
    plain.stops = 0
    public = plain.game.table(plain, WATCHER)
    own = (plain.game.table(plain, seat) for seat in seats_of(plain.setup.seats))
    return [list(_differences("", one, public)) for one in own]


def _differences(place: str, own: Any, public: Any) -> Iterator[tuple[str, Any]]:
    if own == public:
        return
    if isinstance(own, dict) and isinstance(public, dict):
        for key in sorted(own.keys() | public.keys()):
            yield from _differences(f"{place}.{key}", own.get(key), public.get(key))
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        for index, (one, other) in enumerate(zip(own, public, strict=True)):
            yield from _differences(f"{place}.{index}", one, other)
    else:
        yield place, own
