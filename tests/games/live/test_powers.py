"""The seven Powers as data, and those that players propose."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio.games.live.powers import POWERS
from grimorio.games.live.powerset import from_json, known, to_json
from grimorio.games.live.words import PRICES
from grimorio.kernel import SetupError


@pytest.mark.rule("LIVE-4-LIST")
def test_the_seven_stand_in_three_tiers_and_are_data() -> None:
    assert [sum(power.tier == tier for power in POWERS) for tier in PRICES] == [3, 2, 2]
    for power in POWERS:
        assert from_json(json.loads(json.dumps(to_json(power)))) == power


@pytest.mark.rule("LIVE-4-LIST")
def test_players_propose_more() -> None:
    own = {"name": "Second Wind", "tier": "intermediate", "life": 2, "does": [{"word": "retests"}]}
    power = known([own])["Second Wind"]
    assert power.after and not power.deciding and power.price == 6
    assert len(known([own])) == 8


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": "Determination"}, r"cards.powers\[0\].name: there is a Power 'Determination' already"),
        ({"name": ""}, "name: expected text of 1 to 60 characters, found ''"),
        ({"name": "a\tb"}, "name: expected a name of 1 to 60 letters"),
        ({"tier": "divine"}, "tier: expected advanced, basic, intermediate, found 'divine'"),
        ({"life": -1}, "life: expected a whole number from 0 to 20"),
        ({"life": True}, "life: expected a whole number from 0 to 20"),
        ({"code": "import os"}, "code: unknown field; expected name, tier"),
        ({"names": []}, "names: expected an object, found a list"),
        ({"names": {"de": "Meine"}}, "names.de: unknown field; expected it, fr"),
        ({"names": {"it": 3}}, "names.it: expected text, found 3"),
        ({"tier": ["basic"]}, "tier: expected advanced, basic, intermediate, found a list"),
        ({"does": [{"word": ["wins"]}]}, r"does\[0\].word: expected wins, gives-up"),
        ({"does": []}, "does: expected a list of 1 to 20, found 0"),
        ({"does": ["wins"]}, r"does\[0\]: expected an object, found 'wins'"),
        ({"does": [{"word": "wins", "twice": 1}]}, r"does\[0\].twice: unknown field; expected word, final"),
        ({"does": [{"word": "wins", "final": 1}]}, r"does\[0\].final: expected true or false"),
        (
            {"does": [{"word": "gains-life"}]},
            r"does\[0\].life: expected a whole number from 1 to 20",
        ),
        ({"does": [{"word": "wins"}, {"word": "gives-up"}]}, "one word at most that says who gets the pack"),
        ({"does": [{"word": "retests"}, {"word": "returns"}]}, "expected nothing besides a retest"),
        ({"packs": 1}, "packs: expected 0"),
    ],
)
def test_a_bad_power_says_where_and_what_was_expected(change: dict[str, Any], message: str) -> None:
    good = {"name": "Mine", "tier": "basic", "does": [{"word": "wins"}]}
    with pytest.raises(SetupError, match=message):
        known([{**good, **change}])


def test_powers_are_a_list() -> None:
    for wrong in ("", [0], [0] * 21):
        with pytest.raises(SetupError, match=r"cards\.powers"):
            known(wrong)
