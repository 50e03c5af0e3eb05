"""What requests carry, and the hub they reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Header
from pydantic import BaseModel, ConfigDict, StringConstraints
from starlette.requests import HTTPConnection

if TYPE_CHECKING:
    from grimorio.web.hub import Hub

Text = Annotated[str, StringConstraints(max_length=200)]
"""A name or another short text."""


class Body(BaseModel):
    """The body of a request; fields that it does not name are refused."""

    model_config = ConfigDict(extra="forbid")


async def bearer(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str:
    """The token that a request is sent with; empty without one."""
    return (authorization or "").removeprefix("Bearer ").strip()


Token = Annotated[str, Depends(bearer)]


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the server that a request or a WebSocket has reached."""
    hub: Hub = connection.app.state.hub
    return hub
