"""What the endpoints of tournaments share: who sent a request, and the state that answers it."""

from __future__ import annotations

import time
from typing import Any

from fastapi import Request, Response

from grimorio.web.events.service import Tournaments
from grimorio.web.events.state import Tournament
from grimorio.web.events.view import personal
from grimorio.web.network.links import invitation
from grimorio.web.refusals import Refused
from grimorio.web.responses import encoded, takes_gzip
from grimorio.web.routes.requests import hub_of


def tournaments_of(request: Request) -> Tournaments:
    """The tournaments of the server."""
    return hub_of(request).tournaments


def organised(tournament: Tournament, token: str, seen: int | None = None) -> None:
    """Check that the organiser sent a request, and had seen the present state.

    `token` is the sender's token, `seen` the count of changes that the sender has seen, or None to leave this
    unchecked. Raises Refused: somebody else sent the request, or the state has changed since.
    """
    if not tournament.organised_by(token):
        raise Refused("table-refused-organiser")
    if seen is not None and seen != tournament.version:
        raise Refused("table-refused-moved")


def told(
    request: Request, tournament: Tournament, token: str, more: dict[str, Any] | None = None
) -> Response:
    """The response with a tournament's state as the sender of a request may see it.

    The state is JSON data: the public view (`events.view.common`); "you", what only the sender sees
    (`events.view.personal`); "time", the present time in seconds since 1970; and the entries of `more`.
    `token` is the sender's token.

    If the request says which state the page has seen (the query parameter `seen`, a value of
    `Tournament.version`), only what has changed since is sent (`View.since`).

    The whole state for the organiser includes the link and the code by which people join. It is not
    compressed, because its compressed size would reveal whether names that other people choose resemble these
    secrets.
    """
    asked = request.query_params.get("seen", "")
    seen = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 10 else -1
    state = tournaments_of(request).view(tournament).since(seen)
    state |= {"you": personal(tournament, token), "time": round(time.time(), 1), **(more or {})}
    secret = seen < 0 and tournament.organised_by(token)
    if secret:
        state["you"] |= {"invite": tournament.invite, "link": link(request, tournament)}
        state["you"] |= code(request, tournament, token)
    return encoded(state, takes_gzip(request) and not secret).response()


def code(request: Request, tournament: Tournament, token: str) -> dict[str, str]:
    """The code by which people join, as `{"code": CODE}`; empty if `token` is not the organiser's.

    After a restart of the server the code is another one.
    """
    if not tournament.organised_by(token):
        return {}
    return {"code": tournaments_of(request).codes.give(tournament.id, set())}


def link(request: Request, tournament: Tournament) -> str:
    """The link by which people join a tournament."""
    return invitation(request, hub_of(request).settings, tournament.id, tournament.invite, "event")


def player_of(tournament: Tournament, token: str) -> str:
    """The player who sent a request with `token`. Raises Refused: a spectator or the organiser did."""
    player = tournament.player_of(token)
    if player is None:
        raise Refused("table-refused-token")
    return player
