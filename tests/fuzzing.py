"""Seeds for the tests of `make fuzz`, named in every failure: new ones for a time, or a fixed number."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from grimorio.kernel import Luck

SECONDS: Final = float(os.environ.get("GRIMORIO_FUZZ") or 0)
"""The seconds that `make fuzz` takes; 0 in other runs."""
MOST: Final = float(os.environ.get("GRIMORIO_FUZZ_MOST") or 0)
"""How many times its own number of seeds each test checks, however long that takes.

0: as many as `SECONDS` allow. `.ci/run` sets 1, so that it checks the same seeds on every machine.
"""
SEED: Final = int(os.environ.get("GRIMORIO_FUZZ_SEED") or time.time_ns())
"""The number from which the seeds are made; it is different in each run unless it is given."""


def seeds(share: float, number: int) -> Iterator[int]:
    """Random seeds of 64 bits, at least one: as many as a share of `SECONDS` allows, or as `MOST` says.

    Args:
        share: the part of `SECONDS` that the test takes.
        number: how many seeds it checks for a `MOST` of 1: about two thirds of a minute on one processor.
    """
    until = time.monotonic() + share * SECONDS
    luck = Luck(SEED)
    yield luck.bits()
    checked = 1
    while checked < MOST * number if MOST else time.monotonic() < until:
        checked += 1
        yield luck.bits()


@contextmanager
def named(call: str) -> Iterator[None]:
    """Add to any failure the call that repeats it."""
    try:
        yield
    except Exception as error:
        raise AssertionError(call) from error


def each_seed(count: int, check: Callable[[int], object]) -> None:
    """Call `check` with a fixed number of seeds, the same in every run, so that tests may count what
    they reach.
    """
    for seed in range(count):
        with named(f"seed {seed}"):
            check(seed)
