"""Run bots in separate processes, with a view and an imagined position, never the real one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from grimorio import games
from grimorio.bots import make_bot
from grimorio.bots.bot import choice_of
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat
from grimorio.web.processes.process import Process, ProcessLost

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot's process died, took too long, or returned no answer."""


@dataclass(frozen=True)
class Question:
    """All that a bot's process is told about the choice that the bot must answer.

    Attributes:
        game: the name of the rules.
        bot: the bot's name or level.
        seed: the seed of the bot's own luck.
        view: what the bot's seat sees, as JSON data.
        imagined: a position that is possible from its seat's point of view, as JSON data, without the game's
            seed.
        options: the number of options.
        habit: the seed of what the bot overlooks, the same in the whole game.
    """

    game: str
    bot: str
    seed: int
    view: dict[str, Any]
    imagined: dict[str, Any]
    options: int
    habit: int = 0


def question(position: Position, seat: Seat, bot: str, seed: int, luck: int, habit: int = 0) -> Question:
    """The question for a bot in this seat.

    Args:
        position: the real position.
        seat: the bot's seat, which must be asked.
        bot: its name or level.
        seed: the seed of its own luck.
        luck: the luck of the imagined position, a number of 64 bits.
        habit: the seed of what the bot overlooks, the same in the whole game.
    """
    choice = choice_of(position, seat)
    imagined = position.imagine(seat, luck)
    imagined.stops = 0
    seen, options = position.seen_by(seat), len(choice.options)
    return Question(position.game.name, bot, seed, seen, imagined.to_json(), options, habit)


def think(asked: Question) -> int:
    """The index of the option that a bot chooses; this runs in a worker process."""
    game = games.get(asked.game)
    world = game.position(asked.imagined)
    seat = Seat(int(asked.view["seat"]))
    bot = make_bot(asked.bot, game, asked.seed, asked.habit)
    return int(bot.choose(asked.view, lambda luck: world.imagine(seat, luck)))


Think = Callable[[Question], int]
"""A function that answers a question of a bot with the index of an option."""


class BotWorkers(Protocol):
    """The interface of the workers that run bots."""

    async def choose(self, asked: Question) -> int:
        """The index of the option that the bot chooses.

        Raises:
            BotFailed: the bot gave no answer.
        """

    def close(self) -> None:
        """Stop all bots."""


class BotProcesses:
    """Bot workers in separate processes.

    Args:
        count: the most processes; each is started when it is first needed.
        timeout: seconds for a choice; a process that takes longer is killed.
        think: the function to run, defined at the top level of a module so that processes can import it.
    """

    def __init__(self, count: int, timeout: float, think: Think = think) -> None:
        self.timeout = timeout
        self.think = think
        self.closed = False
        self.thoughts: set[asyncio.Task[int]] = set()
        self.all = [Process() for _ in range(count)]
        self.idle: asyncio.Queue[Process] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, asked: Question) -> int:
        """The index of the option that the bot chooses (see `BotWorkers.choose`).

        After a process has died, the question is asked once more, because the bot is not to blame. When the
        caller is cancelled, the process still finishes its answer, and serves other callers afterwards.
        """
        worker = await self.idle.get()
        thought = asyncio.create_task(self._thought(worker, asked))
        self.thoughts.add(thought)
        thought.add_done_callback(self._over)
        return await asyncio.shield(thought)

    def _over(self, thought: asyncio.Task[int]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # nobody may want to know any more

    async def _thought(self, worker: Process, asked: Question) -> int:
        try:
            try:
                index = await worker.do(self.timeout, self.think, asked)
            except ProcessLost as lost:
                if lost.slow or self.closed:
                    raise
                log.warning("the process of the bot %s died: it is asked once more", asked.bot)
                index = await worker.do(self.timeout, self.think, asked)
        except ProcessLost as lost:
            raise BotFailed(f"{asked.bot}: {lost}") from None
        except Exception as error:  # whatever went wrong inside the bot
            log.exception("the bot %s failed", asked.bot)
            raise BotFailed(f"{asked.bot}: {error!r}") from None
        finally:
            self.idle.put_nowait(worker)
        if not 0 <= index < asked.options:
            raise BotFailed(f"{asked.bot}: there is no option {index}")
        return index

    def close(self) -> None:
        """Stop all bots and their processes."""
        self.closed = True
        for thought in self.thoughts:
            thought.cancel()
        for worker in self.all:
            worker.kill()
