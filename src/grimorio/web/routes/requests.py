"""The parts that endpoints read from requests: the token, the body, and the server's hub."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from fastapi import Depends, Header, Request
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response

from grimorio.web import bodies
from grimorio.web.limits import address_of
from grimorio.web.refusals import Refused
from grimorio.web.responses import CachedResponse

if TYPE_CHECKING:
    from grimorio.web.hub import Hub

T = TypeVar("T")


async def bearer(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str:
    """The token in the `Authorization` header of a request; empty without one."""
    return (authorization or "").removeprefix("Bearer ").strip()


Token = Annotated[str, Depends(bearer)]


async def raw_body(request: Request) -> bytes:
    """The bytes of a request's body. Raises Refused: the connection ended before all of them arrived."""
    try:
        return await request.body()
    except ClientDisconnect:
        raise Refused("table-refused-json") from None


if TYPE_CHECKING:
    Sent = Annotated[T, "body"]
else:

    class Sent:
        """The body of a request, for a parameter of an endpoint: `body: Sent[GameBody]`."""

        def __class_getitem__(cls, kind: type[T]) -> Any:
            async def read(request: Request) -> T:
                return bodies.fitted(bodies.decoded(await raw_body(request)), kind)

            return Annotated[kind, Depends(read)]


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the server that received a request or a WebSocket."""
    hub: Hub = connection.app.state.hub
    return hub


async def aside(connection: HTTPConnection, work: Callable[..., T], *args: Any) -> T:
    """Do heavy work for the sender in another process, and return its result; see `heavy.Heavy.do`."""
    return await hub_of(connection).heavy.do(address_of(connection.scope), work, *args)


Language = Literal["en", "it", "fr"]
"""The language of a response that is in words."""


async def unchanging(request: Request, key: tuple[str, ...], make: Callable[[], Any]) -> Response:
    """A response that never changes while the server runs, encoded once.

    Args:
        request: the request.
        key: the key of the response in the server's cache.
        make: returns the data when the response is first asked for; it may block.
    """
    kept = await hub_of(request).responses.get(key, lambda: asyncio.to_thread(lambda: CachedResponse(make())))
    return kept.response(request)
