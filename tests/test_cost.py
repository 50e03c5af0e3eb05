"""The summary of costly tests: their cost is measured, and tests above the limit are named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cost import LIMIT, LIMIT_IN_BROWSER, Cost, spent

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="read from Linux's /proc")


def report(name: str, cost: float, *marks: str) -> Any:
    return SimpleNamespace(
        nodeid=name, when="teardown", keywords=dict.fromkeys(marks, 1), user_properties=[("cost", cost)]
    )


@linux
def test_what_a_child_worked_is_counted() -> None:
    before = spent()
    work = "import time\nwhile time.process_time() < 0.5: pass\nprint(flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", work], stdin=-1, stdout=-1) as child:
        assert child.stdout is not None
        child.stdout.readline()
        living = spent()
        child.communicate(b"\n")
    assert before + 0.4 < living < spent() + 0.001  # ticks are rounded, and sums of them


@pytest.mark.parametrize(
    ("folder", "most"), [("browser", LIMIT_IN_BROWSER), ("games", LIMIT)], ids=["browser", "games"]
)
def test_a_dear_test_that_is_not_deep_is_named(folder: str, most: float) -> None:
    name = f"tests/{folder}/test_x.py::test_y"
    for marks, cost, dear in (((), most + 1, [name]), (("deep",), most + 1, []), ((), most - 1, [])):
        costs = Cost()
        costs.pytest_runtest_logreport(report(name, cost, *marks))
        assert costs.dear == dear


def test_what_starts_once_for_all_makes_no_test_dear() -> None:
    first = report("tests/web/test_x.py::test_y", LIMIT + 1)
    first.user_properties.append(("shared", 2.0))
    costs = Cost()
    costs.pytest_runtest_logreport(first)
    assert costs.dear == []
    assert costs.tests.total() == LIMIT + 1, "the sum has all"


def test_a_quick_test_costs_its_own_work_a_long_one_all_that_ran(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    costs = Cost()
    now = {"all": costs.before, "own": costs.own}
    monkeypatch.setattr("tests.cost.spent", lambda: now["all"])
    monkeypatch.setattr("tests.cost.time.process_time", lambda: now["own"])
    steps = [(0.01, 0.5, 0.125, 0.125), (2.0, 2.0, 1.0, 2.375), (0.01, 1.0, 0.25, 0.25)]
    for lasted, everything, own, cost in steps:
        now = {"all": now["all"] + everything, "own": now["own"] + own}
        costs.lasted = lasted
        assert costs.since() == pytest.approx(cost)
