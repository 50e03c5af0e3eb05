"""The Unix socket by which an operator commands a running server, and the client of it.

Only the user who runs the server may open the socket. A command and its answer are one line of JSON each.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from grimorio.web.admin.commands import Answer, Command

log = logging.getLogger(__name__)

LINE: Final = 64 * 1024
"""The most bytes of a command."""

PATIENCE: Final = 60.0
"""Seconds after which the client no longer waits for an answer."""

LONGEST: Final = 100
"""The most bytes of a socket's path; systems take about so many."""


class NoServer(Exception):
    """No server listens at the socket; the text is its path."""


def default_path(port: int) -> str:
    """The socket of the server that listens on a port, in the user's data folder.

    Empty where the system knows no Unix sockets, or the path would be too long.
    """
    if not hasattr(socket, "AF_UNIX"):
        return ""
    from platformdirs import user_data_dir

    path = str(Path(user_data_dir("grimorio", appauthor=False)) / f"{port}.sock")
    return path if len(path.encode()) <= LONGEST else ""


def socket_path(port: int) -> str:
    """The socket for `grimorio admin` of the server that listens on a port, as GRIMORIO_ADMIN says.

    Without GRIMORIO_ADMIN it is `default_path`; empty for none (GRIMORIO_ADMIN=0).
    """
    path = os.environ.get("GRIMORIO_ADMIN")
    return default_path(port) if path is None else "" if path == "0" else path


@contextlib.asynccontextmanager
async def listening(path: str, do: Callable[[Command], Awaitable[Answer]]) -> AsyncIterator[None]:
    """Listen at the socket `path` while the context lasts, and let `do` answer each command.

    Does nothing if `path` is empty, or, after a line in the log, if the socket cannot be made. A file that an
    ended server left is replaced.
    """

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.LimitOverrunError, ValueError):
            writer.write(msgspec.json.encode(await _answer(await reader.readline(), do)) + b"\n")
            await writer.drain()
        writer.close()

    try:
        own = _bound(path) if path else None
    except OSError as error:
        log.error("grimorio admin cannot reach this server: %s: %s", path, error.strerror or error)
        own = None
    if own is None:
        yield
        return
    server = await asyncio.start_unix_server(serve, sock=own, limit=LINE)
    try:
        yield
    finally:
        server.close()
        Path(path).unlink(missing_ok=True)


def _bound(path: str) -> socket.socket:
    """A socket at `path` that only this user may open.

    Raises:
        OSError: it cannot be made, or another server listens there.
    """
    file = Path(path)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with socket.socket(socket.AF_UNIX) as other:
        if not other.connect_ex(path):
            raise OSError(errno.EADDRINUSE, "another server listens here", path)
    if file.is_socket():
        file.unlink()
    own = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        own.bind(path)
    except OSError:
        own.close()
        raise
    finally:
        os.umask(before)
    return own


async def _answer(line: bytes, do: Callable[[Command], Awaitable[Answer]]) -> Answer:
    try:
        command = msgspec.json.decode(line, type=Command)
    except msgspec.MsgspecError as error:
        return Answer(error="table-refused-field", args={"field": str(error)})
    return await do(command)


def ask(path: str, command: Command) -> Answer:
    """Send a command to the server whose socket is `path`, and return its answer. Blocks.

    Raises:
        NoServer: no server listens there.
    """
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(path)
            line.sendall(msgspec.json.encode(command) + b"\n")
            with line.makefile("rb") as answers:
                return msgspec.json.decode(answers.readline(), type=Answer)
        except (OSError, msgspec.DecodeError):
            raise NoServer(path) from None
