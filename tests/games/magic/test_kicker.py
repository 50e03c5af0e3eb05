"""Kicker: a cost that may be paid besides the mana cost, for which the spell does more."""

from __future__ import annotations

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.state.masks import FIRST_STRIKE
from grimorio.games.magic.state.pools import ONE
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import LAND_CARD, Kicker, card
from tests.games.magic.laid import MAGIC, NO, YES, A, Laid
from tests.games.magic.mechanisms import CARDS, KNIGHT


def laid(*sides: dict[str, str], **more: bool) -> Laid:
    return Laid(*sides, own=CARDS, **more)  # type: ignore[arg-type]


@pytest.mark.rule("MTG8-CR-KICK-1", "MTG8-CR-KICK-2")
def test_who_pays_it_gets_what_the_card_says() -> None:
    t = laid({"hand": "Squired Knight"}, mana=False)
    t.fill(4 * ONE[0] + 4 * ONE[4])
    t.play(A, "Squired Knight", YES)
    assert t.size("Squired Knight") == (4, 4) and t.it("Squired Knight").keywords & FIRST_STRIKE
    assert MAGIC.position(t.p.to_json()).to_json() == t.p.to_json()


@pytest.mark.rule("MTG8-CR-KICK-1", "MTG8-CR-KICK-2")
def test_who_does_not_pay_gets_the_plain_card() -> None:
    t = laid({"hand": "Squired Knight"}).play(A, "Squired Knight", NO)
    assert t.size("Squired Knight") == (2, 2) and not t.it("Squired Knight").keywords & FIRST_STRIKE


@pytest.mark.rule("MTG8-CR-KICK-1")
def test_who_cannot_pay_is_not_asked() -> None:
    t = laid({"hand": "Squired Knight", "play": "Plains; Plains"}, mana=False)
    t.play(A, "Squired Knight")
    assert t.size("Squired Knight") == (2, 2)
    t = laid({"hand": "Bled Scuta", "life": 2})  # type: ignore[dict-item]
    t.play(A, "Bled Scuta")
    assert t.size("Bled Scuta") == (3, 3) and t.life(A) == 2


@pytest.mark.rule("MTG8-CR-KICK-1")
def test_the_cost_may_be_something_else_than_mana() -> None:
    t = laid({"hand": "Bled Scuta"}).play(A, "Bled Scuta", YES)
    assert t.size("Bled Scuta") == (4, 4) and t.life(A) == 17


@pytest.mark.rule("MTG8-CR-KICK-1")
def test_the_mana_of_both_costs_is_paid() -> None:
    t = laid({"hand": "Squired Knight", "play": "Plains; Plains; Forest; Forest; Forest"}, mana=False)
    t.play(A, "Squired Knight", YES)
    assert all(t.p.things[key].tapped for name in ("Plains", "Forest") for key in t.keys(name))


def test_the_texts() -> None:
    assert [text(KNIGHT, language)[0] for language in ("en", "it", "fr")] == [
        "Kicker {2}{G}",
        "Potenziamento {2}{G}",
        "Kick {2}{G}",
    ]
    lines = (
        "Kicker {2}{G}\nIf Squired Knight was kicked, it enters with two +1/+1 counters on it "
        "and with first strike."
    )
    read = read_card("Squired Knight", "{1}{W}", "Creature - Knight", lines, ("2", "2"))
    assert read.card is not None and read.card.text == KNIGHT.text and isinstance(read.card.text[0], Kicker)


@pytest.mark.rule("MTG8-CR-KICK-1")
def test_a_land_has_no_kicker() -> None:
    odd = card("Odd Land", "", LAND_CARD, Kicker(("{1}",)))
    [found] = cardset.faults({"cards": [cardset.to_json(odd)]})
    assert found.field.endswith("Kicker") and found.message == "a land is not played for mana"
