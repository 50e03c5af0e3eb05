"""Life that is gained or lost by rules of permanents, and damage that becomes counters."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.objects import END, UPKEEP
from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND,
    PLAYER,
    SORCERY,
    THIS,
    Beginning,
    Cycles,
    Cycling,
    DamageToCounters,
    DealDamage,
    GainLife,
    GainsBackfire,
    HasCounters,
    LifeAtLeast,
    LoseForEach,
    LoseGame,
    LoseLife,
    LosesLife,
    May,
    NoLifeGain,
    RemoveCost,
    RemoveCounters,
    RemoveThisCost,
    Sacrifice,
    State,
    Target,
    TwiceBack,
    Undying,
    activated,
    card,
    spell,
    static,
    when,
)
from grimorio.games.magic.words.nouns import EACH_PLAYER, Count
from tests.games.magic.laid import NO, YES, A, B, Laid, who


def rule(name: str, *text: object) -> object:
    return card(name, "{R}", ENCHANTMENT_CARD, *text)  # type: ignore[arg-type]


OWN = (
    rule("Whirl", static(NoLifeGain())),
    rule(
        "Beyond",
        static(Undying()),
        when(State(LifeAtLeast(20)), LoseGame()),
        when(LosesLife("you"), TwiceBack()),
    ),
    rule("Undead", static(Undying())),
    rule("Payback", when(LosesLife("you"), TwiceBack())),
    card("Bad Cure", "{B}", INSTANT, spell(GainsBackfire())),
    card("Help", "{W}", INSTANT, spell(GainLife(3, EACH_PLAYER))),
    card("Drain", "{B}", SORCERY, spell(LoseLife(2, Target(PLAYER)))),
    rule(
        "Bubble",
        static(DamageToCounters("depletion")),
        when(State(HasCounters(4, "depletion")), Sacrifice(THIS)),
        when(Beginning("end"), RemoveCounters(THIS, "depletion", 0)),
    ),
    rule(
        "Late Shield",
        static(DamageToCounters("delay")),
        when(Beginning("upkeep", "you"), LoseForEach("delay", "{1}")),
    ),
    card(
        "Polluter",
        "{9}",
        CREATURE_CARD,
        Cycling("{1}"),
        when(Cycles("you", True), May((LoseLife(Count(LAND), Target(PLAYER)),))),
        size=(1, 1),
    ),
    card(
        "Assassin",
        "{B}",
        CREATURE_CARD,
        activated(("{T}", RemoveCost(count=2), RemoveThisCost()), DealDamage(3, Target(PLAYER))),
        size=(1, 1),
    ),
)


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-LIFE-2")
def test_nobody_gains_life() -> None:
    t = laid({"play": "Whirl", "hand": "Help; Drain"})
    t.play(A, "Help")
    assert (t.life(A), t.life(B)) == (20, 20) and t.happened("life") == []
    t.play(A, "Drain", who(B))
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-CR-LIFE-2")
def test_who_cannot_lose_by_life_gets_back_twice_of_what_is_lost() -> None:
    t = laid({"play": "Beyond", "life": 3}, {"hand": "Shock; Drain"})
    t.answer(("pass",))
    t.cast(B, "Shock", who(A)).resolve()
    assert t.life(A) == 1
    t.resolve()
    assert t.life(A) == 5


@pytest.mark.rule("MTG8-CR-LIFE-2")
def test_life_that_stays_at_one_is_not_lost() -> None:
    t = laid({"play": "Beyond; Worship; Grizzly Bears", "life": 2}, {"hand": "Shock; Shock"})
    t.answer(("pass",))
    t.cast(B, "Shock", who(A)).resolve()
    assert t.life(A) == 1
    assert t.resolve().life(A) == 3


@pytest.mark.rule("MTG8-CR-LIFE-2", "MTG8-1.OBJ-1")
def test_no_life_is_no_loss_with_such_a_permanent() -> None:
    t = laid({"play": "Undead", "life": 1, "hand": "Shock"}, {"life": 20})
    t.play(A, "Shock", who(A))
    assert t.p.result is None and t.life(A) == -1
    t = laid({"play": "Undead", "hand": "Shock"}, {"life": 2})
    t.cast(A, "Shock", who(B))
    t.answer(("pass",))
    t.answer(("pass",))
    assert t.p.result is not None and t.p.result.winners == (A,)


@pytest.mark.rule("MTG8-CR-LOSE-1", "MTG8-CR-LIFE-2")
def test_who_has_twenty_life_loses() -> None:
    t = laid({"play": "Beyond", "life": 18, "hand": "Help"})
    t.play(A, "Help")
    t.answer(("pass",))
    t.answer(("pass",))
    assert t.p.result is not None and t.p.result.winners == (B,)


@pytest.mark.rule("MTG8-CR-LIFE-2")
def test_life_lost_at_once_counts_once() -> None:
    t = laid({"play": "Payback; Hill Giant; Grizzly Bears", "hand": "Drain"}, {"play": "Payback"})
    t.play(A, "Drain", who(A))
    t.resolve()
    assert t.life(A) == 22 and t.stack() == []
    t.attack("Hill Giant", "Grizzly Bears").fight()
    t.resolve()
    assert t.life(B) == 25 and t.stack() == []


@pytest.mark.rule("MTG8-CR-LIFE-2")
def test_life_gained_this_turn_backfires() -> None:
    t = laid({"hand": "Bad Cure; Help; Help"})
    t.play(A, "Bad Cure")
    t.play(A, "Help")
    assert (t.life(A), t.life(B)) == (23, 23) and len(t.stack()) == 2
    t.resolve()
    t.resolve()
    assert (t.life(A), t.life(B)) == (17, 17)
    t.until(UPKEEP, B)
    t.fill()
    t.play(A, "Help")
    assert (t.life(A), t.life(B)) == (20, 20) and t.stack() == []


@pytest.mark.rule("MTG8-CR-COUNTERS-4")
def test_damage_becomes_counters_until_the_end_of_the_turn() -> None:
    t = laid({"play": "Bubble", "hand": "Shock; Shock"})
    t.play(A, "Shock", who(A))
    assert t.life(A) == 20 and t.it("Bubble").counters[0][:2] == ("depletion", 2)
    t.until(END, A)
    t.resolve()
    assert t.it("Bubble").counters == ()
    t = laid({"play": "Bubble", "hand": "Shock; Shock"})
    for _ in range(2):
        t.play(A, "Shock", who(A))
    t.resolve()
    assert t.life(A) == 20 and t.in_play() == []


@pytest.mark.rule("MTG8-CR-UNLESS-4", "MTG8-CR-COUNTERS-4")
def test_each_counter_is_paid_for_or_costs_life() -> None:
    t = laid({"play": "Late Shield; Forest; Forest; Forest"}, {"hand": "Shock; Shock"})
    t.answer(("pass",))
    t.cast(B, "Shock", who(A)).resolve()
    t.cast(B, "Shock", who(A)).resolve()
    assert t.life(A) == 20
    t.until(UPKEEP, A)
    t.resolve(YES, NO, YES, NO)
    assert t.life(A) == 18 and t.it("Late Shield").counters == ()


@pytest.mark.rule("MTG8-CR-CYCLE-2")
def test_a_player_loses_life_by_anothers_choice() -> None:
    t = laid({"hand": "Polluter", "play": "Forest; Forest"})
    t.begin(A, ("cycle", "Polluter"), who(B)).resolve(YES)
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-CR-COST-8")
def test_cards_and_the_creature_itself_are_removed_as_a_cost() -> None:
    t = laid({"play": "Assassin", "graveyard": "Plains"})
    assert [option for option in t.offered() if option[0] == "activate"] == []
    t = laid({"play": "Assassin", "graveyard": "Plains; Shock"})
    t.use(A, "Assassin", who(B))
    assert t.life(B) == 17 and len(t.player(A).removed) == 3 and t.in_play() == []
