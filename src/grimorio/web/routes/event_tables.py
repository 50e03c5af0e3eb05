"""Matches in progress of a tournament: judges, last turns at real tables, matches that are called off."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from msgspec import Meta

from grimorio.web import identity
from grimorio.web.bodies import Body, Text
from grimorio.web.events import changes, league
from grimorio.web.events.state import Tournament
from grimorio.web.game.judging import JUDGE
from grimorio.web.refusals import Refused
from grimorio.web.routes.event_state import organised, player_of, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token, hub_of

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


class JudgeBody(Body):
    """The request by which the organiser becomes the judge of a game in progress, under a name."""

    game: Text
    name: Text


@router.post("/{id}/judge")
async def judge(request: Request, id: str, body: Sent[JudgeBody], token: Token) -> dict[str, Any]:
    """Let the organiser of tournament `id` sit down as the judge of a game of one of its matches in progress.

    Returns `{"id", "seat", "token"}`: the game, `JUDGE`, and the token of the judge's place. Whoever was the
    judge there before is it no more.
    """
    tournament = await tournaments_of(request).read(id)
    organised(tournament, token)
    if not any(body.game == match.games[-1] for match in tournament.matches if not match.closed):
        raise Refused("table-refused-game")
    name, place = identity.clean_name(body.name), identity.new_token()
    await hub_of(request).ask(body.game, lambda table: table.judge.send(name, place))
    return {"id": body.game, "seat": JUDGE, "token": place}


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
