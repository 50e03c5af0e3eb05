"""Does what the operator of a running server commands."""

from __future__ import annotations

import contextlib
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec

from grimorio.kernel import WATCHER
from grimorio.store import Store
from grimorio.web.admin import reports
from grimorio.web.admin.bans import MOST, Bans, TooManyBans, bannable
from grimorio.web.admin.commands import (
    AddressLoad,
    Answer,
    BanNetwork,
    ChatReport,
    CloseReport,
    Command,
    Load,
    MuteSpeaker,
    OpenGame,
    PauseBots,
    Paused,
    ProcessLoad,
    ShowBans,
    ShowGames,
    ShowLoad,
    ShowReports,
    StopGame,
    Unban,
)
from grimorio.web.admin.pauses import Pauses
from grimorio.web.bots.turns import BotTurns
from grimorio.web.refusals import Refused
from grimorio.web.table.host import ALL_GAMES
from grimorio.web.table.table import Table

T = TypeVar("T")
SHOWN: Final = 10
"""The most addresses that are listed with the load."""

SUMMED: Final = (
    "tables",
    "playing",
    "connections",
    "spectators",
    "thinking",
    "waiting",
    "processor",
    "memory",
)
"""The fields of `Load` that are added up over all processes."""


class Running(Protocol):
    """A running server, as its operator's commands use it."""

    version: str
    bot_turns: BotTurns
    bots_paused: set[str]
    store: Store

    def loaded(self) -> list[Table]:
        """The tables in memory."""

    def bots_waiting(self) -> int:
        """The number of bots that wait for their turn to think."""

    async def ask(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Run `work` in the queue of the table of game `id`, and return its result."""

    async def on_disk(self, work: Callable[..., T], *args: Any) -> T:
        """Call `work`, which blocks, in a thread; return its result."""


class Others(Protocol):
    """The other processes that share the database, as their operator's commands reach them."""

    address: str
    keeping: bool

    async def owned_elsewhere(self, id: str) -> bool:
        """Whether another process owns a game."""

    async def ask_others(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What each other process answers to a wish, by its address; None for one that does not answer."""


class Admin:
    """The operator's commands to one server: to all its processes, whichever of them is asked.

    Args:
        server: this process.
        bans: its bans.
        pauses: the pauses of its bots.
        others: the other processes that share the database; None if there can be none.
    """

    def __init__(self, server: Running, bans: Bans, pauses: Pauses, others: Others | None = None) -> None:
        self.server = server
        self.bans = bans
        self.pauses = pauses
        self.others = others
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
                answers = await self._ask_others(command)
                return joined(
                    self.load(), [(address, _read(data, Load)) for address, data in answers.items()]
                )
            case ShowGames():
                answers = await self._ask_others(command)
                games = [_read(data, list[OpenGame]) for data in answers.values()]
                return [*self._games(), *(game for part in games for game in part or ())]
            case StopGame():
                return await self._stop(command)
            case PauseBots():
                return await self._pause(command)
            case BanNetwork():
                return await self._ban(command)
            case Unban():
                was = await self.server.on_disk(self.bans.remove, _network(command.network))
                await self._ask_others(command)
                return was
            case ShowBans():
                return self.bans.all()
            case ShowReports():
                return await self._reports(command)
            case CloseReport(id=id, note=note):
                return await self.server.on_disk(reports.close, self.server.store.reports, id, note)
            case MuteSpeaker():
                return await self._mute(command)

    # -- the other processes -------------------------------------------------------------------

    async def _ask_others(self, command: Command) -> dict[str, Any]:
        """What the other processes answer to a command (`part`), by address; None for one that is silent."""
        if self.others is None:
            return {}
        return await self.others.ask_others({"type": "admin", "command": msgspec.to_builtins(command)})

    async def part(self, wish: dict[str, Any]) -> Any:
        """The part of this process in a command that another process was given, as JSON data.

        `wish` has the command. None for a command in which this process has no part.
        """
        match msgspec.convert(wish["command"], Command):
            case ShowLoad():
                return msgspec.to_builtins(self.load())
            case ShowGames():
                return msgspec.to_builtins(self._games())
            case PauseBots(id=id):
                await self.read_again()
                return len(self._meant(id))
            case StopGame() as command if not await self._elsewhere(command.id):
                return await self._stop(command)
            case MuteSpeaker() as command if not await self._elsewhere(command.id):
                return await self._mute(command)
            case ShowReports(id=id):
                return self._addresses(await self._report(id))
            case BanNetwork() | Unban():
                await self.read_again()
        return None

    async def read_again(self) -> None:
        """Read bans and pauses from the database again, where another process may have changed them.

        Connections of banned addresses are closed, and bots wake up that may go on.
        """
        before = set(self.bans.networks)
        await self.server.on_disk(self.bans.read_again)
        if before != set(self.bans.networks):
            await self._send_banned_away()
        for id in await self.server.on_disk(self.pauses.read_again):
            await self._wake(id)

    # -- commands ------------------------------------------------------------------------------

    def load(self) -> Load:
        """What this process is doing now."""
        tables = self.server.loaded()
        counts: Counter[str] = Counter()
        at: defaultdict[str, set[str]] = defaultdict(set)
        spectators = 0
        for table in tables:
            for connection in table.state.connections:
                counts[connection.address] += 1
                at[connection.address].add(table.row.id)
                spectators += connection.seat == WATCHER
        seconds, processor, memory = time.monotonic() - self.began, time.process_time(), _memory()
        version, others = self.server.version, self.others
        address, house = ("", True) if others is None else (others.address, others.keeping)
        return Load(
            version=version,
            seconds=seconds,
            tables=len(tables),
            playing=sum(table.row.state == "playing" for table in tables),
            connections=counts.total(),
            spectators=spectators,
            thinking=sum(len(table.bots.thinking) for table in tables),
            waiting=self.server.bots_waiting(),
            paused=sorted(self.server.bots_paused),
            bans=len(self.bans.all()),
            processor=processor,
            memory=memory,
            addresses=[
                AddressLoad(address, count, len(at[address])) for address, count in counts.most_common(SHOWN)
            ],
            processes=[
                ProcessLoad(address, version, seconds, len(tables), counts.total(), processor, memory, house)
            ],
        )

    def _games(self) -> list[OpenGame]:
        return [self._game(table) for table in self.server.loaded()]

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
            process="" if self.others is None else self.others.address,
        )

    async def _elsewhere(self, id: str) -> bool:
        """Whether another process owns game `id`."""
        return self.others is not None and await self.others.owned_elsewhere(id)

    async def _stop(self, command: StopGame) -> bool:
        """End a game without a result, at its owner; returns whether it was open or in progress.

        Raises Refused: there is no such game, or its owner does not answer.
        """
        if not await self._elsewhere(command.id):
            return await self.server.ask(command.id, lambda table: table.stop_game())
        return bool(await self._answer_of_owner(command))

    async def _answer_of_owner(self, command: Command) -> Any:
        """What the process answers to a command that owns its game. Raises Refused: it does not answer."""
        answers = [one for one in (await self._ask_others(command)).values() if one is not None]
        if not answers:
            raise Refused("table-refused-storage")
        return answers[0]

    async def _mute(self, command: MuteSpeaker) -> bool:
        """Let a speaker say nothing more at a table, or speak again, at its owner; returns true.

        Raises Refused: there is no such game or speaker, or the owner does not answer.
        """
        if await self._elsewhere(command.id):
            return bool(await self._answer_of_owner(command))
        speaker, on = command.speaker, command.on
        await self.server.ask(command.id, lambda table: table.chat.silence(speaker, on))
        return True

    async def _report(self, id: str) -> ChatReport:
        """The report with an id. Raises Refused: there is none."""
        return await self.server.on_disk(reports.named, self.server.store.reports, id)

    def _addresses(self, report: ChatReport) -> list[str]:
        """The addresses of the speaker of a reported line, if this process has the table in memory."""
        tables = self._meant(report.game)
        return [address for table in tables for address in table.chat.addresses(report.room, report.line.who)]

    async def _reports(self, command: ShowReports) -> list[ChatReport]:
        """The reports for which a command asks. Raises Refused: there is none with the id that it names."""
        if not command.id:
            return await self.server.on_disk(reports.listed, self.server.store.reports, command.closed)
        report = await self._report(command.id)
        others = (await self._ask_others(command)).values()
        elsewhere = {address for addresses in others for address in addresses or ()}
        return [msgspec.structs.replace(report, addresses=sorted({*self._addresses(report), *elsewhere}))]

    async def _pause(self, command: PauseBots) -> Paused:
        """Let bots pause or go on, as a command says.

        While those of all games pause, no single game goes on.

        Raises Refused: there is no such game, or it is over.
        """
        id, facts = command.id, self.pauses.facts
        known = id == ALL_GAMES or id in self.server.bots_paused
        if not known and not await self.server.on_disk(facts.unfinished, [id]):
            raise Refused("table-refused-game")
        await self.server.on_disk(self.pauses.pause, command.id, command.on)
        await self._wake(command.id)
        counts = (await self._ask_others(command)).values()
        tables = len(self._meant(command.id)) + sum(count or 0 for count in counts)
        return Paused(tables, ALL_GAMES in self.server.bots_paused)

    def _meant(self, id: str) -> list[Table]:
        """The tables in memory of game `id`, or of all games for `ALL_GAMES`."""
        return [table for table in self.server.loaded() if id in (ALL_GAMES, table.row.id)]

    async def _wake(self, id: str) -> None:
        """Let the bots of game `id`, or of all games for `ALL_GAMES`, look whether they may think."""
        for table in self._meant(id):
            with contextlib.suppress(Refused):
                await table.ask(table.wake_bots)

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
        await self._ask_others(command)
        return ban

    async def _send_banned_away(self) -> None:
        """Close the connections of banned addresses."""
        for table in self.server.loaded():
            for connection in list(table.state.connections):
                if self.bans.banned(connection.address):
                    await table.ask(partial(_send_away, connection.close))


def joined(own: Load, others: Sequence[tuple[str, Load | None]]) -> Load:
    """The load of all processes together; `others` are pairs of an address and the load, None if unknown."""
    loads = [own, *(load for _, load in others if load is not None)]
    connections: Counter[str] = Counter()
    tables: Counter[str] = Counter()
    for load in loads:
        for place in load.addresses:
            connections[place.address] += place.connections
            tables[place.address] += place.tables
    summed = {name: sum(getattr(load, name) for load in loads) for name in SUMMED}
    return msgspec.structs.replace(
        own,
        **summed,
        paused=sorted({id for load in loads for id in load.paused}),
        addresses=[
            AddressLoad(address, count, tables[address]) for address, count in connections.most_common(SHOWN)
        ],
        processes=[process for load in loads for process in load.processes],
        silent=[address for address, load in others if load is None],
    )


def _read(data: Any, shape: type[T]) -> T | None:
    """What another process has told, as JSON data; None if it told nothing, or tells it in another way."""
    try:
        return None if data is None else msgspec.convert(data, shape)
    except msgspec.ValidationError:
        return None


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
