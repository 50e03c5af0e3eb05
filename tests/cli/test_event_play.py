"""Bots play what is open in an event."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from grimorio import games
from grimorio.kernel import Record
from tests import commands

good = partial(commands.good, "event")
bad = partial(commands.bad, "event")


def test_bots_play_whom_they_have_not_met_in_a_league(tmp_path: Path) -> None:
    file = str(tmp_path / "league.json")
    good(
        "new", file, "Spring", "--structure", "league", "--game", "magecraft", "--best-of", "1", "--seed", "s"
    )
    good("join", file, "Ada", "Bea", "Cid", "Dan")
    assert good("result", file, "Ada 1-0 Bea") == "One result entered; the league goes on.\n"
    good("drop", file, "Dan")
    good("play", file, "--bots", "random")
    facts = json.loads(Path(file).read_text("utf-8"))["facts"]
    played = {frozenset((fact["first"], fact["second"])) for fact in facts if fact["kind"] == "result"}
    assert played == {frozenset(pair) for pair in (("Ada", "Bea"), ("Ada", "Cid"), ("Bea", "Cid"))}
    assert len([fact for fact in facts if fact["kind"] == "result"]) == 3
    assert len({tuple(fact["records"]) for fact in facts if fact.get("records")}) == 2
    good("play", file, "--bots", "random")
    assert len(json.loads(Path(file).read_text("utf-8"))["facts"]) == len(facts)


def test_bots_play_a_round_and_keep_the_records(tmp_path: Path) -> None:
    file, folder = str(tmp_path / "event.json"), tmp_path / "games"
    good("new", file, "Bots", "--format", "magecraft", "--seed", "s")
    good("join", file, "Ada", "Bea", "Cid", "Dan")
    assert "no such round" in bad("play", file, "--bots", "random")
    good("pair", file)
    assert "no folder" in bad("play", file, "--bots", "random", "--records", str(folder)).lower()
    folder.mkdir()
    good("play", file, "--bots", "random", "--records", str(folder))
    facts = json.loads(Path(file).read_text("utf-8"))["facts"]
    ids = [name for fact in facts if fact["kind"] == "result" for name in fact["records"]]
    assert sorted(f"{name}.json" for name in ids) == sorted(path.name for path in folder.iterdir())
    for name in ids:
        record = Record.from_json(json.loads((folder / f"{name}.json").read_text("utf-8")))
        assert record.replay(games.get("magecraft")).over
