"""Names in three languages, and the words of type lines."""

from __future__ import annotations

import pytest

from grimorio.games.magic import names
from grimorio.games.magic.names import LANGUAGES, UnknownCard, UnknownType, facts, find, type_line, type_word

MISPRINTS = {"Creatura — Monster", "Creatura — Sage"}
"""The Italian type lines that were printed with an English word."""
CAPITALS = {"Nekrataal", "Nightmare", "Foratog", "Fungusaur", "Urza's Mine", "Urza's Tower"}
"""The cards whose French type line was printed with a capital where others have none."""


def test_every_name_of_every_language_finds_its_card() -> None:
    for card in facts():
        for name in card.names.values():
            assert name
            assert find(name) == card.name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("RE DEI GOBLIN", "Goblin King"),
        ("ile", "Island"),
        ("œil de mort", "Deathgazer"),
        ("Oeil-de-mort", "Deathgazer"),
        ("Aladdin’s Ring", "Aladdin's Ring"),
        ("aladdins  ring ", "Aladdin's Ring"),
        ("Citta d'Ottone", "City of Brass"),
        ("cercle de protection: noir", "Circle of Protection: Black"),
        ("E\u0301vacuation", "Evacuation"),
        ("Mastro Curatore", "Master Healer"),
        ("Crescita Rigogliosa", "Rampant Growth"),
    ],
)
def test_case_accents_and_signs_do_not_count(written: str, name: str) -> None:
    assert find(written) == name


@pytest.mark.parametrize(
    ("written", "near"),
    [
        ("Goblin Kign", "Goblin King"),
        ("Gigante delle Coline", "Gigante delle Colline"),
        ("Roi des goblins", "Roi des gobelins"),
        ("Choc soudian", "Choc soudain"),
        ("Fulmine", "Fulmine Esplosivo"),
        ("Serra", "Serra Angel"),
    ],
)
def test_a_slip_gets_the_name_that_was_meant(written: str, near: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        find(written)
    assert caught.value.near[0] == near
    assert str(caught.value).startswith(f"no card {written!r}; did you mean {near!r}")


@pytest.mark.parametrize("written", ["", "  ", "!?", "xyzzy plugh"])
def test_what_is_near_nothing_gets_no_hint(written: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        find(written)
    assert caught.value.near == ()
    assert str(caught.value) == f"no card {written!r}"


def test_cards_that_were_never_printed_in_a_language_keep_their_english_name_there() -> None:
    assert all(card.names[code] == card.name for card in facts() for code in card.untranslated)
    own = {(card.name, code) for card in facts() for code in card.untranslated}
    assert own == {
        ("Eager Cadet", "it"),
        ("Giant Octopus", "it"),
        ("Vizzerdrix", "it"),
        *((name, code) for name in ("Sea Eagle", "Silverback Ape") for code in ("it", "fr")),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_type_lines_are_written_as_they_are_printed(language: str) -> None:
    for card in facts():
        printed = {"en": card.type, "it": card.type_it, "fr": card.type_fr}[language]
        line = type_line(card.kinds, card.types, basic=card.basic, enchants=card.enchants, language=language)
        if language == "fr" and card.name in CAPITALS:
            assert line != printed
            assert line.casefold() == printed.casefold()
        elif printed in MISPRINTS:
            assert line == {"Monster": "Creatura — Mostro", "Sage": "Creatura — Saggio"}[card.types[0]]
        else:
            assert line == printed


def test_type_lines_of_what_is_not_printed() -> None:
    assert type_line(("creature",), ("Rukh",), language="it") == "Creatura — Rukh"
    assert type_line(("creature", "land"), ("Treefolk",)) == "Creature Land — Treefolk"
    with pytest.raises(UnknownType, match="no type 'Camarid'"):
        type_line(("creature",), ("Camarid",))


def test_every_type_of_a_card_has_its_word_and_every_word_a_card() -> None:
    printed = {(word, "land" in card.kinds) for card in facts() for word in card.types}
    unprinted = {"Rukh", "Treefolk", "Legend", "Shaman"}  # a token, Living Terrain's, the rulebook's, ours
    assert set(names.creature_types()) == {word for word, land in printed if not land} | unprinted
    assert set(names.land_types()) == {word for word, land in printed if land} | {"Lair"}  # of older sets
    assert names.land_types()[:5] == ("Plains", "Island", "Swamp", "Mountain", "Forest")


@pytest.mark.parametrize(
    ("word", "italian", "french"),
    [
        ("Goblin", ("Goblin", "Goblin", "m", "m"), ("gobelin", "gobelins", "m", "m")),
        ("Elf", ("Elfo", "Elfi", "m", "m"), ("elfe", "elfes", "m", "m")),
        ("Egg", ("Uovo", "Uova", "m", "f"), ("œuf", "œufs", "m", "m")),
        ("Shade", ("Bruma", "Brume", "f", "f"), ("ombre", "ombres", "f", "f")),
        ("Swamp", ("Palude", "Paludi", "f", "f"), ("marais", "marais", "m", "m")),
        ("artifact", ("artefatto", "artefatti", "m", "m"), ("artefact", "artefacts", "m", "m")),
    ],
)
def test_words_have_number_and_gender(word: str, italian: tuple[str, ...], french: tuple[str, ...]) -> None:
    assert type_word(word).noun("it") == italian
    assert type_word(word).noun("fr") == french


def test_every_word_is_whole() -> None:
    words = [*names.creature_types(), *names.land_types(), "creature", "land", "permanent"]
    for name in words:
        word = type_word(name)
        assert word.en.singular == name
        assert word.en.gender == ""
        for noun in (word.it, word.fr):
            assert noun.singular and noun.plural
            assert noun.gender in ("m", "f") and noun.plural_gender in ("m", "f")
