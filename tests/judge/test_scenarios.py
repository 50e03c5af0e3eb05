"""Every scenario of the folder `scenarios/` passes, and proves the rules that it names as its source."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grimorio.judge import Scenario, judge, scenario_files, scenarios_in
from grimorio.judge.bench import GAMES

ROOT = Path(__file__).resolve().parents[2]


def all_scenarios() -> Iterator[object]:
    for game in GAMES:
        for path in scenario_files(ROOT / "scenarios" / game):
            for scenario in scenarios_in(path):
                assert isinstance(scenario, Scenario), scenario
                name = f"{path.stem}: {scenario.title}"
                yield pytest.param(scenario, id=name, marks=pytest.mark.rule(*scenario.source))


@pytest.mark.parametrize("scenario", list(all_scenarios()))
def test_scenario(scenario: Scenario) -> None:
    verdict = judge(scenario)
    assert verdict.result == "ok", verdict.line_text()


def test_titles_are_told_apart() -> None:
    titles = [
        s.title
        for path in scenario_files(ROOT / "scenarios")
        for s in scenarios_in(path)
        if isinstance(s, Scenario)
    ]
    assert len(titles) >= 40
    assert len(set(titles)) == len(titles)
