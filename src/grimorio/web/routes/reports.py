"""Reports about a ruling over HTTP."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from grimorio.kernel import WATCHER
from grimorio.web import identity
from grimorio.web.game import visibility
from grimorio.web.jobs.reports import ReportBody, made
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import Sent, Token, aside, hub_of

router = APIRouter(prefix="/api")


@router.post("/games/{id}/report")
async def report(
    request: Request,
    id: str,
    body: Sent[ReportBody],
    token: Token,
) -> dict[str, Any]:
    """The report on a line of the log of game `id`, as a file.

    During the game only players get a report, with their own view and log up to that line. After the game
    anybody gets one, as any seat, with the whole record. It has the keys of `jobs.reports.made`, and
    "record", None during the game.
    """
    hub = hub_of(request)
    past = await hub.past(id)
    row = past.row
    if body.seat != WATCHER and not 0 <= body.seat < len(row.seats):
        raise Refused("table-refused-field", field="seat")
    if not visibility.shown(row) and (not token or identity.seat_of(row, token) != body.seat):
        raise Refused("table-refused-seat", field="seat")
    whole = await hub.on_disk(hub.store.record, id) if visibility.shown(row) else None
    return {**await aside(request, made, past, body), "record": whole}
