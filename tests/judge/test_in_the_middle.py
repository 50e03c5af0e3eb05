"""Impossible positions in the middle of a procedure: the error, and its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimorio import games
from grimorio.judge import judge_file
from grimorio.kernel import Setup

ROOT = Path(__file__).resolve().parents[2]
HALF = "A: {hand: F1 W2 L1, bag: none, grimoires: [[Spark, Meditation], [Fireball]]}"
MAGECRAFT = [
    ("{phase: magic, study: {}}", "study: expected phase: study"),
    ("{phase: study, study: {}, review: {}}", "either study or review"),
    ("{phase: study, A: {hand: F3}, review: {}}", "review: expected 4 gems in hand"),
    ("{phase: study, A: {hand: F4}, review: {picked: F4}}", "review.picked: expected fewer than the 4"),
    ("{phase: study, A: {hand: F4}, review: {picked: W1}}", "review.picked: expected gems of the hand"),
    ("{phase: study, A: {hand: F4 W1}, review: {picked: W1}}", "picked in the order fire, water"),
    ("{phase: study, A: {hand: F4}, review: {picked: F1, arranged: true}}", "review: expected one of"),
    (
        f"{{phase: study, {HALF}, review: {{placed: [[Fireball]]}}}}",
        "review.placed: expected the first spells",
    ),
    (f"{{phase: study, {HALF}, review: {{placed: [[], [], [], []]}}}}", "review.placed: expected up to 3"),
    (f"{{phase: study, {HALF}, study: {{studied: 1}}}}", "study.studied"),
    (
        f"{{phase: study, {HALF}, study: {{spell: Meteor}}, academy: {{spells: [Spark]}}}}",
        "study.spell: expected a",
    ),
    ("{phase: study, A: {hand: W4}, study: {spell: Fireball}}", "study.spell: expected a hand that can pay"),
    (f"{{{HALF}, casting: {{paying: ability, ability_used: true}}}}", "casting.paying: expected an ability"),
    (f"{{{HALF}, casting: {{paying: {{}}}}}}", "casting.paying: expected ability, or a spell that is next"),
    (
        f"{{{HALF}, casting: {{grimoire: 1, cast: 0, paying: {{gold: yes}}}}}}",
        "paying.gold: expected a gold gem",
    ),
    (
        f"{{{HALF}, casting: {{grimoire: 1, cast: 0, paying: {{}}}}}}",
        "casting.paying: expected a hand that pays it",
    ),
    (f"{{{HALF}, casting: {{grimoire: 1, cast: 0}}}}", "casting.cast: expected grimoire"),
    (
        "{A: {grimoires: [['Fireball [F2]']]}, casting: {grimoire: 1, icons: {attack: 1}, icon: draw}}",
        "casting.icon",
    ),
    ("{answered: {A: meteor}}", "answered.A: meteor is not offered"),
    ("{answered: {A: nowhere}}", "unknown word 'nowhere'"),
    ("{answered: {C: done}}", "answered"),
]


BATH = "A: {left: {cast: Acid Bath}, hand: Ebb}"
MICKEY = [
    ("{phase: castle, castle: Bell Tower}", "castle: there is none in the phase castle"),
    ("{phase: draw, castle: Bell Tower}", "castle: there is none in the phase draw"),
    ("{phase: draw, A: {left: {cast: Ebb}}}", "A.left.cast: nothing is played outside"),
    ("{phase: discard, A: {passed: true}}", "A.passed: nobody plays outside the challenge"),
    ("{phase: castle, winner: A}", "winner: expected the phase diamagic, found castle"),
    ("{phase: diamagic, winner: none}", "winner: expected a winner"),
    ("{phase: draw, drawn: B}", "drawn: expected A, who draws first, or both"),
    ("{phase: discard, resolving: {spell: Ebb}}", "resolving: expected the phase challenge"),
    ("{confused: [B left]}", "confused: expected resolving too"),
    ("{resolving: {}}", "resolving.spell: expected A left"),
    ("{resolving: {spell: A left}}", "resolving.spell: expected a Spell that lies in play"),
    (f"{{{BATH}, resolving: {{spell: A left, group: 11}}}}", "resolving.group"),
    (
        f"{{{BATH}, resolving: {{spell: A left, doing: B left}}}}",
        "resolving.doing: expected a card that does",
    ),
    (f"{{{BATH}, resolving: {{spell: A left, done: 1}}}}", "resolving: expected doing too"),
    (f"{{{BATH}, resolving: {{spell: A left, doing: Acid Bath, done: 9}}}}", "resolving.done"),
    (f"{{{BATH}, resolving: {{spell: A left}}, confused: [Ebb]}}", "confused[0]: expected"),
    (
        f"{{{BATH}, resolving: {{spell: A left}}, confused: [{{mage: B left, drawn: Ebb}}]}}",
        "confused[0].drawn: expected a card of the hand",
    ),
    ("{A: {left: {revealed: {besides: true}}}}", "revealed"),
]


@pytest.mark.parametrize(("setup", "message"), MICKEY)
def test_mickey_what_cannot_be(tmp_path: Path, setup: str, message: str) -> None:
    line = judged(tmp_path, "mickey", setup)
    assert line.startswith("ERROR") and message in line, line


@pytest.mark.parametrize(
    "more",
    [
        {"phase": "diamagic", "winner": "B", "stake": ["red"]},
        {"phase": "draw", "drawn": ["A", "B"]},
        {"A": {"left": {"cast": "Acid Bath"}, "hand": ["Ebb"]}, "resolving": {"spell": "Acid Bath"}},
        {"A": {"left": {"revealed": {"card": "Ebb", "besides": True}}}},
    ],
)
def test_mickey_a_position_in_full_is_the_same_position(more: dict[str, Any]) -> None:
    from grimorio.games.mickey.situation_full import in_full, shortly

    game = games.get("mickey")
    described = {
        "A": {"hand": ["Roknar*7"]},
        "B": {"right": {"cast": "Ebb"}} if len(more) < 2 else {},
        **more,
    }
    full = in_full(Setup("mickey", 2, 1), described)
    starts = [
        game.start(Setup("mickey", 2, 1, situation=data), stops=3).to_json()
        for data in (described, full, shortly(full))
    ]
    for part in ("agenda", "waiting", "things"):
        assert starts[0][part] == starts[1][part] == starts[2][part], part


def judged(tmp_path: Path, game: str, setup: str) -> str:
    path = tmp_path / "one.yaml"
    cards = f"ruleset: {{cards: {ROOT / 'scenarios/magecraft/cards/plain.yaml'}}}\n" * (game == "magecraft")
    path.write_text(f"title: One\ngame: {game}\n{cards}setup: {setup}\nsteps: []\n", encoding="utf-8")
    (verdict,) = judge_file(path)
    return verdict.line_text()


@pytest.mark.parametrize(("setup", "message"), MAGECRAFT)
def test_magecraft_what_cannot_be(tmp_path: Path, setup: str, message: str) -> None:
    line = judged(tmp_path, "magecraft", setup)
    assert line.startswith("ERROR") and message in line, line


@pytest.mark.parametrize(
    "more",
    [
        {"casting": {"paying": "ability"}},
        {"phase": "study", "review": {"picked": {"fire": 1}}},
        {"phase": "study", "review": {"arranged": True}},
        {"phase": "study", "study": {"spell": "Fireball", "paid": True}},
    ],
)
def test_magecraft_a_position_in_full_is_the_same_position(more: dict[str, Any]) -> None:
    """The complete form that the page shows and saves leads to the same choice as the file."""
    described = {"A": {"character": "Nerea", "hand": {"fire": 2, "water": 3}}, **more}
    from grimorio.games.magecraft.described import in_full

    setup = Setup("magecraft", 2, 1)
    game = games.get("magecraft")
    full = in_full(setup, described)
    one, two = (game.start(Setup("magecraft", 2, 1, situation=data), stops=3) for data in (described, full))
    assert (one.choice.ask, one.choice.options) == (two.choice.ask, two.choice.options)
    assert one.to_json()["agenda"][-1] == two.to_json()["agenda"][-1]
