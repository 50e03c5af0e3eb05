"""Puzzles made of the judge's scenarios: each is played as it says, and has one right answer."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from grimorio import games, rulebooks
from grimorio.judge import puzzles, winning
from grimorio.judge.winning import TurnSearch
from grimorio.kernel import Setup
from grimorio.kernel.seats import Seat
from grimorio.web.jobs.puzzles import shown
from grimorio.web.refusals import Refused
from tests.web.helpers import Server
from tools.puzzles import numbers, question

SAMPLE = 23
"""One puzzle in so many is played again."""
PROVED = 3
"""So many of the wins are searched again."""


def test_every_puzzle_has_four_answers_and_names_rules_of_its_game() -> None:
    ids = [puzzle["id"] for puzzle in puzzles.all_puzzles()]
    assert len(ids) == len(set(ids)) > 200
    known = {
        game: {rule.id for rule in rulebooks.load(games.rulebook(game))}
        for game in {puzzle["game"] for puzzle in puzzles.all_puzzles()}
    }
    for puzzle in puzzles.all_puzzles():
        asked = puzzle["question"]
        choices = {str(choice) for choice in asked["choices"]}
        assert len(choices) == len(asked["choices"]) and 0 <= asked["right"] < len(choices), puzzle["id"]
        assert len(choices) == 4 or (asked["about"] == "win" and len(choices) >= 3), puzzle["id"]
        assert puzzle["rules"] and set(puzzle["rules"]) & known[puzzle["game"]], puzzle["id"]


def test_puzzles_are_played_to_what_they_ask_for() -> None:
    for puzzle in puzzles.all_puzzles()[::SAMPLE]:
        positions = puzzles.played(puzzle)
        begun = next(positions).copy()
        *_, ended = positions
        if puzzle["question"]["about"] == "win":
            assert ended.result is not None and ended.result.winners == (puzzle["question"]["seat"],)
        else:
            assert question(begun, ended) == puzzle["question"], puzzle["id"]


def test_wins_are_many_and_no_land_pays_better_than_another() -> None:
    """The search lets the table choose the lands that pay, so that a position must not hang on that."""
    wins = [puzzle for puzzle in puzzles.all_puzzles() if puzzle["question"]["about"] == "win"]
    assert len(wins) >= 39
    basics = {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    for puzzle in wins:
        if puzzle["game"] == "magic":
            assert len(basics.intersection(puzzle["situation"]["A"]["battlefield"])) == 1, puzzle["id"]


@pytest.mark.deep
def test_one_answer_alone_wins_and_the_search_proves_it() -> None:
    wins = [puzzle for puzzle in puzzles.all_puzzles() if puzzle["question"]["about"] == "win"]
    magic = [puzzle for puzzle in wins if puzzle["game"] == "magic"]
    for puzzle in [*wins[:PROVED], *magic[:PROVED]]:
        asked, position = puzzle["question"], next(puzzles.played(puzzle))
        proved = TurnSearch(position, Seat(asked["seat"])).winning(position)
        assert [list(option) for option in proved] == [asked["choices"][asked["right"]]], puzzle["id"]


def test_a_search_counts_no_win_that_needs_luck_and_stops_when_it_is_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grimoires = [["Meditation"], ["Magic Missile"], []]
    side = {"hand": "F1 W1", "bag": "F4", "discard": "none", "grimoires": grimoires}
    situation = {"phase": "magic", "active": "A", "round": 5, "A": side, "B": {"hp": "W1 E1"}}
    position = games.get("magecraft").start(Setup("magecraft", 2, 1, {}, None, situation))
    assert TurnSearch(position, Seat(0)).winning(position) == []
    monkeypatch.setattr(winning, "MOST_POSITIONS", 2)
    with pytest.raises(winning.TooLarge):
        TurnSearch(position, Seat(0)).winning(position)


def test_the_right_number_is_not_told_by_its_place() -> None:
    places = {numbers(start, end).index(end) for start in range(12) for end in range(12) if start != end}
    assert places == {0, 1, 2, 3}
    for start in range(30):
        for end in range(30):
            chosen = numbers(start, end)
            assert start == end or ({start, end} <= {*chosen} and len({*chosen}) == 4 and min(chosen) >= 0)


def test_days_have_puzzles_of_all_games_in_turn() -> None:
    days = [puzzles.of_day(date(2026, 1, 1) + timedelta(days=at)) for at in range(60)]
    assert days[0] == puzzles.of_day(date(2026, 1, 1))
    assert len(set(days)) == len(days)
    of = {puzzle["id"]: puzzle["game"] for puzzle in puzzles.all_puzzles()}
    assert len({of[id] for id in days[:3]}) == len({*of.values()})


def test_a_puzzle_is_shown_with_all_that_happens(server: Server) -> None:
    told = server.http.get("/api/puzzles").json()
    assert told["day"] in {puzzle["id"] for puzzle in told["puzzles"]}
    puzzle = server.http.get(f"/api/puzzles/{told['day']}").json()
    assert puzzle["steps"] and len(puzzle["moments"]) > len(puzzle["steps"])
    assert puzzle["moments"][0]["view"]["game"] == puzzle["game"]
    lines = [line["i"] for moment in puzzle["moments"] for line in moment["log"]]
    assert lines == list(range(len(lines)))
    assert server.http.get("/api/puzzles/nothing").status_code == 422
    with pytest.raises(Refused):
        shown("nothing")
