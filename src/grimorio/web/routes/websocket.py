"""The WebSocket by which a page takes part in a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ClassVar, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from grimorio.kernel import WATCHER
from grimorio.kernel.seats import Seat
from grimorio.web.game.judging import JUDGE, place_of
from grimorio.web.limits import ASKER, Bucket, address_of
from grimorio.web.network.guard import FRAME_LIMIT, same_origin
from grimorio.web.network.logs import REQUEST
from grimorio.web.network.tcp import TcpConnection, WebSocketProtocol
from grimorio.web.refusals import Refused
from grimorio.web.routes.messages import (
    Answer,
    Cancel,
    Chat,
    CloseTable,
    Concede,
    Exchange,
    Fill,
    GetUp,
    Hello,
    Judge,
    Luck,
    Message,
    Mute,
    Ping,
    Rematch,
    Report,
    Resume,
    Seal,
    Settings,
    TakeBack,
    Undo,
    decoded,
)
from grimorio.web.routes.requests import hub_of
from grimorio.web.table import match
from grimorio.web.table.chat import clean
from grimorio.web.table.connection import Connection
from grimorio.web.table.judge import TableJudge
from grimorio.web.table.table import Table

log = logging.getLogger(__name__)


def tcp_connection(socket: WebSocket) -> TcpConnection | None:
    """The TCP connection of a WebSocket; None if another kind of server accepted it."""
    tcp: TcpConnection | None = socket.scope.get("state", {}).get("connection")
    return tcp


PLACE = re.compile("/ws/games/([^/]+)")
"""The path of the WebSocket of a game; the group is its id."""


class Sockets:
    """The middleware that leads WebSockets to their games.

    What comes after it, and FastAPI's routes, are for HTTP requests; each of their layers would hold a piece
    of memory for every connection as long as it lasts.

    Args:
        app: the application, which answers everything else.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        place = PLACE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if place is None:
            await self.app(scope, receive, send)
        else:
            await play(WebSocket(scope, receive, send), place[1])


async def play(socket: WebSocket, id: str) -> None:
    """Serve one WebSocket connection to game `id`, from its first message, `hello`.

    A client of this process is served by a `MessageListener` after that, and this call ends; one that is
    connected to another process by this call, to the end.
    """
    await socket.accept()
    tcp = tcp_connection(socket)
    websocket: WebSocketProtocol | None = socket.scope.get("state", {}).get("websocket")
    connection = Connection(address_of(socket.scope), tcp=tcp, websocket=websocket)
    sender = None if websocket is not None else asyncio.create_task(_send(socket, connection))
    table = None
    try:
        if not same_origin(socket.headers):
            raise Refused("table-refused-origin")
        table = await _arrive(socket, id, connection)
        listener = MessageListener(table, connection, websocket)
        if websocket is not None:
            websocket.detach(listener)
            return
        while True:
            await listener.heard(await _read(socket))
    except Refused as refused:
        connection.close(CLOSE.get(refused.reason, 1000), refused)
    except WebSocketDisconnect:
        connection.close(1000)
    finally:
        if sender is not None:
            await _gone(table, connection)
            await sender
        elif websocket is not None and websocket.listener is None:
            connection.close(1000)


async def _gone(table: Table | None, connection: Connection) -> None:
    """Remove a connection from its table, after it was closed."""
    if table is not None and not table.closed:
        with contextlib.suppress(Refused):
            await table.ask(lambda: table.go(connection))
    connection.close(1000)


class MessageListener:
    """What is said on one connection after its first message.

    Nothing runs for it while nobody says anything. Messages are handled one after another; while some wait,
    none is read.

    Args:
        table: the table.
        connection: the connection.
        websocket: its WebSocket; None where another process has it.
    """

    __slots__ = ("connection", "gone", "pace", "request", "resumes", "table", "tasks", "unheard", "websocket")

    def __init__(self, table: Table, connection: Connection, websocket: WebSocketProtocol | None) -> None:
        settings = table.host.settings
        self.table = table
        self.connection = connection
        self.websocket = websocket
        self.request = REQUEST.get()
        self.pace, self.resumes = Bucket(settings.frames), Bucket(settings.resumes)
        self.unheard: list[str | None] = []
        self.gone = False
        self.tasks: dict[Callable[[], Coroutine[Any, Any, None]], asyncio.Task[None]] = {}

    async def heard(self, text: str | None) -> None:
        """Handle a message, then wait if there are too many. Raises Refused: nothing more can be heard."""
        await _heard(self.table, self.connection, _checked(text), self.resumes)
        await _paced(self.pace)

    def hear(self, text: str | None) -> None:
        """Handle a message soon, after those that wait."""
        if not self.gone:
            if self.websocket is not None and self._work in self.tasks:
                self.websocket.pause()
            self.unheard.append(text)
            self._begin(self._work)

    def lost(self) -> None:
        """Leave the table, after the messages that have come."""
        if not self.gone:
            self.gone = True
            self._begin(self._work)

    def can_send(self) -> None:
        """Send what waits."""
        if self.connection.outbox or self.connection.behind:
            self._begin(self._catch_up)

    def _begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let `work` run in a task for which the server waits when it ends, unless it runs already."""
        assert self.websocket is not None
        if work not in self.tasks:
            task = self.tasks[work] = asyncio.get_running_loop().create_task(work())
            self.websocket.tasks.add(task)
            task.add_done_callback(self.websocket.tasks.discard)

    async def _work(self) -> None:
        assert self.websocket is not None
        ASKER.set(self.connection.address)
        REQUEST.set(self.request)
        try:
            while self.unheard:
                await self.heard(self.unheard.pop(0))
        except Refused as refused:
            self.connection.close(CLOSE.get(refused.reason, 1000), refused)
        except Exception:
            log.exception("a message failed")
            self.connection.close(1000)
        finally:
            self.unheard.clear()
            del self.tasks[self._work]
        if self.gone:
            await _gone(self.table, self.connection)
        else:
            self.websocket.read_on()

    async def _catch_up(self) -> None:
        """Send what waits as long as the client reads; then close the WebSocket if that is asked for."""
        assert self.websocket is not None
        try:
            while self.websocket.writable.is_set() and (text := await self.connection.waiting()) is not None:
                self.websocket.send_text(text)
                await asyncio.sleep(0)  # what was said is written, and it shows whether there is room
        finally:
            del self.tasks[self._catch_up]
        if self.connection.closing is not None and not self.connection.outbox:
            self.websocket.finish(self.connection.closing)


CLOSE = {
    "table-refused-game": 4404,
    "table-refused-token": 4403,
    "table-refused-spectators": 4403,
    "table-refused-origin": 4403,
    "table-refused-size": 1009,
    "table-refused-full": 1013,
}
"""The WebSocket close codes by the message id of the refusal; 1000 for all others."""


async def _read(socket: WebSocket) -> str | None:
    """The next message; None if it is no text. Raises WebSocketDisconnect: there is none any more."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    return cast("str | None", message.get("text"))


def _checked(text: str | None) -> str:
    """The text of a message. Raises Refused: it is no text, or too long."""
    if text is None:
        raise Refused("table-refused-json")
    if len(text) > FRAME_LIMIT:
        raise Refused("table-refused-size", {"limit": FRAME_LIMIT})
    return text


async def _arrive(socket: WebSocket, id: str, connection: Connection) -> Table:
    hub = hub_of(socket)
    try:
        async with asyncio.timeout(hub.settings.hello):
            hello = decoded(_checked(await _read(socket)))
    except TimeoutError:
        raise Refused("table-refused-hello") from None
    if not isinstance(hello, Hello):
        raise Refused("table-refused-hello")
    table = await hub.table(id)
    if table.closed:
        table = await hub.table(id)
    seat = place_of(table.row, hello.token) if hello.token else WATCHER
    connection.seat, connection.token, connection.changes = seat, hello.token, hello.changes
    tcp = tcp_connection(socket)
    if tcp is not None and connection.seat != WATCHER:
        tcp.enter("seated")
    await table.ask(lambda: table.come(connection, hello.since or 0, hello.era or 0))
    return table


async def _paced(bucket: Bucket) -> None:
    """Wait until the rate limit `bucket` allows one more message, and count this message in it."""
    while wait := bucket.take():
        await asyncio.sleep(wait)


async def _heard(table: Table, connection: Connection, text: str, resumes: Bucket) -> None:
    """Read and handle the text of a message; a message that does not fit is refused with a reply.

    `resumes` limits how often the whole table is sent again or a decision taken back: a request beyond the
    limit waits, and so do the connection's later messages. Raises Refused: the text is not JSON.
    """
    handlers = Handlers(table, connection)
    try:
        message = decoded(text)
        if isinstance(message, Resume | TakeBack) or (isinstance(message, Judge) and message.act == "back"):
            await _paced(resumes)
        if isinstance(message, Ping):  # answered at once, however long the table's queue is
            await handlers.ping(message)
        else:
            await table.ask(lambda: handlers.do(message))
    except Refused as refused:
        if refused.reason == "table-refused-json":
            raise
        connection.refuse(refused, 0)


class Handlers:
    """Handle the messages of a connection; there is one method for each type of message.

    The caller puts each call of `do` in the table's queue (`Table.ask`), but calls `ping` without waiting.

    Args:
        table: the table.
        connection: the connection that sent the messages.
    """

    def __init__(self, table: Table, connection: Connection) -> None:
        self.table = table
        self.connection = connection
        self.seat = connection.seat

    async def do(self, message: Message) -> None:
        """Handle a message; a refusal is sent to its sender."""
        choice = choice_of(message)
        try:
            await self.BY_TYPE[type(message)](self, message)
        except Refused as refused:
            self.table.host.metrics.refused(refused.reason)
            self.connection.refuse(refused, choice)
        except Exception:
            self.connection.refuse(Refused("table-refused-server"), choice)
            raise

    async def hello(self, _message: Hello) -> None:
        """Refuse a second `hello` on the same connection: always raises Refused."""
        raise Refused("table-refused-kind", {"kind": "hello"})

    async def answer(self, message: Answer) -> None:
        """Take the answer that the sender's seat gives to a choice."""
        options = [tuple(option) for option in message.options]
        await self.table.answer(self.seat, message.choice, options, self.connection, salt=message.salt)

    async def seal(self, message: Seal) -> None:
        """Store the hash by which a seat seals its answer."""
        await self.table.seals.take(self.seat, message.number, message.hash)

    async def resume(self, message: Resume) -> None:
        """Send the whole table again."""
        await self.table.show(self.connection, message.since)

    async def luck(self, message: Luck) -> None:
        """Take the hash of a share of the random seed, or the share itself, or the wish for a new draw."""
        if message.again:
            await self.table.shares.again(self.seat)
        else:
            await self.table.shares.take(self.seat, message.seal, message.share)

    async def undo(self, _message: Undo) -> None:
        """Take back the seat's last decision."""
        await self.table.take_back.undo(self.seat)

    async def cancel(self, _message: Cancel) -> None:
        """Take back everything since the seat announced the spell or ability that it is playing now."""
        await self.table.take_back.cancel(self.seat)

    async def take_back(self, message: TakeBack) -> None:
        """Take back the seat's last decision, or ask the others for it, or answer such a request."""
        if message.agree is None:
            await self.table.take_back.ask(self.seat)
        else:
            await self.table.take_back.reply(self.seat, message.agree)

    async def judge(self, message: Judge) -> None:
        """Take a player's call or consent, or a ruling of the judge."""
        await judged(self.table.judge, self.seat, message)

    async def concede(self, _message: Concede) -> None:
        """Let the seat concede the game."""
        await self.table.concede(self.seat, self.connection)

    async def fill(self, message: Fill) -> None:
        """Give a free seat to a bot."""
        await self.table.waiting.fill(self.seat, message.seat, message.level)

    async def close(self, _message: CloseTable) -> None:
        """Close a table whose game has not begun."""
        await self.table.waiting.close(self.seat)

    async def get_up(self, _message: GetUp) -> None:
        """Leave a table whose game has not begun."""
        await self.table.waiting.get_up(self.seat)

    async def rematch(self, _message: Rematch) -> None:
        """Note that the seat wants to play again."""
        await self.table.rematch.want(self.seat)

    async def exchange(self, message: Exchange) -> None:
        """Set the seat's deck, note whether its exchange is finished, or concede the match."""
        exchange = match.Exchange(self.table.match, self.seat)
        if message.deck is not None:
            await exchange.lay(message.deck)
        if message.ready is not None:
            await exchange.ready(message.ready)
        if message.concede:
            await exchange.concede()

    async def chat(self, message: Chat) -> None:
        """Send a line to everybody in the same room of the chat."""
        await self.table.chat.say(self.connection, message.text)

    async def mute(self, message: Mute) -> None:
        """Mute a person, or show their lines again."""
        await self.table.chat.mute(self.connection, message.who, message.on)

    async def report(self, message: Report) -> None:
        """Report a line of the chat to the operator."""
        await self.table.chat.report(self.connection, message.i, message.reason, message.note)

    async def settings(self, message: Settings) -> None:
        """Store and apply the settings of the seat."""
        wishes = {"skip": message.skip, "pace": message.pace}
        await self.table.auto_answer.set(
            self.seat, message.stops, message.auto, message.until, wishes, hold=message.hold
        )

    async def ping(self, _message: Ping) -> None:
        """Answer a ping."""
        self.connection.send({"kind": "pong"})

    BY_TYPE: ClassVar[dict[type[Message], Callable[[Handlers, Any], Awaitable[None]]]] = {
        Hello: hello,
        Answer: answer,
        Seal: seal,
        Resume: resume,
        Luck: luck,
        Undo: undo,
        Cancel: cancel,
        TakeBack: take_back,
        Judge: judge,
        Concede: concede,
        Fill: fill,
        CloseTable: close,
        GetUp: get_up,
        Rematch: rematch,
        Exchange: exchange,
        Chat: chat,
        Mute: mute,
        Report: report,
        Settings: settings,
        Ping: ping,
    }
    """The handler of each type of message."""


async def judged(judge: TableJudge, seat: Seat, message: Judge) -> None:
    """Do what a player or the judge asks for in a message about judging.

    Args:
        judge: the judge's place at the table.
        seat: the seat of the sender; `JUDGE` for the judge.
        message: the message.

    Raises:
        Refused: the sender may not do this, or it is not possible now.
    """
    if message.act in ("call", "withdraw", "agree", "refuse"):
        match message.act:
            case "call":
                await judge.call(seat)
            case "withdraw":
                await judge.withdraw(seat)
            case _:
                await judge.agree(seat, message.act == "agree")
        return
    if seat != JUDGE:
        raise Refused("table-refused-judge")
    reason = clean(message.reason) if message.reason else ""
    match message.act:
        case "leave":
            await judge.leave()
        case "stop" | "go":
            await judge.halt(message.act == "stop")
        case "time":
            await judge.more_time(message.seat, message.seconds)
        case "back":
            await judge.back(message.n)
        case "award":
            await judge.award(message.seat, reason)
        case "draw":
            await judge.draw(reason)
        case "drop" | "warning" | "loss":
            await judge.penalise(message.act, message.seat, reason)


def choice_of(message: Message) -> int:
    """The number of the choice that a message is about; 0 for a message about none."""
    if isinstance(message, Answer):
        return message.choice
    return message.number if isinstance(message, Seal) else 0


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send the messages that wait in the outbox until the connection is closed or breaks."""
    try:
        while (text := await connection.next()) is not None:
            await socket.send_text(text)
            del text  # the next message may be hours away
        await socket.close(connection.closing or 1000)
    except (WebSocketDisconnect, RuntimeError, OSError):
        connection.close(1000)
