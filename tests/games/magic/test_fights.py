"""Two creatures that deal damage equal to their power to each other."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    BlocksThis,
    Destroy,
    Fight,
    Target,
    activated,
    card,
    spell,
    that,
)
from tests.games.magic.laid import A, B, Laid

MINE, THEIRS = that("creature", controller="you"), that("creature", controller="opponent")
CLIFF = card("Arena", "", ("land",), activated("{T}", Fight(Target(MINE), Target(THEIRS))))
SLAY = card("Slay Now", "{B}", INSTANT, spell(Destroy(Target(CREATURE))))
LOUD = card(
    "Loud Armodon", "{3}{G}", CREATURE_CARD, activated("{1}", BlocksThis(Target(CREATURE))), size=(3, 3)
)
OWN = (CLIFF, SLAY, LOUD)


@pytest.mark.rule("MTG8-CR-DAMAGE-6")
def test_two_creatures_hit_each_other_at_once() -> None:
    t = Laid({"play": "Arena; Grizzly Bears"}, {"play": "Hill Giant"}, own=OWN)
    t.use(A, "Arena", t.obj("Grizzly Bears"), t.obj("Hill Giant"))
    assert t.in_play() == ["Arena", "Hill Giant"] and t.it("Hill Giant").damage == 2
    t = Laid({"play": "Arena; Grizzly Bears"}, {"play": "Hill Giant", "hand": "Slay Now"}, own=OWN)
    t.activate(A, "Arena", t.obj("Grizzly Bears"), t.obj("Hill Giant"))
    t.play(B, "Slay Now", t.obj("Grizzly Bears")).resolve()
    assert t.it("Hill Giant").damage == 0, "one of them is gone"


def test_they_are_told_in_three_languages() -> None:
    assert text(CLIFF, "it")[0].endswith("infligge all'altra un ammontare di danni pari alla propria forza.")
    assert "égales à sa force" in text(CLIFF, "fr")[0]


@pytest.mark.rule("MTG8-CR-BLOCK-8")
def test_a_creature_blocks_the_attacker_that_calls_it() -> None:
    t = Laid({"play": "Loud Armodon; Grizzly Bears"}, {"play": "Hill Giant; Coral Eel"}, own=OWN)
    t.use(A, "Loud Armodon", t.obj("Hill Giant")).attack("Loud Armodon", "Grizzly Bears")
    while t.p.choice.ask != "block":
        t.answer(("pass",))
    giant, armodon, eel = t.key("Hill Giant"), t.key("Loud Armodon"), t.key("Coral Eel")
    assert [option for option in t.offered() if option[1:2] == (giant,)] == [("block", giant, armodon)]
    assert ("done",) not in t.offered(), "the Giant must block"
    t.answer(("block", giant, armodon))
    assert ("done",) in t.offered() and ("block", eel, armodon) in t.offered(), "the Eel need not"
    t = Laid({"play": "Loud Armodon; Grizzly Bears"}, {"play": "Hill Giant"}, own=OWN)
    t.use(A, "Loud Armodon", t.obj("Hill Giant")).attack("Grizzly Bears").block()
    assert t.life(B) == 20 and t.it("Grizzly Bears").blocked is False, "the Armodon does not attack"
