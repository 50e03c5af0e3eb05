"""The verdicts of the judge on good and bad scenarios."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from grimorio.judge import BadFile, Verdict, judge_file, scenario_files, summary
from grimorio.judge.magecraft import MagecraftBench
from tests.commands import good

ROOT = Path(__file__).resolve().parents[2]
HEAD = "title: T\ngame: magecraft\n"
CARDS = ROOT / "scenarios" / "magecraft" / "cards" / "plain.yaml"
PLAIN = f"ruleset: {{cards: {CARDS}}}\n"


def verdict(tmp_path: Path, text: str) -> Verdict:
    path = tmp_path / "s.yaml"
    path.write_text(text, "utf-8")
    [found] = judge_file(path)
    return found


def steps(tmp_path: Path, script: str, setup: str = "{A: {hand: F2 W1}}", more: str = PLAIN) -> Verdict:
    return verdict(tmp_path, f"{HEAD}{more}setup: {setup}\nsteps:\n{script}")


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: 1\n", 1, "a: unknown; expected title, game"),
        ("title: T\nsteps: []\n", 1, "game is missing"),
        ("title: T\ngame: magecarft\nsteps: []\n", 2, "did you mean 'magecraft'?"),
        (HEAD + "steps: 3\n", 3, "steps: expected a list, found '3'"),
        (HEAD + "steps:\n- cats: {by: A}\n", 4, "unknown verb 'cats'"),
        (
            HEAD + "steps:\n- {cast: {by: A}, study: {by: A}}\n",
            4,
            "expected one verb in step 1, found cast, study",
        ),
        (HEAD + "steps:\n- {}\n", 4, "expected one verb in step 1, found nothing"),
        (HEAD + "seed: many\nsteps: []\n", 3, "seed: expected a whole number"),
        (HEAD + "ruleset:\n  players: 5\nsteps: []\n", 4, "expected a whole number from 2 to 4, found '5'"),
        (
            HEAD + "ruleset:\n  icons: never\nsteps: []\n",
            4,
            "ruleset.icons: expected one of optional, forced",
        ),
        (HEAD + "ruleset:\n  icon: forced\nsteps: []\n", 4, "ruleset.icon: magecraft has no such option"),
        (HEAD + "setup:\n  A:\n    hnad: F2\nsteps: []\n", 5, "setup.A.hnad: unknown"),
        (HEAD + "setup:\n  A:\n    hand: Q2\nsteps: []\n", 5, "setup.A.hand: unknown colour 'Q'"),
        (
            HEAD + "setup:\n  A:\n    hand:\n      fire: many\nsteps: []\n",
            6,
            "setup.A.hand.fire: expected 0 to 40",
        ),
        (HEAD + "setup:\n  A:\n    grimoires:\n    - [Fireblal]\nsteps: []\n", 6, "did you mean 'Fireball'?"),
        (HEAD + "setup:\n  C: {hp: 3}\nsteps: []\n", 4, "setup.C: this game has 2 players"),
        (HEAD + "setup:\n  A: {hp: 0}\nsteps: []\n", 4, "setup.A.hp: expected 1 to 12 gems, found 0"),
        (HEAD + "setup:\n  A: {points: 20}\nsteps: []\n", 4, "the game is over (MAGE-END-4)"),
        (HEAD + "setup:\n  academy: {gems: F9}\nsteps: []\n", 4, "setup.academy.gems: 21 fire gems in all"),
        (
            HEAD + "setup:\n  phase: rest\nsteps: []\n",
            4,
            "setup.phase: expected opening, shield, magic, study",
        ),
        ("- 3\n", 1, "expected a mapping with title"),
        ("[]\n", 1, "expected a scenario, found an empty list"),
        ("title: [1\nsteps: 2\n", 2, "not YAML"),
    ],
)
def test_errors_have_their_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    found = verdict(tmp_path, text)
    assert found.result == "error"
    assert said in str(found.message)
    assert found.line == line
    assert found.line_text().startswith(f"ERROR {tmp_path / 's.yaml'}:{line}: ")
    assert "\n" not in found.line_text()


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("- cast: {by: E}", "step 1 (cast): [E]expected A, B; found 'E'"),
        ("- cast: {by: A, grimoire: 4}", "expected a whole number from 1 to 3"),
        ("- cast: {by: A, spelll: Fireball}", "did you mean 'spell'?"),
        ("- cast: {by: A}", "say which grimoire"),
        (
            "- cast: {by: B, grimoire: 1}",
            "B is not asked anything now: A is asked magic: grimoire 1, grimoire 2",
        ),
        ("- choose: fier", "unknown word 'fier'; did you mean 'fire'?"),
        ("- choose: {by: A}", "expected by and pick"),
        ("- cast: {by: A, grimoire: 2, icons: [attakc]}", "did you mean 'attack'?"),
        ("- cast: {by: A, grimoire: 2, icons: [attack hand fire]}", "unknown colour 'hand'"),
        (
            "- cast: {by: A, grimoire: 2}\n- cast: {by: A, grimoire: 2}",
            "step 2 (cast): not now: A is asked icons",
        ),
        ("- go: nowhere", "expected shield, magic, study"),
        ("- go: shield", "nobody is asked anything in this turn, shield"),
        ("- study: {by: A}", "expected spell"),
        ("- refuse: {}", "expected one verb to refuse"),
        ("- refuse: {expect: {}}", "unknown verb 'expect'"),
        ("- refuse: {cast: {by: A, grimoire: 3}, because: MAGE-MAGIC-77}", "no rule 'MAGE-MAGIC-77'"),
        ("- expect: {A: {hpp: 3}}", "did you mean 'hp'?"),
        ("- expect: {A: {hp: Z1}}", "unknown colour 'Z'"),
        ("- expect: {wimmer: A}", "did you mean 'winner'?"),
        ("- expect: {cites: RULE}", "no rule 'RULE'"),
        ("- expect: {A: {alive: yes}}", "expected true or false, found 'yes'"),
    ],
)
def test_a_script_that_cannot_be_played_is_an_error(tmp_path: Path, script: str, said: str) -> None:
    found = steps(tmp_path, script)
    assert found.result == "error", found.line_text()
    assert said.replace("[E]", "steps[0].cast.by: ") in found.line_text()


@pytest.mark.parametrize(
    ("script", "expected", "found"),
    [
        ("- expect: {A: {hp: 11}}", "A hp 11", "12 (F3 W3 E3 L3)"),
        (
            "- expect: {A: {hand: F1}, B: {shield: E1}}",
            "A hand F1; B shield E1",
            "A hand F2 W1; B shield none",
        ),
        ("- expect: {A: {hand_has: L1}}", "A hand_has L1", "A hand F2 W1"),
        ("- expect: {A: {hand_lacks: W}}", "A hand_lacks W1", "A hand F2 W1"),
        ("- expect: {phase: study}", "phase study", "phase magic"),
        ("- expect: {active: B}", "active B", "active A"),
        ("- expect: {winner: A}", "winner A", "winner none"),
        ("- expect: {choice: none}", "no choice", "A is asked magic: grimoire 1, grimoire 2, ability, done"),
        ("- expect: {choice: {seat: B}}", "a choice of B", "A is asked magic"),
        ("- expect: {choice: {offers: [grimoire 3]}}", "grimoire 3 offered", "grimoire 1, grimoire 2"),
        ("- expect: {choice: {lacks: [done]}}", "done not offered", "grimoire 1, grimoire 2"),
        ("- expect: {cites: MAGE-MAGIC-3}", "MAGE-MAGIC-3 cited", "no events"),
        ("- expect: {A: {grimoires: [[Fireball]]}}", "A grimoires", "Meditation"),
        ("- expect: {A: out}", "A out of the game", "A alive"),
        ("- expect: {academy: {spells_has: {Fireball: 1}}}", "academy Fireball 1", "academy Fireball 2"),
        ("- cast: {by: A, grimoire: 3}", "the rules to allow this", "MAGE-MAGIC-7"),
        ("- choose: grimoire 3", "the rules to allow this", "MAGE-MAGIC-7"),
        ("- refuse: {cast: {by: A, grimoire: 1}}", "cast to be refused", "it is allowed"),
        (
            "- refuse: {cast: {by: A, grimoire: 3}, because: MAGE-MAGIC-6}",
            "refused because of MAGE-MAGIC-6",
            "MAGE-MAGIC-7",
        ),
        (
            "- refuse: {cast: {by: A, grimoire: 3}}\n  because: MAGE-MAGIC-6",
            "refused because of MAGE-MAGIC-6",
            "MAGE-MAGIC-7",
        ),
    ],
)
def test_a_script_that_differs_from_the_rules_fails(
    tmp_path: Path, script: str, expected: str, found: str
) -> None:
    result = steps(tmp_path, script)
    assert result.result == "fail", result.line_text()
    assert expected in str(result.expected)
    assert found in str(result.found)
    assert result.line_text().startswith("FAIL  T: step 1 (")


def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    script = """
- refuse: {cast: {by: A, grimoire: 2, icons: [attack B fire, attack B fire]}}
- refuse: {study: {by: A, spell: Fireball, pay: W3}}
- expect: {A: {hand: F2 W1, on_spells: none}, B: {hp: 12}, phase: magic}
- cast: {by: A, grimoire: 2, icons: attack B fire}
- expect: {A: {hand: F1 W1, points: F1}, cites: [MAGE-MAGIC-3, MAGE-ICON-ATTACK-2]}
- expect: {A: {points: F1}}
"""
    assert steps(tmp_path, script).line_text() == "ok    T"


def test_cites_are_those_since_the_previous_expect(tmp_path: Path) -> None:
    script = (
        "- cast: {by: A, grimoire: 2, icons: attack B fire}\n- expect: {}\n- expect: {cites: MAGE-MAGIC-3}"
    )
    found = steps(tmp_path, script)
    assert (found.result, found.step) == ("fail", 3)


def test_choose_in_words(tmp_path: Path) -> None:
    script = """
- choose: {by: A, pick: [grimoire 2, attack, B light]}
- choose: {by: B, pick: fire, if_asked: true}
- choose: {by: A, pick: none}
- expect: {phase: study, A: {points: L1}}
- choose: Boule de feu
- choose: [fire, light, 3]
- expect: {A: {grimoires: [[Meditation], [Magic Missile], [Fireball, Mana Tricks]]}, active: B}
"""
    setup = "{A: {hand: F3 W1 L1}, B: {hand: none}}"
    assert steps(tmp_path, script, setup).line_text() == "ok    T"


def test_an_answer_to_a_choice_with_one_option_is_allowed(tmp_path: Path) -> None:
    script = (
        "- ability: {by: A}\n- choose: light\n- choose: attack\n- choose: fire\n- expect: {A: {points: F1}}"
    )
    found = steps(tmp_path, script, "{A: {hand: L1, character: Ember}, B: {hp: F2}}")
    assert found.line_text() == "ok    T"


def test_go_passes_for_everybody(tmp_path: Path) -> None:
    script = """
- go: study
- expect: {phase: study, active: A, round: 2}
- go: {turn: B}
- expect: {active: B, round: 2}
- go: {turn: B, phase: study}
- expect: {active: B, phase: study, round: 3, winner: none}
"""
    assert steps(tmp_path, script).line_text() == "ok    T"


def test_a_scenario_may_bring_its_own_cards(tmp_path: Path) -> None:
    cards = good("cards", "template").replace("name: Magic Missile", "name: Stone", 1)
    (tmp_path / "mine.yaml").write_text(cards, "utf-8")
    more = "ruleset: {cards: mine.yaml}\n"
    assert steps(tmp_path, "- cast: {by: A, spell: Stone, icons: attack B fire}", more=more).result == "ok"
    (tmp_path / "mine.yaml").write_text(cards.replace("attack", "attakc", 1), "utf-8")
    found = steps(tmp_path, "- pass: A", more=more)
    assert "attakc: unknown field; expected draw, attack" in found.line_text()
    assert found.file == str(tmp_path / "mine.yaml")
    assert found.line == cards[: cards.index("attack")].count("\n") + 1
    assert "no such file" in steps(tmp_path, "- pass: A", more="ruleset: {cards: none.yaml}\n").line_text()


def test_folders_and_summary(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.json").write_text('[{"title": "J", "game": "magecraft", "steps": []}]')
    (tmp_path / "a.yml").write_text(HEAD + "steps:\n- expect: {winner: A}\n")
    (tmp_path / "notes.txt").write_text("not a scenario")
    files = scenario_files(tmp_path)
    assert [file.name for file in files] == ["a.yml", "b.json"]
    verdicts = [one for file in files for one in judge_file(file)]
    assert summary(verdicts) == "1 passed, 1 failed, 0 errors"
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "mine.yaml").write_text("spells: []")
    assert scenario_files(tmp_path) == files
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadFile, match="no scenario files"):
        scenario_files(tmp_path / "empty")


def test_one_bad_scenario_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(
        "- {title: 1, game: magecraft, steps: []}\n- {title: 2}\n- {title: 3, game: magecraft, steps: []}\n"
    )
    assert [one.result for one in judge_file(path)] == ["ok", "error", "ok"]


def test_a_trace_shows_every_step(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(HEAD + PLAIN + "setup: {A: {hand: F1}}\nsteps:\n- cast: {grimoire: 2}\n- choose: done\n")
    [found] = judge_file(path, trace=True)
    assert [one["step"] for one in found.trace] == [0, 1, 2]
    assert "Magic Missile [F1]" in found.trace[1]["position"]
    assert "A is asked icons: attack, done" in found.trace[1]["position"]


def test_scrambled_files_never_break_the_judge(tmp_path: Path) -> None:
    """Every file with swapped lines or changed words gives verdicts of one line, and no exception."""
    luck = random.Random(8)
    words = [
        "A",
        "B",
        "E",
        "fire",
        "none",
        "[]",
        "{}",
        "3",
        "-1",
        "true",
        "expect",
        "cast",
        "MAGE-REST-3",
        "~",
        "''",
    ]
    path = tmp_path / "s.yaml"
    texts = [file.read_text("utf-8") for file in scenario_files(ROOT / "scenarios")]
    sources = ["\n- title:".join(text.split("\n- title:")[:4]) for text in texts]
    results = set()
    for _ in range(80):
        tokens = re.split(
            r"( |, |: |:|[][{}]|\n)", luck.choice(sources).replace("cards/plain.yaml", str(CARDS))
        )
        places = [place for place in range(0, len(tokens), 2) if tokens[place].strip("-")]
        for place in luck.sample(places, luck.choice((1, 5))):
            tokens[place] = luck.choice(words)
        path.write_text("".join(tokens), "utf-8")
        for found in judge_file(path):
            results.add(found.result)
            assert "\n" not in found.line_text()
            assert "a fault of the program" not in str(found.message), found.line_text()
    assert results == {"ok", "fail", "error"}


def test_a_fault_of_the_program_is_an_error_of_its_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: object, node: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(MagecraftBench, "VERBS", {**MagecraftBench.VERBS, "cast": fail})
    path = tmp_path / "s.yaml"
    other = "- {title: B, game: magecraft, steps: [expect: {winner: none}]}\n"
    path.write_text("- {title: A, game: magecraft, steps: [cast: {by: A}]}\n" + other, "utf-8")
    fault, good = judge_file(path)
    assert (fault.result, fault.step, fault.line, good.result) == ("error", 1, 1, "ok")
    assert re.search(
        r"fault of the program.*IndexError: list index out of range in test_judge.py", str(fault.message)
    )
