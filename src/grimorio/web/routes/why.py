"""A word on why a bot did something, over HTTP."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from grimorio.kernel.seats import Seat
from grimorio.web.jobs.why import WhyBody, admit, explain
from grimorio.web.routes.requests import Sent, Token, aside, hub_of

router = APIRouter(prefix="/api")


@router.post("/games/{id}/why")
async def why(request: Request, id: str, body: Sent[WhyBody], token: Token) -> dict[str, Any]:
    """Why a bot in game `id` did what it did last, for a person who plays in it.

    Returns `{"reason", "lines"}`, as `jobs.why.explain` does.
    """
    past = await hub_of(request).past(id)
    admit(past.row, body.seat, token)
    return await aside(request, explain, past, Seat(body.seat))
