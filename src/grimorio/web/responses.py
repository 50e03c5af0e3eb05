"""Answers encoded where they are made, and those that never change: encoded once, not sent twice."""

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
"""Bytes of an answer that is not worth packing."""

MOST: Final = 64
"""Answers that are kept; the one not asked for longest is forgotten."""


def takes_gzip(request: Request) -> bool:
    """Whether who asks can unpack gzip."""
    wanted = request.headers.get("accept-encoding", "").lower().split(",")
    weights = {name.strip(): weight.strip() for name, _, weight in (one.partition(";") for one in wanted)}
    return re.fullmatch(r"q=0(\.0*)?", weights.get("gzip", weights.get("*", "q=0"))) is None


@dataclass(frozen=True)
class Encoded:
    """The body of an answer in JSON; `packed`: by gzip."""

    body: bytes
    packed: bool

    def response(self, **headers: str) -> Response:
        """The answer."""
        headers["vary"] = "accept-encoding"
        if self.packed:
            headers["content-encoding"] = "gzip"
        return Response(self.body, headers=headers, media_type="application/json")


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def encoded(data: Any, pack: bool) -> Encoded:
    """Data as an answer, packed where it may be and that is worth it. Blocks."""
    body = _json(data)
    pack = pack and len(body) >= SMALL
    return Encoded(gzip.compress(body, 4, mtime=0) if pack else body, pack)


class CachedResponse:
    """An answer that stays as it is: sent to whoever does not have it yet. Blocks when it is made."""

    def __init__(self, data: Any) -> None:
        body = _json(data)
        self.plain = Encoded(body, False)
        self.packed = Encoded(gzip.compress(body, 9, mtime=0), True)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """The answer to a request; 304 when it has it, as its `If-None-Match` says."""
        headers = {"etag": self.tag, "cache-control": "no-cache"}
        known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers={**headers, "vary": "accept-encoding"})
        return (self.packed if takes_gzip(request) else self.plain).response(**headers)


class ResponseCache:
    """Answers that were made once and are kept, each by a key of its own."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], asyncio.Task[CachedResponse]] = OrderedDict()

    async def get(
        self, key: tuple[str, ...], make: Callable[[], Awaitable[CachedResponse]]
    ) -> CachedResponse:
        """The answer of a key, made now when it is asked for first; who asks meanwhile waits for the same."""
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
