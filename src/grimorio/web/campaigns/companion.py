"""The companion: an auction of Magic Live for people with real cards, run by one device at their table.

The page on that device, the host, holds the tokens of all seats and answers for the people around the table.
With a short code a phone can take over its owner's seat: the seat gets a new token, and the host's token is
no longer valid. The campaign is kept in the host's browser and in files; the server computes changes of it
when asked, and stores only the auction.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, field

from grimorio.games.live.numbers import MagusNumber
from grimorio.kernel import SetupError
from grimorio.store import GameRow
from grimorio.web import identity
from grimorio.web.bodies import Body, Options, Plain, Text
from grimorio.web.campaigns.agreement import FIRST_THREE, XP, AwardBy, BestOf, Form
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
from grimorio.web.campaigns.state import MOST
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.refusals import Refused, because, refused_setup

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign
    from grimorio.events.event import Event

Members = Annotated[list[MagusNumber], Meta(max_length=MOST)]


class ActBody(Body):
    """An action on a campaign; `kind` says which, and each kind uses some of the other fields.

    With `event` and `token`, the id and the organiser's token of the tournament of its session, the campaign
    first follows this tournament.
    """

    kind: Literal["new", "open", "join", "spend", "begin", "close", "call-off"]
    name: Text = ""
    sheet: SheetBody | None = None
    member: Annotated[MagusNumber, Meta(ge=0)] = MagusNumber(0)
    buy: Annotated[list[BuyBody], Meta(max_length=50)] = []
    game: Text = ""
    key: Text = ""
    members: Members = []
    form: Form = "round-robin"
    by: AwardBy = "places"
    xp: Annotated[list[XP], Meta(max_length=MOST)] = field(default_factory=lambda: list(FIRST_THREE))
    best_of: BestOf = 1
    event: Text = ""
    token: Text = ""


class CampaignBody(Body):
    """A request with a campaign as the host stores it, and an action on it."""

    act: ActBody
    campaign: Plain = None


class AuctionBody(Body):
    """The request for an auction between some members of a campaign."""

    campaign: Plain
    members: Annotated[list[MagusNumber], Meta(min_length=2, max_length=MOST)]
    pool: PoolBody = field(default_factory=PoolBody)
    options: Options = {}


def key_of(row: GameRow) -> str:
    """The secret key by which the host manages a session.

    It is derived from the game's secret, so that nobody else can compute it and it need not be stored.
    """
    return hmac.new(row.secret.encode(), b"companion host", hashlib.sha256).hexdigest()


# -- the campaign, in the host's hands -------------------------------------------------------------


def changed(body: CampaignBody, auction: Any, event: Event | None = None) -> dict[str, Any]:
    """The campaign after an action: `{"campaign", "told"}`, its JSON data and its state as of `_told`.

    Blocks the calling thread. `body` is the request with the campaign and the action. `auction` is the
    auction's last position as JSON data, or None; `event` is the tournament of its session as it stands, or
    None where it has not gone on. Raises Refused: the action is not possible.
    """
    after = _changed(body, auction, event)
    return {"campaign": after.to_json(), "told": _told(after)}


def read_campaign(data: Any) -> Campaign:
    """The campaign in JSON data that a host keeps. Raises Refused: the data is none."""
    from grimorio.events.campaign_file import read

    try:
        return read(data)
    except ValueError as error:
        raise _refused(error) from None


def _refused(error: ValueError) -> Refused:
    if isinstance(error, SetupError):
        return refused_setup(error)
    return Refused("table-refused-setup", because(error, str(error)), field="campaign")


def _changed(body: CampaignBody, auction: Any, event: Event | None) -> Campaign:
    """The campaign after the action that a request asks for.

    `auction` and `event` are as in `changed`. Raises Refused: the action is not possible.
    """
    from grimorio.events.award import Award
    from grimorio.events.campaign import Campaign
    from grimorio.games.live.game import Live

    act = body.act
    if act.kind == "new":
        return Campaign(identity.clean_name(act.name))
    before = read_campaign(body.campaign)
    powers = list(before.powers)
    try:
        if event is not None:
            before = before.with_event(event)
        if act.kind == "join":
            sheet = sheet_of(act.sheet or SheetBody(), powers)
            if sheet.name in [member_sheet.name for member_sheet in before.sheets]:
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
            return before.begin(tuple(act.members), position, act.form, award, act.best_of)
        if act.kind == "close":
            return before.close()
    except ValueError as error:
        raise _refused(error) from None
    return before.call_off() if act.kind == "call-off" else before


def _told(one: Campaign) -> dict[str, Any]:
    """The state of the campaign `one` for the page: `{"name", "past", "earned", "magi", "session"}`.

    "past" is the number of past sessions; "earned" has what the last one brought, as "member" and "xp";
    "magi" has the sheets, each with its "shop"; "session" is None between sessions, else has "members",
    "form", "award", "lives", "over", "left" (how many games can be played next) and "experience".
    """
    session = one.session
    powers = list(one.powers)
    return {
        "name": one.name,
        "past": len(one.past),
        "earned": [
            {"member": member, "xp": xp}
            for last in one.past[-1:]
            for member, xp in zip(last.members, last.experience(), strict=True)
        ],
        "magi": [{**sheet.to_json(), "shop": shop(sheet, powers)} for sheet in one.sheets],
        "session": None
        if session is None
        else {
            "members": list(session.members),
            "form": session.form,
            "award": {"by": session.award.by, "xp": list(session.award.xp)},
            "lives": list(session.lives),
            "over": session.over or session.form == "duels",
            "left": len(session.next()),
            "experience": list(session.experience()),
        },
    }


# -- the auction -----------------------------------------------------------------------------------


def auction(body: AuctionBody, tokens: list[str]) -> GameRow:
    """The game of an auction with people in all seats, who have these tokens.

    Raises Refused: the members or the pool do not fit.
    """
    from grimorio.games.live.game import Live

    before = read_campaign(body.campaign)
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
