"""Cards that say who wins, and creatures that share a type with an enchanted one."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.objects import UPKEEP
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    ENCHANTMENT_CARD,
    THIS,
    Beginning,
    Card,
    Gets,
    Kin,
    LifeAtLeast,
    SacrificeCost,
    WinGame,
    activated,
    card,
    local,
    when,
)
from grimorio.language import LANGUAGES
from tests.games.magic.laid import PASS, A, B, Laid

TEST = card(
    "Hard Test",
    "{W}",
    ENCHANTMENT_CARD,
    when(Beginning("upkeep", "you"), WinGame(), condition=LifeAtLeast(50)),
)
CROWN = local("Tall Crown", "{G}", CREATURE, activated(SacrificeCost(THIS), Gets(Kin(), 2, 2)))
CARDS: tuple[Card, ...] = (TEST, CROWN)


def laid(*sides: dict[str, Any], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-WIN-1")
def test_who_has_enough_life_wins_at_once() -> None:
    t = laid({"play": "Hard Test", "life": 50}, {}, {})
    t.drain()
    while t.p.result is None:
        t.answer(PASS) if PASS in t.offered() else t._answer(0)
    assert t.p.result.winners == (A,) and t.p.result.reason == "won" and t.t.step == UPKEEP


@pytest.mark.rule("MTG8-CR-WIN-1")
def test_the_condition_is_looked_at_again() -> None:
    t = laid({"play": "Hard Test", "life": 49})
    t.until(UPKEEP, B)
    t.until(UPKEEP, A)
    assert t.p.result is None and t.stack() == []


@pytest.mark.rule("MTG8-CR-KIN-1")
def test_those_that_share_a_type_get_the_bonus_too() -> None:
    t = laid(
        {"play": "Goblin Raider; Tall Crown>Goblin Raider; Grizzly Bears"},
        {"play": "Goblin Chariot"},
    )
    t.use(A, "Tall Crown")
    assert t.size("Goblin Raider") == (4, 4) and t.size("Goblin Chariot") == (4, 4)
    assert t.size("Grizzly Bears") == (2, 2)


def test_the_texts() -> None:
    assert [text(CROWN, language)[0] for language in LANGUAGES] == [
        "Sacrifice Tall Crown: Enchanted creature and other creatures that share a creature type with it get "
        "+2/+2 until end of turn.",
        "Sacrifica il Tall Crown: La creatura incantata e le altre creature che hanno almeno un tipo di "
        "creatura in comune con essa prendono +2/+2 fino alla fine del turno.",
        "Sacrifiez le Tall Crown : La créature enchantée et les autres créatures qui partagent un type de "
        "créature avec elle gagnent +2/+2 jusqu'à la fin du tour.",
    ]
    assert text(TEST, "it")[0].endswith("se hai 50 punti vita o più, vinci la partita.")
    assert text(TEST, "fr")[0].endswith("si vous avez au moins 50 points de vie, vous gagnez la partie.")


@pytest.mark.parametrize(
    "printed",
    [
        "At the beginning of your upkeep, if you have 50 or more life, you win the game.",
        "At the beginning of your upkeep, if you control twenty or more creatures, you win the game.",
        "At the beginning of your upkeep, if twenty or more creature cards are in your graveyard, you "
        "win the game.",
    ],
)
def test_printed_texts_are_read(printed: str) -> None:
    assert read_card("Odd", "{U}", "Enchantment", printed).card is not None
