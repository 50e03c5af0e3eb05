"""Abilities of one permanent that speak of each other: life that is lost as it comes and given back."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.words import CREATURE_CARD, THIS, LeavesPlay, LostBack, TargetedGains, card, when
from tests.games.magic.laid import A, B, Laid, who
from tests.games.magic.typed_cards import typed

OWN = typed("""
Dire Dream | {B} | Creature - Horror | 3/2
When Dire Dream enters the battlefield, target player loses 3 life. /
When Dire Dream leaves the battlefield, that player gains 3 life.

Vast Dream | {R} | Creature - Horror | 6/6
When Vast Dream enters the battlefield, you lose all but 1 life. /
When Vast Dream leaves the battlefield, you gain life equal to the life you lost when it entered the
battlefield.
""")


def laid(*sides: dict[str, object]) -> Laid:
    return Laid(*sides, own=OWN)


@pytest.mark.rule("MTG8-CR-PAIR-1")
@pytest.mark.parametrize("seat", [A, B])
def test_the_player_who_lost_life_gets_it_back(seat: int) -> None:
    t = laid({"hand": "Dire Dream; Shock"})
    t.cast(A, "Dire Dream").resolve(who(seat)).resolve()
    assert t.life(seat) == 17 and t.life(1 - seat) == 20
    t.play(A, "Shock", t.obj("Dire Dream")).resolve()
    assert t.life(seat) == 20 and t.life(1 - seat) == 20


@pytest.mark.rule("MTG8-CR-PAIR-1")
def test_the_target_of_an_ability_on_the_stack_gains_first() -> None:
    t = laid({"hand": "Dire Dream; Shock"})
    t.cast(A, "Dire Dream").resolve(who(B))
    t.play(A, "Shock", t.obj("Dire Dream")).resolve()
    assert t.life(B) == 23
    assert t.resolve().life(B) == 20


@pytest.mark.rule("MTG8-CR-PAIR-1", "MTG8-CR-LIFE-1")
def test_all_life_but_one_is_lost_and_comes_back() -> None:
    t = laid({"hand": "Vast Dream; Shock; Shock; Shock", "life": 13}, {"hand": "Shock"})
    t.play(A, "Vast Dream").resolve()
    assert t.life(A) == 1
    for _ in range(3):
        t.play(A, "Shock", t.obj("Vast Dream"))
    assert t.resolve().life(A) == 13


@pytest.mark.rule("MTG8-CR-PAIR-1")
def test_what_was_not_lost_is_not_gained() -> None:
    t = laid({"play": "Vast Dream", "hand": "Shock; Shock; Shock", "life": 4})
    for _ in range(3):
        t.play(A, "Shock", t.obj("Vast Dream"))
    assert t.resolve().life(A) == 4


def test_a_lone_ability_speaks_of_nothing() -> None:
    for effect in (TargetedGains(3), LostBack()):
        wrong = card("Odd Dream", "{B}", CREATURE_CARD, when(LeavesPlay(THIS), effect), size=(1, 1))
        [fault] = cardset.faults({"cards": [cardset.to_json(wrong)]})
        assert fault.cause == "word-absent"
