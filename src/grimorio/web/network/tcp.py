"""The connections to the server: counted when they are accepted, each with a deadline for what it does.

`TcpConnections` counts and closes them; `HttpProtocol` and `WebSocketProtocol` are uvicorn's protocols, which
tell what they do.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, Literal, cast

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from grimorio.web.limits import Addresses, Bucket, Pace, counted_as
from grimorio.web.network.guard import FRAME_LIMIT
from grimorio.web.proxies import as_written, trusted
from grimorio.web.settings import Settings

Stage = Literal["asking", "answered", "looking", "seated", "closing"]
"""What a connection does.

"asking": its request has not come; "answered": it has; "looking": it is a WebSocket; "seated": it is one of
somebody who plays; "closing": its last bytes are under way.
"""

DEADLINES: Final[dict[Stage, float]] = {"asking": 10.0, "answered": 120.0, "closing": 10.0}
"""Seconds after which a connection in that stage is cut."""

LOOK: Final = 1.0
"""Seconds between two looks at what is overdue."""

GIVES_WAY: Final[tuple[Stage, ...]] = ("asking", "looking")
"""What is cut for somebody new when there are too many: the oldest of the first stage that has any."""

CONTROL: Final = Pace(burst=30, rate=2)
"""How many ping, pong and continuation frames one connection may send."""

SLICE: Final = 4096
"""Bytes of frames that are read before it is looked whether there were too many."""


class TcpConnection:
    """One connection.

    Attributes:
        address: as limits count it; None for a trusted proxy, behind which there are many.
        transport: what closes it.
        stage: what it does.
        since: since when it does, in seconds of the event loop.
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
        """Note that the connection has reached another stage. Staying in a stage gives it no more time."""
        if stage != self.stage:
            self.connections.move(self, stage)


class TcpConnections:
    """All connections of a server.

    Args:
        settings: the server's settings.
        most: how many there may be at a time.
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
        """Count a new connection; None when there are too many from its address, and it is cut."""
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
        """Cut the oldest connection that matters least; False when all matter."""
        for stage in GIVES_WAY:
            if self.stages[stage]:
                self.cut(next(iter(self.stages[stage])))
                return True
        return False

    def move(self, connection: TcpConnection, stage: Stage) -> None:
        """A connection does something else from now on."""
        self.stages[connection.stage].pop(connection, None)
        connection.stage, connection.since = stage, asyncio.get_running_loop().time()
        if connection.transport in self.all:
            self.stages[stage][connection] = None

    def cut(self, connection: TcpConnection) -> None:
        """Close a connection at once, whatever is still to be sent."""
        self.lost(connection.transport)
        connection.transport.abort()

    def lost(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
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
        """Cut what is overdue: what closes may wait for a reader who never reads."""
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
    """A server's configuration, with its connections.

    Args:
        app: the application.
        settings: the server's settings.
        most: how many connections there may be at a time.
        named: what else uvicorn is told.
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
            log_config=None,
            **named,
        )
        self.connections = TcpConnections(settings, most)


def _ended(app: ASGIApp) -> ASGIApp:
    """An application whose connections end quietly when the server does."""

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
        """Somebody connects."""
        self.connection = cast(Config, self.config).connections.accept(cast(asyncio.Transport, transport))
        if self.connection is not None:
            super().connection_made(cast(asyncio.Transport, transport))

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if self.connection is not None:
            self.connection.connections.lost(self.connection.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request."""
        super().data_received(data)
        self._tell()

    def on_response_complete(self) -> None:
        """A request is answered; the next may be here already."""
        if self.connection is not None:
            self.connection.enter("asking")
        super().on_response_complete()
        self._tell()

    def _tell(self) -> None:
        if self.connection is not None and self.cycle is not None and not self.cycle.response_complete:
            self.connection.enter("answered")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An HTTP connection becomes a WebSocket."""
        self.connection = cast(Config, self.config).connections.all[transport]
        self.connection.enter("looking")
        self.app_state = {**self.app_state, "connection": self.connection}
        self.control = Bucket(CONTROL)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.connection.connections.lost(self.connection.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some frames: read in slices, for a flood of the smallest would take long."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        """A ping frame: answered, unless there are too many."""
        if self._paced():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong frame, asked for or not."""
        if self._paced():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """More of a message: the whole is not larger than a frame may be."""
        if self._paced():
            super().handle_cont(event)

    def _paced(self) -> bool:
        """Whether another control frame is welcome; the connection is closed when it is not."""
        if not self.control.take():
            return True
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
            self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        """A whole message; one that is no UTF-8 closes the connection, and is nothing to be logged."""
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                text.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
