"""What the tests of `make fuzz` share: new seeds while the time lasts, and the name of what failed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from grimorio.kernel import Luck

SECONDS: Final = float(os.environ.get("GRIMORIO_FUZZ") or 0)
"""How long `make fuzz` takes; 0 in other runs."""
SEED: Final = int(os.environ.get("GRIMORIO_FUZZ_SEED") or time.time_ns())
"""What the seeds come from: others in each run, unless it is given."""


def seeds(share: float) -> Iterator[int]:
    """Seeds of 64 bits for a share of `SECONDS`; one at least."""
    until = time.monotonic() + share * SECONDS
    luck = Luck(SEED)
    yield luck.bits()
    while time.monotonic() < until:
        yield luck.bits()


@contextmanager
def named(call: str) -> Iterator[None]:
    """Let what fails name the call that repeats it."""
    try:
        yield
    except Exception as error:
        raise AssertionError(call) from error


def each_seed(count: int, check: Callable[[int], object]) -> None:
    """Check so many seeds, the same in every run, so that what they reach is known."""
    for seed in range(count):
        with named(f"seed {seed}"):
            check(seed)
