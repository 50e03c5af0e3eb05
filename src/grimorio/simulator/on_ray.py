"""Play games on a Ray cluster: on many machines, or on this one; see `many.played`.

The cluster is that of the environment variable RAY_ADDRESS, where every machine has the same version of
Grimorio, or one of this machine's own, which ends with the run. A bundle of games whose worker dies is played
again by another one: a game follows from its number, so nothing changes by that.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Generator
from typing import Any, TypeVar

from grimorio.games import MANIFESTS, register
from grimorio.simulator.many import AHEAD, Planned

Note = TypeVar("Note")


def on_ray(plan: Planned[Note], games: int, jobs: int, bundle: int) -> Generator[Note]:
    """Play games 0, 1, 2, … and yield the note of each, in this order.

    Args:
        plan: the plan of the games.
        games: the number of games.
        jobs: the number of workers of a cluster on this machine; one of RAY_ADDRESS uses all it has.
        bundle: the number of games given to a worker at a time.
    """
    import ray

    own = not ray.is_initialized()
    if own:
        _join(jobs)
    waiting: deque[Any] = deque()
    try:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs)))
        some = ray.remote(max_retries=-1)(_some)
        common = ray.put((plan, dict(MANIFESTS)))
        starts = iter(range(0, games, bundle))
        while True:
            while len(waiting) < most and (start := next(starts, None)) is not None:
                waiting.append(some.remote(common, start, min(start + bundle, games)))
            if not waiting:
                return
            yield from ray.get(waiting.popleft())
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
        if own:
            ray.shutdown()


def _join(jobs: int) -> None:
    """Join the cluster of RAY_ADDRESS, or begin one on this machine with so many workers."""
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)


def _some(common: tuple[Planned[Note], dict[str, str]], first: int, end: int) -> list[Note]:
    """The notes of the games from `first` to before `end`; runs in a worker.

    `common` is the plan, and the place of each game's manifest by the game's name.
    """
    plan, manifests = common
    register(manifests)
    return [plan.play(number) for number in range(first, end)]
