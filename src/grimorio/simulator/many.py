"""Many games in several processes, given back in the order of their numbers."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

Note = TypeVar("Note")
Leaves = TypeVar("Leaves", covariant=True)

AHEAD: Final = 3
"""Bundles of games that wait for each process, so that none stands idle."""


@dataclass(frozen=True)
class Progress:
    """How far a run is.

    Attributes:
        done, games: games played, and games to play.
        seconds: since the beginning.
    """

    done: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.done / self.seconds if self.seconds > 0 else 0.0

    @property
    def left(self) -> float:
        """Seconds left."""
        return (self.games - self.done) / self.rate if self.done else 0.0


Watch = Callable[[Progress], None]


class Planned(Protocol[Leaves]):
    """Games to play, each decided by its number."""

    def play(self, number: int) -> Leaves:
        """Play the game of this number, and give what is noted of it."""


def played(
    plan: Planned[Note], games: int, jobs: int = 1, bundle: int = 20, watch: Watch | None = None
) -> Generator[Note]:
    """Play games 0, 1, 2, … and give what is noted of each, in this order.

    Close the iterator to stop early.

    Args:
        plan: what is played.
        games: how many.
        jobs: processes; 1 plays in this one.
        bundle: games given to a process at a time.
        watch: told after every game.
    """
    began = time.perf_counter()
    source = _here(plan, games) if jobs <= 1 else _elsewhere(plan, games, jobs, bundle)
    try:
        for done, noted in enumerate(source, 1):
            if watch is not None:
                watch(Progress(done, games, time.perf_counter() - began))
            yield noted
    finally:
        source.close()


def _here(plan: Planned[Note], games: int) -> Generator[Note]:
    for number in range(games):
        yield plan.play(number)


def _some(plan: Planned[Note], numbers: range) -> list[Note]:
    return [plan.play(number) for number in numbers]


def _elsewhere(plan: Planned[Note], games: int, jobs: int, bundle: int) -> Generator[Note]:
    bundles = iter([range(start, min(start + bundle, games)) for start in range(0, games, bundle)])
    waiting: deque[Future[list[Note]]] = deque()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_at_ctrl_c)
    try:
        while True:
            while len(waiting) < jobs * AHEAD and (numbers := next(bundles, None)) is not None:
                with _deaf():
                    waiting.append(pool.submit(_some, plan, numbers))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BaseException:  # Ctrl-C, or the caller has seen enough: nobody waits for what is half played
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that start here do not hear Ctrl-C while they start, and so say nothing of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end_at_ctrl_c() -> None:
    """From now on Ctrl-C ends this process at once, without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
