"""The cost of tests: processor seconds of their own and of all processes they start (browsers, servers,
commands).

Wall time depends on how busy a machine is; processor time depends on the test. It works on Linux only.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

LIMIT = 2.0
"""The processor seconds that a test without the mark `deep` may cost."""

LIMIT_IN_BROWSER = 3.0
"""The processor seconds that a test of `tests/browser` without the mark `deep` may cost."""

QUICK = 0.25
"""Tests shorter than this number of seconds are not checked for other processes, because the check
takes 10 ms.
"""

PROC = Path("/proc")


def spent(process: str = "self") -> float:
    """The processor seconds of a process and all it has started; ended ones count after a wait for them."""
    try:
        fields = (PROC / process / "stat").read_text().rpartition(")")[2].split()
        tasks = list((PROC / process / "task").iterdir())
    except OSError:  # it has just ended, or this is no Linux
        return 0.0
    children: list[str] = []
    for task in tasks:
        with suppress(OSError):  # a thread that has just ended
            children += (task / "children").read_text().split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(map(spent, children))


def deep(*values: object) -> ParameterSet:
    """A row of `pytest.mark.parametrize` that only `make test-deep` runs."""
    return pytest.param(*values, marks=pytest.mark.deep)


def limit(name: str) -> float:
    """The processor seconds that the test with this name may cost without the mark `deep`."""
    return LIMIT_IN_BROWSER if name.startswith("tests/browser/") else LIMIT


class Cost:
    """Records what each test costs. The summary adds it up, and names tests that should be deep, except for
    fuzz.

    No run fails by it, since the cost of a test differs from machine to machine.
    """

    def __init__(self) -> None:
        self.begin()
        self.tests: Counter[str] = Counter()
        self.shared: Counter[str] = Counter()
        self.deep: set[str] = set()

    def begin(self) -> None:
        """Start counting processor seconds."""
        self.before = spent()
        self.own = time.process_time()
        self.lasted = 0.0
        self.starting = 0.0

    def since(self) -> float:
        """The processor seconds since the last call; work beside a quick test counts for the next one."""
        before, own = self.before, self.own
        self.own = time.process_time()
        self.before = spent() if self.lasted > QUICK else before + self.own - own
        self.lasted = 0.0
        return max(0.0, self.before - before)  # less: one ended unawaited

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        collected = yield
        self.begin()
        return collected

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
        """Count apart what starts once for all tests, as a browser does, whichever test comes first."""
        if fixturedef.scope != "session":
            return (yield)
        before = spent()
        try:
            return (yield)
        finally:
            self.starting += max(0.0, spent() - before)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        self.lasted += call.duration
        if call.when == "teardown":
            report.user_properties += [("cost", self.since()), ("shared", self.starting)]
            self.starting = 0.0
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if "deep" in report.keywords or "fuzz" in report.keywords:
            self.deep.add(report.nodeid)
        if report.when == "teardown":
            found: dict[str, Any] = dict(report.user_properties)
            self.tests[report.nodeid] += found.get("cost", 0)
            self.shared[report.nodeid] += found.get("shared", 0)

    @property
    def dear(self) -> list[str]:
        """The tests that cost more than their limit, without what they start for all tests."""
        costs = {name: cost - self.shared[name] for name, cost in self.tests.items()}
        return [name for name, cost in costs.items() if cost > limit(name) and name not in self.deep]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        folders: Counter[str] = Counter()
        for name, cost in self.tests.items():
            folders[Path(name.split("::")[0]).parts[1]] += cost
        if not sum(folders.values()):
            return
        listed = ", ".join(f"{folder} {cost:.0f}" for folder, cost in folders.most_common() if cost >= 0.5)
        terminalreporter.write_line(f"{sum(folders.values()):.0f} processor seconds: {listed}")
        if shown := terminalreporter.config.getoption("durations"):
            for name, cost in self.tests.most_common(shown):
                terminalreporter.write_line(f"{cost:8.2f} {name}")
        for name in self.dear:
            words = f"{name}: {self.tests[name]:.1f} processor seconds: make it cheaper, or deep"
            terminalreporter.write_line(words, yellow=True)
