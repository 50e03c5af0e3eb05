"""`tools.rule_coverage`: which tests count as a proof of a rule."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from grimorio import rulebooks
from tools import docs_2003, rule_coverage

CLAIMS = """
import pytest

@pytest.mark.rule("MAGE-REST-1", "MAGE-REST-2")
@pytest.mark.parametrize("n", [1, 2])
def test_rest(n): ...

@pytest.mark.rule("MAGE-REST-3")
class TestRefill:
    def test_bag(self): ...

@pytest.mark.rule(of=lambda n: [f"MAGE-REST-{n}"])
@pytest.mark.parametrize("n", [5, 6])
def test_of_parameters(n): ...

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
        "MAGE-REST-5": ["tests/test_claims.py::test_of_parameters"],
        "MAGE-REST-6": ["tests/test_claims.py::test_of_parameters"],
    }


def test_tests_that_cannot_be_read_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(rule_coverage.NotCollected, match="ZeroDivisionError"):
        claims(tmp_path, "test_broken", "1 / 0")


def test_the_table_counts_every_rule_once() -> None:
    tests = {rule.id: ["a"] for rule in rulebooks.load("magecraft")[:-1]}
    assert rule_coverage.missing(tests, "magecraft") == [rulebooks.load("magecraft")[-1]]
    lines = rule_coverage.table(tests, complete=("magecraft",))
    assert lines[1].split() == ["magecraft", "66", "65", "0", "0", "1"]
    assert lines[2].split()[:3] == ["mickey", "509", "0"]
    assert lines[2].endswith("(not complete yet)")
    for line in lines[1:]:
        count, *parts = map(int, line.split("(")[0].split()[1:])
        assert count == sum(parts)


@pytest.mark.parametrize(("complete", "code"), [(("magecraft", "live"), 1), (("magecraft",), 0), ((), 0)])
def test_what_is_missing_fails_the_check_in_complete_games_only(
    complete: tuple[str, ...],
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tests = {rule.id: ["a"] for rule in rulebooks.load("magecraft")}
    written = tmp_path / "tests.json"
    written.write_text(rule_coverage.text(tests), encoding="utf-8")
    monkeypatch.setattr(rule_coverage, "TESTS", written)
    monkeypatch.setattr(rule_coverage, "collect", lambda: tests)
    monkeypatch.setattr(rulebooks, "complete", lambda: complete)
    monkeypatch.setattr(sys, "argv", ["rule_coverage"])
    assert rule_coverage.main() == code
    assert (" missing LIVE-1-SHEET-1: " in capsys.readouterr().out) == ("live" in complete)
    monkeypatch.setattr(sys, "argv", ["rule_coverage", "--missing", "live"])
    assert rule_coverage.main() == code
    assert " missing LIVE-1-SHEET-1: " in capsys.readouterr().out


def test_wrong_claims_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebooks, "complete", lambda: ("magecraft", "chess"))
    assert rule_coverage.errors({"MAGE-REST-99": ["a"]}) == [
        "a: there is no rule MAGE-REST-99",
        "status.toml: there is no game chess",
    ]
    monkeypatch.setattr(
        rulebooks,
        "statuses",
        lambda: {
            "MAGE-REST-1": rulebooks.Status("planned", "later"),
            "MAGE-REST-2": rulebooks.Status("planned", " "),
            "MAGE-REST-77": rulebooks.Status("planned", "later"),
        },
    )
    monkeypatch.setattr(rulebooks, "complete", tuple)
    assert rule_coverage.errors({"MAGE-REST-1": ["a", "b"]}) == [
        "status.toml: MAGE-REST-1 is planned, yet tested by a, b",
        "status.toml: MAGE-REST-2 is neither ruled-out nor planned with a reason",
        "status.toml: there is no rule MAGE-REST-77",
    ]


def test_a_rule_that_no_checklist_has_may_not_be_cited(tmp_path: Path) -> None:
    (tmp_path / "turn.py").write_text(
        '"""MAGE-REST-3, MTG8-3.3: as MAGE-REST-333 says."""\n', encoding="utf-8"
    )
    assert rule_coverage.citations(tmp_path) == [f"{tmp_path / 'turn.py'}:1: there is no rule MAGE-REST-333"]
    assert rule_coverage.citations() == []


def test_the_page_of_2003_is_what_the_checklist_says() -> None:
    assert docs_2003.PAGE.read_text(encoding="utf-8") == docs_2003.text()
