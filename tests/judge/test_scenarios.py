"""Every scenario of the folder `scenarios/` passes, and proves the rules that it names as its source."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio import games, rulebooks
from grimorio.judge import Scenario, judge, scenario_files, scenarios_in

ROOT = Path(__file__).resolve().parents[2]


def all_scenarios() -> list[tuple[str, Scenario]]:
    found: list[tuple[str, Scenario]] = []
    for game in games.names():
        for path in scenario_files(ROOT / "scenarios" / game):
            for scenario in scenarios_in(path):
                assert isinstance(scenario, Scenario), scenario
                found.append((f"{path.stem}: {scenario.title}", scenario))
    return found


SCENARIOS = all_scenarios()


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(one, id=id, marks=pytest.mark.rule(*one.source)) for id, one in SCENARIOS],
)
def test_scenario(scenario: Scenario) -> None:
    verdict = judge(scenario)
    assert verdict.result == "ok", verdict.line_text()


def test_rules_that_scenarios_name_exist() -> None:
    known = {rule.id for game in rulebooks.NAMES for rule in rulebooks.load(game)}
    books = tuple({id.split("-")[0] + "-" for id in known})
    for _, scenario in SCENARIOS:
        named = {source for source in scenario.source if source.startswith(books)}
        assert named <= known, (scenario.title, named - known)


def test_titles_are_told_apart() -> None:
    titles = [scenario.title for _, scenario in SCENARIOS]
    assert len(titles) >= 40
    assert len(set(titles)) == len(titles)
