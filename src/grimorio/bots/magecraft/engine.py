"""The value of a set of grimoires for each turn, found by casting them with sample hands of gems.

Results depend only on the numbers of gems and are cached, so the same question in a later turn or game takes
no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

from grimorio.bots.characters import PLAIN, Character
from grimorio.games.magecraft.gems import ANY, HIGH, ONE, SHIFTS, Gems, covers, total
from grimorio.kernel import Luck

HAND: Final = 4
SHUFFLES: Final = 3
POOL: Final = 12
"""The number of gems in the bags from which sample hands are drawn.

Larger pools are scaled down to about this number.
"""

SAMPLES: Final = SHUFFLES * POOL // HAND
"""The number of sample hands for each pool of gems."""

DRAW, ATTACK, HEAL, SHIELD, VANISH = range(5)

WORTH: Final[tuple[float, ...]] = (0.0, 1.3, 1.0, 0.9, 0.6)
"""The value of each icon, in points, on an average turn: draw, attack, heal, shield, vanish.

A draw icon has no value of its own: the drawn gem has the value of what it can pay for.
"""

LEFT_OVER: Final = 0.4
"""The value of a gem that stays in the hand after the Magic phase, where it can pay for a study."""

ODDS: Final[tuple[float, ...]] = (-0.105, 0.458, -0.009, 0.183, 0.733)
ODDS_LEFT_OVER: Final = 0.023
LASTING: Final[tuple[float, ...]] = (-0.0156, 0.0506, 0.0293, 0.0467, 0.0319)
LASTING_LEFT_OVER: Final = 0.0492
"""What a left-over gem per turn adds to the logarithm of the odds of winning, times `standing.least_left`.

`least_left` says how far the game is from its end. `LASTING` has the same for each icon per turn. `ODDS` for
icons and `ODDS_LEFT_OVER` for left-over gems are added only once, however far the end is. All were fitted as
`standing.MOVE_LASTING` describes.
"""

Sums = tuple[float, float, float]
"""The gains of a turn as (points, odds, lasting odds).

Each number adds up the weights of the icons resolved and of the gems left over: `WORTH` gives the points,
`ODDS` the odds, `LASTING` the lasting odds. Both odds are terms of the logarithm of the odds of winning; the
lasting ones are still to be multiplied by `standing.least_left`.
"""

Card = tuple[Gems, int, int, int, int, int, Sums, bool]
"""A spell in a chain of spells cast one after the other.

The items are four of its cost: the gems of given colours, how many gems of any colour, how many gems in all,
the colour of the leftmost gem; then the numbers of draw and vanish icons, the gains of its other icons, and
whether it is mastered.
"""


def card_facts(rules: Any, mastered: bool, worths: tuple[float, ...] = WORTH) -> Card:
    """The facts about a spell that `chain` reads, as the tuple `Card`.

    `rules` is the compiled spell, and `mastered` says whether its card is mastered. `worths` is `WORTH`, or
    what another character holds of each icon.
    """
    icons = rules.icons
    counts: list[int] = [(icons >> shift) & 255 for shift in SHIFTS]

    def weighed(weights: tuple[float, ...]) -> float:
        """The weighted sum of all icons except vanish icons, which need a gem."""
        return sum(counts[icon] * weights[icon] for icon in (DRAW, ATTACK, HEAL, SHIELD))

    sums = weighed(worths), weighed(ODDS), weighed(LASTING)
    price = rules.cost
    return (price.exact, price.free, price.size, price.first, counts[DRAW], counts[VANISH], sums, mastered)


def drop(hand: Gems, number: int) -> Gems:
    """A hand after `number` gems are removed, each time one of the most plentiful colour."""
    for _ in range(number):
        if not hand:
            break
        hand -= ONE[max(range(5), key=lambda colour: (hand >> SHIFTS[colour]) & 255)]
    return hand


def exactly_paid(hand: Gems, exact: Gems, free: int, size: int, gold: int) -> tuple[Gems, int]:
    """The gems that are left once a spell's gems of given colours are paid; -1 if the hand cannot pay it.

    `exact`, `free` and `size` are those of a `Card`, and `gold` is the colour of the gold gem at hand, which
    pays for one gem, or -1. Comes with how many gems of any colour are still to be paid.
    """
    if gold >= 0:
        gem = ONE[gold]
        if covers(exact, gem):
            exact -= gem
            size -= 1
        elif free:
            free -= 1
            size -= 1
    if ((hand | HIGH) - exact) & HIGH != HIGH or total(hand) < size:
        return -1, free
    return hand - exact, free


@lru_cache(maxsize=20_000)
def typical(pool: Gems) -> Gems:
    """The pool itself if it is small enough; else about `POOL` gems with the same shares of the colours."""
    size = total(pool)
    if size <= POOL:
        return pool
    counts = [(((pool >> shift) & 255) * POOL + size // 2) // size for shift in SHIFTS]
    return sum(number * gem for number, gem in zip(counts, ONE, strict=True))


@lru_cache(maxsize=20_000)
def sample_hands(pool: Gems) -> tuple[tuple[Gems, tuple[Gems, ...]], ...]:
    """(hand, order of the gems left in the bag) for sample hands drawn from a pool; the same for equal pools.

    Every shuffle of the bag is cut into several hands, so that together they hold each gem about equally
    often.
    """
    bag = [gem for gem, shift in zip(ONE, SHIFTS, strict=True) for _ in range((pool >> shift) & 255)]
    luck = Luck(pool)
    size = len(bag)
    hands: list[tuple[Gems, tuple[Gems, ...]]] = []
    for _ in range(SHUFFLES):
        for place in range(size):
            other = place + luck.below(size - place)
            bag[place], bag[other] = bag[other], bag[place]
        for cut in range(0, POOL, HAND):
            order = bag[cut % size :] + bag[: cut % size] if size else []
            hands.append((sum(order[:HAND]), tuple(order[HAND:])))
    return tuple(hands)


def chain(cards: tuple[Card, ...], hand: Gems, drawn: tuple[Gems, ...]) -> Sums:
    """The gains of casting a grimoire from left to right, as far as the gems can pay for its spells.

    `hand` are the gems in hand, and `drawn` the gems that draw icons bring, in order. `cards` are the cards
    of the grimoire.
    """
    worth = odds = lasting = 0.0
    gold = -1
    supply = 0
    for exact, free, size, first, draws, vanishes, icons, mastered in cards:
        left, free = exactly_paid(hand, exact, free, size, gold)
        if left < 0:
            break
        hand = left
        if free:
            hand = drop(hand, free)
        worth += icons[0]
        odds += icons[1]
        lasting += icons[2]
        for _ in range(draws):
            if supply < len(drawn):
                hand += drawn[supply]
                supply += 1
        for _ in range(vanishes):
            if hand:
                hand = drop(hand, 1)
                worth += WORTH[VANISH]
                odds += ODDS[VANISH]
                lasting += LASTING[VANISH]
        gold = first if mastered and first != ANY else -1
    left = total(hand)
    return worth + LEFT_OVER * left, odds + ODDS_LEFT_OVER * left, lasting + LASTING_LEFT_OVER * left


class Engine:
    """A calculator of the value of grimoires, for one compiled card set (`book`).

    A grimoire is a tuple of (index of the spell, whether it is mastered), from left to right. A character
    that weighs harm or its own life otherwise holds other grimoires good.
    """

    def __init__(self, book: Any, character: Character = PLAIN) -> None:
        self.book = book
        weights = (1.0, character.harm, character.care, character.care, 1.0)
        worths = tuple([worth * weight for worth, weight in zip(WORTH, weights, strict=True)])
        self.facts = {
            (rules.index, mastered): card_facts(rules, mastered, worths)
            for rules in book.spells
            for mastered in (False, True)
        }
        self.by_hand = lru_cache(maxsize=50_000)(self._by_hand)
        self.turn: Callable[[Gems, tuple[Grimoire, ...]], Sums] = lru_cache(50_000)(self._turn)
        self.best_study = lru_cache(maxsize=50_000)(self._best_study)
        self.best_review = lru_cache(maxsize=50_000)(self._best_review)

    def eagerness(self, card: tuple[int, bool]) -> tuple[float, float]:
        """A sort key, higher for spells that belong earlier in a chain; `card` is (spell, whether it is
        mastered).

        The first item is the gems drawn minus those paid and vanished, and a little more for a mastered
        spell; the second is the worth for each gem of the cost.
        """
        _, _, size, _, draws, vanishes, (worth, _, _), mastered = self.facts[card]
        return draws - vanishes - size + 0.8 * mastered, worth / size

    def worth(self, pool: Gems, grimoires: tuple[Grimoire, ...]) -> float:
        """The average worth of a turn, in points, when the best of these grimoires is cast.

        `pool` has the gems from which hands are drawn.
        """
        return self.turn(pool, grimoires)[0]

    def _by_hand(self, pool: Gems, grimoire: Grimoire) -> tuple[Sums, ...]:
        """The gains of a turn with this grimoire, for each sample hand of a pool."""
        cards = tuple(self.facts[card] for card in grimoire)
        return tuple(chain(cards, hand, drawn) for hand, drawn in sample_hands(pool))

    def _turn(self, pool: Gems, grimoires: tuple[Grimoire, ...]) -> Sums:
        """The average gains of a turn, casting the best grimoire for each sample hand drawn from `pool`."""
        lists = [self.by_hand(pool, grimoire) for grimoire in grimoires]
        bests: Iterator[Sums] = map(max, *lists)
        worth = odds = lasting = 0.0
        for best in bests:
            worth += best[0]
            odds += best[1]
            lasting += best[2]
        return worth / SAMPLES, odds / SAMPLES, lasting / SAMPLES

    def _best_study(self, pool: Gems, grimoires: tuple[Grimoire, ...], spell: int) -> tuple[float, int]:
        """Where a new spell gains most, when it is added at the left end of one of the grimoires.

        Args:
            pool: the gems from which hands are drawn.
            grimoires: the grimoires.
            spell: the index of the spell.

        Returns:
            (the gain in points per turn, the index of the grimoire).
        """
        before = self.worth(pool, grimoires)
        best, where = -100.0, 0
        for place, grimoire in enumerate(grimoires):
            after = (*grimoires[:place], ((spell, False), *grimoire), *grimoires[place + 1 :])
            gain = self.worth(pool, after) - before
            if gain > best:
                best, where = gain, place
        return best, where

    def _best_review(
        self, pool: Gems, grimoires: tuple[Grimoire, ...], mastering: bool
    ) -> tuple[float, tuple[Grimoire, ...], tuple[int, int]]:
        """The best review of the grimoires; `mastering` tells whether a spell may be mastered.

        Spells are placed one after another, first those that give more gems than they take; each is put at
        the right end of the grimoire where it gains most. The old order is tried too. `pool` has the gems
        from which hands are drawn.

        Returns:
            Its gain per turn; the new grimoires before mastering; the spell to master as (grimoire, index),
            or (-1, -1) for none.
        """
        before = self.worth(pool, grimoires)
        cards = [card for grimoire in grimoires for card in grimoire]
        placed: tuple[Grimoire, ...] = ((),) * len(grimoires)
        for card in sorted(cards, key=self.eagerness, reverse=True):
            placed = max(
                (
                    (*placed[:place], (*grimoire, card), *placed[place + 1 :])
                    for place, grimoire in enumerate(placed)
                ),
                key=lambda order: self.worth(pool, order),
            )
        best: tuple[float, tuple[Grimoire, ...], tuple[int, int]] = (0.0, grimoires, (-1, -1))
        for order in (grimoires, placed):
            gain = self.worth(pool, order) - before
            if gain > best[0]:
                best = (gain, order, (-1, -1))
            if not mastering:
                continue
            for g, grimoire in enumerate(order):
                for i, (spell, mastered) in enumerate(grimoire[:-1]):
                    if mastered:
                        continue
                    turned = (*grimoire[:i], (spell, True), *grimoire[i + 1 :])
                    gain = self.worth(pool, (*order[:g], turned, *order[g + 1 :])) - before
                    if gain > best[0]:
                        best = (gain, order, (g, i))
        return best


Grimoire = tuple[tuple[int, bool], ...]
"""The spells of a grimoire from left to right, each as (index of the spell, whether it is mastered)."""
