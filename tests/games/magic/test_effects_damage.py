"""Effects of damage and life, as cards have them."""

from __future__ import annotations

import pytest

from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.state.objects import DAMAGE, END, MAIN2, as_target
from grimorio.kernel import CHANCE
from tests.games.magic.laid import PASS, A, B, Laid, who


@pytest.mark.rule("MTG8-GLOSS-Danno-1")
def test_damage_is_dealt_to_a_creature_or_a_player() -> None:
    t = Laid({"hand": "Shock; Shock"}, {"play": "Hill Giant"})
    t.play(A, "Shock", t.obj("Hill Giant"))
    assert t.it("Hill Giant").damage == 2 and t.in_play() == ["Hill Giant"]
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-GLOSS-Danno-2")
def test_lethal_damage_destroys() -> None:
    t = Laid({"hand": "Shock"}, {"play": "Grizzly Bears"})
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    assert t.graveyard(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-GLOSS-X")
def test_x_is_dealt() -> None:
    t = Laid({"hand": "Blaze"})
    assert t.play(A, "Blaze", ("x", 4), who(B)).life(B) == 16


@pytest.mark.rule("MTG8-CR-DIVIDE-1", "MTG8-2.RES-2")
def test_divided_damage_leaves_illegal_targets_out() -> None:
    t = Laid({"hand": "Pyrotechnics"}, {"play": "Grizzly Bears; Hill Giant", "hand": "Unsummon"})
    t.cast(A, "Pyrotechnics", t.obj("Grizzly Bears"), t.obj("Hill Giant"), who(B), ("share", 1), ("share", 2))
    t.play(B, "Unsummon", t.obj("Grizzly Bears"))
    t.resolve()
    assert (t.it("Hill Giant").damage, t.life(B)) == (2, 19)


@pytest.mark.rule("MTG8-GLOSS-Tutti")
@pytest.mark.rule("MTG8-GLOSS-Parita")
def test_inferno_hits_all_and_may_draw_the_game() -> None:
    t = Laid({"hand": "Inferno", "life": 6}, {"life": 5, "play": "Craw Wurm"})
    t.play(A, "Inferno")
    assert t.p.result is not None and t.p.result.winners == ()


@pytest.mark.rule("MTG8-4.PRO-4")
def test_damage_that_cannot_be_dealt_is_no_event() -> None:
    t = Laid({"play": "Forest; Ash-Veil Knight; Suntail Hawk"}, {"play": "Vow-Sworn Knight"})
    hawk, knight, foe = t.key("Suntail Hawk"), t.key("Ash-Veil Knight"), t.key("Vow-Sworn Knight")
    assert damage(t.p, hawk, t.key("Forest"), 1, False) is None
    assert damage(t.p, hawk, as_target(B), 0, False) is None
    assert damage(t.p, hawk, knight, 1, False) is None, "protection from white"
    assert damage(t.p, knight, foe, 1, True) is None, "protection from black"
    dealt = damage(t.p, hawk, foe, 1, True)
    assert dealt is not None and dealt.combat and dealt.amount == 1


@pytest.mark.rule("MTG8-GLOSS-Danno-3")
@pytest.mark.rule("MTG8-GLOSS-Perdere_punti_vita")
def test_loss_of_life_is_not_damage() -> None:
    t = Laid(
        {"hand": "Soul Feast", "play": "Urza's Armor"}, {"play": "Urza's Armor; Worship; Ogre Taskmaster"}
    )
    t.play(A, "Soul Feast", who(B))
    assert (t.life(A), t.life(B)) == (24, 16)


@pytest.mark.rule("MTG8-2.EFF-PRE-2")
def test_a_numbered_shield_is_used_up_in_parts() -> None:
    t = Laid({"hand": "Shock; Lightning Blast"}, {"play": "Master Healer"})
    t.use(B, "Master Healer", who(B))
    t.play(A, "Shock", who(B))
    assert t.life(B) == 20
    t.play(A, "Lightning Blast", who(B))
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-2.EFF-PRE-1E")
@pytest.mark.rule("MTG8-GLOSS-Effetto_di_prevenzione")
def test_holy_day_prevents_combat_damage_of_the_turn_only() -> None:
    t = Laid({"play": "Hill Giant", "hand": "Shock"}, {"hand": "Holy Day"})
    t.play(B, "Holy Day")
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18
    t.attack("Hill Giant").until(MAIN2)
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_redeem_shields_each_target() -> None:
    t = Laid({"hand": "Pyroclasm"}, {"play": "Grizzly Bears; Savannah Lions; Glory Seeker", "hand": "Redeem"})
    t.play(B, "Redeem", t.obj("Grizzly Bears"), t.obj("Savannah Lions"))
    t.play(A, "Pyroclasm")
    assert t.in_play() == ["Grizzly Bears", "Savannah Lions"]


@pytest.mark.rule("MTG8-GLOSS-Fonte-2")
def test_a_circle_stops_the_next_damage_of_a_source_chosen_on_resolution() -> None:
    t = Laid(
        {"hand": "Shock; Shock", "play": "Hill Giant"}, {"play": "Circle of Protection: Red; Glory Seeker"}
    )
    t.cast(A, "Shock", who(B))
    t.activate(B, "Circle of Protection: Red")
    for _ in range(2):
        t.answer(PASS)
    assert t.p.choice.ask == "source" and t.p.choice.seat == B
    assert t.offered() == [t.obj("Hill Giant"), t.on_stack("Shock")], "red ones only"
    t.give(t.on_stack("Shock")).resolve()
    assert t.life(B) == 20
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18, "another source"


@pytest.mark.rule("MTG8-CR-SOURCE-1")
def test_a_circle_knows_a_spell_again_that_became_a_permanent() -> None:
    t = Laid({"hand": "Lava Hounds"}, {"play": "Circle of Protection: Red"})
    t.cast(A, "Lava Hounds").use(B, "Circle of Protection: Red", then=(t.on_stack("Lava Hounds"),))
    t.resolve().resolve()
    assert t.life(A) == 16, "the damage to its controller is another's"
    t.attack("Lava Hounds").until(MAIN2)
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-CR-SOURCE-1")
def test_a_circle_without_a_source_does_nothing() -> None:
    t = Laid({}, {"play": "Circle of Protection: Red"})
    t.use(B, "Circle of Protection: Red")
    assert t.happened("effect") == []


@pytest.mark.rule("MTG8-CR-SOURCE-1", "MTG8-GLOSS-Fonte-1")
def test_a_circle_offers_the_creature_whose_damage_is_on_the_stack_though_it_has_left() -> None:
    t = Laid({"play": "Raging Goblin", "hand": "Unsummon"}, {"play": "Circle of Protection: Red; Forest"})
    t.attack("Raging Goblin").until(DAMAGE).fill()
    goblin = t.obj("Raging Goblin")
    t.play(A, "Unsummon", goblin)
    t.use(B, "Circle of Protection: Red", then=(goblin,)).resolve()
    assert t.life(B) == 20


@pytest.mark.rule("MTG8-GLOSS-Fonte-2", "MTG8-GLOSS-Colore-1")
def test_story_circle_asks_for_its_colour() -> None:
    t = Laid({"play": "Hill Giant; Glory Seeker"}, {"play": "Story Circle=white"})
    t.activate(B, "Story Circle").answer(PASS)
    t.answer(PASS)
    assert t.obj("Glory Seeker") in t.offered() and t.obj("Hill Giant") not in t.offered()


@pytest.mark.rule("MTG8-2.EFF-REP-1")
@pytest.mark.rule("MTG8-GLOSS-Nome")
def test_oracles_attendants_take_all_damage_of_a_source_to_a_creature() -> None:
    t = Laid({"hand": "Shock"}, {"play": "Oracle's Attendants; Oracle's Attendants; Grizzly Bears"})
    first, second = t.keys("Oracle's Attendants")
    t.cast(A, "Shock", t.obj("Grizzly Bears"))
    [option] = [one for one in t.offered_to(B) if one[:2] == ("activate", first)]
    t.begin(B, option, t.obj("Grizzly Bears")).resolve(t.on_stack("Shock")).resolve()
    assert t.it("Grizzly Bears").damage == 0
    assert (t.p.things[first].damage, t.p.things[second].damage) == (2, 0)


@pytest.mark.rule("MTG8-CR-REDIRECT-1")
def test_only_damage_to_the_chosen_creature_is_redirected() -> None:
    t = Laid({"hand": "Pyrotechnics"}, {"play": "Oracle's Attendants; Hill Giant; Craw Wurm"})
    shares = ("share", 1), ("share", 2)
    t.cast(A, "Pyrotechnics", t.obj("Hill Giant"), t.obj("Craw Wurm"), who(B), *shares)
    t.use(B, "Oracle's Attendants", t.obj("Hill Giant"), then=(t.on_stack("Pyrotechnics"),)).resolve()
    assert [t.it(name).damage for name in ("Hill Giant", "Craw Wurm", "Oracle's Attendants")] == [0, 2, 1]
    assert t.life(B) == 19


@pytest.mark.rule("MTG8-CR-REDIRECT-1")
def test_nothing_is_redirected_to_what_has_left() -> None:
    t = Laid({"hand": "Shock; Unsummon"}, {"play": "Oracle's Attendants; Grizzly Bears"})
    t.cast(A, "Shock", t.obj("Grizzly Bears"))
    t.use(B, "Oracle's Attendants", t.obj("Grizzly Bears"), then=(t.on_stack("Shock"),))
    t.play(A, "Unsummon", t.obj("Oracle's Attendants")).resolve()
    assert t.graveyard(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-4.REG-1")
@pytest.mark.rule("MTG8-4.REG-3")
@pytest.mark.rule("MTG8-4.REG-5")
def test_regeneration_taps_and_heals() -> None:
    t = Laid({"hand": "Shock; Shock"}, {"play": "Drudge Skeletons"})
    t.cast(A, "Shock", t.obj("Drudge Skeletons")).use(B, "Drudge Skeletons").resolve()
    assert t.it("Drudge Skeletons").tapped and t.it("Drudge Skeletons").damage == 0
    t.play(A, "Shock", t.obj("Drudge Skeletons"))
    assert t.graveyard(B) == ["Drudge Skeletons"], "the shield is used up"


@pytest.mark.rule("MTG8-4.REG-2")
def test_a_local_enchantment_regenerates_what_it_is_on() -> None:
    t = Laid({"hand": "Shock"}, {"play": "Grizzly Bears; Regeneration>Grizzly Bears"})
    t.cast(A, "Shock", t.obj("Grizzly Bears")).use(B, "Regeneration").resolve()
    assert t.in_play() == ["Grizzly Bears", "Regeneration"]


@pytest.mark.rule("MTG8-GLOSS-Distruggere-3")
def test_what_cannot_be_regenerated_is_not() -> None:
    t = Laid({"hand": "Wrath of God"}, {"play": "Drudge Skeletons"})
    t.cast(A, "Wrath of God").use(B, "Drudge Skeletons").resolve()
    assert t.in_play() == []


@pytest.mark.rule("MTG8-CR-LKI-1")
def test_chastise_gains_the_power_it_last_had() -> None:
    t = Laid({"play": "Craw Wurm"}, {"hand": "Chastise"})
    t.attack("Craw Wurm").fill()
    assert t.play(B, "Chastise", t.obj("Craw Wurm")).life(B) == 26


@pytest.mark.rule("MTG8-GLOSS-Segnalino")
def test_counters_stay() -> None:
    t = Laid({"hand": "Shock", "play": "Fungusaur; Giant Spider"})
    t.play(A, "Shock", t.obj("Giant Spider"))
    assert t.size("Fungusaur") == (2, 2)
    t = Laid({"hand": "Tremor", "play": "Fungusaur"})
    t.play(A, "Tremor").resolve()
    assert t.size("Fungusaur") == (3, 3)
    assert t.until(END).size("Fungusaur") == (3, 3)


@pytest.mark.rule("MTG8-GLOSS-Segnalino")
def test_poison_is_counted() -> None:
    t = Laid({"play": "Plague Spitter Wasp"})
    t.attack("Plague Spitter Wasp").fight().resolve()
    assert t.player(B).poison == 1


@pytest.mark.rule("MTG8-2.RES-3")
def test_mana_clash_flips_until_both_are_heads() -> None:
    t = Laid({"hand": "Mana Clash"})
    t.p.open_chance = True
    t.cast(A, "Mana Clash", who(B))
    for _ in range(2):
        t.answer(PASS)
    heads, tails = ("heads",), ("tails",)
    for mine, yours in ((tails, heads), (tails, tails), (heads, tails), (heads, heads)):
        assert t.p.choice.seat == CHANCE
        t.answer(mine)
        t.answer(yours)
    assert (t.life(A), t.life(B)) == (18, 18)
    assert [flip.heads for flip in t.happened("coin")] == [False, True, False, False, True, False, True, True]
    assert t.graveyard(A) == ["Mana Clash"]


@pytest.mark.rule("MTG8-GLOSS-Effetto_di_sostituzione")
@pytest.mark.rule("MTG8-2.EFF-REP-1E")
def test_furnace_and_armor_are_ordered_by_who_is_dealt_damage() -> None:
    for first, left in (("Furnace of Rath", 20 - 3), ("Urza's Armor", 20 - 2)):
        t = Laid({"hand": "Shock", "play": "Furnace of Rath"}, {"play": "Urza's Armor"})
        t.cast(A, "Shock", who(B))
        for _ in range(2):
            t.answer(PASS)
        assert t.p.choice.ask == "replacement" and t.p.choice.seat == B
        watch = t.it(first).watches[0]
        t.give(("effect", watch))
        assert t.life(B) == left
