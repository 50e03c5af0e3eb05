"""Campaigns of Magic Live in scenarios: sheets, the tournament, and experience."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grimorio.events.award import Award
from grimorio.events.campaign import Campaign
from grimorio.events.campaign_session import FORMS, Session
from grimorio.events.session_match import Standing
from grimorio.games.live.numbers import MagusNumber, magi_of, players_of
from grimorio.games.live.sheet import Sheet, SheetError
from grimorio.games.live.situation import TOURNAMENT
from grimorio.judge.deck_lists import cards_of
from grimorio.judge.live.table import TRAITS, LiveTable
from grimorio.judge.live.table import sheet as sheet_of
from grimorio.judge.outcomes import NotAsked, Refused
from grimorio.judge.reading import NOTHING, Node
from grimorio.kernel import Position, Setup, SetupError
from grimorio.kernel.faults import Message, in_field, message_of
from grimorio.kernel.seats import seats_of

SHEETS = "sheets"
"""The `phase` of a scenario that begins between two sessions: no auction is held; only the sheets matter."""
BUYS = ("power", "style", "life", "attribute")


class LiveCampaign(LiveTable):
    """The runner of scenarios about a campaign of Magic Live, with the steps between two auctions.

    A script may register Magi, let them spend experience, and play a tournament. The auctions themselves are
    played as in `LiveTable`.
    """

    campaign: Campaign
    between: bool
    """Whether the script is between two sessions, so that no auction is in progress."""

    def situate(self, setup: Setup, description: dict[str, Any]) -> Position:
        self.between = description.get("phase") == SHEETS
        if self.between:
            description = {**description, "phase": TOURNAMENT}
        position = super().situate(setup, description)
        self.campaign = Campaign("Scenario", powers=tuple((setup.cards or {}).get("powers", ())))
        for magus in self.sheets:
            self.campaign = self.campaign.join(magus)
        seen = tuple(len(magus.history) for magus in self.sheets)
        self.campaign = replace(self.campaign, seen=seen)
        return position

    # -- verbs -----------------------------------------------------------------------------------

    def register(self, node: Node) -> None:
        """``register: {by: A, style: red, traits: [3, 5, 7]}``: hand in a sheet; or check a `pool`."""
        parts = node.mapping(("by", "style", "traits", "powers", "bought", "xp", "pool"))
        if "pool" in parts:
            self.register_pool(parts["pool"])
            return
        if "by" not in parts:
            raise node.wrong("expected by and a sheet (style, traits, powers…), or pool", "live-sheet")
        seat = self.seat(parts["by"])
        if not self.between:
            raise Refused(
                Message("sheets are read out before the auction", "live-read-out"), ["LIVE-3-APPROVE-1"]
            )
        data = {key: value.plain() for key, value in parts.items() if key != "by"}
        try:
            magus = sheet_of(self.SEATS[seat], data, self.powers)
        except SetupError as error:
            raise Refused(message_of(error), rules_in(error.message)) from None
        sheets = self.campaign.sheets
        self.campaign = replace(self.campaign, sheets=(*sheets[:seat], magus, *sheets[seat + 1 :]))

    def register_pool(self, node: Node) -> None:
        """Check that a pool of cards, ``[Shock*4, …]``, has enough packs for all players.

        Raises Refused: it has too few, or not four of each card.
        """
        from grimorio.games.live import pool

        main = [list(entry) for entry in cards_of(node, self.card)]
        data = {"name": "pool", "main": main}
        try:
            pool.enough(pool.from_json(data), self.seats)
        except pool.PoolError as error:
            raise Refused(in_field(error), [error.rule]) from None

    def buy(self, node: Node) -> None:
        """``buy: {by: A, power: Determination}``: spend experience between sessions (LIVE-6-COST-5).

        Instead of `power`, the key `style` or `attribute` names what is bought, or `life` the points of life.
        """
        parts = node.mapping(("by", *BUYS))
        kinds = [kind for kind in BUYS if kind in parts]
        if "by" not in parts or len(kinds) != 1:
            raise node.wrong("expected by and one of {names}", "by-one-of", names=tuple(BUYS))
        seat, kind = self.seat(parts["by"]), kinds[0]
        value = parts[kind]
        magus = self.campaign.sheets[seat]
        if not self.between:
            raise Refused("experience is spent between sessions", ["LIVE-6-COST-5"], "live-spend")
        try:
            if kind == "power":
                magus = magus.learn(value.one_of(self.powers), self.powers)
            elif kind == "style":
                magus = magus.change_style(value.word())
            elif kind == "attribute":
                magus = magus.raise_attribute(value.one_of(TRAITS))
            else:
                for _ in range(value.whole(1, 99)):
                    magus = magus.gain_life()
        except SheetError as error:
            raise Refused(in_field(error), [error.rule]) from None
        try:
            self.campaign = self.campaign.spend(MagusNumber(seat), magus)
        except ValueError as error:
            raise Refused(message_of(error), ["LIVE-6-COST-5"]) from None

    def session(self, node: Node) -> None:
        """``session: next``: begin another auction, with the present sheets."""
        node.one_of(("next",))
        if not self.between:
            raise Refused("a session is on", ["LIVE-3-PHASE-1"], "live-session-on")
        try:
            setup = self.campaign.setup(
                magi_of(seats_of(self.seats)), self.setup.seed + 1, options=dict(self.setup.options)
            )
        except ValueError as error:
            raise Refused(message_of(error), ["LIVE-3-PHASE-1"]) from None
        self.setup, self.between = setup, False
        position = self.game.start(setup, journal=True, stops=(1 << self.seats) - 1, open_chance=True)
        self.position = position
        self._cited = 0

    def tournament(self, node: Node) -> None:
        """``tournament: {form: round-robin, award: places, xp: [8, 5, 3]}``: begin the tournament."""
        parts = node.mapping(("form", "award", "xp"))
        form = parts["form"].one_of(FORMS) if "form" in parts else "round-robin"
        by = parts["award"].one_of(("wins", "places")) if "award" in parts else "places"
        xp: tuple[int, ...] = (8, 5, 3) if by == "places" else (1,)
        if "xp" in parts:
            xp = tuple(number.whole(0, 99) for number in parts["xp"].each())
        if not self.position.over or self.between:
            raise NotAsked(
                node,
                "no auction was just played: {asked}",
                ["LIVE-3-PHASE-1"],
                "live-no-auction",
                asked=self.asked(),
            )
        if self.campaign.session is not None:
            raise Refused("a tournament is on", ["LIVE-3-PHASE-1"], "live-tournament-on")
        try:
            award = Award(by, xp)  # type: ignore[arg-type]
            members = tuple(seats_of(self.seats))
            self.campaign = self.campaign.begin(members, self.position, form, award)  # type: ignore[arg-type]
        except ValueError as error:
            raise Refused(message_of(error), ["LIVE-3-TOUR-1"]) from None

    def on(self, node: Node) -> Session:
        """The tournament in progress. Raises NotAsked, with the line of `node`: there is none."""
        if self.campaign.session is None:
            raise NotAsked(
                node, Message("no tournament is being played", "live-no-tournament"), ["LIVE-3-TOUR-1"]
            )
        return self.campaign.session

    def result(self, node: Node) -> None:
        """``result: {players: [A, B], winner: A}`` (or several, or ``draw``): note who won a game."""
        parts = node.mapping(("players", "winner"))
        if "winner" not in parts:
            raise node.wrong("expected players, and winner: one of them, or draw", "live-result")
        tournament = self.on(node)
        members = self.campaign.session.members if self.campaign.session else ()
        won = parts["winner"]
        winners = (
            set() if won.text == "draw" else {members.index(self.member(player)) for player in won.each()}
        )
        if "players" in parts:
            wanted = {members.index(self.member(player)) for player in parts["players"].items()}
        else:
            wanted = set(range(len(members)))
        players = next(
            (game for game in tournament.next() if set(game) == wanted), players_of(sorted(wanted))
        )
        try:
            self.campaign = self.campaign.after(players, players_of(sorted(winners)))
        except ValueError:
            shown = tuple(" - ".join(game) for game in self.games()) or NOTHING
            raise Refused(
                "this is not to be played now, only {games}", ["LIVE-3-TOUR-1"], "live-next", games=shown
            ) from None

    def member(self, node: Node) -> MagusNumber:
        """The Magus whose seat `node` names, after checking that it plays in the tournament in progress.

        Raises BadFile: it does not.
        """
        magus = MagusNumber(self.seat(node))
        members = self.campaign.session.members if self.campaign.session else ()
        if magus not in members:
            raise node.wrong("{seat} plays in no tournament", "live-not-in", seat=node.text)
        return magus

    def close_session(self, node: Node) -> None:
        """``close: session``: end the tournament and award its experience (LIVE-5-XP-1)."""
        node.one_of(("session",))
        self.on(node)
        try:
            self.campaign = self.campaign.close()
        except ValueError as error:
            raise Refused(message_of(error), ["LIVE-5-XP-1"]) from None
        self.between = True

    # -- what is expected of it ------------------------------------------------------------------

    def games(self) -> list[list[str]]:
        """The games that can be played now, each as the sorted letters of its players."""
        session = self.campaign.session
        if session is None:
            return []
        return [sorted(self.SEATS[session.members[player]] for player in game) for game in session.next()]

    def standings(self, node: Node) -> dict[MagusNumber, Standing]:
        """The lines of the standings of the present or the last tournament, by Magus.

        Raises BadFile: no tournament has begun.
        """
        session = self.campaign.session or (self.campaign.past[-1] if self.campaign.past else None)
        if session is None:
            raise node.wrong("no tournament was begun", "live-none-begun")
        return {session.members[one.player]: one for one in session.standings()}

    def check_campaign(self, key: str, node: Node) -> None:
        """Check the key "next" or "news" of `expect` against its value, `node`; call `miss` for differences.

        "next" lists the games that can be played now. "news" lists by seat what the Magus has bought since
        the sheets were last read out.
        """
        if key == "next":
            wanted = (
                []
                if node.text == "none"
                else [sorted(entry.word() for entry in game.items()) for game in node.items()]
            )
            if sorted(wanted) != sorted(self.games()):
                shown = [
                    ", ".join(" - ".join(game) for game in games) or "none"
                    for games in (wanted, self.games())
                ]
                self.miss(node, f"next {shown[0]}", f"next {shown[1]}")
            return
        for name, value in node.mapping(self.SEATS[: self.seats]).items():
            seat = self.SEATS.index(name)
            magus: Sheet = self.campaign.sheets[seat]
            news = [f"{entry.on} {entry.what}".strip() for entry in magus.since(self.campaign.seen[seat])]
            wanted_news = [] if value.text == "none" else [entry.word() for entry in value.each()]
            if wanted_news != news:
                self.miss(value, f"{name} news {', '.join(wanted_news) or 'none'}", ", ".join(news) or "none")


def rules_in(message: str) -> list[str]:
    """The rule id in brackets at the end of a message, in a list; empty if there is none."""
    tail = message.rpartition("(")[2]
    return [tail.rstrip(")")] if message.endswith(")") else []
