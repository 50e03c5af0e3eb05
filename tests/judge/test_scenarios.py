"""Every scenario of the folder `scenarios/` passes, and proves the rules that it names as its source."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from grimorio import games, rulebooks
from grimorio.judge import Scenario, judge, scenario_files, scenarios_in

ROOT = Path(__file__).resolve().parents[2]


FILES = {
    path.relative_to(ROOT / "scenarios").with_suffix("").as_posix(): path
    for game in games.names()
    for path in scenario_files(ROOT / "scenarios" / game)
}


@cache
def scenarios(name: str) -> list[Scenario]:
    """The scenarios of one of `FILES`; it is read only once."""
    found = []
    for scenario in scenarios_in(FILES[name]):
        assert isinstance(scenario, Scenario), scenario
        found.append(scenario)
    return found


def sources(name: str) -> set[str]:
    """The rules that the scenarios of a file prove."""
    return {rule for scenario in scenarios(name) for rule in scenario.source}


def all_scenarios() -> list[Scenario]:
    return [scenario for name in FILES for scenario in scenarios(name)]


@pytest.mark.rule(of=sources)
@pytest.mark.parametrize("name", FILES)
def test_scenario(name: str) -> None:
    verdicts = [judge(scenario) for scenario in scenarios(name)]
    wrong = [verdict.line_text() for verdict in verdicts if verdict.result != "ok"]
    assert wrong == []


def test_rules_that_scenarios_name_exist() -> None:
    known = {rule.id for game in rulebooks.NAMES for rule in rulebooks.load(game)}
    books = tuple({id.split("-")[0] + "-" for id in known})
    for scenario in all_scenarios():
        named = {source for source in scenario.source if source.startswith(books)}
        assert named <= known, (scenario.title, named - known)


def test_titles_are_told_apart() -> None:
    titles = [scenario.title for scenario in all_scenarios()]
    assert len(titles) >= 40
    assert len(set(titles)) == len(titles)
