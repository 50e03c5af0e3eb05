"""Cards do all that they say: a field that the rules do not read is refused by its name."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.mickey import words as w
from grimorio.games.mickey.cards import CARDS
from grimorio.games.mickey.cardset import FACTS, faults
from grimorio.games.mickey.meaning.book import wrong_with
from grimorio.kernel.playable import unplayable

ALL: tuple[w.Card, ...] = (*CARDS.mages, *CARDS.spells, *CARDS.castles, *CARDS.codes)


def test_every_field_of_a_card_of_the_game_is_taken() -> None:
    assert [unread for card in ALL for unread in unplayable(card, card.name, wrong_with, FACTS)] == []


def a_code(**condition: Any) -> dict[str, Any]:
    effects = [{"When": {"moment": "Wins", "do": "Recover"}}]
    return {"codes": [{"name": "C", "condition": condition, "effects": effects}]}


def a_spell(*effects: Any) -> dict[str, Any]:
    return {"spells": [{"name": "Zap", "power": 3, "colours": ["red"], "effects": list(effects)}]}


PLUS = {"Plus": {"what": {}, "number": 1}}
RED = {"There": {"is_one": {"Castles": {"colour": "red"}}}}
REFUSED: tuple[tuple[dict[str, Any], str], ...] = (
    (a_code(colour="red", where="left"), "codes[0].condition.where"),
    (a_code(team="Owls", holding="any"), "codes[0].condition.holding"),
    (a_code(named="a", whose="enemy"), "codes[0].condition.whose"),
)


@pytest.mark.rule("WOM-IT-4.1-10")
@pytest.mark.parametrize(("data", "field"), REFUSED, ids=[row[1] for row in REFUSED])
def test_what_means_nothing_is_refused_with_its_field(data: dict[str, Any], field: str) -> None:
    (error,) = faults(data)
    assert (error.field, error.cause) == (f"cards.cards.{field}", "word-unread")


@pytest.mark.parametrize(
    "place",
    [
        lambda then: {"When": {"moment": "Wins", "do": {"If": {"condition": RED, "then": then}}}},
        lambda then: {"May": {"do": {"If": {"condition": RED, "then": then}}}},
        lambda then: {"IfHidden": {"then": {"May": {"do": {"If": {"condition": RED, "then": then}}}}}},
    ],
)
def test_what_lasts_is_nothing_that_is_done(place: Any) -> None:
    """Within `When` and `May` only deeds are allowed; a lasting effect there would never hold."""
    assert faults(a_spell(place("Recover"))) == []
    (error,) = faults(a_spell(place(PLUS)))
    assert error.field.startswith("cards.cards.spells[0].effects[0]") and error.cause == "word-unread"


def test_nothing_is_divided_by_nought() -> None:
    (error,) = faults(a_spell({"Divided": {"what": {}, "by": 0}}))
    assert (error.field, error.cause) == (
        "cards.cards.spells[0].effects[0].Divided.by",
        "word-count",
    )


def test_a_code_that_only_lasts_has_no_place() -> None:
    plus = {"Plus": {"what": {"by": {"where": "here"}}, "number": 1}}
    (error,) = faults({"codes": [{"name": "C", "condition": {}, "effects": [plus]}]})
    assert (error.field, error.cause) == ("cards.cards.codes[0].effects[0].Plus.what.by.where", "card-place")
