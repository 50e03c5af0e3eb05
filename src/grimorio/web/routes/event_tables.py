"""Matches in progress of a tournament: their last turns at real tables, and matches that are called off."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from msgspec import Meta

from grimorio.web.bodies import Body, Text
from grimorio.web.events import changes, league
from grimorio.web.events.state import Tournament
from grimorio.web.routes.event_state import player_of, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token

router = APIRouter(prefix="/api/events")


class TurnBody(Body):
    """The request that says that a turn has ended at a real table after the time of its match.

    `turns` is how many had ended before, as the sender saw it; the organiser names a `player` of the table.
    """

    turns: Annotated[int, Meta(ge=0, le=100)]
    player: Text | None = None


class OffBody(Body):
    """The request to call off a match of a league against `opponent`, or (`off` false) to play on.

    The organiser names the other player too.
    """

    opponent: Text
    player: Text | None = None
    off: bool = True


@router.post("/{id}/turn")
async def turn(request: Request, id: str, body: Sent[TurnBody], token: Token) -> Any:
    """Count a turn of the sender's match in tournament `id`, which has ended after the match's time.

    Returns the tournament's new state for the sender, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        named = body.player if tournament.organised_by(token) else None
        return changes.turned(tournament, named or player_of(tournament, token), body.turns)

    return told(request, await tournaments_of(request).change(id, work), token)


@router.post("/{id}/call-off")
async def call_off(request: Request, id: str, body: Sent[OffBody], token: Token) -> Any:
    """Call off a match in progress of the league `id`.

    It ends without a result once both players want it, or at once if the organiser does. Returns the league's
    new state for the sender, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        if tournament.organised_by(token) and body.player is not None:
            return league.ended(tournament, body.player, body.opponent)
        return league.called_off(tournament, player_of(tournament, token), body.opponent, body.off)

    return told(request, await tournaments_of(request).change(id, work), token)
