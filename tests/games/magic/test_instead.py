"""Effects that happen instead of a draw, or only if a condition behind them is true."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_OR_PLAYER,
    CREATURE_YOU_CONTROL,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    INSTANT,
    PERMANENT,
    SORCERY,
    SPELL,
    AtMost,
    Choose,
    Count,
    Counter,
    DealDamage,
    Destroy,
    Draw,
    GainLife,
    HighestCost,
    IfSo,
    IsColored,
    It,
    ManaValueOf,
    NextDraw,
    PowerOf,
    Provided,
    Return,
    ReturnOwn,
    SharesColor,
    Target,
    activated,
    card,
    spell,
    that,
)
from tests.games.magic.laid import A, B, Laid, who

PRAYER = card("Old Prayer", "{W}", ENCHANTMENT_CARD, activated("{1}", NextDraw((GainLife(5),))))
WARS = card(
    "Old Wars", "{R}", ENCHANTMENT_CARD,
    activated("{1}", NextDraw((DealDamage(2, Target(CREATURE_OR_PLAYER)),))),
)  # fmt: skip
WIND = card(
    "Old Wind", "{U}", ENCHANTMENT_CARD,
    activated("{1}", NextDraw((ReturnOwn(Choose(PERMANENT), EACH_PLAYER),))),
)  # fmt: skip
LORE = card("Much Lore", "{U}", SORCERY, spell(Draw(2)))
HOPE = card("Low Hope", "{U}", SORCERY, spell(ReturnOwn(Choose(CREATURE), EACH_PLAYER)))
DEMISE = card(
    "Weak End", "{B}", INSTANT,
    spell(
        Provided((Destroy(Target(CREATURE)),), AtMost(PowerOf(It()), Count(that("card", zone="graveyard")))),
        GainLife(1),
    ),
)  # fmt: skip
SHIELD = card(
    "Cost Guard", "{U}", INSTANT,
    spell(Provided((Counter(Target(SPELL)),), AtMost(ManaValueOf(It()), HighestCost(CREATURE_YOU_CONTROL)))),
)  # fmt: skip
HUE = card(
    "Hue Guard", "{U}", INSTANT,
    spell(Provided((Counter(Target(SPELL)),), SharesColor(It(), CREATURE_YOU_CONTROL))),
)  # fmt: skip
COMMON = card("Common Hue", "{U}", INSTANT, spell(Provided((Return(Target(PERMANENT)),), SharesColor(It()))))
DART = card(
    "Bright Dart", "{R}", INSTANT,
    spell(
        IfSo(
            IsColored(It(), ("white", "blue")),
            (DealDamage(4, It()),),
            (DealDamage(1, Target(CREATURE)),),
        )
    ),
)  # fmt: skip
BALL = card("Big Ball", "{X}{R}", SORCERY, spell(DealDamage(1, Target(CREATURE_OR_PLAYER))))
OWN = (PRAYER, WARS, WIND, LORE, HOPE, DEMISE, SHIELD, HUE, COMMON, DART, BALL)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1")
def test_one_draw_is_replaced_and_the_next_goes_on() -> None:
    t = laid({"hand": "Much Lore", "play": "Old Prayer", "library": "Shock; Fear"})
    t.use(A, "Old Prayer")
    t.play(A, "Much Lore")
    assert t.life(A) == 25 and t.hand(A) == ["Shock"]


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1")
def test_two_such_effects_replace_two_draws_also_of_an_empty_library() -> None:
    t = laid({"hand": "Much Lore", "play": "Old Prayer", "library": ""})
    t.use(A, "Old Prayer").use(A, "Old Prayer")
    t.play(A, "Much Lore")
    assert t.life(A) == 30 and t.p.result is None


@pytest.mark.rule("MTG8-CR-REPLACE-2")
def test_the_player_chooses_which_effect_applies_first() -> None:
    t = laid({"hand": "Much Lore", "play": "Old Prayer; Old Wars", "library": "Shock"})
    t.use(A, "Old Prayer").use(A, "Old Wars", who(B))
    t.cast(A, "Much Lore")
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    assert t.p.choice.ask == "replacement" and t.p.choice.seat == A and len(t.offered()) == 2
    t.answer(t.offered()[1])
    assert (t.life(A), t.life(B)) == (25, 18), "then the other one applies to the second draw"
    assert t.hand(A) == []


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1")
def test_a_target_that_has_left_is_dealt_nothing_and_the_draw_is_replaced_all_the_same() -> None:
    t = laid({"hand": "Much Lore; Shock", "play": "Old Wars"}, {"play": "Grizzly Bears"})
    t.use(A, "Old Wars", t.obj("Grizzly Bears"))
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    t.play(A, "Much Lore")
    assert len(t.hand(A)) == 1 and t.life(B) == 20


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1")
def test_the_effect_ends_with_the_turn_and_is_its_players_alone() -> None:
    t = laid({"play": "Old Prayer"}, {"hand": "Much Lore"})
    t.use(A, "Old Prayer")
    t.drain()
    turn = t.t.turn
    while t.t.turn == turn or t.p.choice.ask != "priority":
        t.answer(("pass",) if ("pass",) in t.offered() else t.offered()[0])
    assert not any(type(t.p.things[key]).__name__ == "DrawInstead" for key in t.p.effects)


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1", "MTG8-2.RES-3")
def test_each_player_returns_a_permanent_instead() -> None:
    t = laid({"hand": "Much Lore", "play": "Old Wind", "library": "Shock; Fear"}, {"play": "Grizzly Bears"})
    t.use(A, "Old Wind")
    t.play(A, "Much Lore")
    assert t.in_play() == [] and sorted(t.hand(A)) == ["Old Wind", "Shock"] and t.hand(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-2.RES-3")
def test_who_controls_it_chooses_and_it_returns_to_its_owner() -> None:
    t = Laid(
        {"hand": "Low Hope", "play": "Grizzly Bears; Shivan Dragon"}, {}, {"play": "Grizzly Bears"}, own=OWN
    )
    t.cast(A, "Low Hope")
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    assert t.p.choice.seat == A
    t.answer(t.obj("Shivan Dragon"))
    assert (
        t.in_play() == ["Grizzly Bears"] and t.hand(A) == ["Shivan Dragon"] and t.hand(2) == ["Grizzly Bears"]
    )


@pytest.mark.rule("MTG8-CR-IF-2")
@pytest.mark.parametrize(("buried", "left"), [("Shock", 1), ("Shock; Fear", 0)])
def test_the_condition_behind_an_effect_is_asked_as_it_would_happen(buried: str, left: int) -> None:
    t = laid({"hand": "Weak End", "graveyard": buried}, {"play": "Grizzly Bears"})
    t.play(A, "Weak End", t.obj("Grizzly Bears"))
    assert len(t.in_play(B)) == left and t.life(A) == 21, "the other effects happen all the same"


@pytest.mark.rule("MTG8-CR-IF-2")
def test_the_condition_may_become_true_after_the_target_was_chosen() -> None:
    t = laid({"hand": "Weak End; Shock; Shock"}, {"play": "Grizzly Bears; Old Wars"})
    t.cast(A, "Weak End", t.obj("Grizzly Bears"))
    for _ in range(2):
        t.cast(A, "Shock", who(B))
    t.resolve().resolve().resolve()
    assert t.in_play(B) == ["Old Wars"]


@pytest.mark.rule("MTG8-CR-IF-2")
def test_a_spell_costs_what_x_was_chosen_for_it() -> None:
    for x, countered in ((1, True), (2, False)):
        t = laid({"hand": "Big Ball"}, {"hand": "Cost Guard", "play": "Grizzly Bears"})
        t.cast(A, "Big Ball", ("x", x), who(B))
        t.cast(B, "Cost Guard", t.on_stack("Big Ball"))
        t.resolve()
        assert (t.stack() == []) == countered


@pytest.mark.rule("MTG8-CR-IF-2")
def test_a_spell_shares_a_colour_with_a_creature() -> None:
    for creature, countered in (("Shivan Dragon", True), ("Grizzly Bears", False)):
        t = laid({"hand": "Shock"}, {"hand": "Hue Guard", "play": creature})
        t.cast(A, "Shock", who(B))
        t.cast(B, "Hue Guard", t.on_stack("Shock"))
        t.resolve()
        assert (t.stack() == []) == countered


@pytest.mark.rule("MTG8-CR-WHILE-3")
def test_the_most_common_colour_counts_with_those_tied_for_it() -> None:
    for more, returned in (("", True), ("; Shivan Dragon", False)):
        t = laid({"hand": "Common Hue"}, {"play": f"Grizzly Bears; Shivan Dragon{more}"})
        t.play(A, "Common Hue", t.obj("Grizzly Bears"))
        assert (t.hand(B) == ["Grizzly Bears"]) == returned
    t = laid({"hand": "Common Hue"}, {"play": "Plains"})
    t.play(A, "Common Hue", t.obj("Plains"))
    assert t.in_play(B) == ["Plains"], "what has no colour shares none"


@pytest.mark.rule("MTG8-CR-IF-1")
def test_the_colour_of_the_target_decides_what_it_is_dealt() -> None:
    t = laid({"hand": "Bright Dart; Bright Dart"}, {"play": "Serra Angel; Grizzly Bears"})
    t.play(A, "Bright Dart", t.obj("Serra Angel"))
    t.play(A, "Bright Dart", t.obj("Grizzly Bears"))
    assert t.in_play(B) == ["Grizzly Bears"] and t.it("Grizzly Bears").damage == 1


@pytest.mark.rule("MTG8-CR-DRAW-INSTEAD-1")
def test_what_stands_behind_the_replaced_draw_happens_once() -> None:
    vow = card("Long Vow", "{W}", INSTANT, spell(NextDraw((GainLife(5),)), GainLife(1)))
    t = Laid({"hand": "Long Vow; Much Lore"}, own=(vow, LORE))
    t.play(A, "Long Vow")
    assert t.life(A) == 21
    t.play(A, "Much Lore")
    assert t.life(A) == 26 and len(t.hand(A)) == 1
