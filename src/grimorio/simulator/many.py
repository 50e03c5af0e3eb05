"""Play many games in several processes, and return the results in the order of the games' numbers."""

from __future__ import annotations

import gc
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol, TypeVar

from grimorio.games import MANIFESTS, register
from grimorio.games.processes import workers

Note = TypeVar("Note")
Leaves = TypeVar("Leaves", covariant=True)

OBJECTS: Final = 20_000
"""After how many new objects Python looks for garbage while games are played; 700 are usual.

The search would find nothing: no objects of a game refer to each other in a circle.
"""

BUNDLED: Final = 0.4
"""For how many seconds a process plays about before it sends its notes: each sending takes time."""

AHEAD: Final = 3
"""How many bundles of games are prepared for each process, so that no process is idle."""


@dataclass(frozen=True)
class Progress:
    """How far a run of many games has got.

    Attributes:
        done, games: the number of games played so far, and of all games to play.
        seconds: the time since the beginning of the run.
    """

    done: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Games per second."""
        return self.done / self.seconds if self.seconds > 0 else 0.0

    @property
    def left(self) -> float:
        """Estimated seconds left."""
        return (self.games - self.done) / self.rate if self.done else 0.0


Watch = Callable[[Progress], None]
"""A function that is called with the progress after each bundle of games."""


class Planned(Protocol[Leaves]):
    """A plan of games, each of which is determined by its number."""

    def play(self, number: int) -> Leaves:
        """Play the game with this number, and return a note of its result."""


class Engine(StrEnum):
    """Who plays the games of a run."""

    PROCESSES = "processes"
    RAY = "ray"


engine: ContextVar[Engine] = ContextVar("engine", default=Engine.PROCESSES)
"""Who plays the games of the runs that begin now: processes of this machine, or a Ray cluster."""


def played(
    plan: Planned[Note], games: int, jobs: int = 1, bundle: int = 20, watch: Watch | None = None
) -> Generator[Note]:
    """Play games 0, 1, 2, … and yield the note of each, in this order.

    Close the iterator to stop early.

    Args:
        plan: the plan of the games.
        games: the number of games.
        jobs: the number of processes; 1 plays in this process, unless `engine` says otherwise.
        bundle: the least number of games given to a process at a time; more where games are quick.
        watch: called after every game.
    """
    began = time.perf_counter()
    if engine.get() == Engine.RAY:
        from grimorio.simulator.on_ray import on_ray

        source = on_ray(plan, games, jobs, bundle)
    else:
        source = _here(plan, games) if jobs <= 1 else _elsewhere(plan, games, jobs, bundle)
    try:
        for done, noted in enumerate(source, 1):
            if watch is not None:
                watch(Progress(done, games, time.perf_counter() - began))
            yield noted
    finally:
        source.close()


def _here(plan: Planned[Note], games: int) -> Generator[Note]:
    before = gc.get_threshold()
    gc.set_threshold(max(OBJECTS, before[0]), *before[1:])
    try:
        for number in range(games):
            yield plan.play(number)
    finally:
        gc.set_threshold(*before)


def _some(plan: Planned[Note], numbers: range) -> list[Note]:
    return [plan.play(number) for number in numbers]


def _elsewhere(plan: Planned[Note], games: int, jobs: int, bundle: int) -> Generator[Note]:
    waiting: deque[Future[list[Note]]] = deque()
    pool = ProcessPoolExecutor(jobs, workers(type(plan).__module__), _begin, (dict(MANIFESTS),))
    given = done = 0
    began = time.perf_counter()
    try:
        while given < games or waiting:
            while len(waiting) < jobs * AHEAD and given < games:
                quick = int(done / jobs * BUNDLED / (time.perf_counter() - began))
                size = max(bundle, min(quick, (games - given) // (jobs * AHEAD)))
                numbers = range(given, min(given + size, games))
                given = numbers.stop
                with _deaf():
                    waiting.append(pool.submit(_some, plan, numbers))
            notes = waiting.popleft().result()
            done += len(notes)
            yield from notes
    except BaseException:  # Ctrl-C, or the caller has seen enough: nobody waits for what is half played
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """A context in which new processes ignore Ctrl-C while they start, and so print nothing about it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(manifests: dict[str, str]) -> None:
    """Prepare a worker process: register the games of the process that began it, and let Ctrl-C end it
    silently.

    `manifests` has the place of each game's manifest, by the game's name.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    register(manifests)
    gc.freeze()  # what is there already stays to the end
    gc.set_threshold(OBJECTS)
