"""Taking decisions back: alone where nobody learnt anything by them, else with the consent of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from grimorio.kernel.seats import Seat
from grimorio.web.bots.seats import BotSeats
from grimorio.web.game import undo, visibility
from grimorio.web.game.judging import Judging
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused
from grimorio.web.table.broadcast import Broadcast
from grimorio.web.table.seals import Seals
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage
from grimorio.web.table.timekeeper import Timekeeper


@dataclass
class Request:
    """The request of a seat to take back its last decision.

    Attributes:
        seat: the seat that asks.
        answers: how many answers had been given when it asked.
        agreed: the seats that have agreed.
    """

    seat: Seat
    answers: int
    agreed: set[Seat] = field(default_factory=set)


Count = Callable[[Timeline, Seat], int]
"""A function that counts the last answers that a seat may take back; 0 if it may take back none."""

SEEMS_UNDOABLE: Final[Count] = partial(undo.undoable, shows=undo.seems)
SEEMS_CANCELLABLE: Final[Count] = partial(undo.cancellable, shows=undo.seems)


class TakeBack:
    """Everything that takes answers back at one table.

    Args:
        state: the state of the table.
        storage: stores that answers were taken back.
        time: the keeper of the clock.
        seals: the sealed answers; what was opened cannot be taken back.
        broadcast: broadcasts changes.
        bots: the bots, which stop thinking about what is taken back.
        tell_untold: broadcasts an update that was held back because more was to follow.
        go_on: continues the game afterwards.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        time: Timekeeper,
        seals: Seals,
        broadcast: Broadcast,
        bots: BotSeats,
        tell_untold: Callable[[], None],
        go_on: Callable[[], Awaitable[None]],
    ) -> None:
        self.state = state
        self.storage = storage
        self.time = time
        self.seals = seals
        self.broadcast = broadcast
        self.bots = bots
        self.tell_untold = tell_untold
        self.go_on = go_on
        self.request: Request | None = None

    def latest(self, seat: Seat) -> int:
        """How many answers a take-back by this seat takes back; 0 where there is none.

        Games of campaigns and events have no take-backs, since others compete with their results.
        """
        if visibility.competed(self.state.row):
            return 0
        return self._allowed(seat, undo.latest)

    def _allowed(self, seat: Seat, count: Count) -> int:
        """The result of `count`; 0 if a sealed answer was opened since, or while the seat may not act."""
        timeline = self.state.timeline
        if timeline is None or self.state.judging.stopped or self.time.out(seat):
            return 0
        answers = count(timeline, seat)
        return 0 if answers and self.seals.opened(timeline.given[-answers:]) else answers

    def told(self, seat: Seat) -> dict[str, Any]:
        """What the seat may take back, as its page is told.

        Whether an answer showed something hidden is proved when the seat asks for an undo (`_proved`): the
        proof takes longer than the answer. Here it counts what is seen at once, which is almost always right.
        "take_back" is "free" if no other person plays, "asks" if others must agree, None if there is nothing.
        """
        latest = self.latest(seat)
        return {
            "can_undo": self._allowed(seat, SEEMS_UNDOABLE) > 0,
            "can_cancel": self._allowed(seat, SEEMS_CANCELLABLE) > 0,
            "take_back": None if not latest else "asks" if self._others(seat) else "free",
        }

    def public(self) -> dict[str, Any] | None:
        """The present request to take a decision back, as everybody is told: `{"seat", "agreed"}`, or None.

        "seat" is the seat that asks, and "agreed" has the seats that agreed.
        """
        request = self._standing()
        return None if request is None else {"seat": request.seat, "agreed": sorted(request.agreed)}

    def _others(self, seat: Seat) -> set[Seat]:
        """The seats of the other people who are still playing."""
        return self.state.people() - {seat}

    def _standing(self) -> Request | None:
        """The present request; it is void once a person has answered a choice since."""
        request, timeline = self.request, self.state.timeline
        if (
            request is None
            or timeline is None
            or timeline.position.over
            or timeline.answers < request.answers
        ):
            return None
        since = timeline.given[request.answers - timeline.before :]
        people = {seat.seat for seat in self.state.row.seats if seat.kind == "person"}
        return None if any(seat in people for _, seat, _ in since) else request

    async def undo(self, seat: Seat) -> None:
        """Take back a seat's last decision, and the automatic answers after it.

        Raises:
            Refused: the answer showed something hidden, or another seat has answered since; nothing happened.
        """
        self.state.playing(seat)
        await self._back(seat, self._proved(seat, SEEMS_UNDOABLE, undo.undoable))

    async def cancel(self, seat: Seat) -> None:
        """Take back everything since a seat announced what it is playing now.

        Raises:
            Refused: the seat is not playing anything that it could cancel; nothing happened.
        """
        self.state.playing(seat)
        await self._back(seat, self._proved(seat, SEEMS_CANCELLABLE, undo.cancellable))

    def _proved(self, seat: Seat, seems: Count, proved: Count) -> int:
        """The result of `proved`; the seat is told at once if `seems` had promised more."""
        promised = self._allowed(seat, seems)
        answers = self._allowed(seat, proved) if promised else 0
        if promised and not answers:
            self.tell_untold()
            self.broadcast.tell_seat(seat)
        return answers

    async def ask(self, seat: Seat) -> None:
        """Take back a seat's last decision and all that came after it, or ask the other people for it.

        Raises:
            Refused: there is nothing to take back.
        """
        timeline = self.state.playing(seat)
        count = self.latest(seat)
        if not count:
            raise Refused("table-refused-undo")
        if not self._others(seat):
            await self._back(seat, count)
            return
        self.request = Request(seat, timeline.answers)
        self.broadcast.tell_players()

    async def reply(self, seat: Seat, agree: bool) -> None:
        """Agree to the present request or, if `agree` is false, decline it. Its own seat withdraws it so.

        Raises:
            Refused: nothing is asked now, or the seat has no say.
        """
        self.state.playing(seat)
        request = self._standing()
        if request is None or seat not in self._others(request.seat) | (set() if agree else {request.seat}):
            raise Refused("table-refused-undo")
        if not agree:
            self.request = None
            self.broadcast.tell_players()
            return
        request.agreed.add(seat)
        if self._others(request.seat) <= request.agreed:
            await self._back(request.seat, self.latest(request.seat))
        else:
            self.broadcast.tell_players()

    async def ruled(self, count: int, judging: Judging) -> None:
        """Take back the last `count` answers, because a judge says so.

        `judging` is the judge's place with the ruling. No seat loses time by it.
        """
        await self._back(None, count, judging)

    async def _back(self, seat: Seat | None, count: int, ruled: Judging | None = None) -> None:
        """Take back the last `count` answers, of which the first is a decision of `seat`.

        With `ruled`, the judge's place after the ruling, a judge does so, and `seat` is None. Raises Refused:
        `count` is 0.
        """
        timeline = self.state.timeline
        if not count or timeline is None:
            raise Refused("table-refused-undo")
        self.tell_untold()
        number = timeline.given[-count][0]
        had = timeline.steps[-count].had if count <= len(timeline.steps) else None
        position = await asyncio.to_thread(timeline.earlier, count)
        self.request = None
        self.bots.stop()
        clock = self.time.rewound(position) if seat is None else self.time.taken_back(seat, position, had)
        settings = {
            row.seat: {**row.settings, "from": min(row.settings["from"], number)}
            for row in self.state.row.seats
            if row.settings and row.settings.get("stops")
        }
        await self.seals.forget(number)
        left = timeline.answers - count
        judging = (ruled or self.state.judging).clipped(left)
        await self.storage.rewind(left, position, settings, self.time.stored(clock), judging)
        timeline.take_back(position, count)
        if ruled is not None:
            self.state.rule(judging)
        self.time.set(clock)
        self.broadcast.tell_rewound()
        await self.go_on()
