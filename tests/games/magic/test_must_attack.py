"""Creatures that attack each turn if able."""

from __future__ import annotations

import pytest

from grimorio.bots import Sight, make_bot
from grimorio.games.magic.wording import text
from tests.games.magic.laid import DONE, MAGIC, A, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Rash Imp | {1}{R} | Creature - Goblin | 2/2
Rash Imp attacks each combat if able.

Red Haze | {2}{R} | Enchantment
Goblins attack each turn if able.

Timid Ogre | {2}{R} | Creature - Ogre | 3/3
Timid Ogre can't attack unless a creature with greater power also attacks. / Timid Ogre attacks each turn if
able.
""")


def declared(play: str, tapped: str = "") -> Laid:
    t = Laid({"play": play}, {"play": "Hill Giant"}, own=OWN)
    if tapped:
        t.p.edit(t.key(tapped)).tapped = True
    t.drain()
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    return t


@pytest.mark.rule("MTG8-CR-ATTACK-3")
def test_no_attack_is_declared_without_what_must_attack() -> None:
    t = declared("Rash Imp; Grizzly Bears")
    assert t.p.choice.ask == "attack" and DONE not in t.offered()
    t.answer(next(option for option in t.offered() if option[1] == t.key("Rash Imp")))
    assert DONE in t.offered(), "the other creature may stay at home"


@pytest.mark.rule("MTG8-CR-ATTACK-3")
def test_what_cannot_attack_need_not() -> None:
    t = declared("Rash Imp; Grizzly Bears", tapped="Rash Imp")
    assert t.p.choice.ask == "attack" and DONE in t.offered()


@pytest.mark.rule("MTG8-CR-ATTACK-3")
def test_all_of_a_noun_attack_and_a_restriction_goes_before() -> None:
    t = declared("Red Haze; Raging Goblin; Rash Imp; Grizzly Bears")
    goblins = {t.key("Raging Goblin"), t.key("Rash Imp")}
    count = 0
    while DONE not in t.offered():
        count += 1
        t.answer(t.offered()[0])
    assert count >= len(goblins)
    t = declared("Timid Ogre; Grizzly Bears")
    assert DONE in t.offered(), "nothing stronger goes with it"


def test_bots_declare_what_must_attack() -> None:
    t = declared("Rash Imp; Grizzly Bears")
    bot = make_bot("greedy", MAGIC, A)
    for _ in range(4):
        if t.p.choice.ask != "attack" or t.p.choice.seat != A:
            break
        t.p.answer(bot.choose(Sight(t.p, A), lambda luck: t.p))
    assert t.it("Rash Imp").tapped


def test_must_attack_is_told_in_three_languages() -> None:
    assert [text(OWN[1], language)[0] for language in ("en", "it", "fr")] == [
        "Goblins attack each turn if able.",
        "I Goblin attaccano ogni turno se possono.",
        "Les gobelins attaquent à chaque tour si possible.",
    ]


@pytest.mark.rule("MTG8-CR-ATTACK-3", "MTG8-CR-THRESH-1")
def test_with_threshold_it_must_attack() -> None:
    own = typed("""
Iron Roller | {4} | Artifact Creature | 2/3
Threshold — Iron Roller gets +3/+0 and attacks each turn if able.
""")
    for buried, free in ((6, True), (7, False)):
        side = {"play": "Iron Roller", "graveyard": "; ".join(["Island"] * buried)}
        t = Laid(side, {"play": "Hill Giant"}, own=own)
        t.drain()
        while t.p.choice.ask == "priority":
            t.answer(("pass",))
        assert (DONE in t.offered()) == free and t.size("Iron Roller") == ((2, 3) if free else (5, 3))
