"""Tests of what is printed on the 357 cards besides their text, such as numbers, rarities and colours."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio.games.magic.names import RARITIES, Fact, UnknownCard, fact, facts, names

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def colors(card: Fact) -> str:
    return " ".join(card.colors)


@pytest.mark.rule("MTG8-1.CARD-8", "MTG8-GLOSS-Numero_di_collezione")
def test_each_number_stands_on_one_card() -> None:
    assert [card.number for card in facts()] == [
        *map(str, range(1, 351)),
        *(f"S{number}" for number in range(1, 8)),
    ]
    assert fact("Crossbow Infantry").number == "15"
    assert {card.number for card in facts() if card.box_set_only} == {f"S{n}" for n in range(1, 8)}


def test_342_cards_of_which_five_have_four_printings() -> None:
    printings = Counter(card.name for card in facts())
    assert len(printings) == 342
    assert {name for name, count in printings.items() if count > 1} == set(BASICS)
    assert all(printings[name] == 4 for name in BASICS)
    assert names() == tuple(printings)
    assert (names()[0], names()[-1]) == ("Angel of Mercy", "Silverback Ape")


@pytest.mark.rule("MTG8-1.CARD-6", "MTG8-GLOSS-Rarita")
def test_the_rarities_and_colours_of_the_350() -> None:
    """Each colour has 58 cards: 22 common, 18 uncommon, 18 rare; a card without rarity is a basic land."""
    assert {card.rarity for card in facts()} == set(RARITIES) and RARITIES[:3] == (
        "common",
        "uncommon",
        "rare",
    )
    assert {card.name for card in facts() if card.rarity == RARITIES[3]} == set(BASICS)
    main = [card for card in facts() if not card.box_set_only]
    counts = Counter((colors(card), card.rarity) for card in main)
    for color in ("white", "blue", "black", "red", "green"):
        assert [counts[color, rarity] for rarity in RARITIES] == [22, 18, 18, 0]
    assert [counts["", rarity] for rarity in RARITIES] == [0, 20, 20, 20]


def test_some_cards_whole() -> None:
    king = fact("Goblin King")
    assert king.names == {"en": "Goblin King", "it": "Re dei Goblin", "fr": "Roi des gobelins"}
    assert (king.cost, king.power, king.toughness, king.rarity) == ("{1}{R}{R}", "2", "2", "rare")
    assert (king.kinds, king.types, king.colors) == (("creature",), ("Lord",), ("red",))
    assert (fact("Lhurgoyf").power, fact("Lhurgoyf").toughness) == ("*", "1+*")
    assert fact("Tundra Wolves").keywords == ("first strike",)
    assert (fact("Plains").cost, fact("Plains").rarity) == ("", "land")
    with pytest.raises(UnknownCard, match="no card 'Goblin Kin'; did you mean 'Goblin King'"):
        fact("Goblin Kin")


@pytest.mark.rule("MTG8-1.CARD-4", "MTG8-1.TYPE-0", "MTG8-GLOSS-Tipo_di_carta")
def test_the_type_line_gives_one_of_six_types_or_artifact_creature() -> None:
    kinds = {card.kinds for card in facts()}
    single = {"artifact", "creature", "enchantment", "instant", "land", "sorcery"}
    assert kinds == {(kind,) for kind in single} | {("artifact", "creature")}


@pytest.mark.rule("MTG8-GLOSS-Tipo_di_creatura-1")
def test_several_words_after_the_dash_are_several_types() -> None:
    assert fact("Aven Flock").types == ("Bird", "Soldier")
    assert fact("Grizzly Bears").types == ("Bear",)
    assert fact("Urza's Power Plant").types == ("Urza's Power-Plant",)
    assert fact("Shock").types == ()


@pytest.mark.rule("MTG8-GLOSS-Tipo_di_creatura-3")
def test_artifact_is_no_creature_type() -> None:
    assert fact("Phyrexian Hulk").kinds == ("artifact", "creature")
    assert fact("Phyrexian Hulk").types == ()


@pytest.mark.rule("MTG8-1.CARD-5")
def test_local_enchantments_say_what_they_go_on() -> None:
    found = Counter(card.enchants for card in facts() if card.enchants)
    assert found == {"creature": 13, "land": 3, "artifact": 1, "permanent": 1}
    assert all(card.kinds == ("enchantment",) for card in facts() if card.enchants)


@pytest.mark.rule("MTG8-1.CARD-9", "MTG8-GLOSS-Costituzione-2")
def test_creatures_and_nothing_else_have_power_and_toughness() -> None:
    for card in facts():
        has = (card.power is not None, card.toughness is not None)
        assert has == ("creature" in card.kinds,) * 2, card.name


@pytest.mark.rule("MTG8-1.LAND-4")
def test_five_lands_are_basic() -> None:
    assert {card.name for card in facts() if card.basic} == set(BASICS)
    assert sum("land" in card.kinds for card in facts()) == 29


@pytest.mark.rule("MTG8-GLOSS-Carta_multicolore")
def test_no_card_has_two_colours() -> None:
    assert max(len(card.colors) for card in facts()) == 1


@pytest.mark.rule("MTG8-GLOSS-Costo_di_mana-2")
def test_what_is_no_artifact_costs_coloured_mana_of_its_colour() -> None:
    letters = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
    for card in facts():
        coloured = {symbol for symbol in card.cost if symbol in "WUBRG"}
        assert coloured == {letters[color] for color in card.colors}
        assert bool(coloured) != bool({"artifact", "land"} & set(card.kinds)), card.name


@pytest.mark.rule("MTG8-GLOSS-Costo_di_mana_convertito")
@pytest.mark.parametrize(
    ("name", "value"),
    [("Evacuation", 5), ("Slay", 3), ("Blaze", 1), ("Avatar of Hope", 8), ("Plains", 0), ("Fear", 2)],
)
def test_the_converted_cost_counts_all_mana(name: str, value: int) -> None:
    assert fact(name).mana_value == value
