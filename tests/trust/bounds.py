"""Running something with so much memory and so much of a processor, in the test's own process (Linux)."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

MEMORY = 100 * 2**20
"""Bytes that a reader may take besides what there is."""

SECONDS = 1.0
"""Seconds of a processor that it may take, on a machine that does nothing else."""

LOOP = 0.014
"""Seconds that `_loop` takes there."""


class TooLong(BaseException):
    """More than its seconds were taken; no reader holds it for an error in what it reads."""


class TooMuch(BaseException):
    """More than its memory was asked for."""


def addresses() -> int:
    """The bytes of addresses that this process has."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def _loop() -> float:
    """The seconds of a processor that adding up some numbers takes."""
    start = time.process_time()
    total = 0
    for number in range(150_000):
        total += number * number
    return time.process_time() - start


_measured = [-10.0, 1.0]
"""When it was measured how slow the machine is, and what came of it."""


def slowness() -> float:
    """How many times as long work takes as on a quiet machine; at least 1."""
    if time.monotonic() - _measured[0] > 2:
        _measured[:] = time.monotonic(), max(1.0, sorted(_loop() for _ in range(3))[1] / LOOP)
    return _measured[1]


@contextmanager
def bounded(memory: int = MEMORY, seconds: float = SECONDS) -> Iterator[None]:
    """What stands in this block has so much memory and so many seconds of a processor.

    The seconds are those of a quiet machine: on a busy one there are as many more as other work takes.
    The garbage collector leaves alone what other tests left: to look through that would take of the time.

    Raises:
        TooLong: it wanted more time.
        TooMuch: it wanted more memory.
    """
    import resource

    def late(_signal: int, _frame: FrameType | None) -> None:
        raise TooLong(f"more than {seconds} s of a processor")

    granted = seconds * slowness()
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    before = signal.signal(signal.SIGPROF, late)
    resource.setrlimit(resource.RLIMIT_AS, (addresses() + memory, hard))
    gc.freeze()
    try:
        signal.setitimer(signal.ITIMER_PROF, granted)
        try:
            yield
        finally:
            signal.signal(signal.SIGPROF, signal.SIG_IGN)  # one on its way ends neither test nor process
            signal.setitimer(signal.ITIMER_PROF, 0)
    except MemoryError as error:
        raise TooMuch(f"more than {memory / 2**20:.0f} MB") from error
    finally:
        signal.signal(signal.SIGPROF, signal.SIG_IGN)
        gc.unfreeze()
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
        signal.signal(signal.SIGPROF, before)
