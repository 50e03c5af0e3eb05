"""The channel between server processes: a TCP connection for each request that another process answers.

First both sides prove that they know a secret, which is kept in the database: each sends a random number, and
a MAC of both numbers. So no process answers a stranger, and nothing is sent to a stranger that listens where
a process was. Then messages follow, each as its length in four bytes and MessagePack. The first one says what
is wanted; after that, the messages of ASGI go to and fro as they are.

The channel is not encrypted: it belongs into a network of its own when processes run on several machines.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

NONCE: Final = 32
"""The bytes of the random number and of the MAC that each side sends."""

LARGEST: Final = 64 * 2**20
"""The most bytes of a message."""

PATIENCE: Final = 5.0
"""Seconds in which the other side must prove that it knows the secret, and say what it wants."""

Serve = Callable[["Tunnel", dict[str, Any]], Awaitable[None]]
"""A function that serves a request of another process: the tunnel, and the first message."""


class Tunnel:
    """One connection to another process, after both sides have proved that they know the secret."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, message: Any) -> None:
        """Send a message. Raises OSError: the connection is broken."""
        self.post(message)
        await self.writer.drain()

    def post(self, message: Any) -> None:
        """Send a small message without waiting until the other side takes it."""
        data = msgspec.msgpack.encode(message)
        self.writer.write(len(data).to_bytes(4, "big") + data)

    async def receive(self) -> dict[str, Any]:
        """The next message. Raises OSError: the connection has ended, or the message is too long."""
        try:
            size = int.from_bytes(await self.reader.readexactly(4), "big")
            if size > LARGEST:
                raise ConnectionError(f"a message of {size} bytes")
            return msgspec.msgpack.decode(await self.reader.readexactly(size), type=dict[str, Any])
        except (asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            raise ConnectionError(str(error)) from None

    def close(self) -> None:
        """Close the connection."""
        self.writer.close()


def _proof(secret: bytes, side: bytes, ours: bytes, theirs: bytes) -> bytes:
    """The MAC by which one side, b"client" or b"server", proves that it knows the secret.

    `ours` is the client's random number, `theirs` the server's.
    """
    return hmac.new(secret, side + ours + theirs, hashlib.sha256).digest()


async def connected(address: str, secret: bytes) -> Tunnel:
    """Connect to another process.

    Args:
        address: its host and port.
        secret: the secret of all processes.

    Raises:
        OSError: it is not there, or does not know the secret.
    """
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                ours = secrets.token_bytes(NONCE)
                theirs = await reader.readexactly(NONCE)
                writer.write(ours + _proof(secret, b"client", ours, theirs))
                said = await reader.readexactly(NONCE)
            except BaseException:
                writer.close()
                raise
    except (TimeoutError, asyncio.IncompleteReadError) as error:
        raise ConnectionError(f"{address}: {error}") from None
    if not hmac.compare_digest(said, _proof(secret, b"server", ours, theirs)):
        writer.close()
        raise ConnectionError(f"{address}: a stranger listens there")
    return Tunnel(reader, writer)


async def listening(address: str, secret: bytes, serve: Serve) -> asyncio.Server:
    """Listen for other processes.

    Args:
        address: the host and port to listen on; port 0 takes a free one.
        secret: the secret of all processes.
        serve: serves one request.

    Raises:
        OSError: the address cannot be used.
    """

    async def accepted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            tunnel, wish = await _welcomed(reader, writer, secret)
            await serve(tunnel, wish)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            pass
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    host, _, port = address.rpartition(":")
    return await asyncio.start_server(accepted, host.strip("[]"), int(port))


async def _welcomed(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes
) -> tuple[Tunnel, dict[str, Any]]:
    """The tunnel to another process that has just connected, and its first message.

    Raises ConnectionError: it does not know the secret.
    """
    async with asyncio.timeout(PATIENCE):
        ours = secrets.token_bytes(NONCE)
        writer.write(ours)
        theirs, proof = await reader.readexactly(NONCE), await reader.readexactly(NONCE)
        if not hmac.compare_digest(proof, _proof(secret, b"client", theirs, ours)):
            raise ConnectionError("a stranger")
        writer.write(_proof(secret, b"server", theirs, ours))
        tunnel = Tunnel(reader, writer)
        return tunnel, await tunnel.receive()
