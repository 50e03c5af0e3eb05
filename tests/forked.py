"""Processes that start at once: forks of one that has already imported what servers and commands need."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

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
    "grimorio.simulator.arena",
    "grimorio.web.app",
    "grimorio.web.server",
    "sqlalchemy.dialects.sqlite",
    "tests.browser.serve",
    "tests.packed",
    "tests.web.process",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
]
"""The modules that the first process imports for all forks."""


def forked(target: Callable[..., object], *args: Any) -> BaseProcess:
    """Start a process that runs a function of a module, with everything imported."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(READY)
    process = context.Process(target=target, args=args)
    process.start()
    return process
