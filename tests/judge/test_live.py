"""Magic Live's bench: the forms that its files may have, and the errors for wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.judge import judge_file

BEGIN = "title: One\ngame: live\n"


def said(tmp_path: Path, text: str) -> str:
    path = tmp_path / "one.yaml"
    path.write_text(BEGIN + text, encoding="utf-8")
    (verdict,) = judge_file(path)
    return verdict.line_text()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("setup: {second: A}\nsteps: []", "setup.second: unknown; expected packs, decks, phase, first"),
        ("setup: {first: C}\nsteps: []", "setup.first: expected A, B; found 'C'"),
        ("setup: {packs: 0}\nsteps: []", "setup.packs: expected a whole number from 1 to 60, found 0"),
        ("setup: {packs: 2}\nsteps: []", "expected 20 packs that are no lands for 2 players"),
        ("setup: {A: red}\nsteps: []", "setup.A: expected a mapping with style, traits, powers, bought, xp"),
        ("setup: {A: {lives: 3}}\nsteps: []", "setup.A.lives: unknown; expected style, traits, powers"),
        ("setup: {A: {life: 0}}\nsteps: []", "setup.A.life: expected a whole number from 1 to 999, found 0"),
        ("setup: {phase: sheets, A: {xp: 1}}\nsteps: [{buy: {by: A}}]", "by and one of power, style"),
        ("steps: [{result: {winner: A}}]", "no tournament is being played"),
        ("steps: [{declare: {by: A, as: two-colour}}]", "this row is for mono"),
        ("steps: [{lands: {by: A, add: {Plains: 3}}}]", "step 1 (lands): not now: A is asked declare"),
        ("setup: {A: {traits: [1, 2]}}\nsteps: []", "expected three numbers, found [1, 2]"),
        ("setup: {A: {traits: [1, 2, 3]}}\nsteps: []", "expected 3, 5 and 7 in any order, found 1, 2, 3"),
        ("setup: {A: {powers: Luck}}\nsteps: []", "A.powers[0]: there is no Power 'Luck'; expected Life"),
        ("setup: {A: {powers: [Luck]}}\nsteps: []", "there is no Power 'Luck'"),
        ("steps: [{throw: {A: rock}}]", "A does not throw now: A is asked declare"),
        ("steps: [{go: lands}, {go: white}]", "nobody is asked anything in this turn, white"),
        (
            "steps: [{expect: {A: {life: 3, has: Shock}}}]",
            "expected A life 3; A has Shock; found A life 20; A packs",
        ),
        ("steps: [{expect: {A: {has: Shok}}}]", "no card 'Shok'; did you mean 'Shock'"),
        (
            "steps: [{expect: {A: {playing: false, declared: gold white}}}]",
            "found A playing True; A declared nothing",
        ),
        ("steps: [{expect: {table: 3, on_table: Shock, phase: red}}]", "found table 20; Angelic Page"),
        ("steps: [{expect: {reason: ready}}]", "found reason none"),
    ],
)
def test_a_file_that_is_wrong(tmp_path: Path, text: str, message: str) -> None:
    line = said(tmp_path, text)
    assert line.startswith(("ERROR", "FAIL")) and message in line


def test_the_order_by_lot_and_powers_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text(
        '{"powers": [{"name": "Tithe", "tier": "basic", "does": [{"word": "gives-up"}]}]}', encoding="utf-8"
    )
    text = (
        "ruleset: {cards: own.json, colour-order: random}\n"
        "setup: {first: B, A: {powers: [Tithe]}}\n"
        "steps:\n- go: completion\n- expect: {A: {packs: 7, lacks: Shock, secret: 0}}\n"
        "- concede: A\n- expect: {winner: B, reason: alone, A: {playing: false}, choice: none}\n"
    )
    assert said(tmp_path, text).startswith("ok")
