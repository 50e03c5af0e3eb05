"""Magecraft for learners: every option in a fixed order, and a view as numbers."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS
from grimorio.games.magecraft.meaning import ICONS
from grimorio.games.magecraft.spells import CARDS
from grimorio.kernel.choice import Option

LONGEST_GRIMOIRE = 60
"""Places of a grimoire that "place" and "master" may name: more than the spells of four players."""

PHASES = ("opening", "shield", "magic", "study", "rest", "over")
PLACES = ("hp", "shield", "discard", "points")


def actions(seats: int) -> tuple[Option, ...]:
    """Every option that a game with the game's own cards can offer."""
    options: list[Option] = [("done",), ("cast",), ("ability",), ("review",), ("yes",), ("no",)]
    options += [("gem", colour) for colour in COLOURS]
    options += [("icon", icon) for icon in ICONS]
    options += [("grimoire", grimoire) for grimoire in range(3)]
    options += [("attack", seat, colour) for seat in range(seats) for colour in COLOURS]
    options += [(place, colour) for place in ("academy", "discard", "hand", "hp") for colour in COLOURS]
    options += [("study", spell.name) for spell in CARDS.spells]
    options += [("character", character.name) for character in CARDS.characters]
    options += [
        (word, g, i) for word in ("place", "master") for g in range(3) for i in range(LONGEST_GRIMOIRE)
    ]
    return tuple(options)


def features(view: dict[str, Any]) -> tuple[float, ...]:
    """A view as numbers, own board first: always equally many for a number of seats."""
    table = view["table"]
    names = [spell.name for spell in CARDS.spells]
    left = {row["spell"]: row["left"] for row in table["academy"]["spells"]}
    numbers: list[float] = [float(table["round"])]
    numbers += [float(table["phase"] == phase) for phase in PHASES]
    numbers += [float(table["academy"]["gems"][colour]) for colour in COLOURS]
    numbers += [float(left.get(name, -1)) for name in names]
    casting = table["casting"] or {"icons": dict.fromkeys(ICONS, 0)}
    numbers += [float(casting["icons"][icon]) for icon in ICONS]
    seats = view["seats"]
    for offset in range(seats):
        numbers += _board(table["boards"][(max(view["seat"], 0) + offset) % seats], table["active"], names)
    return tuple(numbers)


def _board(board: dict[str, Any], active: int | None, names: list[str]) -> list[float]:
    numbers = [float(board["alive"]), float(board["seat"] == active), float(board["ability_used"])]
    for place in PLACES:
        numbers += [float(board[place][colour]) for colour in COLOURS]
    numbers += [float(board["hand"]["size"]), float(board["bag"]["size"])]
    numbers += [float(board["hand"]["gems"][colour]) for colour in COLOURS]
    numbers += [float(board["unseen"][colour]) for colour in COLOURS]
    for cards in board["grimoires"]:
        numbers += [float(sum(card["spell"] == name for card in cards)) for name in names]
    return numbers
