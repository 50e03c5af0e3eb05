"""What cannot be played or regenerated this turn, extra and skipped turns, and whole zones removed."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.state.masks import OTHER_PROTECTION
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    EACH_PLAYER,
    ENCHANTED,
    INSTANT,
    LAND,
    SORCERY,
    THIS,
    YOU,
    Attacks,
    CantPlay,
    CantRegenerate,
    ComesIntoPlay,
    Counter,
    DealDamage,
    Destroy,
    Discard,
    ExtraTurn,
    Flashback,
    GainLife,
    It,
    LeavesPlay,
    MayBlockMore,
    MayPay,
    MillHalf,
    Morph,
    NoCombatDamage,
    ProtectionFrom,
    Regenerate,
    RemoveBuried,
    RemoveCost,
    RemoveHand,
    Return,
    ReturnRemoved,
    SkipTurn,
    Target,
    activated,
    card,
    spell,
    static,
    that,
    when,
)
from grimorio.games.magic.words.nouns import PLAYER
from tests.games.magic.laid import DONE, NO, PASS, YES, A, B, Laid, who

ANY = Target(PLAYER)
BEASTS = that("creature", zone="stack")
SEAR = card(
    "Dry Heat", "{R}", INSTANT,
    spell(DealDamage(1, Target(CREATURE)), CantRegenerate(It()), Destroy(It())),
)  # fmt: skip
NEWT = card("Old Newt", "{G}", CREATURE_CARD, activated("{G}", Regenerate(THIS)), size=(1, 4))
WALL = card("Wide Guard", "{W}", CREATURE_CARD, activated("{1}", MayBlockMore(THIS)), size=(0, 9))
TRUCE = card("Short Truce", "{W}", INSTANT, spell(CantPlay(BEASTS, ANY)))
DROUGHT = card("Dry Spell", "{R}", INSTANT, spell(CantPlay(LAND, ANY)))
SHADE = card("Veiled One", "{4}", CREATURE_CARD, Morph(("{1}",)), size=(4, 4))
AGAIN = card("Once More", "{1}", SORCERY, spell(GainLife(1)), Flashback(("{1}",)))
HUSH = card("Hush", "{W}", INSTANT, spell(CantPlay(that("spell", zone="stack"), ANY)))
TIME = card("Long Day", "{U}", SORCERY, spell(ExtraTurn(ANY, 2)))
NAP = card("Long Nap", "{U}", SORCERY, spell(SkipTurn(ANY)))
RAKE = card("Bare Earth", "{R}", INSTANT, spell(RemoveBuried(that("land", zone="graveyard"), ANY)))
BEAST = card(
    "Hungry Beast", "{3}", CREATURE_CARD,
    when(ComesIntoPlay(THIS), RemoveHand(YOU)),
    when(LeavesPlay(THIS), ReturnRemoved(True, "hand")), size=(6, 6),
)  # fmt: skip
GHOUL = card(
    "Grave Eater", "{3}", CREATURE_CARD,
    when(ComesIntoPlay(THIS), Return(Target(that("card", zone="graveyard"), 2, up_to=True), "removed")),
    when(LeavesPlay(THIS), ReturnRemoved(True, "graveyard")), size=(2, 2),
)  # fmt: skip
SHRED = card("Blind Loss", "{B}", SORCERY, spell(Discard(2, EACH_PLAYER, random=True)))
SHOCKED = card("Lost Mind", "{U}", SORCERY, spell(MillHalf(ANY)))
OWN = (SEAR, NEWT, WALL, TRUCE, DROUGHT, SHADE, AGAIN, HUSH, TIME, NAP, RAKE, BEAST, GHOUL, SHRED, SHOCKED)


def laid(*sides: dict[str, str], mana: bool = True) -> Laid:
    return Laid(*sides, own=OWN, mana=mana)


@pytest.mark.rule("MTG8-CR-REGEN-2")
def test_regeneration_does_not_help_this_turn() -> None:
    t = laid({"hand": "Dry Heat"}, {"play": "Old Newt"})
    t.activate(B, "Old Newt")
    t.resolve()
    t.play(A, "Dry Heat", t.obj("Old Newt"))
    assert t.graveyard(B) == ["Old Newt"]


@pytest.mark.rule("MTG8-CR-BLOCK-4")
def test_each_effect_lets_it_block_one_more() -> None:
    bears = "Grizzly Bears; Grizzly Bears; Grizzly Bears"
    for times in (0, 1, 2):
        t = laid({"play": bears}, {"play": "Wide Guard"})
        for _ in range(times):
            t.activate(B, "Wide Guard")
            t.resolve()
        t.drain()
        keys = t.keys("Grizzly Bears")
        while t.p.choice.ask != "attack":
            t.answer(PASS)
        for key in keys:
            t.answer(next(one for one in t.offered() if one[:2] == ("attack", key)))
        while t.p.choice.ask == "attack":
            t.answer(("done",))
        while t.p.choice.ask != "block":
            t.answer(PASS)
        wall = t.key("Wide Guard")
        blocked = 0
        while any(one[:2] == ("block", wall) for one in t.offered()):
            t.answer(next(one for one in t.offered() if one[:2] == ("block", wall)))
            blocked += 1
            if t.p.choice.ask != "block":
                break
        assert blocked == 1 + times


@pytest.mark.rule("MTG8-CR-BAN-1")
def test_who_cannot_play_creature_spells_plays_none_face_down_either() -> None:
    t = laid({"hand": "Short Truce; Grizzly Bears; Veiled One; Shock; Island"})
    assert {("cast", "Grizzly Bears"), ("morph", "Veiled One"), ("cast", "Veiled One")} <= set(t.offered())
    t.play(A, "Short Truce", who(A))
    offered = set(t.offered())
    assert not {("cast", "Grizzly Bears"), ("morph", "Veiled One"), ("cast", "Veiled One")} & offered
    assert {("cast", "Shock"), ("land", "Island")} <= offered, "other spells, and lands"


@pytest.mark.rule("MTG8-CR-BAN-1")
def test_who_cannot_play_lands_or_spells_this_turn() -> None:
    t = laid({"hand": "Dry Spell; Island; Shock"})
    t.play(A, "Dry Spell", who(A))
    assert ("land", "Island") not in t.offered() and ("cast", "Shock") in t.offered()
    t = laid({"hand": "Hush; Island; Shock", "graveyard": "Once More"})
    assert any(one[0] == "flashback" for one in t.offered())
    t.play(A, "Hush", who(A))
    assert t.offered() == [("land", "Island"), PASS]


@pytest.mark.rule("MTG8-CR-BAN-1")
def test_the_other_player_and_the_next_turn_are_free() -> None:
    t = laid({"hand": "Hush; Shock", "play": "Plains"}, {"hand": "Shock", "play": "Mountain"}, mana=False)
    t.play(A, "Hush", who(A))
    assert ("cast", "Shock") in t.offered_to(B)
    t = laid({"hand": "Hush; Shock", "play": "Plains"}, {"hand": "Shock", "play": "Mountain"}, mana=False)
    t.play(A, "Hush", who(B))
    pass_turn(t)
    assert ("cast", "Shock") in t.offered_to(B)


def pass_turn(t: Laid) -> None:
    """Let all players pass until somebody has priority in the next turn."""
    turn = t.t.turn
    while t.t.turn == turn or t.p.choice.ask != "priority":
        option = next((one for one in (PASS, ("done",)) if one in t.offered()), t.offered()[0])
        t.answer(option)


def order(t: Laid, turns: int) -> list[int]:
    """The players whose turns follow."""
    found = []
    for _ in range(turns):
        pass_turn(t)
        found.append(t.t.active)
    return found


LIBRARY = {"library": "; ".join(["Plains"] * 20)}


@pytest.mark.rule("MTG8-CR-TURN-1")
@pytest.mark.parametrize(("taker", "expected"), [(A, [A, A, B, A, B]), (B, [B, B, B, A, B])])
def test_extra_turns_come_first_and_then_the_usual_player(taker: int, expected: list[int]) -> None:
    t = laid({"hand": "Long Day", "play": "Island", **LIBRARY}, LIBRARY, mana=False)
    t.play(A, "Long Day", who(taker))
    assert order(t, 5) == expected


@pytest.mark.rule("MTG8-CR-TURN-2")
def test_a_skipped_turn_is_left_out_once() -> None:
    t = laid({"hand": "Long Nap", "play": "Island", **LIBRARY}, LIBRARY, mana=False)
    t.play(A, "Long Nap", who(B))
    assert order(t, 4) == [A, B, A, B]


@pytest.mark.rule("MTG8-CR-TURN-1", "MTG8-CR-TURN-2")
def test_an_extra_turn_may_be_skipped() -> None:
    hand = "Long Nap; Long Day"
    t = laid({"hand": hand, "play": "Island; Island", **LIBRARY}, LIBRARY, mana=False)
    t.play(A, "Long Day", who(A))
    t.play(A, "Long Nap", who(A))
    assert order(t, 4) == [A, B, A, B], "one of the two extra turns is gone"


@pytest.mark.rule("MTG8-2.RES-3")
def test_cards_of_a_noun_leave_a_graveyard() -> None:
    t = laid({"hand": "Bare Earth"}, {"graveyard": "Island; Shock; Forest"})
    t.play(A, "Bare Earth", who(B))
    assert t.graveyard(B) == ["Shock"] and len(t.player(B).removed) == 2


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_a_hand_that_was_removed_returns() -> None:
    t = laid({"hand": "Hungry Beast; Island; Swamp"}, {"hand": "Dry Heat"})
    t.play(A, "Hungry Beast")
    t.resolve()
    assert t.hand(A) == [] and len(t.player(A).removed) == 2
    t.begin(B, ("cast", "Dry Heat"), t.obj("Hungry Beast"))
    t.resolve()
    t.resolve()
    assert sorted(t.hand(A)) == ["Island", "Swamp"] and not t.player(A).removed


@pytest.mark.rule("MTG8-CR-LINK-1")
def test_cards_removed_from_a_graveyard_return_there() -> None:
    t = laid({"hand": "Grave Eater"}, {"hand": "Dry Heat", "graveyard": "Island; Swamp; Forest"})
    t.cast(A, "Grave Eater").resolve(t.buried(B, "Island"), t.buried(B, "Forest"))
    t.resolve()
    assert t.graveyard(B) == ["Swamp"]
    t.begin(B, ("cast", "Dry Heat"), t.obj("Grave Eater"))
    t.resolve()
    t.resolve()
    assert sorted(t.graveyard(B)) == ["Dry Heat", "Forest", "Island", "Swamp"]


@pytest.mark.rule("MTG8-CR-COST-5")
def test_chance_chooses_what_each_player_discards() -> None:
    t = laid({"hand": "Blind Loss; Island; Swamp; Forest"}, {"hand": "Plains"})
    t.play(A, "Blind Loss")
    assert len(t.hand(A)) == 1 and t.hand(B) == [] and len(t.graveyard(A)) == 3


@pytest.mark.rule("MTG8-1.ZONE-GY-1")
def test_half_a_library_is_rounded_down() -> None:
    t = laid({"hand": "Lost Mind"}, {"library": "Island; Swamp; Forest; Plains; Mountain"})
    t.play(A, "Lost Mind", who(B))
    assert t.graveyard(B) == ["Swamp", "Island"] and len(t.library(B)) == 3


RAT = card(
    "Plague Rat", "{B}", CREATURE_CARD,
    when(Attacks(THIS), MayPay(RemoveCost(), (NoCombatDamage(THIS),), EACH_PLAYER)), size=(3, 3),
)  # fmt: skip
AEGIS = card(
    "Calm Aegis", "{W}", ("enchantment",), static(ProtectionFrom(CREATURE, ENCHANTED)), enchants=CREATURE
)
GORGON = card(
    "Grim Watcher", "{B}", CREATURE_CARD,
    static(ProtectionFrom(that("creature", types=("Goblin",)), that("creature", colors=("green",)))),
    size=(1, 1),
)  # fmt: skip
YOURS = that("spell", zone="stack", aims="creature you control")
WARD = card("Wary Ward", "{U}", INSTANT, spell(Counter(Target(YOURS))))
IMP = card("Spark Imp", "{R}", CREATURE_CARD, activated("{T}", DealDamage(1, Target(CREATURE))), size=(1, 1))
SPLIT = card("Split Spark", "{R}", INSTANT, spell(DealDamage(1, ANY), Destroy(Target(CREATURE))))
MORE = (RAT, AEGIS, GORGON, WARD, IMP, SPLIT)


@pytest.mark.rule("MTG8-CR-DAMAGE-5")
@pytest.mark.parametrize("pays", [True, False])
def test_a_creature_that_assigns_no_combat_damage_deals_none(pays: bool) -> None:
    t = Laid({"play": "Plague Rat"}, {"graveyard": "Island"}, own=MORE, mana=False)
    while t.p.choice.ask != "attack":
        t.answer(PASS)
    t.answer(next(one for one in t.offered() if one[0] == "attack"))
    while t.t.active == A:
        first = (PASS, DONE, YES if pays else NO)
        t.answer(next((one for one in first if one in t.offered()), t.offered()[0]))
    assert t.life(B) == (20 if pays else 17)


@pytest.mark.rule("MTG8-4.PRO-5")
def test_an_enchanted_creature_has_protection_from_a_noun() -> None:
    play = "Grizzly Bears; Calm Aegis>Grizzly Bears; Spark Imp"
    t = Laid({"play": play, "hand": "Shock"}, own=MORE)
    t.answer(next(one for one in t.offered() if one[:2] == ("activate", t.key("Spark Imp"))))
    assert t.obj("Grizzly Bears") not in t.offered(), "the source is a creature"
    t.give()
    t.begin(A, ("cast", "Shock"), t.obj("Grizzly Bears"))


@pytest.mark.rule("MTG8-4.PRO-5")
def test_creatures_of_a_noun_have_protection_while_the_permanent_is_there() -> None:
    t = Laid({"play": "Grim Watcher"}, {"play": "Grizzly Bears; Hill Giant"}, own=MORE)
    keywords = {name: t.it(name).keywords & OTHER_PROTECTION for name in ("Grizzly Bears", "Hill Giant")}
    assert keywords["Grizzly Bears"] and not keywords["Hill Giant"]


@pytest.mark.rule("MTG8-CR-AIM-1")
def test_a_spell_that_targets_your_creature_is_countered() -> None:
    t = Laid({"hand": "Shock"}, {"hand": "Wary Ward", "play": "Hill Giant"}, own=MORE)
    t.begin(A, ("cast", "Shock"), who(B))
    assert ("cast", "Wary Ward") not in t.offered_to(B)
    t = Laid(
        {"hand": "Shock", "play": "Grizzly Bears"}, {"hand": "Wary Ward", "play": "Hill Giant"}, own=MORE
    )
    t.begin(A, ("cast", "Shock"), t.obj("Grizzly Bears"))
    assert ("cast", "Wary Ward") not in t.offered_to(B), "it is the creature of another player"
    t = Laid({"hand": "Shock"}, {"hand": "Wary Ward", "play": "Hill Giant"}, own=MORE)
    t.begin(A, ("cast", "Shock"), t.obj("Hill Giant"))
    t.play(B, "Wary Ward", t.on_stack("Shock"))
    assert t.graveyard(A) == ["Shock"]
    t = Laid({"hand": "Split Spark"}, {"hand": "Wary Ward", "play": "Hill Giant"}, own=MORE)
    t.begin(A, ("cast", "Split Spark"), who(B), t.obj("Hill Giant"))
    assert ("cast", "Wary Ward") in t.offered_to(B), "one of its targets is enough"


@pytest.mark.rule("MTG8-CR-BAN-1")
@pytest.mark.parametrize("field", [{"controller": "you"}, {"other": True}, {"single_target": True}])
def test_spells_are_banned_by_what_is_printed_on_them_alone(field: dict[str, Any]) -> None:
    odd = card("Odd Truce", "{W}", INSTANT, spell(CantPlay(that("spell", zone="stack", **field), ANY)))
    [fault] = cardset.faults({"cards": [cardset.to_json(odd)]})
    assert fault.field.endswith("CantPlay.what") and fault.message == "expected what is printed on the spells"
