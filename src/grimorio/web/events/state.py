"""A tournament as the server stores it: its log, its people, and the results that players report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from grimorio import games
from grimorio.events.event import Event, undone
from grimorio.events.event_rules import deck_locked
from grimorio.events.facts import OnlineDraft, Pairing
from grimorio.events.pairing import Pair
from grimorio.events.pod_rules import unfinished
from grimorio.events.round_clock import seconds_left
from grimorio.store import EventRow
from grimorio.web import identity
from grimorio.web.matches.drafted import Phase
from grimorio.web.refusals import Refused

Games = tuple[int, int, int]
"""Games won by the first player of a table, won by the second, and drawn."""


class Report(msgspec.Struct, frozen=True):
    """A result as one of the two players reports it; it counts once the other one reports the same.

    Attributes:
        round: the number of the round; 0 for a free match of a league.
        table: the first player and the second, as they are paired.
        by: the player who reports it.
        games: the result.
    """

    round: int
    table: tuple[str, str]
    by: str
    games: Games


class Online(msgspec.Struct, frozen=True):
    """A match of a round that is played at the tables of this server.

    Attributes:
        round: the number of the round; 0 for a free match of a league.
        table: the first player and the second, as they are paired; they have the seats 0 and 1.
        match: the id of the match in the store.
        games: the ids of its games, in order.
        score: the games that the first player has won, and the second.
        came: the players who have opened it, and the bots.
        closed: whether it no longer counts, because its result or another one of the two was entered, or it
            was called off.
        timed: whether its time is over, so that no further game begins.
        met: in a league, how many matches of the two players had been entered when it began.
        off: in a league, the players who want to call it off; it ends without a result once both do.
        void: whether it was closed without a result, and its table has not been told so yet.
        called: the player who has called a judge and still needs one; empty for nobody.
        penalties: how many penalties that a judge gave at its tables have been noted.
    """

    round: int
    table: tuple[str, str]
    match: str
    games: tuple[str, ...]
    score: tuple[int, int] = (0, 0)
    came: tuple[str, ...] = ()
    closed: bool = False
    timed: bool = False
    met: int = 0
    off: tuple[str, ...] = ()
    void: bool = False
    called: str = ""
    penalties: int = 0


class Pod(msgspec.Struct, frozen=True):
    """A pod of an online draft, which is played at a table of this server.

    Attributes:
        fact: the index in the event's log of the fact that began the draft.
        players: the players by seat; all seats after them are bots'.
        bots: how many seats are bots' who are not in the tournament.
        game: the id of its game.
        phase: "draft", "building" or "over".
        pooled: whether the cards that the players received are entered.
        kept: the players whose deck the table keeps.
        ready: the players who have said that their deck is built.
        closed: whether its decks are entered, so that the server looks at it no more.
        away: by player, since when others wait for a player who is not at the table, in seconds since 1970.
    """

    fact: int
    players: tuple[str, ...]
    bots: int
    game: str
    phase: Phase = "draft"
    pooled: bool = False
    kept: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    closed: bool = False
    away: dict[str, int] = {}


class LiveSession(msgspec.Struct, frozen=True):
    """The session of Magic Live whose tournament this is, played with real cards; see `web.campaigns`.

    Attributes:
        auction: the id of the session's auction; empty if the campaign came from a file.
        form: the form of the tournament, as in `campaign_session.FORMS`.
        lives: by player, the life with which the player begins every game.
        seats: by seat of the auction, the name of the player; None for who left the auction.
        earned: by player, the experience that the session brought; empty before its end.
    """

    auction: str
    form: str
    lives: dict[str, int]
    seats: tuple[str | None, ...] = ()
    earned: dict[str, int] = {}


class Wish(msgspec.Struct, frozen=True):
    """The request of a player of a league to play a match.

    Attributes:
        by: the player.
        to: the player whom `by` has challenged; None for anybody.
        at: since when, in seconds since 1970.
    """

    by: str
    to: str | None
    at: int


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards that a player has entered by tapping on the page, in the order of the taps.

    Each tap is a text: "+" or "-" (a copy is added or taken away), and the name of the card.

    Attributes:
        pool: the taps for the cards received in a draft with printed cards.
        deck: the taps for the main deck.
    """

    pool: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


SOME_TIME: Final = 2**40
"""The value of `Tournament.wakes` when no time is fixed.

The server then looks at the tournament by itself only once, after its next start.
"""


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament and who takes part in it.

    Attributes:
        id: its id.
        changes: how often it has been stored.
        event: its log, from which pairings and standings follow.
        organiser: the digest of the organiser's token.
        invite: the secret of the link by which people join.
        joining: whether the link is valid now.
        people: the digest of each player's token, by name; players without one have no phone.
        reports: the results that wait for the other player.
        maker: the pseudonym of the person who made it, from `Hub.maker`.
        online: whether its matches are played at the tables of this server.
        ready_minutes: the minutes within which players must have opened their matches; 0 for no limit.
        bots: the bot or level of each player who is a bot, by name.
        matches: the matches that are or were played at this server's tables, oldest first.
        message: what the organiser says to everybody; empty for nothing.
        wishes: in a league, the requests of players who want to play a match, the oldest first.
        judged: the tables whose absent players the server has dealt with, each as the number of the round and
            the table's first player. It deals with a table once, so that a loss that the organiser takes back
            is not entered again.
        sheets: by player, the cards of a draft with printed cards that were entered by tapping on the page.
        quiet: how many of the `changes` nobody but their sender and the organiser has to be told of, such as
            each tap on a sheet.
        pods: the pods of the tournament's online drafts, oldest first.
        session: the session of Magic Live whose tournament this is; None for any other tournament.
    """

    id: str
    changes: int
    event: Event
    organiser: str
    invite: str
    joining: bool = True
    people: Mapping[str, str] = field(default_factory=dict)
    reports: tuple[Report, ...] = ()
    maker: str = ""
    online: bool = False
    ready_minutes: int = 0
    bots: Mapping[str, str] = field(default_factory=dict)
    matches: tuple[Online, ...] = ()
    judged: tuple[tuple[int, str], ...] = ()
    message: str = ""
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    wishes: tuple[Wish, ...] = ()
    quiet: int = 0
    pods: tuple[Pod, ...] = ()
    session: LiveSession | None = None

    @property
    def version(self) -> int:
        """The count by which pages notice that there is something new: the changes that are not quiet."""
        return self.changes - self.quiet

    def organised_by(self, token: str) -> bool:
        """Tell whether a token is the organiser's."""
        return identity.matches(token, self.organiser)

    def player_of(self, token: str) -> str | None:
        """The name of the player with this token; None for the organiser, and for a spectator (empty token).

        Raises Refused: nobody has this token.
        """
        if not token or self.organised_by(token):
            return None
        digest = identity.digest(token)
        for name, known in self.people.items():
            if known == digest:
                return name
        raise Refused("table-refused-token")

    def table_of(self, player: str) -> Pair | None:
        """Return the two players of the open table at which a player sits in the present round; None if
        there is no such table.
        """
        rounds = self.event.state.rounds
        tables = rounds[-1].open if rounds and not self.event.state.ended else ()
        return next((table for table in tables if player in table), None)

    @property
    def decks_wanted(self) -> bool:
        """Whether all players must hand in a deck, because matches are played here in a format with decks."""
        format = self.event.settings.format
        return self.online and format is not None and format.game in games.having("decks")

    def plays_here(self, table: Pair) -> bool:
        """Whether the match of a table can be opened here: each player has a token or is a bot."""
        return self.online and all(name in self.people or name in self.bots for name in table)

    @property
    def league(self) -> bool:
        """Whether players choose now whom they play: it is a league, and its knockout has not begun."""
        return self.event.settings.structure == "league" and not self.event.state.rounds

    def met(self, one: str, other: str) -> int:
        """How many matches of a league the players `one` and `other` have played against each other."""
        return sum({match.first, match.second} == {one, other} for match in self.event.state.matches)

    def live(self, table: Pair) -> Online | None:
        """The unfinished match of a table of the present round that is played at this server, or None.

        In a league there are no rounds; it is then the match of the two players, in either order.
        """
        number = len(self.event.state.rounds)
        for match in self.matches:
            same = {*match.table} == {*table} if self.league else match.table == table
            if same and match.round == number and not match.closed:
                return match
        return None

    def plays_free(self, player: str) -> bool:
        """Whether a player of a league plays a match at a table of this server now."""
        return self.league and any(player in match.table and not match.closed for match in self.matches)

    def deck_locked(self, player: str) -> bool:
        """Whether a player cannot hand in a deck: the player plays, or builds it at the table of a draft."""
        locked = deck_locked(self.event.settings, self.event.state, player)
        return locked or self.plays_free(player) or self.builds_at_table(player)

    def builds_at_table(self, player: str) -> bool:
        """Whether a player's deck comes from the table of an online draft, as before the first match."""
        return self.event.state.online is not None and not self.event.state.plays(player)

    def awaits(self, match: Online) -> bool:
        """Whether the result of this match, which is played at a table of the server, would count now.

        In a league it would until another result of the same two players is entered, or one of them leaves.
        """
        state = self.event.state
        if self.league:
            there = all(name in state.active for name in match.table)
            return there and not state.ended and self.met(*match.table) <= match.met
        return match.round == len(state.rounds) > 0 and match.table in state.rounds[-1].open

    def with_match(self, match: Online) -> Tournament:
        """The tournament with a new match, or with the new state of a match."""
        rest = tuple(one if one.match != match.match else match for one in self.matches)
        known = any(one.match == match.match for one in self.matches)
        return replace(self, matches=rest if known else (*rest, match))

    @property
    def ready_until(self) -> int | None:
        """When players must have opened the matches of the present round, in seconds since 1970.

        None if no match can be opened now, or if there is no limit.
        """
        rounds = self.event.state.rounds
        if not (self.online and self.ready_minutes and rounds and rounds[-1].open) or self.event.state.ended:
            return None
        gone = undone(self.event.facts)
        pairings = [
            fact
            for number, fact in enumerate(self.event.facts)
            if isinstance(fact, Pairing) and fact.round == len(rounds) and number not in gone
        ]
        return pairings[-1].at + 60 * self.ready_minutes

    def to_judge(self) -> tuple[Pair, ...]:
        """The open tables where somebody is absent and that the server has not judged yet.

        The server judges them at the time `ready_until`. The result is empty if there is no such time.
        """
        rounds = self.event.state.rounds
        if self.ready_until is None:
            return ()
        number = len(rounds)
        return tuple(
            table for table in rounds[-1].open if (number, table[0]) not in self.judged and self.absent(table)
        )

    def absent(self, table: Pair) -> tuple[str, ...]:
        """The players of a table who have not opened their match; empty if it cannot be opened here."""
        if not self.plays_here(table):
            return ()
        match = self.live(table)
        came = () if match is None else match.came
        return tuple(
            name for name in table if name is not None and name not in self.bots and name not in came
        )

    @property
    def drafting(self) -> tuple[Pod, ...]:
        """The pods of the online draft that counts now; empty if there is none."""
        if self.event.state.online is None or not self.pods:
            return ()
        gone, facts = undone(self.event.facts), self.event.facts
        numbers = [n for n, fact in enumerate(facts) if isinstance(fact, OnlineDraft) and n not in gone]
        return tuple(pod for pod in self.pods if pod.fact == numbers[-1])

    @property
    def patience(self) -> int | None:
        """When a bot takes the seat of the next player who is away from a draft, in seconds since 1970; None
        if nobody is, or if that has no limit.
        """
        online = self.event.state.online
        if online is None or not online.draft.absent:
            return None
        since = [since for pod in self.drafting if not pod.closed for since in pod.away.values()]
        return min(since) + 60 * online.draft.absent if since else None

    @property
    def unfinished(self) -> tuple[str, ...]:
        """The players who still draft or build their decks before the first round."""
        open_ = [name for pod in self.drafting if not pod.closed for name in pod.players]
        return tuple(dict.fromkeys((*unfinished(self.event), *open_)))

    @property
    def wakes(self) -> int | None:
        """The time, in seconds since 1970, at which the server must look at the tournament by itself.

        It is `SOME_TIME` if the time is not fixed, and None if the server need not look at all.
        """
        rounds = self.event.state.rounds
        if any(not pod.closed for pod in self.drafting) or any(match.void for match in self.matches):
            return self.patience or SOME_TIME
        if self.league and any(not match.closed for match in self.matches):
            return SOME_TIME
        if not self.online or not rounds or not rounds[-1].open or self.event.state.ended:
            return None
        times = [SOME_TIME]
        if self.to_judge():
            times.append(self.ready_until or SOME_TIME)
        for table in rounds[-1].open:
            match, left = self.live(table), seconds_left(rounds[-1], table, 0)
            if match is not None and not match.timed and left is not None and not rounds[-1].paused:
                times.append(left)
        return min(times)

    def with_event(self, event: Event) -> Tournament:
        """The tournament with `event` in the place of its event.

        Players' reports about tables that are no longer open in the new event are dropped, and so are the
        requests for matches by players who have left.
        """
        waiting = tuple(report for report in self.reports if self._waits(report, event))
        there = () if event.state.ended or event.state.rounds else event.state.active
        wishes = tuple(wish for wish in self.wishes if wish.by in there and wish.to in (None, *there))
        people = {name: token for name, token in self.people.items() if name in event.state.members}
        bots = {name: bot for name, bot in self.bots.items() if name in event.state.members}
        sheets = {name: sheet for name, sheet in self.sheets.items() if name in event.state.members}
        lists = replace(self, reports=waiting, wishes=wishes, sheets=sheets)
        return replace(lists, event=event, people=people, bots=bots)

    def _waits(self, report: Report, event: Event) -> bool:
        """Whether a report would still wait for the other player if the tournament's event became `event`."""
        rounds = event.state.rounds
        if rounds:
            return report.round == len(rounds) and report.table in rounds[-1].open
        if not self.league:
            return False
        there = all(name in event.state.active for name in report.table) and not event.state.ended
        return there and replace(self, event=event).met(*report.table) == self.met(*report.table)

    def row(self) -> EventRow:
        """Return the tournament as a row of the database."""
        about = {
            "event": self.event.to_json(),
            "organiser": self.organiser,
            "invite": self.invite,
            "joining": self.joining,
            "people": dict(self.people),
            "reports": msgspec.to_builtins(self.reports),
            "online": self.online,
            "ready_minutes": self.ready_minutes,
            "bots": dict(self.bots),
            "matches": msgspec.to_builtins(self.matches),
            "judged": self.judged,
            "message": self.message,
            "sheets": msgspec.to_builtins(self.sheets),
            "wishes": msgspec.to_builtins(self.wishes),
            "quiet": self.quiet,
            "pods": msgspec.to_builtins(self.pods),
            "session": msgspec.to_builtins(self.session),
        }
        return EventRow(id=self.id, about=about, changes=self.changes, maker=self.maker, wakes=self.wakes)


def read(row: EventRow) -> Tournament:
    """Return the tournament that a row of the database holds."""
    about: dict[str, Any] = row.about
    return Tournament(
        row.id,
        row.changes,
        Event.from_json(about["event"]),
        about["organiser"],
        about["invite"],
        about["joining"],
        about["people"],
        msgspec.convert(about["reports"], tuple[Report, ...]),
        row.maker,
        about.get("online", False),
        about.get("ready_minutes", 0),
        about.get("bots", {}),
        msgspec.convert(about.get("matches", ()), tuple[Online, ...]),
        tuple((number, name) for number, name in about.get("judged", ())),
        about.get("message", ""),
        msgspec.convert(about.get("sheets", {}), dict[str, Sheet]),
        msgspec.convert(about.get("wishes", ()), tuple[Wish, ...]),
        about.get("quiet", 0),
        msgspec.convert(about.get("pods", ()), tuple[Pod, ...]),
        msgspec.convert(about.get("session"), LiveSession | None),
    )
