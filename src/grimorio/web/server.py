"""Run the server from the command line."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import uvicorn

from grimorio.kernel.faults import Message, message_of, reason_of
from grimorio.language import spoken, told
from grimorio.store import StoreError
from grimorio.web.admin.socket import socket_path
from grimorio.web.app import create_app
from grimorio.web.metrics import Metrics
from grimorio.web.network import logs
from grimorio.web.network.links import is_loopback, lan_address
from grimorio.web.network.tcp import Config
from grimorio.web.proxies import LOOPBACK, Network, networks
from grimorio.web.settings import DEFAULT_HOST, DEFAULT_PORT, Settings

log = logging.getLogger(__name__)

OPEN_FILES: Final = 4096
"""The number of open files and connections that the server asks the system to allow."""

SPARED: Final = 100
"""After how many ticks, ten a second, the garbage collector is told to leave alone what is in memory now.

An answer leaves no garbage that refers to itself. Python would look for some each time that so many objects
are new, for tenths of a second where a thousand games are in memory, and all of them would wait.
"""

COLLECTED: Final = 6000
"""After how many ticks the garbage collector looks at everything, tables that were left above all."""

LEFT_BEHIND: Final = 75
"""The exit code of a server that newer ones have left behind; a newer version of it can start again."""

TOO_OLD: Final = 78
"""The exit code of a server that cannot start because it is too old for its database."""

RESERVE: Final = 128
"""How many of the open files are kept for the database, the bots' processes and the page's files."""


def serve(
    host: str | None = None,
    port: int | None = None,
    db_url: str | None = None,
    open_browser: bool = False,
    proxies: str | None = None,
    metrics: str | None = None,
) -> None:
    """Run the server until it is stopped (Ctrl-C, SIGTERM).

    An argument that is None is read from GRIMORIO_HOST, GRIMORIO_PORT, GRIMORIO_DB, GRIMORIO_PROXIES or
    GRIMORIO_METRICS. Without them the server listens on 127.0.0.1, port 8317, keeps games in a file in the
    user's data folder, and trusts proxies on this machine. See docs/server.md.

    Args:
        host: the address to listen on; 0.0.0.0 opens the table to the local network.
        port: the port; 0 for any free one.
        db_url: the URL of the database.
        open_browser: whether to show the table in the browser; GRIMORIO_OPEN=0 forbids it.
        proxies: a comma-separated list of the addresses and networks of proxies whose X-Forwarded-For is
            believed.
        metrics: the port, or the address and port, where Prometheus reads the metrics; none are served
            without.

    Raises:
        SystemExit: the server cannot start; the message is one line that says what to do. Or it has ended,
            because newer servers have changed the database (`LEFT_BEHIND`).
    """
    host = host or os.environ.get("GRIMORIO_HOST") or DEFAULT_HOST
    port = _port(os.environ.get("GRIMORIO_PORT") or str(DEFAULT_PORT)) if port is None else port
    settings = configured(db_url, proxies)
    listener = listen(host, port)
    port = listener.getsockname()[1]
    settings = replace(settings, admin=socket_path(port))
    local = _local_url(host, port)
    if not is_loopback(host):
        address = lan_address()
        settings = replace(settings, lan_url=f"http://{address}:{port}" if address else None)
    measures = Metrics()
    with listener, contextlib.ExitStack() as ending:
        ending.callback(serve_metrics(measures, metrics or os.environ.get("GRIMORIO_METRICS") or ""))
        app = _application(settings, measures)
        gc.freeze()
        gc.set_threshold(200_000)
        logs.begin(os.environ.get("GRIMORIO_LOG") == "json")
        _announce(local, settings.lan_url, open_browser and os.environ.get("GRIMORIO_OPEN") != "0")
        config = Config(app, settings, most_connections(), log_level="warning", timeout_graceful_shutdown=3)
        Server(config, app).run_alone(listener)


class Server(uvicorn.Server):
    """The server of uvicorn. When it is stopped, it first hands its games over to others, if there are any.

    It stops by itself when it has become too old for its database.

    Args:
        config: its configuration.
        app: the application.
    """

    def __init__(self, config: Config, app: Any) -> None:
        super().__init__(config)
        self.app = app

    def run_alone(self, listener: socket.socket) -> None:
        """Run until Ctrl-C or SIGTERM. Raises SystemExit: the server has ended by itself (`LEFT_BEHIND`)."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.default_int_handler)  # end as after Ctrl-C: in order
        with contextlib.suppress(KeyboardInterrupt):
            self.run([listener])
        if self.outdated:
            log.error("the server has ended, because newer ones have changed the database: upgrade it")
            raise SystemExit(LEFT_BEHIND)

    @property
    def outdated(self) -> bool:
        """Whether newer servers have changed the database so that this one cannot use it any more."""
        return hasattr(self.app.state, "hub") and self.app.state.hub.outdated

    async def on_tick(self, counter: int) -> bool:
        """Look ten times a second whether to stop; collect garbage now and then."""
        if counter % COLLECTED == COLLECTED - 1:
            gc.unfreeze()
            gc.collect()
        if counter % SPARED == SPARED - 1:
            gc.freeze()
        return await super().on_tick(counter) or self.outdated

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, hand the games over, then end the connections."""
        for server in self.servers:
            server.close()
        for listener in sockets or ():
            listener.close()
        await self.app.state.hub.drain()
        await super().shutdown(sockets)


def _unusable(problem: Message) -> SystemExit:
    """The end of the server by a setting, an address or a database, told in the reader's language."""
    return SystemExit(f"grimorio: {told(problem, spoken())}")


def _application(settings: Settings, metrics: Metrics) -> Any:
    """The server's application. Raises SystemExit: the database cannot be used, or is too new (`TOO_OLD`)."""
    try:
        return create_app(settings, metrics=metrics)
    except StoreError as error:
        problem = _unusable(message_of(error))
        if error.cause != "store-newer":
            raise problem from None
        print(problem, file=sys.stderr)
        raise SystemExit(TOO_OLD) from None


def _local_url(host: str, port: int) -> str:
    """The address at which this machine itself reaches a server that listens on `host` and `port`."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{'127.0.0.1' if host in ('0.0.0.0', '::', '') else shown}:{port}"


def _announce(local: str, lan_url: str | None, open_browser: bool) -> None:
    """Print the addresses of the server, and open the browser at `local` if `open_browser` is true.

    `local` is the address on this machine, `lan_url` that in the network, or None.
    """
    print(f"Grimorio is at {local}/ (Ctrl-C stops it)", flush=True)
    if lan_url is not None:
        print(f"In the local network: {lan_url}/", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (f"{local}/",)).start()


def serve_metrics(metrics: Metrics, where: str) -> Callable[[], None]:
    """Serve metrics at `where`, and return the function that ends it. Does nothing if `where` is empty.

    Args:
        metrics: the metrics.
        where: a port of this machine, ``9317``, or an address with a port, ``10.0.0.5:9317``.

    Raises:
        SystemExit: the address cannot be used; the message is one line that says what to do.
    """
    if not where:
        return lambda: None
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        problem = (
            "{name}: expected a port such as 9317, or an address and a port, 10.0.0.5:9317; found {found}"
        )
        raise _unusable(Message(problem, "serve-metrics", name="GRIMORIO_METRICS", found=repr(where)))
    try:
        return metrics.serve(host.strip("[]") or "127.0.0.1", int(port))
    except OSError as error:
        problem, reason = "{name}: cannot listen on {address}: {reason}", reason_of(error)
        raise _unusable(
            Message(problem, "serve-metrics-listen", name="GRIMORIO_METRICS", address=where, reason=reason)
        ) from None


def configured(db_url: str | None = None, proxies: str | None = None) -> Settings:
    """The settings from the environment. `db_url` and `proxies`, as in `serve`, replace them if not None.

    Raises:
        SystemExit: a setting has the wrong form; the message names it.
    """
    asked = os.environ.get
    hosts = tuple(name.strip().lower() for name in asked("GRIMORIO_HOSTS", "").split(",") if name.strip())
    return Settings(
        db_url=db_url or asked("GRIMORIO_DB") or None,
        hosts=hosts,
        mail=asked("GRIMORIO_MAIL") or None,
        mail_from=asked("GRIMORIO_MAIL_FROM", ""),
        room=_number("GRIMORIO_ROOM", "megabytes", 4096) * 2**20,
        keep_finished=_number("GRIMORIO_KEEP_FINISHED", "days", None),
        keep_waiting=_number("GRIMORIO_KEEP_WAITING", "days", None),
        keep_reports=_number("GRIMORIO_KEEP_REPORTS", "days", 90),
        proxies=_proxies(proxies),
        peer=_peer(asked("GRIMORIO_PEER") or Settings.peer),
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        problem = "{name}: expected a port number from 0 to 65535, found {found}"
        raise _unusable(Message(problem, "serve-port-set", name="GRIMORIO_PORT", found=repr(text)))
    return int(text)


def _peer(text: str) -> str:
    """The address at which other processes reach this one, checked."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        problem = "{name}: expected an address and a port such as 10.0.0.5:8417; found {found}"
        raise _unusable(Message(problem, "serve-peer", name="GRIMORIO_PEER", found=repr(text)))
    return text


N = TypeVar("N", int, None)


def _number(name: str, unit: str, usual: N) -> int | N:
    text = os.environ.get(name) or ""
    if not text:
        return usual
    if not text.isdecimal():
        problem = "{name}: expected a number of {unit}, found {found}"
        raise _unusable(Message(problem, "serve-number", name=name, unit=unit, found=repr(text)))
    return int(text)


def _proxies(text: str | None) -> tuple[Network, ...]:
    text = os.environ.get("GRIMORIO_PROXIES") if text is None else text
    try:
        return networks(text) if text is not None and text.strip() else LOOPBACK
    except ValueError as error:
        problem = "{name}: expected addresses or networks such as 10.0.0.5, 172.16.0.0/12; found {found}"
        found = repr(str(error))
        raise _unusable(Message(problem, "serve-proxies", name="GRIMORIO_PROXIES", found=found)) from None


def most_connections() -> int:
    """The most connections at a time: the limit of open files, raised if possible, less a reserve."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit; its event loop waits for 512 sockets at most
        return 512 - RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    files = OPEN_FILES if soft == resource.RLIM_INFINITY else min(soft, OPEN_FILES)
    return max(files - RESERVE, files // 2)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the address or host name `host`; `port` 0 takes any free port.

    The socket's protocol is given as TCP, because otherwise asyncio would delay small messages.

    Raises:
        SystemExit: the address or port cannot be used; the message is one line that says what to do.
    """
    if not 0 <= port <= 65535:
        problem = "expected a port number from 0 to 65535, found {found}"
        raise _unusable(Message(problem, "serve-port", found=str(port)))
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        problem = "no such address: {host}; 127.0.0.1 is this machine, 0.0.0.0 the network"
        raise _unusable(Message(problem, "serve-address", host=host)) from None
    listener = socket.socket(family, kind, proto)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            other = f"GRIMORIO_PORT={port % 65535 + 1}"
            problem = "port {port} is in use: stop what runs there, or choose another, {other}"
            reason = Message(problem, "serve-in-use", port=str(port), other=other)
        elif error.errno == errno.EACCES:
            problem = "port {port} is not allowed: choose one above 1023, {other}"
            reason = Message(problem, "serve-denied", port=str(port), other=f"GRIMORIO_PORT={DEFAULT_PORT}")
        else:
            why = reason_of(error)
            reason = Message(
                "cannot listen on {address}: {reason}", "serve-listen", address=f"{host}:{port}", reason=why
            )
        raise _unusable(reason) from None
    return listener
