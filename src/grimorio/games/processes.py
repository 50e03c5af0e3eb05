"""Start worker processes that import the games and their bots only once."""

from __future__ import annotations

import multiprocessing
import sys
from multiprocessing.context import BaseContext

PRELOADED: list[str] = []
"""Modules that the first process imports for all workers, beside those that `workers` names."""


def workers(*modules: str) -> BaseContext:
    """The context of `multiprocessing` that starts worker processes.

    On Linux a worker is a fork of a process which has imported `modules` and does nothing else, so it starts
    in milliseconds and shares its memory. That process has the environment variables that were set when the
    first worker was started. On other systems a worker imports everything itself.

    Args:
        modules: the names of the modules that the workers need.
    """
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*PRELOADED, *modules])
    return context
