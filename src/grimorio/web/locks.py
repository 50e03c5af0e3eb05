"""Locks by name, so that changes of the same thing happen one after another."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """One lock for each name. A lock is deleted when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """The lock of this name."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock
