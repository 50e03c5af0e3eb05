"""Choose a card of a pack: by its value, by the colours of the cards taken before, and by the mana curve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Protocol

from grimorio.bots.draft.build import CREATURES, Values, curve_points
from grimorio.bots.draft.profile import PAIRS, Profile, profile
from grimorio.games.magic.names import UnknownCard, fact
from grimorio.kernel import Luck

SPELLS: Final = 23
"""The number of spells that a drafted deck plays; the other cards are lands."""

REPLACEMENT: Final = -5.0
"""The value of an ordinary card, such as a drafter can always get later.

Only the part of a card's value above this counts.
"""

OPENNESS: Final = 8.0
"""The lead in points that makes a pair of colours nearly three times as likely to be played as another
pair.
"""

RARITIES: Final = {"rare": 3, "uncommon": 2, "common": 1, "land": 0}
"""The rank of each rarity, higher for rarer cards; a card that is not of the set has the lowest rank."""


class Drafter(Protocol):
    """A program that picks cards, given the pack and the cards taken before."""

    def pick(self, pack: Sequence[str], taken: Sequence[str]) -> int:
        """The index in `pack` of the card to take.

        Args:
            pack: the names of the cards to choose from.
            taken: the names of the cards taken before.
        """


class ValueDrafter:
    """The drafter that picks by values.

    A card counts by what it adds to the deck of each of the ten pairs of colours, weighted by how likely the
    drafter is to play that pair.

    Args:
        values: the value of each card, by name.
    """

    def __init__(self, values: Values) -> None:
        self._values = values

    def pick(self, pack: Sequence[str], taken: Sequence[str]) -> int:
        cards = [profile(card) for card in pack]
        had = [profile(card) for card in taken]
        sides = [self._side(pair, had) for pair in PAIRS]
        most = max(side.points for side in sides)
        for side in sides:
            side.likely = math.exp((side.points - most) / OPENNESS)
        total = sum(side.likely for side in sides)
        gains = [
            sum(side.likely * self._gain(card, side) for side in sides) / total
            + 0.01 * self._values.get(card.name, 0.0)
            for card in cards
        ]
        return max(range(len(cards)), key=lambda index: (gains[index], -index))

    def _side(self, pair: str, had: list[Profile]) -> _Side:
        return _Side(pair, [card for card in had if card.fits(pair)], self._values)

    def _gain(self, card: Profile, side: _Side) -> float:
        """What a card adds to the deck of a pair of colours, in points; `side` is that deck so far."""
        if card.land:
            both = not card.basic and all(color in card.gives for color in side.pair)
            return 1.0 if both else 0.0
        if not card.fits(side.pair):
            return 0.0
        value = self._values[card.name]
        if len(side.spells) >= 8:
            value += curve_points(card, side.creatures + CREATURES // 3, side.cheap, side.dear)
        return max(0.0, value - side.floor)


class _Side:
    """The cards taken that fit a pair of colours.

    Attributes:
        pair: the letters of the colours.
        spells: the cards.
        floor: the value that a further card must exceed to be played: that of the 23rd best card, and at
            least `REPLACEMENT`.
        points: the sum of what the best 23 cards are worth above `REPLACEMENT`.
        creatures, cheap, dear: how many of the cards are creatures, cost at most two mana, and cost five or
            more.
        likely: the weight of the pair among the ten: the higher, the likelier the drafter will play it.
    """

    def __init__(self, pair: str, spells: list[Profile], values: Values) -> None:
        self.pair = pair
        self.spells = spells
        worths = sorted((values[card.name] for card in spells), reverse=True)
        self.floor = max(REPLACEMENT, worths[SPELLS - 1]) if len(worths) >= SPELLS else REPLACEMENT
        self.points = sum(max(0.0, worth - REPLACEMENT) for worth in worths[:SPELLS])
        self.creatures = sum(card.creature for card in spells)
        self.cheap = sum(card.cost <= 2 for card in spells)
        self.dear = sum(card.cost >= 5 for card in spells)
        self.likely = 0.0


class RarityDrafter:
    """The drafter that takes the rarest card, and one at random among equally rare ones.

    Args:
        seed: its random choices follow from it.
    """

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def pick(self, pack: Sequence[str], taken: Sequence[str]) -> int:
        ranks = [_rank(card) for card in pack]
        rarest = [index for index, rank in enumerate(ranks) if rank == max(ranks)]
        return rarest[self._luck.below(len(rarest))]


def _rank(card: str) -> int:
    try:
        return RARITIES[fact(card).rarity]
    except UnknownCard:
        return 0
