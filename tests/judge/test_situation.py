"""Positions set up by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio import games
from grimorio.games.magecraft.situation import situation
from grimorio.games.magecraft.situation_gems import gems_text, gems_written
from grimorio.kernel import Luck, Position, Setup, SetupError


def setup(seats: int = 2, seed: int = 1) -> Setup:
    return Setup("magecraft", seats, seed)


def gems_in_all(position: Position) -> dict[str, int]:
    """Every gem of the game, by colour."""
    views = [position.seen_by(seat)["table"] for seat in range(position.setup.seats)]
    table = views[0]
    counts = dict(table["box"])
    for colour in counts:
        counts[colour] += table["academy"]["gems"][colour]
        for seat, view in enumerate(views):
            board = view["boards"][seat]
            for place in ("hp", "shield", "discard", "points"):
                counts[colour] += board[place][colour]
            for place in ("bag", "hand"):
                counts[colour] += board[place]["gems"][colour]
            counts[colour] += sum(card["gems"][colour] for cards in board["grimoires"] for card in cards)
    return counts


@pytest.mark.rule("MAGE-COMP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_made_and_nothing_lost(seats: int) -> None:
    each, dark = {2: (20, 8), 3: (30, 12), 4: (40, 16)}[seats]  # own gems, and those of the Academy
    for description in (
        {},
        {"A": {"hp": 1, "points": 19}},
        {"academy": {"gems": "none"}},
        {"B": {"hand": "D3 F1"}},
    ):
        position = situation(setup(seats), description)
        most = dict.fromkeys(("fire", "water", "earth", "light"), each)
        box = position.seen_by(0)["table"]["box"]
        for colour, number in gems_in_all(position).items():
            usual = most.get(colour, dark)  # more only where the description has more than such a game
            assert number == usual or (number > usual and description and not box[colour])


@given(
    seed=st.integers(0, 10_000),
    seats=st.sampled_from([2, 3, 4]),
    phase=st.sampled_from(["shield", "magic", "study"]),
)
def test_the_game_plays_on(seed: int, seats: int, phase: str) -> None:
    description = {
        "phase": phase,
        "A": {"hand": "F2 W1", "shield": "D1", "points": 17},
        "B": {"hp": 2, "bag": "none"},
    }
    position = situation(setup(seats, seed), description)
    before = gems_in_all(position)
    luck = Luck(seed)
    for _ in range(300):
        if position.over:
            break
        choice = position.choice
        position.answer(luck.below(len(choice.options)), choice.number)
    assert gems_in_all(position) == before
    again = games.get("magecraft").position(position.to_json())
    assert again.to_json() == position.to_json()


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("F2 W1", "F2 W1"),
        ("2F, 1W", "F2 W1"),
        ("FFW", "F2 W1"),
        ("fuoco feu1", "F2"),
        ({"fire": 2, "oscurità": 1}, "F2 D1"),
        (["fire", "W", "fire"], "F2 W1"),
        (7, "F2 W2 E2 L1"),
        ("none", "none"),
        ("", "none"),
        (None, "none"),
        ({}, "none"),
        (0, "none"),
    ],
)
def test_gems_may_be_written_in_many_ways(value: Any, text: str) -> None:
    assert gems_text(gems_written(value, "x")) == text


@pytest.mark.parametrize(
    "value",
    ["F2 2", "Z", "2F2", "any", -1, 41, True, {"fire": -1}, {"fire": True}, [3], "F99", "F" + "9" * 5000],
)
def test_what_is_not_gems_is_refused(value: Any) -> None:
    with pytest.raises(SetupError) as caught:
        gems_written(value, "A.hand")
    assert caught.value.field.startswith("A.hand")


@pytest.mark.parametrize(
    ("description", "field"),
    [
        ({"A": 3}, "A"),
        ({"A": {"character": "Nobody"}}, "A.character"),
        ({"A": {"character": "Ember"}, "B": {"character": "Ember"}}, "B.character"),
        ({"A": {"grimoires": [[], [], [], []]}}, "A.grimoires"),
        ({"A": {"grimoires": [["Spark", "Spark", "Spark"]]}}, "A.grimoires"),
        ({"A": {"grimoires": ["Spark"]}}, "A.grimoires[0]"),
        ({"A": {"grimoires": [["Sprak"]]}}, "A.grimoires[0][0]"),
        ({"A": {"grimoires": [[{"spell": "Spark"}]]}}, "A.grimoires[0][0]"),
        ({"A": "out"}, "A"),
        ({"active": "C"}, "active"),
        ({"active": 1}, "active"),
        ({"round": 0}, "round"),
        ({"phase": ["magic"]}, "phase"),
        ({"phase": "opening", "A": {}}, "A"),
        ({"academy": {"spells": {"Spark": 3}}}, "academy.spells.Spark"),
        ({"academy": {"spells": "Spark"}}, "academy.spells"),
        ({"academy": {"cards": []}}, "academy.cards"),
        ({"academy": 3}, "academy"),
        ({"A": {"hand": "F10"}, "B": {"hand": "F10"}}, "gems"),
    ],
)
def test_what_is_wrong_is_named(description: dict[str, Any], field: str) -> None:
    with pytest.raises(SetupError) as caught:
        situation(setup(), description)
    assert caught.value.field == field


def test_who_is_out_holds_nothing_and_is_not_asked() -> None:
    position = situation(setup(3), {"B": "out", "active": "C"})
    board = position.seen_by(1)["table"]["boards"][1]
    assert not board["alive"]
    assert board["grimoires"] == [[], [], []]
    with pytest.raises(SetupError):
        situation(setup(3), {"B": "out", "active": "B"})


def test_the_opening_is_dealt_by_the_seed() -> None:
    position = situation(setup(seed=5), {"phase": "opening"})
    assert position.choice.ask == "opening-discard"


def test_the_sets_of_the_academy_follow_the_seed() -> None:
    rows = [situation(setup(seed=seed), {}).seen_by(0)["table"]["academy"]["spells"] for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]
    assert len(rows[0]) == 12
