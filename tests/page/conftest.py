"""Tests of the page's logic without a browser: functions called from Python, and JavaScript `*.test.mjs`."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from grimorio import games
from tests.page.node import COMMAND, HERE, Node

TEST = re.compile(r'^test\("((?:[^"\\]|\\.)*)"', re.MULTILINE)
"""The form of a test in a JavaScript file: `test("name"` at the beginning of a line."""


@pytest.fixture(scope="session")
def node() -> Iterator[Node]:
    """Node with the page's modules; it knows the cards of all games."""
    running = Node()
    for game in games.names():
        running.answer(f"/api/games/{game}/cards", {"cards": games.get(game).cards()})
    yield running
    running.close()


@cache
def results(path: Path) -> dict[str, tuple[bool, str]]:
    """The result of each test in a file, by name; the file is run once."""
    reporter = (HERE / "reporter.mjs").as_uri()
    command = [*COMMAND, "--test", f"--test-reporter={reporter}", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=120)
    found = {}
    for line in filter(None, done.stdout.splitlines()):
        test = json.loads(line)
        found[test["name"]] = (test["passed"], test["detail"])
    found[""] = (done.returncode == 0, done.stdout + done.stderr)
    return found


class ScriptFailed(Exception):
    """A test in JavaScript failed; the message is Node's."""


class ScriptTest(pytest.Item):
    """A test that pytest runs for one `test("…")` in a JavaScript file."""

    def runtest(self) -> None:
        """Run the test's file if that is not done yet, and report this test's result."""
        passed, detail = results(self.path).get(self.name, (False, results(self.path)[""][1]))
        if not passed:
            raise ScriptFailed(detail)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """Node's message, without a traceback of Python."""
        return str(excinfo.value)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """The file and line of the test."""
        return self.path, None, self.name


class ScriptFile(pytest.File):
    """A file of tests in JavaScript."""

    def collect(self) -> Iterator[ScriptTest]:
        """The tests of the file."""
        text = self.path.read_text("utf-8")
        assert "test(`" not in text, f"{self.path}: tests are found by names in quotes"
        for name in TEST.findall(text):
            yield ScriptTest.from_parent(self, name=name)


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> ScriptFile | None:
    if file_path.name.endswith(".test.mjs"):
        return ScriptFile.from_parent(parent, path=file_path)
    return None
