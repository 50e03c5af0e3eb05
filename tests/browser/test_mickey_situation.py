"""A position of Wizards of Mickey set up by hand on the page: edited, saved, judged, played, opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.editing import judged, opened_lists, saved, settled
from tests.browser.fitting import fits
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


def board(page: Page, seat: str) -> Locator:
    return page.locator(f".situation-lists[data-seat={seat}]")


def add(page: Page, seat: str, name: str, zone: str) -> None:
    """Search for a card, and put the first result into a pile or area."""
    adder = board(page, seat).locator(".zone-adder")
    adder.locator("select").select_option(zone)
    adder.locator("input").fill(name)
    adder.locator("input").press("Enter")
    expect(adder.locator("input")).to_have_value("")


@pytest.mark.deep
def test_a_position_is_set_up_saved_judged_played_and_opened(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = ada.page
    ada.open("/situation?game=mickey")
    settled(page)
    lists = opened_lists(page)
    page.get_by_label("Title").fill("A last tide")
    for name, zone in (("Rising Tide", "hand"), ("rising tide", "hand"), ("Roknar", "centre uncovered")):
        add(page, "A", name, zone)
    add(page, "B", "Oak Heart", "hand")
    expect(board(page, "A").get_by_label("Copies of Rising Tide", exact=True).first).to_have_value("2")
    lists.get_by_label("Mage, left, A", exact=True).select_option(label="Quill, Reader of Maps")
    lists.get_by_label("a red Diamagic, left, A", exact=True).fill("3")
    lists.get_by_label("Castle: The Castle").select_option(label="Bell Tower")
    lists.get_by_label("colour: Diamagic 1").select_option(label="green")
    lists.get_by_label("Declared team: Player B").select_option(label="Moss Circle")
    settled(page)
    lists.get_by_label("a red Diamagic, left, B", exact=True).fill("1")
    settled(page, "bad")
    expect(page.locator(".situation-state .problem")).to_have_text(
        "Too many: a red Diamagic ×4. There are 3 of each colour."
    )
    lists.get_by_label("a red Diamagic, left, B", exact=True).fill("0")
    settled(page)

    path = saved(page, tmp_path, "Save as scenario")
    text = path.read_text("utf-8")
    shown = judged(path)
    for part in (
        "ok    A last tide",
        "uncovered Roknar",
        "at stake green",
        "Bell Tower",
        "Rising Tide, Rising Tide",
    ):
        assert part in shown
    assert "left Quill, Reader of Maps [red 3]: -" in shown

    page.locator("[data-start=situation]").click()
    page.locator(".wom-tile").first.wait_for()
    expect(page.locator(".notices")).to_contain_text("set up by hand")

    ada.open("/situation?game=mickey")
    settled(page)
    lists = opened_lists(page)
    lists.get_by_label("Phase").select_option("castle")
    settled(page)
    expect(lists.get_by_label("Castle: The Castle")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(path)
    expect(lists.get_by_label("Castle: The Castle")).to_have_value("Bell Tower")
    settled(page)
    assert saved(page, tmp_path / "again", "Save as scenario").read_text("utf-8") == text
    fits(ada)
    assert ada.complaints == []


def zone(page: Page, key: str) -> Locator:
    return page.locator(f"[data-place='{key}']")


@pytest.mark.deep
def test_a_position_is_set_up_on_the_board(sit: Sit) -> None:
    ada = sit(width=1440)
    page = ada.page
    ada.open("/situation?game=mickey")
    settled(page)
    page.keyboard.press("/")
    page.keyboard.type("2 rising tide")
    page.keyboard.press("Enter")
    expect(zone(page, "A:hand").locator(".edit-chip")).to_have_text("2×Rising Tide")
    page.locator(".wom-near .wom-area-cast .wom-hit").nth(1).click()
    page.keyboard.type("roknar")
    page.keyboard.press("Enter")
    spell = page.locator(".wom-near .wom-area-cast .wom-tile")
    expect(spell).to_contain_text("Roknar")
    settled(page)
    spell.locator(".wom-hit").click()
    page.get_by_role("dialog").get_by_role("button", name="Discard", exact=True).click()
    expect(zone(page, "A:discard").locator(".edit-chip")).to_have_text("Roknar")
    expect(spell).to_have_count(0)
    page.locator(".wom-near .wom-mage .wom-hit").first.click()
    menu = page.get_by_role("dialog")
    menu.get_by_label("Mage, left, A", exact=True).select_option(label="Quill, Reader of Maps")
    menu.get_by_label("a red Diamagic, left, A", exact=True).fill("2")
    page.keyboard.press("Escape")
    expect(page.locator(".wom-near .wom-mage").first).to_contain_text("Quill")
    expect(page.locator(".wom-near .wom-held .gem")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator(".wom-near .wom-held .gem")).to_have_count(0)
    zone(page, "A:hand").scroll_into_view_if_needed()
    start = zone(page, "A:discard").locator(".edit-chip").bounding_box()
    end = zone(page, "A:hand").bounding_box()
    assert start and end
    page.mouse.move(start["x"] + 20, start["y"] + 8)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] - 10, end["y"] + 12, steps=4)
    page.mouse.up()
    expect(zone(page, "A:hand").locator(".edit-chip")).to_have_text(["2×Rising Tide", "Roknar"])
    page.get_by_role("button", name="The Castle and the Diamagics at stake").click()
    menu.get_by_label("Castle: The Castle").select_option(label="Bell Tower")
    page.keyboard.press("Escape")
    expect(page.locator(".wom-castle")).to_contain_text("Bell Tower")
    fits(ada)
    assert violations(page, "/situation?game=mickey") == []
    assert ada.complaints == []
