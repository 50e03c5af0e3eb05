"""What an event exports, another one imports: rounds, knockouts, leagues, matches that are still on."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from grimorio.events import event_file
from tests import commands

good = partial(commands.good, "event")
bad = partial(commands.bad, "event")


def rounds_of(file: Path) -> list[object]:
    return [(round_.stage, round_.tables, round_.results) for round_ in event_file.load(file).state.rounds]


def played(file: Path, *shape: str) -> None:
    """Play an event whose first player of each table wins."""
    good("new", str(file), "Thursday", *shape, "--seed", "s")
    good("join", str(file), "Ada", "Bea", "Cid", "Dan", "Eva")
    for number in range(1, 9):
        if event_file.load(file).over:
            break
        good("pair", str(file))
        tables = event_file.load(file).state.rounds[-1].open
        for first, second in tables:
            good("result", str(file), f"{first} 2-1 {second}")
        if number == 1:
            good("drop", str(file), "Eva")


@pytest.mark.parametrize("form", ["open", "csv"])
@pytest.mark.parametrize(
    "shape",
    [
        ("--rounds", "2"),
        ("--rounds", "2", "--cut", "2"),
        ("--structure", "knockout"),
        ("--structure", "round-robin"),
    ],
    ids=" ".join,
)
def test_what_is_exported_can_be_imported(shape: tuple[str, ...], form: str, tmp_path: Path) -> None:
    file, other = tmp_path / "event.json", tmp_path / "other.json"
    played(file, *shape)
    if form == "csv":
        good("undo", str(file), "--reason", "the slip is gone")
    text = tmp_path / ("results.csv" if form == "csv" else "results.json")
    text.write_text(good("export", str(file), "--as", form), "utf-8")
    good("new", str(other), "Thursday", *shape, "--seed", "t")
    good("import", str(other), str(text))
    assert good("export", str(other), "--as", form) == text.read_text("utf-8")
    if form == "csv":
        assert rounds_of(other) == rounds_of(file)
        assert good("standings", str(other)) == good("standings", str(file))


@pytest.mark.parametrize("form", ["open", "csv"])
def test_a_league_goes_out_and_in(form: str, tmp_path: Path) -> None:
    file, other = tmp_path / "league.json", tmp_path / "other.json"
    for path in (file, other):
        good("new", str(path), "Spring", "--structure", "league", "--seed", "s")
    good("join", str(file), "Ada", "Bea", "Cid")
    good("result", str(file), "Ada 2-0 Bea", "Ada 2-1 Cid", "Bea 1-1-1 Ada")
    text = tmp_path / ("results.csv" if form == "csv" else "results.json")
    text.write_text(good("export", str(file), "--as", form), "utf-8")
    good("import", str(other), str(text))
    assert event_file.load(other).state.matches == event_file.load(file).state.matches
    if form == "open":
        lines = json.loads(good("standings", str(text), "--json"))["Standings"]
        assert lines == json.loads(good("standings", str(file), "--json"))["Standings"]


def test_a_knockout_is_left_out_where_an_event_has_none(tmp_path: Path) -> None:
    file, other, text = tmp_path / "event.json", tmp_path / "other.json", tmp_path / "results.json"
    played(file, "--rounds", "2", "--cut", "2")
    text.write_text(good("export", str(file)), "utf-8")
    good("new", str(other), "Thursday", "--rounds", "2", "--seed", "t")
    assert "2 rounds" in good("import", str(other), str(text))
