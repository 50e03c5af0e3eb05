"""Campaigns of Magic Live over HTTP: making, joining, approving, and playing session by session.

Each member has a token, which is valid for the campaign and for their seat at each of its tables. The first
member made the campaign and owns it: only the owner invites, changes agreements, and begins and ends
sessions.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from msgspec import Meta

from grimorio.games.live.numbers import MagusNumber
from grimorio.kernel import sizes
from grimorio.web import identity
from grimorio.web.bodies import Body, Text
from grimorio.web.campaigns import overview
from grimorio.web.campaigns.agreement import (
    AgreedBody,
    CampaignBody,
    MemberBody,
    Powers,
    add_member,
    agreed_of,
    new_campaign,
)
from grimorio.web.campaigns.magi import (
    BuyBody,
    SheetBody,
    bought,
    opened,
    sheet_of,
    shop,
    with_powers,
)
from grimorio.web.campaigns.proposals import PowerBody, proposed
from grimorio.web.campaigns.service import Campaigns
from grimorio.web.campaigns.state import OWNER, Member, State
from grimorio.web.limits import address_of
from grimorio.web.network.links import invitation, qr_picture
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import Sent, Token, aside, hub_of

router = APIRouter(prefix="/api")


class JoinBody(Body):
    """The request by which a person accepts an invitation, with a Magus."""

    invite: Text
    sheet: SheetBody
    luck: bool = False


class ApproveBody(Body):
    """The request by which a member approves of all present sheets, or withdraws the approval."""

    approve: bool = True


class SpendBody(Body):
    """The request to buy things with experience; if `keep` is false, the result is shown but not stored."""

    buy: Annotated[list[BuyBody], Meta(max_length=50)]
    keep: bool = False


class DuelBody(Body):
    """The request for a duel, with the numbers of two members."""

    members: tuple[MagusNumber, MagusNumber]


class ForfeitBody(Body):
    """The request to count a game as lost by a member who does not come."""

    game: Text
    member: MagusNumber


class FileBody(Body):
    """The request to read a file with a Magus; `powers` are the invented Powers that the Magus may have."""

    text: Annotated[str, Meta(max_length=sizes.DOCUMENT)]
    powers: Powers = []


def mine_of(state: State, token: str) -> MagusNumber:
    """The number of the member who sent a request with `token`. Raises Refused: the token is no member's."""
    mine = state.member_of(token)
    if mine is None:
        raise Refused("table-refused-member")
    return mine


def _own(state: State, token: str) -> None:
    """Check that the campaign's owner sent a request with `token`. Raises Refused: somebody else did."""
    if mine_of(state, token) != OWNER:
        raise Refused("table-refused-owner")


async def _owned(request: Request, id: str, token: str) -> Campaigns:
    """The server's campaigns, after checking that the owner of campaign `id` sent the request with `token`.

    Raises Refused: somebody else did.
    """
    campaigns = hub_of(request).campaigns
    _own(await campaigns.read(id), token)
    return campaigns


def _link(request: Request, id: str, invite: str) -> dict[str, str]:
    link = invitation(request, hub_of(request).settings, id, invite, "campaign")
    return {"invite": invite, "link": link}


@router.post("/campaigns", status_code=201)
async def make(request: Request, body: Sent[CampaignBody]) -> dict[str, Any]:
    """Make a campaign, whose owner is the sender.

    Returns `{"id", "member", "token", "invites"}`: the campaign's id, the number and the token of its owner,
    and for each invitation `{"invite", "link"}`, as `_link` returns it.
    """
    hub = hub_of(request)
    hub.made_by_hand(address_of(request.scope))
    token = identity.new_token()
    state, invites = await aside(request, new_campaign, body, token)
    state.maker = await hub.maker(request.scope)
    await hub.campaigns.make(state)
    links = [_link(request, state.id, invite) for invite in invites]
    return {"id": state.id, "member": OWNER, "token": token, "invites": links}


@router.get("/campaigns/{id}")
async def one(request: Request, id: str, token: Token) -> dict[str, Any]:
    """The present state of campaign `id`, as the sender (a member or a visitor) may see it.

    Its keys are "id", "name", "phase", "members", "session" and so on, see `overview.told`.
    """
    hub = hub_of(request)
    state = await hub.campaigns.look(id)
    mine = state.member_of(token)
    return overview.told(hub, state, mine)


@router.get("/campaigns/{id}/sessions/{number}/decks")
async def decks(request: Request, id: str, number: int, token: Token) -> dict[str, Any]:
    """The decks of a session that the sender may see: all after the session, before that only their own.

    `id` is the campaign's id, `number` the number of the session, from 1. Returns `{"decks": [{"member",
    "deck"}]}`: the number of each member, and the member's deck.
    """
    state = await hub_of(request).campaigns.read(id)
    mine = state.member_of(token)
    return {"decks": overview.decks(state, number, mine)}


@router.post("/campaigns/{id}/join")
async def join(request: Request, id: str, body: Sent[JoinBody]) -> dict[str, Any]:
    """Accept an invitation to campaign `id` with a Magus.

    Returns "id", the campaign's; "member", the number of the new member; and "token", their token.
    """
    token, invited = identity.new_token(), identity.digest(body.invite)

    def work(state: State) -> int:
        if invited not in state.invites:
            raise Refused("table-refused-invite", field="invite")
        taken = [magus.name for magus in state.campaign.sheets]
        sheet = sheet_of(body.sheet, list(state.campaign.powers), taken)
        member = Member("person", token=identity.digest(token), luck=body.luck)
        number = state.join(sheet, member)
        state.invites.remove(invited)
        return number

    return {"id": id, "member": await hub_of(request).campaigns.change(id, work), "token": token}


@router.post("/campaigns/{id}/members", status_code=201)
async def add(request: Request, id: str, body: Sent[MemberBody], token: Token) -> dict[str, Any]:
    """Invite a person to campaign `id`, or add a bot.

    Returns `{"invite", "link"}`: the secret of the invitation, and its link; both are None for a bot.
    """

    def work(state: State) -> str | None:
        _own(state, token)
        return add_member(state, body)

    invite = await hub_of(request).campaigns.change(id, work)
    return {"invite": None, "link": None} if invite is None else _link(request, id, invite)


@router.post("/campaigns/{id}/uninvite")
async def uninvite(request: Request, id: str, token: Token) -> dict[str, bool]:
    """Make all unused invitations to campaign `id` invalid. Returns `{"ok": True}`."""

    def work(state: State) -> None:
        _own(state, token)
        state.invites = []

    await hub_of(request).campaigns.change(id, work)
    return {"ok": True}


@router.get("/campaigns/{id}/invite.svg")
async def qr_code(request: Request, id: str, invite: Annotated[str, Query(max_length=100)]) -> Response:
    """The link of the invitation `invite` to campaign `id`, as a QR code: an SVG picture.

    Raises Refused: the campaign does not have this invitation, or it has been used.
    """
    state = await hub_of(request).campaigns.read(id)
    if identity.digest(invite) not in state.invites:
        raise Refused("table-refused-invite", field="invite")
    return qr_picture(_link(request, id, invite)["link"])


@router.post("/campaigns/{id}/agree")
async def agree(request: Request, id: str, body: Sent[AgreedBody], token: Token) -> dict[str, bool]:
    """Change the agreements of campaign `id` between sessions; all members must approve again.

    Returns `{"ok": True}`.
    """

    def work(state: State) -> None:
        _own(state, token)
        state.between()
        state.agreed = agreed_of(body, state.agreed)
        state.campaign = with_powers(state.campaign, body.powers)
        state.read_again()

    await hub_of(request).campaigns.change(id, work)
    return {"ok": True}


@router.post("/campaigns/{id}/approve")
async def approve(request: Request, id: str, body: Sent[ApproveBody], token: Token) -> dict[str, bool]:
    """Approve of all present sheets of campaign `id` (LIVE-3-APPROVE-1), or withdraw the approval.

    Returns `{"ok": True}`.
    """

    def work(state: State) -> None:
        mine = mine_of(state, token)
        state.between()
        state.members[mine].approved = body.approve

    await hub_of(request).campaigns.change(id, work)
    return {"ok": True}


@router.post("/campaigns/{id}/spend")
async def spend(request: Request, id: str, body: Sent[SpendBody], token: Token) -> dict[str, Any]:
    """Spend experience on the sender's own Magus (LIVE-6-COST-1 to -5), or only show the result.

    `id` is the campaign's id. Returns `{"sheet", "shop"}`: the new sheet, and what the Magus can buy then, as
    `magi.shop` returns it.
    """

    def tried(state: State) -> dict[str, Any]:
        mine = mine_of(state, token)
        state.between()
        powers = list(state.campaign.powers)
        sheet = bought(state.campaign.sheets[mine], body.buy, powers)
        if body.keep and body.buy:
            state.campaign = state.campaign.spend(mine, sheet)
            state.read_again()
        return {"sheet": sheet.to_json(), "shop": shop(sheet, powers)}

    campaigns = hub_of(request).campaigns
    return await campaigns.change(id, tried) if body.keep else tried(await campaigns.read(id))


@router.post("/campaigns/{id}/begin", status_code=201)
async def begin(request: Request, id: str, token: Token) -> dict[str, str]:
    """Begin the next session of campaign `id` with its auction.

    Returns `{"auction"}`: the id of the auction's game.
    """
    campaigns = await _owned(request, id, token)
    return {"auction": await campaigns.begin(id)}


@router.post("/campaigns/{id}/duel", status_code=201)
async def duel(request: Request, id: str, body: Sent[DuelBody], token: Token) -> dict[str, str]:
    """Begin a duel in campaign `id`. A member may begin their own duels, the owner any duel.

    Returns `{"game"}`: the id of the duel's game.
    """
    campaigns = hub_of(request).campaigns
    mine = mine_of(await campaigns.read(id), token)
    if mine not in (OWNER, *body.members):
        raise Refused("table-refused-owner")
    return {"game": await campaigns.duel(id, body.members)}


@router.post("/campaigns/{id}/forfeit")
async def forfeit(request: Request, id: str, body: Sent[ForfeitBody], token: Token) -> dict[str, bool]:
    """Count a game of campaign `id` as lost by a member who does not come, as the owner decides.

    Returns `{"ok": True}`.
    """
    campaigns = await _owned(request, id, token)
    await campaigns.forfeit(id, body.game, body.member)
    return {"ok": True}


@router.post("/campaigns/{id}/close")
async def close(request: Request, id: str, token: Token) -> dict[str, bool]:
    """End a session of duels of campaign `id`, and award its experience. Returns `{"ok": True}`."""
    campaigns = await _owned(request, id, token)
    await campaigns.close(id)
    return {"ok": True}


@router.post("/campaigns/{id}/call-off")
async def call_off(request: Request, id: str, token: Token) -> dict[str, bool]:
    """Cancel a session of campaign `id`, as if it had not taken place. Returns `{"ok": True}`."""
    campaigns = await _owned(request, id, token)
    await campaigns.call_off(id)
    return {"ok": True}


@router.post("/sheets")
async def read_sheet(request: Request, body: Sent[FileBody]) -> dict[str, Any]:
    """Read the Magus in a file, and return the sheet as `{"sheet"}`, in the form of `Sheet.to_json`.

    Raises Refused: the file is faulty; names the error, its place and its rule.
    """
    return {"sheet": await aside(request, opened, body.text, body.powers)}


@router.post("/campaigns/power")
async def power(request: Request, body: Sent[PowerBody]) -> dict[str, Any]:
    """Read a Power that a player proposes, as `proposals.proposed` returns it.

    Raises Refused: the Power is wrong; names the field, which begins with "power".
    """
    return await aside(request, proposed, body)
