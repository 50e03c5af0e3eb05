"""The words that Magecraft's spells and characters are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

COST_LETTERS: Final = {"F": "fire", "W": "water", "E": "earth", "L": "light", "D": "dark", "*": "any"}
"""How costs are written: one letter a gem, ``*`` for a gem of any colour."""

START: Final = "start"
"""Every player begins with it (MAGE-SETUP-5)."""
ALWAYS: Final = "always"
"""It is in every Academy (MAGE-ACAD-1)."""
RANDOM: Final = "random"
"""Nine of these are in an Academy (MAGE-ACAD-2)."""


@dataclass(frozen=True)
class Draw:
    """Draw a gem from the bag, so many times (MAGE-ICON-DRAW)."""

    times: int = 1


@dataclass(frozen=True)
class Attack:
    """Discard a gem of an opponent's Shield, or score one of HP when it is empty (MAGE-ICON-ATTACK-1)."""

    times: int = 1


@dataclass(frozen=True)
class Heal:
    """Move a gem from the Academy to HP, or to Points when HP is full (MAGE-ICON-HEAL-1)."""

    times: int = 1


@dataclass(frozen=True)
class Shield:
    """Move a gem from the Academy or Discard area to the Shield area (MAGE-ICON-SHIELD-1)."""

    times: int = 1


@dataclass(frozen=True)
class Vanish:
    """Move a gem from hand or HP to Points (MAGE-ICON-VANISH)."""

    times: int = 1


Icon = Draw | Attack | Heal | Shield | Vanish

ICON_NAMES: Final[dict[type[Icon], str]] = {
    Draw: "draw",
    Attack: "attack",
    Heal: "heal",
    Shield: "shield",
    Vanish: "vanish",
}


@dataclass(frozen=True)
class Spell:
    """A spell card (MAGE-COMP-2).

    Attributes:
        name: English name, by which files and records call it.
        cost: cast cost, the gold-rimmed gem first (MAGE-MASTER-2): ``"FE"``, ``"WW*"``.
        study: study cost, or "" when it cannot be studied.
        icons: its effect icons.
        availability: `START`, `ALWAYS` or `RANDOM`.
        italian, french: its name in those languages.
    """

    name: str
    cost: str
    study: str
    icons: tuple[Icon, ...]
    availability: str = RANDOM
    italian: str = ""
    french: str = ""


@dataclass(frozen=True)
class Character:
    """A character sheet and its ability (MAGE-ABIL-1).

    Attributes:
        name: English name.
        cost: the one gem the ability costs (MAGE-ABIL-2): a letter of `COST_LETTERS`.
        icons: what the ability does.
        italian, french: its name in those languages.
    """

    name: str
    cost: str
    icons: tuple[Icon, ...]
    italian: str = ""
    french: str = ""


@dataclass(frozen=True)
class CardSet:
    """All cards a game is played with."""

    spells: tuple[Spell, ...]
    characters: tuple[Character, ...] = field(default=())
