"""Handing over seats of a campaign: to another device, to a bot, or from a bot to a friend."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from grimorio.bots import USUAL
from grimorio.web import identity
from grimorio.web.bodies import Body, Count, Text
from grimorio.web.campaigns.agreement import bot_named
from grimorio.web.campaigns.state import OWNER, Member, State
from grimorio.web.network.links import invitation
from grimorio.web.refusals import Refused
from grimorio.web.routes.campaigns import mine_of
from grimorio.web.routes.requests import Sent, Token, hub_of

router = APIRouter(prefix="/api")


class DeviceBody(Body):
    """The request for a link by which another device can take a member's seat."""

    member: Count


class MoveBody(Body):
    """The request by which a device takes a seat, with the secret of the link that was opened there."""

    device: Text


class BotBody(Body):
    """The request that a bot take the seat of a member."""

    member: Count
    bot: Text = USUAL


def _member(state: State, number: int, mine: int) -> Member:
    """The member with this number, if the sender is that member or the owner.

    `mine` is the sender's number. Raises Refused: there is no such member, or the sender is neither.
    """
    if number >= len(state.members):
        raise Refused("table-refused-field", field="member")
    if mine not in (OWNER, number):
        raise Refused("table-refused-owner")
    return state.members[number]


@router.post("/campaigns/{id}/device", status_code=201)
async def device(request: Request, id: str, body: Sent[DeviceBody], token: Token) -> dict[str, str]:
    """Make a link by which another device can take a member's seat in campaign `id`, once.

    An earlier link becomes invalid. Returns `{"link"}`.
    """
    hub, secret = hub_of(request), identity.new_token()

    def work(state: State) -> None:
        _member(state, body.member, mine_of(state, token)).device = identity.digest(secret)

    await hub.campaigns.change(id, work)
    link = invitation(request, hub.settings, id, secret, "campaign").replace("?invite=", "?device=")
    return {"link": link}


@router.post("/campaigns/{id}/move")
async def move(request: Request, id: str, body: Sent[MoveBody]) -> dict[str, Any]:
    """Take a seat of campaign `id` with the link that `device` made.

    Returns "id", the campaign's; "member", the member's number; and "token", a new token that is valid at
    every table of the session.
    """
    campaigns, new = hub_of(request).campaigns, identity.new_token()

    def work(state: State) -> int:
        for number, one in enumerate(state.members):
            if identity.matches(body.device, one.device):
                luck = one.luck or one.kind == "bot"
                state.members[number] = Member(
                    "person", token=identity.digest(new), approved=one.approved, luck=luck
                )
                return number
        raise Refused("table-refused-invite", field="device")

    number = await campaigns.change(id, work)
    await campaigns.seat_again(id)
    return {"id": id, "member": number, "token": new}


@router.post("/campaigns/{id}/to-bot")
async def to_bot(request: Request, id: str, body: Sent[BotBody], token: Token) -> dict[str, bool]:
    """Let a bot replace a member who leaves campaign `id`, but not its owner. Returns `{"ok": True}`."""
    campaigns = hub_of(request).campaigns

    def work(state: State) -> None:
        _member(state, body.member, mine_of(state, token))
        if body.member == OWNER:
            raise Refused("table-refused-field", field="member")
        state.members[body.member] = Member("bot", bot_named(body.bot))

    await campaigns.change(id, work)
    await campaigns.seat_again(id)
    return {"ok": True}
