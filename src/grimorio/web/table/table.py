"""A table: one game and everybody at it. It is an actor: all changes run one after another, in one queue."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar, cast

from grimorio.kernel import WATCHER, Choice, IllegalAnswer, Option, Setup, SetupError
from grimorio.kernel.record import ALL_SEATS, CONCEDE, DRAW
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.store.models import SeatKind, now
from grimorio.web.bots.seats import BotSeats
from grimorio.web.game import luck, visibility
from grimorio.web.game.judging import Judging
from grimorio.web.game.picks import Played, given_up, tried
from grimorio.web.game.resume import STOPPED, Resumed
from grimorio.web.game.timeline import Passing, Timeline
from grimorio.web.network.logs import GAME, REQUEST
from grimorio.web.refusals import Refused
from grimorio.web.table.auto_answer import AutoAnswer
from grimorio.web.table.broadcast import Broadcast
from grimorio.web.table.chat import Chat, Said
from grimorio.web.table.connection import Connection
from grimorio.web.table.drafted import DraftedDecks
from grimorio.web.table.host import ALL_GAMES, TableHost
from grimorio.web.table.job import Job, JobQueue
from grimorio.web.table.judge import TableJudge
from grimorio.web.table.match import PAST, TableMatch
from grimorio.web.table.rematch import Rematch
from grimorio.web.table.seals import Seals
from grimorio.web.table.shares import Shares
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage, asked
from grimorio.web.table.take_back import TakeBack
from grimorio.web.table.timekeeper import Timekeeper
from grimorio.web.table.waiting import WaitingRoom

log = logging.getLogger(__name__)
T = TypeVar("T")


class Table:
    """A game that is open, in progress or over, as an actor with several parts.

    Attributes:
        host: the server, as its tables use it.
        state: the game, its seats, its timeline, its connections.
        storage: stores the changes of the table.
        untold: the number of the last update broadcast, while later ones are held back; otherwise None.
        asked: when the work that is done now was asked for, in seconds of `time.perf_counter`.
        bots, auto_answer, time, chat, shares, seals, broadcast, match, drafted, rematch, take_back, judge:
            the parts of the actor.
    """

    def __init__(self, host: TableHost, resumed: Resumed, said: Said) -> None:
        self.host = host
        self.state = state = TableState(resumed)
        self.storage = storage = TableStorage(state, host)
        self.queue = JobQueue(self._do, state.rest, self._leave_idle, host.settings.idle)
        self.untold: int | None = None
        self.asked = 0.0
        settings = host.settings
        self.seals = Seals(state, storage, self._sealed)
        self.shares = Shares(state, storage, self.ask, self.begin_or_tell, settings.luck_wait)
        self.time = Timekeeper(state, self.seals.waited, self._now, self.ask, self._expired)
        state.slow = self.time.slow
        self.drafted = DraftedDecks(
            state, storage, self.time, host.make, self.answer, self._tell_drafted, host.tournaments.wake
        )
        self.broadcast = Broadcast(
            state,
            self.shares,
            self.seals,
            self.time,
            self.drafted,
            taking_back=lambda seat: self.take_back.told(seat),
            requested=lambda: self.take_back.public(),
            now=self._now,
            version=host.version,
        )
        self.chat = Chat(host, state, storage, self.keep_settings, said)
        self.match = TableMatch(state, storage, self.time, host, self.concede, self.broadcast.tell_players)
        self.rematch = Rematch(state, storage, self.broadcast, host.make)
        self.auto_answer = AutoAnswer(
            state,
            out=self.time.passed_for,
            ask=self.ask,
            answer=partial(self._answer_for, True),
            keep_settings=self.keep_settings,
            tell_untold=self.tell_untold,
            pause=settings.auto_pace,
        )
        self.bots = self._bot_seats()
        self.take_back = TakeBack(
            state, storage, self.time, self.seals, self.broadcast, self.bots, self.tell_untold, self._go_on
        )
        self.judge = TableJudge(self.take_back, self.ask, self._take, host.tournaments.wake)
        self.waiting = WaitingRoom(state, storage, self.begin_or_tell, self.leave)

    def _bot_seats(self) -> BotSeats:
        """The bots of the table, as the server's settings say."""
        return BotSeats(
            self.state,
            self.seals,
            ask=self.ask,
            answer=partial(self._answer_for, False),
            replaced=self.broadcast.tell_players,
            held=self.time.held,
            workers=self.host.bot_workers,
            turns=self.host.bot_turns,
            paused=lambda: not self.host.bots_paused.isdisjoint((ALL_GAMES, self.row.id)),
            pause=self.host.settings.bot_pace,
        )

    @property
    def row(self) -> GameRow:
        """The game and its seats as stored."""
        return self.state.row

    @property
    def timeline(self) -> Timeline | None:
        """The game so far, or None before it began."""
        return self.state.timeline

    @property
    def closed(self) -> bool:
        """Whether the table has been removed from memory; then the hub must be asked for a new one."""
        return self.state.closed

    def _now(self) -> float:
        return self.host.now()

    # -- the actor -----------------------------------------------------------------------------

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run `work` in the table's queue, after all earlier work, and return its result.

        Raises:
            Refused: the work raised it.
        """
        if self.closed:
            raise Refused("table-refused-storage")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put(Job(work, future, REQUEST.get(), time.perf_counter()))
        return cast(T, await future)

    async def _do(self, job: Job) -> None:
        """Do a job of the queue, unless nobody waits for it any more."""
        if job.result.cancelled():
            return
        GAME.set(self.row.id)
        REQUEST.set(job.request)
        self.asked = job.asked
        try:
            result = await job.work()
        except Refused as refused:
            job.fail(refused)
        except Exception:
            log.exception("game %s: the table failed", self.row.id)
            self.storage.lost = True
            job.fail(Refused("table-refused-server"))
        else:
            if not job.result.done():
                job.result.set_result(result)
        if self.storage.lost:
            self.leave()

    def _leave_idle(self) -> None:
        """Remove the table from memory if nobody is there and nothing goes on at it."""
        goes_on = self.bots.thinking or self.auto_answer.coming or self.time.holds or len(self.queue)
        if not (goes_on or self.state.connections):
            self.leave()

    def leave(self, code: int = 1012) -> None:
        """Remove the table from memory; the stored game stays.

        All connections are closed with the WebSocket code `code`, and may connect again.
        """
        self.state.closed = True
        for part in (self.shares, self.bots, self.auto_answer, self.time, self.judge):
            part.stop()
        self.broadcast.close()
        self.host.forget(self.row.id)
        for connection in list(self.state.connections):
            connection.close(code)
        self.queue.close(Refused("table-refused-storage"))

    async def stop(self) -> None:
        """Store a snapshot and remove the table from memory, because the server stops."""
        timeline = self.timeline
        if timeline is not None and self.row.state == "playing":
            position = timeline.position.to_json()
            await self.storage.keep(
                self.host.store.snapshot, self.row.id, timeline.era, timeline.answers, position
            )
            await self.storage.note(clock=self.time.stored(self.time.clock))
        self.leave()

    async def stop_game(self) -> bool:
        """End the game without a result, together with its match, because the operator of the server says so.

        Returns whether it was open or in progress.
        """
        if self.row.state in PAST:
            return False
        await self.call_off()
        if self.row.state not in PAST:
            self.row.state = "broken"
            self.state.timeline = None
            self.state.notices.append({"message": STOPPED, "args": {}})
            await self.storage.mark()
        self.broadcast.tell_players()
        return True

    async def wake_bots(self) -> None:
        """Let the bots think or pause, as the operator of the server wants now."""
        self.bots.wake()

    async def keep_settings(self, seat: Seat, settings: dict[str, Any]) -> None:
        """Store a person's settings, and apply them."""
        await self.storage.settings(seat, settings)
        self.broadcast.tell_settings(seat)
        self.auto_answer.wake()

    # -- people come and go --------------------------------------------------------------------

    async def rebind(self, seat: Seat, stored: str) -> None:
        """Replace the token of a seat by one with the digest `stored`; close the seat's connections."""
        await self.storage.token(seat, stored)
        self.state.send_away(seat)

    async def hand(self, seat: Seat, kind: SeatKind, bot: str | None, stored: str | None) -> None:
        """Give a seat to a bot, a person or another device; close the connections with its earlier token.

        `bot` is the name of the bot, None for a person. `stored` is the digest of the new token, None for a
        bot.
        """
        row = self.row.seats[seat]
        seal = None if kind == "bot" and row.seal == luck.AWAITED else row.seal
        await self.storage.hand(seat, kind=kind, bot=bot, token_hash=stored, seal=seal)
        self.state.send_away(seat)
        self.bots.stop()
        await self.begin_or_tell()
        if self.timeline is not None:
            self.broadcast.tell_players()
            await self._go_on()

    async def call_off(self) -> None:
        """End the match of the table without a winner, and its game in progress without a result."""
        for part in (self.bots, self.auto_answer, self.time):
            part.stop()
        await self.match.call_off()

    async def begin_or_tell(self) -> None:
        """Begin the game if nothing is missing, else broadcast what changed."""
        await self.begin()
        if self.timeline is None:
            self.broadcast.tell_players()

    async def begin(self) -> None:
        """Begin the game unless it has begun, a seat is free, or shares of the random seed are awaited."""
        row = self.row
        if row.state != "open" or self.state.game is None or any(seat.free for seat in row.seats):
            return
        if not self.shares.settled():
            return
        setup = row.setup
        if not row.seeded:
            setup = {**setup, "seed": str(luck.seed_of(row))}
        parsed = Setup.from_json(setup)
        try:
            position = self.state.game.start(parsed, journal=True, stops=ALL_SEATS)
        except SetupError:
            log.exception("game %s cannot begin by these rules", row.id)
            row.state = "broken"
            self.state.notices.append({"message": "table-notice-broken", "args": {}})
            await self.storage.mark()
            self.broadcast.tell_players()
            await self.match.look()
            return
        timeline = Timeline(self.state.game, position, Passing(row.seats))
        version, card_hash = self.state.game.version, self.state.game.card_hash(parsed)
        start = row.id, setup, version, card_hash, position.to_json(), asked(position)
        await self.storage.keep(self.host.store.begin, *start)
        row.setup, row.version, row.card_hash, row.state = setup, version, card_hash, "playing"
        self.state.timeline = timeline
        for connection in list(self.state.connections):
            if connection.seat == WATCHER and not visibility.allowed(row):
                connection.close(4403, Refused("table-refused-spectators"))
        self.time.start()
        if self.time.slow:
            await self.storage.note(clock=self.time.stored(self.time.clock))
        await self.drafted.begin()
        self.broadcast.tell_update(0)
        await self._go_on()

    async def open(self) -> None:
        """Begin or continue the game, after the table was read from the disk."""
        if self.broadcast.delayed is not None:
            self.broadcast.delayed.open()
        await self.begin()
        await self.seals.settle()
        if self.timeline is not None and self.row.state == "playing":
            if not self.time.running:
                self.time.start()
            self.judge.wind()
            await self._go_on()
        await self.match.look()
        await self.drafted.look()

    async def _go_on(self) -> None:
        """Let bots think, and schedule automatic answers. This is called after every change."""
        await self.drafted.look()
        await self.auto_answer.look()
        self.bots.wake()
        self._tell_asked()

    def _tell_asked(self) -> None:
        """Let the people whom the game waits for be told, unless they are here."""
        if self.timeline is not None and self.row.state == "playing":
            here = {connection.seat for connection in self.state.connections}
            away = self.seals.waited(self.timeline.position) - here
            self.host.people.asked(self.row, {seat for seat in away if seat >= 0})

    async def come(self, connection: Connection, since: int, era: int) -> None:
        """Welcome a new connection, and send it the table with the log after update `since`.

        `era` is the era that the connection knows (see `show`).
        """
        self.state.admit(connection, self.host.settings)
        connection.who = self.chat.number(connection)
        connection.again = self._show_again
        self.broadcast.welcome(connection)
        await self.show(connection, since, era)
        await self.chat.show(connection)
        self.rematch.tell(connection)
        self.match.tell(connection)
        self.broadcast.came_or_went(connection)
        self.drafted.note()
        self.bots.wake()

    async def show(self, connection: Connection, since: int, era: int | None = None) -> None:
        """Send a connection the table with the log after update `since`; all of it if `era` is outdated."""
        self.broadcast.show(connection, since, era)

    async def _show_again(self, connection: Connection) -> None:
        """Send the whole table to a client that read too slowly to be sent every step."""
        with suppress(Refused):
            await self.ask(lambda: self.show(connection, 0))

    async def go(self, connection: Connection) -> None:
        """Remove a connection from the table after it was closed."""
        self.state.connections.discard(connection)
        self.broadcast.came_or_went(connection)
        self.drafted.note()

    # -- answers -------------------------------------------------------------------------------

    async def answer(
        self,
        seat: Seat,
        number: int,
        options: Sequence[Option],
        connection: Connection | None = None,
        *,
        auto: bool = False,
        salt: str = "",
    ) -> None:
        """Take an answer: try it on a copy, store it, play it, broadcast the update.

        Args:
            seat: the seat that answers.
            number: the number of the choice.
            options: the option picked, and options for the choices that follow.
            connection: the connection that receives an acknowledgement, or None.
            auto: whether the answer is automatic.
            salt: the random text that opens a sealed answer; empty if the answer was not sealed.

        Raises:
            Refused: an option is not allowed now; nothing happened.
        """
        timeline = self.state.playing(seat)
        self.state.check_runs()
        if timeline.answers >= self.host.settings.longest:
            raise Refused("table-refused-long")
        if salt:
            self.seals.check(seat, number, options[0], salt)
        run = tried(timeline, seat, number, options)
        if auto:
            run = [played._replace(auto=True) for played in run]
        if self.time.clock is None:
            run += self.auto_answer.following(run[-1].after, self.host.settings.longest - timeline.answers)
        await self._take(run, connection, salt)
        waited = time.perf_counter() - self.asked
        by = "bot" if self.row.seats[seat].kind == "bot" else "person"
        for played in run:
            self.host.metrics.answered(self.row.game, "automatic" if played.auto else by, waited)

    async def _answer_for(self, auto: bool, choice: Choice, option: Option) -> None:
        """Take the answer of a bot or, if `auto` is true, an automatic answer."""
        await self.answer(choice.seat, choice.number, [option], auto=auto)

    async def concede(self, seat: Seat, connection: Connection | None = None) -> None:
        """Let a seat concede.

        Raises:
            Refused: the game is over, or the seat is not in it any more.
        """
        timeline = self.state.playing(seat)
        try:
            run = given_up(timeline, [seat])
        except IllegalAnswer:
            raise Refused("table-refused-over") from None
        await self._take(run, connection)

    async def _expired(self, seats: list[Seat]) -> None:
        """Answer for the seats that have no time left, or let them concede, as the clock's setting says."""
        clock = self.time.clock
        if self.time.exchanging:
            await self.match.out_of_time(seats)
        elif clock is not None and clock.timeout == "concede":
            await self._out_of_time(seats[0])
        else:
            self.auto_answer.wake()
            self.bots.wake()

    async def _out_of_time(self, seat: Seat) -> None:
        """Let a seat concede because it has no time left, and show a notice of it."""
        args = {"seat": seat, "name": self.row.seats[seat].name}
        self.state.notices.append({"message": "table-notice-time", "args": args})
        await self.storage.mark()
        await self.concede(seat)

    def _sealed(self) -> None:
        """Update the clock and broadcast the state of the game, after a seat has sealed its answer."""
        assert self.timeline is not None
        self.time.sealed(self.seals.waited(self.timeline.position))
        self.tell_untold()
        self.broadcast.tell_players()
        self.bots.wake()

    async def _take(
        self, run: Sequence[Played], sender: Connection | None, salt: str = "", judging: Judging | None = None
    ) -> None:
        """Store answers that were played on copies, adopt these, and broadcast the update.

        `run` are the answers, in their order; with a clock they are all of one seat. The `sender`
        gets an acknowledgement, if there is one. `salt` opens a sealed answer, and is empty where no answer
        was sealed. Where the answers follow from a ruling, `judging` is the judge's place with it.
        """
        timeline = self.timeline
        assert timeline is not None
        (number, seat, option), after = run[0].given, run[-1].after
        clock = self.time.answered(seat, after)
        had = self.time.left(seat)
        ends = option in (CONCEDE, DRAW)
        seals = self.seals.entries if ends else self.seals.after(run[0].given, salt)
        await self.storage.answers(run, clock=self.time.stored(clock), seals=seals, judging=judging)
        before = timeline.n
        if judging is not None:
            self.state.rule(judging)
        for played in run:
            timeline.give(played.given, auto=played.auto, had=had, after=played.after)
        self.row.updated, self.row.seals = now(), seals or None
        self.time.set(clock)
        if after.result is not None:
            self.row.state, self.row.result = "over", after.result.to_json()
            self.host.metrics.finished(self.row.game)
        if sender is not None:
            sender.send({"kind": "ack", "choice": number})
        await self.drafted.begin()
        self.untold = before if self.untold is None else self.untold
        if self.row.state == "over":
            self.tell_untold()
            self.host.people.ended(self.row.id)
            await self.match.look()
            if self.row.campaign_id is not None:
                self.host.campaigns.wake(self.row.campaign_id)
        await self._go_on()

    # -- what people are told ------------------------------------------------------------------

    def _tell_drafted(self) -> None:
        """Broadcast which players of a draft have a deck, and their matches."""
        self.tell_untold()
        self.broadcast.tell_players()

    def tell_untold(self) -> None:
        """Broadcast the update that was held back because more was to follow."""
        if self.untold is not None:
            since, self.untold = self.untold, None
            self.broadcast.tell_update(since)
