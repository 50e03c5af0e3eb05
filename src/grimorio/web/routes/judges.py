"""The judge's place at a table over HTTP: the link for a judge, and sitting down by it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from grimorio.web import identity
from grimorio.web.bodies import Body, Text
from grimorio.web.game.judging import JUDGE, judging_of
from grimorio.web.network.links import invitation, qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.routes.lobby import stored
from grimorio.web.routes.requests import Sent, Token, hub_of

router = APIRouter(prefix="/api")


class SitBody(Body):
    """The request by which a person takes the judge's place, with the secret of the link for a judge."""

    invite: Text
    name: Text


@router.post("/games/{id}/judge/invite")
async def invite(request: Request, id: str, token: Token) -> dict[str, str]:
    """Make a new link for a judge of game `id`; a link made before is good no more.

    The token is that of a person at the table, or the judge's own, who takes another device by the link.
    Returns `{"invite", "link"}`.
    """
    hub = hub_of(request)
    secret = await hub.ask(id, lambda table: table.judge.invite(token))
    return {"invite": secret, "link": invitation(request, hub.settings, id, secret, secret="judge")}


@router.post("/games/{id}/judge")
async def sit(request: Request, id: str, other: Token, body: Sent[SitBody]) -> dict[str, Any]:
    """Take the judge's place at game `id` by a link, which is spent by that.

    `other` is the token by which this browser has a seat of the game, or empty: who plays cannot judge.
    Returns `{"id", "seat", "token"}`; "seat" is `JUDGE`.
    """
    name, token = identity.clean_name(body.name), identity.new_token()
    await hub_of(request).ask(id, lambda table: table.judge.sit(body.invite, name, token, other))
    return {"id": id, "seat": JUDGE, "token": token}


@router.get("/games/{id}/judge.svg")
async def qr_code(request: Request, id: str, invite: Annotated[str, Query(max_length=100)]) -> Response:
    """The link for a judge of game `id` with the secret `invite`, as a QR code: an SVG picture.

    Raises Refused: the table has no such link.
    """
    hub = hub_of(request)
    row = await stored(hub, id)
    if not identity.matches(invite, judging_of(row.judge).invite):
        raise Refused("table-refused-invite", field="invite")
    return qr_picture(invitation(request, hub.settings, id, invite, secret="judge"))
