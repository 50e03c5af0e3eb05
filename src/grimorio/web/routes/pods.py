"""Online drafts of tournaments over HTTP: beginning one, and how far its pods are."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from msgspec import Meta

from grimorio.events.facts import OnlineDraft
from grimorio.store import GameRow
from grimorio.web.bodies import Body, Plain, Text
from grimorio.web.events import pods
from grimorio.web.events.state import Tournament
from grimorio.web.routes.event_state import organised, player_of, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token

router = APIRouter(prefix="/api/events")

Seats = Annotated[list[Text], Meta(min_length=1, max_length=16)]


class PodsBody(Body):
    """The organiser's request to begin an online draft; for the fields see `facts.OnlineDraft`."""

    way: Literal["booster", "rochester", "sealed"] = "booster"
    sealed: Literal["tournament-pack", "boosters"] = "tournament-pack"
    cards: Plain = None
    fill: Annotated[int, Meta(ge=0, le=16)] = 0
    seconds: Annotated[int, Meta(ge=0, le=604_800)] = 0
    minutes: Annotated[int, Meta(ge=0, le=10_080)] = 0
    absent: Annotated[int, Meta(ge=0, le=10_080)] = 0
    size: Annotated[int, Meta(ge=2, le=16)] = 8
    pods: Annotated[list[Seats], Meta(max_length=512)] = []
    reason: Annotated[str, Meta(max_length=500)] = ""


@router.post("/{id}/pods")
async def begin(request: Request, id: str, body: Sent[PodsBody], token: Token) -> Any:
    """Begin an online draft of tournament `id` at tables of this server.

    Returns the tournament's new state for the sender, as `told` builds it.
    """
    draft = OnlineDraft(
        way=body.way,
        sealed=body.sealed,
        cards=body.cards,
        fill=body.fill,
        seconds=body.seconds,
        minutes=body.minutes,
        absent=body.absent,
        pods=tuple(tuple(pod) for pod in body.pods),
        reason=body.reason,
    )

    def work(tournament: Tournament) -> tuple[Tournament, list[GameRow]]:
        organised(tournament, token)
        return pods.begun(tournament, draft, body.size)

    return told(request, await tournaments_of(request).begin_draft(id, work), token)


@router.get("/{id}/pods")
async def live(request: Request, id: str) -> dict[str, dict[str, Any]]:
    """How far each pod of the draft of tournament `id` is now, by the id of its game.

    The values are those of `DraftedDecks.live`: "phase", "round", "rounds", "pick", "direction" and "seats".
    Pods that are over, with their decks entered, are left out.
    """
    tournaments = tournaments_of(request)
    return await tournaments.live_pods(await tournaments.read(id))


@router.post("/{id}/back")
async def back(request: Request, id: str, token: Token) -> Any:
    """Give the sender, who was away too long, the own seat in the draft of tournament `id` again.

    Returns the tournament's new state, as `told` builds it.
    """

    def work(tournament: Tournament) -> Tournament:
        return pods.back(tournament, player_of(tournament, token))

    return told(request, await tournaments_of(request).change(id, work), token)
