"""The seats of bots at a table: bots think when they are asked, and a bot that fails is replaced."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from grimorio.kernel import WATCHER, Choice, Game, Option, Position
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow
from grimorio.web.bots.turns import BotTurns
from grimorio.web.bots.workers import BotFailed, BotWorkers, Question, question
from grimorio.web.game import characters, seat_settings
from grimorio.web.game.judging import Judging
from grimorio.web.game.timeline import Timeline
from grimorio.web.refusals import Refused

log = logging.getLogger(__name__)


class BotTable(Protocol):
    """The parts of a table that its bots use."""

    row: GameRow
    timeline: Timeline | None
    notices: list[dict[str, Any]]
    closed: bool
    judging: Judging

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, player or spectator."""

    @property
    def attended(self) -> bool:
        """Whether a player is connected."""


class Sealing(Protocol):
    """The sealed answers of a table: all seats commit to theirs by a hash before any of them is shown."""

    def entry(self, number: int) -> dict[str, Any] | None:
        """The stored sealed answer to the choice with this number (see `sealed_answers.Entry`), or None."""

    def ready(self, position: Position) -> bool:
        """Whether every seat that is asked has sealed its answer, so that all answers may be opened."""

    async def decide(self, choice: Choice, option: Option) -> None:
        """Store the hash of the answer that a bot has decided on."""


FALLBACK = "greedy"
"""The bot that takes the place of a bot that failed; if this bot fails too, answers are random."""


class BotSeats:
    """The bots of one table.

    Attributes:
        thinking: the tasks in which bots are thinking, by the number of the choice.
        stand_ins: by seat, the name of the bot that replaces a bot that failed; None for random answers.

    Args:
        table: the state of the table.
        seals: the sealed answers of the table.
        ask: runs work in the table's queue, one piece after another.
        answer: answers a choice for a seat; called in the table's queue.
        replaced: called after a bot was replaced and a notice was added.
        held: tells whether a bot answers for a person whose time is over.
        workers: the processes that run the bots.
        turns: decides which bots think next.
        paused: tells whether the operator lets the bots of this game pause.
        pause: seconds that a bot waits before it answers.
    """

    def __init__(
        self,
        table: BotTable,
        seals: Sealing,
        *,
        ask: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]],
        answer: Callable[[Choice, Option], Awaitable[None]],
        replaced: Callable[[], None],
        held: Callable[[Seat], bool],
        workers: BotWorkers,
        turns: BotTurns,
        paused: Callable[[], bool],
        pause: float,
    ) -> None:
        self.table = table
        self.seals = seals
        self.ask = ask
        self.answer = answer
        self.replaced = replaced
        self.held = held
        self.workers = workers
        self.turns = turns
        self.paused = paused
        self.pause = pause
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.stand_ins: dict[int, str | None] = {}

    @property
    def alone(self) -> bool:
        """Whether no player is connected, so that bots play without people."""
        return not self.table.attended

    def wake(self) -> None:
        """Let every bot that is asked begin to think; stop the bots that are no longer asked.

        Bots pause while nobody watches, and continue when somebody connects. Bots in games of campaigns and
        tournaments never pause for that, because others wait for their results; nor does a bot that answers
        for a person. All bots pause while the operator wants it, and while a judge has stopped the game.
        """
        table = self.table
        if table.timeline is None or table.closed:
            return
        if self.paused() or table.judging.stopped:
            self.stop()
            return
        waiting = {choice.number: choice for choice in table.timeline.position.waiting}
        for number in self.thinking.keys() - waiting.keys():
            self.thinking.pop(number).cancel()
        row = table.row
        joined = row.campaign_id is not None or row.event_id is not None
        paused = not (table.watched or joined)
        for choice in waiting.values():
            held = self.held(choice.seat)
            bot = table.row.seats[choice.seat].kind == "bot" and not paused
            if not (held or bot) or choice.number in self.thinking:
                continue
            if self.seals.entry(choice.number) is None or self.seals.ready(table.timeline.position):
                self.thinking[choice.number] = asyncio.create_task(self._think(choice))

    def stop(self) -> None:
        """Cancel the thinking of all bots."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    async def _think(self, choice: Choice) -> None:
        table = self.table
        try:
            sealed = self.seals.entry(choice.number)
            pause = asyncio.create_task(asyncio.sleep(self._pace(opens=sealed is not None)))
            await self.turns.pace(table.row.maker, self.alone)
            known = sealed and sealed["option"]  # of a person, whose seat it was, only the hash is known
            option = tuple(known) if known else choice.options[await self._index(choice)]
            if table.timeline is not None and seat_settings.quiet(table.timeline.position, choice, option):
                pause.cancel()
            else:
                await pause
            await self.ask(lambda: self._answer(choice, option))
        except Refused as refused:
            log.error("game %s: the bot of seat %d: %s", table.row.id, choice.seat, refused.message)
        finally:
            if self.thinking.get(choice.number) is asyncio.current_task():
                del self.thinking[choice.number]

    def _pace(self, opens: bool) -> float:
        """Seconds that a bot waits before it answers, so that people can follow what has just happened.

        Args:
            opens: whether the bot only opens an answer that it has sealed before.
        """
        table = self.table
        if not table.watched or table.timeline is None:
            return 0.0
        seen = [] if opens else table.timeline.log.newest(WATCHER)
        return self.pause * scene(table.timeline.game, seen) * seat_settings.pace(table.row.seats)

    async def _answer(self, choice: Choice, option: tuple[str | int, ...]) -> None:
        """Give the answer `option` of the bot to a choice, unless the choice is no longer asked."""
        timeline = self.table.timeline
        if timeline is not None and any(
            pending.number == choice.number for pending in timeline.position.waiting
        ):
            self.thinking.pop(choice.number, None)
            if choice.ask in timeline.game.sealed and self.seals.entry(choice.number) is None:
                await self.seals.decide(choice, option)
                return
            await self.answer(choice, option)

    async def _index(self, choice: Choice) -> int:
        """The index of the option that the bot of a seat chooses.

        For a choice with one option, the answer waits as long as the last thought of a bot of this name in a
        game with the same rules, so that nobody can see that there was only one option.
        """
        table, turns = self.table, self.turns
        kind = table.row.game, table.row.seats[choice.seat].bot
        if len(choice.options) == 1:
            await asyncio.sleep(turns.took.get(kind, 0.0))
            return 0
        began = time.monotonic()
        async with turns.turn(table.row.maker, self.alone):
            index = await self._choice(choice)
        turns.thought(*kind, time.monotonic() - began)
        return index

    async def _choice(self, choice: Choice) -> int:
        """The index of the option chosen by the seat's bot or, if that fails, by the bot that replaces it."""
        table = self.table
        seat = table.row.seats[choice.seat]
        named = characters.named(seat, FALLBACK)
        while table.timeline is not None:
            bot = self.stand_ins.get(choice.seat, named)
            if bot is None:
                break
            try:
                return await self.workers.choose(self._question(choice, bot))
            except BotFailed as failed:
                log.warning("game %s: the bot of seat %d failed: %s", table.row.id, choice.seat, failed)
            except Exception:
                log.exception("game %s: the bot of seat %d cannot be asked", table.row.id, choice.seat)
            stand_in = FALLBACK if bot != FALLBACK else None
            self.stand_ins[choice.seat] = stand_in
            args = {"seat": choice.seat, "name": seat.name, "bot": stand_in or "random"}
            table.notices.append({"message": "table-notice-bot-replaced", "args": args})
            self.replaced()
        return secrets.randbelow(len(choice.options))

    def _question(self, choice: Choice, bot: str) -> Question:
        assert self.table.timeline is not None
        position = self.table.timeline.position
        seed, seat, number = position.setup.seed, choice.seat, choice.number
        own, imagined = _luck(seed, "bot", seat, number), _luck(seed, "imagine", seat, number)
        return question(position, seat, bot, own, imagined, _luck(seed, "overlook", seat))


def scene(game: Game, seen: list[dict[str, Any]]) -> int:
    """The factor by which bots wait longer than usual after these events, so that people can follow them.

    `seen` holds public events only, as JSON data, so that the wait reveals nothing hidden.
    """
    return max((game.scenes.get(line["event"], 1) for line in seen), default=1)


def _luck(*parts: object) -> int:
    """A number of 64 bits that is computed from these parts and reveals nothing about them."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
