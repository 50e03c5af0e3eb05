"""Magic's scenarios: verbs in all their forms, and the errors for wrong scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.judge import Verdict, judge_file

HEAD = "title: T\ngame: magic\n"


def verdict(tmp_path: Path, setup: str, script: str, more: str = "") -> Verdict:
    path = tmp_path / "s.yaml"
    path.write_text(f"{HEAD}{more}setup: {setup}\nsteps:\n{script}\n", "utf-8")
    [found] = judge_file(path, trace=True)
    return found


def good(tmp_path: Path, setup: str, script: str, more: str = "") -> None:
    found = verdict(tmp_path, setup, script, more)
    assert found.result == "ok", found.line_text()


BURN = (
    "{A: {hand: [Shock], battlefield: [Mountain*2]},"
    " B: {hand: [Shock], battlefield: [Mountain, Glory Seeker]}}"
)
FIGHT = (
    "{at: begin_combat, A: {battlefield: [{card: Craw Wurm, as: wurm}, Suntail Hawk]},"
    " B: {battlefield: [Hill Giant, {card: Horned Turtle, as: turtle}, Wall of Swords]}}"
)


@pytest.mark.parametrize(
    ("setup", "script", "said"),
    [
        ("{A: {hand: [Shok]}}", "- pass: A", "setup.A.hand[0]: no card 'Shok'; did you mean 'Shock'"),
        (BURN, "- cast: {by: A, card: Graw Wurm}", "no card 'Graw Wurm'; did you mean 'Craw Wurm'?"),
        (BURN, "- cast: {by: A, card: Shock, target: [B]}", "did you mean 'targets'?"),
        (BURN, "- cast: {by: A}", "expected card"),
        (BURN, "- cast: {by: B, card: Shock}", "B does not have priority: A has priority in main1"),
        (BURN, "- pass: B", "B does not have priority"),
        (BURN, "- attack: {by: C}", "expected A, B; found 'C'"),
        (BURN, "- go: nowhere", "expected upkeep, draw, main1"),
        (BURN, "- go: upkeep", "nobody has priority in the step upkeep of this turn any more"),
        (BURN, "- go: {}", "expected turn, at or both"),
        (BURN, "- resolve: many", "expected a whole number from 1 to 999"),
        (BURN, "- keep: A", "A does not decide about a hand now"),
        (BURN, "- choose: {by: A, pick: red}", "A is asked nothing that red answers"),
        (BURN, "- choose: {by: A, pick: reddish}", "'reddish' means nothing here"),
        (BURN, "- choose: {by: A}", "expected by and pick"),
        (BURN, "- cast: {by: A, card: Shock, targets: [B], x: 2}", "there is no x to choose"),
        (
            BURN,
            "- cast: {by: A, card: Shock}\n- pass: A",
            "step 2 (pass): steps[1].pass: a choice is not answered: A is asked target: Glory Seeker, A, B",
        ),
        (BURN, "- expect: {Glory Seker: {power: 2}}", "no card 'Glory Seker'; did you mean 'Glory Seeker'?"),
        (BURN, "- expect: {Glory Seeker: {powre: 2}}", "did you mean 'power'?"),
        (BURN, "- expect: {Glory Seeker: {zone: play}}", "expected battlefield, stack"),
        (BURN, "- expect: {Glory Seeker: {keywords_have: [flyign]}}", "did you mean 'flying'?"),
        (BURN, "- expect: {Glory Seeker: {types_have: [Soldeir]}}", "did you mean 'Soldier'?"),
        (BURN, "- expect: {stack: [{by: A}]}", "expected spell or ability, by"),
        (BURN, "- expect: {at: mian1}", "did you mean 'main1'?"),
        (BURN, "- expect: {choice: {offers: [xyz]}}", "A has priority"),
        (BURN, "- tap: {by: A, source: Mountain}\n- expect: {Mountain: {tapped: true}}", "and differ"),
        (BURN, "- concede: A\n- resolve: 1", "the game is over"),
        (BURN, "- concede: A\n- go: end", "the game is over"),
        (
            "{at: end}",
            "- pass: A\n- pass: B\n- pass: B\n- pass: A\n- go: {turn: B, at: upkeep}",
            "of this turn any more",
        ),
        (BURN, "- mulligan: A", "A does not decide about a hand now"),
        (
            "{A: {battlefield: [Birds of Paradise]}}",
            "- tap: {by: A, source: Birds of Paradise}\n- pass: A",
            "say for which mana",
        ),
    ],
)
def test_a_script_that_cannot_be_played_is_an_error(
    tmp_path: Path, setup: str, script: str, said: str
) -> None:
    found = verdict(tmp_path, setup, script)
    if said == "A has priority":
        assert found.result == "fail" and said in str(found.found)
        return
    assert found.result == "error", found.line_text()
    assert said in found.line_text()


@pytest.mark.parametrize(
    ("setup", "script", "expected", "shown"),
    [
        (BURN, "- expect: {A: {life: 19}}", "A life 19", "A life 20"),
        (BURN, "- expect: {A: {hand: []}}", "A hand []", "hand [Shock]"),
        (BURN, "- expect: {A: {battlefield: [Mountain*3]}}", "Mountain*3", "Mountain*2"),
        (BURN, "- expect: {A: {battlefield_lacks: [Mountain]}}", "Mountain", "battlefield [Mountain*2]"),
        (BURN, "- expect: {A: {mana: RR}}", "A mana RR", "A mana none"),
        (BURN, "- expect: {A: {library_top: [Island]}}", "Island", "Plains"),
        (BURN, "- expect: {stack: [Shock]}", "stack [Shock]", "stack []"),
        (
            BURN,
            "- cast: {by: A, card: Shock, targets: [B]}\n- expect: {stack: [{spell: Shock, targets: [A]}]}",
            "stack [{spell: Shock, targets: [A]}]",
            "stack [{spell: Shock, by: A, targets: [B]}]",
        ),
        (BURN, "- expect: {asked: {A: none, B: none}}", "A asked none", "A asked priority"),
        (BURN, "- expect: {B: {sees: {A: {hand: [Shock]}}}}", "B sees A hand [Shock]", "B sees A hand []"),
        (BURN, "- expect: {Shock: {zone: [library, graveyard]}}", "zone [library, graveyard]", "zone hand"),
        (BURN, "- luck: heads", "chance to bring heads", "nothing that chance decides"),
        (BURN, "- expect: {priority: B}", "priority B", "priority A"),
        (BURN, "- expect: {choice: {seat: A}}", "a choice of A", "A has priority in main1"),
        (BURN, "- expect: {winner: A}", "winner A", "winner none"),
        (BURN, "- expect: {reason: last}", "reason last", "reason none"),
        (BURN, "- expect: {Glory Seeker: {power: 3}}", "Glory Seeker power 3", "Glory Seeker power 2"),
        (BURN, "- expect: {Glory Seeker: {tapped: true}}", "tapped true", "tapped false"),
        (BURN, "- expect: {Glory Seeker: {colors: []}}", "colors none", "colors white"),
        (BURN, "- expect: {Glory Seeker: {zone: graveyard}}", "zone graveyard", "zone battlefield"),
        (
            BURN,
            "- expect: {Glory Seeker: {types_lack: [Soldier]}}",
            "types_lack Soldier",
            "Creature, Soldier",
        ),
        (BURN, '- expect: {Glory Seeker: {counters: {"+1/+1": 1}}}', "1 +1/+1", "counters none"),
        (BURN, "- expect: {Glory Seeker: {attached_to: Mountain}}", "Mountain", "none"),
        (BURN, "- expect: {Glory Seeker: {blocking: Mountain}}", "Mountain", "none"),
        (BURN, "- expect: {Shock: {power: 2}}", "power 2", "Shock zone hand"),
        (BURN, "- expect: {Lava Axe: {zone: hand}}", "Lava Axe to be somewhere", "no Lava Axe"),
        (BURN, "- resolve: 1", "1 more on the stack to resolve", "an empty stack"),
        (BURN, "- refuse: {cast: {by: A, card: Shock, targets: [B]}}", "cast to be refused", "allowed"),
        (
            BURN,
            "- refuse: {cast: {by: B, card: Shock}, because: MTG8-3.3b-1}",
            "refused because of MTG8-3.3b-1",
            "MTG8-2.PLAY-3",
        ),
        (BURN, "- cast: {by: A, card: Forest}", "the rules to allow", "Forest is not in the hand of A"),
        (
            BURN,
            "- cast: {by: A, card: Shock, targets: [Mountain]}",
            "the rules",
            "Mountain is no legal target",
        ),
        (BURN, "- cast: {by: A, card: Shock, targets: []}", "the rules", "there are more targets to choose"),
        (BURN, "- cast: {by: A, card: Shock, targets: [B, A]}", "the rules", "A is one target too many"),
        (
            BURN,
            "- cast: {by: A, card: Shock, targets: [B], pay: []}",
            "the rules",
            "nothing does not pay for it",
        ),
        (
            BURN,
            "- cast: {by: A, card: Shock, targets: [B], pay: [Mountain, Glory Seeker]}",
            "the rules",
            "Mountain, Glory Seeker does not pay for it",
        ),
        (
            BURN,
            "- cast: {by: A, card: Shock, targets: [B], pay: [Mountain, R]}",
            "the rules",
            "Mountain, R does not pay for it",
        ),
        (
            "{A: {hand: [Shock], mana: RR}}",
            "- cast: {by: A, card: Shock, targets: [B], pay: [R, R]}",
            "the rules",
            "R, R does not pay for it",
        ),
        (
            "{A: {hand: [Avatar of Hope], life: 3, mana: WW}}",
            "- cast: {by: A, card: Avatar of Hope, pay: [Hill Giant]}",
            "the rules",
            "Hill Giant does not pay for it",
        ),
        (BURN, "- activate: {by: A, source: Mountain, ability: 2}", "the rules", "Mountain has no activated"),
        (BURN, "- activate: {by: A, source: Shock, ability: 1}", "the rules", "Shock is no permanent"),
        (BURN, "- tap: {by: A, source: Glory Seeker}", "the rules", "cannot be tapped for mana now"),
        (BURN, "- tap: {by: A, source: Mountain, for: U}", "the rules", "Mountain does not give U"),
        (BURN, "- attack: {by: B, with: [Glory Seeker]}", "the rules", "it is not the turn of B"),
        (BURN, "- attack: {by: A, with: [Mountain]}", "the rules", "nothing can attack"),
        (
            BURN,
            "- block: {by: B, pairs: {Glory Seeker: Mountain}}",
            "the rules",
            "B has nothing to block with",
        ),
        (BURN, "- assign: {by: A, damage: {Glory Seeker: {B: 2}}}", "the rules", "there is no combat damage"),
        (FIGHT, "- attack: {by: A, with: [Hill Giant]}", "the rules", "attack"),
        (FIGHT, "- attack: {by: A, with: [Shock]}", "the rules", "Shock is not in play"),
        (
            FIGHT,
            "- attack: {by: A, with: [wurm]}\n- assign: {by: A, damage: {wurm: {B: 5}}}",
            "the rules",
            "wurm assigns 6 to B",
        ),
        (
            FIGHT,
            "- attack: {by: A, with: [wurm]}\n"
            "- block: {by: B, pairs: {turtle: wurm, Hill Giant: wurm}}\n"
            "- assign: {by: A, damage: {wurm: {turtle: 2, Hill Giant: 3}}}",
            "the rules",
            "wurm assigns 6 damage, not 5",
        ),
        (
            FIGHT,
            "- attack: {by: A, with: [wurm]}\n"
            "- block: {by: B, pairs: {turtle: wurm, Hill Giant: wurm}}\n"
            "- assign: {by: A, damage: {wurm: {turtle: 2, B: 4}}}",
            "the rules",
            "wurm deals no damage to B",
        ),
    ],
)
def test_what_differs_is_a_failure(
    tmp_path: Path, setup: str, script: str, expected: str, shown: str
) -> None:
    found = verdict(tmp_path, setup, script)
    assert found.result == "fail", found.line_text()
    assert expected in str(found.expected)
    assert shown in str(found.found)


def test_coins_fall_as_the_script_says(tmp_path: Path) -> None:
    script = """
- cast: {by: A, card: Mana Clash, targets: [B]}
- expect: {stack: [{spell: Mana Clash, by: A, targets: [B]}]}
- luck: [heads, tails, tails, tails, heads, heads]
- resolve: all
- expect: {A: {life: 19}, B: {life: 18}}
"""
    good(tmp_path, "{A: {hand: [Mana Clash], mana: R}}", script)
    found = verdict(tmp_path, "{A: {hand: [Mana Clash], mana: R}}", script.replace("[heads, tails", "[edge"))
    assert found.result == "error" and "luck cannot draw 'edge' for coin, only heads, tails" in str(
        found.message
    )


def test_what_a_player_sees_of_hands_and_libraries(tmp_path: Path) -> None:
    setup = (
        "{A: {battlefield: [Telepathy], hand: [Shock], library_top: [Forest]}, B: {hand: [Forest, Lava Axe]}}"
    )
    script = (
        "- expect: {A: {sees: {B: {hand: [Lava Axe, Forest]}, A: {library: []}}}, B: {sees: {A: {hand: []}}}}"
    )
    good(tmp_path, setup, script)


def test_the_second_of_two_alike(tmp_path: Path) -> None:
    setup = "{A: {hand: [Shock], mana: R}, B: {battlefield: [{card: Hill Giant, damage: 2}, Hill Giant]}}"
    good(
        tmp_path,
        setup,
        '- cast: {by: A, card: Shock}\n- choose: {by: A, pick: "Hill Giant #2"}\n- resolve: all\n'
        "- expect: {B: {battlefield: [Hill Giant*2]}}",
    )


def test_a_label_follows_its_object(tmp_path: Path) -> None:
    setup = (
        "{A: {hand: [{card: Grizzly Bears, as: b1}, {card: Grizzly Bears, as: b2}], battlefield: [Forest*6]},"
        " B: {hand: [Shock, Unsummon], battlefield: [Mountain, Island]}}"
    )
    script = """
- cast: {by: A, card: b2}
- expect: {stack: [b2], b2: {zone: stack, controller: A}}
- resolve: 1
- cast: {by: A, card: b1}
- resolve: 1
- pass: A
- cast: {by: B, card: Shock, targets: [b1]}
- resolve: 1
- expect:
    b1: {zone: graveyard, owner: A}
    b2: {zone: battlefield}
    A: {graveyard_has: [b1], battlefield_lacks: [b1], battlefield_has: [b2], graveyard: [Grizzly Bears]}
- pass: A
- cast: {by: B, card: Unsummon, targets: [b2]}
- resolve: 1
- expect: {b2: {zone: hand}, A: {hand: [b2]}}
- go: {turn: A, at: main1}
- expect: {b1: {zone: graveyard}}
- cast: {by: A, card: b2}
- resolve: all
- expect: {b2: {zone: battlefield, controller: A, tapped: false}}
"""
    good(tmp_path, setup, script)


def test_names_in_every_language(tmp_path: Path) -> None:
    setup = "{A: {hand: [Choc], battlefield: [Montagna]}, B: {battlefield: [Géant des collines]}}"
    script = "- cast: {by: A, card: shock, targets: [Gigante delle Colline]}\n- expect: {stack: [Choc]}"
    good(tmp_path, setup, script)


def test_resolving_goes_on_behind_a_choice(tmp_path: Path) -> None:
    setup = "{A: {hand: [Nekrataal], battlefield: [Swamp*4]}, B: {battlefield: [Hill Giant, Glory Seeker]}}"
    script = """
- cast: {by: A, card: Nekrataal}
- resolve: all
- expect:
    choice: {seat: A, ask: target, offers: [Hill Giant], lacks: [Nekrataal]}
    stack: [{ability: Nekrataal}]
- choose: {by: A, pick: Hill Giant}
- expect: {stack: [], B: {graveyard: [Hill Giant]}, choice: none}
"""
    good(tmp_path, setup, script)


def test_an_answer_to_one_option_is_allowed_and_another_is_not(tmp_path: Path) -> None:
    setup = "{A: {hand: [Nekrataal], battlefield: [Swamp*4]}, B: {battlefield: [Hill Giant]}}"
    script = "- cast: {by: A, card: Nekrataal}\n- resolve: 1\n- choose: {by: A, pick: %s}"
    good(tmp_path, setup, script % "Hill Giant")
    assert verdict(tmp_path, setup, script % "Glory Seeker").result == "error"
    good(tmp_path, setup, script % "Glory Seeker, if_asked: true")


def test_forced_discards_may_be_named(tmp_path: Path) -> None:
    setup = "{A: {hand: [Mind Rot], battlefield: [Swamp*3]}, B: {hand: [Plains*2]}}"
    script = (
        "- cast: {by: A, card: Mind Rot, targets: [B]}\n- resolve: 1\n- choose: {by: B, pick: [Plains*2]}"
    )
    good(tmp_path, setup, f"{script}\n- expect: {{B: {{hand: []}}}}")
    assert verdict(tmp_path, setup, script.replace("Plains*2", "Island")).result == "error"


def test_lists_are_sets_where_the_order_is_free(tmp_path: Path) -> None:
    setup = "{A: {hand: [Plow Under], battlefield: [Forest*5]}, B: {battlefield: [Island, Swamp, Plains]}}"
    script = """
- refuse: {cast: {by: A, card: Plow Under, targets: [Plains]}}
- cast: {by: A, card: Plow Under, targets: [Plains, Island]}
- resolve: 1
- choose: {by: B, pick: [Plains, Island]}
- expect: {B: {library_top: [Plains, Island]}}
"""
    found = verdict(tmp_path, setup, script)
    assert found.result == "ok", found.line_text()
