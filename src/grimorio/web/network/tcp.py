"""The TCP connections to the server: they are counted when accepted, and closed at deadlines.

`TcpConnections` counts and closes them; `HttpProtocol` and `WebSocketProtocol` extend uvicorn's protocols and
report the stage of each connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol, cast

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from grimorio.web.limits import Addresses, Bucket, Pace, counted_as
from grimorio.web.network.guard import FRAME_LIMIT
from grimorio.web.proxies import as_written, trusted
from grimorio.web.settings import Settings

Stage = Literal["asking", "answered", "looking", "seated", "closing"]
"""The stage of a connection.

"asking": its request is incomplete; "answered": the request is complete; "looking": it is a WebSocket without
a seat, such as a spectator's; "seated": it is a player's WebSocket; "closing": its last bytes are being sent.
"""

DEADLINES: Final[dict[Stage, float]] = {"asking": 10.0, "answered": 120.0, "closing": 10.0}
"""Seconds after which a connection in that stage is closed."""

LOOK: Final = 1.0
"""Seconds between two checks of deadlines."""

GIVES_WAY: Final[tuple[Stage, ...]] = ("asking", "looking")
"""The stages in which the oldest connection may be closed for a new one, in this order."""

CONTROL: Final = Pace(burst=30, rate=2)
"""The rate limit for ping, pong and continuation frames of one connection."""

SLICE: Final = 4096
"""The number of bytes of frames that are read between two checks of the rate limit."""


class TcpConnection:
    """One TCP connection.

    Attributes:
        address: the client's address as limits count it (`counted_as`); None for a trusted proxy, which
            serves many clients.
        transport: the asyncio transport, by which the connection is closed.
        stage: the stage of the connection.
        since: when it reached this stage, in seconds of the event loop.
    """

    __slots__ = ("address", "connections", "since", "stage", "transport")

    def __init__(
        self, connections: TcpConnections, address: str | None, transport: asyncio.Transport, now: float
    ) -> None:
        self.connections = connections
        self.address = address
        self.transport = transport
        self.stage: Stage = "asking"
        self.since = now

    def enter(self, stage: Stage) -> None:
        """Note that the connection has reached another stage, which has its own deadline.

        Entering the present stage again changes nothing, so that it gives no more time.
        """
        if stage != self.stage:
            self.connections.move(self, stage)


class TcpConnections:
    """All TCP connections of a server.

    Args:
        settings: the server's settings.
        most: the most connections at a time.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.pace = Addresses(settings.accepted)
        self.count: Counter[str] = Counter()
        self.all: dict[asyncio.BaseTransport, TcpConnection] = {}
        self.stages: dict[Stage, dict[TcpConnection, None]] = {
            stage: {} for stage in ("asking", "answered", "looking", "seated", "closing")
        }
        self.timer: asyncio.TimerHandle | None = None

    def accept(self, transport: asyncio.Transport) -> TcpConnection | None:
        """Count a new connection.

        Returns None, after closing the connection, if there are too many from its address or in all.
        """
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = None if trusted(host, self.settings.proxies) else counted_as(host)
        crowded = address is not None and (
            self.count[address] >= self.settings.max_connections or self.pace.take(address) > 0
        )
        if crowded or (len(self.all) >= self.most and not self._give_way()):
            transport.abort()
            return None
        connection = TcpConnection(self, address, transport, asyncio.get_running_loop().time())
        self.all[transport] = connection
        self.stages[connection.stage][connection] = None
        if address is not None:
            self.count[address] += 1
        if self.timer is None:
            self._wind()
        return connection

    def _give_way(self) -> bool:
        """Close the oldest connection whose stage is in `GIVES_WAY`, to make room for a new one.

        Returns whether there was one.
        """
        for stage in GIVES_WAY:
            if self.stages[stage]:
                self.cut(next(iter(self.stages[stage])))
                return True
        return False

    def move(self, connection: TcpConnection, stage: Stage) -> None:
        """Note that a connection has reached another stage."""
        self.stages[connection.stage].pop(connection, None)
        connection.stage, connection.since = stage, asyncio.get_running_loop().time()
        if connection.transport in self.all:
            self.stages[stage][connection] = None

    def cut(self, connection: TcpConnection) -> None:
        """Close a connection immediately, even if data remains to be sent."""
        self.lost(connection.transport)
        connection.transport.abort()

    def lost(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is closed."""
        connection = self.all.pop(transport, None)
        if connection is None:
            return
        self.stages[connection.stage].pop(connection, None)
        if connection.address is not None:
            self.count[connection.address] -= 1
            if not self.count[connection.address]:
                del self.count[connection.address]

    def _wind(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(LOOK, self._look) if self.all else None

    def _look(self) -> None:
        """Close the connections that are past their deadline, even if the client reads nothing more."""
        now = asyncio.get_running_loop().time()
        for connection in list(self.all.values()):
            if connection.transport.is_closing():
                connection.enter("closing")
        for stage, seconds in DEADLINES.items():
            for connection in list(self.stages[stage]):
                if now - connection.since < seconds:
                    break
                self.cut(connection)
        self._wind()


class Config(uvicorn.Config):
    """A uvicorn configuration that counts and limits connections.

    Args:
        app: the application.
        settings: the server's settings.
        most: the most connections at a time.
        named: further arguments for uvicorn.
    """

    def __init__(self, app: ASGIApp, settings: Settings, most: int, **named: Any) -> None:
        super().__init__(
            _ended(app),
            http=HttpProtocol,
            ws=WebSocketProtocol,
            ws_max_size=FRAME_LIMIT,
            forwarded_allow_ips=as_written(settings.proxies),
            backlog=128,
            access_log=False,
            server_header=False,
            ws_per_message_deflate=False,  # updates have only what changed; packing takes 170 KB a connection
            log_config=None,
            **named,
        )
        self.connections = TcpConnections(settings, most)


def _ended(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that its connections end without an error when the server stops."""

    async def quiet(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise

    return quiet


class HttpProtocol(H11Protocol):
    """A connection that speaks HTTP."""

    connection: TcpConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a new connection."""
        self.connection = cast(Config, self.config).connections.accept(cast(asyncio.Transport, transport))
        if self.connection is not None:
            super().connection_made(cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is closed."""
        if self.connection is not None:
            self.connection.connections.lost(self.connection.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Receive a part of a request."""
        super().data_received(data)
        self._tell()

    def on_response_complete(self) -> None:
        """Note that a request is answered; the next request may have arrived already."""
        if self.connection is not None:
            self.connection.enter("asking")
        super().on_response_complete()
        self._tell()

    def _tell(self) -> None:
        if self.connection is not None and self.cycle is not None and not self.cycle.response_complete:
            self.connection.enter("answered")


class Gathered:
    """A transport that sends by one call of the system what is written in one turn of the event loop.

    An answer's acknowledgement and update leave together so.

    Args:
        transport: the transport of asyncio; everything but `write` and `close` is done by it.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Send data soon, after what was written before."""
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(data)

    def close(self) -> None:
        """Close the connection after everything that was written has been sent."""
        self.flush()
        self.transport.close()

    def flush(self) -> None:
        """Send what waits."""
        if self.waiting and not self.transport.is_closing():
            self.transport.write(b"".join(self.waiting))
        self.waiting.clear()


class Listener(Protocol):
    """What hears of a WebSocket after the ASGI call has ended that opened it."""

    def hear(self, text: str | None) -> None:
        """Take a message; None for one that is no text."""

    def lost(self) -> None:
        """Note that the connection is closed, or about to be; this may be called more than once."""

    def can_send(self) -> None:
        """Note that the client has read, so that more can be sent."""


class ListenerQueue:
    """Stands in the place of a connection's queue: what would wait there is told to a listener at once."""

    __slots__ = ("listener",)

    def __init__(self, listener: Listener) -> None:
        self.listener = listener

    def put_nowait(self, event: Any) -> None:
        """Tell the listener of an ASGI event."""
        if event["type"] == "websocket.receive":
            self.listener.hear(event.get("text"))
        elif event["type"] == "websocket.disconnect":
            self.listener.lost()


class WritableEvent:
    """Stands in the place of the event that a connection can be written to, and tells a listener of it."""

    __slots__ = ("listener", "opened")

    def __init__(self, listener: Listener, opened: bool) -> None:
        self.listener = listener
        self.opened = opened

    def is_set(self) -> bool:
        """Whether the connection can be written to."""
        return self.opened

    def set(self) -> None:
        """Note that it can be written to."""
        self.opened = True
        self.listener.can_send()

    def clear(self) -> None:
        """Note that it cannot be written to, because the client does not read."""
        self.opened = False


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket.

    While an ASGI call serves a connection, a dozen coroutines, a task and a queue are kept for it. So whoever
    serves it for long takes it over (`detach`), and the call ends.

    Attributes:
        listener: who has taken it over, or None.
        ended: called once such a connection is closed.
    """

    listener: Listener | None = None
    ended: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Turn an HTTP connection into a WebSocket."""
        self.connection = cast(Config, self.config).connections.all[transport]
        self.connection.enter("looking")
        self.app_state = {**self.app_state, "connection": self.connection, "websocket": self}
        self.control = Bucket(CONTROL)
        super().connection_made(cast(asyncio.Transport, Gathered(cast(asyncio.Transport, transport))))

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is closed."""
        self.connection.connections.lost(self.connection.transport)
        super().connection_lost(exc)
        if self.ended is not None:
            self.ended()
            self.ended = None

    def start_keepalive(self) -> None:
        """Begin to ask whether the client is there, after the handshake; its request is needed no more."""
        super().start_keepalive()
        del self.request, self.response
        self.conn.available_extensions = None
        at: Any = self.conn.parser
        while at.gi_yieldfrom is not None:
            at = at.gi_yieldfrom
        if at.gi_code.co_name == "at_eof":  # nothing of a first frame has come: a new parser holds no request
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)

    async def run_asgi(self) -> None:
        """Let the application serve the connection; it goes on after that if it was taken over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a WebSocket failed")
            self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self.transport.close()

    # -- connections that were taken over ------------------------------------------------------

    def detach(self, listener: Listener) -> None:
        """Let a listener take the connection over, with the messages that wait already."""
        waiting, writable = self.queue, self.writable.is_set()
        self.listener = listener
        self.queue = cast("asyncio.Queue[Any]", ListenerQueue(listener))
        self.writable = cast(asyncio.Event, WritableEvent(listener, writable))
        self.app_state = {}
        del self.scope
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        if writable:
            listener.can_send()

    def call_at_end(self, work: Callable[[], None]) -> bool:
        """Call `work` once the connection is closed; false if nobody has taken it over, or it is closed."""
        if self.listener is None or self.disconnected:
            return False
        self.ended = work
        return True

    def send_text(self, text: str) -> None:
        """Send a message, unless the connection is being closed."""
        if self.close_sent or self.disconnected:
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_text(text.encode())
            self.transport.write(b"".join(self.conn.data_to_send()))

    def finish(self, code: int) -> None:
        """Close the connection in order, with a WebSocket close code."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def pause(self) -> None:
        """Read no more, until `read_on` is called."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Read further messages."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Receive frames, in slices so that a flood of tiny ones does not block the server."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        """Answer a ping frame, unless there are too many."""
        if self._paced():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Receive a pong frame, asked for or not."""
        if self._paced():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Receive a continuation frame; the whole message may be no larger than one frame."""
        if self._paced():
            super().handle_cont(event)

    def _paced(self) -> bool:
        """Whether the rate limit allows another control frame; if not, the connection is closed."""
        if not self.control.take():
            return True
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
            self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message; invalid UTF-8 closes the connection without a log entry.

        A listener is told at once, and says itself when no more shall be read (`pause`).
        """
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.listener.hear(text)
