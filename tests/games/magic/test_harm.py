"""Other objects that deal damage, and damage that is prevented or dealt elsewhere this turn."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    CREATURE_YOU_CONTROL,
    INSTANT,
    LAND,
    SOURCE,
    THIS,
    YOU,
    All,
    ComesIntoPlay,
    ControllerOf,
    DealDamage,
    Deflect,
    It,
    May,
    PowerOf,
    Prevent,
    PreventChosen,
    ProtectionFrom,
    Shroud,
    Strike,
    Tap,
    Target,
    TheObject,
    X,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from grimorio.games.magic.words.nouns import OPPONENT
from tests.games.magic.laid import YES, A, B, Laid, who

SLAP = card(
    "Back Slap", "{B}", INSTANT,
    spell(Tap(Target(that("creature", tapped=False))), Strike(It(), PowerOf(It()), ControllerOf(It()))),
)  # fmt: skip
DUEL = card(
    "Old Duel", "{R}", CREATURE_CARD,
    activated("{1}", DealDamage(PowerOf(THIS), Target(CREATURE)), Strike(It(), PowerOf(It()), THIS)),
    size=(3, 3),
)  # fmt: skip
CHARGE = card(
    "Bear Drum", "{R}", CREATURE_CARD,
    when(
        ComesIntoPlay(that("creature", controller="you", other=True)),
        May((Strike(TheObject(), 4, Target(OPPONENT)),)),
    ),
    size=(1, 9),
)  # fmt: skip
HEED = card("No Heed", "{W}", INSTANT, spell(PreventChosen()))
CLOAK = card("One Cloak", "{W}", INSTANT, spell(PreventChosen(Target(CREATURE_OR_PLAYER))))
PILGRIM = card("Any Pilgrim", "{W}", INSTANT, spell(Prevent(None, None, by=SOURCE)))
LIGHT = card("Soft Light", "{W}", INSTANT, spell(Prevent(None, All(CREATURE_YOU_CONTROL))))
CALM = card("Elf Calm", "{G}", INSTANT, spell(Prevent(source=All(that("creature", types=("Bear",))))))
BLESSING = card("Land Veil", "{G}", INSTANT, spell(Shroud(All(LAND))))
RAZE = card("Land Tap", "{U}", INSTANT, spell(Tap(Target(LAND))))
TREE = card(
    "Mirror Tree", "{G}", CREATURE_CARD,
    activated("{1}", Deflect(THIS, Target(CREATURE_OR_PLAYER))), size=(2, 4),
)  # fmt: skip
TRICK = card(
    "Twist", "{X}{R}", INSTANT,
    spell(Deflect(Target(CREATURE_OR_PLAYER), Target(that("creature", "player", other=True)), X())),
)  # fmt: skip
ZEALOT = card(
    "Old Zealot", "{W}", CREATURE_CARD,
    activated("{1}", Deflect(THIS, Target(CREATURE), whole=True)), size=(2, 5),
)  # fmt: skip
SAINT = card(
    "Red Saint", "{W}", CREATURE_CARD, static(ProtectionFrom(that("source", colors=("red",)))), size=(1, 1)
)
BEARS = card("Small Bear", "{1}{G}", CREATURE_CARD, types=("Bear",), size=(2, 2))
SELF = card(
    "Old Self", "{W}", CREATURE_CARD,
    activated("{1}", Deflect(YOU, Target(CREATURE_OR_PLAYER))), size=(0, 1),
)  # fmt: skip
FIRE = card("Broad Fire", "{R}", INSTANT, spell(DealDamage(2, All(CREATURE_OR_PLAYER))))
SPELLS = (FIRE, SLAP, HEED, CLOAK, PILGRIM, LIGHT, CALM, BLESSING, RAZE, TRICK)
OWN = (*SPELLS, DUEL, CHARGE, TREE, ZEALOT, SAINT, BEARS, SELF)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-STRIKE-1")
def test_the_creature_that_was_named_is_the_source_of_the_damage() -> None:
    t = laid({"hand": "Back Slap"}, {"play": "Shivan Dragon"})
    t.play(A, "Back Slap", t.obj("Shivan Dragon"))
    assert t.life(B) == 15 and t.it("Shivan Dragon").tapped
    assert t.happened("damage")[0].source == t.key("Shivan Dragon")


@pytest.mark.rule("MTG8-CR-STRIKE-1")
def test_an_illegal_target_deals_nothing() -> None:
    t = laid({"hand": "Back Slap; Shock"}, {"play": "Small Bear"})
    t.cast(A, "Back Slap", t.obj("Small Bear"))
    t.cast(A, "Shock", t.obj("Small Bear"))
    t.resolve().resolve()
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-CR-STRIKE-1")
def test_both_deal_damage_even_if_one_is_to_die() -> None:
    t = laid({"play": "Old Duel"}, {"play": "Small Bear"})
    t.use(A, "Old Duel", t.obj("Small Bear"))
    assert t.in_play(B) == [] and t.it("Old Duel").damage == 2


@pytest.mark.rule("MTG8-CR-STRIKE-1")
def test_a_creature_that_has_left_deals_damage_as_it_last_was() -> None:
    t = laid({"hand": "Small Bear", "play": "Bear Drum"}, {"hand": "Shock"})
    t.play(A, "Small Bear")
    t.cast(B, "Shock", t.obj("Small Bear"))
    t.resolve()
    t.resolve(YES)
    assert t.in_play(A) == ["Bear Drum"] and t.life(B) == 16


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_all_damage_of_a_chosen_source_is_prevented_whomever_it_hurts() -> None:
    t = laid({"hand": "No Heed", "play": "Old Duel"}, {"play": "Small Bear; Shivan Dragon"})
    t.play(A, "No Heed", then=(t.obj("Old Duel"),))
    t.use(A, "Old Duel", t.obj("Shivan Dragon"))
    t.fill()
    assert t.it("Shivan Dragon").damage == 0 and t.graveyard(A) == ["Old Duel", "No Heed"]


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_only_what_the_chosen_source_deals_to_the_target_is_prevented() -> None:
    t = laid({"play": "Old Duel", "hand": "One Cloak; Shock"}, {"play": "Shivan Dragon"})
    t.play(A, "One Cloak", t.obj("Old Duel"), then=(t.obj("Shivan Dragon"),))
    t.use(A, "Old Duel", t.obj("Shivan Dragon"))
    assert t.it("Old Duel").damage == 0 and t.it("Shivan Dragon").damage == 3
    t.play(A, "Shock", t.obj("Old Duel"))
    assert t.it("Old Duel").damage == 2


@pytest.mark.rule("MTG8-2.EFF-PRE-2")
def test_the_next_time_a_source_deals_damage_to_anybody_counts() -> None:
    t = laid({"play": "Old Duel", "hand": "Any Pilgrim"}, {"play": "Shivan Dragon"})
    t.play(A, "Any Pilgrim", then=(t.obj("Shivan Dragon"),))
    t.use(A, "Old Duel", t.obj("Shivan Dragon"))
    assert t.it("Old Duel").damage == 0
    t.use(A, "Old Duel", t.obj("Shivan Dragon"))
    assert t.graveyard(A)[0] == "Old Duel", "the shield is used up"


@pytest.mark.rule("MTG8-2.EFF-PRE-2")
def test_all_that_the_source_deals_at_that_time_is_prevented() -> None:
    t = laid({"hand": "Any Pilgrim; Broad Fire; Broad Fire", "play": "Small Bear"}, {"play": "Small Bear"})
    t.cast(A, "Broad Fire")
    t.cast(A, "Any Pilgrim")
    t.resolve(t.on_stack("Broad Fire"))
    t.resolve()
    assert t.life(A) == t.life(B) == 20 and len(t.in_play()) == 2
    t.play(A, "Broad Fire")
    assert t.life(A) == 18 and t.in_play() == []


@pytest.mark.rule("MTG8-CR-LATER-1")
def test_a_creature_that_comes_later_is_protected_too() -> None:
    t = laid({"hand": "Soft Light; Small Bear"}, {"hand": "Shock; Shock", "play": "Small Bear"})
    t.play(A, "Soft Light").play(A, "Small Bear")
    mine, other = t.keys("Small Bear")[1], t.keys("Small Bear")[0]
    t.play(B, "Shock", ("object", mine)).play(B, "Shock", ("object", other))
    assert t.in_play(A) == ["Small Bear"] and t.in_play(B) == []


@pytest.mark.rule("MTG8-CR-LATER-1")
def test_damage_by_creatures_that_come_later_is_prevented_too() -> None:
    t = laid({"hand": "Elf Calm; Small Bear", "play": "Bear Drum"})
    t.play(A, "Elf Calm").play(A, "Small Bear")
    t.resolve(YES)
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-CR-LATER-1")
def test_a_land_that_comes_later_is_no_target_either() -> None:
    t = laid({"hand": "Land Veil; Plains; Land Tap"}, {})
    assert ("cast", "Land Tap") not in t.offered()
    t.play(A, "Land Veil")
    t.answer(("land", "Plains"))
    assert ("cast", "Land Tap") not in t.offered()
    t = laid({"hand": "Plains; Land Tap"}, {})
    t.answer(("land", "Plains"))
    assert ("cast", "Land Tap") in t.offered()


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_the_damage_of_the_next_time_is_dealt_elsewhere_and_no_more() -> None:
    t = laid({"play": "Mirror Tree"}, {"hand": "Shock; Shock"})
    t.use(A, "Mirror Tree", who(B))
    t.play(B, "Shock", t.obj("Mirror Tree")).play(B, "Shock", t.obj("Mirror Tree"))
    assert t.life(B) == 18 and t.it("Mirror Tree").damage == 2


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_all_damage_of_that_moment_is_dealt_elsewhere() -> None:
    t = laid({"play": "Small Bear; Shivan Dragon"}, {"play": "Old Self", "hand": "Shock"})
    t.use(B, "Old Self", who(A))
    t.attack("Small Bear", "Shivan Dragon")
    t.fight()
    assert (t.life(A), t.life(B)) == (13, 20)
    t.fill()
    t.play(B, "Shock", who(B))
    assert (t.life(A), t.life(B)) == (13, 18), "the effect is used up"


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_a_number_of_points_is_moved_and_the_rest_stays() -> None:
    t = laid({"hand": "Twist", "play": "Old Zealot"}, {"hand": "Shock; Shock"})
    t.play(A, "Twist", ("x", 3), t.obj("Old Zealot"), who(B))
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.life(B) == 18
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.life(B) == 17 and t.it("Old Zealot").damage == 1


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_nothing_is_moved_to_a_creature_that_has_left() -> None:
    t = laid({"play": "Old Zealot"}, {"hand": "Shock; Shock", "play": "Small Bear"})
    t.use(A, "Old Zealot", t.obj("Small Bear"))
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.in_play(B) == []
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.it("Old Zealot").damage == 2


@pytest.mark.rule("MTG8-CR-REDIRECT-2", "MTG8-4.PRO-4")
def test_damage_moved_to_what_is_protected_from_its_source_is_prevented() -> None:
    t = laid({"play": "Old Zealot; Red Saint"}, {"hand": "Shock"})
    t.use(A, "Old Zealot", t.obj("Red Saint"))
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.in_play(A) == ["Old Zealot", "Red Saint"] and t.it("Old Zealot").damage == 0


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_two_such_effects_move_the_damage_twice() -> None:
    t = laid({"play": "Old Zealot; Mirror Tree"}, {"hand": "Shock"})
    t.use(A, "Old Zealot", t.obj("Mirror Tree")).use(A, "Mirror Tree", who(B))
    t.play(B, "Shock", t.obj("Old Zealot"))
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-CR-REDIRECT-2")
def test_damage_to_others_does_not_use_up_what_redirects_the_next() -> None:
    t = laid({"play": "Mirror Tree; Shivan Dragon"}, {"hand": "Shock; Shock; Shock"})
    t.use(A, "Mirror Tree", t.obj("Shivan Dragon"))
    t.play(B, "Shock", who(A))
    t.play(B, "Shock", t.obj("Mirror Tree"))
    assert (t.it("Mirror Tree").damage, t.it("Shivan Dragon").damage, t.life(A)) == (0, 2, 18)
    t.play(B, "Shock", t.obj("Mirror Tree"))
    assert (t.it("Mirror Tree").damage, t.it("Shivan Dragon").damage) == (2, 2)
