"""Work that tests let other processes do. The module imports little, so that the processes start quickly."""

from __future__ import annotations

import os
import time

from grimorio.web.refusals import Refused


def whose() -> int:
    return os.getpid()


def spin(seconds: float = 10**9) -> str:
    """Keep the processor busy for this many seconds."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return "done"


def hang() -> None:
    time.sleep(3600)


def fill(size: int) -> int:
    return len([0] * size)


def hoard(size: int) -> int:
    """Allocate this many bytes, and keep them until the process ends."""
    kept.append(bytearray(size))
    return os.getpid()


kept: list[bytearray] = []


def die() -> None:
    os._exit(9)


def fail() -> None:
    raise ZeroDivisionError("a fault of ours")


def refuse() -> None:
    raise Refused("table-refused-scenario", {"line": 7, "detail": "x"}, field="setup", rule="R", pick=2)


def limited() -> None:
    """Check, in a process of its own, how many connections a server takes for a limit of open files."""
    import resource  # not on Windows

    from grimorio.web.server import OPEN_FILES, RESERVE, most_connections

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    most = most_connections()
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert soft == min(hard, OPEN_FILES), (soft, hard)
    assert 0 < most <= soft - RESERVE or most == soft // 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
    assert most_connections() == 100
