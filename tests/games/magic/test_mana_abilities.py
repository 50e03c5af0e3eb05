"""Mana abilities of any cost, which may do more than add mana: all of it at once, without the stack."""

from __future__ import annotations

import pytest

from grimorio.games.magic.state.pools import pool_text
from grimorio.games.magic.words import (
    CREATURE,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    FOREST,
    LAND_CARD,
    THE_PLAYER,
    THIS,
    YOU,
    Ability,
    AddMana,
    Card,
    ControllerOf,
    Cost,
    DealDamage,
    DiscardCost,
    Draw,
    GainLife,
    Later,
    LifeCost,
    LoseLife,
    May,
    SacrificeCost,
    TapCost,
    TappedForMana,
    TheObject,
    activated,
    that,
    when,
)
from grimorio.kernel.choice import Option
from tests.games.magic.laid import NO, PASS, YES, A, B, Laid


def land(name: str, *text: Ability) -> Card:
    return Card(name, "", LAND_CARD, text)


TOMB = land("Tomb", activated("{T}", AddMana("{2}"), DealDamage(2, YOU)))
PETAL = Card("Petal", "{0}", ("artifact",), (activated(("{T}", SacrificeCost(THIS)), AddMana("any")),))
FILTER = land("Filter", activated(("{1}", "{T}"), AddMana("{W}{U}")))
PETALS = that("artifact", other=True)
PAIN = land(
    "Pain", activated("{T}", AddMana("{W}|{U}"), DealDamage(1, YOU)), activated("{T}", AddMana("{1}"))
)


def pool(t: Laid, seat: int = A) -> str:
    return pool_text(t.player(seat).pool)


def tap(t: Laid, name: str, place: int = 0) -> Laid:
    """Use the mana ability that a permanent is tapped for."""
    t.p.give(("mana", t.key(name), place), t.p.choice.number)
    return t


@pytest.mark.rule("MTG8-2.STACK-3")
def test_what_a_mana_ability_does_besides_happens_at_once() -> None:
    t = tap(Laid({"play": "Tomb"}, mana=False, own=(TOMB,)), "Tomb")
    assert (pool(t), t.life(A), t.it("Tomb").tapped, t.stack()) == ("CC", 18, True, [])
    assert t.p.choice.ask == "priority" and t.p.choice.seat == A


@pytest.mark.rule("MTG8-CR-MANA-1")
def test_a_land_that_hurts_pays_for_a_spell() -> None:
    t = Laid({"play": "Tomb", "hand": "Millstone; Rod of Ruin"}, mana=False, own=(TOMB,))
    assert t.offered() == [("cast", "Millstone"), PASS]
    assert t.play(A, "Millstone").life(A) == 18


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_what_hurts_is_tapped_last() -> None:
    t = Laid(
        {"play": "Pain; Tomb; Plains; Mountain; Forest", "hand": "Glory Seeker; Angelic Page"},
        mana=False,
        own=(TOMB, PAIN),
    )
    assert t.play(A, "Glory Seeker").life(A) == 20
    assert [t.it(name).tapped for name in ("Pain", "Tomb")] == [False, False]
    t = Laid({"play": "Pain; Mountain", "hand": "Glory Seeker"}, mana=False, own=(PAIN,))
    assert t.play(A, "Glory Seeker").life(A) == 19
    t = Laid({"play": "Pain; Plains", "hand": "Glory Seeker"}, mana=False, own=(PAIN,))
    assert t.play(A, "Glory Seeker").life(A) == 20


@pytest.mark.rule("MTG8-CR-MANA-1", "MTG8-GLOSS-Sacrificare")
def test_what_is_sacrificed_for_mana_is_gone() -> None:
    t = Laid({"play": "Petal", "hand": "Raging Goblin"}, mana=False, own=(PETAL,))
    t.play(A, "Raging Goblin")
    assert t.graveyard(A) == ["Petal"] and t.in_play() == ["Raging Goblin"]
    t = tap(Laid({"play": "Petal"}, mana=False, own=(PETAL,)), "Petal", 3)
    assert (pool(t), t.graveyard(A), t.in_play()) == ("R", ["Petal"], [])


@pytest.mark.rule("MTG8-CR-MANA-1")
def test_a_petal_is_kept_while_lands_pay() -> None:
    t = Laid({"play": "Petal; Mountain", "hand": "Raging Goblin"}, mana=False, own=(PETAL,))
    assert t.play(A, "Raging Goblin").in_play() == ["Petal", "Mountain", "Raging Goblin"]


@pytest.mark.rule("MTG8-CR-MANA-1", "MTG8-CR-COST-2")
def test_a_mana_ability_that_costs_mana_is_played_before() -> None:
    t = Laid({"play": "Filter; Forest", "hand": "Glory Seeker"}, mana=False, own=(FILTER,))
    assert ("cast", "Glory Seeker") not in t.offered()
    t.begin(A, ("activate", t.key("Filter"), 0))
    assert (pool(t), t.stack(), t.it("Forest").tapped, t.it("Filter").tapped) == ("WU", [], True, True)
    assert t.play(A, "Glory Seeker").in_play() == ["Filter", "Forest", "Glory Seeker"]


@pytest.mark.rule("MTG8-CR-MANA-1", "MTG8-CR-COST-2")
def test_a_mana_ability_is_no_use_without_its_cost() -> None:
    t = Laid({"play": "Filter"}, mana=False, own=(FILTER,))
    assert t.offered() == [PASS]


@pytest.mark.parametrize(
    ("cost", "gone"),
    [(SacrificeCost(CREATURE), "Grizzly Bears"), (TapCost(CREATURE), ""), (LifeCost(3), "")],
    ids=str,
)
@pytest.mark.rule("MTG8-CR-COST-2")
def test_other_costs_are_paid(cost: SacrificeCost | TapCost | LifeCost, gone: str) -> None:
    altar = Card("Altar", "{3}", ("artifact",), (activated(cost, AddMana("{2}|{B}{B}")),))
    t = Laid({"play": "Altar; Grizzly Bears"}, mana=False, own=(altar,))
    t.answer(("activate", t.key("Altar"), 0))
    t.give(("mana", "{B}{B}"))
    assert pool(t) == "BB" and t.graveyard(A) == ([gone] if gone else [])
    assert t.life(A) == (17 if isinstance(cost, LifeCost) else 20)
    if isinstance(cost, TapCost):
        assert t.it("Grizzly Bears").tapped


@pytest.mark.parametrize(
    "cost",
    [
        "{1}",
        SacrificeCost(CREATURE),
        SacrificeCost(CREATURE, 2),
        DiscardCost(),
        TapCost(CREATURE),
        LifeCost(3),
    ],
    ids=str,
)
@pytest.mark.rule("MTG8-CR-COST-2", "MTG8-2.STACK-3")
def test_what_costs_more_than_tapping_is_never_paid_unasked(cost: Cost) -> None:
    """Such a mana ability is an option, and no spell is offered that only its mana could pay for."""
    altar = Card("Altar", "{3}", ("artifact",), (activated(("{T}", cost), AddMana("{R}")),))
    side = {"play": "Altar; Grizzly Bears; Grizzly Bears; Forest", "hand": "Raging Goblin"}
    t = Laid(side, mana=False, own=(altar,))
    assert t.offered() == [("activate", t.key("Altar"), 0), PASS]


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_what_is_tapped_as_a_cost_gives_no_mana_for_it() -> None:
    lens = Card("Lens", "{1}", ("artifact",), (activated(("{G}", TapCost(CREATURE)), Draw()),))
    assert Laid({"play": "Lens; Birds of Paradise"}, mana=False, own=(lens,)).offered() == [PASS]
    t = Laid({"play": "Lens; Birds of Paradise; Forest"}, mana=False, own=(lens,))
    assert t.use(A, "Lens").hand(A) == ["Plains"]
    assert t.it("Birds of Paradise").tapped and t.it("Forest").tapped
    t = Laid({"play": "Lens; Birds of Paradise; Grizzly Bears"}, mana=False, own=(lens,))
    t.use(A, "Lens")
    assert t.it("Birds of Paradise").tapped and t.it("Grizzly Bears").tapped


@pytest.mark.rule("MTG8-CR-COST-2")
def test_what_is_sacrificed_as_a_cost_gives_no_mana_for_it() -> None:
    maw = Card("Maw", "{1}", ("artifact",), (activated(("{1}", SacrificeCost(PETALS)), Draw()),))
    t = Laid({"play": "Maw; Petal"}, mana=False, own=(maw, PETAL))
    assert t.offered() == [PASS]
    t = Laid({"play": "Maw; Petal; Forest"}, mana=False, own=(maw, PETAL))
    assert t.use(A, "Maw").hand(A) == ["Plains"]
    assert t.graveyard(A) == ["Petal"] and t.it("Forest").tapped


@pytest.mark.rule("MTG8-CR-MANA-1")
def test_a_mana_ability_has_its_time() -> None:
    early = land("Early", activated("{T}", AddMana("{G}"), only="your upkeep"))
    t = Laid({"play": "Early", "hand": "Giant Growth; Raging Goblin"}, mana=False, own=(early,))
    assert t.p.game.besides(t.p, t.p.choice) == []


# -- triggered mana abilities ------------------------------------------------------------------------

RITE = when(TappedForMana(FOREST), AddMana("{G}", THE_PLAYER), GainLife(1))


@pytest.mark.rule("MTG8-GLOSS-Abilita_di_mana")
def test_a_triggered_mana_ability_does_all_it_says_at_once() -> None:
    rite = Card("Lush Rite", "{G}", ENCHANTMENT_CARD, (RITE,))
    t = tap(Laid({"play": "Lush Rite; Forest"}, mana=False, own=(rite,)), "Forest")
    assert (pool(t), t.life(A), t.stack()) == ("GG", 21, [])
    t = Laid({"play": "Lush Rite; Forest", "hand": "Grizzly Bears"}, mana=False, own=(rite,))
    assert t.play(A, "Grizzly Bears").life(A) == 21


ITS = ControllerOf(TheObject())
OTHERS: tuple[tuple[Ability, str, str, int, int], ...] = (
    (when(TappedForMana(FOREST), AddMana("{R}", YOU)), "G", "R", 20, 20),
    (when(TappedForMana(FOREST), AddMana("{R}", EACH_PLAYER)), "RG", "R", 20, 20),
    (
        when(TappedForMana(FOREST), AddMana("{R}", ControllerOf(TheObject())), LoseLife(1, THE_PLAYER)),
        "RG",
        "",
        19,
        20,
    ),
    (when(TappedForMana(FOREST), LoseLife(1, THE_PLAYER), AddMana("{R}", THE_PLAYER)), "RG", "", 19, 20),
    (when(TappedForMana(FOREST), GainLife(2), AddMana("{R}", YOU)), "G", "R", 20, 22),
)


@pytest.mark.parametrize(("ability", "mine", "theirs", "my_life", "their_life"), OTHERS)
@pytest.mark.rule("MTG8-GLOSS-Abilita_di_mana")
def test_triggered_mana_is_for_whom_it_says(
    ability: Ability, mine: str, theirs: str, my_life: int, their_life: int
) -> None:
    rite = Card("Rite", "{G}", ENCHANTMENT_CARD, (ability,))
    t = tap(Laid({"play": "Forest"}, {"play": "Rite"}, mana=False, own=(rite,)), "Forest").give()
    assert (pool(t, A), pool(t, B)) == (mine, theirs)
    assert (t.life(A), t.life(B)) == (my_life, their_life)


@pytest.mark.parametrize(("answer", "mine"), [(YES, "RG"), (NO, "G")])
@pytest.mark.rule("MTG8-GLOSS-Abilita_di_mana")
def test_a_triggered_mana_ability_may_ask(answer: Option, mine: str) -> None:
    perhaps = when(TappedForMana(FOREST), May((AddMana("{R}", THE_PLAYER),), THE_PLAYER))
    rite = Card("Rite", "{G}", ENCHANTMENT_CARD, (perhaps,))
    t = tap(Laid({"play": "Rite; Forest"}, mana=False, own=(rite,)), "Forest").give(answer)
    assert pool(t) == mine


@pytest.mark.rule("MTG8-GLOSS-Abilita_di_mana")
def test_an_ability_that_adds_mana_at_another_time_is_no_mana_ability() -> None:
    spring = Card(
        "Spring",
        "{G}",
        ENCHANTMENT_CARD,
        (activated("{1}", Draw(), Later("end of turn", (AddMana("{G}"),))),),
    )
    t = Laid({"play": "Spring"}, own=(spring,))
    assert t.activate(A, "Spring").stack() == ["Spring"]


@pytest.mark.rule("MTG8-2.STACK-3")
def test_an_ability_that_only_taps_makes_no_object() -> None:
    """Tapping for mana is told as that alone; an ability with more to do is announced besides."""
    t = Laid({"play": "Vine Trellis; Tomb"}, own=(TOMB,), mana=False)
    tap(t, "Vine Trellis")
    assert pool(t) == "G" and not t.happened("use-ability") and not t.t.gone
    tap(t, "Tomb")
    assert pool(t) == "GCC" and len(t.happened("use-ability")) == 1
