"""Seeds for the tests of `make fuzz`: new ones while the time lasts, named in every failure."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from grimorio.kernel import Luck

SECONDS: Final = float(os.environ.get("GRIMORIO_FUZZ") or 0)
"""How many seconds `make fuzz` takes; 0 in other runs."""
SEED: Final = int(os.environ.get("GRIMORIO_FUZZ_SEED") or time.time_ns())
"""The number from which the seeds are made: a different one in each run, unless it is given."""


def seeds(share: float) -> Iterator[int]:
    """Random seeds of 64 bits, as long as a share of `SECONDS` lasts; at least one."""
    until = time.monotonic() + share * SECONDS
    luck = Luck(SEED)
    yield luck.bits()
    while time.monotonic() < until:
        yield luck.bits()


@contextmanager
def named(call: str) -> Iterator[None]:
    """Add to any failure the call that repeats it."""
    try:
        yield
    except Exception as error:
        raise AssertionError(call) from error


def each_seed(count: int, check: Callable[[int], object]) -> None:
    """Check a fixed number of seeds, the same in every run, so that tests may count what they reach."""
    for seed in range(count):
        with named(f"seed {seed}"):
            check(seed)
