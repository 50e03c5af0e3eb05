"""The judge at a table: calls, consent, and rulings, each of which is stored before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from grimorio.kernel import IllegalAnswer
from grimorio.kernel.record import DRAW
from grimorio.kernel.seats import Seat
from grimorio.store.models import now as wall_clock
from grimorio.web import identity
from grimorio.web.game.judging import CALLS, JUDGE, PATIENCE, PENALTIES, Act, Judging, Ruling
from grimorio.web.game.picks import Played, begun, given_up
from grimorio.web.game.timeline import Timeline
from grimorio.web.matches.drafted import DRAFT, Drafted
from grimorio.web.refusals import Refused
from grimorio.web.table.state import Ask
from grimorio.web.table.take_back import TakeBack

Take = Callable[[Sequence[Played], None, str, Judging], Awaitable[None]]
"""The type of `Table._take`: it stores and adopts answers together with the ruling they follow from."""


class TableJudge:
    """The judge's place at one table. Its methods run in the table's queue.

    Args:
        take_back: takes answers back; its parts of the table are used here too.
        ask: runs work in the table's queue, one piece after another.
        take: stores and adopts answers that follow from a ruling.
        wake_event: lets a tournament look at its tables, for penalties and calls.
    """

    def __init__(self, take_back: TakeBack, ask: Ask, take: Take, wake_event: Callable[[str], None]) -> None:
        self.state = take_back.state
        self.storage = take_back.storage
        self.time = take_back.time
        self.seals = take_back.seals
        self.broadcast = take_back.broadcast
        self.tell_untold = take_back.tell_untold
        self.go_on = take_back.go_on
        self.take_back = take_back
        self.ask = ask
        self.take = take
        self.wake_event = wake_event
        self.timer: asyncio.TimerHandle | None = None
        self.waking: asyncio.Task[None] | None = None

    # -- what holds now --------------------------------------------------------------------------

    def _playing(self) -> Timeline:
        """The game in progress. Raises Refused: it has not begun, is over or broken, or knows no judge."""
        timeline = self.state.timeline
        if timeline is None:
            raise Refused(
                "table-refused-waiting" if self.state.row.state == "open" else "table-refused-broken"
            )
        if timeline.position.over:
            raise Refused("table-refused-over")
        return timeline

    def _deciding(self) -> Judging:
        """The judge's place, after checking that its judge decides now.

        A judge decides once all people who still play accept them; one whom the organiser of the tournament
        has sent decides at once.

        Raises:
            Refused: somebody has not agreed, or the game is not being played.
        """
        self._playing()
        judging = self.state.judging
        if not (judging.official or judging.accepted_by(self.state.people())):
            raise Refused("table-refused-judge-consent")
        return judging

    def _winnable(self) -> Judging:
        """The judge's place as of `_deciding`, in a game that can be won. Raises Refused: it is a draft."""
        judging = self._deciding()
        if self.state.row.game == DRAFT:
            raise Refused("table-refused-judge-draft")
        return judging

    def _person(self, seat: Seat) -> Seat:
        """Return the seat of a person, after checking that they still play. Raises Refused: they do not."""
        self.state.playing(seat)
        self._playing()
        if seat not in self.state.people():
            raise Refused("table-refused-over")
        return seat

    def _seat(self, seat: int | None) -> Seat:
        """Return the seat that a ruling concerns. Raises Refused: nobody plays there."""
        timeline, seats = self._playing(), len(self.state.row.seats)
        if seat is None or not 0 <= seat < seats or not timeline.game.playing(timeline.position, Seat(seat)):
            raise Refused("table-refused-judge-seat", field="seat")
        return Seat(seat)

    def _ruled(self, judging: Judging, act: Act, **facts: Any) -> Judging:
        """The judge's seat after one more ruling at the present moment; `facts` are fields of `Ruling`."""
        answers = 0 if self.state.timeline is None else self.state.timeline.answers
        return judging.with_ruling(Ruling(act, answers, by=facts.pop("by", judging.name), **facts))

    async def _keep(self, judging: Judging, *, noted: bool = True) -> None:
        """Store the judge's place and the clock, and tell everybody; `noted`: it has a new ruling."""
        timeline, runs = self.state.timeline, self.state.judging.stopped != judging.stopped
        await self.storage.note(judge=judging.to_json())
        self.tell_untold()
        if noted:
            self.state.rule(judging)
        else:
            self.state.set_judging(judging)
        if runs:
            self.time.start()
            await self.storage.note(clock=self.time.stored(self.time.clock))
        if timeline is None:
            self.broadcast.tell_players()
        else:
            self.broadcast.tell_update(timeline.n)
        self.wind()
        if runs:
            await self.go_on()
        event = self.state.row.event_id
        if event is not None and noted:
            self.wake_event(event)

    # -- waiting for a judge ----------------------------------------------------------------------

    def wind(self) -> None:
        """Schedule the moment from which the game no longer waits for a judge who does not come."""
        self.stop()
        judging = self.state.judging
        if judging.stopped and judging.called is not None and not self._decides(judging):
            left = judging.since / 1000 + PATIENCE - wall_clock() / 1000
            self.timer = asyncio.get_running_loop().call_later(max(0.0, left), self._ring)

    def _decides(self, judging: Judging) -> bool:
        return judging.there and (judging.official or judging.accepted_by(self.state.people()))

    def stop(self) -> None:
        """Cancel the timer that lets the game go on without a judge."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.waking = asyncio.create_task(self._wait_no_more())

    async def _wait_no_more(self) -> None:
        try:
            await self.ask(self.wait_no_more)
        except Refused:
            return

    async def wait_no_more(self) -> None:
        """Let the game go on if it waits for a judge who did not come in time; the call itself stays."""
        judging = self.state.judging
        if judging.stopped and judging.called is not None and not self._decides(judging):
            await self._keep(msgspec.structs.replace(judging, stopped=False), noted=False)

    # -- what players do ----------------------------------------------------------------------------

    async def call(self, seat: Seat) -> None:
        """Let a player call a judge; the game is stopped until one decides, for ten minutes at most.

        Raises:
            Refused: the player has called too often, somebody has called already, or a tournament leads the
                draft.
        """
        seat, judging = self._person(seat), self.state.judging
        if Drafted.of(self.state.row).event is not None:
            raise Refused("table-refused-judge-led")
        if judging.called is not None:
            raise Refused("table-refused-judge-called")
        if judging.calls.count(seat) >= CALLS:
            raise Refused("table-refused-judge-calls", {"most": CALLS})
        called = msgspec.structs.replace(
            judging, called=seat, since=wall_clock(), calls=(*judging.calls, seat), stopped=True
        )
        await self._keep(self._ruled(called, "call", by="", seat=seat))

    async def withdraw(self, seat: Seat) -> None:
        """Let the player who has called a judge go on without one. Raises Refused: the seat did not call."""
        seat, judging = self._person(seat), self.state.judging
        if judging.called != seat:
            raise Refused("table-refused-judge-called")
        back = msgspec.structs.replace(judging, called=None, stopped=False)
        await self._keep(self._ruled(back, "withdraw", by="", seat=seat))

    async def agree(self, seat: Seat, agrees: bool) -> None:
        """Let a player accept the judge or, with `agrees` false, no longer; then the game goes on.

        Raises:
            Refused: no judge is there.
        """
        seat, judging = self._person(seat), self.state.judging
        if not judging.there:
            raise Refused("table-refused-judge-none")
        agreed = {*judging.agreed, seat} if agrees else {*judging.agreed} - {seat}
        stopped = judging.stopped and (agrees or judging.official)
        await self._keep(
            msgspec.structs.replace(judging, agreed=tuple(sorted(agreed)), stopped=stopped), noted=False
        )

    # -- coming and leaving ---------------------------------------------------------------------------

    async def invite(self, token: str) -> str:
        """Make a new link for a judge, and return its secret; a link before it is good no more.

        `token` is that of a person at the table, or of the judge, who takes another device by it.

        Raises:
            Refused: the tournament sends the judge of this table, or nobody at the table has the token.
        """
        self._playing()
        judging, seat = self.state.judging, self.state.place(token)
        if seat != JUDGE:
            if self.state.row.event_id is not None:
                raise Refused("table-refused-judge-event")
            if Drafted.of(self.state.row).event is not None:
                raise Refused("table-refused-judge-led")
            self._person(seat)
        invite = identity.new_token()
        inviter = None if seat == JUDGE else seat
        new = msgspec.structs.replace(judging, invite=identity.digest(invite), inviter=inviter)
        await self._keep(new, noted=False)
        return invite

    async def sit(self, invite: str, name: str, token: str, other: str) -> None:
        """Give the judge's place to whoever has the link with the secret `invite`; the link is spent by that.

        `name` and `token` are the judge's. The judge who takes another device keeps name and consent. `other`
        is the token by which the person has a seat of this browser, or empty.

        Raises:
            Refused: the link is not good, or the person plays at this table.
        """
        self._playing()
        judging = self.state.judging
        if not identity.matches(invite, judging.invite):
            raise Refused("table-refused-invite", field="invite")
        moved = msgspec.structs.replace(judging, invite=None, token=identity.digest(token))
        if judging.there and judging.inviter is None:
            await self._keep(moved, noted=False)
            self.state.send_away(JUDGE)
            return
        agreed = () if judging.inviter is None else (judging.inviter,)
        await self._seated(msgspec.structs.replace(moved, official=False, agreed=agreed), name, other)

    async def send(self, name: str, token: str) -> None:
        """Give the judge's place to the organiser of the tournament that the game belongs to.

        `name` and `token` are the organiser's as a judge. Raises Refused: they play at this table.
        """
        self._playing()
        judging = msgspec.structs.replace(self.state.judging, token=identity.digest(token), invite=None)
        await self._seated(msgspec.structs.replace(judging, official=True, agreed=()), name, "")

    async def _seated(self, judging: Judging, name: str, other: str) -> None:
        """Let a judge come. Raises Refused: they play at this table, by name or by a token."""
        seats = self.state.row.seats
        plays = other and any(identity.matches(other, seat.token_hash) for seat in seats)
        alike = {identity.likeness(seat.name) for seat in seats if seat.kind == "person" and seat.name}
        if plays or identity.likeness(name) in alike:
            raise Refused("table-refused-judge-player")
        judging = msgspec.structs.replace(judging, name=name)
        await self._keep(self._ruled(judging, "come"))
        self.state.send_away(JUDGE)

    async def leave(self) -> None:
        """Let the judge leave; the game goes on. The judge's token is good no more."""
        judging = self.state.judging
        empty = msgspec.structs.replace(
            self._ruled(judging, "leave"),
            name="",
            token=None,
            invite=None,
            official=False,
            called=None,
            agreed=(),
            stopped=False,
        )
        over = self.state.timeline is None or self.state.timeline.position.over
        if over:
            empty = msgspec.structs.replace(empty, rulings=judging.rulings)
        await self._keep(empty, noted=not over)
        self.state.send_away(JUDGE)

    # -- rulings ----------------------------------------------------------------------------------------

    async def halt(self, stopped: bool) -> None:
        """Stop the game or let it go on; then nobody waits for a judge any more.

        Raises:
            Refused: the game is stopped already, or goes on already.
        """
        judging = self._deciding()
        if judging.stopped == stopped:
            raise Refused("table-refused-judge-clock")
        called = judging.called if stopped else None
        changed = msgspec.structs.replace(judging, stopped=stopped, called=called)
        await self._keep(self._ruled(changed, "stop" if stopped else "go"))

    async def more_time(self, seat: int | None, seconds: int) -> None:
        """Give a seat so many seconds more. Raises Refused: its time is not kept."""
        judging, seat = self._deciding(), self._seat(seat)
        clock = self.time.clock
        if clock is None or clock.left[seat] is None:
            raise Refused("table-refused-judge-clock")
        longer = clock.with_more(self.time.now(), seat, seconds)
        judging = self._ruled(judging, "time", seat=seat, seconds=seconds)
        await self.storage.note(clock=self.time.stored(longer))
        self.time.set(longer)
        await self._keep(judging)

    async def back(self, n: int) -> None:
        """Take the game back to the decision before which update `n` was the newest.

        Where that is no decision of its own, such as a pass by itself, the game goes back to the decision
        before it.

        Raises:
            Refused: the game has no such moment, or sealed answers were opened since.
        """
        judging, timeline = self._deciding(), self._playing()
        if not timeline.before < n < timeline.n:
            raise Refused("table-refused-judge-moment")
        left = n - 1 - timeline.before
        while left in timeline.auto:
            left -= 1
        taken = timeline.given[left:]
        if self.seals.opened(taken):
            raise Refused("table-refused-judge-sealed")
        ruled = self._ruled(judging, "back", seat=taken[0][1], count=len(taken))
        await self.take_back.ruled(len(taken), ruled)

    async def award(self, seat: int | None, reason: str) -> None:
        """Award the game to a seat: all others who still play give up.

        Raises:
            Refused: nobody plays there, or it is a draft, which nobody wins.
        """
        judging, winner = self._winnable(), self._seat(seat)
        ruled = self._ruled(judging, "award", seat=winner, reason=reason)
        timeline = self._playing()
        seats = [Seat(row.seat) for row in self.state.row.seats if row.seat != winner]
        others = [seat for seat in seats if timeline.game.playing(timeline.position, seat)]
        await self.take(given_up(timeline, others), None, "", ruled)

    async def draw(self, reason: str) -> None:
        """Declare the game drawn. Raises Refused: it knows no draws."""
        judging, timeline = self._deciding(), self._playing()
        after = begun(timeline.position)
        number, seat = after.choice.number, after.choice.seat
        try:
            after.draw()
        except IllegalAnswer:
            raise Refused("table-refused-judge-draw") from None
        ruled = self._ruled(judging, "draw", reason=reason)
        await self.take([Played((number, seat, DRAW), after)], None, "", ruled)

    async def penalise(self, act: Act, seat: int | None, reason: str) -> None:
        """Give a player a warning or a game loss, or drop them from the game.

        By a game loss and by being dropped the player leaves the game as if they had given up.

        Raises:
            Refused: nobody plays there, a warning or a loss has no reason, or a draft is to be lost.
        """
        judging, loser = self._winnable() if act == "loss" else self._deciding(), self._seat(seat)
        if act in PENALTIES and not reason:
            raise Refused("table-refused-judge-reason", field="reason")
        if act == "drop" and len(self.state.row.seats) <= 2:
            raise Refused("table-refused-judge-drop")
        ruled = self._ruled(judging, act, seat=loser, reason=reason)
        if act == "warning":
            await self._keep(ruled)
        else:
            await self.take(given_up(self._playing(), [loser]), None, "", ruled)
