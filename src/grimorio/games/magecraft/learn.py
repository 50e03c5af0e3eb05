"""Magecraft for learning programs: every option in a fixed order, and a view as numbers."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS
from grimorio.games.magecraft.meaning import ICONS
from grimorio.games.magecraft.spells import CARDS
from grimorio.kernel.choice import Option
from grimorio.kernel.seats import Seat, seats_of

LONGEST_GRIMOIRE = 60
"""How many places of a grimoire the options "place" and "master" can name: more than there are spells."""

PHASES = ("opening", "shield", "magic", "study", "rest", "over")
"""The phases, in the order in which `features` has a number for each."""
ASKS = (
    "character",
    "opening-discard",
    "shield-phase",
    "magic",
    "next-spell",
    "gold",
    "pay",
    "icons",
    "attack",
    "heal",
    "shield",
    "vanish",
    "study",
    "grimoire",
    "review-discard",
    "reorder",
    "master",
)
"""The kinds of choice, in the order in which `features` has a number for each."""
PLACES = ("hp", "shield", "discard", "points")
SPELL_INDEX = {spell.name: index for index, spell in enumerate(CARDS.spells)}
CHARACTER_NAMES = tuple(character.name for character in CARDS.characters)


def actions(seats: int) -> tuple[Option, ...]:
    """Every option that a game for `seats` players with the game's own cards can offer."""
    options: list[Option] = [("done",), ("cast",), ("ability",), ("review",), ("yes",), ("no",)]
    options += [("gem", colour) for colour in COLOURS]
    options += [("icon", icon) for icon in ICONS]
    options += [("grimoire", grimoire) for grimoire in range(3)]
    options += [("attack", seat, colour) for seat in seats_of(seats) for colour in COLOURS]
    options += [(place, colour) for place in ("academy", "discard", "hand", "hp") for colour in COLOURS]
    options += [("study", spell.name) for spell in CARDS.spells]
    options += [("character", character.name) for character in CARDS.characters]
    options += [
        (word, g, i) for word in ("place", "master") for g in range(3) for i in range(LONGEST_GRIMOIRE)
    ]
    return tuple(options)


def features(view: dict[str, Any]) -> tuple[float, ...]:
    """A view as numbers, the viewer's own board first.

    All views of games with the same number of seats give the same count of numbers.

    The numbers are: round; phase; what the seat is asked; the Academy's gems and copies of each spell (-1:
    not in this game); icons left to resolve; the spell being cast, studied or put back; then each board
    (`_board`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for all
    others.
    """
    table = view["table"]
    choice = view["choice"]
    numbers: list[float] = [float(table["round"])]
    numbers += _one_of(table["phase"], PHASES)
    numbers += _one_of(None if choice is None else choice["ask"], ASKS)
    numbers += _counts(table["academy"]["gems"])
    left = [-1.0] * len(SPELL_INDEX)
    for row in table["academy"]["spells"]:
        left[SPELL_INDEX[row["spell"]]] = float(row["left"])
    numbers += left
    casting = table["casting"]
    numbers += [0.0 if casting is None else float(casting["icons"][icon]) for icon in ICONS]
    spell = [0.0] * len(SPELL_INDEX)
    name = _spell_in_hand(table)
    if name is not None:
        spell[SPELL_INDEX[name]] = 1.0
    numbers += spell
    seats = view["seats"]
    for offset in seats_of(seats):
        numbers += _board(table["boards"][(max(view["seat"], 0) + offset) % seats], table["active"])
    return tuple(numbers)


def _one_of(value: str | None, values: tuple[str, ...]) -> list[float]:
    """One number for each of the values: 1.0 for the value that is given, 0.0 for the others."""
    return [float(value == other) for other in values]


def _counts(gems: dict[str, int]) -> list[float]:
    """The counts of gems, in the order of the colours."""
    return [float(gems[colour]) for colour in COLOURS]


def _spell_in_hand(table: dict[str, Any]) -> str | None:
    """The name of the spell in progress: being put back in a review, studied, or cast; None for no spell.

    `table` is the view of the table.
    """
    name: str | None = None
    if table["reorder"] is not None and table["reorder"]["cards"]:
        name = table["reorder"]["cards"][0]["spell"]
    elif table["studying"] is not None:
        name = table["studying"]
    elif table["casting"] is not None:
        name = table["casting"]["spell"]
    return name


def _board(board: dict[str, Any], active: Seat | None) -> list[float]:
    """A board as numbers.

    They are: alive, active, ability used; character; gems by place; sizes of hand and bag; the gems known to
    be in the hand, and those in hand or bag; for each grimoire and spell the copies, the place of the first
    (1 is leftmost) and how many are mastered.
    """
    numbers = [float(board["alive"]), float(board["seat"] == active), float(board["ability_used"])]
    numbers += _one_of(board["character"], CHARACTER_NAMES)
    for place in PLACES:
        numbers += _counts(board[place])
    numbers += [float(board["hand"]["size"]), float(board["bag"]["size"])]
    numbers += _counts(board["hand"]["gems"])
    numbers += _counts(board["unseen"])
    for cards in board["grimoires"]:
        spells = [0.0] * (3 * len(SPELL_INDEX))
        for from_left, card in enumerate(cards, 1):
            at = 3 * SPELL_INDEX[card["spell"]]
            spells[at] += 1.0
            if not spells[at + 1]:
                spells[at + 1] = float(from_left)
            spells[at + 2] += float(card["mastered"])
        numbers += spells
    return numbers
