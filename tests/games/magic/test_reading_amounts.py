"""Reading of amounts and nouns in today's spellings: the words are the same as for the usual spelling."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import Read, read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import Card
from tests.games.magic.odd import sorcery as card_of
from tests.games.magic.odd import wrong

GOBLINS = "the number of Goblins in play"


def sorcery(said: str) -> Read:
    return read_card("Test Rite", "{1}{R}", "Sorcery", said)


def read(said: str) -> Card:
    found = sorcery(said)
    assert found.card is not None, found.refused
    return found.card


ALIKE = (
    ("You gain 1 life for each Goblin in play.", f"You gain life equal to {GOBLINS}."),
    ("You gain 1 life for each Goblin in play.", f"You gain X life, where X is {GOBLINS}."),
    ("Draw a card for each Goblin in play.", f"Draw X cards, where X is {GOBLINS}."),
    (
        f"Test Rite deals damage equal to {GOBLINS} to target creature and damage equal to {GOBLINS} to you.",
        f"Test Rite deals X damage to target creature and X damage to you, where X is {GOBLINS}.",
    ),
    (
        "Draw a card for each Goblin in play. You lose 1 life for each Goblin in play.",
        f"You draw X cards and you lose X life, where X is {GOBLINS}.",
    ),
    (
        "Target creature gets -1/-1 until end of turn for each Goblin in play.",
        f"Target creature gets -X/-X until end of turn, where X is {GOBLINS}.",
    ),
    ("Destroy target Goblin.", "Destroy target Goblin creature."),
    (
        "Two target creatures get +2/+2 until end of turn.",
        "Two target creatures each get +2/+2 until end of turn.",
    ),
    (
        "Test Rite deals 2 damage to two target creatures.",
        "Test Rite deals 2 damage to each of two target creatures.",
    ),
)


def test_amounts_may_be_spelled_in_three_ways_and_are_told_in_one() -> None:
    for usual, other in ALIKE[:5] + ALIKE[6:]:
        assert text(read(usual), "en") == [usual] and read(other) == read(usual), other


PRONOUNS = (
    (
        "Whenever a creature blocks, Test Beast deals 1 damage to its controller.",
        "Whenever a creature blocks, Test Beast deals 1 damage to that creature's controller.",
    ),
    (
        "Whenever a Goblin you control becomes the target of a spell or ability, that Goblin gets +0/+2 "
        "until end of turn.",
        "Whenever a Goblin creature you control becomes the target of a spell or ability, it gets +0/+2 "
        "until end of turn.",
    ),
    (
        "{1}, Sacrifice a Goblin: You gain life equal to the sacrificed Goblin's toughness.",
        "{1}, Sacrifice a Goblin creature: You gain life equal to the sacrificed creature's toughness.",
    ),
)


def test_what_a_pronoun_of_today_means_is_told_as_in_2003() -> None:
    for usual, other in PRONOUNS:
        cards = [
            read_card("Test Beast", "{G}", "Creature - Beast", said, ("1", "1")) for said in (usual, other)
        ]
        assert cards[0].card is not None and text(cards[0].card, "en") == [usual], cards[0].refused
        assert cards[1].card == cards[0].card, cards[1].refused
    usual = "Untap target creature. That creature gets +2/+4 until end of turn."
    assert text(read(usual), "en") == [usual]
    assert read(usual) == read("Untap target creature. It gets +2/+4 until end of turn.")
    usual = "Counter target spell. That spell's controller loses 3 life."
    assert read(usual) == read("Counter target spell. Its controller loses 3 life.")


def test_an_amount_that_is_not_the_one_told_is_refused() -> None:
    assert sorcery(f"You gain X life, where Y is {GOBLINS}.").card is None
    assert sorcery(f"Draw a card, where X is {GOBLINS}.").card is None
    assert sorcery(f"You gain 2 life, where X is {GOBLINS}.").card is None


@pytest.mark.rule("MTG8-GLOSS-Effetto")
def test_a_count_may_be_negative_for_a_change_of_size_alone() -> None:
    card = read(ALIKE[5][0])
    assert text(card, "en") == [ALIKE[5][0]]
    assert text(card, "it") == [
        "La creatura bersaglio prende -1/-1 fino alla fine del turno per ogni Goblin in gioco."
    ]
    [spell] = card.text
    [gets] = spell.effects  # type: ignore[union-attr]
    from grimorio.games.magic.words import Draw

    [(field, cause)] = wrong(card_of(Draw(gets.power)))
    assert field.endswith("Count.times") and cause == "word-count"


def test_creatures_with_a_quality_and_players_are_told_apart() -> None:
    card = read("Test Rite deals 1 damage to each creature with flying and each player.")
    assert text(card, "it") == [
        "Il Test Rite infligge 1 danno a ogni creatura con volare e a ogni giocatore."
    ]
    assert text(card, "fr") == [
        "Le Test Rite inflige 1 blessure à chaque créature avec le vol et à chaque joueur."
    ]


def test_a_target_of_the_player_of_the_event_is_told_in_three_languages() -> None:
    said = (
        "Whenever Test Imp deals combat damage to a player, you may have it deal 1 damage to target creature "
    )
    said += "that player controls."
    found = read_card("Test Imp", "{R}", "Creature - Imp", said, ("1", "1")).card
    assert found is not None and text(found, "en") == [said]
    assert "una creatura bersaglio che quel giocatore controlla" in text(found, "it")[0]
    assert "la créature ciblée que ce joueur contrôle" in text(found, "fr")[0]
