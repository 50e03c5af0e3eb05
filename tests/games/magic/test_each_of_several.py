"""Several targets destroyed at once, graveyards that return, draw steps that are skipped, and small hands."""

from __future__ import annotations

import pytest

from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    LAND,
    SORCERY,
    THIS,
    Beginning,
    DestroyEach,
    GainLife,
    GoesToGraveyard,
    HandAtMost,
    HandExcess,
    LoseLife,
    Regenerate,
    ReturnBuried,
    SkipsDraw,
    Target,
    ThePlayer,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from tests.games.magic.laid import PASS, A, B, Laid

LIBRARY = {"library": "; ".join(["Plains"] * 20)}
SPORES = card("Old Spores", "{B}", SORCERY, spell(DestroyEach((Target(CREATURE), Target(LAND)), False)))
MILD = card("Mild Spores", "{B}", SORCERY, spell(DestroyEach((Target(CREATURE), Target(LAND)))))
NEWT = card("Old Newt", "{G}", CREATURE_CARD, activated("{G}", Regenerate(THIS)), size=(1, 1))
MOURNER = card("Old Mourner", "{B}", CREATURE_CARD, when(GoesToGraveyard(LAND), GainLife(3)), size=(1, 1))
CALL = card("Late Call", "{B}", SORCERY, spell(ReturnBuried(that("creature", zone="graveyard"), EACH_PLAYER)))
REST = card("Old Rest", "{W}", ENCHANTMENT_CARD, static(SkipsDraw()))
MUSE = card(
    "Hot Muse", "{R}", ENCHANTMENT_CARD,
    when(Beginning("upkeep", "opponent"), LoseLife(3, ThePlayer()), condition=HandAtMost(2)),
)  # fmt: skip
DARK = card(
    "Dark Doubt", "{B}", ENCHANTMENT_CARD,
    when(Beginning("upkeep", "opponent"), LoseLife(HandExcess(ThePlayer()), ThePlayer())),
)  # fmt: skip
OWN = (SPORES, MILD, NEWT, MOURNER, CALL, REST, MUSE, DARK)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-GLOSS-Distruggere-1")
@pytest.mark.parametrize(("name", "left"), [("Old Spores", []), ("Mild Spores", ["Old Newt"])])
def test_both_targets_are_destroyed_and_may_regenerate_or_not(name: str, left: list[str]) -> None:
    t = laid({"hand": name}, {"play": "Old Newt; Plains"})
    t.activate(B, "Old Newt").resolve()
    t.play(A, name, t.obj("Old Newt"), t.obj("Plains"))
    assert t.in_play(B) == left


@pytest.mark.rule("MTG8-GLOSS-Distruggere-1")
def test_they_are_destroyed_at_the_same_time() -> None:
    t = laid({"hand": "Old Spores"}, {"play": "Old Mourner; Plains"})
    t.play(A, "Old Spores", t.obj("Old Mourner"), t.obj("Plains"))
    t.resolve()
    assert t.life(B) == 23, "it sees the land that is destroyed with it"


@pytest.mark.rule("MTG8-2.RES-1")
def test_an_illegal_target_spares_only_itself() -> None:
    t = laid({"hand": "Old Spores; Shock"}, {"play": "Old Newt; Plains"})
    t.cast(A, "Old Spores", t.obj("Old Newt"), t.obj("Plains"))
    t.cast(A, "Shock", t.obj("Old Newt"))
    t.resolve().resolve()
    assert t.in_play(B) == []
    t = laid({"hand": "Old Spores"}, {"play": "Old Newt"})
    assert ("cast", "Old Spores") not in t.offered(), "there is no land"


@pytest.mark.rule("MTG8-2.RES-3")
def test_all_creatures_of_all_graveyards_return_to_their_owners() -> None:
    t = laid({"hand": "Late Call", "graveyard": "Grizzly Bears; Shock"}, {"graveyard": "Old Newt; Plains"})
    t.play(A, "Late Call")
    assert t.in_play(A) == ["Grizzly Bears"] and t.in_play(B) == ["Old Newt"]
    assert t.graveyard(B) == ["Plains"]
    t = laid({"hand": "Late Call"})
    t.play(A, "Late Call")
    assert t.in_play() == []


def upkeep(t: Laid, seat: int) -> None:
    """Go on to the first priority of a player's next turn."""
    t.drain()
    turn = t.t.turn
    while t.t.turn == turn or t.t.active != seat or t.p.choice.ask != "priority":
        t.answer(PASS if PASS in t.offered() else t.offered()[0])


@pytest.mark.rule("MTG8-CR-SKIP-DRAW-1")
def test_only_its_controller_draws_no_card_for_the_turn() -> None:
    t = laid({"play": "Old Rest", **LIBRARY}, LIBRARY)
    upkeep(t, B)
    upkeep(t, A)
    t.until(3, A)
    assert len(t.hand(B)) == 1 and t.hand(A) == []


@pytest.mark.rule("MTG8-CR-TRIG-2")
@pytest.mark.parametrize(("hand", "life"), [("Shock; Shock", 17), ("Shock; Shock; Shock", 20)])
def test_only_a_small_hand_triggers(hand: str, life: int) -> None:
    t = laid({"play": "Hot Muse", **LIBRARY}, {"hand": hand, **LIBRARY})
    upkeep(t, B)
    while t.t.stack:
        t.resolve()
    assert t.life(B) == life


@pytest.mark.rule("MTG8-GLOSS-Perdere_punti_vita")
@pytest.mark.parametrize(("mine", "life"), [("Shock", 18), ("Shock; Shock; Shock; Shock", 20)])
def test_only_the_cards_beyond_yours_count(mine: str, life: int) -> None:
    t = laid({"play": "Dark Doubt", "hand": mine, **LIBRARY}, {"hand": "Shock; Shock; Shock", **LIBRARY})
    upkeep(t, B)
    while t.t.stack:
        t.resolve()
    assert t.life(B) == life
