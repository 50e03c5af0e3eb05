"""The set and the options of a draft, as the rules read them."""

from __future__ import annotations

from typing import Final

from grimorio.decks.card_set import CardSet, Contents
from grimorio.games.draft.options import BOOSTER, ROCHESTER, SEALED, SECRET
from grimorio.kernel import SetupError

BOOSTERS: Final = 3
"""The number of boosters of each player in a draft (MTG8-6.BD-1)."""

SEALED_BOOSTERS: Final = {"tournament-pack": 2, "boosters": 5}
"""The number of boosters of each player of a Sealed deck, by the option "sealed" (MTG8-6.SEAL-1)."""


class Product:
    """Something that a player opens.

    Attributes:
        name: "booster" or "tournament-pack".
        source: the index in `Book.sets` of the set that its cards are from.
        slots: the rarity of each random card.
        lands: cards that are always in it.
    """

    def __init__(self, name: str, source: int, contents: Contents, lands: tuple[str, ...] = ()) -> None:
        self.name = name
        self.source = source
        self.slots: tuple[str, ...] = tuple(rarity for rarity, count in contents for _ in range(count))
        self.lands = lands

    @property
    def size(self) -> int:
        """The number of cards in the product."""
        return len(self.slots) + len(self.lands)


class Book:
    """A draft's sets and options, compiled.

    Args:
        sets: the set of each pack that a player opens, in order; or one set for all packs.
        values: the value of each option, by name.
        seats: the number of players.

    Attributes:
        sets: the sets of the draft, each once.
        code: the code of the set; of several packs with different sets their codes, such as "ONS-LGN-SCG".
        kind: the kind of draft, a value of the option "kind".
        secret: whether pools and packs stay hidden at the end.
        products: what each player opens, in order.
        rarities: for each of `sets`, the rarity of each card, by name.
        places: the place of each card in the sets, by name; packs are sorted by it.

    Raises:
        SetupError: there are more or fewer sets than packs, or a cube has too few cards.
    """

    def __init__(self, sets: tuple[CardSet, ...], values: dict[str, str], seats: int) -> None:
        self.kind: str = values["kind"]
        self.secret: bool = values["pools"] == SECRET
        names = _product_names(values)
        if len(sets) not in (1, len(names)):
            problem = "expected {wanted}, one for each pack of a player, found {found}"
            raise SetupError("cards.packs", problem, "draft-each-pack", wanted=len(names), found=len(sets))
        packs = sets * len(names) if len(sets) == 1 else sets
        self.sets: tuple[CardSet, ...] = _each_once(sets)
        self.code: str = "-".join([card_set.code for card_set in sets])
        self.products: tuple[Product, ...] = tuple(
            [
                _product(name, self.sets.index(card_set), card_set)
                for name, card_set in zip(names, packs, strict=True)
            ]
        )
        self.rarities: list[dict[str, str]] = [
            {card.name: card.rarity for card in card_set.cards} for card_set in self.sets
        ]
        cards = dict.fromkeys([card.name for card_set in self.sets for card in card_set.cards])
        self.places: dict[str, int] = {card: place for place, card in enumerate(cards)}
        for number, card_set in enumerate(self.sets):
            self._check_copies(number, card_set, seats)

    def _check_copies(self, number: int, card_set: CardSet, seats: int) -> None:
        if card_set.copies is None:
            return
        wanted = seats * sum([product.size for product in self.products if product.source == number])
        copies = sum(card_set.copies.values())
        if copies < wanted:
            problem = "expected at least {wanted} cards for {seats} players, found {found}"
            counts = {"wanted": wanted, "seats": seats, "found": copies}
            raise SetupError("cards.cube.cards", problem, "draft-cube-small", **counts)

    def copies(self, product: int) -> dict[str, int] | None:
        """How many copies of each card there are to open in a product, by name; None where there is no limit.

        Only a cube has a limit; a set has none. `product` is an index of `products`.
        """
        return self.sets[self.products[product].source].copies

    def sheet(self, product: int, rarity: str) -> tuple[str, ...]:
        """The names of the cards of a rarity in the set of a product (an index of `products`)."""
        return self.sets[self.products[product].source].sheets[rarity]

    def in_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The same cards, sorted in the order in which the lists of their sets name them."""
        return tuple(sorted(cards, key=self.place))

    def place(self, card: str) -> int:
        """The index of a card in the sets; packs are sorted by it."""
        return self.places[card]

    @property
    def open(self) -> bool:
        """Whether everybody sees all cards that are opened (MTG8-6.RD-1)."""
        return self.kind == ROCHESTER

    @property
    def passes(self) -> bool:
        """Whether packs are passed around the table (MTG8-6.BD-1)."""
        return self.kind == BOOSTER


def _product_names(values: dict[str, str]) -> tuple[str, ...]:
    """The names of the products that each player opens, in order, such as ("booster", "booster", "booster").

    `values` has the values of the options, which decide this.
    """
    if values["kind"] != SEALED:
        return ("booster",) * BOOSTERS
    boosters = ("booster",) * SEALED_BOOSTERS[values["sealed"]]
    return ("tournament-pack", *boosters) if values["sealed"] == "tournament-pack" else boosters


def _product(name: str, source: int, card_set: CardSet) -> Product:
    """The product of a set with this name: "booster" or "tournament-pack".

    `source` is the set's index in `Book.sets`. Raises SetupError: the set has no tournament packs.
    """
    if name == "booster":
        return Product(name, source, card_set.booster)
    if not card_set.tournament:
        raise SetupError(
            "cards", f"{card_set.code} has no tournament packs", cause="tournament", found=card_set.code
        )
    lands = tuple(land for land in card_set.lands for _ in range(card_set.tournament_lands))
    return Product(name, source, card_set.tournament, lands)


def _each_once(sets: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """The sets in the order of their first appearance, each only once; a cube named twice is one cube."""
    distinct: list[CardSet] = []
    for card_set in sets:
        if card_set not in distinct:
            distinct.append(card_set)
    return tuple(distinct)
