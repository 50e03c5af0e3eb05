"""Complete descriptions of Magic situations lead to the same positions as the short ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magic.situation_cards import with_cards
from grimorio.games.magic.situation_full import in_full, limits, shortly
from grimorio.judge import BadFile, parse
from grimorio.judge.scenario import scenarios_of
from grimorio.kernel import Position, Setup, SetupError

FILES = sorted(Path("scenarios/magic").rglob("*.yaml"))


def laid(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """The position that a description lays out, as JSON, before anything happens in it."""
    game = games.get("magic")
    setup = replace(setup, situation=description)
    position = Position(game, setup, game.book(setup), 0)
    game.begin(position)
    found = position.to_json()
    del found["setup"]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_in_full_and_shortly_it_is_the_same_position(path: Path) -> None:
    one = next(scenarios_of(parse(path.read_text("utf-8"), str(path))))
    assert not isinstance(one, BadFile)
    ruleset = dict(one.ruleset.mapping())
    seats = ruleset.pop("players").whole(2, 8) if "players" in ruleset else 2
    if "cards" in ruleset:
        return  # the editor lays out the game's own cards
    setup = Setup("magic", seats, 1, {name: node.word() for name, node in ruleset.items()})
    said = {} if one.setup.value is None else one.setup.plain()
    if with_cards(None, said) is not None:
        return
    full = in_full(setup, said)
    assert in_full(setup, full) == full
    assert in_full(setup, shortly(full)) == full
    assert laid(setup, full) == laid(setup, said)


def test_what_is_enchanted_gets_a_name_of_its_own() -> None:
    strong = {"card": "Holy Strength", "on": "Glory Seeker"}
    said = {"A": {"battlefield": ["Glory Seeker*2", strong]}, "B": {"hand": [{"card": "Choc", "as": "x"}]}}
    full = in_full(Setup("magic", 2), said)
    assert full["A"]["battlefield"] == [
        {"card": "Glory Seeker", "as": "glory seeker"},
        {"card": "Glory Seeker"},
        {"card": "Holy Strength", "on": "glory seeker"},
    ]
    assert full["B"]["hand"] == [{"card": "Shock", "as": "x"}]


def test_a_mistake_is_told_by_its_place() -> None:
    with pytest.raises(SetupError, match="did you mean 'Shock'") as caught:
        in_full(Setup("magic", 2), {"A": {"hand": ["Shokc"]}})
    assert caught.value.field == "A.hand[0]"


def test_the_editor_knows_what_goes_on_what() -> None:
    found = limits(2)
    assert found["enchants"]["Fertile Ground"] == "land"
    assert found["chooses"] == {
        "Story Circle": "color",
        "Shifting Sky": "color",
        "Brass Herald": "creature type",
    }
    assert [token["token"] for token in found["tokens"]] == ["Rukh"]
