"""The companion over HTTP: an auction for people with real cards, the host's campaign, and their phones."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, cast

from fastapi import APIRouter, Request, Response
from msgspec import Meta

from grimorio.kernel.seats import Seat
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Text
from grimorio.web.campaigns.companion import AuctionBody, CampaignBody, auction, changed, key_of
from grimorio.web.codes import Codes
from grimorio.web.limits import address_of
from grimorio.web.network.links import invitation, qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import Sent, aside, hub_of
from grimorio.web.table.table import Table

router = APIRouter(prefix="/api/companion")


class HostBody(Body):
    """The host's part of a request.

    `key` is the key of the session, `tokens` are the tokens that the host holds, by seat, and `seat` is the
    seat that the request is about, or None.
    """

    key: Text
    tokens: Annotated[list[Text | None], Meta(max_length=8)] = []
    seat: Count | None = None


class PhoneBody(Body):
    """The request of a phone that joins: the code, and the seat once its owner has chosen one."""

    code: Text
    seat: Count | None = None


def codes_of(request: Request) -> Codes:
    """The short codes, valid on this server now, by which phones join sessions."""
    return cast(Codes, request.app.state.codes)


async def hosted(request: Request, id: str, key: str) -> Table:
    """The table of the session whose auction is game `id`, after checking the host's key `key`.

    Raises Refused: there is no such game, or the key is wrong.
    """
    table = await hub_of(request).table(id)
    if not hmac.compare_digest(key.encode(), key_of(table.row).encode()):
        raise Refused("table-refused-token", field="key")
    return table


@router.post("/campaign")
async def campaign(request: Request, body: Sent[CampaignBody]) -> dict[str, Any]:
    """Do an action on a campaign that the host stores, and return the new state."""
    act = body.act
    named = act.kind == "begin" or (act.kind == "close" and act.game)
    table = await hosted(request, act.game, act.key) if named else None
    told = await aside(request, changed, body, None if table is None else _auctioned(table))
    if act.kind == "close" and table is not None:
        await hub_of(request).ask(act.game, lambda one: one.storage.note(sealed=False))
    return told


def _auctioned(table: Table) -> Any:
    """The present position of an auction as JSON data; None before the auction has begun."""
    return None if table.timeline is None else table.timeline.position.to_json()


# -- the auction -----------------------------------------------------------------------------------


@router.post("", status_code=201)
async def make(request: Request, body: Sent[AuctionBody]) -> dict[str, Any]:
    """Begin the auction of a session; the host gets its key, its code and the tokens of all seats."""
    hub = hub_of(request)
    hub.made_by_hand(address_of(request.scope))
    tokens = [identity.new_token() for _ in body.members]
    row = await aside(request, auction, body, tokens)
    key = key_of(row)
    row.maker = await hub.maker(request.scope)
    await hub.make(row)
    code = codes_of(request).give(row.id, set())
    return {"id": row.id, "key": key, "tokens": tokens, "code": code, "link": _link(request)}


@router.post("/{id}/code")
async def code(request: Request, id: str, body: Sent[HostBody]) -> dict[str, Any]:
    """The code by which phones join a session, its link, and the seats that phones have taken.

    `id` is the id of the session's auction. Only the host may ask. Returns `{"code", "joined", "link"}`.
    """
    table = await hosted(request, id, body.key)
    joined: set[int] = {
        seat.seat
        for seat in table.row.seats
        if not any(identity.matches(token, seat.token_hash) for token in body.tokens if token)
    }
    return {"code": codes_of(request).give(id, joined), "joined": sorted(joined), "link": _link(request)}


def _link(request: Request, code: str = "") -> str:
    """The address that phones open to join the session of this code; if `code` is empty, to type a code."""
    link = invitation(request, hub_of(request).settings, code, "", "companion")
    return link.partition("?")[0].rstrip("/")


@router.post("/{id}/release")
async def release(request: Request, id: str, body: Sent[HostBody]) -> dict[str, Any]:
    """Give a seat that a phone has taken back to the host, because the phone is lost or absent.

    `id` is the id of the session's auction. Returns `{"seat", "token"}`: the seat, and its new token.
    """
    table = await hosted(request, id, body.key)
    token = await _rebind(request, table, body.seat)
    codes = codes_of(request)
    if id in codes.by_game and body.seat is not None:
        codes.open[codes.by_game[id]].joined.discard(body.seat)
    return {"seat": body.seat, "token": token}


@router.post("/join")
async def join(request: Request, body: Sent[PhoneBody]) -> dict[str, Any]:
    """The session of a code with its seats; once a seat is chosen, the seat's new token for this phone."""
    session = codes_of(request).find(body.code, address_of(request.scope))
    table = await hub_of(request).table(session.game)
    seats = [
        {"seat": seat.seat, "name": seat.name, "joined": seat.seat in session.joined}
        for seat in table.row.seats
    ]
    if body.seat is None:
        return {"id": session.game, "seats": seats}
    if body.seat in session.joined:
        raise Refused("table-refused-taken", field="seat")
    session.joined.add(body.seat)
    try:
        token = await _rebind(request, table, body.seat)
    except Refused:
        session.joined.discard(body.seat)
        raise
    return {"id": session.game, "seat": body.seat, "token": token}


async def _rebind(request: Request, table: Table, seat: int | None) -> str:
    """Replace the token of a seat, and return the new token.

    Raises Refused: there is no such seat, or `seat` is None.
    """
    token = identity.new_token()
    if seat is None or seat >= len(table.row.seats):
        raise Refused("table-refused-field", field="seat")
    await hub_of(request).ask(table.row.id, lambda one: one.rebind(Seat(seat), identity.digest(token)))
    return token


@router.get("/code/{code}.svg")
async def qr_code(request: Request, code: str) -> Response:
    """The link by which phones join the session of a code, as a QR code."""
    codes_of(request).find(code, address_of(request.scope))
    return qr_picture(_link(request, code))
