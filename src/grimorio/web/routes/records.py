"""Finished games over HTTP: stepping through them, and uploading records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from grimorio.kernel.seats import Seat
from grimorio.store.games import Past
from grimorio.web.game.all_seats import ALL
from grimorio.web.jobs import replay
from grimorio.web.jobs.analysis import AnalysisBody, analyse
from grimorio.web.jobs.records import read
from grimorio.web.jobs.replay import admit
from grimorio.web.limits import address_of
from grimorio.web.responses import takes_gzip
from grimorio.web.routes.requests import Sent, Token, aside, hub_of, raw_body

router = APIRouter(prefix="/api")

AnySeat = Annotated[int, Query(ge=ALL, le=16)]


async def _admitted(request: Request, id: str, seat: Seat, token: str) -> Past:
    """The stored game `id`, after checking that the sender may see it as `seat` saw it.

    `token` is the sender's token. Raises Refused: there is no such game, or the sender may not see it so.
    """
    past = await hub_of(request).past(id)
    admit(past.row, Seat(seat), token)
    return past


@router.get("/games/{id}/replay")
async def steps(
    request: Request,
    id: str,
    token: Token,
    seat: AnySeat = -2,
    start: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """A page of the steps of game `id`: those from `start`, at most `count` of them.

    `seat` is the seat that saw them, -2 for the spectators, or -3 for all seats together. The JSON body is
    that of `Review.page`: "id", "seat", "state", "total", "from" and "steps".
    """
    past = await _admitted(request, id, Seat(seat), token)
    return (await aside(request, replay.page, past, Seat(seat), start, count, takes_gzip(request))).response()


@router.get("/games/{id}/replay/outline")
async def outline(request: Request, id: str, token: Token, seat: AnySeat = -2) -> Response:
    """The log of game `id` and the beginnings of its turns.

    `seat` is the seat that saw them, -2 for the spectators, or -3 for all seats together. The JSON body is
    that of `Review.outline`: "log", "turns", "notices", "analysis" and so on.
    """
    past = await _admitted(request, id, Seat(seat), token)
    return (await aside(request, replay.outline, past, Seat(seat), takes_gzip(request))).response()


@router.post("/games/{id}/analysis")
async def analysis(request: Request, id: str, body: Sent[AnalysisBody]) -> dict[str, Any]:
    """What bots make of moments of the finished game `id`; the page asks again until it knows all of them.

    Returns `{"level", "seconds", "moments"}`, as `jobs.analysis.analyse` does.
    """
    return await aside(request, analyse, await hub_of(request).past(id), body)


@router.post("/records", status_code=201)
async def keep(request: Request) -> dict[str, str]:
    """Store the record that the request brings, so that it can be viewed.

    Returns `{"id", "game"}`: the new game's id, and the name of its rules. The same record is stored only
    once.
    """
    raw, hub = await raw_body(request), hub_of(request)
    hub.made_by_hand(address_of(request.scope))
    row, answers, end = await aside(request, read, raw)
    if await hub.on_disk(hub.store.game, row.id) is None:
        row.maker = await hub.maker(request.scope)
        await hub.file(row, answers, end)
    return {"id": row.id, "game": row.game}
