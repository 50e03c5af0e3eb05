"""Who gets in when many connect to one table: players always, spectators while there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.kernel import WATCHER
from grimorio.web.refusals import Refused
from grimorio.web.table import spectators

if TYPE_CHECKING:
    from grimorio.web.table.connection import Connection
    from grimorio.web.table.table import Table


def admit(table: Table, connection: Connection) -> None:
    """Let somebody in; where a seat has many pages open, the oldest gives way.

    Raises:
        Refused: there are too many spectators, or none are wanted.
    """
    settings = table.hub.settings
    same = sorted((one for one in table.connections if one.seat == connection.seat), key=lambda one: one.came)
    if connection.seat == WATCHER:
        if len(same) >= settings.max_spectators:
            raise Refused("table-refused-full")
        if table.row.state == "playing" and not spectators.allowed(table.row):
            raise Refused("table-refused-spectators")
    elif len(same) >= settings.max_pages:
        same[0].close(4409, Refused("table-refused-pages"))
        table.connections.discard(same[0])
    table.connections.add(connection)
