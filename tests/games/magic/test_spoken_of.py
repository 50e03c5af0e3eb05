"""Whom "its", "that player" and "other than" speak of, where a text alone could mean several."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic.cardset import card_from_json
from grimorio.games.magic.reading.card import read_card
from grimorio.kernel import SetupError
from tests.games.magic.laid import A, Laid
from tests.games.magic.typed_cards import typed

OWN = typed("""
Grim Shade | {B} | Creature - Shade | 1/2
{R}, Sacrifice Grim Shade: It deals damage equal to its power to target creature.

Shape Mender | {U} | Creature - Wizard | 1/1
{T}: Choose a creature type other than Legend or Wall. Target creature's type becomes that type until end \
of turn.
""")


@pytest.mark.rule("MTG8-CR-LKI-1")
def test_its_power_is_that_of_what_deals_the_damage_not_of_the_target() -> None:
    t = Laid({"play": "Grim Shade; Mountain"}, {"play": "Hill Giant"}, own=OWN)
    t.use(A, "Grim Shade", t.obj("Hill Giant"))
    assert t.it("Hill Giant").damage == 1


def dealing(amount: dict[str, Any], **target: Any) -> dict[str, Any]:
    effect = {"DealDamage": {"amount": amount, "to": {"Target": {"what": {"kinds": ["creature"]}, **target}}}}
    return {"name": "X", "cost": "{R}", "kinds": ["instant"], "text": [{"Spell": {"effects": [effect]}}]}


@pytest.mark.rule("MTG8-CR-LKI-1")
@pytest.mark.parametrize("size", ["PowerOf", "ToughnessOf", "ManaValueOf"])
def test_an_amount_that_stands_first_does_not_speak_of_the_target_after_it(size: str) -> None:
    with pytest.raises(SetupError, match="It speaks of target 1, and there are 0"):
        card_from_json(dealing({size: {"it": "It"}}))


@pytest.mark.rule("MTG8-GLOSS-Al")
@pytest.mark.parametrize(("whose", "known"), [("you", False), ("opponent", True), ("each", True)])
def test_that_player_is_not_you_at_the_beginning_of_your_turn(whose: str, known: bool) -> None:
    ability = {
        "Triggered": {
            "on": [{"Beginning": {"step": "upkeep", "whose": whose}}],
            "effects": [{"LoseLife": {"amount": 3, "who": "ThePlayer"}}],
        }
    }
    card = {"name": "X", "cost": "{B}", "kinds": ["enchantment"], "text": [ability]}
    if known:
        assert card_from_json(card).name == "X"
        return
    with pytest.raises(SetupError, match="ThePlayer"):
        card_from_json(card)


@pytest.mark.rule("MTG8-CR-TYPE-1")
def test_types_that_may_not_be_chosen_are_not_offered_nor_a_word_that_is_no_type() -> None:
    t = Laid({"play": "Shape Mender; Hill Giant"}, own=OWN)
    t.activate(A, "Shape Mender", t.obj("Hill Giant"))
    while t.p.choice.ask == "priority":
        t.answer(("pass",))
    offered = {option[1] for option in t.p.choice.options}
    assert "Giant" in offered and not offered & {"Legend", "Wall", "chosen"}
    t.give(("type", "Elf"))
    giant = next(one for one in t.p.seen_by(A)["table"]["play"] if one["name"] == "Hill Giant")
    assert giant["types"] == ["Elf"]


def test_the_printed_text_keeps_what_the_text_of_today_has_lost() -> None:
    first = "Choose a creature type other than Legend or Wall."
    read = read_card(
        "X", "{U}", "Instant", f"{first} Each creature's type becomes that type until end of turn."
    )
    assert read.card is not None
    assert read.text == f"{first} All creatures become the chosen type until end of turn."
