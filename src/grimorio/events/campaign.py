"""A campaign of Magic Live: the Magi (players' characters) and the sessions that they play.

A session is an auction, in which each Magus gets a deck and a number of lives, and a tournament, which earns
experience. A `Campaign` is an immutable value: every change returns a new one. It plays no games and stores
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from grimorio.events.award import Award
from grimorio.events.campaign_older import OlderSession, converted
from grimorio.events.campaign_session import BestOf, Form, Session, SessionData
from grimorio.events.event import Event
from grimorio.games.live import sheet as sheets_
from grimorio.games.live.game import Live
from grimorio.games.live.numbers import Magi, MagusNumber, PlayerNumber, Players
from grimorio.games.live.powerset import known
from grimorio.games.live.sheet import Sheet
from grimorio.kernel import Position, Setup
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import Fault
from grimorio.kernel.seats import seats_of

Item = TypeVar("Item")


class CampaignData(Struct):
    """The shape of a campaign in a file; its Magi and Powers are read by the modules for them."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    sheets: list[Any]
    seen: tuple[int, ...]
    powers: list[Any]
    past: list[dict[str, Any]]
    session: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as it stands, between two sessions or in one.

    Attributes:
        name: the name of the campaign.
        sheets: the sheets of the Magi, in the order in which they joined. The index of a sheet is the number
            of the Magus.
        seen: for each sheet, the number of entries in its history when it was last shown to all for approval
            (LIVE-3-APPROVE-1).
        powers: the Powers that the players invented, as JSON data.
        past: the finished sessions, oldest first.
        session: the session whose tournament is in progress, or None.
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
        """The campaign with a further Magus, whose sheet will be shown to all at the next session."""
        return replace(self, sheets=(*self.sheets, sheet), seen=(*self.seen, 0))

    def spend(self, member: MagusNumber, sheet: Sheet) -> Campaign:
        """The campaign after a Magus has spent experience between sessions (LIVE-6-COST-5).

        Args:
            member: the number of the Magus.
            sheet: the sheet after the purchases, with the same experience earned as before.

        Raises:
            ValueError: a session is in progress, or the new sheet does not continue the earlier one.
        """
        before = self.sheets[member]
        if self.session is not None:
            raise Fault("experience is spent between sessions", "live-spend")
        count = len(before.history)
        same = (sheet.name, sheet.first_style, sheet.first_traits) == (
            before.name,
            before.first_style,
            before.first_traits,
        )
        if not same or sheet.history[:count] != before.history or sheet.earned != before.earned:
            raise Fault("the sheet does not go on from that of {name}", "live-sheet-after", name=before.name)
        sheet = sheets_.from_json(sheet.to_json(), known(list(self.powers)))
        return replace(self, sheets=_at(self.sheets, member, sheet))

    def setup(
        self,
        members: Magi,
        seed: int = 0,
        pool: dict[str, Any] | None = None,
        options: dict[str, str] | None = None,
    ) -> Setup:
        """The setup of the game of the next session's auction.

        Args:
            members: the numbers of the Magi who take part, by seat.
            seed: the seed of all luck of the auction.
            pool: a pool of packs as JSON data, or None for the usual one.
            options: the values of the options of the game `live`.

        Raises:
            ValueError: a session is in progress, or a Magus is named twice or is not of the campaign.
        """
        if self.session is not None:
            raise Fault("a session is on", "live-session-on")
        if len(set(members)) != len(members) or not set(members) <= set(range(len(self.sheets))):
            problem = "expected different Magi of the campaign, found {found}"
            raise Fault(problem, "live-different-magi", found=members)
        cards: dict[str, Any] = {
            "sheets": [self.sheets[member].to_json() for member in members],
            "news": [self.seen[member] for member in members],
            "powers": list(self.powers),
        }
        if pool is not None:
            cards["pool"] = pool
        return Setup(Live.name, len(members), seed, dict(options or {}), cards)

    def begin(
        self,
        members: Magi,
        auction: Position,
        form: Form,
        award: Award,
        best_of: BestOf = 1,
    ) -> Campaign:
        """The campaign after an auction, with the tournament about to begin (LIVE-3-PHASE-1).

        Players who left the auction do not play in the tournament.

        Args:
            members: the numbers of the Magi who took part in the auction, by seat.
            auction: the last position of the auction.
            form: the form of the tournament, one of `campaign_session.FORMS`.
            award: the criterion for experience that was agreed (LIVE-5-XP-1).
            best_of: the most games of a match that count.

        Raises:
            ValueError: the auction is not over, or not of these Magi, or there are too few for a tournament.
        """
        game = auction.game
        if not isinstance(game, Live) or not auction.over:
            raise Fault("expected an auction that is over", "live-over-auction")
        names = [self.sheets[member].name for member in members]
        decks, lives = game.decks(auction), game.lives(auction)
        if names != [deck.name for deck in decks]:
            raise Fault("the auction is not of these Magi", "live-not-theirs")
        stayed = [seat for seat in seats_of(len(members)) if auction.game.playing(auction, seat)]
        session = Session.begin(
            tuple(members[seat] for seat in stayed),
            form,
            tuple(decks[seat] for seat in stayed),
            tuple(lives[seat] for seat in stayed),
            award,
            f"{auction.setup.seed:x}",
            best_of,
            " ".join(self.name.split())[:80].strip() or "Magic Live",
        )
        seen = self.seen
        for member in members:
            seen = _at(seen, member, len(self.sheets[member].history))
        return replace(self, session=session, seen=seen)

    def after(
        self,
        players: Players,
        winners: Players,
        chooser: PlayerNumber | None = None,
    ) -> Campaign:
        """The campaign after a game of the tournament between `players`, by seat.

        `winners` are the players who won; empty for a draw. `chooser` is the player who chose who began, or
        None. All are numbers of players, as in `Session`. Raises ValueError: no tournament is in progress, or
        these players had no game to play.
        """
        return replace(self, session=self._on().after(players, winners, chooser))

    def after_match(self, players: Players, games: tuple[int, int, int]) -> Campaign:
        """The campaign after a whole match of the tournament.

        `players` are its two players, as in `Session.next`; `games` counts the games won by the first, won by
        the second, and drawn. Raises ValueError: no tournament is in progress, these players had no match to
        play, or it cannot end so.
        """
        return replace(self, session=self._on().after_match(players, games))

    def with_event(self, event: Event) -> Campaign:
        """The campaign whose tournament has gone on elsewhere, to `event`.

        Raises ValueError: no tournament is in progress, or the event is not of this session.
        """
        session = self._on()
        if event.settings != session.event.settings or tuple(event.state.members) != session.names:
            raise Fault("event: expected that of the session", "live-session-event")
        return replace(self, session=replace(session, event=event))

    def corrected(
        self,
        fact: int,
        winners: Players,
        reason: str,
        games: tuple[int, int, int] | None = None,
    ) -> Campaign:
        """The campaign after the result of a game of the tournament is corrected.

        `fact` is the index of the result in the log, as in `Game.fact`; `winners` are the numbers of the
        players who won in truth, none for a draw; `games` is the true score of a match of several games, or
        None; `reason` says why. Raises ValueError: no tournament is in progress, or this result cannot be
        corrected.
        """
        return replace(self, session=self._on().corrected(fact, winners, reason, games))

    def taken_back(self, fact: int, reason: str) -> Campaign:
        """The campaign without the result of a game of the tournament, which can then be played again.

        `fact` is the index of the result in the log, as in `Game.fact`, and `reason` says why. Raises
        ValueError: no tournament is in progress, or this result cannot be taken back.
        """
        return replace(self, session=self._on().taken_back(fact, reason))

    def close(self) -> Campaign:
        """The campaign after its session has ended and experience is awarded (LIVE-5-XP-1).

        Raises:
            ValueError: no session is in progress, or its tournament is not over.
        """
        session = self._on()
        if session.form == "duels" and not session.closed:
            session = session.close()
        if not session.over:
            raise Fault("the tournament is not over", "live-not-over")
        sheets = self.sheets
        reason = f"session {len(self.past) + 1}"
        for member, xp in zip(session.members, session.experience(), strict=True):
            if xp:
                sheets = _at(sheets, member, sheets[member].award(xp, reason))
        return replace(self, sheets=sheets, past=(*self.past, session), session=None)

    def call_off(self) -> Campaign:
        """The campaign after its session is cancelled as if it had not taken place: nobody earns anything."""
        return replace(self, session=None)

    def _on(self) -> Session:
        if self.session is None:
            raise Fault("no session is on", "live-no-session")
        return self.session

    # -- kept as a file ------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The campaign as JSON data: "name", "sheets", "seen", "powers", "past" and "session"."""
        return {
            "name": self.name,
            "sheets": [sheet.to_json() for sheet in self.sheets],
            "seen": list(self.seen),
            "powers": list(self.powers),
            "past": [session.to_json() for session in self.past],
            "session": None if self.session is None else self.session.to_json(),
        }

    @staticmethod
    def from_json(data: Any) -> Campaign:
        """Read a campaign from `data`, which `to_json` wrote.

        Raises ValueError: `data` is not a campaign, or a sheet, Power or tournament in it is not possible.
        """
        shape = read(data, CampaignData, "campaign")
        powers = known(shape.powers)
        return Campaign(
            shape.name,
            tuple(sheets_.from_json(sheet, powers) for sheet in shape.sheets),
            shape.seen,
            tuple(shape.powers),
            tuple(_read(session, f"campaign.past[{number}]") for number, session in enumerate(shape.past)),
            None if shape.session is None else _read(shape.session, "campaign.session"),
        )


def _read(data: dict[str, Any], where: str) -> Session:
    """The session in a file of today, or in one of version 0.16 or earlier.

    `data` is the session as JSON data, and `where` its place in the file, for errors. Raises ValueError: it
    is no session.
    """
    if "tournament" in data:
        return converted(read(data, OlderSession, where))
    return Session.of(read(data, SessionData, where))


def _at(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
