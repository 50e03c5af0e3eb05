"""The turn, the Shield phase and the Magic phase."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.kernel import CHANCE
from tests.games.magecraft.laid import CARDS, COLOUR, LETTERS, Laid, spell

START: list[list[str]] = [["Meditation"], ["Magic Missile"], ["Mana Tricks"]]


@pytest.mark.rule("MAGE-TURN-1")
def test_mage_turn_1_shield_magic_study_rest_in_this_order() -> None:
    t = Laid(me={"shield": "F", "hand": "FW", "bag": "WWWWLL", "grimoires": START})
    phases: list[str] = []
    asks: list[str] = []
    while t.p.agenda[0].active == 0:
        phases.append(t.p.seen_by(0)["table"]["phase"])
        asks.append(t.ask)
        t.do("done")
    assert list(zip(phases, asks, strict=True)) == [
        ("shield", "shield-phase"),
        ("magic", "magic"),
        ("study", "study"),
    ]
    assert [line["event"] for line in t.log()] == ["rest", *["draw"] * 4, "turn"]


@pytest.mark.rule("MAGE-TURN-1")
def test_mage_turn_1_the_magic_phase_is_optional() -> None:
    t = Laid(me={"hand": "FWE", "bag": "WWWW", "grimoires": START})
    assert t.ask == "magic" and t.offers("grimoire", 0) and t.offers("done")
    t.do("done")
    assert t.ask == "study" and t.at("hand") == "FWE"


@pytest.mark.rule("MAGE-SHIELD-1")
@pytest.mark.parametrize("lowered", ["", "F", "E", "FE", "FF", "FFE"])
def test_mage_shield_1_any_number_of_shield_gems_goes_to_discard(lowered: str) -> None:
    t = Laid(me={"shield": "FFE", "discard": "L", "bag": "WWWW"})
    assert t.ask == "shield-phase"
    for letter in lowered:
        t.do("gem", {"F": "fire", "E": "earth"}[letter])
    if t.ask == "shield-phase":
        t.do("done")
    assert t.ask == "magic"
    left = list("FFE")
    for letter in lowered:
        left.remove(letter)
    assert t.at("shield") == "".join(left)
    assert sorted(t.at("discard")) == sorted("L" + lowered)
    assert {line["rule"] for line in t.heard("lower-shield", seat=1)} <= {"MAGE-SHIELD-1"}


@pytest.mark.rule("MAGE-SHIELD-1")
def test_mage_shield_1_a_colour_that_was_passed_over_is_offered_no_more() -> None:
    t = Laid(me={"shield": "FWWEL"})
    t.do("gem", "water")
    assert t.options == [("gem", "water"), ("gem", "earth"), ("gem", "light"), ("done",)]
    t.do("gem", "earth")
    assert t.options == [("gem", "light"), ("done",)]


@pytest.mark.rule("MAGE-SHIELD-1")
def test_mage_shield_1_only_the_active_player_is_asked_and_only_for_his_own() -> None:
    t = Laid(foe={"shield": "FF"})
    assert t.ask == "magic"
    t = Laid(me={"shield": "E"}, foe={"shield": "FF"})
    assert t.options == [("gem", "earth"), ("done",)]


@pytest.mark.rule("MAGE-SHIELD-1")
@pytest.mark.parametrize("shield", ["WWEL", "EELD", "LLD", "FWD"])
def test_mage_shield_1_all_colours_left_stay_on_offer(shield: str) -> None:
    """After a gem is lowered, those of its colour and of the colours after it can follow."""
    t = Laid(me={"shield": shield})
    t.do("gem", COLOUR[shield[0]])
    left = sorted(set(shield[1:]), key=LETTERS.index)
    assert t.options == [*(("gem", COLOUR[letter]) for letter in left), ("done",)]


@pytest.mark.rule("MAGE-MAGIC-1")
def test_mage_magic_1_one_of_three_grimoires_whose_first_spell_can_be_paid() -> None:
    t = Laid(me={"hand": "WF", "grimoires": START})
    assert [option for option in t.options if option[0] == "grimoire"] == [("grimoire", 0), ("grimoire", 1)]
    assert t.why("grimoire", 2) == ("cannot-pay", "MAGE-MAGIC-7")
    t = Laid(me={"hand": "WF", "grimoires": [[], ["Bolt"], []]})
    assert t.why("grimoire", 0) == ("empty-grimoire", "MAGE-MAGIC-1")


@pytest.mark.rule("MAGE-MAGIC-2", "MAGE-MAGIC-5")
def test_mage_magic_2_and_5_cast_from_left_to_right_one_after_another() -> None:
    t = Laid(me={"hand": "FFWW", "bag": "LLL", "grimoires": [["Bolt", "Well", "Fade"]]})
    t.cast().icon("attack").do("attack", 1, "fire")
    assert t.ask == "next-spell"
    t.do("cast").icon("draw")
    assert t.ask == "next-spell"
    t.do("cast").icon("vanish").do("hp", "light")
    assert [line["spell"] for line in t.heard("cast")] == ["Bolt", "Well", "Fade"]
    assert [line["index"] for line in t.heard("cast")] == [0, 1, 2]
    assert t.ask == "next-spell" and t.why("cast") == ("no-next-spell", "MAGE-MAGIC-5")


@pytest.mark.rule("MAGE-MAGIC-2")
def test_mage_magic_2_a_spell_further_right_is_never_first() -> None:
    t = Laid(me={"hand": "W", "grimoires": [["Bolt", "Well"]]})
    assert not t.offers("grimoire", 0)


@pytest.mark.rule("MAGE-MAGIC-3")
def test_mage_magic_3_the_cost_lies_on_the_card_until_rest() -> None:
    t = Laid(me={"hand": "FFWE", "grimoires": [["Fireball"]]})
    t.cast()
    assert t.at("hand") == "WE" and t.on_cards(0) == ["FF"] and t.at("discard") == ""
    view = t.p.seen_by(1)["table"]["boards"][0]["grimoires"][0][0]
    assert view["gems"]["fire"] == 2


@pytest.mark.rule("MAGE-MAGIC-3")
@pytest.mark.parametrize("pick", ["fire", "water", "light"])
def test_mage_magic_3_a_gem_of_any_colour_is_the_players_choice(pick: str) -> None:
    t = Laid(me={"hand": "FFWL", "grimoires": [["Any Blow"]]})
    t.cast()
    assert t.ask == "pay" and t.options == [("gem", "fire"), ("gem", "water"), ("gem", "light")]
    t.do("gem", pick)
    assert sorted(t.on_cards(0)[0]) == sorted("F" + pick[0].upper())


@pytest.mark.rule("MAGE-MAGIC-3")
def test_mage_magic_3_two_colours_need_both() -> None:
    assert not Laid(me={"hand": "FFF", "grimoires": [["Two Ways"]]}).offers("grimoire", 0)
    assert not Laid(me={"hand": "F", "grimoires": [["Any Blow"]]}).offers("grimoire", 0)
    assert Laid(me={"hand": "FE", "grimoires": [["Two Ways"]]}).offers("grimoire", 0)


@pytest.mark.rule("MAGE-MAGIC-4")
def test_mage_magic_4_icons_in_any_order_and_may_be_declined() -> None:
    me: dict[str, Any] = {"hand": "FE", "discard": "L", "grimoires": [["Two Ways"]]}
    t = Laid(me=me).cast()
    assert t.ask == "icons" and t.options == [("icon", "attack"), ("icon", "shield"), ("done",)]
    t.icon("attack").do("attack", 1, "fire").icon("shield").do("discard", "light")
    t.icon("attack").do("attack", 1, "fire")
    assert (t.at("points"), t.at("shield")) == ("FF", "L")
    t = Laid(me=me).cast()
    t.icon("shield").do("academy", "dark").icon("attack").do("attack", 1, "water")
    assert t.options == [("icon", "attack"), ("done",)]
    t.do("done")
    assert t.ask == "next-spell" and (t.at("points"), t.at("shield")) == ("W", "D")


@pytest.mark.rule("MAGE-MAGIC-4")
def test_mage_magic_4_an_icon_that_can_do_nothing_is_not_offered() -> None:
    t = Laid(me={"hand": "FE", "grimoires": [["Two Ways"]]}, academy="").cast()
    assert t.options == [("icon", "attack"), ("done",)]
    assert t.why("icon", "shield") == ("nothing-to-shield", "MAGE-ICON-SHIELD-1")
    t = Laid(me={"hand": "L", "grimoires": [["Salve"]]}, academy="").cast()
    assert t.ask == "next-spell", "no icon can do anything: nothing is asked"


@pytest.mark.rule("MAGE-MAGIC-4", "MAGE-END-4")
@pytest.mark.parametrize(("more", "offered"), [({"hp": "E"}, []), ({"hp": "EE"}, ["vanish"])])
def test_mage_magic_4_an_icon_is_offered_whatever_the_others_can_do(
    more: dict[str, str], offered: list[str]
) -> None:
    """No gem is left to draw, to heal or to shield; the last HP gem may not vanish."""
    me: dict[str, Any] = {"hand": "F", "grimoires": [["Bolt"]]}
    burst = spell("Burst", "F", "F", draw=1, attack=1, heal=1, shield=1, vanish=1)
    cards = {**CARDS, "spells": [burst if row["name"] == "Bolt" else row for row in CARDS["spells"]]}
    names = [option[1] for option in Laid(me=me | more, academy="", cards=cards).cast().options[:-1]]
    assert names == ["attack", *offered]


@pytest.mark.rule("MAGE-MAGIC-5")
def test_mage_magic_5_stopping_early_is_allowed() -> None:
    t = Laid(me={"hand": "FW", "bag": "LLLL", "grimoires": [["Bolt", "Well"]]})
    t.cast().icon("attack").do("attack", 1, "fire")
    assert t.offers("cast") and t.offers("done")
    t.do("done")
    assert t.ask == "study" and t.at("hand") == "W"


@pytest.mark.rule("MAGE-MAGIC-6")
def test_mage_magic_6_never_from_two_grimoires() -> None:
    t = Laid(me={"hand": "FFF", "grimoires": [["Bolt"], ["Bolt"], ["Bolt"]]})
    t.cast(1).icon("attack").do("attack", 1, "fire")
    assert t.ask == "next-spell"
    assert t.why("grimoire", 0) == t.why("grimoire", 2) == ("other-grimoire", "MAGE-MAGIC-6")
    assert all(option[0] != "grimoire" for option in t.options)
    t.do("done")
    assert t.ask == "study"


@pytest.mark.rule("MAGE-MAGIC-7")
def test_mage_magic_7_a_spell_that_cannot_be_paid_is_not_skipped() -> None:
    t = Laid(me={"hand": "FF", "grimoires": [["Bolt", "Well", "Bolt"]]})
    t.cast().icon("attack").do("attack", 1, "fire")
    assert t.why("cast") == ("cannot-pay", "MAGE-MAGIC-7")
    assert t.options == [("ability",), ("done",)]


@pytest.mark.rule("MAGE-MAGIC-8")
def test_mage_magic_8_gems_drawn_by_a_spell_pay_for_the_next() -> None:
    t = Laid(me={"hand": "W", "bag": "FE", "grimoires": [["Meditation", "Two Ways"]]}, chance=True)
    t.cast().icon("draw")
    assert t.p.choice.seat == CHANCE
    t.do("gem", "fire").icon("draw")
    assert t.ask == "next-spell" and t.offers("cast")
    t.do("cast")
    assert t.on_cards(0) == ["W", "FE"]


@pytest.mark.rule("MAGE-ICON-DRAW")
def test_mage_icon_draw_one_gem_and_refill_when_empty() -> None:
    t = Laid(me={"hand": "W", "bag": "E", "discard": "LL", "grimoires": [["Meditation"]]})
    t.cast().icon("draw")
    assert (t.at("hand"), t.at("bag"), t.at("discard")) == ("E", "", "LL")
    t.icon("draw")
    assert (t.at("hand"), t.at("bag"), t.at("discard")) == ("EL", "L", "")
    assert [line["event"] for line in t.log()][-3:] == ["draw", "refill", "draw"]


@pytest.mark.rule("MAGE-ICON-DRAW")
def test_mage_icon_draw_nothing_to_draw_is_refused() -> None:
    t = Laid(me={"hand": "E", "hp": FULL_BUT_ONE, "grimoires": [["Mana Tricks"]]})
    t.cast()
    assert t.why("icon", "draw") == ("nothing-to-draw", "MAGE-REST-3")


FULL_BUT_ONE = "FFFWWWEEELL"


@pytest.mark.rule("MAGE-ICON-ATTACK-1")
def test_mage_icon_attack_1_a_shield_gem_of_the_attackers_choice_goes_to_its_owners_discard() -> None:
    t = Laid(me={"hand": "F", "grimoires": [["Bolt"]]}, foe={"shield": "FLL", "discard": "D"})
    t.cast().icon("attack")
    assert t.options == [("attack", 1, "fire"), ("attack", 1, "light")]
    assert t.why("attack", 1, "water") == ("shielded", "MAGE-ICON-ATTACK-2")
    t.do("attack", 1, "light")
    assert (t.at("shield", 1), t.at("discard", 1), t.at("hp", 1)) == ("FL", "LD", "FFFWWWEEELLL")
    assert t.at("points") == "" and t.at("discard") == ""
    assert t.heard("attack")[-1]["hit"] == "shield"
    assert t.heard("attack")[-1]["rule"] == "MAGE-ICON-ATTACK-1"


@pytest.mark.rule("MAGE-ICON-ATTACK-2")
def test_mage_icon_attack_2_without_shield_an_hp_gem_is_scored() -> None:
    t = Laid(me={"hand": "F", "grimoires": [["Bolt"]]}, foe={"hp": "FWD"})
    t.cast().icon("attack")
    assert t.options == [("attack", 1, "fire"), ("attack", 1, "water"), ("attack", 1, "dark")]
    t.do("attack", 1, "dark")
    assert (t.at("hp", 1), t.at("points"), t.at("points", 1)) == ("FW", "D", "")
    assert t.heard("attack")[-1]["rule"] == "MAGE-ICON-ATTACK-2"


@pytest.mark.rule("MAGE-ICON-ATTACK-3")
def test_mage_icon_attack_3_the_next_attack_hits_hp_once_the_shield_fell() -> None:
    t = Laid(me={"hand": "FE", "grimoires": [["Two Ways"]]}, foe={"shield": "W"})
    t.cast().icon("attack").do("attack", 1, "water")
    assert t.at("shield", 1) == "" and t.at("points") == ""
    t.icon("attack").do("attack", 1, "fire")
    assert t.at("points") == "F" and t.at("hp", 1) == "FFWWWEEELLL"


@pytest.mark.rule("MAGE-ICON-HEAL-1", "MAGE-ICON-HEAL-2")
def test_mage_icon_heal_1_and_2_to_hp_until_full_then_to_points() -> None:
    t = Laid(me={"hand": "LL", "hp": FULL_BUT_ONE, "grimoires": [["Salve", "Salve"]]}, academy="DDW")
    t.cast().icon("heal").do("gem", "dark")
    assert sorted(t.at("hp")) == sorted(FULL_BUT_ONE + "D") and t.at("academy") == "WD"
    t.do("cast").icon("heal").do("gem", "water")
    assert (t.at("points"), len(t.at("hp"))) == ("W", 12)
    assert [line["rule"] for line in t.heard("heal")] == ["MAGE-ICON-HEAL-1", "MAGE-ICON-HEAL-2"]
    assert [line["to"] for line in t.heard("heal")] == ["hp", "points"]


@pytest.mark.rule("MAGE-ICON-HEAL-3")
def test_mage_icon_heal_3_any_colour_of_the_academy_and_nothing_when_it_is_empty() -> None:
    t = Laid(me={"hand": "L", "grimoires": [["Salve"]]}, academy="FFD").cast().icon("heal")
    assert t.options == [("gem", "fire"), ("gem", "dark")]
    t = Laid(me={"hand": "L", "bag": "W", "grimoires": [["Minor Cure"]]}, academy="").cast()
    assert t.why("icon", "heal") == ("academy-empty", "MAGE-ICON-HEAL-3")


@pytest.mark.rule("MAGE-ICON-SHIELD-1")
def test_mage_icon_shield_1_from_the_academy_or_the_own_discard() -> None:
    t = Laid(
        me={"hand": "EW", "discard": "L", "grimoires": [["Absorb"]]}, foe={"discard": "WW"}, academy="FD"
    )
    t.cast().icon("shield")
    assert t.options == [("academy", "fire"), ("academy", "dark"), ("discard", "light")]
    t.do("discard", "light")
    assert (t.at("shield"), t.at("discard"), t.at("academy")) == ("L", "", "FD")
    t.icon("shield").do("academy", "dark")
    assert (t.at("shield"), t.at("academy")) == ("LD", "F")


@pytest.mark.rule("MAGE-ICON-SHIELD-1")
def test_mage_icon_shield_1_the_discard_serves_when_the_academy_is_empty() -> None:
    t = Laid(me={"hand": "E", "discard": "L", "grimoires": [["Wall"]]}, academy="").cast().icon("shield")
    assert t.options == [("discard", "light")]


@pytest.mark.rule("MAGE-ICON-SHIELD-2")
def test_mage_icon_shield_2_the_shield_area_has_no_limit() -> None:
    t = Laid(me={"hand": "E", "shield": "F" * 15 + "E" * 5, "grimoires": [["Wall"]]}).to("magic")
    t.cast().icon("shield").do("academy", "light")
    assert len(t.at("shield")) == 21


@pytest.mark.rule("MAGE-ICON-VANISH")
def test_mage_icon_vanish_from_hand_or_hp_to_points() -> None:
    me = {"hand": "WF", "hp": "LE", "grimoires": [["Fade"]]}
    t = Laid(me=me).cast().icon("vanish")
    assert t.options == [("hand", "fire"), ("hp", "earth"), ("hp", "light")]
    t.do("hand", "fire")
    assert (t.at("hand"), t.at("points"), t.at("hp")) == ("", "F", "EL")
    t = Laid(me=me).cast().icon("vanish").do("hp", "light")
    assert (t.at("hand"), t.at("points"), t.at("hp")) == ("F", "L", "E")


@pytest.mark.rule("MAGE-ABIL-1")
@pytest.mark.parametrize(
    ("name", "pays", "icon", "answer"),
    [
        ("Ada", "light", "attack", ("attack", 1, "fire")),
        ("Bea", "water", "draw", None),
        ("Cid", "earth", "shield", ("academy", "dark")),
        ("Dot", "light", "heal", ("gem", "dark")),
        ("Eve", "fire", "vanish", ("hp", "fire")),
    ],
)
def test_mage_abil_1_each_character_has_its_own_ability(
    name: str, pays: str, icon: str, answer: tuple[str | int, ...] | None
) -> None:
    t = Laid(me={"hand": "FWEL", "bag": "FFF", "character": name})
    t.do("ability").do("gem", pays)
    assert t.ask == "icons" and t.offers("icon", icon) and len(t.options) == 2
    t.icon(icon)
    if answer is not None:
        t.do(*answer)
    assert t.heard("ability", seat=1) == [
        {"event": "ability", "seat": 0, "character": name, "colour": pays, "rule": "MAGE-ABIL-2"}
    ]


@pytest.mark.rule("MAGE-ABIL-2")
def test_mage_abil_2_one_gem_of_its_colour_once_a_turn() -> None:
    t = Laid(me={"hand": "FWW", "bag": "LL", "character": "Bea", "grimoires": [["Bolt"]]})
    t.do("ability")
    assert t.ask == "pay" and t.options == [("gem", "water")]
    t.do("gem", "water")
    assert (t.at("hand"), t.at("discard")) == ("FW", "W")
    t.do("done")
    assert t.why("ability") == ("ability-used", "MAGE-ABIL-2")
    t.cast().do("done")
    assert t.why("ability") == ("ability-used", "MAGE-ABIL-2")
    assert Laid(me={"hand": "FEL", "character": "Bea"}).why("ability") == ("ability-cost", "MAGE-ABIL-2")


@pytest.mark.rule("MAGE-ABIL-2")
def test_mage_abil_2_again_in_the_next_turn() -> None:
    t = Laid(me={"hand": "F", "bag": "FFFF"}, foe={"hand": "F", "bag": "FFFF"})
    t.do("ability").do("gem", "fire").do("done").end_turn().end_turn()
    assert t.p.choice.seat == 0 and t.offers("ability")


@pytest.mark.rule("MAGE-ABIL-3")
def test_mage_abil_3_before_after_or_between_spells_and_without_any() -> None:
    me: dict[str, Any] = {"hand": "FFWL", "bag": "L", "grimoires": [["Bolt", "Well"]]}
    t = Laid(me=me)
    assert t.ask == "magic" and t.offers("ability")
    t.do("ability").do("gem", "light").do("done")
    assert t.ask == "magic" and t.offers("done") and t.offers("grimoire", 0)
    t.cast()
    assert t.ask == "icons" and not t.offers("ability"), "not in the middle of a spell"
    t = Laid(me=me).cast().do("done")
    assert t.ask == "next-spell" and t.offers("ability")
    t.do("ability").do("gem", "light").do("done").do("cast").icon("draw")
    assert t.ask == "next-spell" and not t.offers("ability")
    t = Laid(me=me).cast().do("done").do("cast").icon("draw")
    assert t.ask == "next-spell" and t.offers("ability"), "after the last spell"
    assert Laid(me=me).do("done").ask == "study", "never in another phase"


@pytest.mark.rule("MAGE-ABIL-2")
def test_mage_abil_2_its_gem_is_in_the_discard_area_at_once() -> None:
    t = Laid(me={"hand": "W", "character": "Bea"})
    t.do("ability").do("gem", "water").icon("draw")
    assert (t.at("hand"), t.at("discard")) == ("W", ""), "the gem it cost can be drawn again"
