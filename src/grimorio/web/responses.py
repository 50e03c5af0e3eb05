"""Encoded responses, and a cache for responses that never change."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request
from starlette.responses import Response

SMALL: Final = 1000
"""The size in bytes below which a response is not compressed."""

MOST: Final = 64
"""The most cached responses; beyond that the least recently used one is deleted."""


def takes_gzip(request: Request) -> bool:
    """Whether the client of a request accepts gzip."""
    wanted = request.headers.get("accept-encoding", "").lower().split(",")
    weights = {name.strip(): weight.strip() for name, _, weight in (one.partition(";") for one in wanted)}
    return re.fullmatch(r"q=0(\.0*)?", weights.get("gzip", weights.get("*", "q=0"))) is None


@dataclass(frozen=True)
class Encoded:
    """The body of a JSON response; `packed` says whether it is compressed with gzip."""

    body: bytes
    packed: bool

    def response(self, **headers: str) -> Response:
        """The HTTP response with this body and these further headers."""
        headers["vary"] = "accept-encoding"
        if self.packed:
            headers["content-encoding"] = "gzip"
        return Response(self.body, headers=headers, media_type="application/json")


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def encoded(data: Any, pack: bool) -> Encoded:
    """The data as the body of a JSON response, compressed if `pack` is true and this saves space.

    Blocks the calling thread.
    """
    body = _json(data)
    pack = pack and len(body) >= SMALL
    return Encoded(gzip.compress(body, 4, mtime=0) if pack else body, pack)


class CachedResponse:
    """A response that never changes, and is sent only to clients that do not have it yet.

    Making one blocks.
    """

    def __init__(self, data: Any) -> None:
        body = _json(data)
        self.plain = Encoded(body, False)
        self.packed = Encoded(gzip.compress(body, 9, mtime=0), True)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """The response to a request; status 304 if `If-None-Match` shows that the client has it."""
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers={**headers, "vary": "accept-encoding"})
        return (self.packed if takes_gzip(request) else self.plain).response(**headers)


class ResponseCache:
    """A cache of responses by key."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], asyncio.Task[CachedResponse]] = OrderedDict()

    async def get(
        self, key: tuple[str, ...], make: Callable[[], Awaitable[CachedResponse]]
    ) -> CachedResponse:
        """The cached response for a key, made by `make` when it is first asked for.

        Concurrent callers wait for the same response. If `make` fails, its error is raised, and nothing is
        cached.
        """
        task = self.kept.get(key)
        if task is None:
            task = self.kept[key] = asyncio.ensure_future(make())
            if len(self.kept) > MOST:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self.kept.get(key) is task and (task.cancelled() or task.exception()):
                del self.kept[key]
            raise
