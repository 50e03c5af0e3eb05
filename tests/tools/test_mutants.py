"""`make mutants`: the stored results belong to the present sample, and the worker kills a faulty mutant."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tools import mutants, mutants_drawn, mutants_worker

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


@pytest.mark.parametrize("game", STORED)
def test_stored_results_hold_for_the_rules_of_today(game: str) -> None:
    """Results for functions that have changed since count as survivors, until they are tried again."""
    today: set[tuple[str, str]] = set()
    for path in mutants_drawn.files(game):
        today |= {(name, code) for name, (code, _) in mutants_drawn.functions(path.read_text()).items()}
    same = mutants.equivalent(game)
    real = [one for one in mutants.stored_results(game)["mutants"] if one["id"] not in same]
    killed = [one for one in real if one["outcome"] == "killed"]
    fresh = sum((one["function"], one["code"]) in today for one in killed)
    again = f'{len(killed) - fresh} results are stale: make mutants MUTANTS="{game} --missing"'
    assert fresh >= 0.92 * len(real), again


def test_equivalent_mutants_have_reasons() -> None:
    listed = tomllib.loads((mutants.STORE / "equivalent.toml").read_text())
    assert set(listed) <= set(mutants.GAMES)
    for reasons in listed.values():
        assert all(len(reason) > 20 for reason in reasons.values())


def test_difference() -> None:
    before, after = "a\nb\nc\nd\n", "a\nx\ny\nd\n"
    assert mutants_drawn.difference(before, after) == (2, "b\nc", "x\ny")
    assert mutants_drawn.difference(before, before) is None
    assert mutants_drawn.difference("a\na\n", "a\n") == (2, "a", "")


@pytest.mark.parametrize(
    "code",
    [
        "draw(p, [seat, 1])",
        "draw(p, [Seat(seat), 1])",
        "draw(\n    p,\n    [\n        seat,\n        1,\n    ],\n)",
        "draw(p, [Seat(Seat(seat)), FaceIndex(1)])",
    ],
)
def test_ids_hang_on_the_code_alone(code: str) -> None:
    assert mutants_drawn.bare(code) == "draw(p, [seat, 1])"
    assert mutants_drawn.bare(f"cards: dict[Seat, int] | None = {code}") == "cards = draw(p, [seat, 1])"
    assert mutants_drawn.bare(f"{code} == other") != mutants_drawn.bare(code)


def test_results_count_for_the_code_alone() -> None:
    plain = "class A:\n    def take(self, seat):\n        last = seat\n        return last\n"
    dressed = (
        '"""Words."""\nclass A:\n    """Words."""\n    def take(self, seat: Seat) -> Seat:\n'
        '        """Words."""\n        last: Seat = Seat(seat)\n        # words\n        return last\n'
    )
    (code, line), (same, below) = (mutants_drawn.functions(text)["A.take"] for text in (plain, dressed))
    assert code == same and (line, below) == (2, 4)
    assert mutants_drawn.functions(plain.replace("= seat", "= -seat"))["A.take"][0] != code


FUNCTIONS = (
    "class A:\n    def take(self, seat):\n        return seat + {}\n\n\ndef {}(seat):\n    return seat - 1\n"
)


def modules(*texts: str) -> dict[str, str]:
    """The changed lines of each mutant of the modules, by its id."""
    parts = [mutants_drawn.Module(f"rules/{name}.py", text) for name, text in enumerate(texts)]
    found = mutants_drawn.identified(parts)
    return {id: mutant.after for id, (part, inner) in found.items() if (mutant := part.mutant(inner))}


def test_ids_stay_when_functions_move() -> None:
    pytest.importorskip("mutmut")
    together = modules(FUNCTIONS.format(1, "give"))
    apart = modules(*reversed(FUNCTIONS.format(1, "give").split("\n\n\n")))
    assert together == apart and len(together) == 4
    assert set(together) ^ set(modules(FUNCTIONS.format(1, "lend"))) != set()


def test_functions_of_the_same_name_have_mutants_of_their_own() -> None:
    pytest.importorskip("mutmut")
    one, other = FUNCTIONS.format(1, "give"), FUNCTIONS.format("1 - seat", "give")
    assert modules(one, other) == modules(other, one)
    assert len(modules(one, other)) == len(modules(one)) + len(modules(other))


def test_code_that_compiles_alike_is_no_mutant() -> None:
    assert mutants_drawn.compiled("def f(a: int) -> int:\n    return a\n") == mutants_drawn.compiled(
        "def f(a: None) -> int:\n    return a\n"
    )


def test_a_sample_stays_and_new_functions_join(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mutmut")
    names = [f"f{number}" for number in range(60)]

    def of(names: list[str]) -> mutants_drawn.Drawn:
        text = "\n\n\n".join(f"def {name}(a):\n    return a + 1" for name in names)
        monkeypatch.setattr(mutants_drawn, "files", lambda game: [Text(text)])
        return mutants_drawn.Drawn("nim", 1)

    first = of(names[:40]).sample(20, [], [])
    assert len(first) == 20
    ids = [mutant.id for mutant in first]
    assert [mutant.id for mutant in of(names[:40]).sample(20, ids, names[:40])] == ids
    later = of(names).sample(20, ids, names[:40])
    joined = {mutant.function for mutant in later} - {mutant.function for mutant in first}
    assert len(later) == 20 and 0 < len(joined) < 20 and joined <= set(names[40:])
    fewer = of(names[20:40]).sample(15, ids, names[:40])
    assert len(fewer) == 15
    assert {mutant.function for mutant in first} & set(names[20:40]) <= {mutant.function for mutant in fewer}


class Text:
    """A file with a text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def read_text(self) -> str:
        return self.text

    def relative_to(self, root: Path) -> str:
        return "rules/a.py"


def drawn(*ids: str, code: str = "today") -> list[mutants.Mutant]:
    return [mutants.Mutant("rules/a.py", "f", 1, "a", "b", "", id, code) for id in ids]


def page(sample: list[mutants.Mutant]) -> mutants.Page:
    return mutants.Page("nim", 1, sample, ["f"])


def test_only_mutants_of_the_sample_are_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "STORE", tmp_path)
    (tmp_path / "equivalent.toml").write_text('[nim]\nsame = "Nothing asks."\n')
    before = page(drawn("gone", "kept", code="before") + drawn("stays"))
    assert [mutant.id for mutant in before.missing()] == ["gone", "kept", "stays"]
    for mutant in before.sample:
        before.add(mutants.Result(mutant, "survived", "3 tests"))
    assert before.missing() == []

    after = page(drawn("new", "kept", "same", "stays"))
    assert [mutant.id for mutant in after.missing()] == ["new", "kept"]
    for mutant in drawn("kept", "new", "stranger"):
        after.add(mutants.Result(mutant, "killed", "a test"))
    results = mutants.stored_results("nim")
    stored = {mutant["id"]: mutant["outcome"] for mutant in results["mutants"]}
    assert stored == {"new": "killed", "kept": "killed", "same": "equivalent", "stays": "survived"}
    assert list(stored) == ["new", "kept", "same", "stays"]
    assert results["score"] == "2 of 3 killed (66.7 %), 1 equivalent" and results["functions"] == ["f"]
    assert page(after.sample).missing() == []
    assert mutants.killers("nim") == {"new": "a test", "kept": "a test"}


def mutant(id: str, before: str, after: str) -> str:
    source = (mutants.ROOT / FILE).read_text()
    assert source.count(before) == 1
    fields = {"id": id, "file": FILE, "function": "JudgeEnd.judge", "source": source.replace(before, after)}
    return json.dumps(fields) + "\n"


class Waits:
    """A test that takes real time, but no processor time."""

    nodeid = "waits"

    def run(self) -> None:
        time.sleep(0.3)


class Spins:
    """A test that does not end."""

    nodeid = "spins"

    def run(self) -> None:
        while True:
            pass


def test_limits_are_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def failure(test: Any) -> str:
        try:
            test.run()
        except TimeoutError as error:
            return str(error)
        return ""

    monkeypatch.setattr(mutants_worker, "_failure", failure)
    monkeypatch.setattr(mutants_worker, "_change", lambda mutant: None)
    tests: list[Any] = [Waits(), Spins()]
    assert mutants_worker._trial(tests, {0: 0.1}, {}) == "survived"
    assert mutants_worker._trial(tests, {0: 0.1, 1: 0.1}, {}) == "spins"


class Deaf(mutants_worker.Worker):
    """A worker whose results are kept in a list."""

    def __init__(self) -> None:
        self.results: list[tuple[str, str]] = []

    def _tell(self, mutant: dict[str, Any], outcome: str, test: str) -> None:
        self.results.append((outcome, test))


def test_a_busy_machine_kills_no_mutant() -> None:
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        os.setpgid(0, 0)
        time.sleep(60)
        os._exit(0)
    os.close(writing)
    worker = Deaf()
    while os.getpgid(pid) != pid:
        time.sleep(0.01)
    worker._wait({reading: ({"id": "slow"}, pid, time.monotonic() - 1, 1)})
    assert worker.results == [("survived", mutants_worker.WAITED)]


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
