"""Seating a round of a tournament by hand: looking at what it would do, and doing it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request
from msgspec import Meta

from grimorio.events.facts import PLAYERS
from grimorio.events.standings import MOST_ROUNDS
from grimorio.web.bodies import Body, Count, Text
from grimorio.web.events import seating
from grimorio.web.events.state import Tournament
from grimorio.web.routes.event_state import organised, told, tournaments_of
from grimorio.web.routes.requests import Sent, Token

router = APIRouter(prefix="/api/events")

Tables = Annotated[list[tuple[Text, Text | None]], Meta(max_length=PLAYERS)]
Forbidden = Annotated[list[tuple[Text, Text]], Meta(max_length=100)]
Number = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class SeatingBody(Body):
    """The organiser's question what a seating by hand would do; for the fields see `seating.preview`."""

    round: Number
    tables: Tables = []
    forbid: Forbidden = []
    rest: bool = False


class SeatBody(Body):
    """The organiser's request to seat a round by hand.

    `changes` is `Tournament.version` as the organiser last saw it, as in `routes.events.PairBody`; for the
    other fields see `seating.seated`.
    """

    round: Number
    tables: Tables
    reason: Annotated[str, Meta(min_length=1, max_length=200)]
    changes: Count
    forbid: Forbidden = []


@router.post("/{id}/seating")
async def look(request: Request, id: str, body: Sent[SeatingBody], token: Token) -> dict[str, Any]:
    """What seating a round of tournament `id` by hand would do, as `seating.preview` returns it.

    That is `{"tables", "breaks"}`: the pairs of each table, and what the seating would break.
    """
    tournament = await tournaments_of(request).read(id)
    organised(tournament, token)
    return await asyncio.to_thread(
        seating.preview, tournament, body.round, body.tables, body.forbid, body.rest
    )


@router.post("/{id}/seat")
async def seat(request: Request, id: str, body: Sent[SeatBody], token: Token) -> Any:
    """Seat a round of tournament `id` by hand; return the tournament's new state, as `told` builds it."""

    def work(tournament: Tournament) -> Tournament:
        organised(tournament, token, body.changes)
        return seating.seated(tournament, body.round, body.tables, body.forbid, body.reason.strip())

    return told(request, await tournaments_of(request).change(id, work), token)
