"""Running a block with limits on memory and processor time, in the test's own process (Linux)."""

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
"""The number of bytes that a reader of files may use beyond those in use when it starts."""

SECONDS = 2.0
"""The number of processor seconds that a reader of files may take on an idle machine."""

LOOP = 0.014
"""The number of processor seconds that `_loop` takes on an idle machine."""


class TooLong(BaseException):
    """The error that a block of code took too many seconds.

    It is a BaseException, so that no reader takes it for an error in the text that it reads.
    """


class TooMuch(BaseException):
    """The error that a block of code asked for too much memory."""


def addresses() -> int:
    """Return the size of this process's address space, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def _loop() -> float:
    """Add up some numbers, and return the processor seconds that this took."""
    start = time.process_time()
    total = 0
    for number in range(150_000):
        total += number * number
    return time.process_time() - start


_measured = [-10.0, 1.0]
"""The time at which the speed of the machine was last measured, and the slowness measured then."""


def slowness() -> float:
    """Return how many times longer work takes now than on an idle machine; at least 1."""
    if time.monotonic() - _measured[0] > 2:
        _measured[:] = time.monotonic(), max(1.0, sorted(_loop() for _ in range(3))[1] / LOOP)
    return _measured[1]


@contextmanager
def bounded(memory: int = MEMORY, seconds: float = SECONDS) -> Iterator[None]:
    """Run the block of a `with` statement with a limit on memory and on processor seconds.

    The seconds are those of an idle machine; on a busy one the limit grows with the time that other work
    takes. The garbage collector is told to skip the objects of other tests, since searching them would take
    time.

    Raises:
        TooLong: the block took more time.
        TooMuch: the block asked for more memory.
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
