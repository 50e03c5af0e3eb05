"""The slow interpreter of card words: whether costs can be paid, what is chosen, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.games.magic.words import (
    DiscardCost,
    GraveyardCost,
    HandCost,
    LifeCost,
    RemoveCost,
    RemoveHeldCost,
    RemoveThisCost,
    RemoveTopCost,
    ReturnCost,
    ReturnThisCost,
    SacrificeCost,
    TapCost,
    That,
    This,
)
from tests.games.magic.slow.nouns import ORDER, Ability, Ref
from tests.games.slow_reading import NotRead

SYMBOLS = "WUBRG"
OF_THIS: Final = (RemoveThisCost, ReturnThisCost)
"""The costs by which the object itself leaves play, besides its sacrifice."""
READ: Final = (
    *(TapCost, DiscardCost, LifeCost, SacrificeCost, GraveyardCost, HandCost, RemoveCost, RemoveHeldCost),
    *(RemoveTopCost, ReturnCost, *OF_THIS),
)
"""The classes of costs, besides mana, that the slow interpreter reads."""


class Bill:
    """All parts of a cost that one player pays."""

    def __init__(self, payer: Ability, cost: tuple[Any, ...], times: int = 1) -> None:
        """Take a cost that is paid so many `times`, as for cumulative upkeep."""
        for part in cost:
            if not isinstance(part, (str, *READ)):
                raise NotRead(f"{type(part).__name__}, such as counters taken off as a cost")
        self.payer = payer
        self.times = times
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

    def others(self, what: That) -> list[Ref]:
        """Those of `mine` that can leave play for the cost: the object itself leaves once."""
        return [ref for ref in self.mine(what) if not (self.gives_itself() and ref == self.payer.this)]

    def gift(self) -> SacrificeCost | None:
        """The part of the cost for which permanents that a noun means are sacrificed, or None."""
        gifts = [part for part in self.cost if isinstance(part, SacrificeCost)]
        return next((part for part in gifts if not isinstance(part.what, This)), None)

    def sacrifices_itself(self) -> bool:
        """Whether the object itself is sacrificed for the cost."""
        return any(isinstance(part, SacrificeCost) and isinstance(part.what, This) for part in self.cost)

    def untapped(self, what: That) -> list[Ref]:
        refs = [ref for ref in self.mine(what) if not self.w.things[str(ref)].tapped]
        return [ref for ref in refs if not (self.tap and ref == self.payer.this)]

    def cards(self, what: That) -> list[str]:
        return [name for name in self.w.hand[self.payer.you] if self.payer.fits(what, name)]

    def count(self, part: Any) -> int:
        """How many permanents or cards a part of the cost gives up."""
        return self.payer.x if getattr(part, "x", False) else int(getattr(part, "count", 1)) * self.times

    def givable(self, part: Any) -> Sequence[Ref]:
        """The permanents or cards that could be given up for a part of the cost whose number is X."""
        if isinstance(part, RemoveCost):
            return self.buried(part)
        return self.others(part.what) if isinstance(part, SacrificeCost) else self.cards(part.what)

    def buried(self, part: RemoveCost | RemoveTopCost) -> list[Ref]:
        """The cards in the payer's graveyard that fit a part of the cost; of `RemoveTopCost` the topmost."""
        yard = [name for name in self.w.graveyard[self.payer.you] if name != self.payer.this]
        found: list[Ref] = [name for name in yard if self.payer.fits(part.what, name)]
        return found[:1] if isinstance(part, RemoveTopCost) else found

    def able(self) -> bool:
        """Whether the whole cost can be paid; there is always enough mana."""
        tap, discard, life = map(self.part, (TapCost, DiscardCost, LifeCost))
        held, back, gift = self.part(RemoveHeldCost), self.part(ReturnCost), self.gift()
        this = self.w.things[self.payer.this]
        mine = self.payer.this in self.w.play and this.controller == self.payer.you
        enough = (
            not self.tap or (self.payer.this in self.w.play and not this.tapped),
            self.times == 1 or not (self.tap or self.gives_itself()),
            tap is None or len(self.untapped(tap.what)) >= self.count(tap),
            discard is None or len(self.cards(discard.what)) >= self.count(discard),
            held is None or len(self.cards(held.what)) >= self.times,
            life is None or self.payer.number(life.amount) * self.times <= self.w.life[self.payer.you],
            gift is None or len(self.others(gift.what)) >= self.count(gift),
            back is None or len(self.others(back.what)) >= self.count(back),
            all(len(self.buried(part)) >= self.count(part) for part in self.removed()),
            mine or not self.gives_itself(),
        )
        return all(enough)

    def gives_itself(self) -> bool:
        """Whether the object itself leaves play for the cost."""
        return self.sacrifices_itself() or any(map(self.part, OF_THIS))

    def removed(self) -> list[RemoveCost | RemoveTopCost]:
        """The parts of the cost for which cards in the graveyard are removed."""
        return [part for part in self.cost if isinstance(part, RemoveCost | RemoveTopCost)]

    def pay(self) -> str:
        """Choose what to pay with, then pay; return the name of the first permanent sacrificed, or ""."""
        tap, life, back, gift = *map(self.part, (TapCost, LifeCost, ReturnCost)), self.gift()
        seat = self.payer.you
        tapped = self.chosen("cost-tap", self.untapped(tap.what), self.count(tap)) if tap else []
        gone, to = self.given_cards()
        given = self.chosen("cost-sacrifice", self.others(gift.what), self.count(gift)) if gift else []
        given += [self.payer.this] if self.sacrifices_itself() else []
        buried = [ref for part in self.removed() for ref in self.chosen_buried(part)]
        returned = self.chosen("cost-return", self.others(back.what), self.count(back)) if back else []
        self.mana()
        for name in [*tapped, *([self.payer.this] if self.tap else [])]:
            self.w.tap(str(name))
        if life is not None:
            self.w.life[seat] -= self.payer.number(life.amount) * self.times
        for card in gone:
            self.w.take(card)
            self.w.put(card, to)
            if to == "graveyard":
                self.w.hear("discard", seat, 0)
        for name in given:
            self.w.leave(str(name), "graveyard")
        for name in returned:
            self.w.leave(str(name), "hand")
        for part in OF_THIS:
            if self.part(part) is not None:
                self.w.leave(self.payer.this, "removed" if part is RemoveThisCost else "hand")
        if self.part(GraveyardCost) is not None:
            buried = [*self.w.graveyard[seat]]
        for name in buried:
            self.w.take(str(name))
            bottom = any(isinstance(part, RemoveCost) and part.to == "bottom" for part in self.cost)
            self.w.put(str(name), "bottom" if bottom else "removed")
        return str(given[0]) if given else ""

    def chosen(self, ask: str, refs: list[Ref], count: int) -> list[Ref]:
        """Exactly `count` things, which the payer chooses."""
        return self.payer.pick(self.payer.you, ask, refs, count, count)

    def given_cards(self) -> tuple[list[str], str]:
        """The cards of the hand that are given up, and where they go."""
        held, discard = self.part(RemoveHeldCost), self.part(DiscardCost)
        if self.part(HandCost) is not None:
            return sorted(self.w.hand[self.payer.you], key=lambda name: ORDER.get(name, 99)), "graveyard"
        part = held or discard
        if part is None:
            return [], ""
        cards, count = self.cards(part.what), self.count(part)
        if getattr(part, "random", False):
            if count and len(cards) > 1:
                raise NotRead("cards discarded at random")
            return cards[:count], "graveyard"
        ask = "cost-discard" if held is None else "cost-exile"
        return self.payer.pick_cards(self.payer.you, ask, cards, count, count), (
            "graveyard" if held is None else "removed"
        )

    def chosen_buried(self, part: RemoveCost | RemoveTopCost) -> list[Ref]:
        """The cards of the graveyard that are removed; for the bottom of the library one after another."""
        if isinstance(part, RemoveCost) and part.to == "bottom":
            found: list[Ref] = []
            for _ in range(self.count(part)):
                left = [ref for ref in self.buried(part) if ref not in found]
                found += self.chosen("cost-remove", left, 1)
            return found
        return self.chosen("cost-remove", self.buried(part), self.count(part))

    def mana(self) -> None:
        """Pay the mana from the pool; generic mana is paid with colourless mana first."""
        pool = self.w.pool[self.payer.you]
        for symbol in self.symbols.replace("{T}", "").strip("{}").split("}{"):
            if symbol in SYMBOLS and symbol:
                pool[SYMBOLS.index(symbol)] -= self.times
            elif symbol:
                pool[5] -= int(symbol) * self.times
