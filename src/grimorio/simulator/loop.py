"""The loop in which bots play a game, answer by answer. It is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final

from grimorio.bots.bot import Bot, Sight
from grimorio.bots.uniform import RandomBot
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.record import Record
from grimorio.kernel.seats import WATCHER

_TOGETHER: Final = 40
"""How many events wait in a journal before they are counted: few, so that they are still in the caches."""
_COUNTED: Final = 0
_KEPT: Final = 1
_ENDS: Final = 2
_ASKED: Final = 3
"""What is done with a kind of event: it is counted; each is kept; the first and the last are; each is asked
what spectators see of it."""


class _Kind:
    """A kind of event: what is done with it, how many there were, and the last where that is kept."""

    def __init__(self, kind: type[Event], names: frozenset[str], ends: frozenset[str]) -> None:
        self.name = kind.NAME
        self.count = 0
        self.last: Event | None = None
        if kind.seen_by is not Event.seen_by and not kind.OPEN:
            self.way = _ASKED
        elif self.name in ends:
            self.way = _ENDS
        else:
            self.way = _KEPT if self.name in names else _COUNTED


class Heard:
    """What spectators hear of a game while it is played: public events, by number and some by what is seen.

    Attributes:
        seen: what spectators saw of the events with the given names, as JSON data, in their order.
    """

    def __init__(self, names: frozenset[str], ends: frozenset[str]) -> None:
        """Listen for the events with the names `names`; of those of `ends`, for the first and the last.

        Of an event that `seen_by` hides from some, each counts.
        """
        self._names = names
        self._ends = ends
        self._kinds: dict[type[Event], _Kind] = {}
        self._told: dict[str, int] = {}
        self.seen: list[dict[str, Any]] = []

    def take(self, journal: list[Event]) -> None:
        """Hear the events of a journal, which is emptied."""
        for event in journal:
            kind = self._kinds.get(type(event))
            if kind is None:
                kind = self._kinds[type(event)] = _Kind(type(event), self._names, self._ends)
            kind.count += 1
            if kind.way == _COUNTED:
                continue
            if kind.way == _ENDS and kind.count > 1:
                kind.last = event
            else:
                self._hear(event)
        journal.clear()

    def _hear(self, event: Event) -> None:
        """Count an event by the name that spectators see; if it is wanted, keep what they see."""
        name = event.public_name()
        if name is None:
            return
        self._told[name] = self._told.get(name, 0) + 1
        if name in self._names or name in self._ends:
            self.seen.append(event.seen_by(WATCHER) or {})

    def counts(self) -> dict[str, int]:
        """The number of public events by name. To be called once, at the end: it keeps the last of `ends`."""
        counts: dict[str, int] = {}
        for kind in self._kinds.values():
            if kind.last is not None:
                self._told[kind.name] += kind.count - 2
                self._hear(kind.last)
            elif kind.way == _COUNTED:
                counts[kind.name] = counts.get(kind.name, 0) + kind.count
        for name, number in self._told.items():
            counts[name] = counts.get(name, 0) + number
        return counts


def play_on(
    position: Position, bots: Sequence[Bot], record: Record | None = None, heard: Heard | None = None
) -> list[tuple[int, float]]:
    """Let bots play a game to its end, one in each seat; each answer is added to `record`.

    `heard` hears all events, and empties the journal of the position.

    Returns for each seat the number of decisions and the seconds that they took; a bot that only draws its
    answers by lot does not think, and takes none.
    """
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while position.result is None:
        choice = position.waiting[0]
        seat = choice.seat
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            index = bot.pick(choice)
        else:
            began = perf_counter()
            index = bot.choose(Sight(position, seat), partial(position.imagine, seat))
            seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        if record is not None:
            record.add(choice, index)
        position.answer(index)
        if heard is not None:
            journal = position.journal
            if journal is not None and (len(journal) > _TOGETHER or not position.waiting):
                heard.take(journal)
    return list(zip(decisions, seconds, strict=True))
