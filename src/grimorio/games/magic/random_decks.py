"""Random decks that are legal and playable; every card of the set may be in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations

from grimorio.decks import Deck
from grimorio.games.magic.boosters import booster, shuffled
from grimorio.games.magic.deck import CONSTRUCTED_LEAST, LIMITED_LEAST, MOST_COPIES, SIDEBOARD
from grimorio.games.magic.names import Fact, fact, names
from grimorio.kernel import Luck

BASICS = {"white": "Plains", "blue": "Island", "black": "Swamp", "red": "Mountain", "green": "Forest"}
BOOSTERS = 6
"""How many boosters a random Limited deck is built from."""

_CONSTRUCTED_CURVE = {1: 6, 2: 9, 3: 8, 4: 6, 5: 4, 6: 3}
_LIMITED_CURVE = {1: 2, 2: 6, 3: 6, 4: 4, 5: 3, 6: 2}
"""The mana curve of a Limited deck: how many spells there are of each converted mana cost.

The first number includes all lower costs, the last all higher ones.
"""


def random_constructed(seed: int, cards: Collection[str] | None = None) -> Deck:
    """A legal Constructed deck of one, two or three colours, half the time with a sideboard.

    Args:
        seed: the same seed, and the same `cards`, give the same deck.
        cards: names of the cards to choose from, besides basic lands; None for the whole set.
    """
    luck = Luck(seed)
    colors = shuffled(luck, BASICS)[: (1, 2, 2, 2, 3)[luck.below(5)]]
    pool = shuffled(luck, _playable(names() if cards is None else cards, colors))
    copies = {card.name: 1 + luck.below(MOST_COPIES) for card in pool}
    spells = [card for card in pool if "land" not in card.kinds]
    lands = [card for card in pool if "land" in card.kinds][: luck.below(3)]
    main = _along(_CONSTRUCTED_CURVE, (card for card in spells for _ in range(copies[card.name])))
    for land in lands:
        main[land.name] = copies[land.name]
    side = Counter({card.name: MOST_COPIES - main[card.name] for card in pool if luck.below(2)})
    sideboard = list(side.elements())[:SIDEBOARD]
    if len(sideboard) < SIDEBOARD or luck.below(2):
        sideboard = []
    main += _basics(main, colors, CONSTRUCTED_LEAST - main.total())
    return Deck.of(f"Random {seed}, constructed", main.elements(), sideboard)


def random_limited(seed: int, cards: Collection[str] | None = None) -> Deck:
    """A legal Limited deck of two colours from six boosters; the rest of the boosters is its sideboard.

    Args:
        seed: the same seed, and the same `cards`, give the same deck.
        cards: names of the cards to choose from, besides basic lands; None for all but those that only the
            core game's box has.
    """
    luck = Luck(seed)
    opened = [card for _ in range(BOOSTERS) for card in booster(luck, cards)]
    pool = Counter(card for card in opened if not fact(card).basic)
    pairs = shuffled(luck, list(combinations(BASICS, 2)))
    colors = max(pairs, key=lambda pair: sum(pool[card.name] for card in _playable(pool, pair)))
    spells = [card for card in _playable(pool, colors) if "land" not in card.kinds]
    main = _along(_LIMITED_CURVE, shuffled(luck, [card for card in spells for _ in range(pool[card.name])]))
    left = pool - main
    main += _basics(main, colors, LIMITED_LEAST - main.total())
    return Deck.of(f"Random {seed}, limited", main.elements(), left.elements())


def _playable(cards: Collection[str], colors: Collection[str]) -> list[Fact]:
    """Those of the cards named in `cards` that need no colours but `colors`, in the order of the set.

    Basic lands are left out. Colours are given by their names.
    """
    wanted = set(cards)
    found = (fact(name) for name in names() if name in wanted)
    return [card for card in found if not card.basic and set(card.colors) <= set(colors)]


def _along(curve: dict[int, int], cards: Iterable[Fact]) -> Counter[str]:
    """Choose cards along a mana curve; returns how many copies of each, by name.

    Cards for which the curve has room are chosen first, in the given order. Then others are chosen in that
    order, until there are as many cards as the numbers of the curve add up to.

    Args:
        curve: for each mana value, how many cards are wanted. Cards below its least mana value or above its
            greatest count as having that value.
        cards: the cards to choose from; a card with several copies occurs several times.
    """
    room, first, rest = dict(curve), [], []
    for card in cards:
        cost = min(max(card.mana_value, min(curve)), max(curve))
        if room[cost]:
            room[cost] -= 1
            first.append(card.name)
        else:
            rest.append(card.name)
    return Counter((first + rest)[: sum(curve.values())])


def _basics(main: Counter[str], colors: Collection[str], count: int) -> Counter[str]:
    """`count` basic lands for the cards `main`, a deck of the colours `colors`.

    There is at least one land of each colour that the cards cost; the others are in proportion to the colours
    in the costs.
    """
    letters = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
    needs = {
        color: sum(fact(card).cost.count(letters[color]) * copies for card, copies in main.items())
        for color in colors
    }
    found: Counter[str] = Counter()
    for _ in range(count):
        missing = [color for color in colors if needs[color] and not found[BASICS[color]]]
        color = max(missing or colors, key=lambda color: (needs[color] + 1) / (found[BASICS[color]] + 1))
        found[BASICS[color]] += 1
    return found
