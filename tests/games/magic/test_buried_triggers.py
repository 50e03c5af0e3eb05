"""Abilities that trigger while their card is in a graveyard, and counters of any name."""

from __future__ import annotations

import pytest

from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import Card
from tests.games.magic.laid import MAGIC, NO, YES, A, B, Laid


def made(name: str, cost: str, kinds: str, said: str, size: tuple[str, str] | None = None) -> Card:
    read = read_card(name, cost, kinds, said, size)
    assert read.card is not None, read.refused
    return read.card


CREEPER = made(
    "Creeper",
    "{2}{B}",
    "Creature - Zombie",
    "Flying\nAt the beginning of your upkeep, if Creeper is in your graveyard, you may pay {B}. If you do, "
    "return Creeper to your hand.",
    ("2", "1"),
)
MANTLE = made(
    "Mantle",
    "{1}{G}",
    "Enchant Creature",
    "Enchanted creature gets +1/+1.\nWhen a creature with mana value 4 or greater enters, you may return "
    "Mantle from your graveyard to the battlefield attached to that creature.",
)
HEX = made(
    "Hex",
    "{B}",
    "Enchant Creature",
    "Whenever a player casts a spell, put a plague counter on Hex.\n"
    "Enchanted creature gets -1/-1 for each plague counter on Hex.",
)
CARDS = (CREEPER, MANTLE, HEX)


def laid(*sides: dict[str, str]) -> Laid:
    return Laid(*sides, own=CARDS)


def to_upkeep(t: Laid, seat: int) -> Laid:
    """Go on to the upkeep of a seat, until something of it waits or is asked."""
    t.drain()
    for _ in range(60):
        if t.t.active == seat and t.t.stack:
            return t
        option = t.offered()[0] if ("pass",) not in t.offered() else ("pass",)
        t.answer(("done",) if ("done",) in t.offered() else option)
    raise AssertionError("nothing triggered")


@pytest.mark.rule("MTG8-CR-BURIED-1")
def test_a_card_returns_from_the_graveyard_in_its_owners_upkeep() -> None:
    t = to_upkeep(laid({}, {"graveyard": "Creeper", "play": "Swamp"}), B)
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()
    t.fill().resolve(YES)
    assert "Creeper" in t.hand(B) and t.graveyard(B) == []
    assert not [key for key in t.p.effects if getattr(t.p.things[key], "key", 0) not in t.t.play]


@pytest.mark.rule("MTG8-CR-BURIED-1")
def test_the_ability_does_nothing_in_play() -> None:
    t = laid({"hand": "Shock", "play": "Creeper"}, {})
    t.play(A, "Shock", t.obj("Creeper"))
    assert "Creeper" in t.graveyard(A) and not t.p.triggered


@pytest.mark.rule("MTG8-CR-BURIED-1")
@pytest.mark.parametrize("taken", [YES, NO])
def test_an_enchantment_returns_attached(taken: tuple[str]) -> None:
    t = laid({"hand": "Hill Giant; Glory Seeker", "graveyard": "Mantle"})
    t.play(A, "Glory Seeker")
    assert not t.t.stack
    t.play(A, "Hill Giant").resolve(taken)
    if taken == YES:
        assert t.size("Hill Giant") == (4, 4) and t.graveyard(A) == []
    else:
        assert t.graveyard(A) == ["Mantle"]


@pytest.mark.rule("MTG8-GLOSS-Segnalino")
def test_counters_of_any_name_are_counted() -> None:
    t = laid({"play": "Hill Giant; Hex>Hill Giant", "hand": "Shock"})
    t.cast(A, "Shock", ("player", B)).resolve()
    assert t.size("Hill Giant") == (2, 2)
    assert t.it("Hex").counters[0][:2] == ("plague", 1)


def test_the_texts() -> None:
    assert [text(CREEPER, language)[1] for language in ("en", "it", "fr")] == [
        "At the beginning of your upkeep, if Creeper is in your graveyard, you may pay {B}. If you do, "
        "return Creeper to your hand.",
        "All'inizio del tuo mantenimento, se il Creeper è nel tuo cimitero, puoi spendere {B}. Se lo fai, "
        "riprendi in mano il Creeper.",
        "Au début de votre entretien, si le Creeper est dans votre cimetière, vous pouvez payer {B}. Si vous "
        "le faites, renvoyez le Creeper dans votre main.",
    ]
    assert [text(HEX, language)[1] for language in ("en", "it", "fr")] == [
        "Enchanted creature gets -1/-1 for each plague counter on Hex.",
        "La creatura incantata prende -1/-1 per ogni segnalino peste sull'Hex.",
        "La créature enchantée gagne -1/-1 pour chaque marqueur peste sur l'Hex.",
    ]
