"""A campaign of Magic Live: the same Magi from session to session.

A session is its auction, which makes decks and lives, and its tournament, which earns experience. A campaign
is a value: what happens to it makes another one. It plays nothing and stores nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from grimorio.events.campaign_tournament import Award, Form, Tournament
from grimorio.games.live import sheet as sheets_
from grimorio.games.live.game import Live
from grimorio.games.live.powerset import known
from grimorio.games.live.sheet import Sheet
from grimorio.kernel import Position, Setup
from grimorio.kernel.boundary import read

Item = TypeVar("Item")


class SessionData(Struct):
    """A session; its tournament is a shape of its own."""

    members: tuple[int, ...]
    tournament: Any
    award: Award


class CampaignData(Struct):
    """A campaign; its Magi and Powers are read as such."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    sheets: list[Any]
    seen: tuple[int, ...]
    powers: list[Any]
    past: list[SessionData]
    session: SessionData | None


@dataclass(frozen=True, slots=True)
class Session:
    """An evening: who took part, the tournament, and what was earned.

    Attributes:
        members: the numbers of the Magi in the campaign, by their seat at the auction and in the tournament.
        tournament: with the decks and lives of the auction.
        award: the criterion that was agreed.
    """

    members: tuple[int, ...]
    tournament: Tournament
    award: Award


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as it stands, between two sessions or in one.

    Attributes:
        name: what it is called.
        sheets: the Magi, in the order in which they joined; their place is their number.
        seen: how long the history of each sheet was when it was last read out (LIVE-3-APPROVE-1).
        powers: the Powers that the players proposed, as JSON.
        past: the sessions that are over.
        session: the one whose tournament is being played, or None.
    """

    name: str
    sheets: tuple[Sheet, ...] = ()
    seen: tuple[int, ...] = ()
    powers: tuple[Any, ...] = ()
    past: tuple[Session, ...] = ()
    session: Session | None = None

    def __post_init__(self) -> None:
        known(list(self.powers))

    def join(self, sheet: Sheet) -> Campaign:
        """The campaign with a further Magus, who is read out at the next session."""
        return replace(self, sheets=(*self.sheets, sheet), seen=(*self.seen, 0))

    def spend(self, member: int, sheet: Sheet) -> Campaign:
        """The campaign once a Magus has spent experience (LIVE-6-COST-5): between sessions, earning none.

        Raises:
            ValueError: a session is on, or the sheet does not go on from the one before.
        """
        before = self.sheets[member]
        if self.session is not None:
            raise ValueError("experience is spent between sessions")
        count = len(before.history)
        same = (sheet.name, sheet.first_style, sheet.first_traits) == (
            before.name,
            before.first_style,
            before.first_traits,
        )
        if not same or sheet.history[:count] != before.history or sheet.earned != before.earned:
            raise ValueError(f"the sheet does not go on from that of {before.name}")
        sheet = sheets_.from_json(sheet.to_json(), known(list(self.powers)))
        return replace(self, sheets=_at(self.sheets, member, sheet))

    def setup(
        self,
        members: tuple[int, ...],
        seed: int = 0,
        pool: dict[str, Any] | None = None,
        options: dict[str, str] | None = None,
    ) -> Setup:
        """What the auction of the next session starts from.

        Args:
            members: who takes part, by seat.
            seed: all luck of the auction.
            pool: a pool as JSON, or None for the usual one.
            options: of the game `live`.

        Raises:
            ValueError: a session is on, or a Magus is named twice or not of the campaign.
        """
        if self.session is not None:
            raise ValueError("a session is on")
        if len(set(members)) != len(members) or not set(members) <= set(range(len(self.sheets))):
            raise ValueError(f"expected different Magi of the campaign, found {members}")
        cards: dict[str, Any] = {
            "sheets": [self.sheets[member].to_json() for member in members],
            "news": [self.seen[member] for member in members],
            "powers": list(self.powers),
        }
        if pool is not None:
            cards["pool"] = pool
        return Setup(Live.name, len(members), seed, dict(options or {}), cards)

    def begin(self, members: tuple[int, ...], auction: Position, form: Form, award: Award) -> Campaign:
        """The campaign when an auction is over and its tournament begins (LIVE-3-PHASE-1).

        Who left the auction plays no tournament.

        Args:
            members: who took part, by seat.
            auction: at its end.
            form: how the tournament is played.
            award: the criterion that was agreed (LIVE-5-XP-1).

        Raises:
            ValueError: the auction is not over, or not of these Magi, or there are too few for a tournament.
        """
        game = auction.game
        if not isinstance(game, Live) or not auction.over:
            raise ValueError("expected an auction that is over")
        names = [self.sheets[member].name for member in members]
        decks, lives = game.decks(auction), game.lives(auction)
        if names != [deck.name for deck in decks]:
            raise ValueError("the auction is not of these Magi")
        stayed = [seat for seat in range(len(members)) if auction.game.playing(auction, seat)]
        tournament = Tournament(
            form, tuple(decks[seat] for seat in stayed), tuple(lives[seat] for seat in stayed)
        )
        session = Session(tuple(members[seat] for seat in stayed), tournament, award)
        seen = self.seen
        for member in members:
            seen = _at(seen, member, len(self.sheets[member].history))
        return replace(self, session=session, seen=seen)

    def after(self, players: tuple[int, ...], winners: tuple[int, ...]) -> Campaign:
        """The campaign after a game of the tournament, as `Tournament.after`. Raises ValueError."""
        session = self._on()
        return replace(self, session=replace(session, tournament=session.tournament.after(players, winners)))

    def close(self) -> Campaign:
        """The campaign when the session is over: its experience is awarded (LIVE-5-XP-1).

        Raises:
            ValueError: no session is on, or its tournament is not over.
        """
        session = self._on()
        tournament = session.tournament
        if tournament.form == "duels" and not tournament.closed:
            tournament = tournament.close()
        if not tournament.over:
            raise ValueError("the tournament is not over")
        sheets = self.sheets
        reason = f"session {len(self.past) + 1}"
        for member, xp in zip(session.members, tournament.experience(session.award), strict=True):
            if xp:
                sheets = _at(sheets, member, sheets[member].award(xp, reason))
        past = (*self.past, replace(session, tournament=tournament))
        return replace(self, sheets=sheets, past=past, session=None)

    def call_off(self) -> Campaign:
        """The campaign when its session ends early, as if it had not been: nobody earns anything."""
        return replace(self, session=None)

    def _on(self) -> Session:
        if self.session is None:
            raise ValueError("no session is on")
        return self.session

    # -- kept as a file ------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The campaign as JSON data."""
        return {
            "name": self.name,
            "sheets": [sheet.to_json() for sheet in self.sheets],
            "seen": list(self.seen),
            "powers": list(self.powers),
            "past": [_session(one) for one in self.past],
            "session": None if self.session is None else _session(self.session),
        }

    @staticmethod
    def from_json(data: Any) -> Campaign:
        """Read what `to_json` wrote. Raises ValueError: a sheet, Power or tournament does not add up."""
        shape = read(data, CampaignData, "campaign")
        powers = known(shape.powers)
        return Campaign(
            shape.name,
            tuple(sheets_.from_json(sheet, powers) for sheet in shape.sheets),
            shape.seen,
            tuple(shape.powers),
            tuple(_read(one) for one in shape.past),
            None if shape.session is None else _read(shape.session),
        )


def _session(one: Session) -> dict[str, Any]:
    return {
        "members": list(one.members),
        "tournament": one.tournament.to_json(),
        "award": {"by": one.award.by, "xp": list(one.award.xp)},
    }


def _read(data: SessionData) -> Session:
    return Session(data.members, Tournament.from_json(data.tournament), data.award)


def _at(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
