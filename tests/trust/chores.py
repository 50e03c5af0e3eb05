"""Work for other processes: what they do in tests. It imports little, so that they begin at once."""

from __future__ import annotations

import os
import time

from grimorio.web.refusals import Refused


def whose() -> int:
    return os.getpid()


def spin(seconds: float = 10**9) -> str:
    """Use a processor so long."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return "done"


def hang() -> None:
    time.sleep(3600)


def fill(size: int) -> int:
    return len([0] * size)


def hoard(size: int) -> int:
    """Keep so many bytes for good."""
    kept.append(bytearray(size))
    return os.getpid()


kept: list[bytearray] = []


def die() -> None:
    os._exit(9)


def fail() -> None:
    raise ZeroDivisionError("a fault of ours")


def refuse() -> None:
    raise Refused("table-refused-scenario", {"line": 7, "detail": "x"}, field="setup", rule="R", pick=2)
