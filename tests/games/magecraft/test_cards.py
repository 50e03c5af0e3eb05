"""Card sets in and out, and the text generated for them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from grimorio.games.magecraft.wording import text_of
from grimorio.games.magecraft.words import Attack, Draw, Heal, Shield, Spell, Vanish
from grimorio.kernel import Record, RecordMismatch, SetupError
from tests.games.magecraft.laid import CARDS, GAME, setup, spell


def test_the_own_set_read_back_as_a_users_set_plays_the_same_game() -> None:
    """The data of `cards()` can be used as a card set of the players' own, and plays the same game."""
    rows = GAME.cards()
    spells = [
        {
            "name": row["name"],
            "italian": row["names"]["it"],
            "french": row["names"]["fr"],
            **{key: row[key] for key in ("cost", "study", "icons", "availability")},
        }
        for row in rows
        if row["kind"] == "spell"
    ]
    characters = [
        {
            "name": row["name"],
            "italian": row["names"]["it"],
            "french": row["names"]["fr"],
            "cost": row["cost"],
            "icons": row["icons"],
        }
        for row in rows
        if row["kind"] == "character"
    ]
    cards = json.loads(json.dumps({"spells": spells, "characters": characters}))
    assert GAME.cards(cards) == rows
    one, two = GAME.start(setup(3, cards=None)), GAME.start(setup(3, cards=cards))
    for place in range(300):
        assert one.choice.options == two.choice.options
        one.answer(place % len(one.choice.options))
        two.answer(place % len(two.choice.options))
        assert one.seen_by(0) == two.seen_by(0)


def test_names_are_unique_and_every_card_is_named_in_three_languages() -> None:
    for lang in ("en", "it", "fr"):
        names = [row["names"][lang] for row in GAME.cards()]
        assert len(names) == len(set(names)) and all(names)


def test_another_set_is_another_hash_and_a_record_says_so() -> None:
    other = {**CARDS, "spells": [*CARDS["spells"][:-1], spell("Long Song", "WF", "WW", draw=3)]}
    assert GAME.card_hash(setup()) != GAME.card_hash(setup(cards=other))
    record = Record.begin(GAME, setup())
    data = record.to_json()
    data["setup"]["cards"] = other
    with pytest.raises(RecordMismatch, match="card data"):
        Record.from_json(data).replay(GAME)


def changed(place: int, **changes: Any) -> dict[str, Any]:
    row = {**CARDS["spells"][place], **changes}
    return {**CARDS, "spells": [*CARDS["spells"][:place], row, *CARDS["spells"][place + 1 :]]}


BAD: tuple[tuple[Any, str, str], ...] = (
    ([], "cards", "expected an object"),
    ({"spells": CARDS["spells"]}, "cards.characters", "expected a list"),
    ({**CARDS, "extra": 1}, "cards.extra", "unknown field"),
    ({**CARDS, "spells": [1]}, "cards.spells[0]", "expected an object"),
    ({**CARDS, "characters": [1]}, "cards.characters[0]", "expected an object"),
    (changed(6, colour="red"), "cards.spells[6].colour", "unknown field"),
    (changed(6, name=""), "cards.spells[6].name", "1 to 60 characters"),
    (changed(6, name="x" * 61), "cards.spells[6].name", "1 to 60 characters"),
    (changed(6, name="Well"), "cards.spells", "'Well' is there twice"),
    (changed(6, cost=[]), "cards.spells[6].cost", "expected a list of 1 to 6, found 0"),
    (changed(6, cost=["red"]), "cards.spells[6].cost[0]", "found 'red'"),
    (changed(6, cost=["any"]), "cards.spells[6].cost", "MAGE-MASTER-2"),
    (changed(6, cost="fire"), "cards.spells[6].cost", "expected a list"),
    (changed(6, study=[]), "cards.spells[6].study", "expected a list of 1 to 8, found 0"),
    (changed(6, icons={}), "cards.spells[6].icons", "expected an object such as"),
    (changed(6, icons={"fly": 1}), "cards.spells[6].icons.fly", "unknown field"),
    (changed(6, icons={"draw": 0}), "cards.spells[6].icons.draw", "from 1 to 20"),
    (changed(6, icons={"draw": True}), "cards.spells[6].icons.draw", "from 1 to 20"),
    (changed(6, availability="often"), "cards.spells[6].availability", "always, random, start"),
    (changed(6, availability="start"), "cards.spells", "expected 3 with availability start, found 4"),
    ({**CARDS, "spells": CARDS["spells"][:-1]}, "cards.spells", "at least 9 with availability random"),
    ({**CARDS, "characters": CARDS["characters"][:3]}, "cards.characters", "at least 4"),
    (
        {**CARDS, "characters": [{"name": "Two", "cost": ["fire", "fire"], "icons": {"draw": 1}}]},
        "cards.characters[0].cost",
        "expected a list of 1, found 2",
    ),
)


@pytest.mark.parametrize(("cards", "field", "message"), BAD, ids=[row[1] + " " + row[2] for row in BAD])
def test_a_set_that_cannot_be_played_names_the_field_and_what_was_expected(
    cards: Any, field: str, message: str
) -> None:
    with pytest.raises(SetupError) as error:
        GAME.start(setup(cards=cards))
    assert error.value.field == field and message in str(error.value)


@pytest.mark.parametrize(("cards", "field", "message"), BAD, ids=[row[1] + " " + row[2] for row in BAD])
def test_what_is_wrong_is_among_all_that_is_wrong(cards: Any, field: str, message: str) -> None:
    found = GAME.card_faults(cards)
    assert [error.field for error in found if message in str(error)] == [field]
    assert all(error.cause for error in found)


def test_all_mistakes_of_a_set_are_told_at_once() -> None:
    spells = [
        {"name": "One", "cost": ["fir"], "study": ["fire"], "icons": {"drow": 1, "heal": 0}, "colr": 1},
        {"name": 3, "cost": ["fire"], "study": "fire", "icons": [], "availability": ["start"]},
        *CARDS["spells"],
    ]
    found = GAME.card_faults({"spells": spells, "characters": [7], "extra": 1})
    assert [error.field.removeprefix("cards.") for error in found] == [
        "extra",
        *(f"spells[0].{field}" for field in ("colr", "cost[0]", "icons.drow", "icons.heal")),
        *(f"spells[1].{field}" for field in ("name", "study", "icons", "availability")),
        "characters[0]",
    ]
    assert "did you mean 'fire'?" in str(found[2]) and "did you mean 'draw'?" in str(found[3])
    assert GAME.card_faults(CARDS) == [] == GAME.card_faults(None)
    assert len(GAME.card_faults(changed(0, availability="sometimes", study=[]))) == 1


WORDS = (Draw, Attack, Heal, Shield, Vanish)


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_every_word_has_a_sentence_for_one_and_for_many(lang: str) -> None:
    sentences: set[str] = set()
    for word in WORDS:
        for times in range(1, 21):
            text = text_of(Spell("X", "F", "F", (word(times),)))[lang]
            assert re.fullmatch(r"[A-ZÀ-Ý][^.]*\.", text), text
            assert "  " not in text and "None" not in text
            sentences.add(text)
    assert len(sentences) == 100, "two words or two numbers read alike"


def test_a_text_says_every_icon_in_its_order() -> None:
    text = text_of(Spell("X", "F", "F", (Vanish(2), Draw(1))))
    assert text == {
        "en": "Let two gems vanish into Points. Draw a gem.",
        "it": "Fai svanire due gemme nella Zona Punti. Pesca una gemma.",
        "fr": "Faites disparaître deux gemmes dans la Zone de points. Piochez une gemme.",
    }
