"""Additional costs: what a spell costs besides its mana."""

from __future__ import annotations

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    THIS,
    AddMana,
    GainLife,
    RemoveCost,
    SacrificeCost,
    activated,
    card,
)
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.mechanisms import BARTER, CARDS, TOLL

RULE = "MTG8-CR-COST-4"
IMP = card(
    "Blood Imp", "{B}", CREATURE_CARD, activated(("{T}", SacrificeCost(THIS)), AddMana("{B}")), size=(1, 1)
)


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=(*CARDS, IMP), **more)  # type: ignore[arg-type]


def castable(t: Laid) -> list[object]:
    return [option[1] for option in t.offered() if option[0] == "cast"]


@pytest.mark.rule(RULE)
def test_a_creature_is_sacrificed_as_the_spell_is_played() -> None:
    t = laid({"hand": "Blood Toll", "play": "Grizzly Bears; Swamp; Swamp", "library": "Island; Swamp"})
    bears = t.key("Grizzly Bears")
    t.begin(A, ("cast", "Blood Toll"))
    assert t.stack() == ["Blood Toll"] and "Grizzly Bears" not in t.in_play()
    assert t.p.things[t.t.stack[0]].sacrificed == bears, "the spell knows which"
    assert t.graveyard(A) == ["Grizzly Bears"] and t.hand(A) == []
    t.resolve()
    assert t.hand(A) == ["Island", "Swamp"]


@pytest.mark.rule(RULE)
def test_who_cannot_pay_cannot_play_the_spell() -> None:
    assert castable(laid({"hand": "Blood Toll"}, {"play": "Grizzly Bears"})) == []
    assert castable(laid({"hand": "Mind Barter"})) == [], "the card itself is on the stack by then"
    assert castable(laid({"hand": "Mind Barter; Mind Barter"})) == ["Mind Barter"]
    assert castable(laid({"hand": "Mind Barter; Island"})) == ["Mind Barter"]
    assert castable(laid({"hand": "Bone Fire", "graveyard": "Island"})) == []
    assert castable(laid({"hand": "Bone Fire", "graveyard": "Island; Swamp"})) == ["Bone Fire"]
    assert castable(laid({"hand": "Grim Oath", "life": 1})) == []  # type: ignore[dict-item]


@pytest.mark.rule(RULE)
def test_mana_x_and_other_parts_are_paid_together() -> None:
    t = laid({"hand": "Grim Oath", "play": "Swamp; Swamp; Swamp", "life": 9}, {}, mana=False)  # type: ignore[dict-item]
    t.begin(A, ("cast", "Grim Oath"), ("x", 2), ("player", B))
    assert t.life(A) == 7
    t.resolve()
    assert t.life(B) == 18


@pytest.mark.rule(RULE)
def test_a_countered_spell_gives_nothing_back() -> None:
    t = laid({"hand": "Mind Barter; Island", "library": "Swamp; Swamp"}, {"hand": "Plain Denial"})
    t.begin(A, ("cast", "Mind Barter"))
    assert t.graveyard(A) == ["Island"]
    t.play(B, "Plain Denial", t.on_stack("Mind Barter"))
    assert t.hand(A) == [] and sorted(t.graveyard(A)) == ["Island", "Mind Barter"]


@pytest.mark.rule(RULE)
def test_cards_in_the_graveyard_are_removed() -> None:
    t = laid({"hand": "Bone Fire", "graveyard": "Island; Swamp; Forest"})
    t.begin(A, ("cast", "Bone Fire"), t.buried(A, "Island"), t.buried(A, "Forest"))
    assert t.graveyard(A) == ["Swamp"] and len(t.player(A).removed) == 2
    t.resolve()
    assert t.life(A) == 24


@pytest.mark.rule(RULE)
def test_a_creature_that_is_sacrificed_for_mana_does_not_pay_both() -> None:
    t = laid({"hand": "Blood Toll", "play": "Blood Imp; Swamp"}, mana=False)
    assert castable(t) == []
    t = laid({"hand": "Blood Toll", "play": "Blood Imp; Swamp; Swamp"}, mana=False)
    t.begin(A, ("cast", "Blood Toll"))
    assert t.graveyard(A) == ["Blood Imp"] and t.stack() == ["Blood Toll"]


def test_the_texts() -> None:
    assert text(TOLL, "en")[0] == "As an additional cost to play Blood Toll, sacrifice a creature."
    assert (
        text(BARTER, "it")[0]
        == "Come costo addizionale per giocare il Mind Barter, scarta una carta dalla tua mano."
    )
    lead, _, action = text(BARTER, "fr")[0].partition(", ")
    assert lead == "En tant que coût supplémentaire pour jouer le Mind Barter"
    assert action == "défaussez-vous d'une carte de votre main."


@pytest.mark.rule("MTG8-CR-COST-5")
def test_cards_discarded_at_random_are_chosen_by_chance_as_the_cost_is_paid() -> None:
    kept = set()
    for luck in range(12):
        t = laid({"hand": "Wild Gamble; Plains; Island; Swamp", "library": "Forest; Forest; Forest"})
        t.p.luck = luck * 7919
        t.cast(A, "Wild Gamble")
        assert len(t.hand(A)) == 1 and len(t.graveyard(A)) == 2
        kept |= set(t.hand(A))
        assert len(t.resolve().hand(A)) == 4
    assert kept == {"Plains", "Island", "Swamp"}
    assert castable(laid({"hand": "Wild Gamble; Plains"})) == [], "two are needed"


@pytest.mark.rule("MTG8-CR-COST-5")
def test_several_cards_are_discarded_at_the_same_time() -> None:
    t = laid({"hand": "Plains; Plains; Shock", "play": "Heavy Tithes"})
    t.activate(A, "Heavy Tithes", who(B), ("card", "Plains"))
    assert t.hand(A) == ["Shock"] and t.graveyard(A) == ["Plains", "Plains"]
    assert t.resolve().life(B) == 18
    few = laid({"hand": "Shock", "play": "Heavy Tithes"})
    assert [one for one in few.offered() if one[0] == "activate"] == []


@pytest.mark.rule("MTG8-4.PRO-1")
def test_protection_from_the_colour_that_is_chosen() -> None:
    t = laid({"hand": "Sudden Shelter; Shock", "play": "Grizzly Bears"})
    bears = t.obj("Grizzly Bears")
    t.play(A, "Sudden Shelter", bears, then=(("color", "red"),))
    t.answer(("cast", "Shock"))
    assert bears not in t.offered() and who(B) in t.offered()


@pytest.mark.rule("MTG8-CR-COST-7")
def test_cards_go_on_the_bottom_of_the_library_in_the_order_chosen() -> None:
    cost = RemoveCost(count=2, to="bottom")
    digger = card("Deep Digger", "{G}", CREATURE_CARD, activated(cost, GainLife(1)), size=(1, 1))
    side = {"play": "Deep Digger", "graveyard": "Island; Swamp; Forest", "library": "Plains"}
    t = Laid(side, own=(digger,))
    t.activate(A, "Deep Digger", t.buried(A, "Forest"), t.buried(A, "Island"))
    assert t.graveyard(A) == ["Swamp"] and t.library(A) == ["Plains", "Forest", "Island"]
    t.resolve()
    assert t.life(A) == 21
    assert Laid({**side, "graveyard": "Island"}, own=(digger,)).offered() == [("pass",)]
