"""Games that begin with a position set up by hand: they are games like any other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grimorio import games
from grimorio.games.magecraft.described import in_full, limits, shortly
from grimorio.games.magecraft.situation import gems_written, situation
from grimorio.kernel import Luck, Record, Setup, SetupError, digest
from tests import contract
from tests.kernel.toys import dice

GAME = games.get("magecraft")
CLOSE = {
    "phase": "shield",
    "active": "B",
    "first": "B",
    "round": 9,
    "A": {"hand": "F2 W1", "points": 15, "grimoires": [["Magic Missile (mastered)", "Mana Tricks"]]},
    "B": {"shield": "D1 E1", "hp": "F2 W2", "bag": "E1 L1"},
}
FAR = {**CLOSE, "A": {"hand": "F2 W1"}, "B": {"shield": "D1 E1", "bag": "E1 L1"}}
THREE = {"phase": "study", "active": "C", "B": "out", "C": {"hand": "F3 D1"}, "academy": {"gems": "F2"}}


def setup(description: Any, seats: int = 2, seed: int = 5) -> Setup:
    return Setup("magecraft", seats, seed, situation=description)


@pytest.mark.parametrize("keeps", contract.PROPERTIES, ids=lambda keeps: keeps.__name__)
@pytest.mark.parametrize(("description", "seats"), [(FAR, 2), (THREE, 3), ({"phase": "opening"}, 2)])
def test_the_contract_holds(keeps: Any, description: dict[str, Any], seats: int) -> None:
    for seed in range(2):
        keeps(GAME, setup(description, seats, seed), Luck(seed))


def test_the_record_is_the_game_through_a_file() -> None:
    begun = GAME.start(setup(CLOSE), journal=True)
    record, luck = Record.begin(GAME, begun.setup, ("Ada", "Bob")), Luck(3)
    while not begun.over:
        choice = begun.choice
        index = luck.below(len(choice.options))
        record.add(choice, index)
        begun.answer(index, choice.number)
    record.finish(begun)
    read = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert read.setup == begun.setup
    assert read.setup.situation == CLOSE
    assert digest(read.replay(GAME)) == digest(begun)


def test_the_game_begins_where_the_judge_does() -> None:
    seen = GAME.start(setup(CLOSE), stops=3).seen_by(0)
    assert seen == situation(Setup("magecraft", 2, 5), CLOSE).seen_by(0)
    journal = GAME.start(setup(CLOSE), journal=True).journal
    assert journal is not None
    first = journal[0].seen_by(0)
    assert first == {"event": "turn", "rule": "MAGE-TURN-1", "seat": 1, "round": 9}


def test_a_setup_without_a_situation_is_written_as_ever() -> None:
    assert "situation" not in Setup("magecraft", 2).to_json()
    assert Setup.from_json(Setup("magecraft", 2).to_json()).situation is None


@pytest.mark.parametrize(
    ("description", "field"),
    [
        ([], "situation"),
        ("A", "situation"),
        ({"E": {}}, "situation.E"),
        ({"A": {"hp": 0}}, "situation.A.hp"),
        ({"A": {"bag": "F19"}}, "situation.gems"),
        ({"A": {"grimoires": [["Nonsense"]]}}, "situation.A.grimoires[0][0]"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(description: Any, field: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.start(setup(description))
    assert refused.value.field == field


def test_a_game_that_knows_no_situations_refuses_them() -> None:
    with pytest.raises(SetupError) as refused:
        dice(1).start(Setup("toy", 2, situation={}))
    assert refused.value.field == "situation"


@pytest.mark.parametrize("value", [{"fire": 40, "F": 40}, ["fire"] * 300, "F40 F1"])
def test_no_pile_is_larger_than_two_boxes(value: Any) -> None:
    with pytest.raises(SetupError, match="at most 40"):
        gems_written(value, "A.hand")


@pytest.mark.parametrize(("description", "seats"), [({}, 2), ({}, 4), (CLOSE, 2), (THREE, 3)])
def test_a_situation_in_full_and_as_files_write_it_is_the_same(
    description: dict[str, Any], seats: int
) -> None:
    plain = Setup("magecraft", seats, 5)
    full = in_full(plain, description)
    assert in_full(plain, full) == full
    again = in_full(Setup("magecraft", seats, 6), json.loads(json.dumps(shortly(full))))
    assert again == full, "nothing is left to the seed"
    assert situation(plain, full).seen_by(0) == situation(plain, description).seen_by(0)


def test_the_opening_has_no_situation() -> None:
    with pytest.raises(SetupError):
        in_full(Setup("magecraft", 2), {"phase": "opening"})


def test_limits_are_those_of_the_boxes() -> None:
    for seats, boxes in ((2, 1), (3, 2), (4, 2)):
        found = limits(seats)
        assert found["gems"] == {"fire": 20 * boxes, "water": 20 * boxes, "earth": 20 * boxes} | {
            "light": 20 * boxes,
            "dark": 8 * boxes,
        }
        assert found["copies"] == 2 * boxes
