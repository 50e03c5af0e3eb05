"""Rules and effects on attacks, blocks and combat damage together, and conditions and sizes beside them."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import MAIN2
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    card,
)
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Shy Beast | {2}{R} | Creature - Beast | 3/4
Shy Beast can't attack or block alone.

Rash Melee | {3}{R} | Enchantment
All creatures attack each combat if able. / All creatures block each combat if able.

Duel Field | {1}{G} | Enchantment
No more than one creature can attack each combat. / No more than one creature can block each combat.

Proud Goon | {3}{R} | Creature - Goblin | 6/6
Proud Goon can't attack unless you control more creatures than defending player. /
Proud Goon can't block unless you control more creatures than attacking player.

Slick Cat | {3}{G} | Creature - Cat | 3/2
Slick Cat can't be blocked by more than one creature.

Odd Plon | {5}{U} | Creature - Beast | 3/4
Odd Plon can't be blocked unless defending player controls three or more creatures that share a creature
type.

Wood Riders | {3}{G}{G} | Creature - Elf | 3/3
Wood Riders can't be blocked except by Walls and/or creatures with flying.

Meek Handler | {1}{R} | Creature - Goblin | 1/1
Meek Handler can't block creatures with power greater than Meek Handler's power.

Wide Orgg | {4}{R} | Creature - Orgg | 6/6
You may divide Wide Orgg's combat damage as you choose among defending player and/or any number of
creatures he or she controls.

Dread Song | {2}{R} | Instant
Each creature can't be blocked this turn except by two or more creatures.

Glass Wall | {3}{U} | Creature - Wall | 3/4
{W}: Glass Wall may attack this turn as though it weren't a Wall.

Huge Gost | {3}{G}{G} | Creature - Beast | 6/8
{G}{G}: You may have Huge Gost deal its combat damage to defending player this turn as though it weren't
blocked.

Angry Dog | {1}{R} | Creature - Hound | 2/2
At the end of your turn, if Angry Dog didn't attack or come under your control this turn, sacrifice it.

Grave Clutch | {3}{B} | Enchantment - Aura
Enchant creature / Enchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -3/-3.

Old Ooze | {5}{G} | Creature - Ooze | */*
Old Ooze's power and toughness are each equal to the total converted mana cost of other creatures you
control.

Dead Sum | {3}{B} | Creature - Zombie | */*
Dead Sum's power and toughness are each equal to the number of Zombies in play plus the number of Zombie
cards in all graveyards.

Kin Crown | {2}{G} | Enchantment - Aura
Enchant creature / Enchanted creature gets +2/+2 for each other creature in play that shares a creature
type with it.

Type Cannon | {6} | Artifact
As Type Cannon comes into play, choose a creature type. / {3}, {T}, Sacrifice a creature of the chosen
type: Type Cannon deals 3 damage to any target.

Spell Elder | {5}{W} | Creature - Wizard | 2/3
Tap two untapped Wizards you control: Prevent all damage target spell would deal this turn.

Herd Lord | {4}{G} | Creature - Beast | 3/3
Whenever a Beast becomes blocked, it gets +1/+1 until end of turn for each creature blocking it.

Spare Arms | {4}{R} | Enchantment - Aura
Enchant creature / Whenever enchanted creature attacks, it deals 2 damage to any target.
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


def attackers(t: Laid) -> list[str]:
    """The names of the creatures that may be declared first."""
    t.drain()
    while t.p.choice.ask != "attack":
        if t.p.choice.ask == "block" or t.t.active != A:
            return []
        t.answer(("pass",))
    return [t.name(t.p.things[int(one[1])]) for one in t.offered() if one[0] == "attack"]


def blockers(t: Laid) -> set[tuple[str, str]]:
    """The pairs (blocker, attacker) that may be declared first; empty if nobody is asked."""
    while t.p.choice.ask not in ("block", "priority") or t.p.choice.ask == "priority":
        if t.p.choice.ask == "block" or t.t.step > 6:
            break
        t.answer(("pass",))
    names = t.p.things
    return {
        (t.name(names[int(one[1])]), t.name(names[int(one[2])])) for one in t.offered() if one[0] == "block"
    }


@pytest.mark.rule("MTG8-CR-ALONE-1")
def test_a_shy_creature_attacks_only_beside_another() -> None:
    assert attackers(laid({"play": "Shy Beast"})) == []
    t = laid({"play": "Shy Beast; Grizzly Bears"})
    assert attackers(t) == ["Shy Beast", "Grizzly Bears"]
    t.answer(("attack", t.key("Shy Beast"), B))
    assert ("done",) not in t.offered(), "it must not attack alone"
    t = laid({"play": "Shy Beast; Shy Beast"})
    t.attack("Shy Beast", "Shy Beast")
    assert sum(t.p.things[key].attacking == B for key in t.keys("Shy Beast")) == 2, "each is beside the other"


@pytest.mark.rule("MTG8-CR-ALONE-1")
def test_a_shy_creature_blocks_only_beside_another() -> None:
    t = laid({"play": "Hill Giant"}, {"play": "Shy Beast"}).attack("Hill Giant")
    assert blockers(t) == set()
    t = laid({"play": "Hill Giant"}, {"play": "Shy Beast; Grizzly Bears"}).attack("Hill Giant")
    t.block(("Shy Beast", "Hill Giant"), ("Grizzly Bears", "Hill Giant"))
    assert t.it("Shy Beast").blocking and t.it("Grizzly Bears").blocking


@pytest.mark.rule("MTG8-CR-ALONE-2")
def test_no_more_than_one_creature_attacks_or_blocks() -> None:
    t = laid({"play": "Duel Field; Hill Giant; Grizzly Bears"}, {"play": "Shy Beast; Storm Crow"})
    t.attack("Hill Giant")
    assert not t.it("Grizzly Bears").attacked
    t.block(("Storm Crow", "Hill Giant"))
    assert t.it("Storm Crow").blocking and not t.it("Shy Beast").blocking


@pytest.mark.rule("MTG8-CR-ALONE-2")
@pytest.mark.parametrize("dies", [True, False])
def test_the_limit_of_one_creature_goes_for_all_combats_of_a_turn(dies: bool) -> None:
    hand = {"hand": "Relentless Assault; Shock"}
    t = laid({**hand, "play": "Duel Field; Hill Giant; Grizzly Bears"}, {"play": "Storm Crow; Shy Beast"})
    t.attack("Grizzly Bears").block(("Storm Crow", "Grizzly Bears")).until(MAIN2).fill()
    if dies:
        t.play(A, "Shock", t.obj("Grizzly Bears"))
    t.play(A, "Relentless Assault").drain()
    while t.p.waiting and t.p.choice.ask != "attack" and t.t.active == A:
        t.answer(("pass",))
    able = {t.name(t.p.things[option[1]]) for option in t.offered() if option[0] == "attack"}
    assert able == (set() if dies else {"Grizzly Bears"})


@pytest.mark.rule("MTG8-CR-ALONE-2")
def test_only_who_has_blocked_blocks_in_a_second_combat() -> None:
    t = laid(
        {"hand": "Relentless Assault", "play": "Duel Field; Hill Giant"}, {"play": "Storm Crow; Coral Eel"}
    )
    t.attack("Hill Giant").block(("Coral Eel", "Hill Giant")).until(MAIN2).fill()
    t.play(A, "Relentless Assault").attack("Hill Giant").fight()
    assert t.in_play(B) == ["Storm Crow"] and t.life(B) == 17


@pytest.mark.rule("MTG8-CR-BLOCK-5", "MTG8-CR-ATTACK-3")
def test_all_creatures_fight_if_able() -> None:
    t = laid({"play": "Rash Melee; Hill Giant; Storm Crow"}, {"play": "Grizzly Bears; Wood Riders"})
    t.attack("Hill Giant", "Storm Crow")
    t.block(("Grizzly Bears", "Hill Giant"), ("Wood Riders", "Hill Giant"))
    assert t.it("Grizzly Bears").blocking and t.it("Wood Riders").blocking


@pytest.mark.rule("MTG8-CR-BLOCK-5")
def test_a_creature_that_must_block_chooses_whom() -> None:
    t = laid({"play": "Rash Melee; Hill Giant; Slick Cat"}, {"play": "Grizzly Bears"})
    t.attack("Hill Giant", "Slick Cat")
    assert blockers(t) == {("Grizzly Bears", "Hill Giant"), ("Grizzly Bears", "Slick Cat")}
    assert ("done",) not in t.offered()


def test_more_creatures_than_the_other_side() -> None:
    assert attackers(laid({"play": "Proud Goon"}, {"play": "Grizzly Bears"})) == []
    assert "Proud Goon" in attackers(laid({"play": "Proud Goon; Grizzly Bears"}, {"play": "Grizzly Bears"}))
    t = laid({"play": "Hill Giant"}, {"play": "Proud Goon"}).attack("Hill Giant")
    assert blockers(t) == set()
    t = laid({"play": "Hill Giant"}, {"play": "Proud Goon; Storm Crow"}).attack("Hill Giant")
    assert ("Proud Goon", "Hill Giant") in blockers(t)


@pytest.mark.rule("MTG8-CR-BLOCK-6")
def test_one_creature_at_most_blocks_it() -> None:
    t = laid({"play": "Slick Cat"}, {"play": "Hill Giant; Storm Crow"}).attack("Slick Cat")
    t.block(("Hill Giant", "Slick Cat"))
    assert t.it("Hill Giant").blocking and not t.it("Storm Crow").blocking


@pytest.mark.rule("MTG8-CR-BLOCK-6", "MTG8-CR-BLOCK-7")
def test_what_one_and_what_two_at_least_may_block_is_unblockable() -> None:
    t = laid({"play": "Slick Cat; Hill Giant", "hand": "Dread Song"}, {"play": "Wood Riders; Storm Crow"})
    t.play(A, "Dread Song").attack("Slick Cat", "Hill Giant")
    assert {at for _, at in blockers(t)} == {"Hill Giant"}
    t.block(("Wood Riders", "Hill Giant"), ("Storm Crow", "Hill Giant"))
    assert t.it("Hill Giant").blocked and not t.it("Slick Cat").blocked


def test_three_of_a_type_may_block_it() -> None:
    t = laid({"play": "Odd Plon"}, {"play": "Grizzly Bears; Grizzly Bears; Hill Giant"}).attack("Odd Plon")
    assert blockers(t) == set()
    t = laid({"play": "Odd Plon"}, {"play": "Grizzly Bears; Grizzly Bears; Grizzly Bears"}).attack("Odd Plon")
    assert blockers(t) == {("Grizzly Bears", "Odd Plon")}


def test_either_of_two_kinds_may_block_it() -> None:
    t = laid({"play": "Wood Riders"}, {"play": "Storm Crow; Glass Wall; Grizzly Bears"}).attack("Wood Riders")
    assert {by for by, _ in blockers(t)} == {"Storm Crow", "Glass Wall"}


def test_a_meek_creature_blocks_no_stronger_one() -> None:
    t = laid({"play": "Hill Giant; Storm Crow"}, {"play": "Meek Handler"}).attack("Hill Giant")
    assert blockers(t) == set()
    mine = card("Small Foe", "{R}", CREATURE_CARD, size=(1, 5))
    t = Laid({"play": "Small Foe"}, {"play": "Meek Handler"}, own=(*OWN, mine)).attack("Small Foe")
    assert blockers(t) == {("Meek Handler", "Small Foe")}


@pytest.mark.rule("MTG8-CR-DAMAGE-7")
@pytest.mark.parametrize("block", [True, False])
def test_the_damage_is_divided_as_its_player_likes(block: bool) -> None:
    t = laid({"play": "Wide Orgg"}, {"play": "Hill Giant; Grizzly Bears"}).attack("Wide Orgg")
    t.block(*[("Hill Giant", "Wide Orgg")] * block)
    while t.p.choice.ask != "assign":
        t.answer(("pass",))
    t.answer(("assign", t.key("Hill Giant"), 0))
    t.answer(("assign", t.key("Grizzly Bears"), 2))
    t.fight()
    assert t.in_play(B) == ["Hill Giant"] and t.life(B) == 16


@pytest.mark.rule("MTG8-CR-ATTACK-7")
def test_a_wall_attacks_this_turn() -> None:
    t = laid({"play": "Glass Wall"})
    t.use(A, "Glass Wall").attack("Glass Wall").fight()
    assert t.life(B) == 17
    assert attackers(laid({"play": "Glass Wall"})) == []


@pytest.mark.rule("MTG8-CR-DAMAGE-3")
def test_the_damage_of_a_blocked_creature_goes_through_this_turn() -> None:
    t = laid({"play": "Huge Gost"}, {"play": "Hill Giant"})
    t.use(A, "Huge Gost").attack("Huge Gost").block(("Hill Giant", "Huge Gost"))
    while t.p.choice.ask != "as-unblocked":
        t.answer(("pass",))
    t.answer(("yes",))
    t.fight()
    assert t.life(B) == 14 and t.it("Hill Giant").damage == 0


def test_a_dog_that_stood_by_is_sacrificed() -> None:
    t = laid({"play": "Angry Dog"}).until(11, A)
    while t.t.active == A:
        t.answer(("pass",) if ("pass",) in t.offered() else t.offered()[0])
    assert t.in_play(A) == []
    t = laid({"play": "Angry Dog"}).attack("Angry Dog")
    while t.t.active == A:
        t.answer(("pass",) if ("pass",) in t.offered() else ("done",))
    assert t.in_play(A) == ["Angry Dog"]
    t = laid({"hand": "Angry Dog"}).play(A, "Angry Dog").drain()
    while t.t.active == A:
        t.answer(("pass",) if ("pass",) in t.offered() else ("done",))
    assert t.in_play(A) == ["Angry Dog"], "it came this turn"


def test_a_bonus_for_a_type_and_a_loss_for_others() -> None:
    t = laid({"play": "Hill Giant; Grave Clutch>Hill Giant; Scathe Zombies; Grave Clutch>Scathe Zombies"})
    assert t.in_play() == ["Scathe Zombies", "Grave Clutch"] and t.size("Scathe Zombies") == (5, 5)


@pytest.mark.rule("MTG8-CR-COST-VALUE-1", "MTG8-CR-LAYER-4")
def test_sizes_by_sums() -> None:
    t = laid({"play": "Hill Giant; Grizzly Bears; Old Ooze"}, {"play": "Hill Giant"})
    assert t.size("Old Ooze") == (6, 6)
    t = laid({"play": "Dead Sum"}, {"play": "Scathe Zombies", "graveyard": "Scathe Zombies; Hill Giant"})
    assert t.size("Dead Sum") == (3, 3)


@pytest.mark.rule("MTG8-CR-KIN-1")
def test_twice_for_each_of_its_kin() -> None:
    t = laid({"play": "Grizzly Bears; Kin Crown>Grizzly Bears; Grizzly Bears; Hill Giant"})
    crowned = t.p.things[t.keys("Grizzly Bears")[0]]
    assert (crowned.power, crowned.toughness) == (4, 4)


def test_a_creature_of_the_chosen_type_is_the_cost() -> None:
    t = laid({"play": "Type Cannon=Bear; Grizzly Bears; Hill Giant"})
    t.use(A, "Type Cannon", who(B))
    assert t.life(B) == 17 and t.in_play(A) == ["Type Cannon", "Hill Giant"]
    t = laid({"play": "Type Cannon=Elf; Grizzly Bears"})
    assert not [one for one in t.offered() if one[0] == "activate"]


@pytest.mark.rule("MTG8-2.EFF-PRE-1")
def test_the_damage_of_a_spell_is_prevented() -> None:
    t = laid({"hand": "Shock; Shock"}, {"play": "Spell Elder; Spell Elder"})
    t.cast(A, "Shock", who(B))
    [way, *_] = [one for one in t.offered_to(B) if one[0] == "activate"]
    t.begin(B, way, t.on_stack("Shock")).resolve().resolve()
    assert t.life(B) == 20
    t.play(A, "Shock", who(B))
    assert t.life(B) == 18, "another spell"


def test_for_each_creature_that_blocks_it() -> None:
    t = laid({"play": "Herd Lord"}, {"play": "Hill Giant; Grizzly Bears"}).attack("Herd Lord")
    t.block(("Hill Giant", "Herd Lord"), ("Grizzly Bears", "Herd Lord")).resolve()
    assert t.size("Herd Lord") == (5, 5)


def test_the_enchanted_creature_deals_the_damage() -> None:
    t = laid({"play": "Hill Giant; Spare Arms>Hill Giant"}).attack("Hill Giant", then=(who(B),)).resolve()
    assert t.life(B) == 18 and t.happened("damage")[0].source == t.key("Hill Giant")


def test_the_texts_come_back_in_all_languages() -> None:
    by_name = {one.name: one for one in OWN}
    assert text(by_name["Shy Beast"], "en") == ["Shy Beast can't attack or block alone."]
    assert text(by_name["Rash Melee"], "it")[1] == "Le creature bloccano ogni turno se possono."
    assert text(by_name["Slick Cat"], "fr")[0].endswith("ne peut pas être bloqué par plus d'une créature.")
    assert text(by_name["Proud Goon"], "fr")[1].endswith("plus de créatures que le joueur attaquant.")
