"""Campaigns on the server: changes are made one after another, and stored before anybody sees them.

Games do not know about campaigns. After the end of a game, its campaign reads the stored games and continues
from there, so that the server may be killed at any time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from grimorio.games import match_rules
from grimorio.games.live.numbers import MagusNumber, PlayerNumber, Players, players_of
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import GameRow
from grimorio.web import identity
from grimorio.web.campaigns import magi
from grimorio.web.campaigns.state import Evening, Fixture, Member, State, read
from grimorio.web.campaigns.tables import Tables
from grimorio.web.game import luck
from grimorio.web.game.new_game import new_seat, started
from grimorio.web.game.resume import rules
from grimorio.web.locks import Locks
from grimorio.web.refusals import Refused, refused_setup
from grimorio.web.waking import Waking

if TYPE_CHECKING:
    from grimorio.events.campaign import Campaign

T = TypeVar("T")


class Campaigns:
    """All campaigns of a server.

    Attributes:
        tables: the interface to the server's disk and tables.
        locks: the locks of campaigns that are being changed, by id.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.locks = Locks()
        self._waking = Waking("campaign", self.look)

    async def read(self, id: str) -> State:
        """The present state of the campaign with this id. Raises Refused: there is no such campaign."""
        row = await self.tables.on_disk(self.tables.store.campaign, id)
        if row is None:
            raise Refused("table-refused-campaign")
        return read(row)

    async def make(self, state: State) -> None:
        """Store a new campaign. Raises Refused: there is no room."""
        await self.tables.room(state.maker)
        await self._keep(state)

    async def change(self, id: str, work: Callable[[State], T]) -> T:
        """Change the campaign with this id by `work`, store it, and return the result of `work`.

        Raises:
            Refused: there is no such campaign, or `work` raised it.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            result = work(state)
            await self._keep(state)
        return result

    async def _keep(self, state: State, games: list[GameRow] | None = None) -> None:
        await self.tables.on_disk(self.tables.store.keep_campaign, state.row(), games or [])
        state.changes += 1

    # -- a session -----------------------------------------------------------------------------

    async def begin(self, id: str) -> str:
        """Begin a session of the campaign `id` with its auction, and return the id of the auction's game.

        Raises:
            Refused: a session is in progress, somebody has not approved, or the pool is too small.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            state.between()
            seats = state.ready()
            if not seats:
                raise Refused("table-refused-approval", rule="LIVE-3-APPROVE-1")
            pool = magi.pool_of(state.agreed.pool)
            options = dict(state.agreed.options)
            try:
                setup = state.campaign.setup(tuple(seats), 0, pool, options)
                row = await asyncio.to_thread(self._game, state, setup, seats)
            except SetupError as error:
                raise refused_setup(error) from None
            await self.tables.room(state.maker)
            state.evening = Evening(seats, row.id)
            await self._keep(state, [row])
        await self.tables.table(row.id)
        return row.id

    async def duel(self, id: str, players: tuple[MagusNumber, MagusNumber]) -> str:
        """Begin a free duel of the tournament, and return the id of its game.

        Args:
            id: the id of the campaign.
            players: the numbers of two members.

        Raises:
            Refused: the tournament has no free duels, or these two may not play now.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            session = state.campaign.session
            try:
                if session is None or session.form != "duels":
                    raise ValueError
                pair = players_of(sorted(session.members.index(number) for number in players))
            except ValueError:
                raise Refused("table-refused-session") from None
            open_ = (
                [game.players for game in state.evening.games if game.winners is None]
                if state.evening
                else []
            )
            if pair not in session.next() or list(pair) in open_:
                raise Refused("table-refused-field", field="players")
            row = await self._add(state, pair)
            await self._keep(state, [row])
        await self.tables.table(row.id)
        return row.id

    async def forfeit(self, id: str, game: str, member: MagusNumber) -> None:
        """Count a game of the tournament, with its whole match, as lost by a member who does not come.

        Args:
            id: the id of the campaign.
            game: the id of the game.
            member: the number of the member.

        Raises:
            Refused: the game is not in progress, or the member does not play in it.
        """
        state = await self.read(id)
        session, evening = state.campaign.session, state.evening
        if session is None or evening is None:
            raise Refused("table-refused-session")
        found = next((one for one in evening.games if one.id == game and one.winners is None), None)
        members = [] if found is None else [session.members[player] for player in found.players]
        if member not in members:
            raise Refused("table-refused-field", field="game")
        lost = members.index(member)
        if session.best_of > 1 and found is not None:
            player = found.players[lost]
            await self.change(id, lambda state: _absent(state, game, player))
        await self.tables.ask(game, lambda table: table.concede(Seat(lost)))

    async def close(self, id: str) -> None:
        """End the present session of the campaign `id`, one of duels, and award its experience.

        Raises Refused: the session is not one of duels, or cannot end now.
        """
        await self.look(id)
        async with self.locks.of(id):
            state = await self.read(id)
            session, evening = state.campaign.session, state.evening
            if session is None or evening is None or session.form != "duels":
                raise Refused("table-refused-session")
            if any(one.winners is None for one in evening.games):
                raise Refused("table-refused-playing")
            await self._end(state)

    async def call_off(self, id: str) -> None:
        """Cancel the present session of the campaign `id`: nobody earns anything.

        Raises Refused: no session is in progress.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            if state.evening is None:
                raise Refused("table-refused-session")
            ids = state.evening.ids
            state.campaign = state.campaign.call_off()
            state.evening = None
            state.read_again()
            await self._keep(state)
        for one in ids:
            table = self.tables.there(one)
            if table is not None and not table.state.watched:
                await table.ask(table.stop)

    async def seat_again(self, id: str) -> None:
        """Give the seats in the games of the present session to the present members, after one was replaced.

        `id` is the id of the campaign.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            for game, members in state.playing():
                row = await self.tables.on_disk(self.tables.store.game, game)
                if row is None or row.state not in ("open", "playing"):
                    continue
                for seat, number in zip(seats_of(len(members)), members, strict=True):
                    now, one = row.seats[seat], state.members[number]
                    if (now.kind, now.bot, now.token_hash) != (one.kind, one.bot, one.token):
                        await self._hand(game, seat, one)
        await self.look(id)

    async def _hand(self, game: str, seat: Seat, to: Member) -> None:
        await self.tables.ask(game, lambda table: table.hand(seat, to.kind, to.bot, to.token))

    # -- looking after it ----------------------------------------------------------------------

    def wake(self, id: str) -> None:
        """Let the campaign `id` continue soon, because something has happened at one of its tables."""
        self._waking.wake(id)

    def stop(self) -> None:
        """Cancel all tasks that let campaigns continue."""
        self._waking.stop()

    async def look(self, id: str) -> State:
        """Let the campaign `id` continue as far as the results of its stored games allow; return its state.

        Raises:
            Refused: there is no such campaign.
        """
        async with self.locks.of(id):
            state = await self.read(id)
            if state.phase == "auction":
                await self._after_auction(state)
            if state.phase == "tournament":
                await self._after_games(state)
        await self._let_bots_play(state)
        return state

    async def _after_auction(self, state: State) -> None:
        """If the auction is over, begin the tournament with the decks built in it."""
        from grimorio.events.award import Award

        assert state.evening is not None
        table = await self.tables.table(state.evening.auction)
        if table.row.state != "over" or table.timeline is None:
            return
        agreed, members = state.agreed, tuple(state.evening.members)
        award = Award(agreed.award["by"], tuple(agreed.award["xp"]))
        try:
            begun = state.campaign.begin(members, table.timeline.position, agreed.form, award, agreed.best_of)
        except ValueError:  # everybody else has left
            state.campaign, state.evening = state.campaign.call_off(), None
            state.read_again()
            await self._keep(state)
            return
        state.campaign = begun
        await self._keep(state, [await self._add(state, pair) for pair in self._missing(state)])

    async def _after_games(self, state: State) -> None:
        """Store the results of finished games, and make the games that follow them.

        After the last game, end the session.
        """
        evening = state.evening
        assert evening is not None
        news = False
        for fixture in evening.games:
            if fixture.winners is not None:
                continue
            row = await self.tables.on_disk(self.tables.store.game, fixture.id)
            if row is None or row.state not in ("over", "broken"):
                continue
            # A game that no version can read any more is drawn.
            fixture.winners = [fixture.players[seat] for seat in (row.result or {"winners": []})["winners"]]
            state.campaign = await self._counted(state.campaign, fixture)
            news = True
        if not news:
            return
        missing = self._missing(state)
        session = state.campaign.session
        assert session is not None
        if not missing and session.over:
            await self._end(state)
        else:
            await self._keep(state, [await self._add(state, pair) for pair in missing])

    async def _counted(self, campaign: Campaign, fixture: Fixture) -> Campaign:
        """Return the campaign after the finished game `fixture` of its tournament."""
        players, winners = tuple(fixture.players), tuple(fixture.winners or ())
        session = campaign.session
        assert session is not None
        if session.best_of == 1:
            return campaign.after(players, winners)
        if fixture.absent is not None:
            first, second, drawn = session.score(players)
            need = session.best_of // 2 + 1
            games = (first, need, drawn) if fixture.absent == players[0] else (need, second, drawn)
            return campaign.after_match(players, games)
        return campaign.after(players, winners, None if winners else await self._chooser(fixture))

    async def _chooser(self, fixture: Fixture) -> PlayerNumber | None:
        """Return the number of the player who chose who began a game; None if nobody did or nobody knows."""
        rules_ = match_rules("magic")
        try:
            timeline = (await self.tables.table(fixture.id)).timeline
        except Refused:
            return None
        if rules_ is None or timeline is None or timeline.era or not timeline.given:
            return None
        seat = rules_.chooser(timeline.given[0])
        return None if seat is None else fixture.players[seat]

    def _missing(self, state: State) -> list[Players]:
        """The players, by number in the session, of each game that must be played now and is not made yet.

        Of free duels these are only the further games of matches in progress, because a match is begun when
        members want it.
        """
        session, evening = state.campaign.session, state.evening
        if session is None or evening is None:
            return []
        made = [tuple(one.players) for one in evening.games if one.winners is None]
        begun = session.form != "duels"
        return [pair for pair in session.next() if pair not in made and (begun or session.match_games(pair))]

    async def _end(self, state: State) -> None:
        """End a session: award its experience, let bots spend theirs, and make its games public."""
        evening = state.evening
        assert evening is not None
        state.campaign = state.campaign.close()
        for number, one in enumerate(state.members):
            if one.kind == "bot":
                state.campaign = magi.spent_by_bot(state.campaign, MagusNumber(number))
        state.past.append(evening)
        state.evening = None
        state.read_again()
        await self.tables.on_disk(self.tables.store.keep_campaign, state.row(), [], evening.ids)
        state.changes += 1
        for id in evening.ids:
            table = self.tables.there(id)
            if table is not None:
                table.row.sealed = False

    async def _let_bots_play(self, state: State) -> None:
        """Play games between bots one after another, so that they do not slow down people's games."""
        if state.evening is None:
            return
        if state.phase == "auction":
            await self.tables.table(state.evening.auction)
            return
        session = state.campaign.session
        assert session is not None
        for one in state.evening.games:
            members = [session.members[player] for player in one.players]
            if one.winners is None and all(state.members[member].kind == "bot" for member in members):
                await self.tables.table(one.id)
                return

    # -- games ---------------------------------------------------------------------------------

    async def _add(self, state: State, pair: Players) -> GameRow:
        """A new game of the tournament, added to the session.

        `pair` has the players of the game, by number in the session.
        """
        session, evening = state.campaign.session, state.evening
        assert session is not None and evening is not None
        setup = session.setup(pair)
        members = [session.members[player] for player in pair]
        row = await asyncio.to_thread(self._game, state, setup, members)
        evening.games.append(Fixture(row.id, list(pair)))
        return row

    def _game(self, state: State, setup: Setup, members: list[MagusNumber]) -> GameRow:
        """A game of a campaign as it is stored; the tokens of these members are valid for their seats.

        Blocks. Raises SetupError: the game cannot start.
        """
        game = rules(setup.game)
        if game is None:
            raise SetupError("game", "there is no {game} here", "no-such-game", game=setup.game)
        row = started(game, setup)
        row.campaign_id, row.sealed, row.maker = state.id, True, state.maker
        for seat, number in zip(seats_of(len(members)), members, strict=True):
            member = state.members[number]
            name = identity.clean_name(state.campaign.sheets[number].name)
            seal = luck.AWAITED if member.luck else None
            row.seats.append(new_seat(seat, member.kind, name, member.bot, member.token, seal))
        return row


def _absent(state: State, game: str, player: PlayerNumber) -> None:
    """Note in a campaign that a player loses the match of a game in progress by not coming.

    `game` is the id of the game, `player` the number of the player in the tournament.
    """
    for fixture in state.evening.games if state.evening else []:
        if fixture.id == game and fixture.winners is None:
            fixture.absent = player
