"""The slow interpreter of card words: whether costs can be paid, what is chosen, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimorio.games.magic.words import (
    DiscardCost,
    LifeCost,
    SacrificeCost,
    TapCost,
    That,
    This,
)
from tests.games.magic.slow.nouns import Ability, Ref
from tests.games.slow_reading import NotRead

SYMBOLS = "WUBRG"


class Bill:
    """All parts of a cost that one player pays."""

    def __init__(self, payer: Ability, cost: tuple[Any, ...]) -> None:
        for part in cost:
            if not isinstance(part, str | TapCost | DiscardCost | LifeCost | SacrificeCost):
                raise NotRead(f"{type(part).__name__}, such as cards removed or returned as a cost")
        self.payer = payer
        self.cost = cost
        self.w = payer.world
        self.symbols = "".join(part for part in cost if isinstance(part, str))
        self.tap = "{T}" in self.symbols

    def part(self, kind: type) -> Any:
        """The part of the cost of this class, or None."""
        return next((part for part in self.cost if isinstance(part, kind)), None)

    def mine(self, what: That) -> list[Ref]:
        """Those things that fit the noun and that the payer controls."""
        refs = self.payer.all(what)
        return [ref for ref in refs if self.w.things[str(ref)].controller == self.payer.you]

    def untapped(self, what: That) -> list[Ref]:
        refs = [ref for ref in self.mine(what) if not self.w.things[str(ref)].tapped]
        return [ref for ref in refs if not (self.tap and ref == self.payer.this)]

    def cards(self, what: That) -> list[str]:
        return [name for name in self.w.hand[self.payer.you] if self.payer.fits(what, name)]

    def count(self, part: Any) -> int:
        """How many permanents or cards a part of the cost gives up."""
        return self.payer.x if part.x else int(part.count)

    def givable(self, part: Any) -> Sequence[Ref]:
        """The permanents or cards that could be given up for a part of the cost whose number is X."""
        return self.mine(part.what) if isinstance(part, SacrificeCost) else self.cards(part.what)

    def can_give(self, gift: SacrificeCost) -> bool:
        if isinstance(gift.what, This):
            this = self.payer.this
            return this in self.w.play and self.w.things[this].controller == self.payer.you
        return len(self.mine(gift.what)) >= self.count(gift)

    def able(self) -> bool:
        """Whether the whole cost can be paid; there is always enough mana."""
        tap, discard, life, gift = map(self.part, (TapCost, DiscardCost, LifeCost, SacrificeCost))
        this = self.w.things[self.payer.this]
        enough = (
            not self.tap or (self.payer.this in self.w.play and not this.tapped),
            tap is None or len(self.untapped(tap.what)) >= tap.count,
            discard is None or len(self.cards(discard.what)) >= self.count(discard),
            life is None or self.payer.number(life.amount) <= self.w.life[self.payer.you],
            gift is None or self.can_give(gift),
        )
        return all(enough)

    def pay(self) -> str:
        """Choose what to pay with, then pay; return the name of the first permanent sacrificed, or ""."""
        tap, discard, life, gift = map(self.part, (TapCost, DiscardCost, LifeCost, SacrificeCost))
        seat = self.payer.you
        tapped = (
            self.payer.pick(seat, "cost-tap", self.untapped(tap.what), tap.count, tap.count) if tap else []
        )
        gone: list[str] = []
        if discard is not None:
            cards, count = self.cards(discard.what), self.count(discard)
            if discard.random and len(cards) > count:
                raise NotRead("cards discarded at random")
            gone = cards
            if not discard.random:
                gone = self.payer.pick_cards(seat, "cost-discard", cards, count, count)
        given: list[Ref] = []
        if gift is not None and isinstance(gift.what, This):
            given = [self.payer.this]
        elif gift is not None:
            count = self.count(gift)
            given = self.payer.pick(seat, "cost-sacrifice", self.mine(gift.what), count, count)
        self.mana()
        for name in [*tapped, *([self.payer.this] if self.tap else [])]:
            self.w.tap(str(name))
        if life is not None:
            self.w.life[seat] -= self.payer.number(life.amount)
        for card in gone:
            self.w.take(card)
            self.w.put(card, "graveyard")
            self.w.hear("discard", seat, 0)
        for name in given:
            self.w.leave(str(name), "graveyard")
        return str(given[0]) if given else ""

    def mana(self) -> None:
        """Pay the mana from the pool; generic mana is paid with colourless mana first."""
        pool = self.w.pool[self.payer.you]
        for symbol in self.symbols.replace("{T}", "").strip("{}").split("}{"):
            if symbol in SYMBOLS and symbol:
                pool[SYMBOLS.index(symbol)] -= 1
            elif symbol:
                pool[5] -= int(symbol)
