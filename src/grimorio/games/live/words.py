"""What Powers are made of: frozen values, never code (LIVE-4-LIST)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

STYLES: Final = ("white", "blue", "black", "red", "green", "gold")
"""The Styles; the five colours stand in the order of their auctions (LIVE-3-AUCTION-4)."""

DECKS: Final = ("white", "blue", "black", "red", "green", "artifact", "land")
"""The decks of a pool (LIVE-2-POOL-4)."""

TRAITS: Final = ("physical", "social", "mental")

Tier = Literal["basic", "intermediate", "advanced"]
PRICES: Final[dict[Tier, int]] = {"basic": 3, "intermediate": 6, "advanced": 9}
"""Experience that a Power of each tier costs (LIVE-6-COST-2)."""


@dataclass(frozen=True)
class Wins:
    """Its user wins the test: takes the pack, and the opponent loses the trait.

    Attributes:
        final: no Power cancels it, and there is no retest.
    """

    final: bool = False


@dataclass(frozen=True)
class GivesUp:
    """Its user leaves the pack to the opponent; nobody loses the trait."""


@dataclass(frozen=True)
class GainsLife:
    """Its user gains life."""

    life: int


@dataclass(frozen=True)
class BidsLife:
    """Both bid life in turn, its user first; the last to bid takes the pack and loses what was bid."""


@dataclass(frozen=True)
class OffersTwo:
    """Its user hides the pack and another one from the table; the opponent picks blindly, each takes one."""


@dataclass(frozen=True)
class Returns:
    """The opponent puts packs of the colour in auction back on the table.

    Attributes:
        packs: how many; 0 for one for each life that its user now spends.
    """

    packs: int = 0


@dataclass(frozen=True)
class Retests:
    """After the test, once it is lost: its user pays, and the test is held again."""


Word = Wins | GivesUp | GainsLife | BidsLife | OffersTwo | Returns | Retests

DECIDING: Final = (Wins, GivesUp, BidsLife, OffersTwo)
"""The words that say who gets the pack: a Power has one of them at most."""


@dataclass(frozen=True)
class Power:
    """A Power: what it costs, and what it does in order.

    Attributes:
        name: its English name, which is its identity.
        tier: "basic", "intermediate" or "advanced".
        does: its words.
        life, traits, packs: life, mental traits and own packs of the colour in auction that using it costs.
        italian, french: its names there; empty where it has none.
    """

    name: str
    tier: Tier
    does: tuple[Word, ...]
    life: int = 0
    traits: int = 0
    packs: int = 0
    italian: str = ""
    french: str = ""

    @property
    def price(self) -> int:
        """Experience to learn it (LIVE-6-COST-2)."""
        return PRICES[self.tier]

    @property
    def after(self) -> bool:
        """Whether it is paid and used after the test."""
        return any(isinstance(word, Retests) for word in self.does)

    @property
    def deciding(self) -> bool:
        """Whether it says who gets the pack."""
        return any(isinstance(word, DECIDING) for word in self.does)

    @property
    def final(self) -> bool:
        """Whether nothing cancels what it decides."""
        return any(isinstance(word, Wins) and word.final for word in self.does)
