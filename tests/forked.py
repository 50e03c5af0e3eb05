"""Processes that start at once: forks of one that has already imported what servers and commands need."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing import forkserver, util
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from unittest.mock import patch

from grimorio.games import processes

READY = [
    "fluent.runtime",
    "grimorio.cli.simulate",
    "grimorio.cli.cards",
    "grimorio.cli.judge",
    "grimorio.events.campaign_file",
    "grimorio.games.live.game",
    "grimorio.games.magecraft",
    "grimorio.games.magic.game",
    "grimorio.games.mickey.game",
    "grimorio.judge.bench",
    "grimorio.bots.draft",
    "grimorio.simulator.arena",
    "grimorio.web.bots.workers",
    "grimorio.web.app",
    "grimorio.web.server",
    "pytest",
    "sqlalchemy.dialects.sqlite",
    "tests.browser.serve",
    "tests.disk",
    "tests.packed",
    "tests.trust.chores",
    "tests.web.helpers",
    "tests.web.process",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
]
"""The modules that the first process imports for all forks and for the workers of servers and simulations."""


processes.PRELOADED[:] = READY


def forked(target: Callable[..., object], *args: Any) -> BaseProcess:
    """Start a process that runs a function of a module, with everything imported."""
    process = processes.workers().Process(target=_reached, args=(target, *args))
    process.start()
    return process


def _reached(target: Callable[..., object], *args: Any) -> None:
    """Call a function in a process that signals reach: those that stop a server never reach its workers, from
    one of which this process may be forked. Its own workers import what those of any program import.
    """
    processes.PRELOADED.clear()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    target(*args)


def prepare_workers() -> None:
    """Fork, from this forked process, the first process of its own workers.

    Without this call the first process would be a new Python, which imports everything once more when the
    first worker is needed: more than a second of processor time for each server. As in the program, signals
    that stop a server do not reach that process.
    """
    if sys.platform != "linux":
        return
    processes.workers().set_forkserver_preload([])
    stops = {signal.SIGINT, signal.SIGTERM}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, stops)
    try:
        with patch.object(util, "spawnv_passfds", _fork):
            forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _fork(_path: str, words: Sequence[str], passed: Sequence[int]) -> int:
    """Run the code at the end of a command line of Python in a fork of this process, and return its number.

    `passed` are the open files that the fork keeps besides the standard ones.
    """
    child = os.fork()
    if child:
        return child
    try:
        for descriptor in [int(path.name) for path in Path("/proc/self/fd").iterdir()]:
            if descriptor not in (0, 1, 2, *passed):
                with contextlib.suppress(OSError):  # that of the list itself
                    os.close(descriptor)
        exec(words[-1], {})
    finally:
        os._exit(0)
