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

if TYPE_CHECKING:
    from grimorio.web.game.timeline import Passing, Timeline

WORLDS = 4
"""In how many imagined positions an answer is tried, to see whether it shows something hidden.

It showed nothing if the answering seat sees the same after the answer in all of them.
"""


REMEMBERED: Final = 4
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
            tables[seat] = position.game.table(position, seat)
        return tables[seat]

    def own(self, position: Position, seat: Seat) -> list[tuple[str, Any]]:
        """The parts of a seat's table that differ from the spectators': (path, value) of each."""
        tables = self._of(position)
        if ("own", seat) not in tables:
            seen = self.seen(position, seat), self.seen(position, WATCHER)
            tables["own", seat] = list(_differences("", *seen))
        return tables["own", seat]  # type: ignore[no-any-return]

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
    """

    def __init__(self, before: Position, given: Given, had: float | None = None) -> None:
        self.before = before
        self.given = given
        self.had = had
        self._moved: bool | None = None
        self._showed: bool | None = None

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.given[1]

    def seems(self, after: Position, timeline: Timeline) -> bool:
        """Whether the answer showed something hidden, as far as can be told without imagined positions.

        `after` is the position after it. What `showed` has found out counts, too.
        """
        if self._showed is not None:
            return self._showed
        if self._moved is None:
            self._moved = moved(self.before, self.given, after, timeline.tables)
        return self._moved

    def showed(self, after: Position, timeline: Timeline) -> bool:
        """Whether the answer showed something hidden, so that it cannot be taken back; see `showed`.

        `after` is the position after it.
        """
        if self._showed is None:
            seems = self.seems(after, timeline)
            self._showed = seems or showed(self.before, self.given, after, timeline.passing, timeline.tables)
        return self._showed


Asks = Callable[[Step, Position, "Timeline"], bool]
"""How it is asked whether an answer showed something hidden: `Step.seems` is quick, `Step.showed` is sure."""


def undoable(timeline: Timeline, seat: Seat, shows: Asks = Step.showed) -> int:
    """How many answers are taken back when a seat undoes its last decision.

    The count includes the decision and the automatic answers after it. It is 0 if undo is not allowed: the
    game is over, another seat answered, luck was drawn, or something hidden was shown, as `shows` says.
    """
    after = timeline.position
    if after.over:
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat or shows(step, after, timeline):
            return 0
        if len(timeline.given) - count not in timeline.auto:
            return count
        after = step.before
    return 0


def cancellable(timeline: Timeline, seat: Seat, shows: Asks = Step.showed) -> int:
    """How many answers are taken back when a seat cancels what it is playing (`Game.unfinished`).

    0 if it plays nothing, or if that has shown something hidden, as `shows` says.
    """
    game, after = timeline.game, timeline.position
    if after.over or not game.unfinished(after, seat):
        return 0
    for count, step in enumerate(reversed(timeline.steps), 1):
        if step.seat != seat or shows(step, after, timeline):
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


def moved(before: Position, given: Given, after: Position, tables: Tables) -> bool:
    """Whether luck was drawn by an answer, or anything that only one seat sees appeared, vanished or moved.

    The arguments are as in `showed`.
    """
    if before.luck != after.luck:
        return True
    seat = given[1]
    own = seat if after.game.unfinished(after, seat) else None
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
