"""Processes that start at once: forks of one that has already imported what servers and commands need."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

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
