"""Numbers packed into one integer have room for everything that rules and card files allow."""

from __future__ import annotations

import pytest

from grimorio import games
from grimorio.games.magecraft import gems
from grimorio.games.magecraft.cardset import MOST_ICONS
from grimorio.games.magecraft.situation import BOX_GEMS, boxes
from grimorio.games.magecraft.situation_gems import MOST_GEMS
from grimorio.games.magic import cardset as magic_cardset
from grimorio.games.magic.meaning import book as magic_book
from grimorio.games.magic.ops import effects
from grimorio.games.magic.state import objects
from grimorio.games.magic.words import CREATURE_CARD, Card
from grimorio.games.mickey import cardset as mickey_cardset
from grimorio.games.mickey.rules.board import FACES
from grimorio.games.mickey.situation_diamagics import ALL
from grimorio.kernel import Setup, SetupError
from grimorio.kernel.words import MOST

HOLDS = 127
"""The most gems of one colour, or icons of one kind, that the packed number can hold."""


@pytest.mark.rule("MAGE-COMP-3")
def test_a_pile_holds_all_gems_of_the_boxes() -> None:
    most = max(boxes(seats) for seats in games.get("magecraft").seats)
    every = BOX_GEMS * most
    assert max(gems.named(every).values()) == MOST_GEMS <= HOLDS
    assert gems.total(every) == sum(gems.named(every).values()) < 255
    assert MOST_ICONS <= HOLDS


@pytest.mark.rule("WOM-IT-6.1-1")
def test_diamagics_and_cards_of_mickey_fit() -> None:
    assert ALL <= 255
    book = games.get("mickey").book(Setup("mickey", 2))
    assert len(book.faces) + mickey_cardset.MOST_CARDS <= FACES


def test_more_cards_of_magic_than_a_hand_can_tell_apart_are_refused() -> None:
    found: magic_book.Book = games.get("magic").book(Setup("magic", 2))
    assert len(found.cards) + magic_cardset.MOST_CARDS <= objects.FACE
    assert max(games.get("magic").seats) <= objects.KNOWN
    full = effects.book([Card("A", "{1}", CREATURE_CARD, size=(MOST, MOST))], {})
    full.cards += full.cards * objects.FACE
    with pytest.raises(SetupError, match="cards: expected at most 65536 cards and tokens"):
        full.add(Card("B", "{1}", CREATURE_CARD, size=(MOST, MOST)))
