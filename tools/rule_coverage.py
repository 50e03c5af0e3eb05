"""`make rules`: count for each game the rules that are tested, ruled out, planned or missing.

A missing rule fails the check in the games that `status.toml` calls complete; in other games it is only
counted. A test claims rules with `@pytest.mark.rule("MAGE-REST-3", ...)`. Claims are read from pytest's own
collection: a test that is not collected claims nothing, nor does a test that may be skipped or may fail.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from grimorio import rulebooks

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "src" / "grimorio" / "rulebooks" / "tests.json"
KINDS = ("ruled-out", "planned")
CITED = re.compile(r"\b(?:MTG8|WOM|MAGE|LIVE)-[\w.]+(?:-[\w.]+)*")
UNSURE = ("skip", "skipif", "xfail")


def claimed(item: pytest.Item) -> set[str]:
    """The ids of the rules that a test claims.

    Its marks name them, or a function `of` in a mark returns them for the test's parameters.
    """
    ids: set[str] = set()
    for mark in item.iter_markers("rule"):
        ids.update(mark.args)
        if "of" in mark.kwargs:
            assert isinstance(item, pytest.Function)
            ids.update(mark.kwargs["of"](**item.callspec.params))
    return ids


class Claims:
    """A pytest plugin that records which collected tests claim which rules."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(mark) for mark in UNSURE):
                continue
            name = item.nodeid.split("[")[0]
            for id in claimed(item):
                self.tests[id].add(name)


class NotCollected(Exception):
    """Pytest could not collect the tests; the message is its output."""


def collect(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The names of the tests in the folder that claim each rule, by the rule's id.

    Raises NotCollected: pytest cannot collect the tests.
    """
    claims, said = Claims(), io.StringIO()
    options = ["--collect-only", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*options, "--rootdir", str(folder.parent), str(folder)], plugins=[claims])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise NotCollected(said.getvalue())
    return {id: sorted(tests) for id, tests in sorted(claims.tests.items())}


def errors(tests: dict[str, list[str]]) -> list[str]:
    """The errors in the claims of tests and in status.toml, one line each."""
    known = {rule.id for game in rulebooks.NAMES for rule in rulebooks.load(game)}
    found = [f"{', '.join(names)}: there is no rule {id}" for id, names in tests.items() if id not in known]
    unknown = set(rulebooks.complete()) - set(rulebooks.NAMES)
    found += [f"status.toml: there is no game {game}" for game in sorted(unknown)]
    for id, status in rulebooks.statuses().items():
        if id not in known:
            found.append(f"status.toml: there is no rule {id}")
        elif status.kind not in KINDS or not status.reason.strip():
            found.append(f"status.toml: {id} is neither ruled-out nor planned with a reason")
        elif id in tests:
            found.append(f"status.toml: {id} is {status.kind}, yet tested by {', '.join(tests[id])}")
    return found


def citations(folder: Path = ROOT / "src") -> list[str]:
    """The citations of unknown rule ids in source files, one line each; ids of chapters are allowed."""
    known = {rule.id for game in rulebooks.NAMES for rule in rulebooks.load(game)}
    chapters = {id[:end] for id in known for end, sign in enumerate(id) if sign in "-."}
    found = []
    for path in sorted({*folder.rglob("*.py"), *folder.rglob("*.js")}):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            cited = {id.rstrip(".") for id in CITED.findall(line)}
            found += [f"{path}:{number}: there is no rule {id}" for id in sorted(cited - known - chapters)]
    return found


def text(tests: dict[str, list[str]]) -> str:
    """The content of tests.json; `tests` is from `collect`."""
    return json.dumps(tests, indent=1, sort_keys=True) + "\n"


def missing(tests: dict[str, list[str]], game: str) -> list[rulebooks.Rule]:
    """The rules of a game that are neither tested, ruled out nor planned; `tests` is from `collect`."""
    status = rulebooks.statuses()
    return [rule for rule in rulebooks.load(game) if rule.id not in tests and rule.id not in status]


def table(tests: dict[str, list[str]], complete: tuple[str, ...]) -> list[str]:
    """The lines of a table of all games, which marks the complete games; `tests` is from `collect`."""
    lines = [f"{'game':<10} {'rules':>6} {'tested':>7} {'ruled out':>10} {'planned':>8} {'missing':>8}"]
    status = rulebooks.statuses()
    for game in rulebooks.NAMES:
        rules = rulebooks.load(game)
        tested = sum(rule.id in tests for rule in rules)
        ruled_out = sum(rule.id in status and status[rule.id].kind == "ruled-out" for rule in rules)
        left = len(missing(tests, game))
        planned = len(rules) - tested - ruled_out - left
        note = "" if game in complete else "  (not complete yet)"
        lines.append(f"{game:<10} {len(rules):>6} {tested:>7} {ruled_out:>10} {planned:>8} {left:>8}{note}")
    return lines


def main() -> int:
    """Print the table; returns 1 if a rule of a complete game is missing or a claim is wrong."""
    parser = argparse.ArgumentParser(description="Which rules are tested, ruled out, planned or missing.")
    parser.add_argument("--write", action="store_true", help="write the claims down for `grimorio rules`")
    parser.add_argument("--missing", choices=rulebooks.NAMES, help="list what this game lacks")
    arguments = parser.parse_args()
    try:
        tests = collect()
    except NotCollected as error:
        print(error)
        return 1
    if arguments.write:
        TESTS.write_text(text(tests), encoding="utf-8")
    complete = rulebooks.complete()
    print("\n".join(table(tests, complete)))
    for id, status in rulebooks.statuses().items():
        print(f"{status.kind:>10} {id}: {status.reason}")
    held = [rule for game in rulebooks.NAMES if game in complete for rule in missing(tests, game)]
    asked = [] if arguments.missing in (None, *complete) else missing(tests, arguments.missing)
    for rule in held + asked:
        print(f"{'missing':>10} {rule.id}: {rule.statement}")
    wrong = errors(tests)
    if TESTS.read_text(encoding="utf-8") != text(tests):
        wrong.append("src/grimorio/rulebooks/tests.json is not what the tests claim: run `make docs`")
    wrong += citations()
    for line in wrong:
        print(f"{'error':>10} {line}")
    return 1 if held or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
