"""The set and the options of a draft, as the rules read them."""

from __future__ import annotations

from typing import Final

from grimorio.decks.card_set import CardSet, Contents
from grimorio.games.draft.options import BOOSTER, ROCHESTER, SEALED
from grimorio.kernel import SetupError

BOOSTERS: Final = 3
"""The number of boosters of each player in a draft (MTG8-6.BD-1)."""

SEALED_BOOSTERS: Final = {"tournament-pack": 2, "boosters": 5}
"""The number of boosters of each player of a Sealed deck, by the option "sealed" (MTG8-6.SEAL-1)."""


class Product:
    """Something that a player opens.

    Attributes:
        name: "booster" or "tournament-pack".
        slots: the rarity of each random card.
        lands: cards that are always in it.
    """

    def __init__(self, name: str, contents: Contents, lands: tuple[str, ...] = ()) -> None:
        self.name = name
        self.slots: tuple[str, ...] = tuple(rarity for rarity, count in contents for _ in range(count))
        self.lands = lands

    @property
    def size(self) -> int:
        """The number of cards in the product."""
        return len(self.slots) + len(self.lands)


class Book:
    """A draft's set and options, compiled.

    Attributes:
        card_set: the set.
        kind: the kind of draft, a value of the option "kind".
        products: what each player opens, in order.
        rarity: the rarity of each card, by name.
        places: the place of each card in the set, by name; packs are sorted by it.
        copies: how many copies of each card there are, for a cube; None for a set without a limit.
    """

    def __init__(self, card_set: CardSet, values: dict[str, str], seats: int) -> None:
        self.card_set = card_set
        self.kind: str = values["kind"]
        booster = Product("booster", card_set.booster)
        count = BOOSTERS
        self.products: tuple[Product, ...] = ()
        if self.kind == SEALED:
            count = SEALED_BOOSTERS[values["sealed"]]
            if values["sealed"] == "tournament-pack":
                lands = tuple(name for name in card_set.lands for _ in range(card_set.tournament_lands))
                self.products = (Product("tournament-pack", card_set.tournament, lands),)
        self.products += (booster,) * count
        self.rarity: dict[str, str] = {card.name: card.rarity for card in card_set.cards}
        self.places: dict[str, int] = {card.name: place for place, card in enumerate(card_set.cards)}
        self.copies: dict[str, int] | None = card_set.copies
        if self.copies is not None:
            wanted = seats * sum(product.size for product in self.products)
            copies = sum(self.copies.values())
            if copies < wanted:
                problem = f"expected at least {wanted} cards for {seats} players, found {copies}"
                raise SetupError("cards.cube.cards", problem)

    def in_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The same cards, sorted into the order of the set."""
        return tuple(sorted(cards, key=self.place))

    def place(self, card: str) -> int:
        """The index of a card in the set; packs are sorted by it."""
        return self.places[card]

    @property
    def open(self) -> bool:
        """Whether everybody sees all cards that are opened (MTG8-6.RD-1)."""
        return self.kind == ROCHESTER

    @property
    def passes(self) -> bool:
        """Whether packs are passed around the table (MTG8-6.BD-1)."""
        return self.kind == BOOSTER
