"""The short lessons of Magic: each position is won as the coach says, by the keyword that it teaches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.judge import judge_file
from grimorio.kernel import Setup
from grimorio.language import LANGUAGES, translator
from tests.page.node import Node

A: dict[str, Any] = {"by": "A"}
AT_B: dict[str, Any] = {"by": "A", "targets": ["B"]}
ALL: dict[str, Any] = {"resolve": "all"}
ONE: dict[str, Any] = {"resolve": 1}
HIT: list[dict[str, Any]] = [{"go": "main2"}]
NEXT: dict[str, Any] = {"go": {"turn": "A", "at": "begin_combat"}}


def attack(*names: str) -> dict[str, Any]:
    return {"attack": {**A, "with": [*names]}}


def pick(*names: str) -> dict[str, Any]:
    return {"choose": {**A, "pick": [*names], "if_asked": True}}


WON: dict[str, list[dict[str, Any]]] = {
    "cycling": [{"cycle": {**A, "card": "Barkhide Mauler"}}, pick("B"), ONE, pick("yes")],
    "landcycling": [
        {"cycle": {**A, "card": "Chartooth Cougar"}},
        ONE,
        pick("Mountain"),
        {"play": {**A, "card": "Mountain"}},
        {"cast": {**AT_B, "card": "Shock"}},
        ONE,
    ],
    "morph": [
        {"morph": {**A, "card": "Battering Craghorn"}},
        ALL,
        NEXT,
        attack("Battering Craghorn"),
        {"turn_up": {**A, "card": "Battering Craghorn"}},
        *HIT,
    ],
    "madness": [
        {"activate": {**A, "source": "Wild Mongrel", "ability": 1, "costs": {"discard": ["Fiery Temper"]}}},
        ONE,
        {"madness": {**AT_B, "card": "Fiery Temper"}},
        ONE,
    ],
    "flashback": [{"flashback": {**AT_B, "card": "Firebolt"}}, ONE],
    "threshold": [{"cast": {**AT_B, "card": "Shock"}}, ONE, attack("Springing Tiger"), *HIT],
    "kicker": [{"cast": {**A, "card": "Breath of Darigaaz"}}, pick("yes"), ONE],
    "storm": [
        {"cast": {**AT_B, "card": "Shock"}},
        ONE,
        {"cast": {**AT_B, "card": "Tendrils of Agony"}},
        ONE,
        pick("B"),
        ALL,
    ],
    "amplify": [
        {"cast": {**A, "card": "Glowering Rogon"}},
        ONE,
        pick("Barkhide Mauler", "Spined Basher"),
        NEXT,
        attack("Glowering Rogon"),
        *HIT,
    ],
    "double-strike": [
        attack("Ridgetop Raptor"),
        {"cast": {**A, "card": "Giant Growth", "targets": ["Ridgetop Raptor"]}},
        ONE,
        *HIT,
    ],
    "provoke": [
        attack("Deftblade Elite", "Hill Giant"),
        pick("Wall of Stone"),
        ONE,
        pick("yes"),
        *HIT,
    ],
}
"""What the coach says to do in each lesson, as steps of a scenario."""


@pytest.fixture(scope="module")
def lessons(node: Node) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = node.call("games/magic/keywords.js", "SHORT")
    return found


def test_each_lesson_is_won_by_what_the_coach_says(lessons: list[dict[str, Any]], tmp_path: Path) -> None:
    assert [lesson["id"] for lesson in lessons] == list(WON)
    won = {"expect": {"winner": "A"}}
    scenarios = [
        {"title": lesson["id"], "game": "magic", "setup": lesson["body"]["situation"], "steps": [*steps, won]}
        for lesson, steps in zip(lessons, WON.values(), strict=True)
    ]
    path = tmp_path / "lessons.json"
    path.write_text(json.dumps(scenarios), encoding="utf-8")
    assert [verdict.line_text() for verdict in judge_file(path)] == [f"ok    {name}" for name in WON]


def test_no_lesson_is_won_by_passing(lessons: list[dict[str, Any]]) -> None:
    for lesson in lessons:
        position = games.get("magic").start(Setup("magic", 2, **lesson["body"]))
        for _ in range(40):
            names = [option[0] for option in position.choice.options]
            position.answer(next((names.index(name) for name in ("pass", "done", "no") if name in names), 0))
        assert not position.over, lesson["id"]


def test_the_coach_speaks_in_each_language(lessons: list[dict[str, Any]]) -> None:
    for language in LANGUAGES:
        t = translator(language, ["magic", "magic-learn"])
        for lesson in lessons:
            first, last = lesson["steps"]
            said = [t(first["title"]), t(first["text"]), t(f"magic-lesson-{first['id']}-do")]
            assert all(said) and lesson["title"] == first["title"]
            assert t(f"magic-lesson-{last['id']}") and t(f"magic-lesson-{last['id']}-title")
