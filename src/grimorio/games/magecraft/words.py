"""The words that describe Magecraft's spells and characters."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

COST_LETTERS: Final = {"F": "fire", "W": "water", "E": "earth", "L": "light", "D": "dark", "*": "any"}
"""The letters in which costs are written, one for each gem; ``*`` stands for a gem of any colour."""

START: Final = "start"
"""The availability of the spells with which every player begins (MAGE-SETUP-5)."""
ALWAYS: Final = "always"
"""The availability of the spells that are in every Academy (MAGE-ACAD-1)."""
RANDOM: Final = "random"
"""The availability of the spells of which nine are drawn for an Academy (MAGE-ACAD-2)."""


@dataclass(frozen=True)
class Draw:
    """An icon: draw a gem from the bag, as often as `times` says (MAGE-ICON-DRAW)."""

    times: int = 1


@dataclass(frozen=True)
class Attack:
    """An icon: discard a gem of an opponent's Shield, or score one of HP (MAGE-ICON-ATTACK-1).

    HP is attacked only where the Shield is empty.
    """

    times: int = 1


@dataclass(frozen=True)
class Heal:
    """An icon: move a gem from the Academy to HP, or to Points when HP is full (MAGE-ICON-HEAL-1)."""

    times: int = 1


@dataclass(frozen=True)
class Shield:
    """An icon: move a gem from the Academy or Discard area to the Shield area (MAGE-ICON-SHIELD-1)."""

    times: int = 1


@dataclass(frozen=True)
class Vanish:
    """An icon: move a gem from hand or HP to Points (MAGE-ICON-VANISH)."""

    times: int = 1


Icon = Draw | Attack | Heal | Shield | Vanish

ICON_NAMES: Final[dict[type[Icon], str]] = {
    Draw: "draw",
    Attack: "attack",
    Heal: "heal",
    Shield: "shield",
    Vanish: "vanish",
}
"""The name of each icon in files and options."""


@dataclass(frozen=True)
class Spell:
    """A spell card (MAGE-COMP-2).

    Attributes:
        name: English name, by which files and records refer to the spell.
        cost: the cast cost in `COST_LETTERS`, the gold-rimmed gem first (MAGE-MASTER-2): ``"FE"``, ``"WW*"``.
        study: the study cost in the same letters, or "" when the spell cannot be studied.
        icons: the effect icons.
        availability: `START`, `ALWAYS` or `RANDOM`.
        italian, french: the spell's names in those languages; empty when it has the English one.
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
        cost: the one gem that the ability costs (MAGE-ABIL-2): a letter of `COST_LETTERS`.
        icons: the effect icons of the ability.
        italian, french: the character's names in those languages; empty when it has the English one.
    """

    name: str
    cost: str
    icons: tuple[Icon, ...]
    italian: str = ""
    french: str = ""


@dataclass(frozen=True)
class CardSet:
    """All cards with which a game is played."""

    spells: tuple[Spell, ...]
    characters: tuple[Character, ...] = field(default=())
