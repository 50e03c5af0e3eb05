"""Matches at the table: exchanging cards between games, making the following game, conceding the match.

Between two games, players meet at the table of the last game. Until the match is over, nobody sees another
player's deck, and the records of its games stay closed. A game that can no longer be read after an upgrade
counts as drawn.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from grimorio import games
from grimorio.bots.roster import bots_of
from grimorio.decks import Deck
from grimorio.kernel import WATCHER, Setup
from grimorio.kernel.seats import Seat
from grimorio.store import GameRow, MatchRow
from grimorio.store.models import MatchState
from grimorio.web.game import judging
from grimorio.web.game.resume import CALLED_OFF
from grimorio.web.game.visibility import allowed
from grimorio.web.matches import rematch
from grimorio.web.matches.match import facts, games_shown, known_over, own, read, readable
from grimorio.web.refusals import Refused
from grimorio.web.table.connection import Connection
from grimorio.web.table.state import TableState
from grimorio.web.table.storage import TableStorage
from grimorio.web.table.timekeeper import Timekeeper

if TYPE_CHECKING:
    from grimorio.events import Match

PAST = ("over", "broken")
"""The states of a game that is no longer played."""


class OtherTable(Protocol):
    """The interface of the table of another game of the match."""

    @property
    def row(self) -> GameRow:
        """The stored game of the table."""


class EventCalls(Protocol):
    """The interface of the server's tournaments, as its tables use it."""

    def wake(self, id: str) -> None:
        """Let tournament `id` continue soon, because something has happened in one of its matches."""


class Tables(Protocol):
    """The interface of the server by which a match makes games and finds their tables."""

    @property
    def tournaments(self) -> EventCalls:
        """The tournaments, which wait for the results of matches."""

    async def make(self, row: GameRow) -> None:
        """Store a new game. Raises Refused: there is no room."""

    def there(self, id: str) -> OtherTable | None:
        """The table of game `id` if it is in memory, otherwise None."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """How much time a match of a tournament has left.

    Attributes:
        ends: when its time is over, in seconds since 1970.
        left: the seconds that are left, if the clock is stopped; None while it runs.
    """

    ends: int
    left: int | None

    def told(self) -> dict[str, Any]:
        """The clock as JSON data: "left", the seconds left, and "runs", whether it runs."""
        left = round(self.ends - time.time()) if self.left is None else self.left
        return {"left": max(0, left), "runs": self.left is None}


class TableMatch:
    """The match that the game of one table belongs to, if it belongs to one.

    Args:
        state: the state of the table.
        storage: stores the match.
        time: the keeper of the table's clock.
        tables: the tables of the match's other games.
        concede_game: lets a seat concede the game.
        notice: broadcasts the notices of the table.
    """

    def __init__(
        self,
        state: TableState,
        storage: TableStorage,
        time: Timekeeper,
        tables: Tables,
        concede_game: Callable[[Seat], Awaitable[None]],
        notice: Callable[[], None],
    ) -> None:
        self.state = state
        self.storage = storage
        self.time = time
        self.tables = tables
        self.concede_game = concede_game
        self.notice = notice
        self.clock: TableClock | None = None

    async def change(self, match: Match) -> None:
        """Store the new state of the match, and continue from there."""
        await self._keep(match)
        await self.look()

    async def look(self) -> None:
        """Let the match continue.

        The table calls this after a change of its game, and after it was read from the disk.
        """
        row, kept = self.state.row, self.state.row.match
        if kept is None or not readable(kept) or row.state not in ("playing", *PAST):
            return
        match = read(kept)
        if row.state == "playing":
            if match.conceded is not None:
                await self.concede_game(match.conceded)
            elif kept.event_id is not None:
                self.tables.tournaments.wake(kept.event_id)
            return
        if len(match.played) == kept.games.index(row.id):
            match = match.after(*self._end(match))
            for seat in row.seats:
                if seat.kind == "bot":
                    match = self._exchanged(match, seat.seat)
            await self._keep(match)
        if kept.state == "between" and kept.games[-1] == row.id:
            self.time.exchange({seat.seat for seat in row.seats} - set(match.ready))
            if len(match.ready) == len(row.seats):
                await self._next(match)
        for connection in list(self.state.connections):
            self.tell(connection)
        if kept.event_id is not None:
            self.tables.tournaments.wake(kept.event_id)

    def _end(self, match: Match) -> tuple[Seat | None, Seat | None]:
        """The seat that won the table's game, and the seat that chose who began this game.

        The winner is None for a draw or an unknown end. The seat that chose is None if no seat did.
        """
        row, timeline = self.state.row, self.state.timeline
        winners = [] if row.state == "broken" or row.result is None else row.result["winners"]
        given = [] if timeline is None or timeline.era else timeline.given
        chooser = match.rules.chooser(given[0] if given else None)
        return winners[0] if len(winners) == 1 else None, chooser

    def _exchanged(self, match: Match, seat: Seat) -> Match:
        """The match after a bot has exchanged cards, by what its seat saw at the end of the game."""
        timeline = self.state.timeline
        if match.rules.exchanges and timeline is not None and not match.over:
            position = timeline.position
            view, imagined = position.seen_by(seat), position.imagine(seat, 0)
            match = match.lay(seat, bots_of(self.state.row.game).exchanged(view, imagined, match.laid[seat]))
        return match if match.wrong(seat) else match.done(seat)

    async def _keep(self, match: Match) -> None:
        """Store the state of the match, and share it with its other tables."""
        kept = self.state.row.match
        assert kept is not None
        over = self.state.row.state in PAST
        state: MatchState = "over" if over and match.over else "between" if over else "playing"
        about = match.to_json()
        await self.storage.match(kept, state, about)
        self._share(kept)

    def _share(self, kept: MatchRow) -> None:
        """Give the state of the match to those of its tables that are in memory, and to this one."""
        self.state.row.match = kept
        for id in kept.games:
            other = self.tables.there(id)
            if other is not None:
                other.row.match = kept

    async def _next(self, match: Match) -> None:
        """Make the next game of a match, with the same people and bots in the same seats."""
        row, kept = self.state.row, self.state.row.match
        assert kept is not None and self.state.game is not None
        new = rematch.following(row, match.next().to_json(), list(row.seats), self.state.game.version)
        now = MatchRow(
            id=kept.id,
            state="playing",
            about=kept.about,
            games=[*kept.games, new.id],
            event_id=kept.event_id,
            created=kept.created,
        )
        new.match, new.sealed, new.judge = now, row.sealed, judging.following(self.state.judging)
        await self.tables.make(new)
        assert new.match is not None
        self._share(new.match)

    async def out_of_time(self, seats: Collection[Seat]) -> None:
        """End the exchange of seats that have no time left.

        Each plays on with its present deck or, if that deck is not legal, with the deck of the game before.
        """
        kept = self.state.row.match
        assert kept is not None
        match = read(kept)
        before = match.rules.decks(Setup.from_json(self.state.row.setup))
        for seat in seats:
            if match.wrong(seat):
                match = match.lay(seat, before[seat])
            match = match.done(seat)
        await self._keep(match)
        await self.look()

    async def time_up(self) -> None:
        """End the time of the match: no further game begins, and the game in progress may get a last turn.

        Nothing happens if the match is over, or if a later game of the match has been made.
        """
        row, kept = self.state.row, self.state.row.match
        if kept is None or not readable(kept) or kept.state == "over" or kept.games[-1] != row.id:
            return
        match = read(kept)
        if match.timed_out:
            return
        if row.state == "playing":
            await self._limit(match)
        await self.change(match.time_out())

    async def _limit(self, match: Match) -> None:
        """Set the last turn of the game in progress, in games that have such a rule, with a notice."""
        timeline = self.state.timeline
        assert timeline is not None
        setup = match.rules.timed(timeline.position.setup, timeline.position)
        if setup is None:
            await self._notice("table-notice-last-game")
            return
        await self._set(setup)
        unit = "turns" if games.manifest(setup.game).in_turns else "rounds"
        await self._notice("table-notice-last-turns", unit=unit, last=setup.last_turn)

    async def _set(self, setup: Setup) -> None:
        """Store `setup`, that of the game in progress with another last turn, and play on with it."""
        timeline = self.state.timeline
        assert timeline is not None
        await self.storage.limit(setup)
        timeline.limit(setup)

    async def _notice(self, message: str, **args: Any) -> None:
        self.state.notices.append({"message": message, "args": args})
        await self.storage.mark()
        self.notice()

    async def time_back(self) -> None:
        """Take the last turn of the game in progress away, because the match was given more time.

        Nothing happens if the time of the match is not over, or if its last game has ended.
        """
        row, kept, timeline = self.state.row, self.state.row.match, self.state.timeline
        playing = kept is not None and readable(kept) and row.state == "playing"
        if kept is None or timeline is None or not playing or kept.games[-1] != row.id:
            return
        match = read(kept)
        if not match.timed_out:
            return
        await self._set(replace(timeline.position.setup, last_turn=match.setup.last_turn))
        await self._notice("table-notice-more-time")
        await self.change(match.time_back())

    def show_clock(self, clock: TableClock | None) -> None:
        """Show everybody at the table how much time the match has left; `clock` None shows no clock."""
        if clock != self.clock:
            self.clock = clock
            for connection in list(self.state.connections):
                self.tell(connection)

    async def lose(self, seat: Seat) -> None:
        """Let a seat lose the match, because the organiser has decided so.

        Nothing happens if the match is over, or if a later game of the match has been made.
        """
        kept = self.state.row.match
        if (
            kept is not None
            and readable(kept)
            and kept.state != "over"
            and kept.games[-1] == self.state.row.id
        ):
            await self.change(read(kept).concede(seat))

    async def call_off(self) -> None:
        """End the match without a winner, together with the game in progress, which has no result.

        Nothing happens if the match is over, or if a later game of the match has been made.
        """
        row, kept = self.state.row, self.state.row.match
        if kept is None or not readable(kept) or kept.state == "over" or kept.games[-1] != row.id:
            return
        match = read(kept).call_off()
        if row.state not in PAST:
            row.state = "broken"
            self.state.timeline = None
            self.state.notices.append({"message": CALLED_OFF, "args": {}})
            await self.storage.mark()
            match = match.after(None, None)
        await self._keep(match)
        self.notice()
        await self.look()

    def tell(self, connection: Connection) -> None:
        """Send the state of the match to a connection.

        A player sees everything except the other player's deck, a judge everything except decks, and a
        spectator only what is public.
        """
        row, kept = self.state.row, self.state.row.match
        if kept is None or not readable(kept):
            return
        match = read(kept)
        number = kept.games.index(row.id) + 1
        plays = connection.seat != WATCHER
        games = match.played if plays else match.played[: number if known_over(row) else number - 1]
        news = plays or len(games) == len(match.played)
        later = (
            kept.games[number]
            if len(kept.games) > number and (plays or (known_over(row) and allowed(row)))
            else None
        )
        message: dict[str, Any] = {
            "kind": "match",
            **(facts(row) or {}),
            "begins": match.rules.beginning,
            "exchanges": match.rules.exchanges,
            "games": games_shown(kept.games[: max(number, len(games))], games),
            "score": [sum(played.winner == seat.seat for played in games) for seat in row.seats],
            "state": kept.state if news else "playing",
            "winner": match.winner if news and kept.state == "over" else None,
            "conceded": match.conceded if news else None,
            "called_off": match.called_off and news,
            "chooser": match.chooser if news else None,
            "ready": list(match.ready) if news else [],
            "clock": self.time.told() if news and kept.state == "between" and self.time.exchanging else None,
            "time": None if self.clock is None or kept.state == "over" else self.clock.told(),
            "next": None,
            "mine": None,
        }
        if later is not None:
            message["next"] = {"id": later, "seat": connection.seat, "token": connection.token}
        if connection.seat >= 0 and kept.state == "between":
            message["mine"] = own(match, connection.seat)
        connection.send(message)


class Exchange:
    """The actions of a seat between two games, or about the match as a whole."""

    def __init__(self, at: TableMatch, seat: Seat) -> None:
        if seat < 0:
            raise Refused("table-refused-spectator")
        row = at.state.row
        kept = row.match
        if kept is None or kept.state == "over" or kept.games[-1] != row.id:
            raise Refused("table-refused-match")
        self.at = at
        self.seat = seat
        self.kept = kept
        self.match = read(kept)

    async def lay(self, deck: Any) -> None:
        """Store the seat's deck for the next game, and send the seat the deck's offences.

        `deck` is the deck as JSON data.
        """
        self._between()
        if not self.match.rules.exchanges:
            raise Refused("table-refused-match")
        try:
            found = self.match.rules.deck(deck, self.match.setup.cards)
        except ValueError:
            raise Refused("table-refused-field", field="deck") from None
        entered = self.match.entered[self.seat]
        named = Deck(entered.name, found.main, found.sideboard)
        await self._done(self.match.lay(self.seat, named))

    async def ready(self, ready: bool) -> None:
        """Note that the seat has finished exchanging cards; if `ready` is false, that it has not."""
        self._between()
        if not ready:
            await self._done(self.match.undone(self.seat))
            return
        wrong = self.match.wrong(self.seat)
        if wrong:
            raise Refused("table-refused-deck", rule=wrong[0].rule)
        await self._done(self.match.done(self.seat))

    async def concede(self) -> None:
        """Concede the match for the seat, together with the game in progress."""
        if self.at.state.row.state not in ("playing", *PAST):
            raise Refused("table-refused-waiting")
        await self._done(self.match.concede(self.seat))

    def _between(self) -> None:
        if self.kept.state != "between" or self.at.time.left(self.seat) == 0:
            raise Refused("table-refused-match")

    async def _done(self, match: Match) -> None:
        self.match = match
        await self.at.change(match)
