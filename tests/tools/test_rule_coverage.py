"""What counts as the proof of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio import rulebooks
from tools import rule_coverage

CLAIMS = """
import pytest

@pytest.mark.rule("MAGE-REST-1", "MAGE-REST-2")
@pytest.mark.parametrize("n", [1, 2])
def test_rest(n): ...

@pytest.mark.rule("MAGE-REST-3")
class TestRefill:
    def test_bag(self): ...

@pytest.mark.rule("MAGE-REST-4")
@pytest.mark.skip(reason="not today")
def test_skipped(): ...

@pytest.mark.rule("MAGE-REST-4")
@pytest.mark.xfail
def test_that_fails(): ...

@pytest.mark.rule("MAGE-REST-4")
@pytest.mark.fuzz
def test_not_in_this_run(): ...

@pytest.mark.rule("MAGE-REST-4")
def helper(): ...
"""


def claims(folder: Path, name: str, text: str) -> dict[str, list[str]]:
    tests = folder / "tests"
    tests.mkdir()
    (tests / f"{name}.py").write_text(text, encoding="utf-8")
    return rule_coverage.collect(tests)


def test_only_tests_that_run_and_may_not_fail_prove_a_rule(tmp_path: Path) -> None:
    assert claims(tmp_path, "test_claims", CLAIMS) == {
        "MAGE-REST-1": ["tests/test_claims.py::test_rest"],
        "MAGE-REST-2": ["tests/test_claims.py::test_rest"],
        "MAGE-REST-3": ["tests/test_claims.py::TestRefill::test_bag"],
    }


def test_tests_that_cannot_be_read_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(rule_coverage.NotCollected, match="ZeroDivisionError"):
        claims(tmp_path, "test_broken", "1 / 0")


def test_missing_counts_only_for_games_that_can_be_played() -> None:
    tests = {rule.id: ["a"] for rule in rulebooks.load("magecraft")[:-1]}
    last = rulebooks.load("magecraft")[-1]
    lines, missing = rule_coverage.table(tests, playable=("magecraft",))
    expected = [] if last.id in rulebooks.statuses() else [last]
    assert missing == expected
    assert lines[1].split() == ["magecraft", "65", "64", str(1 - len(expected)), "0", str(len(expected))]
    assert lines[2].split()[:5] == ["mickey", "508", "0", "0", "508"]
    assert rule_coverage.table({}, playable=())[1] == []


def test_wrong_claims_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rule_coverage.errors({"MAGE-REST-99": ["a"]}) == ["a: there is no rule MAGE-REST-99"]
    monkeypatch.setattr(
        rulebooks,
        "statuses",
        lambda: {
            "MAGE-REST-1": rulebooks.Status("planned", "later"),
            "MAGE-REST-2": rulebooks.Status("planned", " "),
            "MAGE-REST-77": rulebooks.Status("planned", "later"),
        },
    )
    assert rule_coverage.errors({"MAGE-REST-1": ["a", "b"]}) == [
        "status.toml: MAGE-REST-1 is planned, yet tested by a, b",
        "status.toml: MAGE-REST-2 is neither ruled-out nor planned with a reason",
        "status.toml: there is no rule MAGE-REST-77",
    ]
