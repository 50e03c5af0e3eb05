"""The Magus sheet: what it begins with, what is bought, and the file it is kept in."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.games.live import powerset
from grimorio.games.live.sheet import Sheet, SheetError, Spent, from_json
from grimorio.games.live.words import STYLES, TRAITS
from tests.games.live import laid


def magus(xp: int = 0, **begins: Any) -> Sheet:
    sheet = Sheet("Ada", begins.get("style", "red"), begins.get("traits", (3, 5, 7)))
    return sheet.award(xp, "duels") if xp else sheet


@pytest.mark.rule("LIVE-1-SHEET-1", "LIVE-1-SHEET-4", "LIVE-1-SHEET-5")
def test_a_new_magus_has_twenty_life_no_powers_and_no_experience() -> None:
    data = magus().to_json()
    assert data["style"] == "red" and data["attributes"] == {"physical": 3, "social": 5, "mental": 7}
    assert (data["life"], data["powers"], data["spent"], data["available"]) == (20, [], 0, 0)


@pytest.mark.rule("LIVE-1-SHEET-2")
def test_a_style_is_a_colour_or_gold() -> None:
    assert set(STYLES) == {"white", "blue", "black", "red", "green", "gold"}
    for style in STYLES:
        assert magus(style=style).style == style
    with pytest.raises(SheetError, match="LIVE-1-SHEET-2"):
        magus(style="artifact")


@pytest.mark.rule("LIVE-1-SHEET-3")
def test_attributes_are_three_five_and_seven_in_any_order() -> None:
    for traits in itertools.product(range(1, 9), repeat=3):
        if sorted(traits) == [3, 5, 7]:
            assert magus(traits=traits).traits == traits
        else:
            with pytest.raises(SheetError, match="LIVE-1-SHEET-3"):
                magus(traits=traits)


@pytest.mark.rule("LIVE-6-COST-1")
def test_a_change_of_style_costs_one() -> None:
    sheet = magus(1).change_style("gold")
    assert (sheet.style, sheet.spent, sheet.available) == ("gold", 1, 0)
    for style in ("gold", "purple"):
        with pytest.raises(SheetError, match="LIVE-6-COST-1"):
            magus(1, style="gold").change_style(style)
    with pytest.raises(SheetError, match="costs 1, and 0 are available"):
        magus().change_style("gold")


@pytest.mark.rule("LIVE-6-COST-2")
@pytest.mark.parametrize(
    ("power", "price"), [("Determination", 3), ("Act of Fate", 6), ("Absolute Determination", 9)]
)
def test_a_power_costs_three_six_or_nine_and_needs_no_other(power: str, price: int) -> None:
    sheet = magus(price).learn(power)
    assert (sheet.powers, sheet.spent, sheet.available) == ((power,), price, 0)
    with pytest.raises(SheetError, match="already"):
        magus(2 * price).learn(power).learn(power)
    with pytest.raises(SheetError, match=f"costs {price}, and {price - 1} are available"):
        magus(price - 1).learn(power)
    with pytest.raises(SheetError, match="no Power 'Clairvoyance'"):
        magus(9).learn("Clairvoyance")


@pytest.mark.rule("LIVE-6-COST-3", "LIVE-3-TOUR-3")
def test_a_point_of_life_costs_five_and_raises_the_life_of_a_session() -> None:
    sheet = magus(11).gain_life().gain_life()
    assert (sheet.life, sheet.spent, sheet.available) == (22, 10, 1)


@pytest.mark.rule("LIVE-6-COST-4")
def test_an_attribute_costs_what_it_is_worth_now() -> None:
    sheet = magus(11).raise_attribute("social").raise_attribute("social")
    assert (sheet.traits, sheet.spent, sheet.available) == ((3, 7, 7), 5 + 6, 0)
    with pytest.raises(SheetError, match="LIVE-6-COST-4"):
        magus(20).raise_attribute("magical")


@pytest.mark.rule("LIVE-1-SHEET-6")
@given(
    st.lists(st.tuples(st.sampled_from(["award", "style", "power", "life", "attribute"]), st.integers(0, 9)))
)
def test_the_ledger_adds_up_whatever_is_bought(does: list[tuple[str, int]]) -> None:
    sheet = magus()
    for what, number in does:
        try:
            if what == "award":
                sheet = sheet.award(number, "a session")
            elif what == "style":
                sheet = sheet.change_style(STYLES[number % 6])
            elif what == "power":
                sheet = sheet.learn(list(powerset.known())[number % 7])
            elif what == "life":
                sheet = sheet.gain_life()
            else:
                sheet = sheet.raise_attribute(TRAITS[number % 3])
        except SheetError:
            continue
    assert sheet.available >= 0 and sheet.spent + sheet.available == sheet.earned
    assert from_json(json.loads(json.dumps(sheet.to_json()))) == sheet


@pytest.mark.rule("LIVE-6-COST-5")
def test_what_was_bought_since_the_last_session_can_be_told() -> None:
    sheet = magus(8)
    before = len(sheet.history)
    sheet = sheet.change_style("blue").learn("Determination")
    assert sheet.since(before) == (Spent(1, "style", "blue"), Spent(3, "power", "Determination"))


def bad(change: dict[str, Any]) -> dict[str, Any]:
    return {**magus(8).change_style("blue").to_json(), **change}


@pytest.mark.rule("LIVE-1-SHEET-6")
@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "^sheet: expected an object, found a list"),
        ({"name": "Ada"}, "^begins: expected an object, found nothing"),
        (bad({"luck": 7}), "^luck: unknown field; expected name, begins, history"),
        (bad({"life": 25}), "^life: its history makes it 20, found 25"),
        (bad({"available": 8}), "^available: its history makes it 7, found 8"),
        (bad({"powers": ["Determination"]}), r"^powers: its history makes it \[\]"),
        (
            bad({"begins": {"style": "red", "attributes": {"physical": 3}}}),
            "^begins.attributes: expected three numbers: physical, social, mental, found an object",
        ),
        (
            bad({"history": [{"spent": 1, "on": "style", "what": "blue"}]}),
            r"^history\[0\]\.xp: it costs 1, and 0",
        ),
        (bad({"history": [{"earned": 0, "reason": ""}]}), r"^history\[0\]\.xp: expected 1 to 999"),
        (bad({"history": [{"earned": 9}]}), r"^history\[0\]: expected earned and reason"),
        (
            bad({"history": [{"earned": 9, "reason": ""}, {"spent": 2, "on": "style", "what": "blue"}]}),
            r"^history\[1\]\.spent: expected 1, found 2",
        ),
        (
            bad({"history": [{"earned": 9, "reason": ""}, {"spent": 2, "on": "luck", "what": ""}]}),
            r"^history\[1\]\.on: expected attribute, life, power, style, found 'luck'",
        ),
    ],
)
def test_a_file_says_where_it_is_wrong_and_what_was_expected(data: Any, message: str) -> None:
    with pytest.raises(SheetError, match=message) as caught:
        from_json(data)
    assert caught.value.rule.startswith("LIVE-")


@pytest.mark.rule("LIVE-1-SHEET-5")
def test_everybody_hears_the_life_on_each_sheet() -> None:
    t = laid.Laid(laid.magus(), laid.magus())
    assert [(event["seat"], event["life"]) for event in t.told("sheet")] == [(0, 20), (1, 20)]
