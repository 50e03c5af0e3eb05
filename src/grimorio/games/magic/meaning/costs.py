"""Compiled costs: mana as numbers, and the other parts of a cost."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from grimorio.games.magic.meaning.amounts import Number, number
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.scope import GRAVEYARD, HAND, PERMANENTS, Scope, absent, demand, fitting
from grimorio.games.magic.state.pools import COLORLESS, ONE, amounts, packed, size
from grimorio.games.magic.words.nouns import (
    Cost,
    DamageCost,
    DiscardCost,
    LifeCost,
    RemoveCost,
    ReturnCost,
    SacrificeCost,
    TapCost,
    This,
)
from grimorio.games.magic.words.payments import (
    CounterCost,
    CountersCost,
    GraveyardCost,
    HandCost,
    RemoveHeldCost,
    RemoveThisCost,
    RemoveTopCost,
    ReturnThisCost,
)

SYMBOL: Final = re.compile(r"\{([^}]*)\}")
NOTHING: Final = [0] * COLORLESS
"""The `wants` of a cost without colours."""
COLOR_INDEX: Final = {"W": 0, "U": 1, "B": 2, "R": 3, "G": 4}


class Mana:
    """A mana cost.

    Attributes:
        generic: how much generic mana.
        need: how much mana of each colour, as a pool.
        xs: how many {X} there are.
        value: the converted mana cost, with X = 0.
        wants: how much mana of each colour, one number each.
        few: the same packed into one number, as `pools.FEW` packs mana; -1 where it is too much for that.
    """

    def __init__(self, generic: int = 0, need: int = 0, xs: int = 0) -> None:
        self.generic = generic
        self.need = need
        self.xs = xs
        self.value = generic + size(need)
        self.wants = amounts(need)[:COLORLESS] if need else NOTHING
        self.few = packed(self.wants)

    def times(self, times: int) -> Mana:
        """The mana for paying this cost so many `times`."""
        return self if times == 1 else Mana(self.generic * times, self.need * times, self.xs)

    def plus(self, generic: int) -> Mana:
        """The same cost with `generic` more generic mana; with less if it is negative, but never below 0."""
        return Mana(max(0, self.generic + generic), self.need, self.xs)


@lru_cache(maxsize=1024)
def mana_cost(generic: int, need: int, xs: int = 0) -> Mana:
    """The cost with these attributes of `Mana`; kept, as costs are worked out and paid in several steps."""
    return Mana(generic, need, xs)


def mana(text: str) -> Mana:
    """The cost that the mana symbols in `text` stand for, such as "{1}{W}"; other symbols are ignored."""
    generic = need = xs = 0
    for symbol in SYMBOL.findall(text):
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "X":
            xs += 1
        elif symbol in COLOR_INDEX:
            need += ONE[COLOR_INDEX[symbol]]
    return Mana(generic, need, xs)


def produced(text: str) -> int:
    """The pool of mana that the symbols in `text` add, such as "{G}{G}"; numbers are colourless mana."""
    total = 0
    for symbol in SYMBOL.findall(text):
        total += ONE[COLOR_INDEX[symbol]] if symbol in COLOR_INDEX else int(symbol) * ONE[COLORLESS]
    return total


def _sort(part: Cost) -> str:
    """The sort of a part of a cost; a cost has one part of each.

    Permanents, cards of the hand, cards of the graveyard, counters, and the object itself are given up in
    one way each.
    """
    if isinstance(part, HandCost | RemoveHeldCost):
        return DiscardCost.__name__
    if isinstance(part, GraveyardCost | RemoveTopCost):
        return RemoveCost.__name__
    if isinstance(part, CountersCost):
        return CounterCost.__name__
    itself = isinstance(part, SacrificeCost) and isinstance(part.what, This)
    if itself or isinstance(part, RemoveThisCost | ReturnThisCost):
        return "itself"
    return SacrificeCost.__name__ if isinstance(part, ReturnCost) else type(part).__name__


def counted(part: SacrificeCost | DiscardCost | RemoveCost) -> int:
    """The printed number of permanents or cards that a part of a cost gives up. Raises Unplayable: none."""
    demand(part.count > 0, part, "count", "expected 1 or more", cause="word-count")
    return part.count


class Price:
    """The whole cost of an ability.

    Attributes:
        mana: the mana.
        tap: whether it includes the tap symbol.
        sacrifice, sacrifices: which permanents are sacrificed (None for none), and how many.
        sacrifice_this: whether the object itself is sacrificed.
        discard, discards: which cards are discarded (None for none), and how many.
        random: whether chance chooses the cards that are discarded.
        discard_this: whether the card itself is discarded, as for cycling.
        life: how much life is paid, or None.
        tap_other, taps: which other permanents are tapped (None for none), and how many.
        give_back, gives_back: which permanents go back to their owner's hand (None for none), and how many.
        damage: how much damage the payer is dealt by the source; only for payments that effects ask for.
        remove_all, discard_all: whether the whole graveyard is removed from the game, or the hand discarded.
        remove_this: whether the object itself is removed from the game.
        return_this: whether the object itself goes back to its owner's hand.
        exiles: whether the cards of `discard` are removed from the game instead of being discarded.
        counter, counters: the name of the counters that are taken off the object itself ("" for none), and
            how many.
        remove, removes: which cards in the graveyard are removed from the game (None for none), and how many.
        top: whether it is the topmost of the graveyard.
        to_bottom: whether these go on the bottom of the library instead.
        only_tap: whether the tap symbol is the whole cost.
        sacrifice_x, discard_x, remove_x: whether X permanents or cards are sacrificed, discarded or removed;
            the numbers `sacrifices`, `discards` and `removes` are 0 then.
    """

    def __init__(self, parts: tuple[Cost, ...], scope: Scope, asked: bool = False) -> None:
        bare = Scope(scope.book)
        symbols = "".join([part for part in parts if isinstance(part, str)])
        self.mana = mana(symbols)
        self.tap = "{T}" in symbols
        self.sacrifice: Filter | None = None
        self.sacrifices = 0
        self.sacrifice_this = False
        self.discard: Filter | None = None
        self.discards = 0
        self.random = False
        self.discard_this = False
        self.life: Number | None = None
        self.tap_other: Filter | None = None
        self.taps = 0
        self.remove: Filter | None = None
        self.removes = 0
        self.top = False
        self.to_bottom = False
        self.give_back: Filter | None = None
        self.gives_back = 0
        self.damage = 0
        self.remove_all = self.discard_all = self.remove_this = False
        self.return_this = self.exiles = False
        self.counter = ""
        self.counters = 1
        self.sacrifice_x = self.discard_x = self.remove_x = False
        kinds: list[str] = []
        for part in parts:
            if not isinstance(part, str):
                demand(
                    _sort(part) not in kinds,
                    part,
                    "",
                    "expected each kind of cost once",
                    cause="card-costs",
                )
                kinds.append(_sort(part))
            self._part(part, scope, bare, asked)
        self.only_tap = self.tap and not self._more()
        once = self.sacrifice_x + self.discard_x + self.remove_x <= 1
        demand(once and not (asked and self.xs), parts[-1], "", "X is chosen once", cause="word-x")

    def _of_itself(
        self, part: RemoveThisCost | CounterCost | CountersCost | ReturnThisCost, scope: Scope
    ) -> None:
        """Compile the cost of removing or returning the object itself, or of counters on it."""
        fitting(part, scope.this, PERMANENTS)
        if isinstance(part, CounterCost):
            self.counter, self.counters = part.counter, 1
        elif isinstance(part, CountersCost):
            demand(part.count > 1, part, "count", "expected 2 or more", cause="word-count")
            self.counter, self.counters = part.counter, part.count
        self.remove_this = self.remove_this or isinstance(part, RemoveThisCost)
        self.return_this = self.return_this or isinstance(part, ReturnThisCost)

    def _part(self, part: Cost, scope: Scope, bare: Scope, asked: bool) -> None:
        """Compile a part of the cost that is no mana; mana is left out.

        `scope` is that of the ability, `bare` one in which nothing can be referred to. `asked` is whether an
        effect asks for the payment.
        """
        if isinstance(part, SacrificeCost):
            self._sacrifices(part, scope, bare)
        elif isinstance(part, DiscardCost):
            self.discard = Filter(part.what, bare, HAND)
            self.random = part.random
            self.discard_x = part.x
            self.discards = 0 if part.x else counted(part)
        elif isinstance(part, LifeCost):
            self.life = number(part.amount, bare)
        elif isinstance(part, TapCost):
            self.tap_other = self._taps(part, bare)
        elif isinstance(part, ReturnCost):
            self.give_back = Filter(part.what, bare, PERMANENTS)
            yours_or_any(self.give_back, part.what)
            self.gives_back = part.count
            demand(part.count > 0, part, "count", "expected 1 or more", cause="word-count")
        elif isinstance(part, RemoveCost):
            self.remove = self._removes(part, bare)
        elif isinstance(part, RemoveTopCost):
            self.remove, self.removes, self.top = Filter(part.what, bare, GRAVEYARD), 1, True
            yours_or_any(self.remove, part.what)
        elif isinstance(part, GraveyardCost):
            self.remove_all = True
        elif isinstance(part, HandCost):
            self.discard_all = True
        elif isinstance(part, RemoveThisCost | CounterCost | CountersCost | ReturnThisCost):
            self._of_itself(part, scope)
        elif isinstance(part, RemoveHeldCost):
            self.discard = Filter(part.what, bare, HAND)
            self.discards, self.exiles = 1, True
        elif isinstance(part, DamageCost):
            absent(part, asked)
            self.damage = part.amount
            demand(part.amount > 0, part, "amount", "expected 1 or more", cause="word-count")

    @property
    def xs(self) -> bool:
        """Whether X is the number of permanents or cards given up (MTG8-CR-X-2)."""
        return self.sacrifice_x or self.discard_x or self.remove_x

    @property
    def gives_itself(self) -> bool:
        """Whether the object itself leaves play for the price, so that it cannot be given up twice."""
        return self.sacrifice_this or self.remove_this or self.return_this

    @property
    def gives_up(self) -> bool:
        """Whether permanents leave play for the price, so that they cannot be given up for mana besides."""
        return (
            self.sacrifice is not None or self.give_back is not None or self.remove_this or self.return_this
        )

    def _more(self) -> bool:
        """Whether the price has more parts than tapping."""
        parts = (self.sacrifice, self.discard, self.life, self.tap_other, self.remove, self.give_back)
        whole = self.remove_all or self.discard_all or self.remove_this or self.return_this or self.counter
        return (
            self.mana.value > 0
            or self.sacrifice_this
            or bool(whole)
            or any(part is not None for part in parts)
        )

    def _sacrifices(self, part: SacrificeCost, scope: Scope, bare: Scope) -> None:
        """Compile the cost of sacrificing permanents, or the object itself.

        `scope` is that of the ability, `bare` one in which nothing can be referred to, but what was chosen
        as the object came into play.
        """
        if isinstance(part.what, This):
            self.sacrifice_this = True
            fitting(part.what, scope.this, PERMANENTS)
            return
        bare.chosen = scope.entered
        self.sacrifice = Filter(part.what, bare, PERMANENTS)
        bare.chosen = ""
        self.sacrifice_x = part.x
        self.sacrifices = 0 if part.x else counted(part)
        yours_or_any(self.sacrifice, part.what)

    def _taps(self, part: TapCost, scope: Scope) -> Filter:
        """Compile the cost of tapping other permanents.

        Stores how many are tapped, and returns the filter that they must fit.
        """
        others = Filter(part.what, scope, PERMANENTS)
        yours_or_any(others, part.what)
        self.taps = part.count
        alone = self.taps == 1 or (self.taps > 1 and not self.mana.value)
        message = "several are tapped only where no mana is paid"
        demand(alone, part, "count", message, cause="card-taps")
        untapped = others.tapped < 0
        demand(untapped, part.what, "tapped", "what is tapped is untapped", cause="word-untapped")
        return others

    def _removes(self, part: RemoveCost, scope: Scope) -> Filter:
        """Compile the cost of removing cards in the graveyard from the game.

        Stores their number, and returns the filter that the cards must fit.
        """
        buried = Filter(part.what, scope, GRAVEYARD)
        yours_or_any(buried, part.what)
        self.remove_x = part.x
        self.to_bottom = part.to == "bottom"
        demand(not (self.to_bottom and part.x), part, "x", "X is not chosen here", cause="word-x")
        self.removes = 0 if part.x else counted(part)
        return buried
