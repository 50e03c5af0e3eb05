"""How much a rival's next turn may take: the chance that it is at least so many hits, by sample hands."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from grimorio.bots.magecraft.engine import ATTACK, DRAW, Card, drop, exactly_paid, sample_hands, typical
from grimorio.bots.magecraft.standing import FULL_HP, grimoires_of
from grimorio.games.magecraft.gems import ANY, ONE, SHIFTS, Gems, covers

HITS: Final = 2 * FULL_HP
"""The most hits that are told apart."""

Spells = tuple[tuple[Card, int], ...]
"""The spells of a grimoire from left to right, each with its number of attack icons."""


def fatal(engine: Any, rival: Any) -> tuple[float, ...]:
    """The chance that the next turn of a rival deals at least so many hits; the index is their number.

    `rival` is the board of the rival, of which the hand counts only as far as everybody can deduce it.
    """
    grimoires = tuple(
        tuple((engine.facts[card], icons_of(engine.book.spells[card[0]].icons, ATTACK)) for card in grimoire)
        for grimoire in grimoires_of(rival)
    )
    rules = engine.book.characters[rival.character]
    price = rules.cost.first, icons_of(rules.icons, ATTACK), icons_of(rules.icons, DRAW)
    if rival.bag:
        return chances(0, typical(rival.hand + rival.bag), grimoires, price)
    return chances(rival.hand, 0, grimoires, price)


def icons_of(icons: int, kind: int) -> int:
    """How many icons of a kind there are among packed `icons`."""
    return (icons >> SHIFTS[kind]) & 255


@lru_cache(maxsize=20_000)
def chances(
    hand: Gems, pool: Gems, grimoires: tuple[Spells, ...], price: tuple[int, int, int]
) -> tuple[float, ...]:
    """The chance of at least so many hits, from a known `hand`, or from sample hands if there is a `pool`.

    `price` has the colour that an ability costs, and how often it attacks and draws.
    """
    hands = sample_hands(pool) if pool else ((hand, ()),)
    counts = [0] * (HITS + 1)
    for gems, drawn in hands:
        for hits in range(1, min(HITS, most_hits(gems, drawn, grimoires, price)) + 1):
            counts[hits] += 1
    return (1.0, *[count / len(hands) for count in counts[1:]])


def most_hits(
    hand: Gems, drawn: tuple[Gems, ...], grimoires: tuple[Spells, ...], price: tuple[int, int, int]
) -> int:
    """The most hits of a turn with this hand, if the gems `drawn` come in this order."""
    colour, attacks, draws = price
    most = 0
    after = drop(hand, 1) if colour == ANY else hand - ONE[colour] if covers(hand, ONE[colour]) else -1
    for spells in grimoires:
        hits, left = struck(spells, hand, drawn)
        able = left > 0 if colour == ANY else covers(left, ONE[colour])
        most = max(most, hits + attacks * able)
        if hand and after >= 0 and (attacks or draws):
            first = after + sum(drawn[:draws])
            most = max(most, struck(spells, first, drawn[draws:])[0] + attacks)
    return most


def struck(spells: Spells, hand: Gems, drawn: tuple[Gems, ...]) -> tuple[int, Gems]:
    """The hits of casting a grimoire from left to right, as far as the gems pay, and the gems left then."""
    hits = 0
    gold = -1
    for (exact, free, size, first, draws, _, _, mastered), attacks in spells:
        left, free = exactly_paid(hand, exact, free, size, gold)
        if left < 0:
            break
        hand = drop(left, free)
        hits += attacks
        hand += sum(drawn[:draws])
        drawn = drawn[draws:]
        gold = first if mastered and first != ANY else -1
    return hits, hand
