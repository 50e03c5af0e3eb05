"""The decks of a draft over HTTP: one's pool and deck, keeping a deck, a match with the drafted decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from msgspec import Meta

from grimorio.kernel import sizes
from grimorio.kernel.seats import Seat
from grimorio.web import identity
from grimorio.web.bodies import Body, Count
from grimorio.web.hub import Hub
from grimorio.web.matches.drafted import Played, read_built
from grimorio.web.routes.requests import Sent, Token, aside, hub_of
from grimorio.web.table.table import Table

router = APIRouter(prefix="/api/games")


class BuiltBody(Body):
    """The request to keep a deck list; `ready` tells that the deck is built."""

    deck: Annotated[str, Meta(max_length=sizes.LIST)]
    ready: bool = False


class PlayBody(Body):
    """The request for a match against the player at another seat of the draft."""

    seat: Count
    best_of: Literal[1, 3, 5] = 3


async def _table(request: Request, id: str, token: str) -> tuple[Table, Seat]:
    """The table of the draft `id`, and the sender's seat. Raises Refused: the token is of no seat."""
    table = await hub_of(request).table(id)
    return table, identity.seat_of(table.row, token)


async def _going_on(hub: Hub, table: Table, seat: Seat) -> list[Played]:
    """The matches with drafted decks that a seat is playing now."""
    playing = []
    for played in table.drafted.here.matches:
        if seat in played.seats:
            found = await hub.on_disk(hub.store.match, played.match)
            if found is not None and found[0].state != "over":
                playing.append(played)
    return playing


@router.get("/{id}/deck")
async def status(request: Request, id: str, token: Token) -> dict[str, Any]:
    """The sender's pool and deck, the time left to build, who is ready, and the sender's matches.

    `id` is the id of the draft. The result is that of `DraftedDecks.status`: "seat", "phase", "pool", "deck",
    "left_ms", "seats", "matches" and so on.
    """
    table, seat = await _table(request, id, token)
    return table.drafted.status(seat)


@router.post("/{id}/deck")
async def keep(request: Request, id: str, body: Sent[BuiltBody], token: Token) -> dict[str, Any]:
    """Keep the sender's deck if it is legal; return errors ("wrong") and the draft for the sender.

    `id` is the id of the draft. "wrong" has the errors as `jobs.decks.read_list` returns them, empty for a
    legal deck; the other keys are those of `status`.
    """
    table, seat = await _table(request, id, token)
    pool = table.drafted.pool(seat)
    deck, wrong = await aside(request, read_built, table.row.game, pool, body.deck)
    if deck is None:
        return {"wrong": wrong, **table.drafted.status(seat)}
    hub = hub_of(request)
    playing = bool(await _going_on(hub, table, seat))
    await hub.ask(id, lambda now: now.drafted.keep(seat, deck, body.ready, playing))
    table, _ = await _table(request, id, token)
    return {"wrong": [], **table.drafted.status(seat)}


@router.post("/{id}/match")
async def play(request: Request, id: str, body: Sent[PlayBody], token: Token) -> dict[str, Any]:
    """Begin a match with the decks of the draft `id`, or return the one in progress with this opponent.

    Returns `{"game", "seat"}`: the id of the match's first game, and the seat of the sender in it.
    """
    hub = hub_of(request)
    table, seat = await _table(request, id, token)
    other = Seat(body.seat)
    going_on = next((one for one in await _going_on(hub, table, seat) if other in one.seats), None)
    game, mine = await hub.ask(id, lambda now: now.drafted.play(seat, other, body.best_of, going_on))
    return {"game": game, "seat": mine}
