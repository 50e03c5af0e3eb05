"""X as a number of targets, and as a number of cards or permanents that are given up as a cost."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    INSTANT,
    LAND,
    THIS,
    AdditionalCost,
    Destroy,
    DiscardCost,
    Draw,
    LoseLife,
    RemoveCost,
    Return,
    SacrificeCost,
    Tap,
    Target,
    X,
    activated,
    card,
    spell,
    that,
)
from tests.games.magic.laid import A, Laid

TARGETS = "MTG8-CR-X-1"
COSTS = "MTG8-CR-X-2"
BURIED = that("creature", zone="graveyard", controller="you")
STILL = card("Stillness", "{X}{U}", INSTANT, spell(Tap(Target(CREATURE, x=True))))
GRAVES = card(
    "Robbed Graves",
    "{X}{B}",
    INSTANT,
    spell(Return(Target(that("card", zone="graveyard"), x=True), "removed")),
)
DREAM = card(
    "Odd Dream", "{B}", INSTANT, AdditionalCost(DiscardCost(x=True)), spell(Return(Target(BURIED, x=True)))
)
SCRYING = card(
    "Bone Scrying", "{X}{B}", INSTANT, AdditionalCost(RemoveCost(x=True)), spell(Draw(X()), LoseLife(X()))
)
FALL = card(
    "Deadly Pit", "{3}", ("artifact",),
    activated(("{T}", SacrificeCost(LAND, 2), SacrificeCost(THIS)), Destroy(Target(CREATURE))),
)  # fmt: skip
OWN = (STILL, GRAVES, DREAM, SCRYING, FALL)
BEARS = "Grizzly Bears; Grizzly Bears"


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, own=OWN, mana=mana)


def asked(t: Laid, name: str) -> list[int]:
    """The numbers offered for X as the card is played."""
    t.answer(("cast", name))
    assert t.p.choice.ask == "x"
    return [option[1] for option in t.offered()]


@pytest.mark.rule(TARGETS)
def test_x_is_no_more_than_there_are_targets() -> None:
    t = laid({"hand": "Stillness", "play": "Grizzly Bears"}, {"play": BEARS})
    assert asked(t, "Stillness") == [0, 1, 2, 3]
    t.give(("x", 2), t.obj("Grizzly Bears"), ("object", t.keys("Grizzly Bears")[2]))
    t.resolve()
    assert [t.p.things[key].tapped for key in t.keys("Grizzly Bears")] == [True, False, True]


@pytest.mark.rule(TARGETS)
def test_with_x_0_there_is_no_target() -> None:
    t = laid({"hand": "Stillness"})
    assert asked(t, "Stillness") == [0]
    t.give(("x", 0))
    t.resolve()
    assert t.graveyard(A) == ["Stillness"]


@pytest.mark.rule(TARGETS)
def test_x_cards_in_graveyards_lie_in_the_same_one() -> None:
    t = laid({"hand": "Robbed Graves", "graveyard": "Island"}, {"graveyard": "Swamp; Forest"})
    assert asked(t, "Robbed Graves") == [0, 1, 2]


@pytest.mark.rule(TARGETS)
def test_x_is_no_more_than_can_be_paid() -> None:
    t = laid({"hand": "Stillness", "play": "Island; Island"}, {"play": BEARS}, mana=False)
    assert asked(t, "Stillness") == [0, 1]


@pytest.mark.rule(COSTS)
def test_x_cards_are_discarded_after_targets_are_chosen() -> None:
    t = laid({"hand": "Odd Dream; Grizzly Bears; Island; Swamp", "graveyard": BEARS})
    assert asked(t, "Odd Dream") == [0, 1, 2], "three cards could be discarded, but there are two targets"
    t.answer(("x", 1))
    assert t.p.choice.ask == "target" and len(t.offered()) == 2, "the card in hand is none of them"
    t.answer(t.buried(A, "Grizzly Bears"))
    t.give(("card", "Grizzly Bears"))
    t.resolve()
    assert sorted(t.hand(A)) == ["Grizzly Bears", "Island", "Swamp"]
    assert t.graveyard(A).count("Grizzly Bears") == 2


@pytest.mark.rule(COSTS)
def test_the_same_x_is_mana_and_cards() -> None:
    library = "Plains; Plains; Plains"
    t = laid({"hand": "Bone Scrying", "graveyard": "Island; Swamp; Forest", "library": library,
              "play": "Swamp; Swamp; Swamp"}, mana=False)  # fmt: skip
    assert asked(t, "Bone Scrying") == [0, 1, 2]
    t.give(("x", 2), t.buried(A, "Island"), t.buried(A, "Forest"))
    t.resolve()
    assert len(t.player(A).removed) == 2 and t.life(A) == 18 and t.hand(A) == ["Plains", "Plains"]


@pytest.mark.rule("MTG8-CR-COST-2", COSTS)
def test_what_is_sacrificed_itself_is_none_of_the_others() -> None:
    t = laid({"play": "Deadly Pit; Island"}, {"play": "Grizzly Bears"})
    assert t.offered() == [("pass",)]
    t = laid({"play": "Deadly Pit; Island; Swamp"}, {"play": "Grizzly Bears"})
    t.activate(A, "Deadly Pit")
    assert sorted(t.graveyard(A)) == ["Deadly Pit", "Island", "Swamp"]
    t.resolve()
    assert t.in_play() == []
