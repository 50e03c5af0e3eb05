"""A campaign as the server stores it: the campaign itself, its members, their agreements, their games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from grimorio.games.live.numbers import MagusNumber, PlayerNumber
from grimorio.store import CampaignRow
from grimorio.store.models import SeatKind
from grimorio.web import identity
from grimorio.web.refusals import Refused

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign
    from grimorio.events.campaign_session import BestOf, Form
    from grimorio.games.live.sheet import Sheet

OWNER = 0
"""The number of the member who made the campaign."""

MOST = 8
"""The most members of a campaign: as many as can take part in an auction."""

Phase = Literal["between", "auction", "tournament"]


@dataclass
class Member:
    """A member of a campaign.

    A member and their Magus have the same index in the lists of members and of sheets.

    Attributes:
        kind: "person" or "bot".
        bot: the bot's name or level, or None for a person.
        token: the hash of a person's token, or None for a bot.
        approved: whether the member approves of all present sheets; bots always do.
        luck: whether the person's page sends a share of the luck for each game, see `grimorio.web.game.luck`.
        device: the hash of a link by which another device takes the seat, or None.
    """

    kind: SeatKind
    bot: str | None = None
    token: str | None = None
    approved: bool = False
    luck: bool = False
    device: str | None = None


@dataclass
class Agreed:
    """The agreements of the members.

    Attributes:
        form: the form of the tournament.
        award: the experience that members earn in it, as `Award.to_json`: `{"by", "xp"}`.
        pool: where the packs of the auction come from: `{"kind": "usual"}`, the pool of the rulebook;
            `{"kind": "drawn", "packs", "rarities", "seed"}`, so many random packs with cards of these
            rarities, drawn anew for each session if the seed is None; or `{"kind": "brought", "deck"}`, the
            pool that the members bring, as `Deck.to_json`.
        approval: "all": everybody must approve; "present": those who do not approve skip the session.
        options: the options of the auction, by name, that differ from their defaults.
        best_of: the most games of a match that count: 1, 3 or 5.
    """

    form: Form = "round-robin"
    award: dict[str, Any] = field(default_factory=lambda: {"by": "places", "xp": [8, 5, 3]})
    pool: dict[str, Any] = field(default_factory=lambda: {"kind": "usual"})
    approval: Literal["all", "present"] = "all"
    options: dict[str, str] = field(default_factory=dict)
    best_of: BestOf = 1


@dataclass
class Fixture:
    """A game of a tournament.

    Attributes:
        id: the id of the game.
        players: the numbers of its players in the tournament.
        winners: the numbers of those who won, or None before the end.
        absent: the number of the player who lost the whole match by not coming, or None.
    """

    id: str
    players: list[PlayerNumber]
    winners: list[PlayerNumber] | None = None
    absent: PlayerNumber | None = None


@dataclass
class Evening:
    """A session of a campaign.

    Attributes:
        members: the numbers of the members who take part, by seat in the auction.
        auction: the id of the auction's game.
        games: the games of the tournament, oldest first.
    """

    members: list[MagusNumber]
    auction: str
    games: list[Fixture] = field(default_factory=list)

    @property
    def ids(self) -> list[str]:
        """The ids of the auction and of all games."""
        return [self.auction, *(one.id for one in self.games)]


@dataclass
class State:
    """A campaign read from the store, to be changed and stored again.

    Attributes:
        id: the campaign's id.
        changes: how often the campaign has been stored.
        campaign: the campaign itself: its Magi, sessions and experience.
        members: the members who play the Magi.
        agreed: the agreements for the next session.
        invites: hashes of the unused invitations.
        evening: the session in progress, or None.
        past: the finished sessions, in the order of `campaign.past`.
        maker: the pseudonym of the person who made the campaign, from `Hub.maker`.
    """

    id: str
    changes: int
    campaign: Campaign
    members: list[Member] = field(default_factory=list)
    agreed: Agreed = field(default_factory=Agreed)
    invites: list[str] = field(default_factory=list)
    evening: Evening | None = None
    past: list[Evening] = field(default_factory=list)
    maker: str = ""

    @property
    def phase(self) -> Phase:
        """The present phase of the campaign."""
        if self.evening is None:
            return "between"
        return "auction" if self.campaign.session is None else "tournament"

    def member_of(self, token: str | None) -> MagusNumber | None:
        """The number of the member with this token; None without a token.

        Raises Refused: no member has this token.
        """
        if not token:
            return None
        for number, one in enumerate(self.members):
            if identity.matches(token, one.token):
                return MagusNumber(number)
        raise Refused("table-refused-token")

    def join(self, sheet: Sheet, member: Member) -> MagusNumber:
        """Add a member with a Magus, and return their number; all members must approve of the sheets again.

        Raises:
            Refused: there are too many members, a session is in progress, or the name is taken.
        """
        self.between()
        if len(self.members) == MOST:
            raise Refused("table-refused-members", {"most": MOST})
        if any(one.name == sheet.name for one in self.campaign.sheets):
            raise Refused("table-refused-namesake", {"name": sheet.name}, field="sheet.name")
        self.campaign = self.campaign.join(sheet)
        self.members.append(member)
        self.read_again()
        return MagusNumber(len(self.members) - 1)

    def between(self) -> None:
        """Check that the campaign is between two sessions. Raises Refused: a session is in progress."""
        if self.evening is not None:
            raise Refused("table-refused-session")

    def playing(self) -> list[tuple[str, list[MagusNumber]]]:
        """The ids of the session's games that can be played now, each with its members' numbers by seat."""
        if self.evening is None:
            return []
        session = self.campaign.session
        if session is None:
            return [(self.evening.auction, self.evening.members)]
        open_ = [one for one in self.evening.games if one.winners is None]
        return [(one.id, [session.members[player] for player in one.players]) for one in open_]

    def read_again(self) -> None:
        """Withdraw the approvals of all members, who must read the changed sheets or agreements again."""
        for one in self.members:
            one.approved = False

    def ready(self) -> list[MagusNumber]:
        """The numbers of the members who would play the next session; empty if the session cannot begin."""
        there = [MagusNumber(at) for at, one in enumerate(self.members) if one.kind == "bot" or one.approved]
        missing = len(there) < len(self.members) and self.agreed.approval == "all"
        return [] if missing or len(there) < 2 else there

    def row(self) -> CampaignRow:
        """The campaign as a row of the database."""
        about = {
            "campaign": self.campaign.to_json(),
            "members": [vars(one) for one in self.members],
            "agreed": vars(self.agreed),
            "invites": self.invites,
            "evening": None if self.evening is None else _evening(self.evening),
            "past": [_evening(one) for one in self.past],
        }
        return CampaignRow(id=self.id, about=about, changes=self.changes, maker=self.maker)


def read(row: CampaignRow) -> State:
    """The campaign in a row of the database.

    The modules for campaigns are loaded by the first call, because a server without campaigns does not need
    them.
    """
    from grimorio.events.campaign import Campaign

    about = row.about
    return State(
        row.id,
        row.changes,
        Campaign.from_json(about["campaign"]),
        [Member(**one) for one in about["members"]],
        Agreed(**about["agreed"]),
        about["invites"],
        None if about["evening"] is None else _read(about["evening"]),
        [_read(one) for one in about["past"]],
        row.maker,
    )


def _evening(one: Evening) -> dict[str, Any]:
    return {**vars(one), "games": [vars(game) for game in one.games]}


def _read(data: dict[str, Any]) -> Evening:
    return Evening(data["members"], data["auction"], [Fixture(**game) for game in data["games"]])
