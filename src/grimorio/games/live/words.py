"""The parts that Powers are made of: frozen values, never code (LIVE-4-LIST)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

STYLES: Final = ("white", "blue", "black", "red", "green", "gold")
"""The Styles of a Magus. The five colours stand in the order of their auctions (LIVE-3-AUCTION-4)."""

DECKS: Final = ("white", "blue", "black", "red", "green", "artifact", "land")
"""The decks of packs into which a pool is sorted (LIVE-2-POOL-4)."""

TRAITS: Final = ("physical", "social", "mental")
"""The attributes of a Magus, which are also the categories of a challenge."""

Tier = Literal["basic", "intermediate", "advanced"]
PRICES: Final[dict[Tier, int]] = {"basic": 3, "intermediate": 6, "advanced": 9}
"""The experience that a Power of each tier costs (LIVE-6-COST-2)."""


@dataclass(frozen=True)
class Wins:
    """Word of a Power: its user wins the test, takes the pack, and the opponent loses the trait.

    Attributes:
        final: whether no Power can cancel the decision, and no retest can follow.
    """

    final: bool = False


@dataclass(frozen=True)
class GivesUp:
    """Word of a Power: its user leaves the pack to the opponent; nobody loses the trait."""


@dataclass(frozen=True)
class GainsLife:
    """Word of a Power: its user gains life."""

    life: int


@dataclass(frozen=True)
class BidsLife:
    """Word of a Power: both players bid life in turn, its user first.

    The last bidder takes the pack and loses the life of the last bid.
    """


@dataclass(frozen=True)
class OffersTwo:
    """Word of a Power: its user hides the contested pack and another one of the table.

    The opponent picks one of them without seeing which; each player takes one.
    """


@dataclass(frozen=True)
class Returns:
    """Word of a Power: the opponent puts packs of the colour in auction back on the table.

    Attributes:
        packs: how many packs; 0 for as many as the life that the Power's user decides to spend.
    """

    packs: int = 0


@dataclass(frozen=True)
class Retests:
    """Word of a Power: the loser of a test pays for the Power, and the test is held again."""


Word = Wins | GivesUp | GainsLife | BidsLife | OffersTwo | Returns | Retests
"""A word of a Power: one of the things that the Power does."""

DECIDING: Final = (Wins, GivesUp, BidsLife, OffersTwo)
"""The words (single effects) of Powers that decide who gets the pack. A Power has at most one of them."""


@dataclass(frozen=True)
class Power:
    """A Power: what it costs, and what it does, in order.

    Attributes:
        name: its English name, which is its identity.
        tier: "basic", "intermediate" or "advanced".
        does: the words of the Power, in the order in which they are carried out.
        life, traits, packs: the life, mental traits and own packs of the colour in auction that using it
            costs.
        italian, french: its names in these languages; empty where it has none.
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
        """The experience that learning the Power costs (LIVE-6-COST-2)."""
        return PRICES[self.tier]

    @property
    def after(self) -> bool:
        """Whether the Power is used after the test (the throw of hands) of a challenge, and not before it."""
        return any(isinstance(word, Retests) for word in self.does)

    @property
    def deciding(self) -> bool:
        """Whether the Power decides who gets the pack."""
        return any(isinstance(word, DECIDING) for word in self.does)

    @property
    def final(self) -> bool:
        """Whether nothing can cancel the decision of this Power."""
        return any(isinstance(word, Wins) and word.final for word in self.does)
