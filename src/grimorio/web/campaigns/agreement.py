"""The requests that make a campaign and change it between sessions: its agreements and its members."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field, structs

from grimorio.bots import USUAL, UnknownBot, spelled_out
from grimorio.kernel import Setup, SetupError
from grimorio.web import identity
from grimorio.web.bodies import Body, Options, Plain, Text
from grimorio.web.campaigns.magi import PoolBody, SheetBody, agreed_pool, bot_sheet, sheet_of, with_powers
from grimorio.web.campaigns.state import MOST, Agreed, Member, State
from grimorio.web.game.resume import rules
from grimorio.web.refusals import Refused, because, refused_setup

Form = Literal["together", "duels", "round-robin", "knockout"]
"""The forms of a session's tournament: one game of all, free duels, a round robin, a knockout.

The same names are in `grimorio.events.campaign_session`.
"""
BestOf = Literal[1, 3, 5]
"""The most games of a match that count, as in `grimorio.events.campaign_session`."""
AwardBy = Literal["wins", "places"]
"""What earns experience: each game won, or a place in the final standings."""
XP = Annotated[int, Meta(ge=0, le=99)]
"""The experience for a game won or for a place."""
FIRST_THREE: Final = (8, 5, 3)
"""The experience for the first three places, unless other numbers are agreed."""
Powers = Annotated[list[Plain], Meta(max_length=20)]
"""The Powers that a campaign's players invented, as JSON data."""


class AwardBody(Body):
    """The experience that members earn: for each game won, or for the first places."""

    by: AwardBy = "places"
    xp: Annotated[list[XP], Meta(min_length=1, max_length=MOST)] = field(
        default_factory=lambda: list(FIRST_THREE)
    )


class AgreedBody(Body):
    """The agreements of the members about the next sessions."""

    form: Form = "round-robin"
    award: AwardBody = field(default_factory=AwardBody)
    pool: PoolBody | None = None
    approval: Literal["all", "present"] = "all"
    options: Options = {}
    powers: Powers | None = None
    best_of: BestOf = 1


class MemberBody(Body):
    """The request for a further member: an invited person, or a bot."""

    kind: Literal["person", "bot"]
    bot: Text = USUAL


class CampaignBody(Body):
    """The request for a campaign. The person who makes it is the first member, with the Magus of `sheet`."""

    name: Text
    sheet: SheetBody
    members: Annotated[list[MemberBody], Meta(max_length=MOST - 1)] = []
    luck: bool = False
    agreed: AgreedBody = field(default_factory=AgreedBody)


def agreed_of(body: AgreedBody, before: Agreed | None = None) -> Agreed:
    """The agreements in a request, after checking them.

    Args:
        body: the request; without a pool, the earlier pool remains.
        before: the earlier agreements, or None in a new campaign.

    Raises:
        Refused: there is no such option, or the list sent as a pool is not one; or a game of all shall be
            played several times.
    """
    from grimorio.events.award import Award

    if body.form == "together" and body.best_of > 1:
        raise Refused("table-refused-field", field="agreed.best_of")

    try:
        Award(body.award.by, tuple(body.award.xp))
    except ValueError as error:
        raise Refused("table-refused-setup", because(error), field="agreed.award") from None
    live = rules("live")
    try:
        if live is not None:
            live.settled(Setup("live", 2, 0, dict(body.options)))
    except SetupError as error:
        raise refused_setup(error, "agreed.options") from None
    if body.pool is None:
        pool = {"kind": "usual"} if before is None else before.pool
    else:
        pool = agreed_pool(body.pool)
    return Agreed(body.form, structs.asdict(body.award), pool, body.approval, body.options, body.best_of)


def bot_named(wanted: str) -> str:
    """The bot's name or level `wanted`, after checking that this bot can play auctions and Magic.

    Raises Refused: it cannot, or there is no such bot.
    """
    try:
        for game in ("live", "magic"):
            spelled_out(wanted, game)
    except UnknownBot:
        raise Refused("table-refused-bot", {"bot": wanted[:50]}, field="bot") from None
    return wanted


def add_member(state: State, body: MemberBody) -> str | None:
    """Add a bot, or invite a person; return the new invitation, or None for a bot."""
    state.between()
    if len(state.members) + len(state.invites) >= MOST:
        raise Refused("table-refused-members", {"most": MOST})
    if body.kind == "bot":
        state.join(bot_sheet(state.campaign), Member("bot", bot_named(body.bot)))
        return None
    invite = identity.new_token()
    state.invites.append(identity.digest(invite))
    return invite


def new_campaign(body: CampaignBody, token: str) -> tuple[State, list[str]]:
    """A new campaign and its invitations, one for each person invited.

    `token` is the token of the first member. The modules for campaigns are loaded by the first call, because
    a server without campaigns does not need them.
    """
    from grimorio.events.campaign import Campaign

    state = State(identity.new_id(), 0, Campaign(identity.clean_name(body.name)))
    state.agreed = agreed_of(body.agreed)
    state.campaign = with_powers(state.campaign, body.agreed.powers)
    state.join(
        sheet_of(body.sheet, body.agreed.powers, taken=()),
        Member("person", token=identity.digest(token), luck=body.luck),
    )
    invites = [add_member(state, one) for one in body.members]
    return state, [one for one in invites if one is not None]
