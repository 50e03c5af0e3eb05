"""The characters of the bots at a table, which its maker chooses, or else the seed."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from grimorio.bots.characters import CHARACTERS
from grimorio.bots.names import AT
from grimorio.bots.roster import bots_of
from grimorio.store import GameRow, SeatRow

ANY: Final = "any"
"""What is asked for where the seed chooses the character."""


def chosen(row: GameRow, seat: int, wanted: str = ANY) -> dict[str, Any] | None:
    """The settings of a bot's seat, with its character; None in a game whose bots have none.

    Args:
        row: the game.
        seat: the number of the seat.
        wanted: the name of a character, or `ANY`: then it follows from the seed that the maker chose, or from
            the id of the game.
    """
    if not bots_of(row.game).characters:
        return None
    if wanted == ANY:
        source = row.setup["seed"] if row.seeded else row.id
        number = hashlib.sha256(f"character:{source}:{seat}".encode()).digest()[0]
        wanted = list(CHARACTERS)[number % len(CHARACTERS)]
    return {"character": wanted}


def character_of(seat: SeatRow) -> str | None:
    """The name of the character of a bot; None for people, and for bots without one."""
    return (seat.settings or {}).get("character") if seat.kind == "bot" else None


def named(seat: SeatRow, fallback: str) -> str:
    """The name of the bot at a seat, with its character; `fallback` where the seat names none."""
    character = character_of(seat)
    return f"{seat.bot or fallback}{AT}{character}" if character else seat.bot or fallback
