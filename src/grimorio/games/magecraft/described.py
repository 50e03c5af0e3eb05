"""Complete descriptions of situations, which leave nothing on the table to the seed.

An editor shows such descriptions. A file with one keeps its meaning when a later version deals differently.
"""

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
from grimorio.kernel.seats import Seat, seats_of


def in_full(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """The complete form of a situation's description: gems by colour, every spell with its copies.

    Args:
        setup: game, players, seed and options; the seed decides what the description leaves out.
        description: the setup of a scenario file, but not one with "phase: opening", which describes nothing.

    Raises:
        SetupError: the description is wrong; the error's `field` is the path in it.
    """
    position = laid_out(setup, description)
    if position is None:
        raise SetupError("phase", "expected {names}; found 'opening'", "not-opening", names=tuple(PHASES))
    match, turn = position.agenda[:2]
    place, book = academy(position), position.book
    left = {book.spells[spell].name: number for spell, number in enumerate(place.left) if number >= 0}
    return {
        "phase": description.get("phase", "magic"),
        "active": SEATS[turn.seat],
        "first": SEATS[match.first],
        "round": match.round,
        "academy": {"gems": named(place.gems), "spells": left},
        **{SEATS[seat]: _board(position, book, seat) for seat in seats_of(setup.seats)},
        **{key: description[key] for key in PROGRESS_KEYS if key in description},
    }


def _board(position: Position, book: Book, seat: Seat) -> dict[str, Any] | str:
    """The description of a player's board, or "out" if the player has lost."""
    player = board(position, seat)
    if not player.alive:
        return "out"

    def words(card: SpellCard) -> str:
        lying = f" [{gems_text(named(card.gems))}]" if card.gems else ""
        return book.spells[card.spell].name + " (mastered)" * card.mastered + lying

    known = {"known": named(player.seen)} if player.seen else {}
    return {
        "character": book.characters[player.character].name,
        **{place: named(getattr(player, place)) for place in PLACES},
        "grimoires": [[words(card) for card in cards] for cards in player.grimoires],
        **known,
    }


def limits(seats: int) -> dict[str, Any]:
    """The largest values that a situation for `seats` players may have.

    Returns:
        The names of the places, phases and colours; by colour, how many gems there are in all; how many
            copies of each spell there are; the largest numbers of gems in HP and in Points, of grimoires, and
            of rounds.
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
    """Return a complete description in the form for scenario files, with gems as text such as ``F2 W1``.

    `full` is a result of `in_full`.
    """
    text: dict[str, Any] = {}
    for key, value in full.items():
        if key == "academy":
            text[key] = {"gems": gems_text(value["gems"]), "spells": value["spells"]}
        elif isinstance(value, dict):
            text[key] = {
                part: gems_text(part_value) if part in (*PLACES, "known") else part_value
                for part, part_value in value.items()
            }
        else:
            text[key] = value
    return text
