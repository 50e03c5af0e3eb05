"""Running the server from the command line."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import signal
import socket
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from grimorio.store import StoreError
from grimorio.web.app import create_app
from grimorio.web.guard import FRAME_LIMIT
from grimorio.web.links import is_loopback, lan_address
from grimorio.web.settings import DEFAULT_HOST, DEFAULT_PORT, Settings


def serve(
    host: str | None = None,
    port: int | None = None,
    db_url: str | None = None,
    open_browser: bool = False,
) -> None:
    """Run the server until it is stopped (Ctrl-C, SIGTERM).

    What is None is read from GRIMORIO_HOST, GRIMORIO_PORT and GRIMORIO_DB, or has its default: 127.0.0.1,
    8317, and a file in the user's data folder. GRIMORIO_HOSTS and GRIMORIO_ROOM are read too: docs/server.md.

    Args:
        host: the address to listen on; 0.0.0.0 opens the table to the local network.
        port: the port; 0 for any free one.
        db_url: where games are kept.
        open_browser: whether to show the table in the browser; GRIMORIO_OPEN=0 forbids it.

    Raises:
        SystemExit: it cannot start; the message is one line that says what to do.
    """
    host = host or os.environ.get("GRIMORIO_HOST") or DEFAULT_HOST
    port = _port(os.environ.get("GRIMORIO_PORT") or str(DEFAULT_PORT)) if port is None else port
    db_url = db_url or os.environ.get("GRIMORIO_DB") or None
    room = _room(os.environ.get("GRIMORIO_ROOM") or "4096")
    listener = listen(host, port)
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    local = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::', '') else shown}:{port}"
    names = os.environ.get("GRIMORIO_HOSTS", "").split(",")
    hosts = tuple(name.strip().lower() for name in names if name.strip())
    settings = Settings(db_url=db_url, hosts=hosts, room=room)
    if not is_loopback(host):
        address = lan_address()
        settings = replace(settings, lan_url=f"http://{address}:{port}" if address else None)
    try:
        app = create_app(settings)
    except StoreError as error:
        listener.close()
        raise SystemExit(f"grimorio: {error}") from None
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    print(f"Grimorio is at {local}/ (Ctrl-C stops it)", flush=True)
    if settings.lan_url is not None:
        print(f"In the local network: {settings.lan_url}/", flush=True)
    if open_browser and os.environ.get("GRIMORIO_OPEN") != "0":
        threading.Timer(0.5, webbrowser.open, (f"{local}/",)).start()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=FRAME_LIMIT,
        timeout_graceful_shutdown=3,
    )
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # end as after Ctrl-C: in order
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([listener])


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise SystemExit(f"grimorio: GRIMORIO_PORT: expected a port number from 0 to 65535, found {text!r}")
    return int(text)


def _room(text: str) -> int:
    if not text.isdecimal():
        raise SystemExit(f"grimorio: GRIMORIO_ROOM: expected a number of megabytes, found {text!r}")
    return int(text) * 2**20


def listen(host: str, port: int) -> socket.socket:
    """Listen on an address; made with its protocol, so that asyncio sends small messages at once.

    Raises:
        SystemExit: it cannot; the message is one line that says what to do.
    """
    if not 0 <= port <= 65535:
        raise SystemExit(f"grimorio: expected a port number from 0 to 65535, found {port}")
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        raise SystemExit(
            f"grimorio: no such address: {host}; 127.0.0.1 is this machine, 0.0.0.0 the network"
        ) from None
    listener = socket.socket(family, kind, proto)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(128)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            other = f"choose another, GRIMORIO_PORT={port % 65535 + 1}"
            reason = f"port {port} is in use: stop what runs there, or {other}"
        elif error.errno == errno.EACCES:
            reason = f"port {port} is not allowed: choose one above 1023, GRIMORIO_PORT={DEFAULT_PORT}"
        else:
            reason = f"cannot listen on {host}:{port}: {error.strerror}"
        raise SystemExit(f"grimorio: {reason}") from None
    return listener
