"""Undo: decide which answers a seat may take back by itself, because they told it nothing hidden."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from grimorio.kernel import WATCHER, IllegalAnswer, Position
from grimorio.kernel.record import CONCEDE
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store.answers import Given
from grimorio.web.game.changes import compared, share

if TYPE_CHECKING:
    from grimorio.web.game.timeline import Passing, Timeline

WORLDS = 4
"""In how many imagined positions an answer is tried, to see whether it shows something hidden.

It showed nothing if the answering seat sees the same after the answer in all of them.
"""


REMEMBERED: Final = 2
"""Of how many positions the tables are remembered."""


class Tables:
    """The tables of the newest positions as each seat sees them, computed once for each position and seat.

    A position must not change after it was asked for.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[int, int], tuple[Position, dict[Any, Any]]] = OrderedDict()

    def seen(self, position: Position, seat: Seat) -> Any:
        """The table of a position as a seat, or `WATCHER`, sees it, as JSON data that nobody may change."""
        tables = self._of(position)
        if seat not in tables:
            table = position.game.table(position, seat)
            for _, others in self._known.values():
                if seat in others:
                    share(others[seat], table)
            tables[seat] = table
        return tables[seat]

    def own(self, position: Position, seat: Seat) -> list[tuple[str, Any]]:
        """The parts of a seat's table that differ from the spectators': (path, value) of each."""
        tables = self._of(position)
        if ("own", seat) not in tables:
            own, public = self.seen(position, seat), self.seen(position, WATCHER)
            tables["own", seat] = [] if own == public else list(_differences("", own, public))
        return tables["own", seat]  # type: ignore[no-any-return]

    def clear(self) -> None:
        """Forget all tables; they are computed again when they are asked for."""
        self._known.clear()

    def _of(self, position: Position) -> dict[Any, Any]:
        """What is known of a position: tables by seat, and what only one seat sees by ("own", seat)."""
        key = id(position), id(position.setup)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = position, {}
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known[1]


class Step:
    """An answer that caused no random number to be drawn.

    Attributes:
        before: the position before the answer.
        given: the answer with its choice number and seat.
        had: the seconds that the seat had left when it answered, or None.
        showed: whether it showed something hidden, once that was proved; None before.
    """

    def __init__(self, before: Position, given: Given, had: float | None = None) -> None:
        self.before = before
        self.given = given
        self.had = had
        self.showed: bool | None = None

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.given[1]


Shows = Callable[["Timeline", int], bool]
"""Whether the last answers, so many, showed something hidden: `seems` is quick, `proved` is sure."""


def seems(timeline: Timeline, count: int) -> bool:
    """Whether the last `count` answers showed something hidden, as far as it is seen without a proof.

    They did if that was proved already, or if something private is different from before them.
    """
    steps = timeline.steps[-count:]
    if any(step.showed for step in steps):
        return True
    return moved(steps[0].before, steps[0].given, timeline.position, timeline.tables)


def proved(timeline: Timeline, count: int) -> bool:
    """Whether one of the last `count` answers showed something hidden; see `showed`."""
    after = timeline.position
    for step in reversed(timeline.steps[-count:]):
        if step.showed is None:
            step.showed = showed(step.before, step.given, after, timeline.passing, timeline.tables)
        if step.showed:
            return True
        after = step.before
    return False


def undoable(timeline: Timeline, seat: Seat, shows: Shows = proved) -> int:
    """How many answers are taken back when a seat undoes its last decision.

    The count includes the decision and the automatic answers after it. It is 0 if undo is not allowed: the
    game is over, another seat answered, luck was drawn, or something hidden was shown, as `shows` says.
    """
    if timeline.position.over:
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat:
            return 0
        if len(timeline.given) - count not in timeline.auto:
            return 0 if shows(timeline, count) else count
    return 0


def cancellable(timeline: Timeline, seat: Seat, shows: Shows = proved) -> int:
    """How many answers are taken back when a seat cancels what it is playing (`Game.unfinished`).

    0 if it plays nothing, or if that has shown something hidden, as `shows` says.
    """
    game = timeline.game
    if timeline.position.over or not game.unfinished(timeline.position, seat):
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat:
            return 0
        if not game.unfinished(step.before, seat):
            return 0 if shows(timeline, count) else count
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


def alike(before: Position, after: Position, tables: Tables) -> bool:
    """Whether every seat saw the same become the same, so that nothing which only one seat sees has moved.

    It is so nearly always where nothing has moved, and what spectators see need not be known for it.
    """
    first, *others = (
        compared(tables.seen(before, seat), tables.seen(after, seat)) for seat in seats_of(after.setup.seats)
    )
    return all(other == first for other in others)


def moved(before: Position, given: Given, after: Position, tables: Tables) -> bool:
    """Whether luck was drawn by an answer, or anything that only one seat sees appeared, vanished or moved.

    What seats saw change in different ways counts as moved, unless the answering seat is in the middle of
    playing something, which it may show. The arguments are as in `showed`.
    """
    if before.luck != after.luck:
        return True
    if alike(before, after, tables):
        return False
    own = given[1]
    if not after.game.unfinished(after, own):
        return True
    return private(before, own, tables) != private(after, own, tables)


def showed(
    before: Position, given: Given, after: Position, passing: Passing, tables: Tables | None = None
) -> bool:
    """Whether an answer showed something hidden.

    An answer did so if luck was drawn; if anything that only one seat sees has appeared, vanished or moved;
    or if the answering seat's view afterwards does not follow from its view before. While the seat is in the
    middle of playing something (`Game.unfinished`), it may show what only itself could see, such as a card.

    Args:
        before: the position before the answer.
        given: the answer.
        after: the position after the answer.
        passing: the object that answers choices with one option, as it did after the answer.
        tables: the tables of positions that are known already.
    """
    number, seat, option = given
    tables = Tables() if tables is None else tables
    if moved(before, given, after, tables):
        return True
    seen = _asked(after, seat), tables.seen(after, seat)
    for _ in range(WORLDS):
        world = before.imagine(seat, secrets.randbits(64))
        try:
            world.give(option, number)
            passing.over(world)
        except IllegalAnswer:
            return True
        if (_asked(world, seat), world.game.table(world, seat)) != seen:
            return True
    return False


def _asked(position: Position, seat: Seat) -> list[Any]:
    """What a seat sees of a position besides its table: who is asked what, its own choice, and the result."""
    seen: list[Any] = [(choice.seat, choice.ask) for choice in position.waiting]
    seen += [choice.to_json() for choice in position.waiting if choice.seat == seat]
    return [*seen, None if position.result is None else position.result.to_json()]


def private(
    position: Position, but: Seat | None = None, tables: Tables | None = None
) -> list[list[tuple[str, Any]]]:
    """For each seat except `but`, the parts of its view that differ from the spectators' view.

    Each part is (path, value). `tables` has the tables that are known already.
    """
    tables = Tables() if tables is None else tables
    return [tables.own(position, seat) for seat in seats_of(position.setup.seats) if seat != but]


def _differences(place: str, own: Any, public: Any) -> Iterator[tuple[str, Any]]:
    """The parts, as (path, value), in which `own` differs from `public`; the two are not equal."""
    if isinstance(own, dict) and isinstance(public, dict):
        for key in sorted(own.keys() | public.keys()):
            mine, theirs = own.get(key), public.get(key)
            if mine is not theirs and mine != theirs:
                yield from _differences(f"{place}.{key}", mine, theirs)
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        for index, (mine, theirs) in enumerate(zip(own, public, strict=True)):
            if mine is not theirs and mine != theirs:
                yield from _differences(f"{place}.{index}", mine, theirs)
    else:
        yield place, own
