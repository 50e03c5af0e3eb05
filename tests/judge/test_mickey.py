"""Wizards of Mickey's bench: the forms that its files may have, and the errors for wrong ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimorio import rulebooks
from grimorio.judge import judge_file

BEGIN = "title: One\ngame: mickey\n"
ROOT = Path(__file__).resolve().parents[2]
PLAIN = ROOT / "scenarios" / "mickey" / "cards" / "plain.yaml"
SETUP = "setup: {A: {hand: [P1, P2]}, B: {hand: [P3, P3]}}\n"


def said(tmp_path: Path, text: str, plain: bool = True) -> str:
    path = tmp_path / "one.yaml"
    ruleset = f"ruleset: {{cards: {PLAIN}}}\n" if plain else ""
    path.write_text(BEGIN + ruleset + text, encoding="utf-8")
    (verdict,) = judge_file(path)
    return verdict.line_text()


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("{second: A}", "second: unknown; expected phase, turn, active"),
        (
            "{phase: chalenge}",
            "draw; found 'chalenge'; did you mean 'challenge'?",
        ),
        ("{active: C}", "active: expected A, B; found 'C'"),
        ("{turn: 0}", "turn: expected a whole number from 1 to 100"),
        ("{castle: Cellar}", "castle: no castle is called 'Cellar'"),
        ("{castle: {card: Room, owner: C}}", "castle.owner: expected A, B"),
        ("{covered: [{card: Room}]}", "covered[0].owner: expected A, B"),
        ("{phase: castle, castle: Room}", "castle: there is none in the phase castle"),
        ("{phase: castle, A: {left: {cast: P1}}}", "A.left.cast: nothing is played outside the challenge"),
        ("{phase: castle, A: {passed: true}}", "A.passed: nobody plays outside the challenge"),
        ("{phase: castle, A: {castles: none}}", "A.castles: expected a Castle, in the deck or discarded"),
        ("{stake: B4}", "stake: 4 blue Diamagics in all, and there are 3 (WOM-IT-6.1-1)"),
        ("{stake: 3}", "stake: expected Diamagics such as"),
        ("{stake: [pink]}", "stake[0]: unknown colour 'pink'"),
        ("{stake: [{colour: red, seen: C}]}", "stake[0].seen: expected A, B, AB or none"),
        ("{pool: B1, out: B1}", "pool: 0 yellow Diamagics in all, and there are 3"),
        ("{A: 3}", "A: expected a mapping with team, code"),
        ("{A: {left: Nobody}}", "A.left: no mage is called 'Nobody'"),
        ("{A: {left: {mage: Ann, colour: red}}}", "A.left.colour: unknown"),
        ("{A: {left: {again: 1}}}", "A.left.again: expected true or false"),
        ("{A: {left: {diamagics: {blue: -1}}}}", "A.left.diamagics.blue: expected a whole number"),
        ("{A: {left: {diamagics: B3 R3}}}", "A: with 6 Diamagics the game is over (WOM-IT-2.1-3)"),
        ("{A: {left: {cast: [P1, P2]}}}", "A.left.cast: a Mage casts one Spell in a challenge"),
        ("{A: {left: {hidden: P1*3}}}", "A.left.hidden: a Mage hides one Spell, and one besides"),
        ("{A: {left: {cast: P1, again: true}}}", "A.left.again: only a Mage whose Spell was discarded"),
        ("{A: {left: Ann, right: Ann}}", "2 Mages are called 'Ann' (WOM-IT-1.2-3)"),
        ("{A: {left: Twin, right: Ann}}", "Twin is a squad of its own (WOM-IT-9.12-1)"),
        ("{A: {right: Leftie}}", "A.right: Leftie stands left (WOM-IT-10.12-1)"),
        ("{A: {hand: [P1, 3]}}", "A.hand[1]: expected the name of a spell, found 3"),
        ("{A: {hand: P1*70}}", "A.hand: expected at most 60 cards"),
        ("{A: {code: Pakt}}", "A.code: no code is called 'Pakt'; did you mean 'Pact'?"),
        ("{A: {support: [Pact]}}", "A.support[0]: no spell is called 'Pact'"),
        ("{A: {team: [Owls]}}", "A.team: expected the name of a team"),
        ("[]", "expected a mapping"),
    ],
)
def test_a_position_that_cannot_be(tmp_path: Path, setup: str, message: str) -> None:
    line = said(tmp_path, f"setup: {setup}\nsteps: []")
    assert line.startswith("ERROR") and message in line, line


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("[{cast: {by: A, card: P1}}]", "expected card and mage, a place or a name"),
        ("[{cast: {by: A, card: P9, mage: left}}]", "no spell is called 'P9'"),
        ("[{cast: {by: A, card: P4, mage: left}}]", "A has no P4 in hand"),
        (
            "[{cast: {by: A, card: P1, mage: Xan}}]",
            "expected left, centre, right, Ann, Bea, Cid; found 'Xan'",
        ),
        ("[{cast: {by: B, card: P3, mage: left}}]", "B is not asked anything now: A is asked play"),
        ("[{hide: {by: A, card: P1, mage: left}}]", "(WOM-IT-8.3-1)"),
        ("[{pass: B}]", "B is not asked anything now"),
        ("[{assign: {by: A}}]", "expected mage, a place or a name"),
        ("[{assign: {by: A, mage: left}}]", "not now: A is asked play"),
        ("[{discard: {by: A}}]", "expected cards, a list of names"),
        ("[{castle: {by: A}}]", "expected card, the name of a Castle"),
        ("[{declare: {by: A}}]", "expected either a team or a code"),
        ("[{swap: {by: A, out: P1}}]", "expected out and in, two cards"),
        ("[{deploy: {by: A, mage: Ann}}]", "expected mage and at, or squad"),
        ("[{go: dawn}]", "expected castle, challenge, diamagic, discard, draw, over; found 'dawn'"),
        ("[{go: castle}]", "nobody is asked anything in this turn, castle"),
        ("[{luck: P9}, {go: {turn: B, phase: challenge}}]", "luck cannot draw 'p9' for token, only blue"),
        ("[{expect: {P1: {power: 1}}}]", "expected P1 in play; found it is not"),
        ("[{expect: {Nothing at all: {power: 1}}}]", "no spell is called 'Nothing at all'"),
        ("[{expect: {seen: {A: {hand: P1}}}}]", "expected by, and what that player sees"),
        ("[{expect: {stake: pink}}]", "expected a colour or ?, found 'pink'"),
        ("[{expect: {A: {hand: [P1]}}}]", "expected A hand P1; found P1, P2"),
        ("[{expect: {A: {left: {mage: Bea}}}}]", "expected A left mage Bea; found A left mage Ann"),
        (
            "[{expect: {A: {diamagics: 2, team: Owls, final: 3}}}]",
            "found A diamagics 0; A team none; A final None",
        ),
        (
            "[{expect: {castle: {card: Room, owner: B, simple: false}}}]",
            "found castle Plain; castle owner A; castle simple true",
        ),
        (
            "[{expect: {B: {left: {diamagics: R1, blocked: true}}}}]",
            "found B left diamagics none; B left blocked",
        ),
        ("[{expect: {pool: 3, out: R1, covered: A, reason: most}}]", "found pool 11; out none; covered none"),
        ("[{expect: {seen: {by: B, A: {hand: P1}}}}]", "expected A hand P1; found ?, ?"),
    ],
)
def test_a_script_that_is_wrong(tmp_path: Path, steps: str, message: str) -> None:
    line = said(tmp_path, f"{SETUP}steps: {steps}")
    assert line.startswith(("ERROR", "FAIL")) and message in line, line


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ("{Up: {power: 9}}", "expected Up power 9; found Up power 4"),
        ("{Up: {steps: [printed 1]}}", "found printed 1 = 1 by Up, plus 3 = 4 by Up"),
        ("{Up: {steps: [print]}}", "found printed 1 = 1 by Up"),
        ("{Up: {steps: ['plus three']}}", "expected a step such as 'plus 2 = 4 by Roknar'"),
        ("{Up: {at: B left, area: hidden, down: true, actions: block}}", "found Up at A left; Up area cast;"),
        ("{Up: {has: block}}", "expected Up has block; found none"),
        ("{Up: none}", "expected no Up in play; found it is there"),
        ("{P1: {power: 1}}", "2 of P1 are in play: say whose and where, as in 'A left P1'"),
    ],
)
def test_a_spell_that_is_not_as_expected(tmp_path: Path, steps: str, message: str) -> None:
    setup = "setup: {A: {left: {cast: Up}, centre: {cast: P1}, hand: P2*2}, B: {left: {cast: P1}}}\n"
    line = said(tmp_path, f"{setup}steps: [{{expect: {steps}}}]")
    assert line.startswith(("ERROR", "FAIL")) and message in line, line


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ("{phase: opening, turn: 2}", "turn: unknown; expected phase"),
        ("{phase: opening, first: C}", "first: expected A or B"),
        ("{phase: opening, A: Nobody}", "A: expected a ready deck (Lantern Watch, Ember Forge"),
    ],
)
def test_an_opening_that_cannot_be(tmp_path: Path, setup: str, message: str) -> None:
    line = said(tmp_path, f"setup: {setup}\nsteps: []", plain=False)
    assert line.startswith("ERROR") and message in line, line


def test_a_trace_shows_the_table(tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(
        BEGIN + "setup: {A: {left: {mage: Yomper, diamagics: B1}, hand: Roknar}}\nsteps: [{concede: A}]",
        "utf-8",
    )
    (verdict,) = judge_file(path, trace=True)
    assert verdict.trace[0]["position"].splitlines()[:3] == [
        "turn 1 of A, challenge: Sunken Library, at stake blue",
        "  A power 0, 1 Diamagics, hand Roknar",
        "    left Yomper, Mago Pasticcione [blue 1]: -",
    ]


def test_cards_may_be_called_by_code_or_in_any_language(tmp_path: Path) -> None:
    text = """
setup: {castle: "Biblioteca sommersa", A: {left: T-6, hand: [marée MONTANTE, "Sifone Mistico Tipo Gormex"]}}
steps:
  - expect: {A: {hand: [Rising Tide, T-59], left: {mage: Pippo Mago di Terzo Livello}}}
"""
    assert said(tmp_path, text, plain=False).startswith("ok")


def test_luck_follows_the_seed(tmp_path: Path) -> None:
    """The Diamagics drawn in each turn are the same for equal seeds."""
    drawn = set()
    for seed in (1, 2, 3, 1, 2, 3):
        text = f"seed: {seed}\nsetup: {{phase: castle, A: {{hand: P1*2}}}}\nsteps: [{{castle: Plain}}, "
        text += "{expect: {stake: none}}]"
        drawn.add((seed, said(tmp_path, text).split("found ")[1].split(" (")[0]))
    assert len(drawn) == 3 and len({colour for _, colour in drawn}) > 1


def test_every_source_is_a_rule() -> None:
    for path in (ROOT / "scenarios" / "mickey").glob("*.yaml"):
        for rule in re.findall(r"WOM-[A-Za-z0-9.-]+", path.read_text("utf-8")):
            assert rulebooks.find(rule).id == rule
