"""Positions of Wizards of Mickey set up by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio import games
from grimorio.games.mickey.situation_full import in_full, limits, shortly
from grimorio.kernel import Luck, Position, Setup, SetupError

GAME = games.get("mickey")
COLOURS = ("blue", "yellow", "red", "green")
BUSY: dict[str, Any] = {
    "turn": 4,
    "active": "B",
    "plays": "A",
    "castle": {"card": "Masked Theatre", "owner": "B"},
    "covered": [{"card": "Bell Tower", "owner": "A"}],
    "stake": [{"colour": "red", "seen": "none", "up": True}, "blue"],
    "out": "G1",
    "A": {
        "team": "Lantern Watch",
        "code": "Light Before All",
        "left": {"mage": "Topolino Mago Aggressivo", "possessed": True, "hidden": ["Ebb"]},
        "centre": {
            "mage": "Quill",
            "diamagics": "B1 Y2",
            "cast": ["Roknar"],
            "uncovered": ["Bolla Impenetrabile"],
        },
        "right": {"again": True},
        "hand": ["Moon Well*2", "Acid Bath"],
        "deck": ["Moon Well*5", "Roknar"],
        "discard": ["Ebb"],
        "castles": ["Sunken Library", "Bell Tower"],
        "castle_discard": ["Glass Bridge"],
        "support": ["Ebb", "Orsa, the Young", "Hall of Lamps"],
    },
    "B": {"left": "Granite", "passed": True, "hand": "Root Hold"},
}


def setup(seed: int = 1, situation: Any = None, **options: str) -> Setup:
    return Setup("mickey", 2, seed, options, situation=situation)


def diamagics(position: Position) -> dict[str, int]:
    """The Diamagics outside the pool by colour, and the number of all Diamagics."""
    views = [position.seen_by(seat)["table"] for seat in range(2)]
    counts = dict(views[0]["out"])
    for side in views[0]["sides"]:
        for mage in side["mages"]:
            for colour in COLOURS:
                counts[colour] += mage["diamagics"][colour]
    return {"seen": sum(counts.values()) + len(views[0]["stake"]) + views[0]["pool"]}


@pytest.mark.rule("WOM-IT-6.1-1")
@pytest.mark.parametrize("description", [{}, BUSY, {"phase": "castle"}, {"pool": "R1"}])
def test_nothing_is_made_and_nothing_lost(description: dict[str, Any]) -> None:
    matches: tuple[tuple[dict[str, str], int], ...] = (({}, 12), ({"match": "mini"}, 8))
    for options, most in matches:
        if description is BUSY and options:
            continue
        position = GAME.start(Setup("mickey", 2, 1, options, situation=description))
        assert diamagics(position) == {"seen": most}


@given(seed=st.integers(0, 10_000), phase=st.sampled_from(["castle", "challenge"]), busy=st.booleans())
def test_the_game_plays_on(seed: int, phase: str, busy: bool) -> None:
    description = (
        BUSY if busy else {"phase": phase, "A": {"hand": "Moon Well*5"}, "B": {"hand": "Acid Bath*5"}}
    )
    position = GAME.start(setup(seed, description))
    luck = Luck(seed)
    for _ in range(150):
        if position.over:
            break
        choice = position.choice
        position.answer(luck.below(len(choice.options)), choice.number)
        assert diamagics(position) == {"seen": 12}
    assert GAME.position(position.to_json()).to_json() == position.to_json()


@pytest.mark.parametrize("description", [{}, BUSY, {"phase": "castle", "stake": "R1 G1"}, {"stake": "none"}])
def test_what_is_said_in_full_or_shortly_is_the_same_position(description: dict[str, Any]) -> None:
    full = in_full(setup(), description)
    assert in_full(setup(), full) == full
    assert in_full(setup(), shortly(full)) == full
    starts = [GAME.start(setup(situation=one)).to_json() for one in (description, full, shortly(full))]
    for one in starts:
        del one["setup"]
    assert starts[0] == starts[1] == starts[2]


def test_a_full_description_says_everything() -> None:
    full = in_full(setup(), {"A": {"hand": "T-52*2"}})
    assert full["A"]["hand"] == ["Gigantismo (T-52)*2"]
    assert full["A"]["left"]["mage"] == "Neraja, Strega Feroce"
    assert full["stake"] == [{"colour": "blue", "seen": "A", "up": False}]
    assert "pool" not in full and full["out"]["blue"] == 0
    assert in_full(setup(), {"pool": "R1"})["out"] == {"blue": 2, "yellow": 3, "red": 2, "green": 3}
    assert shortly(full)["A"]["hand"] == ["Gigantismo (T-52)*2"] and "team" not in shortly(full)["A"]


def test_what_is_wrong_is_named_by_its_path() -> None:
    for description, field in (({"A": {"hand": ["Rok"]}}, "A.hand[0]"), ({"x": 1}, "x"), (3, "")):
        with pytest.raises(SetupError) as caught:
            in_full(setup(), description)  # type: ignore[arg-type]
        assert caught.value.field == field
    with pytest.raises(SetupError) as caught:
        in_full(setup(codes="none"), {"A": {"code": "Light Before All"}})
    assert "WOM-FR-1.1-1" in str(caught.value)
    with pytest.raises(SetupError) as caught:
        in_full(Setup("mickey", 2, 1, {"nonsense": "1"}), {})
    assert caught.value.field == "options.nonsense"


def test_limits_name_what_there_is() -> None:
    found = limits(2)
    assert found["fixed"]["Aurelio, the Last Archmage"] == "centre" and "Lantern Watch" in found["teams"]
    assert found["places"] == ["left", "centre", "right"] and found["turns"] == 100


def test_hidden_cards_of_a_position_stay_hidden() -> None:
    position = GAME.start(setup(situation=BUSY))
    for seat in (1, -2):
        side = position.seen_by(seat)["table"]["sides"][0]
        assert (
            side["hand"]["cards"] == [] and side["support"]["cards"] == [] and side["castles"]["cards"] == []
        )
        assert [spell["card"] for spell in side["spells"]] == ["Bolla Impenetrabile", "Roknar", None]
    seen = [[one["colour"] for one in position.seen_by(seat)["table"]["stake"]] for seat in (0, 1, -2)]
    assert seen == [["red", None], ["red", "blue"], ["red", None]]


def test_the_opening_is_the_usual_beginning() -> None:
    position = GAME.start(setup(situation={"phase": "opening"}), stops=3)
    assert position.choice.ask == "team"
    with pytest.raises(SetupError):
        GAME.start(setup(situation={"phase": "opening", "turn": 2}))
