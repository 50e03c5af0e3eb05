"""Tournaments on the server: changes are made one after another, and stored before anybody sees them.

Tables do not know how a tournament goes on. After a game, its tournament reads the stored matches and
continues from there, so that the server may be killed at any time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import GameRow
from grimorio.web.codes import Codes
from grimorio.web.events import league, online, pods
from grimorio.web.events.online import Standing
from grimorio.web.events.state import SOME_TIME, Online, Pod, Tournament, read
from grimorio.web.events.view import View
from grimorio.web.locks import Locks
from grimorio.web.matches.drafted import Progress
from grimorio.web.refusals import Refused
from grimorio.web.table.storage import Disk
from grimorio.web.table.table import Table
from grimorio.web.waking import Waking

T = TypeVar("T")

KEPT: Final = 200
"""The most tournaments that are kept in memory."""

LATER: Final = 60
"""Seconds after which the server looks again at a tournament that could not go on."""


class Server(Disk, Protocol):
    """The interface of the server as tournaments use it."""

    async def room(self, maker: str = "") -> None:
        """Check that there is room to store something new, in the whole database and for the person `maker`.

        `maker` is a pseudonym from `Hub.maker`; if it is empty, only the whole database is checked. Raises
        Refused: there is no room.
        """

    async def table(self, id: str) -> Table:
        """The table of game `id`. Raises Refused: there is no such game."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Run `work` in the queue of the table of game `id`, and return its result.

        Raises Refused: there is no such game, or `work` raised it.
        """

    def there(self, id: str) -> Table | None:
        """The table of game `id` if it is in memory, otherwise None."""


class Tournaments:
    """All tournaments of a server.

    Attributes:
        server: the interface to the server's disk and tables.
        codes: the codes by which people join, valid until the server stops.
        now: returns the time, in seconds since 1970.
        looking: the tasks that let tournaments continue.
        alarms: by tournament, the timer that lets it continue later.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.codes = Codes()
        self.now: Callable[[], float] = time.time
        self._waking = Waking("tournament", self.look, lambda id: self._alarm(id, LATER))
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self._locks = Locks()
        self._kept: OrderedDict[str, Tournament] = OrderedDict()
        self._views: dict[str, tuple[int, View]] = {}

    async def read(self, id: str) -> Tournament:
        """The present state of tournament `id`. Raises Refused: there is no such tournament."""
        kept = self._kept.get(id)
        if kept is None:
            row = await self.server.on_disk(self.server.store.event, id)
            if row is None:
                raise Refused("table-refused-event")
            kept = await asyncio.to_thread(read, row)
            kept = self._keep(self._kept.get(id, kept))
        return kept

    def _keep(self, tournament: Tournament) -> Tournament:
        self._kept[tournament.id] = tournament
        self._kept.move_to_end(tournament.id)
        if len(self._kept) > KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._views.pop(oldest, None)
        return tournament

    async def make(self, tournament: Tournament) -> None:
        """Store a new tournament. Raises Refused: there is no room."""
        await self.server.room(tournament.maker)
        await self._store(tournament)

    async def change(self, id: str, work: Callable[[Tournament], Tournament]) -> Tournament:
        """Change tournament `id` by `work`, store it, and return it as it is then.

        Raises:
            Refused: there is no such tournament, or `work` raised it.
        """
        async with self._locks.of(id):
            before = await self.read(id)
            after = await asyncio.to_thread(work, before)
            if after is before:
                return before
            if after.event.facts is not before.event.facts:
                await self.server.room(before.maker)
            after = await self._store(after)
        if after.online:
            self.wake(id)
        return after

    async def _store(self, tournament: Tournament, games: Sequence[GameRow] = ()) -> Tournament:
        unsealed: list[str] = []
        if tournament.event.over:
            unsealed = [game for match in tournament.matches for game in match.games]
            unsealed += [pod.game for pod in tournament.pods if pod.closed]
        try:
            await self.server.on_disk(self.server.store.keep_event, tournament.row(), games, unsealed)
        except SQLAlchemyError:
            self._kept.pop(tournament.id, None)
            raise
        for game in unsealed:
            table = self.server.there(game)
            if table is not None:
                table.row.sealed = False
        return self._keep(replace(tournament, changes=tournament.changes + 1))

    def view(self, tournament: Tournament) -> View:
        """The public view of a tournament, the same for every person; computed once after each change."""
        version, before = self._views.get(tournament.id, (-1, None))
        if before is not None and version == tournament.version:
            return before
        view = View.of(tournament, before)
        self._views[tournament.id] = (tournament.version, view)
        return view

    async def begin_draft(
        self, id: str, work: Callable[[Tournament], tuple[Tournament, list[GameRow]]]
    ) -> Tournament:
        """Change tournament `id` by `work`, store it with the new tables of its draft, and begin them.

        Returns the tournament as it is then. Raises Refused: there is no such tournament, `work` raised it,
        or there is no room.
        """
        async with self._locks.of(id):
            before = await self.read(id)
            await self.server.room(before.maker)
            after, tables = await asyncio.to_thread(work, before)
            after = await self._store(after, tables)
        for row in tables:
            await self.server.table(row.id)
        self.wake(id)
        return after

    # -- matches at the tables -----------------------------------------------------------------

    async def play(
        self, id: str, player_of: Callable[[Tournament], str], opponent: str | None = None
    ) -> tuple[str, Seat]:
        """Open the match of a player in the present round; return the id of its present game, and the seat.

        The match is made when the first of its players opens it. In a league a match must have begun.

        Args:
            id: the id of the tournament.
            player_of: returns the name of the player; it may raise Refused.
            opponent: in a league, the other player of the match.

        Raises:
            Refused: the player has no match now, or it cannot be played here.
        """
        async with self._locks.of(id):
            tournament = await self.read(id)
            player = player_of(tournament)
            table = (player, opponent) if tournament.league else tournament.table_of(player)
            if table is None or table[1] is None:
                raise Refused("table-refused-report")
            if not tournament.plays_here(table):
                raise Refused("table-refused-online")
            live = tournament.live(table)
            if live is None and tournament.league:
                raise Refused("table-refused-report")
            opened = await self._opened(tournament, player, live, (table[0], table[1]))
        self.wake(id)
        return opened

    async def _opened(
        self, tournament: Tournament, player: str, match: Online | None, table: tuple[str, str]
    ) -> tuple[str, Seat]:
        """Note that a player has opened `match`; if that is None, make the match of the players of `table`.

        Return the id of the match's present game, and the player's seat.
        """
        row: GameRow | None = None
        if match is None:
            await self.server.room(tournament.maker)
            opened, row = await asyncio.to_thread(online.new_match, tournament, table)
        else:
            opened = match
        if player not in opened.came:
            opened = msgspec.structs.replace(opened, came=(*opened.came, player))
            await self._store(tournament.with_match(opened), [row] if row else [])
        return opened.games[-1], Seat(opened.table.index(player))

    async def want(
        self, id: str, player_of: Callable[[Tournament], str], opponent: str | None
    ) -> tuple[str, Seat] | None:
        """Let a player of a league find a match, with `opponent` or (None) with anybody.

        Args:
            id: the id of the league.
            player_of: returns the name of the player; it may raise Refused.
            opponent: the player wanted as opponent, or None; if that player has asked for a match against
                this one, the match begins.

        Returns:
            The id of the match's game and the player's seat; None if the player has to wait for somebody.

        Raises:
            Refused: the player may not play now, or not against `opponent`.
        """
        async with self._locks.of(id):
            tournament = await self.read(id)
            player = player_of(tournament)
            live = tournament.live((player, opponent)) if opponent is not None else None
            if live is None:
                league.check_player(tournament, player)
                if opponent is not None:
                    league.check_opponent(tournament, player, opponent)
            table = live.table if live else league.table_for(tournament, player, opponent)
            if table is None:
                wished = league.wished(tournament, player, opponent, int(self.now()))
                if wished is not tournament:
                    await self._store(wished)
                return None
            opened = await self._opened(league.begun(tournament, table), player, live, table)
        self.wake(id)
        return opened

    def wake(self, id: str) -> None:
        """Let tournament `id` continue soon, because something has happened in it or in its matches."""
        self._waking.wake(id)

    def _alarm(self, id: str, seconds: float | None) -> None:
        """Let tournament `id` continue after this many seconds; `seconds` None cancels the timer."""
        before = self.alarms.pop(id, None)
        if before is not None:
            before.cancel()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.alarms[id] = loop.call_later(max(0.0, seconds), partial(self.wake, id))

    def stop(self) -> None:
        """Cancel all tasks and timers that let tournaments continue, and forget what was read of them."""
        self._waking.stop()
        for timer in self.alarms.values():
            timer.cancel()
        self.alarms.clear()
        self._kept.clear()
        self._views.clear()

    async def look(self, id: str) -> Tournament:
        """Let tournament `id` continue as far as its stored matches and the time allow, and return it.

        Raises:
            Refused: there is no such tournament.
        """
        async with self._locks.of(id):
            before = await self.read(id)
            standings = await self._standings(before)
            progress = await self._progress(before)
            tournament = await asyncio.to_thread(pods.followed, before, progress)
            tournament = pods.without_absent(tournament, progress, int(self.now()))
            tournament = await asyncio.to_thread(online.followed, tournament, standings)
            tournament = await asyncio.to_thread(online.without_absent, tournament, int(self.now()))
            table = online.next_for_bots(tournament)
            games: list[GameRow] = []
            if table is not None:
                match, game = await asyncio.to_thread(online.new_match, tournament, table)
                tournament, games = tournament.with_match(match), [game]
            if tournament is not before:
                tournament = await self._store(tournament, games)
            tournament = await self._told_off(tournament)
        wakes = tournament.wakes
        waits = None if wakes is None or wakes == SOME_TIME else wakes - self.now()
        self._alarm(id, waits if waits is None else max(1.0, waits))
        for pod in tournament.drafting:
            if not pod.closed:
                await self._seat_pod(tournament, pod)
        for standing in standings.values():
            await self._settle(tournament, standing)
        if games:
            await self.server.table(games[0].id)
        return tournament

    async def _told_off(self, tournament: Tournament) -> Tournament:
        """Let the tables of the matches that were closed without a result end their games.

        Returns the tournament, in which this is noted.
        """
        void = [match for match in tournament.matches if match.void]
        for match in void:
            standing = online.standing_of(await self.server.on_disk(self.server.store.match, match.match))
            if standing is not None and standing.state != "over":
                await self.server.ask(standing.game.id, Table.call_off)
            tournament = tournament.with_match(msgspec.structs.replace(match, void=False))
        return await self._store(tournament) if void else tournament

    async def _standings(self, tournament: Tournament) -> dict[str, Standing]:
        """The matches of a tournament that are not closed, as they are stored, by their ids."""
        standings = {}
        for match in tournament.matches:
            if not match.closed:
                found = await self.server.on_disk(self.server.store.match, match.match)
                standing = online.standing_of(found)
                if standing is not None:
                    standings[match.match] = standing
        return standings

    async def _progress(self, tournament: Tournament) -> dict[str, Progress]:
        """How far each pod of a tournament's draft is that is not closed, by the ids of their games."""

        async def asked(table: Table) -> Progress:
            return table.drafted.progress()

        return {
            pod.game: await self.server.ask(pod.game, asked) for pod in tournament.drafting if not pod.closed
        }

    async def _seat_pod(self, tournament: Tournament, pod: Pod) -> None:
        """Give the seats of a pod's table to those who play them now: players with their tokens, or bots."""
        table = await self.server.table(pod.game)
        for seat, (kind, bot, token) in pods.moved(tournament, pod, table.row):
            await self.server.ask(pod.game, partial(Table.hand, seat=seat, kind=kind, bot=bot, stored=token))

    async def live_pods(self, tournament: Tournament) -> dict[str, dict[str, object]]:
        """What the room may know of each open pod of a tournament's draft now, by the ids of their games.

        The values are those of `DraftedDecks.live`.
        """

        async def asked(table: Table) -> dict[str, object]:
            return table.drafted.live()

        return {
            pod.game: await self.server.ask(pod.game, asked) for pod in tournament.drafting if not pod.closed
        }

    async def _settle(self, tournament: Tournament, standing: Standing) -> None:
        """Bring the table of a match up to date with the tournament; `standing` is the match as it is stored.

        The table gets the players' present tokens, and the clock of the match. It is told if a player has
        lost by a decision, and if the time of the match is over or has been extended. The table of a match
        between bots, or of one whose last game is not counted yet, is read into memory, so that it goes on.
        """
        match = next(match for match in tournament.matches if match.match == standing.row.id)
        if standing.state == "over":
            return
        game = standing.game.id
        await self._seat_again(tournament, match, standing.game)
        loser = online.loser_of(tournament, match, standing)
        if loser is not None:
            await self.server.ask(game, lambda table: table.match.lose(loser))
        elif online.out_of_time(tournament, match, int(self.now())):
            await self.server.ask(game, lambda table: table.match.time_up())
        elif online.time_again(tournament, match, int(self.now())):
            await self.server.ask(game, lambda table: table.match.time_back())
            self.wake(tournament.id)
        open_table = self.server.there(game)
        if open_table is not None:
            open_table.match.show_clock(online.clock_of(tournament, match))
        if standing.uncounted or all(name in tournament.bots for name in match.table):
            await self.server.table(game)

    async def _seat_again(self, tournament: Tournament, match: Online, game: GameRow) -> None:
        """Give the players' present tokens to the seats of a game, after a player has got a new link."""
        for seat, name in zip(seats_of(2), match.table, strict=True):
            token = tournament.people.get(name)
            if token is not None and game.seats[seat].token_hash != token:
                await self.server.ask(game.id, partial(Table.rebind, seat=seat, stored=token))
