"""A position of Magecraft set up on the board: gems by their letters, spells by typing, both by dragging."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from grimorio.language import LANGUAGES
from tests.browser.axe import violations
from tests.browser.editing import settled
from tests.browser.fitting import fits
from tests.browser.player import Sit

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def place(page: Page, key: str) -> Locator:
    return page.locator(f"[data-place='{key}']")


def gems(page: Page, key: str, colour: str) -> Locator:
    return place(page, key).locator(f"[data-piece$=':{colour}'] .gem")


def drag(page: Page, thing: Locator, onto: Locator) -> None:
    """Drag a gem or a spell into a place with the mouse."""
    thing.scroll_into_view_if_needed()
    start, end = thing.bounding_box(), onto.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] - 8, end["y"] + end["height"] - 8, steps=4)
    page.mouse.up()


def test_gems_and_spells_are_laid_out_and_played(sit: Sit) -> None:
    ada = sit(width=1440, height=1000)
    page = ada.page
    ada.open("/situation?game=magecraft")
    settled(page)
    place(page, "B:hand").locator(".edit-name").click()
    page.keyboard.press("d")
    page.keyboard.press("d")
    expect(gems(page, "B:hand", "dark")).to_have_count(2)
    page.keyboard.press("Shift+D")
    expect(gems(page, "B:hand", "dark")).to_have_count(1)
    page.locator("[data-pour=fire]").click()
    expect(gems(page, "B:hand", "fire")).to_have_count(2)
    drag(page, place(page, "B:hand").locator("[data-piece$=':dark']"), place(page, "B:shield"))
    expect(gems(page, "B:shield", "dark")).to_have_count(1)
    expect(gems(page, "B:hand", "dark")).to_have_count(0)
    place(page, "A:grimoire 1").locator(".edit-name").click()
    page.keyboard.press("/")
    page.keyboard.type("fireba")
    page.keyboard.press("Enter")
    spells = place(page, "A:grimoire 1").locator(".card-name")
    expect(spells).to_have_text(["Magic Missile", "Fireball"])
    place(page, "A:grimoire 1").locator(".card .hit").last.click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Mastered: Fireball").click()
    expect(place(page, "A:grimoire 1").locator(".card-mastered .card-name")).to_have_text("Fireball")
    menu.get_by_role("button", name="Move Fireball to the left").click()
    expect(spells).to_have_text(["Fireball", "Magic Missile"])
    place(page, "A:hp").locator("[data-piece$=':fire']").click()
    menu.get_by_label("Fire, HP, A", exact=True).fill("0")
    page.keyboard.press("Escape")
    expect(place(page, "A:hp").locator(".edit-name b")).to_have_text("9/12")
    settled(page)
    page.keyboard.press("Control+z")
    expect(place(page, "A:hp").locator(".edit-name b")).to_have_text("12/12")
    page.locator("[data-laid=B] [data-key=active]").click()
    page.locator("[data-step=study]").click()
    settled(page)
    page.locator("[data-start=situation]").click()
    page.locator(".magecraft").wait_for()
    assert ada.complaints == []


def test_what_is_too_much_is_said_while_the_board_stays(sit: Sit) -> None:
    ada = sit(width=1440, height=1000)
    page = ada.page
    ada.open("/situation?game=magecraft")
    settled(page)
    place(page, "A:hp").locator(".edit-name").click()
    page.keyboard.press("w")
    settled(page, "bad")
    expect(page.locator(".situation-state .problem")).to_contain_text("13 gems of life")
    expect(place(page, "A:hp").locator(".edit-fault")).to_contain_text("13 gems of life")
    page.keyboard.press("Control+z")
    settled(page)
    assert ada.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_and_axe_finds_nothing(sit: Sit, language: str) -> None:
    ada = sit(width=360, height=740, locale=language)
    page = ada.page
    ada.open("/situation?game=magecraft")
    settled(page)
    fits(ada)
    assert violations(page, "/situation?game=magecraft") == []
    page.locator("[data-piece='A:hp:fire']").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(ada)
    assert violations(page, "/situation?game=magecraft") == []
    assert ada.complaints == []
