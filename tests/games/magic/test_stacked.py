"""Abilities on the stack as targets, and what players cannot do or be this turn."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import DRAW
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    ENCHANTMENT_CARD,
    INSTANT,
    SPELL,
    THIS,
    Attacks,
    Beginning,
    CantAttackYou,
    CantPlay,
    ChangeTarget,
    ChooseType,
    ComesIntoPlay,
    Counter,
    DealDamage,
    Defender,
    Flashback,
    GainLife,
    ItWasKicked,
    Kicker,
    LifeBecomes,
    MustAttackNow,
    NoAttack,
    OpponentsCantPlay,
    Provided,
    Sheltered,
    Target,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import A, B, Laid, who

C = 2
ACTIVATED = that("spell", zone="stack", stacked="activated ability")
ANY = that("spell", zone="stack", stacked="ability")
SINGLE = that("spell", zone="stack", stacked="spell or ability", single_target=True)
BIND = card("Old Bind", "{G}", INSTANT, spell(Counter(Target(ACTIVATED)), GainLife(1)))
STIFLE = card("Old Stifle", "{U}", INSTANT, spell(Counter(Target(ANY))))
BEND = card("Old Bend", "{U}", INSTANT, spell(ChangeTarget(Target(SINGLE))))
PING = activated("{T}", DealDamage(1, Target(CREATURE_OR_PLAYER)))
PINGER = card("Old Pinger", "{R}", CREATURE_CARD, PING, size=(1, 1))
COMER = card("Old Comer", "{R}", CREATURE_CARD, when(ComesIntoPlay(THIS), GainLife(4)), size=(1, 1))
REPLAYED = that("spell", zone="stack", replayed=True)
DISDAIN = card(
    "Old Disdain", "{U}", INSTANT, spell(Counter(Target(that("spell", zone="stack", replayed=True))))
)
TWICE = card("Twice Read", "{W}", INSTANT, spell(GainLife(1)), Flashback(("{1}",)))
TRICK = card("Old Trick", "{U}", INSTANT, spell(Provided((Counter(Target(SPELL)),), ItWasKicked())))
KICKED = card("Kicked One", "{W}", INSTANT, Kicker(("{1}",)), spell(GainLife(2)))
LIGHT = card("Old Light", "{W}", INSTANT, spell(Sheltered()))
CHANT = card("Old Chant", "{W}", INSTANT, spell(NoAttack(CREATURE)))
SWARM = card("Old Swarm", "{G}", CREATURE_CARD, when(Attacks(THIS), CantPlay(SPELL, Defender())), size=(1, 1))
FORM = card("Old Form", "{R}", ENCHANTMENT_CARD, when(Beginning("end"), LifeBecomes(5)))
MOAT = card("Old Moat", "{W}", ENCHANTMENT_CARD, static(CantAttackYou(that("creature", without="flying"))))
GREENER = that("creature", colors=("green",), zone="stack")
EMPRESS = card(
    "Old Empress",
    "{U}",
    ENCHANTMENT_CARD,
    static(OpponentsCantPlay(that("creature", colors=("green",), zone="stack"))),
)
DRIVER = card(
    "Old Driver", "{B}", CREATURE_CARD,
    activated("{T}", ChooseType(), MustAttackNow(that("creature", types=("chosen",)))), size=(1, 1),
)  # fmt: skip
OWN = (
    BIND, STIFLE, BEND, PINGER, COMER, DISDAIN, TWICE, TRICK, KICKED, LIGHT, CHANT, SWARM, FORM, MOAT,
    EMPRESS, DRIVER,
)  # fmt: skip
LIBRARY = {"library": "; ".join(["Plains"] * 20)}


def laid(*sides: dict[str, str]) -> Laid:
    first, second = [*sides, {}][:2]
    return Laid({**LIBRARY, **first}, {**LIBRARY, **second}, own=OWN)


@pytest.mark.rule("MTG8-CR-ABILITY-1")
@pytest.mark.parametrize("name", ["Old Bind", "Old Stifle"])
def test_an_activated_ability_is_countered_and_its_costs_stay_paid(name: str) -> None:
    t = laid({"hand": name}, {"play": "Old Pinger"})
    t.activate(B, "Old Pinger", who(A))
    t.cast(A, name, t.on_stack("Old Pinger")).resolve()
    assert t.stack() == [] and t.life(A) == (21 if name == "Old Bind" else 20)
    assert t.it("Old Pinger").tapped


@pytest.mark.rule("MTG8-CR-ABILITY-1")
def test_a_triggered_ability_is_a_target_of_one_of_them_alone() -> None:
    t = laid({"hand": "Old Bind; Old Stifle; Old Comer"}, {})
    t.cast(A, "Old Comer")
    assert ("cast", "Old Stifle") not in t.offered(), "a spell is no ability"
    t.resolve()
    assert ("cast", "Old Bind") not in t.offered() and t.stack() == ["Old Comer"]
    t.cast(A, "Old Stifle").resolve()
    assert t.stack() == [] and t.life(A) == 20 and t.in_play(A) == ["Old Comer"]


@pytest.mark.rule("MTG8-GLOSS-Bersaglio_legale-1")
def test_an_ability_with_one_target_gets_another() -> None:
    t = laid({"hand": "Old Bend", "play": "Grizzly Bears"}, {"play": "Old Pinger"})
    t.activate(B, "Old Pinger", who(A))
    t.cast(A, "Old Bend", t.on_stack("Old Pinger")).resolve(who(B))
    t.resolve()
    assert (t.life(A), t.life(B)) == (20, 19)


@pytest.mark.rule("MTG8-GLOSS-Neutralizzare")
def test_a_spell_played_from_a_graveyard_is_countered() -> None:
    t = laid({"hand": "Old Disdain; Twice Read", "graveyard": "Twice Read"})
    t.cast(A, "Twice Read")
    assert ("cast", "Old Disdain") not in t.offered()
    t.resolve()
    [option, *_] = [one for one in t.offered() if one[0] == "flashback"]
    t.begin(A, option)
    t.cast(A, "Old Disdain").resolve()
    assert t.life(A) == 21 and t.stack() == []


@pytest.mark.rule("MTG8-CR-KICK-1")
@pytest.mark.parametrize(("kick", "life"), [("yes", 20), ("no", 22)])
def test_only_a_kicked_spell_is_countered(kick: str, life: int) -> None:
    t = laid({"hand": "Old Trick; Kicked One"})
    t.cast(A, "Kicked One", (kick,))
    t.cast(A, "Old Trick").resolve()
    while t.stack():
        t.resolve()
    assert t.life(A) == life


@pytest.mark.rule("MTG8-CR-TARGET-3")
def test_a_player_is_no_target_this_turn() -> None:
    t = laid({"hand": "Shock; Shock"}, {"hand": "Old Light"})
    t.cast(A, "Shock", who(B))
    t.cast(B, "Old Light").resolve().resolve()
    assert t.life(B) == 20
    t.begin(A, ("cast", "Shock"))
    assert t.life(A) == 20
    t.resolve()
    assert t.life(A) == 18, "only one target was left"


@pytest.mark.rule("MTG8-CR-ATTACK-4")
def test_creatures_cannot_attack_this_turn() -> None:
    t = laid({"hand": "Old Chant", "play": "Grizzly Bears"})
    t.play(A, "Old Chant")
    t.put("Hill Giant", A)
    t.p.edit(t.key("Hill Giant")).ready = True
    t.drain()
    while t.t.active == A and t.p.choice.ask != "attack":
        t.answer(("pass",))
    assert t.t.active == B, "also what came later"


@pytest.mark.rule("MTG8-CR-BAN-1")
def test_the_defending_player_cannot_play_spells() -> None:
    t = laid({"play": "Old Swarm"}, {"hand": "Shock", "play": "Mountain"})
    t.attack("Old Swarm")
    assert ("cast", "Shock") in t.offered_to(B)
    t.resolve()
    t.fill()
    assert ("cast", "Shock") not in t.offered_to(B)


@pytest.mark.rule("MTG8-CR-LIFE-1")
@pytest.mark.parametrize("life", [20, 2])
def test_a_life_total_becomes_a_number(life: int) -> None:
    t = Laid({"play": "Old Form", "life": life}, {}, own=OWN)
    t.until(DRAW, B)
    assert t.life(A) == 5


@pytest.mark.rule("MTG8-CR-ATTACK-5")
def test_creatures_cannot_attack_one_player() -> None:
    t = Laid({"play": "Grizzly Bears"}, {"play": "Old Moat"}, {}, own=OWN)
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    found = {one[2] for one in t.offered() if one[0] == "attack" and len(one) > 2}
    assert B not in found and C in found, t.offered()


@pytest.mark.rule("MTG8-CR-BAN-2")
def test_opponents_cannot_play_some_spells() -> None:
    t = laid({"hand": "Grizzly Bears; Hill Giant"}, {"play": "Old Empress"})
    assert ("cast", "Grizzly Bears") not in t.offered() and ("cast", "Hill Giant") in t.offered()
    t = laid({"hand": "Grizzly Bears", "play": "Old Empress"})
    assert ("cast", "Grizzly Bears") in t.offered()


@pytest.mark.rule("MTG8-CR-ATTACK-6")
def test_creatures_of_a_type_attack_if_able_also_later_ones() -> None:
    t = laid({"play": "Old Driver; Grizzly Bears; Hill Giant"})
    t.use(A, "Old Driver", then=(("type", "Bear"),))
    t.put("Grizzly Bears", A)
    for key in t.keys("Grizzly Bears"):
        t.p.edit(key).ready = True
    t.drain()
    while t.p.choice.ask != "attack":
        t.answer(("pass",))
    while t.p.waiting and t.p.choice.ask == "attack":
        bears = [one for one in t.offered() if len(one) > 1 and one[1] in t.keys("Grizzly Bears")]
        t.answer(bears[0] if bears else ("done",))
    assert all(t.p.things[key].attacked for key in t.keys("Grizzly Bears"))
    assert not t.it("Hill Giant").attacked


def test_their_texts() -> None:
    assert text(STIFLE, "it") == ["Neutralizza un'abilità attivata o innescata bersaglio."]
    assert text(BEND, "fr") == ["Changez la cible du sort ou capacité ciblé qui a une cible unique."]
    assert text(SWARM, "it")[0].endswith("il giocatore in difesa non può giocare magie in questo turno.")
