"""Puzzles over HTTP: their list, the one of the day, and each with all that happens in it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request, Response

from grimorio.web.jobs import puzzles
from grimorio.web.responses import CachedResponse
from grimorio.web.routes.requests import aside, hub_of

router = APIRouter(prefix="/api")


@router.get("/puzzles")
async def listed(request: Request) -> dict[str, Any]:
    """All puzzles, `{"puzzles": [{"id", "game", "theme", "rules"}], "day": ID}`: "day" is that of today."""
    kept: list[dict[str, Any]] = await aside(request, puzzles.listed)
    return {"puzzles": kept, "day": await aside(request, puzzles.of_day, datetime.now(UTC).date())}


@router.get("/puzzles/{id}")
async def one(request: Request, id: str) -> Response:
    """The puzzle `id`: its question, the answers that are given in it, and all that is seen after each.

    The JSON body is that of `jobs.puzzles.shown`: "question", "moments", "steps" and so on.
    """

    async def made() -> CachedResponse:
        return CachedResponse(await aside(request, puzzles.shown, id))

    kept = await hub_of(request).responses.get(("puzzle", id), made)
    return kept.response(request)
