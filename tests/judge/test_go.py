"""The verb ``go``, in every game, stops where it is sent, and says so when it cannot get there."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.judge import judge_file

BEGINS = {
    "mickey": "setup: {A: {left: {cast: Roknar}, centre: {cast: Ebb}, right: {cast: Ebb}}}\n",
    "magecraft": "setup: {phase: study}\n",
    "magic": "setup: {at: end}\n",
}
INTO_B = {
    "mickey": "- {go: diamagic}\n- assign: {by: A, mage: left}",
    "magecraft": "- pass: A",
    "magic": "- pass: A\n- pass: B",
}
"""For each game, the steps that lead from A's turn into B's without `go`."""
LATER = {
    "mickey": ("phase: castle", "- castle: Sunken Library\n", "phase: castle"),
    "magecraft": ("phase: magic", "- pass: B\n- pass: B\n", "phase: shield"),
    "magic": ("at: draw", "- pass: B\n- pass: A\n", "at: upkeep"),
}
"""For each game: a phase in B's turn, steps that lead past a phase of that turn, and that phase."""


def judged(tmp_path: Path, game: str, steps: str) -> str:
    path = tmp_path / "one.yaml"
    path.write_text(f"title: One\ngame: {game}\n{BEGINS[game]}steps:\n{steps}\n", encoding="utf-8")
    (verdict,) = judge_file(path)
    return verdict.line_text()


@pytest.mark.parametrize("game", BEGINS)
def test_a_turn_that_other_verbs_led_into_is_the_one_meant(tmp_path: Path, game: str) -> None:
    round_ = {"mickey": "turn: 2", "magecraft": "round: 2", "magic": "turn: 4"}[game]
    place = LATER[game][0]
    steps = f"{INTO_B[game]}\n- go: {{turn: B}}\n- go: {{turn: A}}\n- go: {{turn: B, {place}}}"
    at = "phase" if game != "magic" else "at"
    last = f"- expect: {{active: B, {at}: {place.split()[1]}}}"
    assert judged(
        tmp_path, game, f"{INTO_B[game]}\n- go: {{turn: B}}\n- expect: {{active: B, {round_}}}"
    ).startswith("ok")
    assert judged(tmp_path, game, f"{steps}\n{last}").startswith("ok")


@pytest.mark.parametrize("game", BEGINS)
def test_a_place_that_is_over_in_that_turn_is_an_error(tmp_path: Path, game: str) -> None:
    _, past, place = LATER[game]
    line = judged(tmp_path, game, f"{INTO_B[game]}\n{past}- go: {{turn: B, {place}}}")
    assert line.startswith("ERROR") and "nobody" in line, line


@pytest.mark.parametrize("game", BEGINS)
def test_after_it_the_turn_of_the_same_player_is_the_next_one(tmp_path: Path, game: str) -> None:
    later = {"mickey": "turn: 4", "magecraft": "round: 3", "magic": "turn: 6"}[game]
    steps = f"{INTO_B[game]}\n- go: {{turn: B}}\n- go: {{turn: B}}\n- expect: {{active: B, {later}}}"
    assert judged(tmp_path, game, steps).startswith("ok")


def test_the_end_of_an_auction_is_not_the_place_one_was_sent_to(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text("title: One\ngame: live\nsteps: [{go: completion}, {go: white}]\n", encoding="utf-8")
    (verdict,) = judge_file(path)
    assert "nobody is asked anything in this turn, white" in verdict.line_text()
