"""Tests of rules that restrict blockers, and of static rules that are not in force."""

from __future__ import annotations

import pytest

from grimorio.games.magic.rules.costs import spell_cost
from grimorio.games.magic.rules.marks import life_stays
from grimorio.games.magic.rules.targets import untouchable
from grimorio.games.magic.rules.turn import HAND, largest_hand
from grimorio.games.magic.state.objects import CLEANUP
from grimorio.games.magic.words import (
    CREATURE,
    ENCHANTED,
    SORCERY,
    AttacksUntapped,
    Becomes,
    BlockableOnly,
    BlocksAsThoughFlying,
    CantBeTargeted,
    LifeStaysAtOne,
    NoMaximumHand,
    OthersSpellsCostMore,
    Target,
    card,
    spell,
    that,
)
from grimorio.games.magic.words.abilities import local, static
from tests.games.magic.laid import DONE, PASS, A, B, Laid

FLOOD = card("Flood Tide", "{U}", SORCERY, spell(Becomes(Target(that("land")), land_type="Island")))


def blocked(t: Laid) -> set[int]:
    """The ids of the attackers that may be blocked first."""
    while t.p.choice.ask not in ("block", "attack"):
        t.answer(PASS)
    return {option[2] for option in t.offered() if option != DONE} if t.p.choice.ask == "block" else set()


@pytest.mark.rule("MTG8-3.3c-1")
@pytest.mark.parametrize("order", [("Throng", "Brawl"), ("Brawl", "Throng")])
def test_of_several_least_numbers_of_blockers_the_greatest_counts(order: tuple[str, str]) -> None:
    throng = local("Throng", "{R}", CREATURE, static(BlockableOnly(ENCHANTED, by=CREATURE, least=3)))
    brawl = local("Brawl", "{R}", CREATURE, static(BlockableOnly(ENCHANTED, by=CREATURE, least=2)))
    on = "; ".join(f"{name}>Grizzly Bears" for name in order)
    two = {"play": "Hill Giant; Glory Seeker"}
    t = Laid({"play": f"Grizzly Bears; {on}"}, two, own=(throng, brawl)).attack("Grizzly Bears")
    assert not blocked(t)
    three = {"play": "Hill Giant; Glory Seeker; Craw Wurm"}
    t = Laid({"play": f"Grizzly Bears; {on}"}, three, own=(throng, brawl)).attack("Grizzly Bears")
    foe = "Grizzly Bears"
    t.block(("Hill Giant", foe), ("Glory Seeker", foe), ("Craw Wurm", foe))
    assert len(t.it(foe).blockers) == 3


@pytest.mark.rule("MTG8-4.FLY-1")
def test_a_land_that_became_an_island_does_not_block_as_though_it_flew() -> None:
    grove = card(
        "Spider Grove",
        "",
        ("land", "creature"),
        static(BlocksAsThoughFlying()),
        types=("Spider",),
        size=(1, 3),
    )
    t = Laid({"play": "Storm Crow"}, {"play": "Spider Grove"}, own=(grove, FLOOD)).attack("Storm Crow")
    assert blocked(t) == {t.key("Storm Crow")}
    t = Laid({"play": "Storm Crow", "hand": "Flood Tide"}, {"play": "Spider Grove"}, own=(grove, FLOOD))
    t.play(A, "Flood Tide", t.obj("Spider Grove")).attack("Storm Crow")
    assert not blocked(t)


@pytest.mark.rule("MTG8-GLOSS-Terra_non_base")
def test_a_land_that_became_an_island_rules_nothing_any_more() -> None:
    """Its static rules about hand size, targets, costs, life and untapped attackers have no effect."""
    shrine = card(
        "Old Shrine",
        "",
        ("land", "creature"),
        static(
            NoMaximumHand(), CantBeTargeted(), OthersSpellsCostMore(1), LifeStaysAtOne(), AttacksUntapped()
        ),
        size=(1, 1),
    )

    def ruled(t: Laid) -> list[bool]:
        shock = t.p.book.face(t.p.book.face_of["Shock"])
        return [
            largest_hand(t.p, A) > HAND,
            untouchable(t.p, A),
            spell_cost(t.p, B, shock) != shock.cost,
            life_stays(t.p, A),
        ]

    t = Laid({"hand": "Flood Tide", "play": "Old Shrine"}, own=(shrine, FLOOD))
    assert ruled(t) == [True] * 4
    t.play(A, "Flood Tide", t.obj("Old Shrine"))
    assert ruled(t) == [False] * 4
    assert t.attack("Old Shrine").it("Old Shrine").tapped


@pytest.mark.rule("MTG8-3.5b-1")
def test_an_opponents_hand_without_a_maximum_is_not_mine() -> None:
    cards = "; ".join(["Plains"] * 9)
    for mine, theirs, asked in (("", "Spellbook", True), ("Spellbook", "", False)):
        t = Laid({"hand": cards, "play": mine}, {"play": theirs})
        t.drain()
        while t.t.step < CLEANUP and t.t.active == A:
            if t.p.choice.ask == "discard":
                break
            t.answer(PASS if PASS in t.offered() else DONE)
        assert (t.p.choice.ask == "discard") == asked
