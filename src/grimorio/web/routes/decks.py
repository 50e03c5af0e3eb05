"""Decks for the lobby over HTTP: ready ones, lists that people bring, and cards of their own."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from grimorio.web.jobs.decks import CardsBody, DeckBody, lists_of, read_cards, read_list
from grimorio.web.routes.requests import Sent, aside, unchanging

router = APIRouter(prefix="/api")


@router.get("/decks")
async def ready(request: Request, game: Annotated[str, Query(max_length=50)]) -> Response:
    """The decks that are ready to be played."""
    lists = lists_of(game)
    return await unchanging(request, ("decks", game), lambda: {"decks": lists.ready()})


@router.post("/decks")
async def read(request: Request, body: Sent[DeckBody]) -> dict[str, Any]:
    """A deck list read: the deck, or null; what could be read of it; what is wrong, line by line."""
    return await aside(request, read_list, body)


@router.post("/cards")
async def cards(request: Request, body: Sent[CardsBody]) -> dict[str, Any]:
    """A file of cards read: the set, and how many cards it has; or what is wrong, line by line."""
    return await aside(request, read_cards, body)
