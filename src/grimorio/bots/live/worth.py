"""The worth of a pack to a deck: how much its card raises the chance to win.

The numbers were fitted by logistic regression to 2700 games between `greedy` bots with random decks of ten
packs and thirteen to twenty-four lands. The unit is the change in the logarithm of the odds of winning.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio import games
from grimorio.bots.draft.values import learned
from grimorio.bots.magic.lore import Lore, lore_of
from grimorio.games.magic.meaning.deeds import COUNTER, DAMAGE, GETS, RETURN
from grimorio.games.magic.names import Fact, fact
from grimorio.kernel import Setup

LIFE: Final = 0.047
"""The worth of one more point of life at the beginning of every game, in the unit of `worth`."""

LANDS: Final = 23
"""The number of lands assumed in a deck that has forty other cards."""

CREATURE: Final = 0.47
"""The worth of any creature."""
SPENT: Final = 0.02
"""The worth that a card loses for each mana of its cost."""

KEYWORDS: Final = {"flying": 0.1, "first strike": 0.06, "haste": -0.15}
"""The worth that each keyword adds to a creature."""
DEEDS: Final = {DAMAGE: 0.15, GETS: 0.08, COUNTER: -0.36, RETURN: -0.13}
"""The worth that each kind of effect adds to a spell."""


@cache
def _lore() -> tuple[Lore, dict[str, int]]:
    """The summaries of all cards that Magic's bots use (`Lore`), and the index of each card by name.

    The result is (summaries, indices); tokens have no entry in the indices.
    """
    book = games.get("magic").book(Setup("magic", 2, 0))
    return lore_of(book), {card.name: index for index, card in enumerate(book.cards) if not card.token}


SIZE: Final = 0.1
"""The worth of a point of power or toughness to who looks at the size of creatures alone (`sized`)."""

SHOWN: Final = 0.046
"""What a percentage point of `draft.values` is worth in a pack: its four copies are drawn about 1.1 times."""

SLOW: Final = {5: 0.15, 6: 0.5}
"""The worth that a pack loses besides where its card costs five mana, and where it costs six or more.

In 516 games of random decks each pack of the latter lost 0.13 (± 0.06) of the log odds of winning, one of the
former 0.05 (± 0.07); one worth 1 by `worth` won 0.26 (± 0.09): `python -m tools.pack_values`.
"""

DEAR: Final = 0.1
"""What a point of life is worth to who knows that packs bring less than `worth` says (see `SLOW`)."""

MORE_LANDS: Final = 24
"""The number of lands in such a deck; each land more, from 21 to 24, won 0.07 (± 0.06) there."""

HABIT: Final = 0.4
"""How much the estimate of `worth` counts in `shown`, beside what games with the card itself have shown."""


@cache
def sized(card: str) -> float:
    """The worth of a pack to who looks at sizes alone: creatures by power and toughness, all else as 0."""
    one = fact(card)
    numbers = [int(number) for number in (one.power, one.toughness) if number and number.isdecimal()]
    return SIZE * sum(numbers)


@cache
def shown(card: str) -> float:
    """The worth of a pack by the games that were won with its card in hand, and by what its kind is worth."""
    return HABIT * worth(card) + SHOWN * learned()[card]


@cache
def quick(card: str) -> float:
    """The worth of a pack by what its kind is worth, less where its card is slow (`SLOW`)."""
    return worth(card) - SLOW.get(min(6, fact(card).mana_value), 0.0)


@cache
def worth(card: str) -> float:
    """The worth of a pack to a deck that can pay for its card: from about -0.5 to 0.8 (see the module)."""
    one = fact(card)
    value = -SPENT * one.mana_value
    return value + (_creature(one) if one.power is not None else _spell(one))


def _creature(one: Fact) -> float:
    """The worth of a creature, before its cost is subtracted."""
    lore, index = _lore()
    short = lore.face(index[one.name])
    value = CREATURE + sum(KEYWORDS.get(keyword, 0.0) for keyword in one.keywords)
    if "flying" in one.keywords and one.power is not None and one.power.isdecimal():
        value += 0.03 * int(one.power)
    value += 0.09 * any(keyword == "fear" or keyword.endswith("walk") for keyword in one.keywords)
    return value + 0.19 * (short.regenerates is not None) - 0.15 * ("Wall" in one.type)


def _spell(one: Fact) -> float:
    """The worth of a card that is no creature, before its cost is subtracted."""
    lore, index = _lore()
    short = lore.face(index[one.name])
    if short.face.enchants is not None:
        raises = short.power is not None
        return -0.07 + 0.27 * short.stops + 0.16 * short.taken + 0.23 * raises
    if "artifact" in one.kinds:
        return -0.17
    kinds = 0
    for program in short.face.spell:
        kinds |= lore.program(program).kinds
    value = -0.13 * ("enchantment" in one.kinds)
    return value + sum(by for kind, by in DEEDS.items() if kinds >> kind & 1)
