"""A set that was sold: its cards by number, and its boosters."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from grimorio.games.magic.names import facts
from tests.cli.test_decks import good, run


@pytest.mark.rule("MTG8-1.CARD-8")
def test_the_cards_of_eighth_edition_by_number() -> None:
    cards = json.loads(good("cards", "--set", "8ED", "--json"))
    assert [one["number"] for one in cards] == [*map(str, range(1, 351)), *(f"S{n}" for n in range(1, 8))]
    assert [one["rarity"] for one in cards] == [one.rarity for one in facts()]
    assert all(one["names"][code] for one in cards for code in ("en", "it", "fr"))
    assert all(
        one["text"][code] or one["kind"] in ("creature", "land") for one in cards for code in one["text"]
    )
    assert "stampata in italiano)" in good("cards", "--set", "8ED", lang="it")
    assert good("cards", "--set", "8ED").rstrip().endswith("357 cards")


def test_boosters_are_the_same_by_the_same_seed() -> None:
    words = ("open", "--set", "8ED", "--count", "3", "--json")
    opened = json.loads(good(*words, "--seed", "5"))
    assert opened == json.loads(good(*words, "--seed", "5"))
    assert opened["boosters"] != json.loads(good(*words, "--seed", "6"))["boosters"]
    box = {one.name for one in facts() if one.box_set_only}
    for one in opened["boosters"]:
        assert Counter(card["rarity"] for card in one) == {"common": 10, "uncommon": 3, "rare": 1, "land": 1}
        assert not box & {card["name"] for card in one}
    again = json.loads(good("open", "--json"))
    assert again["boosters"] == json.loads(good("open", "--json", "--seed", str(again["seed"])))["boosters"]


def test_a_booster_is_shown_with_its_odds() -> None:
    text = good("open", "--seed", "3", lang="fr")
    assert "Booster 1, graine 3" in text
    assert "1 de 110 cartes : rare ; chacune est dans 0.9 % des boosters" in text


@pytest.mark.parametrize("command", ["open", "cards"])
def test_an_unknown_set_is_refused(command: str) -> None:
    result = run(command, "--set", "9ED")
    assert result.exit_code == 2
    assert "no set 9ED; there is 8ED" in result.output
