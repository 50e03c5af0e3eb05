"""The pool of a player in Limited: the cards received, out of which a deck is built (MTG8-6.LIM-1).

A pool is a deck without a sideboard, and is saved as a deck file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from grimorio.decks.deck import Deck
from grimorio.kernel.faults import Fault
from grimorio.kernel.sizes import quoted


def built(pool: Deck, main: Iterable[str], lands: Collection[str], name: str = "") -> Deck:
    """The deck with some cards of a pool; all other cards of the pool are its sideboard (MTG8-6.LIM-2).

    Args:
        pool: the cards received, as main cards.
        main: the cards of the deck, each named once for each copy.
        lands: the basic lands, of which a deck may have any number.
        name: the name of the deck.

    Raises:
        ValueError: the deck has more copies of a card, other than a basic land, than the pool. The size of
            the deck is not checked.
    """
    wanted, left = list(main), Counter(pool.cards())
    for card in wanted:
        if left[card]:
            left[card] -= 1
        elif card not in lands:
            copies = Counter(pool.cards())[card]
            problem = "expected at most {most} of {card}, found {found}"
            raise Fault(problem, "deck-most-of", most=copies, card=quoted(card), found=wanted.count(card))
    return Deck.of(name, wanted, [card for card in dict.fromkeys(pool.cards()) for _ in range(left[card])])
