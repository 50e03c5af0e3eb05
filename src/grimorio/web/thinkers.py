"""Bots think here: in processes of their own, given a view and an imagined position, never the real one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from grimorio import games
from grimorio.bots import make_bot
from grimorio.kernel import Position

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot died, took too long, or gave no answer."""


@dataclass(frozen=True)
class Question:
    """All a bot gets to know.

    Attributes:
        game: the name of the rules.
        bot: the bot's name or level.
        seed: the bot's own luck.
        view: what its seat sees.
        imagined: a position its seat holds possible, as JSON, without the seed of the game.
        options: how many options there are.
    """

    game: str
    bot: str
    seed: int
    view: dict[str, Any]
    imagined: dict[str, Any]
    options: int


def question(position: Position, seat: int, bot: str, seed: int, luck: int) -> Question:
    """What a bot in this seat is asked.

    Args:
        position: the real position.
        seat: the bot's seat, one of those waited for.
        bot: its name or level.
        seed: its own luck.
        luck: the luck of the imagined position.
    """
    choice = next(choice for choice in position.waiting if choice.seat == seat)
    imagined = position.imagine(seat, luck)
    imagined.stops = 0
    seen, options = position.seen_by(seat), len(choice.options)
    return Question(position.game.name, bot, seed, seen, imagined.to_json(), options)


def think(asked: Question) -> int:
    """Let a bot choose; runs in a worker."""
    game = games.get(asked.game)
    world = game.position(asked.imagined)
    seat = int(asked.view["seat"])
    bot = make_bot(asked.bot, game, asked.seed)
    return int(bot.choose(asked.view, lambda luck: world.imagine(seat, luck)))


Think = Callable[[Question], int]

START = 60.0
"""Seconds a worker may take to start."""


class Thinkers(Protocol):
    """Whoever lets bots think."""

    async def choose(self, asked: Question) -> int:
        """The index of the option the bot takes.

        Raises:
            BotFailed: it gave none.
        """

    def close(self) -> None:
        """Stop thinking."""


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started here do not hear the signals by which a terminal or a system stops the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _settle_in() -> None:
    """Let a worker end with the server, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


class _Worker:
    """One process. It is killed when it hangs, and made again when needed."""

    def __init__(self, think: Think) -> None:
        self.think = think
        self.pool: ProcessPoolExecutor | None = None
        self.process: BaseProcess | None = None

    async def choose(self, asked: Question, timeout: float) -> int:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle_in)
            others = multiprocessing.active_children()
            with _undisturbed():
                started = self.pool.submit(os.getpid)
            self.process = next(one for one in multiprocessing.active_children() if one not in others)
            await asyncio.wait_for(asyncio.wrap_future(started), START)
        return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(self.think, asked)), timeout)

    def kill(self) -> None:
        if self.pool is None:
            return
        if self.process is not None:
            self.process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.process = None


class Workers:
    """Thinkers in processes of their own.

    Args:
        count: how many processes; each is started when it is needed.
        timeout: seconds for a choice; a process that takes longer is killed.
        think: what they do, a function of a module.
    """

    def __init__(self, count: int, timeout: float, think: Think = think) -> None:
        self.timeout = timeout
        self.all = [_Worker(think) for _ in range(count)]
        self.idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, asked: Question) -> int:
        """See `Thinkers.choose`."""
        worker = await self.idle.get()
        try:
            index = await worker.choose(asked, self.timeout)
        except asyncio.CancelledError:
            worker.kill()
            raise
        except (TimeoutError, BrokenProcessPool) as error:
            worker.kill()
            raise BotFailed(f"{asked.bot}: {error!r}") from None
        except Exception as error:  # whatever went wrong inside the bot
            log.exception("the bot %s failed", asked.bot)
            raise BotFailed(f"{asked.bot}: {error!r}") from None
        finally:
            self.idle.put_nowait(worker)
        if not 0 <= index < asked.options:
            raise BotFailed(f"{asked.bot}: there is no option {index}")
        return index

    def close(self) -> None:
        """See `Thinkers.close`."""
        for worker in self.all:
            worker.kill()
