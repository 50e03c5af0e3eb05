"""Permanents that stay tapped or untapped, cards chosen from a hand, and what removes itself."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    SORCERY,
    SPELL,
    THIS,
    Beginning,
    ChooseColor,
    Counter,
    DiscardAny,
    DiscardChosen,
    Draws,
    GainLife,
    Kicker,
    Later,
    LoseLife,
    MayPay,
    NoAttackTap,
    NoneInPlay,
    NotKicked,
    Return,
    ReturnRemoved,
    Sacrifice,
    State,
    StaysTapped,
    Tap,
    Target,
    ThePlayer,
    ThisWay,
    activated,
    card,
    spell,
    that,
    when,
)
from grimorio.games.magic.words.nouns import PLAYER
from grimorio.kernel.choice import Option
from tests.games.magic.laid import NO, PASS, YES, A, B, Laid, who

HELD = that("card", zone="hand")
LIBRARY = {"library": "; ".join(["Plains"] * 20)}
RIDER = card("Old Rider", "{W}", CREATURE_CARD, activated("{1}", NoAttackTap(THIS)), size=(1, 4))
KITE = card("Cold Kite", "{U}", INSTANT, spell(Tap(Target(CREATURE)), StaysTapped(CREATURE)))
LOOK = card("Long Look", "{B}", SORCERY, spell(DiscardChosen(Target(PLAYER), HELD, look=True)))
ADDLE = card(
    "Old Addle", "{B}", SORCERY,
    spell(ChooseColor(), DiscardChosen(Target(PLAYER), that("card", colors=(CHOSEN,), zone="hand"))),
)  # fmt: skip
STOCK = card("New Stock", "{G}", SORCERY, spell(GainLife(1), Return(THIS, "removed"), GainLife(2)))
FREE = card(
    "Free Will", "{W}", INSTANT,
    spell(Return(Target(CREATURE), "removed"), Later("end of turn", (ReturnRemoved(),))),
)  # fmt: skip
HOPPER = card(
    "Old Hopper", "{G}", CREATURE_CARD,
    activated("{1}", Return(THIS, "removed"), Later("end of turn", (ReturnRemoved(),))), size=(2, 2),
)  # fmt: skip
GRAVE = card("Old Call", "{B}", ENCHANTMENT_CARD, when(State(NoneInPlay(CREATURE)), Sacrifice(THIS)))
SKIZ = card(
    "Hot One", "{R}", CREATURE_CARD,
    Kicker(("{R}",)), when(Beginning("end"), Sacrifice(THIS), condition=NotKicked()), size=(3, 3),
)  # fmt: skip
TYRANT = card(
    "Old Tyrant", "{B}", ENCHANTMENT_CARD,
    when(Draws("any"), MayPay("{2}", (LoseLife(2, ThePlayer()),), ThePlayer(), True)),
)  # fmt: skip
REFUSE = card(
    "Rite of No", "{U}", INSTANT,
    spell(DiscardAny(HELD), Counter(Target(SPELL), "{3}", ThisWay(HELD, "discarded"))),
)  # fmt: skip
OWN = (RIDER, KITE, LOOK, ADDLE, STOCK, FREE, HOPPER, GRAVE, SKIZ, TYRANT, REFUSE)


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, own=OWN, mana=mana)


@pytest.mark.rule("MTG8-CR-ATTACK-TAP-1")
@pytest.mark.parametrize("ready", [True, False])
def test_attacking_does_not_tap_it_this_turn(ready: bool) -> None:
    t = laid({"play": "Old Rider"})
    if ready:
        t.use(A, "Old Rider")
    t.attack("Old Rider")
    assert t.it("Old Rider").tapped != ready


@pytest.mark.rule("MTG8-CR-UNTAP-3")
def test_it_stays_tapped_in_one_untap_step_of_its_controller() -> None:
    t = laid(
        {"hand": "Cold Kite", "play": "Island", **LIBRARY}, {"play": "Grizzly Bears", **LIBRARY}, mana=False
    )
    t.play(A, "Cold Kite", t.obj("Grizzly Bears"))
    tapped = []
    for _ in range(4):
        pass_turn(t)
        tapped.append(t.it("Grizzly Bears").tapped)
    assert tapped == [True, True, False, False]


@pytest.mark.rule("MTG8-CR-UNTAP-3")
def test_the_effect_is_used_up_by_a_permanent_that_is_untapped() -> None:
    hand = {"hand": "Cold Kite", "play": "Island; Wall of Air", **LIBRARY}
    t = laid(hand, {"play": "Grizzly Bears", **LIBRARY}, mana=False)
    t.play(A, "Cold Kite", t.obj("Wall of Air"))
    assert not t.it("Grizzly Bears").tapped
    pass_turn(t)
    t.attack("Grizzly Bears")
    while t.t.active != A:
        pass_turn(t)
    assert t.it("Grizzly Bears").tapped
    pass_turn(t)
    assert not t.it("Grizzly Bears").tapped


def pass_turn(t: Laid) -> None:
    """Let all players pass until somebody has priority in the next turn."""
    turn = t.t.turn
    while t.t.turn == turn or t.p.choice.ask != "priority":
        option = next((one for one in (PASS, ("done",)) if one in t.offered()), t.offered()[0])
        t.answer(option)


@pytest.mark.rule("MTG8-GLOSS-Scartare")
def test_only_the_one_who_chooses_looks_at_the_hand() -> None:
    t = laid({"hand": "Long Look"}, {"hand": "Shock; Swamp"})
    t.play(A, "Long Look", who(B), then=(("card", "Swamp"),))
    assert t.hand(B) == ["Shock"]
    [look] = t.happened("look")
    assert look.viewer == A and look.seen_by(B)["faces"] is None


@pytest.mark.rule("MTG8-GLOSS-Scartare")
@pytest.mark.parametrize(("color", "left"), [("red", ["Swamp"]), ("blue", ["Shock", "Swamp"])])
def test_a_card_of_the_chosen_color_is_discarded_if_there_is_one(color: str, left: list[str]) -> None:
    t = laid({"hand": "Old Addle"}, {"hand": "Shock; Swamp"})
    t.play(A, "Old Addle", who(B), then=(("color", color),))
    assert sorted(t.hand(B)) == sorted(left)


@pytest.mark.rule("MTG8-CR-SPELL-REMOVED-1")
def test_a_spell_removes_itself_and_its_other_effects_happen() -> None:
    t = laid({"hand": "New Stock"})
    t.play(A, "New Stock")
    assert t.life(A) == 23 and t.graveyard(A) == [] and len(t.player(A).removed) == 1


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_a_removed_creature_returns_to_its_owner_at_the_end_of_the_turn() -> None:
    t = laid({"hand": "Free Will", **LIBRARY}, {"play": "Grizzly Bears"})
    t.play(A, "Free Will", t.obj("Grizzly Bears"))
    assert t.in_play(B) == []
    t.drain()
    pass_turn(t)
    assert t.in_play(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_two_such_spells_return_a_creature_each() -> None:
    t = laid({"hand": "Free Will; Free Will", **LIBRARY}, {"play": "Grizzly Bears", "hand": ""})
    t.play(A, "Free Will", t.obj("Grizzly Bears"))
    t.drain()
    pass_turn(t)
    t.fill()
    t.play(A, "Free Will", t.obj("Grizzly Bears"))
    assert t.in_play(B) == []
    t.drain()
    pass_turn(t)
    assert t.in_play(B) == ["Grizzly Bears"]


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_a_creature_that_removes_itself_returns_once() -> None:
    t = laid({"play": "Old Hopper", **LIBRARY})
    t.activate(A, "Old Hopper").activate(A, "Old Hopper")
    t.resolve().resolve()
    assert t.in_play(A) == []
    t.drain()
    pass_turn(t)
    assert t.in_play(A) == ["Old Hopper"] and t.player(A).removed == ()


@pytest.mark.rule("MTG8-CR-TRIG-5")
def test_it_is_sacrificed_when_no_creatures_are_in_play() -> None:
    t = laid({"play": "Old Call", "hand": "Shock"}, {"play": "Grizzly Bears"})
    t.play(A, "Shock", t.obj("Grizzly Bears"))
    t.resolve()
    assert t.in_play() == []


@pytest.mark.rule("MTG8-CR-KICK-1")
@pytest.mark.parametrize(("answer", "left"), [(YES, ["Hot One"]), (NO, [])])
def test_what_was_not_kicked_goes_at_the_end_of_the_turn(answer: tuple[str], left: list[str]) -> None:
    t = laid({"hand": "Hot One", **LIBRARY})
    t.play(A, "Hot One", answer)
    t.drain()
    pass_turn(t)
    assert t.in_play(A) == left


@pytest.mark.rule("MTG8-2.RES-3")
def test_each_card_that_is_drawn_is_paid_for_by_who_draws_it() -> None:
    t = laid({"play": "Old Tyrant", **LIBRARY}, {**LIBRARY})
    t.drain()
    pass_turn(t)
    while t.t.step < 3:
        t.answer(PASS if PASS in t.offered() else t.offered()[0])
    assert t.life(B) == 18


@pytest.mark.rule("MTG8-CR-UNLESS-2", "MTG8-CR-WAY-1")
@pytest.mark.parametrize(("pick", "answer"), [(("done",), YES), (("card", "Swamp"), NO)])
def test_the_price_is_paid_once_for_each_card_discarded(pick: Option, answer: Option) -> None:
    t = laid({"hand": "Shock"}, {"hand": "Rite of No; Swamp"})
    t.cast(A, "Shock", who(B))
    t.cast(B, "Rite of No", t.on_stack("Shock"))
    before = t.player(A).pool
    t.resolve(pick, answer)
    assert (t.stack() == []) == (answer == NO) and t.player(A).pool == before, "nothing, or not paid"
