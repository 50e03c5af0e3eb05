"""Situations with nothing left out: for an editor, and for files that mean the same after any change."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS, named
from grimorio.games.magecraft.meaning import Book
from grimorio.games.magecraft.options import ROUND_CAP
from grimorio.games.magecraft.rules.board import FULL_HP, GRIMOIRES, POINTS_TO_WIN, SpellCard, academy, board
from grimorio.games.magecraft.situation import (
    BOX_COPIES,
    BOX_GEMS,
    PHASES,
    PLACES,
    PROGRESS_KEYS,
    SEATS,
    boxes,
    laid_out,
)
from grimorio.games.magecraft.situation_gems import gems_text
from grimorio.kernel import Position, Setup, SetupError


def in_full(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """The situation of a description with everything said: gems by colour, every spell with its copies.

    Args:
        setup: game, players, seed and options; the seed deals what the description leaves to luck.
        description: the setup of a scenario file; not that of the opening, which has nothing to say.

    Raises:
        SetupError: it cannot be; its `field` is the path in the description.
    """
    position = laid_out(setup, description)
    if position is None:
        raise SetupError("phase", f"expected {', '.join(PHASES)}; found 'opening'")
    match, turn = position.agenda[:2]
    place, book = academy(position), position.book
    left = {book.spells[spell].name: number for spell, number in enumerate(place.left) if number >= 0}
    return {
        "phase": description.get("phase", "magic"),
        "active": SEATS[turn.seat],
        "first": SEATS[match.first],
        "round": match.round,
        "academy": {"gems": named(place.gems), "spells": left},
        **{SEATS[seat]: _board(position, book, seat) for seat in range(setup.seats)},
        **{key: description[key] for key in PROGRESS_KEYS if key in description},
    }


def _board(position: Position, book: Book, seat: int) -> dict[str, Any] | str:
    one = board(position, seat)
    if not one.alive:
        return "out"

    def words(card: SpellCard) -> str:
        lying = f" [{gems_text(named(card.gems))}]" if card.gems else ""
        return book.spells[card.spell].name + " (mastered)" * card.mastered + lying

    known = {"known": named(one.seen)} if one.seen else {}
    return {
        "character": book.characters[one.character].name,
        **{place: named(getattr(one, place)) for place in PLACES},
        "grimoires": [[words(card) for card in cards] for cards in one.grimoires],
        **known,
    }


def limits(seats: int) -> dict[str, Any]:
    """What bounds a situation of so many players.

    Returns:
        places, phases and colours there are; the gems of the boxes by colour; the copies of each spell;
        the most gems in hp and in points, spells' grimoires, and rounds.
    """
    count = boxes(seats)
    return {
        "places": list(PLACES),
        "phases": list(PHASES),
        "colours": list(COLOURS),
        "gems": {colour: number * count for colour, number in named(BOX_GEMS).items()},
        "copies": BOX_COPIES * count,
        "hp": FULL_HP,
        "points": POINTS_TO_WIN - 1,
        "grimoires": GRIMOIRES,
        "rounds": ROUND_CAP,
    }


def shortly(full: dict[str, Any]) -> dict[str, Any]:
    """A full description as files write it: gems as ``F2 W1``."""
    text: dict[str, Any] = {}
    for key, value in full.items():
        if key == "academy":
            text[key] = {"gems": gems_text(value["gems"]), "spells": value["spells"]}
        elif isinstance(value, dict):
            text[key] = {
                part: gems_text(one) if part in (*PLACES, "known") else one for part, one in value.items()
            }
        else:
            text[key] = value
    return text
