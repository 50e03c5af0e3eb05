"""The commands of an operator to a running server, and their answers, as lines of JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec

GameId = Annotated[str, msgspec.Meta(max_length=64)]


class ShowLoad(msgspec.Struct, tag_field="do", tag="load", forbid_unknown_fields=True):
    """Ask what the server is doing; the answer is a `Load`."""


class ShowGames(msgspec.Struct, tag_field="do", tag="games", forbid_unknown_fields=True):
    """Ask for the games in memory; the answer is a list of `OpenGame`."""


class StopGame(msgspec.Struct, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """End the game with this id without a result, together with its match."""

    id: GameId


class PauseBots(msgspec.Struct, tag_field="do", tag="bots", forbid_unknown_fields=True):
    """Let the bots of a game, or of all games when `id` is empty, pause or go on (`on`).

    The pause lasts until they are let go on, also when the server starts again. The answer is a `Paused`.
    """

    on: bool
    id: GameId = ""


class BanNetwork(msgspec.Struct, tag_field="do", tag="ban", forbid_unknown_fields=True):
    """Ban an address or a network for some minutes, or for ever; `why` is a note for the operator."""

    network: Annotated[str, msgspec.Meta(max_length=64)]
    minutes: Annotated[float, msgspec.Meta(gt=0, le=5_256_000)] | None = None
    why: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Unban(msgspec.Struct, tag_field="do", tag="unban", forbid_unknown_fields=True):
    """End the ban of exactly this address or network."""

    network: Annotated[str, msgspec.Meta(max_length=64)]


class ShowBans(msgspec.Struct, tag_field="do", tag="bans", forbid_unknown_fields=True):
    """Ask for all bans; the answer is a list of `Ban`."""


class ShowReports(msgspec.Struct, tag_field="do", tag="reports", forbid_unknown_fields=True):
    """Ask for the open reports of chat lines, oldest first; the answer is a list of `ChatReport`.

    With `closed` also the closed ones. With `id` the one with this id, with the addresses of its speaker.
    """

    id: GameId = ""
    closed: bool = False


class CloseReport(msgspec.Struct, tag_field="do", tag="close-report", forbid_unknown_fields=True):
    """Close a report with a note for the operator; the answer says whether it was open."""

    id: GameId
    note: Annotated[str, msgspec.Meta(max_length=500)] = ""


class MuteSpeaker(msgspec.Struct, tag_field="do", tag="mute", forbid_unknown_fields=True):
    """Let a speaker say nothing more at a table or, if `on` is false, speak again; see `Chat.silence`."""

    id: GameId
    speaker: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    on: bool = True


Command = (
    ShowLoad
    | ShowGames
    | StopGame
    | PauseBots
    | BanNetwork
    | Unban
    | ShowBans
    | ShowReports
    | CloseReport
    | MuteSpeaker
)


class Paused(msgspec.Struct):
    """What pausing bots, or letting them go on, has done.

    Attributes:
        tables: the number of tables in memory that the command was about.
        all: whether the bots of all games pause now.
    """

    tables: int
    all: bool


class AddressLoad(msgspec.Struct):
    """What comes from one address: its connections to tables, and the tables at which they are."""

    address: str
    connections: int
    tables: int


class ProcessLoad(msgspec.Struct):
    """What one of the processes is doing that share a database.

    Attributes:
        address: the host and port at which the others reach it; empty for the only process.
        version: its version.
        seconds: how long it has been running.
        tables: the tables that it has in memory.
        connections: the connections to these tables.
        processor: the processor seconds that its main process has used.
        memory: the bytes of memory that it has used at most.
        house: whether tournaments, campaigns and people belong to it.
    """

    address: str
    version: str
    seconds: float
    tables: int
    connections: int
    processor: float
    memory: int
    house: bool


class Load(msgspec.Struct):
    """What a server is doing: all processes that share its database, together.

    Attributes:
        version: the version of the process that was asked.
        seconds: how long that one has been running.
        tables: the tables in memory; `playing` of them have a game in progress.
        connections: all connections to tables, `spectators` of them without a seat.
        thinking: the bots that think; `waiting` more wait for their turn.
        paused: the ids of the games whose bots pause; "" stands for all games.
        bans: the number of bans.
        processor: the processor seconds that the main processes have used.
        memory: the bytes of memory that they have used at most.
        addresses: the addresses with most connections, at most ten.
        processes: the processes, the one that was asked first.
        silent: the addresses of processes that did not answer.
    """

    version: str
    seconds: float
    tables: int
    playing: int
    connections: int
    spectators: int
    thinking: int
    waiting: int
    paused: list[str]
    bans: int
    processor: float
    memory: int
    addresses: list[AddressLoad]
    processes: list[ProcessLoad]
    silent: list[str] = []


class OpenGame(msgspec.Struct):
    """A game in memory.

    Attributes:
        id: the id of the game.
        game: the name of its rules.
        state: "open", "playing", "over" or "broken".
        players: the names of the seats; a bot's with its level.
        answers: the number of answers so far.
        connections: the number of its connections.
        addresses: the addresses of its connections.
        thinking: the number of its bots that think.
        paused: whether its bots pause.
        process: the address of the process that has it, as of `ProcessLoad`.
    """

    id: str
    game: str
    state: str
    players: list[str]
    answers: int
    connections: int
    addresses: list[str]
    thinking: int
    paused: bool
    process: str = ""


class ChatLine(msgspec.Struct):
    """A line of a chat.

    Attributes:
        i: the number of lines before it at its table.
        who: the speaker's number in the chat.
        name: the speaker's name; empty for a spectator.
        text: what was said.
        at: when, in seconds since 1970.
    """

    i: int
    who: int
    name: str
    text: str
    at: float


class Reported(msgspec.Struct):
    """One person's part in a report: their number in the chat, a reason, a note, and when."""

    who: int
    reason: str
    note: str
    at: float


class ChatReport(msgspec.Struct):
    """A line of a chat that people at its table have reported.

    Attributes:
        id: the id of the report.
        game: the id of the game; `rules` is the name of its rules.
        room: "players" or "spectators".
        line: the line.
        context: lines of the same room around it, oldest first.
        by: who reported it.
        closed: when the operator closed the report, in seconds since 1970; None while it is open.
        note: the operator's note.
        addresses: the addresses of the speaker, as far as a process that has the table knows them.
    """

    id: str
    game: str
    rules: str
    room: str
    line: ChatLine
    context: list[ChatLine]
    by: list[Reported]
    closed: float | None
    note: str
    addresses: list[str] = []


class Answer(msgspec.Struct):
    """The answer to a command: its result as JSON, or the message id of an error and its arguments."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    error: str = ""
    args: dict[str, str] = {}
