"""Scenarios with cards of the Invasion, Odyssey and Onslaught blocks: their names, face-down cards, costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.games.magic import period
from grimorio.judge import Verdict, judge_file


def verdict(tmp_path: Path, setup: str, script: str, more: str = "") -> Verdict:
    path = tmp_path / "s.yaml"
    path.write_text(f"title: a\ngame: magic\n{more}setup: {setup}\nsteps:\n{script}\n", "utf-8")
    [found] = judge_file(path, trace=True)
    return found


def good(tmp_path: Path, setup: str, script: str, more: str = "") -> None:
    found = verdict(tmp_path, setup, script, more)
    assert found.result == "ok", found.line_text()


def test_cards_of_the_blocks_are_known_by_name_in_every_language(tmp_path: Path) -> None:
    good(
        tmp_path,
        '{A: {hand: [Angelo Eminente], mana: "3", battlefield: [{card: Werebear, as: bear}]}}',
        """
  - morph: {by: A, card: Exalted Angel}
  - expect: {stack: [Exalted Angel]}
  - resolve: 1
  - expect: {Ange exalté: {power: 2}, where: {Exalted Angel: A battlefield}, bear: {power: 1}}
  - refuse: {turn_up: {by: A, card: Exalted Angel}, because: MTG8-CR-MORPH-3}""",
    )


def test_a_card_that_cannot_be_played_yet_is_called_so(tmp_path: Path) -> None:
    lacking = sorted(period.unread())[0]
    found = verdict(tmp_path, f'{{A: {{hand: ["{lacking}"]}}}}', "  - pass: A")
    assert found.result == "error" and f"{lacking!r} cannot be played here yet" in found.line_text()


def test_cards_of_a_set_of_ones_own_come_before_those_of_the_blocks(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text(
        'cards: [{name: Werebear, cost: "{G}", kinds: [creature], types: [Bear], size: [5, 5]}]', "utf-8"
    )
    ruleset = "ruleset: {cards: own.yaml}\n"
    good(tmp_path, "{A: {battlefield: [Werebear, Psychatog]}}", "  - expect: {Werebear: {power: 5}}", ruleset)


def test_a_face_down_creature_is_turned_up_by_name_with_the_mana_named(tmp_path: Path) -> None:
    good(
        tmp_path,
        '{A: {hand: [Whipcorder, Daru Healer], mana: "6", battlefield: [Plains*2]}}',
        """
  - morph: {by: A, card: Whipcorder}
  - resolve: 1
  - morph: {by: A, card: Daru Healer}
  - resolve: 1
  - turn_up: {by: A, card: Daru Healer, pay: [Plains]}
  - expect: {Daru Healer: {toughness: 2, types_have: [Cleric]}, Whipcorder: {types_lack: [Soldier]}}
  - refuse: {turn_up: {by: A, card: Daru Healer}, because: MTG8-CR-MORPH-3}""",
    )


@pytest.mark.parametrize(("named", "result"), [("Shock", "ok"), ("Forest", "fail")])
def test_cards_removed_as_a_cost_are_named(tmp_path: Path, named: str, result: str) -> None:
    found = verdict(
        tmp_path,
        "{A: {battlefield: [Psychatog], graveyard: [Shock*2, Plains*2]}}",
        f"""
  - activate: {{by: A, source: Psychatog, ability: 2, costs: {{remove: [{named}*2]}}}}
  - expect: {{A: {{removed: [Shock*2], graveyard: [Plains*2]}}}}""",
    )
    assert found.result == result, found.line_text()


def test_names_follow_what_leaves_with_a_player(tmp_path: Path) -> None:
    good(
        tmp_path,
        "{A: {battlefield: [{card: Okk, as: o}]}, B: {battlefield: [{card: Confiscate, on: o, as: grip}]}}",
        """
  - concede: A
  - expect: {where: {o: A removed, grip: B graveyard}}""",
        "ruleset: {players: 3}\n",
    )


@pytest.mark.rule("MTG8-CR-MORPH-2", "MTG8-CR-MORPH-3", "MTG8-CR-PHASE-2")
def test_a_setup_has_permanents_face_down_and_phased_out(tmp_path: Path) -> None:
    good(
        tmp_path,
        '{A: {battlefield: [{card: Whipcorder, face_down: true, as: whip}], mana: "3W"},'
        " B: {battlefield: [{card: Hill Giant, phased_out: true, as: giant}, Hill Giant]}}",
        """
  - expect: {whip: {zone: battlefield, power: 2, types_lack: [Soldier]}, giant: {zone: phased_out}}
  - expect: {where: {Hill Giant: [B battlefield, B phased_out]}}
  - turn_up: {by: A, card: whip}
  - expect: {whip: {types_have: [Soldier]}}
  - go: {turn: B, at: upkeep}
  - expect: {giant: {zone: battlefield, power: 3}}""",
    )
