"""Decks for the lobby over HTTP: ready decks, deck lists that people send, and card sets of players."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response
from msgspec import structs, to_builtins

from grimorio.events.formats import known
from grimorio.web.jobs.comparison import ComparisonBody, compare
from grimorio.web.jobs.decks import (
    CardsBody,
    CardTextBody,
    DeckBody,
    PoolBody,
    boosters_of,
    build_deck,
    cards_of_blocks,
    imported_boosters,
    lists_of,
    read_cards,
    read_list,
    read_typed,
)
from grimorio.web.jobs.formats import FormatBody, describe
from grimorio.web.refusals import Refused
from grimorio.web.routes.requests import Sent, aside, hub_of, unchanging

router = APIRouter(prefix="/api")


@router.get("/decks")
async def ready(request: Request, game: Annotated[str, Query(max_length=50)]) -> Response:
    """The ready decks of a game, as JSON: `{"decks": […]}`, with entries as of `Lists.ready`.

    A deck whose "kind" is a format also has the format's "title" by language. `game` is the name of the
    game. Raises Refused: it has no decks.
    """
    lists = lists_of(game)

    def decks() -> dict[str, Any]:
        formats = known()
        titled = {name: {"title": to_builtins(format.title)} for name, format in formats.items()}
        return {"decks": [{**deck, **titled.get(deck["kind"], {})} for deck in lists.ready()]}

    return await unchanging(request, ("decks", game), decks)


@router.post("/decks")
async def read(request: Request, body: Sent[DeckBody]) -> dict[str, Any]:
    """Read a deck list.

    Returns "deck", None if the list has errors; "read", the deck of its readable lines; "wrong", the errors;
    and sometimes "file": see `jobs.decks.read_list`.
    """
    return await aside(request, read_list, await _resolved(request, body))


@router.post("/decks/format")
async def format(request: Request, body: Sent[FormatBody]) -> dict[str, Any]:
    """A format, built-in, of a file or of a tournament, and the cards that it allows.

    Returns `{"format", "cards"}`, as `jobs.formats.describe` does.
    """
    return await aside(request, describe, await _resolved(request, body))


@router.post("/decks/compare")
async def comparison(request: Request, body: Sent[ComparisonBody]) -> dict[str, Any]:
    """Let bots play the next games of a comparison of decks; the page asks again until all are played.

    Returns `{"results", "games", "report"}`, as `jobs.comparison.compare` does.
    """
    return await aside(request, compare, await _resolved(request, body))


Asked = TypeVar("Asked", DeckBody, FormatBody, ComparisonBody)


async def _resolved(request: Request, body: Asked) -> Asked:
    """The request, with the format of the tournament if it names one.

    Raises Refused: the tournament does not exist, or is played without a format.
    """
    if body.event is None:
        return body
    tournament = await hub_of(request).tournaments.read(body.event)
    rules = tournament.event.settings.format
    if rules is None:
        raise Refused("table-refused-field", field="event")
    return structs.replace(body, rules=to_builtins(rules))


@router.post("/decks/build")
async def build(request: Request, body: Sent[PoolBody]) -> dict[str, Any]:
    """Let a bot build a deck from the cards of a pool, and return it as `{"deck"}`.

    The rest of the pool is its sideboard. See `jobs.decks.build_deck`.
    """
    return await aside(request, build_deck, body)


@router.get("/sets")
async def sets(request: Request, game: Annotated[str, Query(max_length=50)]) -> Response:
    """The card sets that a game has besides its own one, and those of their cards that can be played.

    `game` is the name of the game. The JSON body has "sets", "cards" and "printed", see `GET /api/sets` in
    `docs/protocol.md`.
    """
    kept = await hub_of(request).responses.get(("sets", game), lambda: aside(request, cards_of_blocks, game))
    return kept.response(request)


@router.get("/boosters")
async def boosters() -> dict[str, Any]:
    """The sets imported on the server's machine that have boosters.

    Returns `{"sets": [{"set", "name", "cards", "known"}]}`, with entries as of
    `jobs.decks.imported_boosters`.
    """
    return {"sets": await asyncio.to_thread(imported_boosters)}


@router.get("/boosters/{code}")
async def boosters_in(code: Annotated[str, Path(max_length=20)]) -> dict[str, Any]:
    """The boosters of the imported set `code`, as the `cards` of a draft: `{"cards": …}`."""
    return {"cards": await asyncio.to_thread(boosters_of, code)}


@router.post("/cards/read")
async def typed(request: Request, body: Sent[CardTextBody]) -> dict[str, Any]:
    """Read one card from the text that a player typed.

    Returns "card" and "shown", the card as data and as the page draws it, "read_as", the words as they were
    understood, and "refused", the place of the mistake or None; see `jobs.decks.read_typed`.
    """
    return await aside(request, read_typed, body)


@router.post("/cards")
async def cards(request: Request, body: Sent[CardsBody]) -> dict[str, Any]:
    """Read a file of cards: `{"cards", "count", "wrong"}`, as `jobs.decks.read_cards` returns it."""
    return await aside(request, read_cards, body)
