"""Decks for the lobby: those that were sold, and lists that people bring."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, StringConstraints

from grimorio.decks import BadDeck, DeckFile, parse
from grimorio.web.refusals import Refused
from grimorio.web.resume import rules

router = APIRouter(prefix="/api/decks")

LONGEST: Final = 20_000
"""Characters of the longest list."""
WRONG: Final = 20
"""The most lines of a list that are complained of at once."""

_CARD = re.compile(r"(?:SB:\s*)?[0-9]+(?:x\s+|\s)\s*(\S.*)", re.IGNORECASE)


class DeckBody(BaseModel):
    """A deck list to be read, and the format it is for; None asks for no more than cards that there are."""

    model_config = ConfigDict(extra="forbid")
    game: Annotated[str, StringConstraints(max_length=50)]
    text: Annotated[str, StringConstraints(max_length=LONGEST)]
    format: Literal["constructed", "limited"] | None = None


@router.get("")
async def printed(game: Annotated[str, Query(max_length=50)]) -> dict[str, Any]:
    """The decks that were sold."""
    _asked_of(game)
    return {"decks": await asyncio.to_thread(_printed)}


@router.post("")
async def read(body: DeckBody) -> dict[str, Any]:
    """A deck list read: the deck, or null; what could be read of it; what is wrong, line by line."""
    _asked_of(body.game)
    return await asyncio.to_thread(_read, body)


def _asked_of(game: str) -> None:
    if game != "magic" or rules(game) is None:
        raise Refused("table-refused-field", field="game")


def _printed() -> list[dict[str, Any]]:
    from grimorio.games.magic.deck import products
    from grimorio.games.magic.names import fact

    return [
        {
            **one.deck.to_json(),
            "kind": one.kind,
            "colors": list(dict.fromkeys(color for card in one.deck.cards() for color in fact(card).colors)),
        }
        for one in products()
        if one.kind != "pack"
    ]


def _read(body: DeckBody) -> dict[str, Any]:
    from grimorio.games.magic.deck import offences

    found, wrong = _parsed(body.text)
    if found is None:
        return {"deck": None, "read": None, "wrong": wrong}
    if body.format is not None and not wrong:
        for one in offences(found.deck, body.format):
            line = found.line(one.card) if one.card else 0
            said = {"card": one.card, "found": one.found, "wanted": one.wanted, "rule": one.rule}
            wrong.append({"line": line, "kind": one.kind, **said})
    read = found.deck.to_json()
    return {"deck": None if wrong else read, "read": read, "wrong": wrong}


def _parsed(text: str) -> tuple[DeckFile | None, list[dict[str, Any]]]:
    """What can be read of the list, or None, and what is wrong with its lines: bad ones are left out."""
    from grimorio.games.magic.names import UnknownCard, find

    lines = text.split("\n")
    wrong: list[dict[str, Any]] = []
    while len(wrong) < WRONG:
        try:
            found = parse("\n".join(lines), find)
        except BadDeck as bad:
            if not bad.line:
                return None, wrong or [{"line": 0, "kind": "empty", "detail": bad.message}]
            row = lines[bad.line - 1].split("//")[0].strip()
            lines[bad.line - 1] = "//"
            one: dict[str, Any] = {"line": bad.line, "kind": "line", "text": row[:80]}
            named = _CARD.fullmatch(row)
            try:
                find(named[1] if named else "Forest")
            except UnknownCard as unknown:
                one |= {"kind": "unknown", "text": unknown.name[:80], "near": list(unknown.near)}
            wrong.append(one)
        else:
            return found, wrong
    return None, wrong
