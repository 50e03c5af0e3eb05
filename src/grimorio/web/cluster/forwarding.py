"""Middleware that lets the process that owns a game answer the requests for it."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from grimorio.store.leases import HOUSE, Elsewhere
from grimorio.web.cluster.tunnel import Tunnel
from grimorio.web.network.guard import answer
from grimorio.web.refusals import Refused

AGAIN: Final = 0.1
"""Seconds between two tries to reach the owner of a game."""

AT_TABLE: Final = re.compile(r"/ws/games/([^/]+)|/api/games/([^/]+)/deck|/api/invite/([^/]+)\.svg")
"""The paths by which a table is entered or read; the group that matches is the id of its game."""

CHANGES: Final = re.compile(r"/api/games/([^/]+)/.+")
"""The paths by which a game is changed; the group is its id. Requests that only read a game are not matched:
every process reads them from the database.
"""

OF_HOUSE: Final = re.compile(r"/api/(?:companion|events|campaigns|people)(?:/|$)")
"""The paths of what belongs to the house."""

SENT: Final = (
    "type",
    "method",
    "path",
    "raw_path",
    "root_path",
    "query_string",
    "headers",
    "client",
    "server",
    "scheme",
    "http_version",
    "subprotocols",
    "request_id",
)
"""The parts of a request's scope that its owner is sent, as far as there are any."""


class Owners(Protocol):
    """The part of this process in the group, as the middleware uses it."""

    @property
    def patience(self) -> float:
        """Seconds after which a dead owner has been given up at the latest."""

    async def key_of(self, id: str) -> str | None:
        """The key of game `id`; None if there is no such game."""

    async def claim(self, key: str, *, to_newer: bool = False) -> None:
        """Own a key; with `to_newer` only if no process of a newer version is alive.

        Raises:
            Elsewhere: another process owns it.
            Refused: this process is about to end.
        """

    async def connected(self, address: str) -> Tunnel:
        """A tunnel to another process. Raises OSError: it cannot be reached."""


def wanted(scope: Scope) -> str | None:
    """What a request wants of an owner: `HOUSE`, or the id of a game; None if any process can answer it."""
    path = scope["path"]
    if OF_HOUSE.match(path):
        return HOUSE
    found = AT_TABLE.fullmatch(path) or (CHANGES.fullmatch(path) if scope.get("method") == "POST" else None)
    return None if found is None else next(group for group in found.groups() if group is not None)


class Forwarding:
    """The middleware. It stands behind the guard, which has counted and checked the request.

    Args:
        app: the application.
        owners: returns the part of this process in the group, or None where it is the only one.
    """

    def __init__(self, app: ASGIApp, owners: Callable[[], Owners | None]) -> None:
        self.app = app
        self.owners = owners

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        owners = self.owners() if scope["type"] in ("http", "websocket") else None
        what = None if owners is None or "forwarded" in scope else wanted(scope)
        if owners is None or what is None:
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(owners.patience):
                tunnel = await _route(owners, what, scope)
        except (TimeoutError, Refused):
            await _refuse(scope, send)
            return
        if tunnel is None:
            await self.app(scope, receive, send)
        else:
            await _relay(tunnel, scope, receive, send)


async def _route(owners: Owners, what: str, scope: Scope) -> Tunnel | None:
    """The tunnel to the owner of a game or the house, ready for the request; None if this process owns it.

    While the owner cannot be reached, this waits until it is back or another process can own the game. Raises
    Refused: this process is about to end.
    """
    key = HOUSE if what == HOUSE else await owners.key_of(what)
    while key is not None:
        try:
            await owners.claim(key, to_newer=True)
        except Elsewhere as owner:
            with contextlib.suppress(OSError):
                return await _ready(owners, owner, scope)
        else:
            return None
        await asyncio.sleep(AGAIN)
    return None


async def _ready(owners: Owners, owner: Elsewhere, scope: Scope) -> Tunnel:
    """A tunnel to the owner of a key, who takes the request. Raises OSError: the owner does not take it."""
    tunnel = await owners.connected(owner.address)
    try:
        asked = {name: scope[name] for name in SENT if name in scope}
        await tunnel.send({"type": "request", "key": owner.key, "scope": asked})
        if (await tunnel.receive())["type"] != "ready":
            raise ConnectionError(f"{owner.address} does not own {owner.key}")
    except BaseException:
        tunnel.close()
        raise
    return tunnel


async def _relay(tunnel: Tunnel, scope: Scope, receive: Receive, send: Send) -> None:
    """Pass the messages of a request to its owner, and the owner's messages to the client, until one ends."""

    async def pass_on() -> None:
        with contextlib.suppress(OSError):
            while True:
                message = await receive()
                await tunnel.send(message)
                if message["type"].endswith(".disconnect"):
                    return

    upward = asyncio.create_task(pass_on())
    begun = False
    try:
        while (message := await tunnel.receive())["type"] != "end":
            if message["type"] == "stage":
                connection = scope.get("state", {}).get("connection")
                if connection is not None:
                    connection.enter(message["stage"])
                continue
            begun = True
            await send(message)
    except OSError:
        await _broken(scope, send, begun)
    finally:
        upward.cancel()
        tunnel.close()


async def _broken(scope: Scope, send: Send, begun: bool) -> None:
    """Tell the client that the owner has gone; a page connects again by itself.

    `begun` is whether a part of the response has been sent.
    """
    with contextlib.suppress(OSError, RuntimeError):
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1012})
        elif not begun:
            await answer(Refused("table-refused-storage"), send)


async def _refuse(scope: Scope, send: Send) -> None:
    """Refuse a request, because its owner cannot be reached."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1013})
    else:
        await answer(Refused("table-refused-busy"), send)
