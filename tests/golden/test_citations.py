"""Each kind of event and question cites its rules; these citations are stored, and read as a diff.

`make golden` collects them from many random games; a test plays a few games and compares.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

from grimorio import games, rulebooks
from grimorio.kernel import Luck, Setup
from tests.golden.test_golden import WRITE

STORED = Path(__file__).parent / "citations.json"
FEW, MANY = 6, 60
"""The numbers of games that the test plays, and that `make golden` plays."""

Citations = dict[str, set[str]]


def played(name: str, count: int) -> Citations:
    """The rules that each kind of event and question cites in `count` random games."""
    game = games.get(name)
    cited: Citations = defaultdict(set)
    for seed in range(count):
        luck = Luck(seed)
        options = {
            option.name: option.values[luck.below(len(option.values))]
            for option in game.options
            if seed >= 2 and luck.below(2)
        }
        seats = game.seats[0] if seed % 3 < 2 else game.seats[1 % len(game.seats)]
        p = game.start(Setup(name, seats, seed, options), journal=True, open_chance=True)
        while p.waiting:
            choice = p.waiting[luck.below(len(p.waiting))]
            cited[f"asked: {choice.ask}"].add(choice.rule)
            p.answer(luck.below(len(choice.options)), choice.number)
        for event in p.journal or []:
            cited[event.NAME].add(event.rule)
    return cited


def stored() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(STORED.read_text("utf-8"))
    return found


def rules_of(name: str) -> list[str]:
    """The rules that the stored events and questions of a game cite."""
    known = {rule.id for rule in rulebooks.load(games.rulebook(name))}
    cited = {rule for rules in stored()[name].values() for rule in rules}
    return sorted(cited & known)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(*rules_of(name))) for name in games.names()]
)
def test_events_and_questions_cite_their_rules(name: str) -> None:
    cited = played(name, MANY if WRITE else FEW)
    if WRITE:
        sorted_rules = {kind: sorted(rules) for kind, rules in sorted(cited.items())}
        STORED.write_text(json.dumps({**stored(), name: sorted_rules}, indent=1) + "\n", "utf-8")
    wanted = stored()[name]
    for kind, rules in cited.items():
        assert rules <= set(wanted.get(kind, ())), kind


def test_what_is_cited_exists() -> None:
    known = {rule.id for name in games.names() for rule in rulebooks.load(games.rulebook(name))}
    for name, kinds in stored().items():
        for kind, rules in kinds.items():
            assert set(rules) <= known, (name, kind)
