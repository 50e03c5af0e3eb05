"""The companion over HTTP: an auction for people with real cards, the host's campaign, and their phones."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Annotated, Any, cast

from fastapi import APIRouter, Request, Response
from msgspec import Meta

from grimorio.games.live.numbers import MagusNumber
from grimorio.kernel.seats import Seat
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Plain, Text
from grimorio.web.campaigns.companion import (
    AuctionBody,
    CampaignBody,
    auction,
    changed,
    key_of,
    read_campaign,
)
from grimorio.web.campaigns.companion_event import ended, tournament_of, with_seat
from grimorio.web.campaigns.state import MOST
from grimorio.web.codes import Codes
from grimorio.web.events.state import Tournament
from grimorio.web.limits import address_of
from grimorio.web.network.links import invitation, qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.routes.event_state import organised
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


class TournamentBody(Body):
    """The host's request to begin the tournament of its campaign's session.

    `game`, `key` and `members` are those of the auction, `tokens` the tokens of the seats that the host holds
    itself, by seat. Without `game`, the campaign came from a file.
    """

    campaign: Plain
    game: Text = ""
    key: Text = ""
    members: Annotated[list[MagusNumber], Meta(max_length=MOST)] = []
    tokens: Annotated[list[Text | None], Meta(max_length=MOST)] = []


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
    """Do an action on a campaign that the host stores, and return the new state.

    Returns `{"campaign", "told"}`, as `campaigns.companion.changed` does: the campaign for the host to store,
    and what the page shows of it.
    """
    act = body.act
    named = act.kind == "begin" or (act.kind == "close" and act.game)
    table = await hosted(request, act.game, act.key) if named else None
    event = (await _organised(request, act.event, act.token)).event if act.event else None
    told = await aside(request, changed, body, None if table is None else _auctioned(table), event)
    if act.event and act.kind in ("close", "call-off"):
        experience = [one["xp"] for one in told["told"]["earned"]] if act.kind == "close" else []
        await hub_of(request).tournaments.change(act.event, lambda one: ended(one, experience))
    if act.kind == "close" and table is not None:
        await hub_of(request).ask(act.game, lambda one: one.storage.note(sealed=False))
    return told


async def _organised(request: Request, id: str, token: str) -> Tournament:
    """The tournament `id` of a session. Raises Refused: there is none, or `token` is not its organiser's."""
    tournament = await hub_of(request).tournaments.read(id)
    organised(tournament, token)
    return tournament


@router.post("/tournament", status_code=201)
async def tournament(request: Request, body: Sent[TournamentBody]) -> dict[str, str]:
    """Begin the tournament of a session, or open that which the same auction has already.

    Returns `{"id", "token"}`: the tournament's id, and a new token for the host as its organiser.
    """
    hub, token = hub_of(request), identity.new_token()
    row = (await hosted(request, body.game, body.key)).row if body.game else None
    if row is not None and await _began(request, row.id):
        await hub.tournaments.change(row.id, lambda one: replace(one, organiser=identity.digest(token)))
        return {"id": row.id, "token": token}
    before = await aside(request, read_campaign, body.campaign)
    made = tournament_of(before, token, row, tuple(body.members), body.tokens)
    await hub.tournaments.make(replace(made, maker=await hub.maker(request.scope)))
    return {"id": made.id, "token": token}


async def _began(request: Request, id: str) -> bool:
    """Whether the tournament of the auction with this id has begun."""
    try:
        await hub_of(request).tournaments.read(id)
    except Refused:
        return False
    return True


@router.get("/{id}/tournament")
async def begun(request: Request, id: str) -> dict[str, str | None]:
    """The id of the tournament that follows the auction `id`, as `{"event"}`; None before it has begun."""
    return {"event": id if await _began(request, id) else None}


def _auctioned(table: Table) -> Any:
    """The present position of an auction as JSON data; None before the auction has begun."""
    return None if table.timeline is None else table.timeline.position.to_json()


# -- the auction -----------------------------------------------------------------------------------


@router.post("", status_code=201)
async def make(request: Request, body: Sent[AuctionBody]) -> dict[str, Any]:
    """Begin the auction of a session.

    Returns `{"id", "key", "tokens", "code", "link"}`: the auction's id, the host's key, the token of each
    seat, the code by which phones join, and the link where they type it.
    """
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

    `id` is the id of the session's auction. Only the host may ask. Returns `{"code", "joined", "link"}`;
    "joined" has the numbers of the seats that none of the host's tokens opens.
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
    if body.seat is None:
        raise Refused("table-refused-field", field="seat")
    token = await _rebind(request, table, Seat(body.seat), phone=False)
    codes = codes_of(request)
    if id in codes.by_game:
        codes.open[codes.by_game[id]].joined.discard(body.seat)
    return {"seat": body.seat, "token": token}


@router.post("/join")
async def join(request: Request, body: Sent[PhoneBody]) -> dict[str, Any]:
    """The session of a code with its seats; once a seat is chosen, the seat's new token for this phone.

    Returns `{"id", "seats": [{"seat", "name", "joined"}]}` without a seat, else `{"id", "seat", "token",
    "event"}`. "id" is the id of the auction, and "event" that of its tournament, None before it has begun.
    """
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
        token = await _rebind(request, table, Seat(body.seat), phone=True)
    except Refused:
        session.joined.discard(body.seat)
        raise
    event = session.game if await _began(request, session.game) else None
    return {"id": session.game, "seat": body.seat, "token": token, "event": event}


async def _rebind(request: Request, table: Table, seat: Seat, phone: bool) -> str:
    """Replace the token of a seat, at the auction and in its tournament, and return the new token.

    `phone` tells whether a phone takes the seat, or the host's device takes it back. Raises Refused: there is
    no such seat.
    """
    token = identity.new_token()
    if seat >= len(table.row.seats):
        raise Refused("table-refused-field", field="seat")
    id, digest = table.row.id, identity.digest(token)
    await hub_of(request).ask(id, lambda one: one.rebind(seat, digest))
    if await _began(request, id):
        await hub_of(request).tournaments.change(id, lambda one: with_seat(one, seat, digest, phone))
    return token


@router.get("/code/{code}.svg")
async def qr_code(request: Request, code: str) -> Response:
    """The link by which phones join the session of the code `code`, as a QR code: an SVG picture."""
    codes_of(request).find(code, address_of(request.scope))
    return qr_picture(_link(request, code))
