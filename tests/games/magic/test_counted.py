"""Counters in numbers, damage that is counted, and enchantments that come back or become creatures."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.state.objects import MAIN2
from grimorio.games.magic.words import (
    CREATURE_CARD,
    INSTANT,
    THIS,
    AlsoChosenType,
    Attacks,
    ControllerRaises,
    Target,
    card,
    spell,
    when,
)
from grimorio.games.magic.words.nouns import CREATURE
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Herd Beetle | {3}{G} | Creature - Insect | 0/0
Herd Beetle enters the battlefield with X +1/+1 counters on it, where X is the number of other creatures on
the battlefield.

Fuse Crew | {3}{R} | Creature - Dwarf | 1/1
{1}: Put a fuse counter on target creature. /
Whenever a creature has three or more fuse counters on it, remove all fuse counters from it and destroy it.
That creature deals 4 damage to its controller.

Creeping Rot | {3}{B} | Enchantment - Aura
Enchant creature /
At the beginning of each upkeep, put a plague counter on Creeping Rot. /
Enchanted creature gets -1/-1 for each plague counter on Creeping Rot. /
When enchanted creature leaves the battlefield, that creature's controller returns Creeping Rot from its
owner's graveyard to the battlefield.

Wild Fury | {R} | Enchantment - Aura
Enchant creature / Enchanted creature gets +2/-1. /
When enchanted creature dies, choose a creature at random Wild Fury can enchant. Return Wild Fury to the
battlefield attached to that creature.

Quick Oath | {W} | Enchantment
{X}: Quick Oath becomes an X/X Soldier creature in addition to its other types until end of turn.

Shape Sliver | {U} | Creature - Sliver | 1/1
All Slivers have "{1}: This permanent becomes the creature type of your choice in addition to its other types
until end of turn."

Golden Trap | {2}{W} | Enchantment
Whenever a creature deals damage to you, put a gold counter on it. /
Each creature with a gold counter on it is a Wall in addition to its other creature types. /
When Golden Trap leaves the battlefield, remove all gold counters from all creatures.

Last Word | {3}{B} | Sorcery
Target player loses life equal to the damage already dealt to that player this turn.

Whip Hand | {2}{R} | Creature - Dwarf | 1/1
{1}: Whip Hand deals damage to target creature equal to the damage already dealt to it this turn.

Warm Light | {W} | Instant
Until end of turn, whenever target creature deals damage, you gain that much life.

Away | {U} | Instant
Return target creature to its owner's hand.
""")


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-COUNTERS-1")
def test_a_beetle_counts_the_others_once() -> None:
    t = laid({"hand": "Herd Beetle; Grizzly Bears", "play": "Hill Giant"}, {"play": "Hill Giant"})
    t.play(A, "Herd Beetle").play(A, "Grizzly Bears")
    assert t.size("Herd Beetle") == (2, 2)
    alone = laid({"hand": "Herd Beetle"})
    assert alone.play(A, "Herd Beetle").graveyard(A) == ["Herd Beetle"]


@pytest.mark.rule("MTG8-CR-COUNTERS-5")
def test_the_last_counter_blows_a_creature_up() -> None:
    t = laid({"play": "Fuse Crew"}, {"play": "Hill Giant"})
    for _ in range(2):
        t.use(A, "Fuse Crew", t.obj("Hill Giant"), place=0)
    assert t.t.stack == () and t.in_play(B) == ["Hill Giant"]
    t.use(A, "Fuse Crew", t.obj("Hill Giant"), place=0).resolve()
    assert t.in_play(B) == [] and t.life(B) == 16


@pytest.mark.rule("MTG8-CR-COUNTERS-5")
def test_each_crew_triggers_and_regeneration_stops_neither() -> None:
    t = laid({"play": "Fuse Crew; Fuse Crew"}, {"play": "Drudge Skeletons"})
    t.use(B, "Drudge Skeletons")
    first = t.key("Fuse Crew")
    for _ in range(3):
        [way] = [one for one in t.offered_to(A) if one[:2] == ("activate", first)]
        t.begin(A, way, t.obj("Drudge Skeletons")).resolve()
    t.resolve()
    assert (
        t.in_play(B) == ["Drudge Skeletons"] and t.it("Drudge Skeletons").counters == () and t.life(B) == 16
    )
    t.resolve()
    assert t.in_play(B) == [] and t.life(B) == 12


@pytest.mark.rule("MTG8-CR-AURA-1", "MTG8-CR-LEAVES-1")
def test_a_plague_goes_on_to_what_the_owner_of_the_dead_chooses() -> None:
    t = laid({"hand": "Creeping Rot; Away", "play": "Grizzly Bears"}, {"play": "Hill Giant"})
    t.play(A, "Creeping Rot", t.obj("Hill Giant"))
    t.until(1, B).resolve()
    assert t.size("Hill Giant") == (2, 2)
    t.fill().play(A, "Away", t.obj("Hill Giant"))
    bears = t.key("Grizzly Bears")
    t.resolve(("object", bears))
    rot = t.it("Creeping Rot")
    assert (rot.on, rot.controller, rot.counters) == (bears, B, ())


@pytest.mark.rule("MTG8-CR-AURA-1")
def test_fury_returns_to_a_creature_by_chance() -> None:
    t = laid({"hand": "Shock", "play": "Hill Giant; Craw Wurm; Trained Armodon; Wild Fury>Hill Giant"})
    t.play(A, "Shock", t.obj("Hill Giant")).resolve()
    on = t.p.things[t.it("Wild Fury").on]
    assert t.name(on) in ("Craw Wurm", "Trained Armodon") and (on.power, on.toughness) in ((8, 3), (5, 2))


@pytest.mark.rule("MTG8-CR-AURA-1")
def test_nothing_to_enchant_leaves_it_in_the_graveyard() -> None:
    t = laid({"hand": "Shock", "play": "Hill Giant; Wild Fury>Hill Giant"})
    t.play(A, "Shock", t.obj("Hill Giant")).resolve()
    assert t.in_play() == [] and set(t.graveyard(A)) == {"Hill Giant", "Wild Fury", "Shock"}


@pytest.mark.rule("MTG8-CR-TYPE-3")
def test_an_enchantment_attacks_as_x_by_x() -> None:
    t = laid({"play": "Quick Oath"})
    t.use(A, "Quick Oath", ("x", 4))
    oath = t.it("Quick Oath")
    assert t.size("Quick Oath") == (4, 4) and oath.types == t.p.book.type_mask(("Soldier",))
    t.attack("Quick Oath").fight()
    assert t.life(B) == 16
    t.until(1, B)
    assert not t.it("Quick Oath").kinds & 2


@pytest.mark.rule("MTG8-CR-TYPE-3", "MTG8-CR-GRANT-1")
def test_a_sliver_gets_another_type_and_stays_a_sliver() -> None:
    t = laid({"play": "Shape Sliver; Shape Sliver"})
    first, second = t.keys("Shape Sliver")
    [way, *_] = [one for one in t.offered_to(A) if one[:2] == ("activate", first)]
    t.begin(A, way).resolve(("type", "Goblin"))
    mask = t.p.book.type_mask
    assert t.p.things[first].types == mask(("Sliver", "Goblin"))
    assert t.p.things[second].types == mask(("Sliver",))


@pytest.mark.rule("MTG8-CR-COUNTERS-3")
def test_gold_turns_what_has_hurt_you_into_a_wall() -> None:
    t = laid({"play": "Hill Giant"}, {"play": "Golden Trap"})
    t.attack("Hill Giant").fight().resolve()
    assert t.it("Hill Giant").types == t.p.book.type_mask(("Giant", "Wall"))
    t.until(3, A)
    t.drain()
    while t.p.choice.ask == "priority" and t.t.step < 5:
        t.answer(("pass",))
    assert t.life(B) == 17


@pytest.mark.rule("MTG8-CR-TALLY-1")
def test_all_damage_of_the_turn_is_counted() -> None:
    t = laid({"hand": "Shock; Last Word; Last Word", "play": "Hill Giant"}, {"hand": "Healing Salve"})
    t.play(A, "Last Word", who(B))
    assert t.life(B) == 20
    t.attack("Hill Giant").fight()
    t.fill().play(A, "Shock", who(B))
    t.until(MAIN2, A)
    t.fill().play(A, "Last Word", who(B))
    assert t.life(B) == 10


@pytest.mark.rule("MTG8-CR-TALLY-1")
def test_damage_that_was_removed_counts_too() -> None:
    t = laid({"hand": "Shock", "play": "Whip Hand"}, {"play": "Drudge Skeletons; Craw Wurm"})
    t.use(B, "Drudge Skeletons").play(A, "Shock", t.obj("Drudge Skeletons"))
    assert t.it("Drudge Skeletons").damage == 0
    t.use(A, "Whip Hand", t.obj("Drudge Skeletons"))
    assert t.in_play(B) == ["Craw Wurm"]
    t.use(A, "Whip Hand", t.obj("Craw Wurm"))
    assert t.it("Craw Wurm").damage == 0


@pytest.mark.rule("MTG8-CR-TRIG-9")
def test_life_is_gained_once_for_all_that_a_creature_deals() -> None:
    t = laid({"hand": "Warm Light", "play": "Craw Wurm"}, {"play": "Grizzly Bears; Grizzly Bears"})
    t.play(A, "Warm Light", t.obj("Craw Wurm")).attack("Craw Wurm")
    first, second = t.keys("Grizzly Bears")
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    for key in (first, second):
        t.answer(("block", key, t.key("Craw Wurm")))
    if t.p.choice.ask == "block":
        t.answer(("done",))
    t.fight()
    assert len(t.t.stack) == 1
    assert t.resolve().life(A) == 26


def test_what_speaks_of_nothing_is_refused() -> None:
    chosen = card("Odd Shape", "{U}", INSTANT, spell(AlsoChosenType(Target(CREATURE))))
    raised = card("Odd Bear", "{G}", CREATURE_CARD, when(Attacks(THIS), ControllerRaises()), size=(1, 1))
    for wrong, cause in ((chosen, "word-no-choice"), (raised, "word-absent")):
        [fault] = cardset.faults({"cards": [cardset.to_json(wrong)]})
        assert fault.cause == cause
