"""Creatures dealt damage by a permanent this turn, and spells countered unless an amount is paid."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.pools import COLORLESS, ONE, size
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    INSTANT,
    SPELL,
    THIS,
    Counter,
    DealDamage,
    Destroy,
    GoesToGraveyard,
    PutCounters,
    Target,
    X,
    activated,
    card,
    spell,
    that,
    when,
)
from tests.games.magic.laid import NO, PASS, YES, A, B, Laid, who

HURT = "MTG8-CR-HURT-1"
DUE = "MTG8-CR-UNLESS-2"
BAT = card(
    "Night Bat", "{2}{B}", CREATURE_CARD,
    when(GoesToGraveyard(that("creature", hurt=True)), PutCounters(THIS)),
    activated("{B}", DealDamage(1, Target(CREATURE))), size=(1, 3),
)  # fmt: skip
END = card("Sudden End", "{B}", INSTANT, spell(Destroy(Target(CREATURE))))
FOG = card("Thick Fog", "{X}{U}", INSTANT, spell(Counter(Target(SPELL), "{1}", X(), removed=True)))
TALE = card(
    "Long Tale", "{U}", INSTANT,
    spell(Counter(Target(SPELL), "{2}", that("card", zone="graveyard", controller="you"))),
)  # fmt: skip


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, own=(BAT, END, FOG, TALE), mana=mana)


@pytest.mark.rule(HURT)
def test_a_creature_that_was_dealt_damage_counts_whatever_kills_it() -> None:
    t = laid({"play": "Night Bat", "hand": "Sudden End"}, {"play": "Hill Giant"})
    t.use(A, "Night Bat", t.obj("Hill Giant"))
    t.play(A, "Sudden End", t.obj("Hill Giant"))
    t.resolve()
    assert t.size("Night Bat") == (2, 4)


@pytest.mark.rule(HURT)
def test_a_creature_that_was_dealt_no_damage_by_it_does_not_count() -> None:
    t = laid({"play": "Night Bat; Night Bat", "hand": "Sudden End"}, {"play": "Hill Giant"})
    bats = t.keys("Night Bat")
    t.begin(A, next(one for one in t.offered() if one[:2] == ("activate", bats[1])), t.obj("Hill Giant"))
    t.resolve()
    t.play(A, "Sudden End", t.obj("Hill Giant"))
    t.resolve()
    assert [t.p.things[key].power for key in bats] == [1, 2], "only the one that dealt damage"


@pytest.mark.rule(HURT)
def test_the_next_turn_forgets_it() -> None:
    t = laid({"play": "Night Bat; Swamp"}, {"play": "Hill Giant"}, mana=False)
    t.use(A, "Night Bat", t.obj("Hill Giant"))
    assert t.it("Hill Giant").hurt_by == (t.key("Night Bat"),)
    while t.t.turn == 3:
        t.answer(PASS if PASS in t.offered() else t.offered()[0])
    assert t.it("Hill Giant").hurt_by == ()


@pytest.mark.rule(DUE)
def test_x_is_paid_or_the_spell_is_countered_and_removed() -> None:
    t = laid({"hand": "Shock", "play": "Mountain"}, {"hand": "Thick Fog"}, mana=False)
    t.p.edit(2).pool = ONE[1] + 3 * ONE[COLORLESS]
    t.begin(A, ("cast", "Shock"), who(B))
    t.begin(B, ("cast", "Thick Fog"), ("x", 1))
    t.resolve()
    assert t.stack() == [] and t.graveyard(A) == [] and len(t.player(A).removed) == 1
    t = laid({"hand": "Shock"}, {"hand": "Thick Fog"})
    t.begin(A, ("cast", "Shock"), who(B))
    t.begin(B, ("cast", "Thick Fog"), ("x", 2))
    t.resolve(YES)
    assert t.stack() == ["Shock"]


@pytest.mark.rule(DUE)
def test_so_much_for_each_card_is_counted_as_the_effect_happens() -> None:
    for cards, paid in (("Island", 2), ("Island; Swamp", 4)):
        t = laid({"hand": "Shock"}, {"hand": "Long Tale", "graveyard": cards})
        t.begin(A, ("cast", "Shock"), who(B))
        t.begin(B, ("cast", "Long Tale"))
        before = size(t.player(A).pool)
        t.resolve(YES)
        assert t.stack() == ["Shock"] and before - size(t.player(A).pool) == paid
    t = laid({"hand": "Shock"}, {"hand": "Long Tale"})
    t.begin(A, ("cast", "Shock"), who(B))
    t.begin(B, ("cast", "Long Tale"))
    t.resolve(NO)
    assert t.graveyard(A) == ["Shock"], "nothing was due, and the player did not even pay that"
