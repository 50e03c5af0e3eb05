"""Matches over HTTP: the public state of a match and its games."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from grimorio.web.matches.match import games_shown, known_over, read
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import hub_of

router = APIRouter(prefix="/api/matches")


@router.get("/{id}")
async def one(request: Request, id: str) -> dict[str, Any]:
    """The public state of match `id` and its games, as JSON data.

    Its keys are "id", "game", "best_of", "format", "state", "players" (the names by seat), "games" (see
    `games_shown`), "score" (the games won by each seat) and "winner" (a seat, None before the end).
    """
    hub = hub_of(request)
    stored = await hub.on_disk(hub.store.match, id)
    if stored is None:
        raise Refused("table-refused-game")
    kept, rows = stored
    match = read(kept)
    count = sum(known_over(row) for row in rows)
    games = match.played[:count]
    state = kept.state if len(games) == len(match.played) else "playing"
    return {
        "id": kept.id,
        "game": match.setup.game,
        "best_of": match.best_of,
        "format": match.format,
        "state": state,
        "players": [seat.name for seat in rows[0].seats],
        "games": games_shown(kept.games, games),
        "score": [sum(game.winner == seat for game in games) for seat in range(len(rows[0].seats))],
        "winner": match.winner if state == "over" else None,
    }
