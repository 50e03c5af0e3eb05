"""The ready decks of the formats: legal, of this program's own, and played by bots."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from grimorio.bots import Sight, make_bot
from grimorio.decks import write
from grimorio.events.formats import checked, known
from grimorio.games.magic import period
from grimorio.games.magic.deck import OF_FORMATS, Product, colors, products, ready
from grimorio.games.magic.game import Magic
from grimorio.games.magic.sets import MagicPrintings
from grimorio.kernel import Luck, Position, Setup
from tests.fuzzing import each_seed

DECKS = [each for each in ready() if each.kind in OF_FORMATS]
PLAYS = MagicPrintings().plays


@pytest.mark.parametrize("each", DECKS, ids=lambda each: each.deck.name)
@pytest.mark.rule("MTG8-6.CON-2", "MTG8-6.STD-1", "MTG8-6.BLK-1")
def test_a_ready_deck_is_legal_in_its_format_and_can_be_played(each: Product) -> None:
    deck, faults = checked(known()[each.kind], write(each.deck))
    assert deck is not None and not faults
    assert sum(count for count, _ in deck.main) == 60 and sum(count for count, _ in deck.sideboard) == 15
    assert all(PLAYS(card) for _, card in deck.main + deck.sideboard)


def test_each_format_has_five_decks_and_every_colour() -> None:
    assert Counter(each.kind for each in DECKS) == dict.fromkeys(OF_FORMATS, 5)
    for format in OF_FORMATS:
        assert {color for each in DECKS if each.kind == format for color in colors(each.deck)} == {
            "white",
            "blue",
            "black",
            "red",
            "green",
        }
    assert len({each.deck.name for each in (*products(), *ready())}) == len({*products(), *ready()})


def played_by_greedy(main: list[list[list[int | str]]], seed: int, decisions: int) -> Position:
    """Let `greedy` play a game with two lists of `[COUNT, CARD]`, for a number of decisions."""
    magic = Magic()
    decks = [{"name": f"Deck {seat}", "main": cards} for seat, cards in enumerate(main)]
    position = magic.start(Setup("magic", 2, seed, cards={"decks": decks}))
    bots = [make_bot("greedy", magic, seed + seat) for seat in range(2)]
    for _ in range(decisions):
        if position.over:
            break
        choice = position.choice
        option = bots[choice.seat].choose(
            Sight(position, choice.seat), partial(position.imagine, choice.seat)
        )
        position.answer(option, choice.number)
    return position


def of_any_cards(seed: int, decisions: int) -> None:
    luck, listed = Luck(seed), period.playable()
    lands: list[list[int | str]] = [[5, name] for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    drawn = [[[2, listed[luck.below(len(listed))]] for _ in range(18)] for _ in range(2)]
    played_by_greedy([[*lands, *cards] for cards in drawn], seed, decisions)


def test_greedy_plays_any_cards_of_the_blocks() -> None:
    each_seed(2, lambda seed: of_any_cards(seed, 150))


@pytest.mark.deep
def test_greedy_plays_many_cards_of_the_blocks_to_the_end() -> None:
    each_seed(24, lambda seed: of_any_cards(seed, 10_000))


@pytest.mark.deep
@pytest.mark.parametrize("format", OF_FORMATS)
def test_greedy_plays_the_ready_decks_of_a_format_to_the_end(format: str) -> None:
    decks = [[list(entry) for entry in each.deck.main] for each in DECKS if each.kind == format]
    for seat, deck in enumerate(decks):
        assert played_by_greedy([deck, decks[seat - 1]], seat, 10_000).over
