"""Tournaments on the server: changes are made one after another, and stored before anybody sees them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from grimorio.web.codes import Codes
from grimorio.web.events.state import Tournament, read
from grimorio.web.events.view import common
from grimorio.web.locks import Locks
from grimorio.web.refusals import Refused
from grimorio.web.table.storage import Disk

KEPT: Final = 200
"""The most tournaments that are kept in memory."""


class Server(Disk, Protocol):
    """The interface of the server as tournaments use it."""

    async def room(self, maker: str = "") -> None:
        """Check that there is room to store something new, in the whole database and for this maker.

        Raises Refused: there is no room.
        """


class Tournaments:
    """All tournaments of a server.

    Attributes:
        server: the interface to the server's disk.
        codes: the codes by which people join, valid until the server stops.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.codes = Codes()
        self._locks = Locks()
        self._kept: OrderedDict[str, Tournament] = OrderedDict()
        self._views: dict[str, tuple[int, dict[str, Any]]] = {}

    async def read(self, id: str) -> Tournament:
        """The present state of a tournament. Raises Refused: there is no such tournament."""
        kept = self._kept.get(id)
        if kept is None:
            row = await self.server.on_disk(self.server.store.event, id)
            if row is None:
                raise Refused("table-refused-event")
            kept = await asyncio.to_thread(read, row)
            kept = self._keep(self._kept.get(id, kept))
        return kept

    def _keep(self, tournament: Tournament) -> Tournament:
        self._kept[tournament.id] = tournament
        self._kept.move_to_end(tournament.id)
        if len(self._kept) > KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._views.pop(oldest, None)
        return tournament

    async def make(self, tournament: Tournament) -> None:
        """Store a new tournament. Raises Refused: there is no room."""
        await self.server.room(tournament.maker)
        await self._store(tournament)

    async def change(self, id: str, work: Callable[[Tournament], Tournament]) -> Tournament:
        """Change a tournament by `work`, store it, and return it.

        Raises:
            Refused: there is no such tournament, or `work` raised it.
        """
        async with self._locks.of(id):
            before = await self.read(id)
            after = await asyncio.to_thread(work, before)
            if after is before:
                return before
            if after.event.facts is not before.event.facts:
                await self.server.room(before.maker)
            return await self._store(after)

    async def _store(self, tournament: Tournament) -> Tournament:
        try:
            await self.server.on_disk(self.server.store.keep_event, tournament.row())
        except SQLAlchemyError:
            self._kept.pop(tournament.id, None)
            raise
        return self._keep(replace(tournament, changes=tournament.changes + 1))

    def common(self, tournament: Tournament) -> dict[str, Any]:
        """The view of a tournament that everybody has, computed once after each change."""
        changes, view = self._views.get(tournament.id, (-1, {}))
        if changes != tournament.changes:
            view = common(tournament)
            self._views[tournament.id] = (tournament.changes, view)
        return view
