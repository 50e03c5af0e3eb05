"""Links that people send each other."""

from __future__ import annotations

import io
import ipaddress
import socket
from urllib.parse import quote

import segno
from starlette.requests import Request
from starlette.responses import Response

from grimorio.web.settings import Settings


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine's own."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str | None:
    """This machine's address in the local network, or None. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if is_loopback(address) else address


def invitation(
    request: Request, settings: Settings, id: str, invite: str, to: str = "game", *, secret: str = "invite"
) -> str:
    """The link with the secret `invite` by which a friend takes a seat in a game, or joins something else.

    `to` is "game", "campaign", "event" or "companion", and `id` the id of that (for the companion a code).
    `secret` is the name that `invite` has in the link: "judge" for the judge's place at a game.

    A friend cannot use the loopback address of a page on the server's machine: the address in the local
    network replaces it, if the server listens there.
    """
    base = str(request.base_url).rstrip("/")
    if settings.lan_url is not None and is_loopback(request.url.hostname or ""):
        base = settings.lan_url
    return f"{base}/{to}/{quote(id)}?{secret}={quote(invite)}"


def to_person(request: Request, settings: Settings, code: str) -> str:
    """The link by which another device takes a person over with the code of a move.

    The code stands behind `#`, so that browsers send it to no server by themselves.
    """
    base = invitation(request, settings, "", "").partition("/game/")[0]
    return f"{base}/you#move={quote(code)}"


def qr_picture(link: str) -> Response:
    """A link as a QR code in SVG. Browsers must not store it, because the link may be a secret."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=3, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
