"""Does what the operator of a running server commands."""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec

from grimorio.kernel import WATCHER
from grimorio.web.admin.bans import MOST, Bans, TooManyBans, bannable
from grimorio.web.admin.commands import (
    AddressLoad,
    Answer,
    BanNetwork,
    Command,
    Load,
    OpenGame,
    PauseBots,
    Paused,
    ShowBans,
    ShowGames,
    ShowLoad,
    StopGame,
    Unban,
)
from grimorio.web.bots.turns import BotTurns
from grimorio.web.refusals import Refused
from grimorio.web.table.host import ALL_GAMES
from grimorio.web.table.table import Table

T = TypeVar("T")
SHOWN: Final = 10
"""The most addresses that are listed with the load."""


class Running(Protocol):
    """A running server, as its operator's commands use it."""

    version: str
    bot_turns: BotTurns
    bots_paused: set[str]

    def loaded(self) -> list[Table]:
        """The tables in memory."""

    def bots_waiting(self) -> int:
        """The number of bots that wait for their turn to think."""

    async def table(self, id: str) -> Table:
        """The table of game `id`. Raises Refused: there is no such game."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Run `work` in the queue of the table of game `id`, and return its result."""

    async def on_disk(self, work: Callable[..., T], *args: Any) -> T:
        """Call `work`, which blocks, in a thread; return its result."""


class Admin:
    """The operator's commands to one server.

    Args:
        server: the server.
        bans: its bans.
    """

    def __init__(self, server: Running, bans: Bans) -> None:
        self.server = server
        self.bans = bans
        self.began = time.monotonic()

    async def do(self, command: Command) -> Answer:
        """Do what a command says, and return the answer; a command that cannot be done changes nothing."""
        try:
            return Answer(msgspec.Raw(msgspec.json.encode(await self._done(command))))
        except Refused as refused:
            args = {name: str(value) for name, value in refused.args_.items()}
            return Answer(error=refused.reason, args=args)

    async def _done(self, command: Command) -> Any:
        match command:
            case ShowLoad():
                return self.load()
            case ShowGames():
                return [self._game(table) for table in self.server.loaded()]
            case StopGame():
                return await self.server.ask(command.id, lambda table: table.stop_game())
            case PauseBots():
                return await self._pause(command.id, command.on)
            case BanNetwork():
                return await self._ban(command)
            case Unban():
                return await self.server.on_disk(self.bans.remove, _network(command.network))
            case ShowBans():
                return self.bans.all()

    def load(self) -> Load:
        """What the server is doing now."""
        tables = self.server.loaded()
        counts: Counter[str] = Counter()
        at: defaultdict[str, set[str]] = defaultdict(set)
        spectators = 0
        for table in tables:
            for connection in table.state.connections:
                counts[connection.address] += 1
                at[connection.address].add(table.row.id)
                spectators += connection.seat == WATCHER
        return Load(
            version=self.server.version,
            seconds=time.monotonic() - self.began,
            tables=len(tables),
            playing=sum(table.row.state == "playing" for table in tables),
            connections=counts.total(),
            spectators=spectators,
            thinking=sum(len(table.bots.thinking) for table in tables),
            waiting=self.server.bots_waiting(),
            paused=sorted(self.server.bots_paused),
            bans=len(self.bans.all()),
            processor=time.process_time(),
            memory=_memory(),
            addresses=[
                AddressLoad(address, count, len(at[address])) for address, count in counts.most_common(SHOWN)
            ],
        )

    def _game(self, table: Table) -> OpenGame:
        row, timeline = table.row, table.timeline
        return OpenGame(
            id=row.id,
            game=row.game,
            state=row.state,
            players=[seat.name for seat in row.seats],
            answers=timeline.answers if timeline is not None else 0,
            connections=len(table.state.connections),
            addresses=sorted({connection.address for connection in table.state.connections}),
            thinking=len(table.bots.thinking),
            paused=table.bots.paused(),
        )

    async def _pause(self, id: str, on: bool) -> Paused:
        """Let the bots of game `id`, or of all games for `ALL_GAMES`, go on or (`on` false) pause.

        While those of all games pause, no single game goes on. Raises Refused: there is no such game.
        """
        if id != ALL_GAMES:
            await self.server.table(id)
        if on and id == ALL_GAMES:
            self.server.bots_paused.clear()
        elif on:
            self.server.bots_paused.discard(id)
        else:
            self.server.bots_paused.add(id)
        tables = [table for table in self.server.loaded() if id in (ALL_GAMES, table.row.id)]
        for table in tables:
            await table.ask(table.wake_bots)
        return Paused(len(tables), ALL_GAMES in self.server.bots_paused)

    async def _ban(self, command: BanNetwork) -> Any:
        """Ban a network, and close the connections that come from it. Returns the `Ban`.

        Raises Refused: the text is no network, or there are too many bans.
        """
        network = _network(command.network)
        try:
            ban = await self.server.on_disk(self.bans.add, network, command.minutes, command.why)
        except TooManyBans:
            raise Refused("table-refused-bans", {"most": MOST}) from None
        await self._send_banned_away()
        return ban

    async def read_bans(self) -> None:
        """Read the bans from the database again, where another server process may have changed them.

        Connections of banned addresses are closed.
        """
        before = set(self.bans.networks)
        await self.server.on_disk(self.bans.read_again)
        if before != set(self.bans.networks):
            await self._send_banned_away()

    async def _send_banned_away(self) -> None:
        """Close the connections of banned addresses."""
        for table in self.server.loaded():
            for connection in list(table.state.connections):
                if self.bans.banned(connection.address):
                    await table.ask(partial(_send_away, connection.close))


def _network(text: str) -> Any:
    try:
        return bannable(text)
    except ValueError:
        raise Refused("table-refused-address", {"address": text}) from None


async def _send_away(close: Callable[[int, Refused], None]) -> None:
    close(4403, Refused("table-refused-banned"))


def _memory() -> int:
    """The bytes of memory that this process has used at most; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
