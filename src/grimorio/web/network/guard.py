"""Middleware for every request: security headers, origins, sizes, rate limits."""

from __future__ import annotations

import ipaddress
import json
import math
import re
import secrets
import socket
import time
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grimorio.web.limits import ASKER, Addresses, address_of
from grimorio.web.network.links import is_loopback
from grimorio.web.network.logs import REQUEST
from grimorio.web.refusals import Refused
from grimorio.web.settings import Settings

BODY_LIMIT: Final = 256 * 1024
"""The most bytes of a request's body, card sets included."""

FRAME_LIMIT: Final = 64 * 1024
"""The most bytes of a WebSocket frame."""

LOBBY: Final = 5
"""The cost of a request for the list of games, counted in ordinary requests."""

ANSWER: Final = 20_000
"""The bytes of a response that are charged like one more ordinary request."""

PICTURE: Final = 20
"""The cost of a request for the QR code of a long link, counted in ordinary requests."""

SHOWCASE: Final = "/showcase/"
"""The beginning of the path of the page that shows a game between bots in a frame of the lobby."""

_HOST: Final = re.compile(r"^[A-Za-z0-9.\-\[\]:]{1,255}$")


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from the server's own page, or from a program that is not a web page."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def policy(host: str, path: str = "/") -> str:
    """The value of the content security policy header.

    It allows resources of this server only, and no inline scripts. Only the game that the lobby shows, at a
    path below `SHOWCASE`, may stand in a frame, and only in one of this server's own pages.

    Args:
        host: the server's address in the request, for the WebSocket.
        path: the path of the request.
    """
    framed = "'self'" if path.startswith(SHOWCASE) else "'none'"
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    return (
        "default-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        f"frame-ancestors {framed}"
    )


def cost_of(path: str) -> int:
    """The cost of a request in ordinary requests, by its path."""
    if not path.startswith("/api/"):
        return 1
    return PICTURE if path.endswith(".svg") else LOBBY if path == "/api/games" else 1


def known_host(host: str, names: Collection[str]) -> bool:
    """Whether this `Host` is allowed: an address, this machine's name, or one of `names`.

    A page of another site whose name was redirected to this machine (DNS rebinding) uses that site's name,
    and is refused.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if is_loopback(name) or name in names or "*" in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return bool(name) and name in (own, f"{own.split('.')[0]}.local")
    return True


class Guard:
    """The middleware around the whole application.

    Args:
        app: the application.
        settings: the server's settings.
        requested: called with the method, the status and the seconds of every request that was answered.
        banned: tells whether an address is banned; nobody is without it.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        requested: Callable[[str, int, float], None],
        banned: Callable[[str], bool] = lambda _address: False,
    ) -> None:
        self.app = app
        self.requested = requested
        self.banned = banned
        self.settings = settings
        self.requests = Addresses(settings.requests)
        self.files = Addresses(settings.files)
        self.writes = Addresses(settings.writes)
        self.websockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request; another process's guard has checked those that it forwarded to this process."""
        if "forwarded" in scope:
            ASKER.set(address_of(scope))
            REQUEST.set(scope["request_id"])
            await self.app(scope, receive, send)
            return
        if scope["type"] in ("http", "websocket"):
            ASKER.set(address_of(scope))
            REQUEST.set(request := secrets.token_hex(8))
            scope["request_id"] = request
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # whoever sends the answer leaves its body out
        headers = Headers(scope=scope)
        guarded = self._guarded(scope, headers, send)
        refused = self._refused(scope, headers)
        if refused is not None:
            await answer(refused, guarded)
        else:
            await self._limited(scope, receive, guarded)

    def _guarded(self, scope: Scope, headers: Headers, send: Send) -> Send:
        """A `send` that adds the security headers, and charges the size of API responses to the address."""
        weighed = scope["path"].startswith("/api/")
        began = time.perf_counter()

        async def guarded(message: Message) -> None:
            if weighed and message["type"] == "http.response.body":
                size = len(message.get("body", b""))
                self.requests.charge(address_of(scope), size // ANSWER)
            if message["type"] == "http.response.start":
                self.requested(scope["method"], message["status"], time.perf_counter() - began)
                out = MutableHeaders(scope=message)
                out["content-security-policy"] = policy(headers.get("host", ""), scope["path"])
                out["x-content-type-options"] = "nosniff"
                out["x-request-id"] = scope["request_id"]
                out["referrer-policy"] = "no-referrer"
                out["cross-origin-resource-policy"] = "same-origin"
                out.setdefault("cache-control", "no-store")
            await send(message)

        return guarded

    async def _limited(self, scope: Scope, receive: Receive, guarded: Send) -> None:
        """Pass a request on to the application; once its body exceeds the limit, send only a refusal."""
        read = 0
        answered = False

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > BODY_LIMIT:
                return {"type": "http.disconnect"}
            return message

        async def sized(message: Message) -> None:
            nonlocal answered
            if read <= BODY_LIMIT:
                await guarded(message)
            elif not answered:
                answered = True
                await answer(Refused("table-refused-size", {"limit": BODY_LIMIT}), guarded)

        await self.app(scope, counted, sized)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one WebSocket connection; a refused one is closed before it opens."""
        address = address_of(scope)
        if self.banned(address) or not known_host(Headers(scope=scope).get("host", ""), self.settings.hosts):
            await send({"type": "websocket.close", "code": 4403})
        elif self.websockets[address] >= self.settings.max_connections:
            await send({"type": "websocket.close", "code": 1013})
        else:
            self.websockets[address] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                websocket = scope.get("state", {}).get("websocket")
                ended = partial(self._ended, address)
                if websocket is None or not websocket.call_at_end(ended):
                    ended()

    def _ended(self, address: str) -> None:
        """Count one WebSocket less from an address."""
        self.websockets[address] -= 1
        if not self.websockets[address]:
            del self.websockets[address]

    def _refused(self, scope: Scope, headers: Headers) -> Refused | None:
        host = headers.get("host", "")
        if self.banned(address_of(scope)):
            return Refused("table-refused-banned")
        if not known_host(host, self.settings.hosts):
            return Refused("table-refused-host", {"host": host[:100]})
        asked = self.requests if scope["path"].startswith("/api/") else self.files
        wait = asked.take(address_of(scope), cost_of(scope["path"]))
        if scope["method"] == "POST":
            wait = wait or self.writes.take(address_of(scope))
        if wait:
            return Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(headers):
            return Refused("table-refused-origin")
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            return Refused("table-refused-type")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_LIMIT:
            return Refused("table-refused-size", {"limit": BODY_LIMIT})
        return None


async def answer(refused: Refused, send: Send) -> None:
    """Send a refusal as the response to a request."""
    body = json.dumps(refused.body()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.reason == "table-refused-pace":
        headers.append((b"connection", b"close"))  # whoever goes on makes a new one, and those are counted
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
