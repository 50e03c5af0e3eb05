"""Positions set up by hand, over HTTP."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from grimorio.web.jobs.situations import OpenBody, SaveBody, SituationBody, checked, opened, saved
from grimorio.web.routes.requests import Sent, aside

router = APIRouter(prefix="/api/situations")


@router.post("")
async def check(request: Request, body: Sent[SituationBody]) -> dict[str, Any]:
    """Complete a position set up by hand.

    Returns `{"situation", "limits", "view", "cards", "shown"}`: the position in full, the values that an
    editor may offer for it, the table with the hands of all seats, and its cards besides the game's own, to
    be stored and to be shown.
    Raises Refused: the position is not possible; names the first field that is wrong.
    """
    return await aside(request, checked, body)


@router.post("/file")
async def save(request: Request, body: Sent[SaveBody]) -> dict[str, str]:
    """Write a position set up by hand as a scenario file: `{"name", "text"}`, its name and its text."""
    return await aside(request, saved, body)


@router.post("/read")
async def open_(request: Request, body: Sent[OpenBody]) -> dict[str, Any]:
    """Read the scenarios of a file, each with its complete position.

    Returns `{"scenarios": […]}`, with entries as of `jobs.scenarios.read`: "title", "game", "situation",
    "steps" and so on.
    """
    return {"scenarios": await aside(request, opened, body)}
