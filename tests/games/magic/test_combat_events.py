"""Triggers of attacks and damage, spells that get other targets, and abilities that are barred or given."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.words import (
    CREATURE_CARD,
    AttackWith,
    Being,
    Draw,
    GrantsWhile,
    MoveAim,
    Target,
    activated,
    card,
    that,
    when,
)
from grimorio.games.magic.words.nouns import CREATURE, SPELL, THIS
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

C = 2
OWN = typed("""
Guilt Eater | {3}{B} | Creature - Horror | 0/4
Whenever Guilt Eater attacks and isn't blocked, defending player loses 1 life for each card in his or her
graveyard.

Herd Call | {2}{G} | Enchantment
Whenever you attack with three or more creatures, draw a card.

Thick Hide | {4}{R} | Creature - Beast | 4/5
Whenever a creature deals damage to Thick Hide, Thick Hide deals that much damage to that creature. /
Whenever a spell deals damage to Thick Hide, Thick Hide deals that much damage to that spell's controller.

Sore Crown | {1}{W} | Enchantment
Whenever a creature deals damage to you, destroy that creature.

Small Twist | {1}{U} | Instant
If target spell has only one target and that target is a creature, change that spell's target to another
creature.

Slip Drake | {4}{U} | Creature - Drake | 5/5
{U}: If target spell has only one target and that target is Slip Drake, change that spell's target to another
creature.

Dull Touch | {1}{U} | Enchantment - Aura
Enchant creature / Enchanted creature's activated abilities can't be played.

Fire Lore | {1}{R} | Enchantment - Aura
Enchant creature / Enchanted creature has "{T}: This creature deals 1 damage to target creature." /
As long as enchanted creature is a Wizard, it has "{T}: This creature deals 2 damage to target creature."

Buried Gate | | Land
{T}: Add {1} to your mana pool. / As long as Buried Gate is in your graveyard, lands you control have
"{T}: Add {G} or {W} to your mana pool."

Leaf Elf | {G} | Creature - Elf | 1/1
{T}: Add {G} to your mana pool.

Sage | {U} | Creature - Wizard | 1/1
{1}: Sage gets +1/+0 until end of turn.
""")


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


def uses(t: Laid, name: str, seat: int = A) -> list[int]:
    return [int(one[2]) for one in t.offered_to(seat) if one[:2] == ("activate", t.key(name))]


@pytest.mark.rule("MTG8-CR-UNBLOCKED-1")
@pytest.mark.parametrize(("block", "life"), [(False, 17), (True, 20)])
def test_an_attacker_that_is_not_blocked_triggers(block: bool, life: int) -> None:
    t = laid({"play": "Guilt Eater"}, {"play": "Hill Giant", "graveyard": "Shock; Shock; Shock"})
    t.attack("Guilt Eater").block(*[("Hill Giant", "Guilt Eater")] * block)
    if not block:
        t.resolve()
    assert t.life(B) == life and not t.stack()


@pytest.mark.rule("MTG8-CR-UNBLOCKED-1")
def test_an_attack_without_possible_blockers_is_not_blocked_either() -> None:
    t = laid({"play": "Guilt Eater"}, {"graveyard": "Shock; Shock"}).attack("Guilt Eater")
    while not t.stack():
        t.answer(t.offered()[-1])
    t.resolve()
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-CR-UNBLOCKED-1", "MTG8-GLOSS-Concedere")
def test_an_attacker_of_a_player_who_left_is_not_blocked_and_harms_nobody() -> None:
    t = laid({"play": "Guilt Eater"}, {"play": "Hill Giant"}, {"play": "Hill Giant", "graveyard": "Shock"})
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    t.answer(("attack", t.key("Guilt Eater"), C))
    t.give()
    t.p.concede(C)
    while not t.stack():
        t.answer(t.offered()[-1])
    [event] = t.happened("unblocked")
    assert (event.key, event.seat) == (t.key("Guilt Eater"), C)
    t.resolve()
    assert [t.life(seat) for seat in (A, B, C)] == [20, 20, 20] and not t.stack()


@pytest.mark.rule("MTG8-CR-ATTACK-8")
@pytest.mark.parametrize(("names", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_an_attack_with_many_triggers_once(names: int, drawn: int) -> None:
    bears = "; ".join(["Grizzly Bears"] * names)
    t = laid({"play": f"Herd Call; {bears}"}, {"play": "Herd Call"})
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    for key in t.keys("Grizzly Bears"):
        t.answer(("attack", key, B))
    t.give()
    if drawn:
        t.resolve()
    assert len(t.hand(A)) == drawn and not t.stack()


@pytest.mark.rule("MTG8-CR-TRIG-8")
def test_damage_by_a_creature_and_by_a_spell_is_paid_back() -> None:
    t = laid({"play": "Grizzly Bears", "hand": "Shock"}, {"play": "Thick Hide"})
    t.play(A, "Shock", t.obj("Thick Hide")).resolve()
    assert t.life(A) == 18 and t.it("Thick Hide").damage == 2
    t = laid({"play": "Grizzly Bears"}, {"play": "Thick Hide"})
    t.attack("Grizzly Bears").block(("Thick Hide", "Grizzly Bears")).fight()
    assert t.in_play() == ["Thick Hide"] and t.stack() == ["Thick Hide"]


@pytest.mark.rule("MTG8-CR-TRIG-8")
def test_damage_by_a_creature_to_you_triggers_and_by_a_spell_does_not() -> None:
    t = laid({"play": "Grizzly Bears", "hand": "Shock"}, {"play": "Sore Crown"})
    t.play(A, "Shock", who(B))
    assert not t.stack()
    t.attack("Grizzly Bears").fight().resolve()
    assert t.in_play(A) == [] and t.life(B) == 16


@pytest.mark.rule("MTG8-CR-AIM-2")
def test_another_creature_becomes_the_target() -> None:
    t = laid(
        {"hand": "Shock; Shock"}, {"play": "Grizzly Bears; Slip Drake", "hand": "Small Twist; Small Twist"}
    )
    t.cast(A, "Shock", t.obj("Grizzly Bears"))
    t.play(B, "Small Twist", t.on_stack("Shock"))
    t.resolve()
    assert t.in_play(B) == ["Grizzly Bears", "Slip Drake"] and t.it("Slip Drake").damage == 2
    t.cast(A, "Shock", who(B))
    t.play(B, "Small Twist", t.on_stack("Shock")).resolve()
    assert t.life(B) == 18, "its target is no creature"


@pytest.mark.rule("MTG8-CR-AIM-2")
def test_only_a_spell_that_targets_this_creature_is_moved() -> None:
    t = laid({"hand": "Shock; Shock", "play": "Hill Giant"}, {"play": "Grizzly Bears; Slip Drake"})
    t.cast(A, "Shock", t.obj("Grizzly Bears"))
    t.use(B, "Slip Drake", t.on_stack("Shock")).resolve()
    assert t.in_play(B) == ["Slip Drake"]
    t.cast(A, "Shock", t.obj("Slip Drake"))
    t.use(B, "Slip Drake", t.on_stack("Shock")).resolve()
    assert t.it("Hill Giant").damage == 2 and not t.it("Slip Drake").damage


@pytest.mark.rule("MTG8-CR-BAN-3")
def test_abilities_of_the_enchanted_creature_are_not_played() -> None:
    t = laid({"play": "Sage; Leaf Elf", "hand": "Dull Touch; Dull Touch"})
    assert uses(t, "Sage") == [0]
    t.play(A, "Dull Touch", t.obj("Sage"))
    assert uses(t, "Sage") == []
    t = Laid({"play": "Leaf Elf; Dull Touch>Leaf Elf", "hand": "Leaf Elf"}, mana=False, own=OWN)
    assert ("cast", "Leaf Elf") not in t.offered(), "no mana ability either"
    t = Laid({"play": "Leaf Elf", "hand": "Leaf Elf"}, mana=False, own=OWN)
    assert ("cast", "Leaf Elf") in t.offered()


@pytest.mark.rule("MTG8-CR-GRANT-1", "MTG8-CR-WHILE-1")
def test_an_ability_is_given_as_long_as_the_condition_holds() -> None:
    t = laid({"play": "Hill Giant; Fire Lore>Hill Giant; Sage; Fire Lore>Sage"}, {"play": "Shivan Dragon"})
    assert uses(t, "Hill Giant") == [0] and uses(t, "Sage") == [0, 1, 2]
    t.begin(A, ("activate", t.key("Sage"), 2), t.obj("Shivan Dragon")).resolve()
    assert t.it("Shivan Dragon").damage == 2


@pytest.mark.rule("MTG8-CR-GRANT-1", "MTG8-CR-WHILE-2")
def test_a_card_in_a_graveyard_gives_mana_abilities() -> None:
    side = {"play": "Mountain", "hand": "Leaf Elf", "graveyard": "Buried Gate"}
    t = Laid(side, mana=False, own=OWN)
    t.play(A, "Leaf Elf")
    assert "Leaf Elf" in t.in_play(A) and t.it("Mountain").tapped
    for other in ({**side, "graveyard": ""}, {**side, "graveyard": "", "play": "Mountain; Buried Gate"}):
        t = Laid(other, {"graveyard": "Buried Gate"}, mana=False, own=OWN)
        assert ("cast", "Leaf Elf") not in t.offered()


def test_words_that_cannot_be_played_name_their_place() -> None:
    tapped = that("creature", tapped=True)
    for ability, field in (
        (when(AttackWith(0), Draw()), "AttackWith.least"),
        (GrantsWhile(Being(THIS, tapped), CREATURE, activated("{1}", Draw())), "Being.what.tapped"),
        (activated("{1}", MoveAim(Target(SPELL), that("card", zone="hand"))), "MoveAim.aim.That.zone"),
    ):
        wrong = card("Odd One", "{R}", CREATURE_CARD, ability, size=(1, 1))
        [fault] = cardset.faults({"cards": [cardset.to_json(wrong)]})
        assert fault.field.endswith(field), fault.field
