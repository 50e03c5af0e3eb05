"""Undo: decide which answers a seat may take back by itself, because they told it nothing hidden."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grimorio.kernel import WATCHER, IllegalAnswer, Position
from grimorio.kernel.record import CONCEDE
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
        """Whether the answer showed something hidden, so that it cannot be taken back; see `showed`."""
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


def cancellable(timeline: Timeline, seat: Seat) -> int:
    """How many answers are taken back when a seat cancels what it is playing (`Game.unfinished`).

    0 if it plays nothing, or if that has shown something hidden.
    """
    game, after = timeline.game, timeline.position
    if after.over or not game.unfinished(after, seat):
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat or step.showed(after, timeline.passing):
            return 0
        after = step.before
        if not game.unfinished(after, seat):
            return count
    return 0


def latest(timeline: Timeline, seat: Seat) -> int:
    """How many answers of the era were given since a seat's last decision, itself included.

    It is 0 if the seat made no decision. Automatic answers are none. Neither giving up nor the end of a game
    is ever taken back.
    """
    if timeline.position.over:
        return 0
    for count, (_, answered, option) in enumerate(reversed(timeline.given), 1):
        if option == CONCEDE:
            return 0
        if answered == seat and len(timeline.given) - count not in timeline.auto:
            return count
    return 0


def showed(before: Position, given: Given, after: Position, passing: Passing) -> bool:
    """Whether an answer showed something hidden.

    An answer did so if luck was drawn; if anything that only one seat sees has appeared, vanished or moved;
    or if the answering seat's view afterwards does not follow from its view before. While the seat is in the
    middle of playing something (`Game.unfinished`), it may show what only itself could see, such as a card.

    Args:
        before: the position before the answer.
        given: the answer.
        after: the position after the answer.
        passing: the object that answers choices with one option, as it did after the answer.
    """
    number, seat, option = given
    if before.luck != after.luck:
        return True
    own = seat if after.game.unfinished(after, seat) else None
    if private(before, own) != private(after, own):
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


def private(position: Position, but: Seat | None = None) -> list[list[tuple[str, Any]]]:
    """For each seat except `but`, the parts of its view that differ from the spectators' view.

    Each part is (path, value). Hints that a game shows only to people, such as previews, are left out,
    because they follow from the rest.
    """
    plain = position.copy()
    plain.stops = 0
    public = plain.game.table(plain, WATCHER)
    own = (plain.game.table(plain, seat) for seat in seats_of(plain.setup.seats) if seat != but)
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
