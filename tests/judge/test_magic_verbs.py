"""Magic's scenarios: mana and its abilities, the order of triggers, declarations, cards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.judge.test_magic import FIGHT, good, verdict


@pytest.mark.parametrize(
    "script",
    [
        "- tap: {by: A, source: Birds of Paradise, for: G}",
        "- tap: {by: A, source: Birds of Paradise, for: green}",
        "- tap: {by: A, source: Birds of Paradise}\n- choose: {by: A, pick: green}",
        "- activate: {by: A, source: Birds of Paradise, ability: 1}\n- choose: {by: A, pick: G}",
        "- activate: {by: A, source: Birds of Paradise, ability: 1, for: G}",
        "- activate: {by: A, source: Forest, ability: 1}",
    ],
)
def test_ways_to_tap_for_mana(tmp_path: Path, script: str) -> None:
    good(
        tmp_path, "{A: {battlefield: [Birds of Paradise, Forest]}}", f"{script}\n- expect: {{A: {{mana: G}}}}"
    )


@pytest.mark.parametrize(("color", "mana"), [("green", "GG"), ("G", "GG"), ("white", "WG"), ("blue", "UG")])
def test_a_colour_means_the_mana_with_most_of_it(tmp_path: Path, color: str, mana: str) -> None:
    script = f"- tap: {{by: A, source: Forest}}\n- choose: {{by: A, pick: {color}}}"
    setup = "{A: {battlefield: [Forest, {card: Fertile Ground, on: Forest}]}}"
    good(tmp_path, setup, f"{script}\n- expect: {{A: {{mana: {mana}}}}}")


def test_triggers_go_onto_the_stack_in_the_order_they_are_named(tmp_path: Path) -> None:
    setup = "{at: end, active: B, A: {battlefield: [Karma, Phyrexian Arena]}, B: {battlefield: [Swamp]}}"
    script = """
- go: {turn: A, at: upkeep}
- choose: {by: A, pick: [Karma, Phyrexian Arena]}
- expect: {stack: [{ability: Phyrexian Arena, by: A}, {ability: Karma, by: A}], priority: A}
"""
    good(tmp_path, setup, script)
    good(
        tmp_path,
        setup,
        "- go: {turn: A, at: upkeep}\n- resolve: all\n- expect: {A: {hand_size: 1, life: 19}}",
    )


def test_a_list_of_triggers_is_their_order_though_one_is_a_target_too(tmp_path: Path) -> None:
    good(
        tmp_path,
        "{A: {battlefield: [{card: Seasoned Marshal, as: m1}, {card: Seasoned Marshal, as: m2}]},"
        " B: {battlefield: [Wind Drake]}}",
        """
        - attack: {by: A, with: [m1, m2]}
        - choose: {by: A, pick: [m2, m1]}
        - expect: {choice: {seat: A, offers: [Wind Drake]}}
        """,
    )


def test_go_stands_where_the_script_declares(tmp_path: Path) -> None:
    script = """
- go: attackers
- expect: {at: attackers, choice: {seat: A, ask: attack}}
- attack: {by: A, with: [wurm]}
- go: blockers
- refuse: {block: {by: B, pairs: {Hill Giant: Suntail Hawk}}}
- block: {by: B, pairs: {Hill Giant: wurm}}
- expect: {at: blockers, priority: A, Hill Giant: {blocking: true}}
"""
    good(tmp_path, FIGHT, script)
    good(tmp_path, FIGHT, "- go: attackers\n- pass: A\n- expect: {at: attackers, priority: B}")
    good(
        tmp_path, FIGHT, "- go: attackers\n- choose: {by: A, pick: [wurm]}\n- expect: {wurm: {attacking: B}}"
    )
    good(tmp_path, FIGHT, "- attack: {by: A, with: []}\n- go: end_combat\n- expect: {B: {life: 20}}")


def test_both_assign_damage(tmp_path: Path) -> None:
    setup = (
        "{at: begin_combat, A: {battlefield: [Craw Wurm, Grizzly Bears]},"
        " B: {battlefield: [Two-Headed Dragon, Hill Giant]}}"
    )
    script = """
- attack: {by: A, with: [Craw Wurm, Grizzly Bears]}
- block: {by: B, pairs: {Two-Headed Dragon: [Grizzly Bears, Craw Wurm], Hill Giant: Craw Wurm}}
- assign: {by: A, damage: {Craw Wurm: {Two-Headed Dragon: 4, Hill Giant: 2}}}
- assign: {by: B, damage: {Two-Headed Dragon: {Craw Wurm: 2, Grizzly Bears: 2}}}
- resolve: 1
- expect: {A: {graveyard: [Craw Wurm, Grizzly Bears]}, B: {graveyard: [Two-Headed Dragon]}}
"""
    found = verdict(tmp_path, setup, script)
    assert found.result == "ok", found.line_text()


def test_assigning_goes_to_the_step_in_which_a_creature_assigns(tmp_path: Path) -> None:
    setup = (
        "{at: begin_combat, A: {battlefield: [Craw Wurm, Sabretooth Tiger]},"
        " B: {battlefield: [Hill Giant, Horned Turtle]}}"
    )
    script = """
- attack: {by: A, with: [Craw Wurm, Sabretooth Tiger]}
- block: {by: B, pairs: {Hill Giant: Craw Wurm, Horned Turtle: Craw Wurm}}
- assign: {by: A, damage: {Craw Wurm: {Hill Giant: 2, Horned Turtle: 4}}}
- expect: {at: damage, B: {life: 18}, stack: [combat damage]}
"""
    good(tmp_path, setup, script)


def test_a_set_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(
        'cards: [{name: Ember Rat, cost: "{R}", kinds: [creature], types: [Rat], size: [2, 1]}]', "utf-8"
    )
    setup = "{A: {hand: [Ember Rat], battlefield: [Mountain]}}"
    script = "- cast: {by: A, card: Ember Rat}\n- resolve: 1\n- expect: {Ember Rat: {power: 2, toughness: 1}}"
    good(tmp_path, setup, script, "ruleset: {cards: mine.yaml}\n")


ALTAR = """\
cards:
  - name: Altar
    cost: "{3}"
    kinds: [artifact]
    text:
      - Activated:
          cost: [{SacrificeCost: {what: {That: {kinds: [creature]}}}}]
          effects: [{AddMana: {mana: "{2}|{B}"}}]
  - name: Petal
    cost: "{0}"
    kinds: [artifact]
    text: [{Activated: {cost: ["{T}", {SacrificeCost: {what: This}}], effects: [{AddMana: {mana: any}}]}}]
"""


@pytest.mark.parametrize(
    ("script", "mana"),
    [
        ("activate: {by: A, source: Petal, for: R}", "R"),
        ("tap: {by: A, source: Petal}\n- choose: {by: A, pick: U}", "U"),
        (
            "activate: {by: A, source: Altar}\n- choose: {by: A, pick: Craw Wurm}\n"
            "- choose: {by: A, pick: '{B}'}",
            "B",
        ),
    ],
)
def test_mana_abilities_of_any_cost(tmp_path: Path, script: str, mana: str) -> None:
    (tmp_path / "altar.yaml").write_text(ALTAR, "utf-8")
    setup = "{at: main1, A: {battlefield: [Altar, Petal, Craw Wurm, Grizzly Bears]}}"
    good(tmp_path, setup, f"- {script}\n- expect: {{A: {{mana: {mana}}}}}", "ruleset: {cards: altar.yaml}\n")


def test_after_the_end_there_are_still_things_to_check(tmp_path: Path) -> None:
    setup = "{A: {hand: [Lava Axe], battlefield: [Mountain*5]}, B: {life: 5, battlefield: [Glory Seeker]}}"
    script = """
- cast: {by: A, card: Lava Axe, targets: [B]}
- resolve: all
- expect: {winner: A, reason: last, B: {life: 0}, Glory Seeker: {zone: battlefield}, priority: nobody}
"""
    good(tmp_path, setup, script)


def test_what_is_said_with_a_spell_is_used_behind_an_answer(tmp_path: Path) -> None:
    setup = "{A: {hand: [Blaze, Healing Salve], battlefield: [Mountain*2, {card: Mountain, as: m}, Plains]}}"
    script = """
- cast: {by: A, card: Blaze, targets: [B], pay: [m, Mountain]}
- choose: {by: A, pick: 1}
- expect: {m: {tapped: true}, stack: [Blaze], priority: A}
- resolve: all
- cast: {by: A, card: Healing Salve, targets: [A]}
- choose: {by: A, pick: mode 1}
- resolve: 1
- expect: {A: {life: 23}, B: {life: 19}}
"""
    good(tmp_path, setup, script)


def test_a_setup_may_stand_before_a_choice(tmp_path: Path) -> None:
    setup = "{at: upkeep, A: {battlefield: [Phyrexian Arena, Karma, Swamp]}}"
    good(tmp_path, setup, "- expect: {stack: [{ability: Karma}, {ability: Phyrexian Arena}], priority: A}")
    stack = "{stack: [{ability: Phyrexian Arena}, {ability: Karma}]}"
    good(tmp_path, setup, f"- choose: [Karma, Phyrexian Arena]\n- expect: {stack}")
    good(
        tmp_path, "{at: attackers, A: {battlefield: [Hill Giant]}}", "- expect: {at: attackers, priority: A}"
    )


def test_players_with_priority_pass_to_choices_in_the_turn(tmp_path: Path) -> None:
    script = """
- pass: A
- pass: B
- expect: {at: attackers, choice: {seat: A}, priority: nobody}
- choose: {by: A, pick: [Suntail Hawk, wurm]}
- pass: A
- pass: B
- choose: {by: B, pick: none}
- expect: {at: blockers, priority: A, wurm: {attacking: true, blocking: false}}
"""
    good(tmp_path, FIGHT, script)
