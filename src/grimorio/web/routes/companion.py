"""The companion: an auction of Magic Live for a table with real cards, run by one device.

The host's page holds the tokens of all seats and answers for those who sit around it. With a short code a
phone takes over its seat: the seat gets a new token, and the host's no longer fits. The campaign stays in the
host's browser and in files; the server changes it when asked, and keeps nothing of it but the auction.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, cast

from fastapi import APIRouter, Request, Response
from pydantic import Field

from grimorio.kernel import SetupError
from grimorio.store import GameRow
from grimorio.web import identity
from grimorio.web.campaigns.magi import (
    BuyBody,
    PoolBody,
    SheetBody,
    agreed_pool,
    bought,
    pool_of,
    sheet_of,
    shop,
)
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.network.limits import Addresses, Pace, address_of
from grimorio.web.network.links import invitation, qr_picture
from grimorio.web.refusals import Refused, because, refused_setup
from grimorio.web.routes.requests import Body, Plain, Text, aside, hub_of

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign
    from grimorio.web.table.table import Table

router = APIRouter(prefix="/api/companion")

LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ"
"""What codes are made of: nothing that is mistaken for something else, and no words."""

LENGTH: Final = 6
LASTS: Final = 12 * 3600.0
"""Seconds for which a code is good."""

CODES: Final = 10_000
"""Codes that are kept; the oldest is forgotten."""

WRONG: Final = Pace(burst=10, rate=1 / 30)
"""How many wrong codes an address may try."""


@dataclass
class Open:
    """A session that phones may join.

    Attributes:
        game: the auction's id.
        until: when its code is no longer good.
        joined: the seats that phones have taken.
    """

    game: str
    until: float
    joined: set[int] = field(default_factory=set)


class Codes:
    """The codes that are good now. They are not stored: after a restart the host's page asks for another.

    Args:
        pace: how many wrong ones an address may try.
        now: the time, in seconds.
    """

    def __init__(self, pace: Pace = WRONG, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.open: OrderedDict[str, Open] = OrderedDict()
        self.by_game: dict[str, str] = {}
        self.wrong = Addresses(pace, now)

    def give(self, game: str, joined: set[int]) -> str:
        """The code of a game; the one it has stays."""
        self._forget()
        code = self.by_game.get(game, "")
        while not code or (code in self.open and self.open[code].game != game):
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.by_game[game] = code
        self.open.setdefault(code, Open(game, self.now() + LASTS)).joined.update(joined)
        return code

    def find(self, code: str, address: str) -> Open:
        """The session of a code.

        Raises:
            Refused: there is none, or this address has tried too many.
        """
        self._forget()
        bucket = self.wrong.buckets.get(address)
        wait = 0.0 if bucket is None else bucket.wait()
        found = self.open.get(code.strip().upper())
        if found is None:
            wait = wait or self.wrong.take(address)
        if wait:
            raise Refused("table-refused-pace", {"seconds": math.ceil(wait)})
        if found is None:
            raise Refused("table-refused-code", field="code")
        return found

    def _forget(self) -> None:
        while self.open and (len(self.open) > CODES or next(iter(self.open.values())).until < self.now()):
            _, one = self.open.popitem(last=False)
            del self.by_game[one.game]


class ActBody(Body):
    """What happens to a campaign."""

    kind: Literal["new", "open", "join", "spend", "begin", "after", "close", "call-off"]
    name: Text = ""
    sheet: SheetBody | None = None
    member: Annotated[int, Field(ge=0)] = 0
    buy: list[BuyBody] = Field(default_factory=list, max_length=50)
    game: Text = ""
    key: Text = ""
    members: list[int] = Field(default_factory=list, max_length=8)
    form: Literal["together", "duels", "round-robin", "knockout"] = "round-robin"
    by: Literal["wins", "places"] = "places"
    xp: list[Annotated[int, Field(ge=0, le=99)]] = Field(default_factory=lambda: [8, 5, 3], max_length=8)
    players: list[int] = Field(default_factory=list, max_length=8)
    winners: list[int] = Field(default_factory=list, max_length=8)


class CampaignBody(Body):
    """A campaign as the host keeps it, and what happens to it."""

    campaign: Plain = None
    act: ActBody


class AuctionBody(Body):
    """An auction of some members of a campaign."""

    campaign: Plain
    members: list[int] = Field(min_length=2, max_length=8)
    pool: PoolBody = Field(default_factory=PoolBody)
    options: dict[str, Text] = Field(default_factory=dict, max_length=50)


class HostBody(Body):
    """The host: the key of the session, the tokens still held, and a seat."""

    key: Text
    tokens: list[Text | None] = Field(default_factory=list, max_length=8)
    seat: Annotated[int, Field(ge=0)] | None = None


class PhoneBody(Body):
    """A phone that joins: the code, and its seat once it has chosen one."""

    code: Text
    seat: Annotated[int, Field(ge=0)] | None = None


def codes_of(request: Request) -> Codes:
    """The server's codes."""
    return cast(Codes, request.app.state.codes)


def key_of(row: GameRow) -> str:
    """The host's key of a session: nobody else can know it, and it needs not be stored."""
    return hmac.new(row.secret.encode(), b"companion host", hashlib.sha256).hexdigest()


async def hosted(request: Request, id: str, key: str) -> Table:
    """The table of a session, for its host. Raises Refused: the key is not that of the session."""
    table = await hub_of(request).table(id)
    if not hmac.compare_digest(key.encode(), key_of(table.row).encode()):
        raise Refused("table-refused-token", field="key")
    return table


# -- the campaign, in the host's hands -------------------------------------------------------------


@router.post("/campaign")
async def campaign(request: Request, body: CampaignBody) -> dict[str, Any]:
    """Do something to a campaign that the host keeps, and tell how it stands."""
    act = body.act
    named = act.kind == "begin" or (act.kind == "close" and act.game)
    table = await hosted(request, act.game, act.key) if named else None
    told = await aside(request, changed, body, None if table is None else _auctioned(table))
    if act.kind == "close" and table is not None:
        await hub_of(request).ask(act.game, lambda one: one.keep(sealed=False))
    return told


def _auctioned(table: Table) -> Any:
    """Where an auction stands, as JSON data; None before it has begun."""
    return None if table.timeline is None else table.timeline.position.to_json()


def changed(body: CampaignBody, auction: Any) -> dict[str, Any]:
    """The campaign after something happened to it, and how it stands. Blocks. Raises Refused."""
    after = _changed(body, auction)
    return {"campaign": after.to_json(), "told": _told(after)}


def _read(data: Any) -> Campaign:
    from grimorio.events.campaign_file import read

    try:
        return read(data)
    except ValueError as error:
        raise _refused(error) from None


def _refused(error: ValueError) -> Refused:
    if isinstance(error, SetupError):
        return refused_setup(error)
    return Refused("table-refused-setup", because(error, str(error)), field="campaign")


def _changed(body: CampaignBody, auction: Any) -> Campaign:
    """The campaign after something happened to it. Raises Refused."""
    from grimorio.events.campaign import Campaign
    from grimorio.events.campaign_tournament import Award
    from grimorio.games.live.game import Live

    act = body.act
    if act.kind == "new":
        return Campaign(identity.clean_name(act.name))
    before = _read(body.campaign)
    powers = list(before.powers)
    try:
        if act.kind == "join":
            sheet = sheet_of(act.sheet or SheetBody(), powers)
            if sheet.name in [one.name for one in before.sheets]:
                raise Refused("table-refused-namesake", {"name": sheet.name}, field="sheet.name")
            return before.join(sheet)
        if act.kind == "spend":
            if act.member >= len(before.sheets):
                raise Refused("table-refused-field", field="act.member")
            return before.spend(act.member, bought(before.sheets[act.member], act.buy, powers))
        if act.kind == "begin":
            position = None if auction is None else Live().position(auction)
            if position is None or not position.over:
                raise Refused("table-refused-playing")
            award = Award(act.by, tuple(act.xp))
            return before.begin(tuple(act.members), position, act.form, award)
        if act.kind == "after":
            return before.after(tuple(act.players), tuple(act.winners))
        if act.kind == "close":
            return before.close()
    except ValueError as error:
        raise _refused(error) from None
    return before.call_off() if act.kind == "call-off" else before


def _told(one: Campaign) -> dict[str, Any]:
    """How a campaign stands, for the page."""
    session = one.session
    powers = list(one.powers)
    return {
        "name": one.name,
        "past": len(one.past),
        "magi": [{**sheet.to_json(), "shop": shop(sheet, powers)} for sheet in one.sheets],
        "session": None
        if session is None
        else {
            "members": list(session.members),
            "form": session.tournament.form,
            "award": {"by": session.award.by, "xp": list(session.award.xp)},
            "lives": list(session.tournament.lives),
            "next": [list(players) for players in session.tournament.next()],
            "over": session.tournament.over or session.tournament.form == "duels",
            "standings": [
                {
                    "place": line.place,
                    "player": line.player,
                    "won": line.won,
                    "drawn": line.drawn,
                    "lost": line.lost,
                }
                for line in session.tournament.standings()
            ],
        },
    }


# -- the auction -----------------------------------------------------------------------------------


@router.post("", status_code=201)
async def make(request: Request, body: AuctionBody) -> dict[str, Any]:
    """Begin the auction of a session; the host holds every seat."""
    hub = hub_of(request)
    hub.made_by_hand(address_of(request.scope))
    tokens = [identity.new_token() for _ in body.members]
    row = await aside(request, _row, body, tokens)
    key = key_of(row)
    row.maker = await hub.maker(request.scope)
    await hub.make(row)
    code = codes_of(request).give(row.id, set())
    return {"id": row.id, "key": key, "tokens": tokens, "code": code, "link": _link(request)}


def _row(body: AuctionBody, tokens: list[str]) -> GameRow:
    """The game of an auction, all seats taken. Raises Refused."""
    from grimorio.games.live.game import Live

    before = _read(body.campaign)
    pool = pool_of(agreed_pool(body.pool))
    try:
        setup = before.setup(tuple(body.members), 0, pool, dict(body.options))
        row = started(Live(), setup)
    except ValueError as error:
        raise _refused(error) from None
    row.sealed = True
    for seat, (member, token) in enumerate(zip(body.members, tokens, strict=True)):
        name = identity.clean_name(before.sheets[member].name)
        row.seats.append(new_seat(seat, "person", name, token_hash=identity.digest(token)))
    return row


@router.post("/{id}/code")
async def code(request: Request, id: str, body: HostBody) -> dict[str, Any]:
    """The code of a session, for its host; and which seats phones have taken."""
    table = await hosted(request, id, body.key)
    joined = {
        seat.seat
        for seat in table.row.seats
        if not any(identity.matches(token, seat.token_hash) for token in body.tokens if token)
    }
    return {"code": codes_of(request).give(id, joined), "joined": sorted(joined), "link": _link(request)}


def _link(request: Request, code: str = "") -> str:
    """The address that phones open."""
    link = invitation(request, hub_of(request).settings, code, "", "companion")
    return link.partition("?")[0].rstrip("/")


@router.post("/{id}/release")
async def release(request: Request, id: str, body: HostBody) -> dict[str, Any]:
    """Give a phone's seat back to the host: the phone is lost, or its player has left it at home."""
    table = await hosted(request, id, body.key)
    token = await _rebind(request, table, body.seat)
    codes = codes_of(request)
    if id in codes.by_game and body.seat is not None:
        codes.open[codes.by_game[id]].joined.discard(body.seat)
    return {"seat": body.seat, "token": token}


@router.post("/join")
async def join(request: Request, body: PhoneBody) -> dict[str, Any]:
    """The session of a code and its seats; with a seat, that seat for this phone."""
    found = codes_of(request).find(body.code, address_of(request.scope))
    table = await hub_of(request).table(found.game)
    seats = [
        {"seat": seat.seat, "name": seat.name, "joined": seat.seat in found.joined}
        for seat in table.row.seats
    ]
    if body.seat is None:
        return {"id": found.game, "seats": seats}
    if body.seat in found.joined:
        raise Refused("table-refused-taken", field="seat")
    found.joined.add(body.seat)
    try:
        token = await _rebind(request, table, body.seat)
    except Refused:
        found.joined.discard(body.seat)
        raise
    return {"id": found.game, "seat": body.seat, "token": token}


async def _rebind(request: Request, table: Table, seat: int | None) -> str:
    """A new token for a seat; the one before is good no more. Raises Refused: there is no such seat."""
    token = identity.new_token()
    if seat is None or seat >= len(table.row.seats):
        raise Refused("table-refused-field", field="seat")
    await hub_of(request).ask(table.row.id, lambda one: one.rebind(seat, identity.digest(token)))
    return token


@router.get("/code/{code}.svg")
async def qr_code(request: Request, code: str) -> Response:
    """The link of a code as a QR code."""
    codes_of(request).find(code, address_of(request.scope))
    return qr_picture(_link(request, code))
