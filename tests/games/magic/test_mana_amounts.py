"""Mana that is added several times, or in a colour that depends on the position."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.pools import pool_text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTED,
    INSTANT,
    LAND,
    LAND_CARD,
    AddMana,
    AsEntersChoose,
    ControllerOf,
    TappedForMana,
    activated,
    card,
    local,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import MAGIC, A, Laid

GOBLINS = that("creature", types=("Goblin",))
SWAMPS = that("land", types=("Swamp",), controller="you")
VAULT = card("Deep Vault", "", LAND_CARD, activated(("{2}", "{T}"), AddMana("{B}", times=SWAMPS)))
RITE = card("Goblin Rite", "{R}", INSTANT, spell(AddMana("{R}", times=GOBLINS)))
PIPER = card("Piper", "{G}", CREATURE_CARD, activated("{T}", AddMana("any", times=GOBLINS)), size=(1, 1))
GUIDE = local(
    "Guide", "{G}", LAND,
    when(TappedForMana(ENCHANTED), AddMana("{G}", ControllerOf(ENCHANTED), GOBLINS)),
)  # fmt: skip
GEM = card(
    "Opal", "{2}", ("artifact",),
    static(AsEntersChoose("color")), activated("{T}", AddMana("chosen")),
)  # fmt: skip
CRATER = card("Bright Crater", "", LAND_CARD, activated("{T}", AddMana("yours")))
REAPER = card("Reaper", "{G}", CREATURE_CARD, activated("{T}", AddMana("land")), size=(1, 1))
SPY = card("Spy", "{G}", CREATURE_CARD, activated("{T}", AddMana("theirs")), size=(1, 1))
OWN = (VAULT, RITE, PIPER, GUIDE, GEM, CRATER, REAPER, SPY)


def pool(t: Laid) -> str:
    return pool_text(t.player(A).pool)


def ways(t: Laid, name: str) -> list[str]:
    """The mana that a permanent can be tapped for."""
    from grimorio.games.magic.rules.mana import outputs_of

    key = t.key(name)
    return [pool_text(mana) for _, mana in outputs_of(t.p, key, t.p.things[key])]


@pytest.mark.rule("MTG8-CR-MANA-2")
def test_mana_for_each_swamp() -> None:
    t = Laid({"play": "Deep Vault; Swamp; Swamp; Swamp; Forest"}, {"play": "Swamp"}, mana=False, own=OWN)
    t.begin(A, ("activate", t.key("Deep Vault"), 0))
    assert pool(t).count("B") == 3 and t.stack() == []
    t = Laid({"play": "Deep Vault; Forest; Forest"}, mana=False, own=OWN)
    assert ways(t, "Deep Vault") == []


@pytest.mark.rule("MTG8-CR-MANA-2")
def test_mana_for_each_goblin_as_a_spell_resolves() -> None:
    side = {"hand": "Goblin Rite", "play": "Mountain; Raging Goblin; Raging Goblin"}
    t = Laid(side, {"play": "Raging Goblin"}, mana=False, own=OWN)
    assert pool(t.play(A, "Goblin Rite")) == "RRR"
    assert (
        pool(Laid({"hand": "Goblin Rite", "play": "Mountain"}, mana=False, own=OWN).play(A, "Goblin Rite"))
        == ""
    )


@pytest.mark.rule("MTG8-CR-MANA-2")
def test_mana_of_one_color_as_much_as_goblins() -> None:
    t = Laid({"play": "Piper; Raging Goblin; Raging Goblin"}, mana=False, own=OWN)
    assert ways(t, "Piper") == ["WW", "UU", "BB", "RR", "GG"]
    assert ways(Laid({"play": "Piper"}, mana=False, own=OWN), "Piper") == [""]


@pytest.mark.rule("MTG8-CR-MANA-2", "MTG8-2.STACK-3")
def test_a_land_gives_more_for_each_goblin() -> None:
    t = Laid({"play": "Mountain; Raging Goblin; Raging Goblin; Guide>Mountain"}, mana=False, own=OWN)
    t.p.give(("mana", t.key("Mountain"), 0), t.p.choice.number)
    assert pool(t) == "RGG"


@pytest.mark.rule("MTG8-CR-MANA-3")
def test_mana_of_the_color_that_was_chosen() -> None:
    t = Laid({"play": "Opal=blue"}, mana=False, own=OWN)
    assert ways(t, "Opal") == ["U"]


@pytest.mark.rule("MTG8-CR-MANA-3")
def test_mana_of_a_color_of_a_permanent_you_control() -> None:
    t = Laid({"play": "Bright Crater; Raging Goblin"}, {"play": "Grizzly Bears"}, mana=False, own=OWN)
    assert ways(t, "Bright Crater") == ["R"]
    assert ways(Laid({"play": "Bright Crater; Mountain"}, mana=False, own=OWN), "Bright Crater") == [""]


@pytest.mark.rule("MTG8-CR-MANA-3")
def test_mana_of_any_color_that_a_land_could_produce() -> None:
    sides = {"play": "Reaper; Spy; Mountain; City of Brass"}, {"play": "Swamp; Bright Crater; Grizzly Bears"}
    t = Laid(*sides, mana=False, own=OWN)
    assert ways(t, "Reaper") == ["W", "U", "B", "R", "G"]
    assert ways(t, "Spy") == ["B", "G"]
    t.p.edit(t.key("Swamp")).tapped = True
    assert ways(t, "Spy") == ["B", "G"]
    t = Laid({"play": "Reaper; Spy; Urza's Mine; Deep Vault"}, mana=False, own=OWN)
    assert ways(t, "Reaper") == ways(t, "Spy") == [""]


@pytest.mark.rule("MTG8-CR-MANA-3")
def test_a_land_that_counts_other_lands_does_not_count_itself() -> None:
    edge = card("Odd Edge", "", LAND_CARD, activated("{T}", AddMana("{R}", times=that("land", other=True))))
    own = (*OWN, edge)
    t = Laid({"play": "Reaper; Odd Edge"}, own=own)
    assert ways(t, "Reaper") == [""]
    t = Laid({"play": "Reaper; Odd Edge; Forest"}, own=own)
    assert ways(t, "Reaper") == ["R", "G"]


@pytest.mark.rule("MTG8-CR-MANA-2", "MTG8-GLOSS-Abilita_di_mana")
def test_an_ability_that_adds_nothing_now_may_be_played() -> None:
    for name in ("Piper", "Reaper"):
        t = Laid({"play": name}, mana=False, own=OWN)
        [option] = [one for one in MAGIC.besides(t.p, t.p.choice) if one[1] == t.key(name)]
        t.p.give(option, t.p.choice.number)
        assert t.it(name).tapped and pool(t) == "" and ("cast", "Shock") not in t.offered()
