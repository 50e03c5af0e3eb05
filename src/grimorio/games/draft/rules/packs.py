"""How packs are filled: card by card, at random from the cards that the pack may still get."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.rules.events import Deal
from grimorio.games.draft.rules.things import Pack, packs
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

RULE = "MTG8-GLOSS-Rarita"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing(Frame):
    """The frame in which chance fills packs, each with as many cards of each rarity as the set says.

    The cards of a rarity differ from each other within a pack. A cube's cards are dealt from its copies.

    Attributes:
        keys: the ids of the packs.
        at: the index of the pack that is being filled.
        slot: the index of the card that comes next.
    """

    FIELDS = ("keys", "at", "slot")

    def __init__(self, keys: tuple[int, ...]) -> None:
        super().__init__(Dealing.draw)
        self.keys = keys
        self.at = 0
        self.slot = 0

    def draw(self, p: Position) -> None:
        """MTG8-GLOSS-Rarita: draw the next card among those of its rarity that the pack does not have."""
        if self.at == len(self.keys):
            p.finish()
            return
        book: Book = p.book
        pack: Pack = p.things[self.keys[self.at]]
        rarity = book.products[pack.product].slots[self.slot]
        self.step = Dealing.put
        left = drawable(p, pack, rarity)
        options: tuple[Option, ...] = tuple([("card", card) for card in left])
        p.chance("card", options, tuple(left.values()), RULE)

    def put(self, p: Position) -> None:
        """Put the card that was drawn into the pack."""
        book: Book = p.book
        key = self.keys[self.at]
        pack: Pack = p.things[key]
        self.slot += 1
        if self.slot == len(book.products[pack.product].slots):
            self.slot = 0
            self.at += 1
        self.step = Dealing.draw
        p.emit(Deal(key, str(self.answer[1]), RULE))


def drawable(p: Position, pack: Pack, rarity: str) -> dict[str, int]:
    """The cards of a rarity that may be dealt into a pack, with their weights."""
    book: Book = p.book
    copies = book.copies(pack.product)
    if copies is None:
        inside = set(pack.cards)
        return {card: 1 for card in book.sheet(pack.product, rarity) if card not in inside}
    return undealt(p, book.products[pack.product].source, copies)


def undealt(p: Position, source: int, copies: dict[str, int]) -> dict[str, int]:
    """How many copies of each card of a cube are in no pack; cards without such copies are left out.

    Args:
        p: the position.
        source: the index of the cube in `Book.sets`.
        copies: the number of copies in the whole cube, by the name of the card.
    """
    book: Book = p.book
    dealt: Counter[str] = Counter()
    for pack in packs(p):
        if book.products[pack.product].source == source:
            dealt.update(pack.cards)
    return {card: count - dealt[card] for card, count in copies.items() if count > dealt[card]}
