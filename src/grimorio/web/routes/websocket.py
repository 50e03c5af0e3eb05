"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Annotated, Any, Literal, cast, get_args

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from grimorio.kernel import WATCHER
from grimorio.web import identity
from grimorio.web.matches import match, rematch
from grimorio.web.network.guard import FRAME_LIMIT, same_origin
from grimorio.web.network.limits import Bucket, address_of
from grimorio.web.network.tcp import TcpConnection
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import hub_of
from grimorio.web.table.connection import Connection
from grimorio.web.table.table import Table

router = APIRouter()

Text = Annotated[str, msgspec.Meta(max_length=200)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Hello(msgspec.Struct, tag="hello", tag_field="kind"):
    """The first message: who one is, and what one has seen."""

    token: Text | None = None
    since: Count | None = None
    era: Count | None = None


Salt = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?\Z")]


class Answer(msgspec.Struct, tag="answer", tag_field="kind"):
    """An answer to a choice; further options answer the choices that follow it. `salt` opens its seal."""

    choice: Count
    options: Annotated[
        list[Annotated[list[Text | int], msgspec.Meta(min_length=1, max_length=16)]],
        msgspec.Meta(min_length=1, max_length=64),
    ]
    salt: Salt = ""


Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]


class Seal(msgspec.Struct, tag="seal", tag_field="kind"):
    """The hash of an answer that is opened once all have sealed theirs."""

    number: Count
    hash: Hex


class Resume(msgspec.Struct, tag="resume", tag_field="kind"):
    """The table again, and the log since an update."""

    since: Count = 0


class Luck(msgspec.Struct, tag="luck", tag_field="kind"):
    """The seal of one's share of the luck, the share itself once all are sealed, or a wish for a new draw."""

    seal: Hex | None = None
    share: Hex | None = None
    again: bool = False


class Undo(msgspec.Struct, tag="undo", tag_field="kind"):
    """Take one's last decision back."""


class Concede(msgspec.Struct, tag="concede", tag_field="kind"):
    """Give up."""


class Rematch(msgspec.Struct, tag="rematch", tag_field="kind"):
    """Play again, seats swapped."""


class Exchange(msgspec.Struct, tag="match", tag_field="kind"):
    """Lay the deck for the next game of a match, be ready for it or not, or give the match up."""

    deck: dict[str, Any] | None = None
    ready: bool | None = None
    concede: bool = False


class Chat(msgspec.Struct, tag="chat", tag_field="kind"):
    """Say something to the others in one's room."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Mute(msgspec.Struct, tag="mute", tag_field="kind"):
    """Hear somebody no more, or again."""

    who: Count
    on: bool = True


Asks = Annotated[list[Annotated[str, msgspec.Meta(max_length=50)]], msgspec.Meta(max_length=50)]


class Settings(msgspec.Struct, tag="settings", tag_field="kind", rename={"until": "yield"}):
    """Where one wants to be asked, and what is passed by itself."""

    stops: Asks = []
    auto: Asks = []
    until: Literal["turn", "round"] | None = None


class Ping(msgspec.Struct, tag="ping", tag_field="kind"):
    """Whether anybody is there."""


Said = (
    Hello
    | Answer
    | Seal
    | Resume
    | Luck
    | Undo
    | Concede
    | Rematch
    | Exchange
    | Chat
    | Mute
    | Settings
    | Ping
)
KINDS = frozenset(str(one.__struct_config__.tag) for one in get_args(Said))

_decoder = msgspec.json.Decoder(Said)


class _Kind(msgspec.Struct):
    """The kind of a message that is not understood."""

    kind: str = ""


def understood(text: str) -> Said:
    """A message from the page.

    Raises:
        Refused: it is none.
    """
    try:
        said: Said = _decoder.decode(text)
        return said
    except msgspec.ValidationError as error:
        try:
            kind = msgspec.json.decode(text, type=_Kind).kind
        except (msgspec.DecodeError, RecursionError):
            raise Refused("table-refused-json") from None
        if kind not in KINDS:
            raise Refused("table-refused-kind", {"kind": kind[:50]}) from None
        field = str(error).rpartition("`$.")[2].rstrip("`") if "`$." in str(error) else "kind"
        raise Refused("table-refused-field", field=field) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("table-refused-json") from None


def tcp_connection(socket: WebSocket) -> TcpConnection | None:
    """The connection that a socket is; None where another server than ours has accepted it."""
    tcp: TcpConnection | None = socket.scope.get("state", {}).get("connection")
    return tcp


@router.websocket("/ws/games/{id}")
async def play(socket: WebSocket, id: str) -> None:
    """One connection, from hello to the end."""
    await socket.accept()
    tcp = tcp_connection(socket)
    connection = Connection(
        address_of(socket.scope), ends=None if tcp is None else partial(tcp.enter, "closing")
    )
    sender = asyncio.create_task(_send(socket, connection))
    table = None
    try:
        if not same_origin(socket.headers):
            raise Refused("table-refused-origin")
        table = await _arrive(socket, id, connection)
        settings = table.hub.settings
        pace, resumes = Bucket(settings.frames), Bucket(settings.resumes)
        while True:
            await _heard(table, connection, await _read(socket), resumes)
            await _paced(pace)
    except Refused as refused:
        connection.close(CLOSE.get(refused.reason, 1000), refused)
    except WebSocketDisconnect:
        connection.close(1000)
    finally:
        if table is not None and not table.closed:
            with contextlib.suppress(Refused):
                await table.ask(lambda: table.go(connection))
        connection.close(1000)
        await sender


CLOSE = {
    "table-refused-game": 4404,
    "table-refused-token": 4403,
    "table-refused-spectators": 4403,
    "table-refused-origin": 4403,
    "table-refused-size": 1009,
    "table-refused-full": 1013,
}
"""Close codes by what was refused; 1000 for the rest."""


async def _read(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = message.get("text")
    if text is None:
        raise Refused("table-refused-json")
    if len(text) > FRAME_LIMIT:
        raise Refused("table-refused-size", {"limit": FRAME_LIMIT})
    return cast(str, text)


async def _arrive(socket: WebSocket, id: str, connection: Connection) -> Table:
    hub = hub_of(socket)
    try:
        async with asyncio.timeout(hub.settings.hello):
            hello = understood(await _read(socket))
    except TimeoutError:
        raise Refused("table-refused-hello") from None
    if not isinstance(hello, Hello):
        raise Refused("table-refused-hello")
    table = await hub.table(id)
    if table.closed:
        table = await hub.table(id)
    seat = identity.seat_of(table.row, hello.token) if hello.token else WATCHER
    connection.seat, connection.token = seat, hello.token
    tcp = tcp_connection(socket)
    if tcp is not None and connection.seat != WATCHER:
        tcp.enter("seated")
    await table.ask(lambda: table.come(connection, hello.since or 0, hello.era or 0))
    return table


async def _paced(bucket: Bucket) -> None:
    """Wait until one more may be had, and take it."""
    while wait := bucket.take():
        await asyncio.sleep(wait)


async def _heard(table: Table, connection: Connection, text: str, resumes: Bucket) -> None:
    """Do what a message says. What it gets wrong is refused; the connection stays."""
    try:
        said = understood(text)
        if isinstance(said, Resume):
            await _paced(resumes)
        if isinstance(said, Ping):
            connection.send({"kind": "pong"})
        else:
            await table.ask(lambda: _do(table, connection, said))
    except Refused as refused:
        if refused.reason == "table-refused-json":
            raise
        connection.refuse(refused, 0)


async def _do(table: Table, connection: Connection, said: Said) -> None:
    """Do what somebody said, in the table's turn, or tell them why not."""
    seat = connection.seat
    try:
        if isinstance(said, Answer):
            options = [tuple(option) for option in said.options]
            await table.answer(seat, said.choice, options, connection, salt=said.salt)
        elif isinstance(said, Seal):
            await table.seals.take(seat, said.number, said.hash)
        elif isinstance(said, Resume):
            await table.show(connection, said.since)
        elif isinstance(said, Undo):
            await table.undo(seat)
        elif isinstance(said, Concede):
            await table.concede(seat, connection)
        elif isinstance(said, Rematch):
            await rematch.want(table, seat)
        elif isinstance(said, Exchange):
            await exchanged(match.Exchange(table, seat), said)
        elif isinstance(said, Chat):
            await table.chat.say(connection, said.text)
        elif isinstance(said, Mute):
            await table.chat.mute(connection, said.who, said.on)
        elif isinstance(said, Settings):
            await table.auto_answer.set(seat, said.stops, said.auto, said.until)
        elif isinstance(said, Luck):
            if said.again:
                await table.shares.again(seat)
            else:
                await table.shares.take(seat, said.seal, said.share)
        else:
            raise Refused("table-refused-kind", {"kind": "hello"})
    except Refused as refused:
        connection.refuse(refused, _about(said))
    except Exception:
        connection.refuse(Refused("table-refused-server"), _about(said))
        raise


def _about(said: Said) -> int:
    """The choice that something was said to; 0 for none."""
    if isinstance(said, Answer):
        return said.choice
    return said.number if isinstance(said, Seal) else 0


async def exchanged(at: match.Exchange, said: Exchange) -> None:
    """Do what somebody said about their match."""
    if said.deck is not None:
        await at.lay(said.deck)
    if said.ready is not None:
        await at.ready(said.ready)
    if said.concede:
        await at.concede()


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what is in the outbox until the connection is closed or the line breaks."""
    try:
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
        await socket.close(connection.closing or 1000)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.close(1000)
