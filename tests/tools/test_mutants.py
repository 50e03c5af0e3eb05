"""`make mutants`: the stored results belong to the present sample, and the worker kills a faulty mutant."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections import Counter

import pytest

from tools import mutants

FILE = "src/grimorio/games/magecraft/rules/end.py"


STORED = mutants.GAMES
"""How many mutants of each game's sample, from the first on, have been tried and stored."""


@pytest.mark.parametrize("game", STORED)
def test_stored_results(game: str) -> None:
    page = json.loads((mutants.STORE / f"{game}.json").read_text())
    outcomes = Counter(mutant["outcome"] for mutant in page["mutants"])
    assert len(page["mutants"]) == len({mutant["id"] for mutant in page["mutants"]}) == STORED[game]
    real = len(page["mutants"]) - outcomes["equivalent"]
    assert outcomes["killed"] >= 0.92 * real, page["score"]
    assert outcomes["equivalent"] <= 0.1 * len(page["mutants"])


def test_equivalent_mutants_have_reasons() -> None:
    listed = tomllib.loads((mutants.STORE / "equivalent.toml").read_text())
    assert set(listed) <= set(mutants.GAMES)
    for reasons in listed.values():
        assert all(len(reason) > 20 for reason in reasons.values())


def test_difference() -> None:
    before, after = "a\nb\nc\nd\n", "a\nx\ny\nd\n"
    assert mutants._difference(before, after) == (2, "b\nc", "x\ny")
    assert mutants._difference(before, before) is None
    assert mutants._difference("a\na\n", "a\n") == (2, "a", "")


def mutant(id: str, before: str, after: str) -> str:
    source = (mutants.ROOT / FILE).read_text()
    assert source.count(before) == 1
    fields = {"id": id, "file": FILE, "function": "JudgeEnd.judge", "source": source.replace(before, after)}
    return json.dumps(fields) + "\n"


@pytest.mark.deep
def test_worker() -> None:
    command = [sys.executable, "-m", "tools.mutants_worker", "magecraft", "2"]
    faults = mutant("wrong", "len(left) <= 1", "len(left) <= 2") + mutant(
        "same", "in left:", "in tuple(left):"
    )
    run = subprocess.run(command, input=faults, capture_output=True, text=True, cwd=mutants.ROOT, check=True)
    answers = {answer["id"]: answer for answer in map(json.loads, run.stdout.splitlines())}
    assert answers["wrong"]["outcome"] == "killed" and "::test_" in answers["wrong"]["test"]
    assert answers["same"]["outcome"] == "survived"
