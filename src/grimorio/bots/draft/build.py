"""Build a deck of forty cards from a pool: spells of two colours with a good curve of costs, and lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from grimorio.bots.draft.profile import BASICS, COLORS, PAIRS, Profile, profile
from grimorio.decks import Deck
from grimorio.decks.pool import built

DECK: Final = 40
"""The number of cards in a deck (MTG8-6.LIM-1)."""

MISSING: Final = -8.0
"""The points (a loss) for each place in the deck that the pool has no card of its colours for."""

SPLASHED: Final = 3
"""The most cards of a third colour that a deck may have."""

SPLASH: Final = 8.0
"""The points that a deck loses by a third colour.

Two of its lands then give neither of the main colours.
"""

SPLASH_CARD: Final = 2.0
"""The points that each card of a third colour loses, because its land may be missing."""

CREATURES: Final = 14
"""The first creatures of a deck, up to this number, get `CREATURE_POINTS` more each."""

CREATURE_POINTS: Final = 1.0

CHEAP: Final = 5
"""The first cards of a deck that cost at most two mana, up to this number, get `CHEAP_POINTS` more each."""

CHEAP_POINTS: Final = 1.0

DEAR: Final = 5
"""The number of cards that cost five mana or more that a deck takes without loss.

Each further one loses `DEAR_POINTS`, or twice as many if it costs six mana or more.
"""

DEAR_POINTS: Final = 1.5

Values = Mapping[str, float]
"""Values of cards by name, in points: percentages of games won more or less than with an average card."""


@dataclass(frozen=True, slots=True)
class Build:
    """A deck as chosen from a pool.

    Attributes:
        colors: the letters of its two main colours.
        splash: the letter of a third colour with a few cards, or "".
        spells: the names of its cards that are no lands, each once for each copy.
        lands: the same for its lands, basic lands among them.
        points: the sum of the values of its spells, with what the curve adds and takes.
    """

    colors: str
    splash: str
    spells: tuple[str, ...]
    lands: tuple[str, ...]
    points: float

    def deck(self, pool: Sequence[str], name: str = "") -> Deck:
        """The deck, called `name`; the cards of `pool` that it does not use are its sideboard."""
        return built(Deck.of("", pool), self.spells + self.lands, BASICS.values(), name)


def build(pool: Sequence[str], values: Values) -> Build:
    """The best deck of a pool.

    Each pair of colours is tried, alone and with each third colour.

    Args:
        pool: the names of the cards received, each once for each copy. Basic lands are free: those of the
            pool do not matter.
        values: the value of each card.
    """
    cards = [profile(card) for card in pool]
    builds = [_build(cards, values, pair, "") for pair in PAIRS]
    best = max(builds, key=lambda build: build.points)
    splashed = [_build(cards, values, best.colors, color) for color in COLORS if color not in best.colors]
    return max(best, *splashed, key=lambda build: build.points)


def _build(cards: list[Profile], values: Values, pair: str, splash: str) -> Build:
    """The best deck of the two colours `pair`, with the third colour `splash` or "".

    A third colour costs `SPLASH` points, and each of its cards `SPLASH_CARD`.
    """
    chosen = _Spells(values)
    rest = [card for card in cards if card.fits(pair)]
    if splash:
        rest += [card for card in cards if _splashes(card, splash)]
    while len(chosen.cards) < chosen.wanted and rest:
        best = max(rest, key=lambda card: chosen.gain(card, pair))
        if chosen.gain(best, pair) < MISSING:
            break
        rest.remove(best)
        chosen.add(best, pair)
        if splash and sum(splash in card.colors for card in chosen.cards) == SPLASHED:
            rest = [card for card in rest if splash not in card.colors]
    used = splash if any(splash in card.colors for card in chosen.cards) else ""
    lands = lands_for(chosen.cards, pair, used, [card for card in cards if card.land and not card.basic])
    points = chosen.points + MISSING * (chosen.wanted - len(chosen.cards)) - (SPLASH if used else 0.0)
    return Build(pair, used, tuple(card.name for card in chosen.cards), lands, points)


def _splashes(card: Profile, color: str) -> bool:
    """Whether a card's cost has one coloured symbol, of the colour with the letter `color`, and no other.

    Such a card can be paid for where this is the third colour of a deck.
    """
    return card.colors == color and sum(card.symbols) == 1


class _Spells:
    """The spells chosen so far.

    Attributes:
        cards: their profiles.
        points: their values, with what the curve added and took when each was chosen.
    """

    def __init__(self, values: Values) -> None:
        self.cards: list[Profile] = []
        self.points = 0.0
        self._values = values
        self._creatures = self._cheap = self._dear = 0

    @property
    def wanted(self) -> int:
        """How many spells a deck wants: if its spells are dear, it wants more lands and fewer spells."""
        return DECK - lands_wanted(self.cards)

    def gain(self, card: Profile, pair: str) -> float:
        """The points that a card would add to a deck of the colours `pair`.

        They are its value, and how it fits the curve of the cards chosen before; a card of a third colour
        loses some.
        """
        gain = self._values[card.name] + curve_points(card, self._creatures, self._cheap, self._dear)
        return gain if card.fits(pair) else gain - SPLASH_CARD

    def add(self, card: Profile, pair: str) -> None:
        self.points += self.gain(card, pair)
        self.cards.append(card)
        self._creatures += card.creature
        self._cheap += card.cost <= 2
        self._dear += card.cost >= 5


def curve_points(card: Profile, creatures: int, cheap: int, dear: int) -> float:
    """What the curve of a deck adds to the value of a card.

    Args:
        card: the card.
        creatures, cheap, dear: how many creatures the deck has, how many cards that cost at most two mana,
            and how many that cost five or more.
    """
    points = CREATURE_POINTS if card.creature and creatures < CREATURES else 0.0
    if card.cost <= 2 and cheap < CHEAP:
        points += CHEAP_POINTS
    if card.cost >= 5 and dear >= DEAR:
        points -= DEAR_POINTS * (2 if card.cost >= 6 else 1)
    return points


def lands_wanted(spells: Sequence[Profile]) -> int:
    """How many lands go with these spells: sixteen if they are cheap, eighteen if dear, else seventeen."""
    if len(spells) < 15:
        return 17
    average = sum(card.cost for card in spells) / len(spells)
    return 16 if average < 2.7 else 18 if average > 3.7 else 17


def lands_for(spells: Sequence[Profile], pair: str, splash: str, own: Sequence[Profile]) -> tuple[str, ...]:
    """The lands of a deck: from the pool those that give two of its colours, then basic lands.

    Basic lands are divided in proportion to the symbols in the costs of spells.

    Args:
        spells: the spells of the deck; so many lands are added that it has `DECK` cards.
        pair, splash: the letters of its two main colours, and of its third colour or "".
        own: the lands of the pool that are not basic.
    """
    count = DECK - len(spells)
    colors = pair + splash
    lands = [card for card in own if sum(color in colors for color in card.gives) > 1][:count]
    symbols = {color: sum(card.symbols[COLORS.index(color)] for card in spells) for color in colors}
    shares = Counter({color: sum(color in land.gives for land in lands) for color in colors})
    names = [land.name for land in lands]
    least = {color: 2 if color == splash else 5 if symbols[color] else 0 for color in colors}
    for _ in range(count - len(lands)):
        short = [color for color in colors if shares[color] < least[color]]
        color = max(short or pair, key=lambda color: (symbols[color] + 0.5) / (shares[color] + 0.5))
        shares[color] += 1
        names.append(BASICS[color])
    return tuple(names)
