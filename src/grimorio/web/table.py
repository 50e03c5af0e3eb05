"""A table: one game and everybody at it. An actor: whatever changes it waits in one queue."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from sqlalchemy.exc import SQLAlchemyError

from grimorio.kernel import WATCHER, Choice, Option, Record, Setup, SetupError
from grimorio.store import SeatRow
from grimorio.web import people, shares
from grimorio.web.picks import tried
from grimorio.web.refusals import Refused
from grimorio.web.resume import Resumed
from grimorio.web.sitting import Sitting, encoded
from grimorio.web.thinkers import BotFailed, Question, question
from grimorio.web.timeline import Timeline

if TYPE_CHECKING:
    from grimorio.web.hub import Hub

log = logging.getLogger(__name__)
T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]

FALLBACK = "greedy"
"""The bot that takes over from one that failed; after it, chance."""


class Table:
    """A game that is open, played or shown.

    Attributes:
        hub: where tables are kept.
        row: the game and its seats as stored.
        timeline: where the game stands, or None before it began.
        sittings: the connections.
        notices: what the table says about the game's past.
        closed: whether it has left the memory; ask the hub for another then.
        lost: whether it may differ from the disk, and leaves the memory after the job in hand.
    """

    def __init__(self, hub: Hub, resumed: Resumed) -> None:
        self.hub = hub
        self.row = resumed.row
        self.game = resumed.game
        self.timeline: Timeline | None = resumed.timeline
        self.sittings: set[Sitting] = set()
        self.notices: list[dict[str, Any]] = list(resumed.row.notices)
        self.stand_ins: dict[int, str | None] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.lost = False
        self.shares = shares.Shares(self)
        self.runner = asyncio.create_task(self._run())

    # -- the actor -----------------------------------------------------------------------------

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table do something in its turn, and wait for it.

        Raises:
            Refused: it was not done.
        """
        if self.closed:
            raise Refused("table-refused-storage")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((work, future))
        return cast(T, await future)

    async def _run(self) -> None:
        while not self.closed:
            try:
                work, future = await asyncio.wait_for(self.queue.get(), self.hub.settings.idle)
            except TimeoutError:
                if not self.sittings and not self.thinking:
                    self.leave()
                continue
            try:
                result = await work()
            except Refused as refused:
                _fail(future, refused)
            except Exception:
                log.exception("game %s: the table failed", self.row.id)
                self.lost = True
                _fail(future, Refused("table-refused-server"))
            else:
                if not future.done():
                    future.set_result(result)
            if self.lost:
                self.leave()

    def leave(self, code: int = 1012) -> None:
        """Leave the memory; what is on disk stays. Everybody connected is asked to connect again."""
        self.closed = True
        self.shares.stop()
        self.hub.forget(self)
        for sitting in list(self.sittings):
            sitting.close(code)
        for task in self.thinking.values():
            task.cancel()
        while not self.queue.empty():
            _fail(self.queue.get_nowait()[1], Refused("table-refused-storage"))

    async def stop(self) -> None:
        """Keep a snapshot and leave the memory, for the server ends."""
        timeline = self.timeline
        if timeline is not None and self.row.state == "playing":
            position = timeline.position.to_json()
            await self._store(self.hub.store.snapshot, self.row.id, timeline.era, timeline.answers, position)
        self.leave()

    async def _store(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Do something with the store; when that fails the table is read from the disk again."""
        try:
            return await self.hub.on_disk(work, *args, **named)
        except SQLAlchemyError:
            log.exception("game %s: the database failed", self.row.id)
            self.lost = True
            raise Refused("table-refused-storage") from None

    # -- people come and go --------------------------------------------------------------------

    def seat_of(self, token: str | None) -> int:
        """The seat a token is for; WATCHER without one.

        Raises:
            Refused: it is the token of no seat here.
        """
        if not token:
            return WATCHER
        for seat in self.row.seats:
            if people.matches(token, seat.token_hash):
                return seat.seat
        raise Refused("table-refused-token")

    def seat_of_invite(self, invite: str) -> SeatRow:
        """The free seat an invitation is for.

        Raises:
            Refused: there is none.
        """
        for seat in self.row.seats:
            if seat.free and people.matches(invite, seat.invite_hash):
                return seat
        raise Refused("table-refused-invite", field="invite")

    async def sit(self, invite: str, name: str, token: str, seal: str | None) -> int:
        """Take the free seat of an invitation; the game begins with the last one. Returns the seat."""
        seat = self.seat_of_invite(invite)
        stored = people.digest(token)
        if not await self._store(self.hub.store.sit, self.row.id, seat.seat, name, stored, seal):
            raise Refused("table-refused-invite", field="invite")
        seat.free, seat.name, seat.token_hash, seat.seal = False, name, stored, seal
        await self.begin_or_tell()
        return seat.seat

    async def keep_share(self, seat: SeatRow, seal: str | None, secret: str) -> None:
        """Keep how far a seat's share of the luck is."""
        await self._store(self.hub.store.share, self.row.id, seat.seat, seal, secret)
        seat.seal, seat.secret = seal, secret

    async def begin_or_tell(self) -> None:
        """Begin the game if nothing is missing, else say what changed."""
        await self.begin()
        if self.timeline is None:
            self._tell_players()

    async def begin(self) -> None:
        """Begin the game if it has not begun, no seat is free and no share of the luck is awaited."""
        row = self.row
        if row.state != "open" or self.game is None or any(seat.free for seat in row.seats):
            return
        if not self.shares.settled():
            return
        setup = row.setup
        if not row.seeded:
            setup = {**setup, "seed": str(shares.seed_of(row))}
        parsed = Setup.from_json(setup)
        try:
            timeline = Timeline(self.game, self.game.start(parsed, journal=True))
        except SetupError:
            log.exception("game %s cannot begin by these rules", row.id)
            row.state = "broken"
            self.notices.append({"message": "table-notice-broken", "args": {}})
            await self._store(self.hub.store.mark, row.id, row.state, self.notices)
            self._tell_players()
            return
        version, card_hash = self.game.version, self.game.card_hash(parsed)
        position = timeline.position.to_json()
        await self._store(self.hub.store.begin, row.id, setup, version, card_hash, position)
        row.setup, row.version, row.card_hash, row.state = setup, version, card_hash, "playing"
        self.timeline = timeline
        self._tell_update(0)
        self.wake_bots()

    async def come(self, sitting: Sitting, since: int, era: int) -> None:
        """Somebody connects: greet them and show them the table."""
        if len(self.sittings) >= self.hub.settings.max_sittings:
            raise Refused("table-refused-full")
        self.sittings.add(sitting)
        welcome = {
            "kind": "welcome",
            "id": self.row.id,
            "game": self.row.game,
            "seat": sitting.seat,
            "state": self.row.state,
            "era": 0 if self.timeline is None else self.timeline.era,
            "server": self.hub.version,
        }
        sitting.send(welcome)
        await self.show(sitting, since, era)
        if sitting.seat != WATCHER:
            self._tell_players(but=sitting)
        self.wake_bots()

    async def show(self, sitting: Sitting, since: int, era: int | None = None) -> None:
        """Show somebody the table, and the log since an update."""
        timeline = self.timeline
        if timeline is None:
            sitting.send(self._players())
            return
        if (era is not None and era != timeline.era) or not timeline.before < since <= timeline.n:
            since = 0
        sitting.send(self._update(sitting.seat, since))

    async def go(self, sitting: Sitting) -> None:
        """Somebody is disconnected."""
        self.sittings.discard(sitting)
        if sitting.seat != WATCHER:
            self._tell_players()

    # -- answers -------------------------------------------------------------------------------

    async def answer_of(self, sitting: Sitting, number: int, options: Sequence[Option]) -> None:
        """Take somebody's answer, or tell them why not."""
        try:
            await self.answer(sitting.seat, number, options, sitting)
        except Refused as refused:
            sitting.refuse(refused, number)
        except Exception:
            sitting.refuse(Refused("table-refused-server"), number)
            raise

    async def answer(
        self, seat: int, number: int, options: Sequence[Option], sitting: Sitting | None = None
    ) -> None:
        """Take an answer: try it, store it, play it, tell everybody.

        Raises:
            Refused: nothing happened.
        """
        timeline = self.timeline
        if seat == WATCHER:
            raise Refused("table-refused-spectator")
        if timeline is None:
            raise Refused("table-refused-waiting" if self.row.state == "open" else "table-refused-broken")
        given, after = tried(timeline.position, seat, number, options, timeline.given)
        extra: dict[str, Any] = {}
        count = timeline.answers + len(given)
        every = self.hub.settings.snapshot_every
        if after.over or count // every != timeline.answers // every:
            extra["position"] = after.to_json()
        if after.result is not None:
            extra["result"] = after.result.to_json()
            if not timeline.era:
                record = self._record(timeline)
                record.answers.extend(given)
                record.finish(after)
                extra["record"] = {**record.to_json(), "luck": shares.noted(self.row)}
        await self._store(self.hub.store.add, self.row.id, timeline.era, timeline.answers, given, **extra)
        before = timeline.n
        for one in given:
            timeline.give(one)
        if timeline.position.over:
            self.row.state, self.row.result = "over", extra["result"]
        if sitting is not None:
            sitting.send({"kind": "ack", "choice": number})
        self._tell_update(before)
        self.wake_bots()

    def _record(self, timeline: Timeline) -> Record:
        players = tuple(seat.name for seat in self.row.seats)
        setup = timeline.position.setup
        return Record(setup, self.row.version, self.row.card_hash, players, list(timeline.given))

    # -- bots ----------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is waited for and does not think yet."""
        if self.timeline is None or self.closed:
            return
        for choice in self.timeline.position.waiting:
            if self.row.seats[choice.seat].kind == "bot" and choice.number not in self.thinking:
                task = asyncio.create_task(self._think(choice))
                self.thinking[choice.number] = task

    async def _think(self, choice: Choice) -> None:
        try:
            pause = asyncio.create_task(asyncio.sleep(self.hub.settings.bot_pace if self.sittings else 0))
            option = choice.options[await self._bot_choice(choice)]
            await pause
            await self.ask(lambda: self.answer(choice.seat, choice.number, [option]))
        except Refused as refused:
            log.error("game %s: the bot of seat %d: %s", self.row.id, choice.seat, refused.message)
        finally:
            self.thinking.pop(choice.number, None)

    async def _bot_choice(self, choice: Choice) -> int:
        """The index of the option the seat's bot takes, or whoever stands in for it."""
        seat = self.row.seats[choice.seat]
        named = seat.bot or FALLBACK
        while self.timeline is not None:
            bot = self.stand_ins.get(choice.seat, named)
            if bot is None:
                break
            try:
                return await self.hub.thinkers.choose(self._question(choice, bot))
            except BotFailed as failed:
                log.warning("game %s: the bot of seat %d failed: %s", self.row.id, choice.seat, failed)
            except Exception:
                log.exception("game %s: the bot of seat %d cannot be asked", self.row.id, choice.seat)
            stand_in = FALLBACK if bot != FALLBACK else None
            self.stand_ins[choice.seat] = stand_in
            args = {"seat": choice.seat, "name": seat.name, "bot": stand_in or "random"}
            self.notices.append({"message": "table-notice-bot-replaced", "args": args})
            self._tell_players()
        return secrets.randbelow(len(choice.options))

    def _question(self, choice: Choice, bot: str) -> Question:
        assert self.timeline is not None
        position = self.timeline.position
        seed, seat, number = position.setup.seed, choice.seat, choice.number
        own, imagined = _luck(seed, "bot", seat, number), _luck(seed, "imagine", seat, number)
        return question(position, seat, bot, own, imagined)

    # -- what people are told ------------------------------------------------------------------

    def players(self) -> list[dict[str, Any]]:
        """Who sits where."""
        here = {sitting.seat for sitting in self.sittings}
        return [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "free": seat.free,
                "connected": seat.kind == "bot" or seat.seat in here,
            }
            for seat in self.row.seats
        ]

    def _players(self) -> dict[str, Any]:
        return {
            "kind": "players",
            "state": self.row.state,
            "players": self.players(),
            "notices": self.notices,
            "luck": shares.public(self.row),
        }

    def _update(self, seat: int, since: int) -> dict[str, Any]:
        timeline = self.timeline
        assert timeline is not None and self.game is not None
        position = timeline.position
        playing = seat != WATCHER and not position.over
        return {
            **self._players(),
            "kind": "update",
            "n": timeline.n,
            "from": since,
            "view": position.seen_by(seat),
            "log": timeline.since(seat, since),
            "refused": self.game.refused(position, seat) if playing else [],
        }

    def _tell_update(self, since: int) -> None:
        texts: dict[int, str] = {}
        for sitting in list(self.sittings):
            if sitting.seat not in texts:
                texts[sitting.seat] = encoded(self._update(sitting.seat, since))
            sitting.send_text(texts[sitting.seat])

    def _tell_players(self, but: Sitting | None = None) -> None:
        text = encoded(self._players())
        for sitting in list(self.sittings):
            if sitting is not but:
                sitting.send_text(text)


def _fail(future: asyncio.Future[Any], refused: Refused) -> None:
    if not future.done():
        future.set_exception(refused)


def _luck(*parts: object) -> int:
    """64 bits that follow from these parts and tell nothing about them."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
