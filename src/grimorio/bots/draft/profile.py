"""The facts about a card that a drafter needs besides its value: colours, cost, and the mana it gives."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from grimorio.bots.draft.worth import face_named
from grimorio.games.magic.names import UnknownCard, fact
from grimorio.games.magic.state.pools import amount

COLORS: Final = "WUBRG"
"""The letters of the colours in Magic's usual order: white, blue, black, red, green."""

PAIRS: Final = tuple(first + second for first, second in combinations(COLORS, 2))
"""The ten pairs of colours."""

BASICS: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
"""The basic land of each colour."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A card as a deck builder sees it.

    Attributes:
        name: its English name.
        symbols: how many symbols of each colour its cost has, in the order of `COLORS`.
        colors: the letters of its colours, in that order; empty for artifacts and lands.
        cost: its converted mana cost, with X = 2.
        creature, land, basic: whether it is a creature, a land, a basic land.
        gives: for a land, the letters of the coloured mana that it gives.
    """

    name: str
    symbols: tuple[int, ...]
    colors: str
    cost: int
    creature: bool
    land: bool
    basic: bool
    gives: str

    def fits(self, colors: str) -> bool:
        """Whether the card is no land, and lands of the colours with the letters `colors` can pay for it."""
        return not self.land and all(color in colors for color in self.colors)


@cache
def profile(name: str) -> Profile:
    """The profile of the card `name` of Eighth Edition, or of the three blocks before it if it can be played.

    Any other card gets the profile of a land that gives no mana, so that no deck plays it.
    """
    try:
        printed = fact(name)
    except UnknownCard:
        return Profile(name, (0,) * len(COLORS), "", 0, creature=False, land=True, basic=False, gives="")
    symbols = tuple(printed.cost.count(f"{{{color}}}") for color in COLORS)
    gives = "".join(color for color in COLORS if color in _mana(name)) if "land" in printed.kinds else ""
    return Profile(
        name=name,
        symbols=symbols,
        colors="".join(color for color, count in zip(COLORS, symbols, strict=True) if count),
        cost=printed.mana_value + 2 * len(re.findall(r"\{X\}", printed.cost)),
        creature="creature" in printed.kinds,
        land="land" in printed.kinds,
        basic=printed.basic,
        gives=gives,
    )


def _mana(name: str) -> set[str]:
    """The letters of the colours of mana that the land `name` can give."""
    pools = [pool for ability in face_named(name).mana for pool in ability.mana]
    given = {color for kind, color in enumerate(COLORS) if any(amount(pool, kind) for pool in pools)}
    return given | {color for color, land in BASICS.items() if land == name}
