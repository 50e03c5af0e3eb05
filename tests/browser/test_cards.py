"""All cards of a game: filters in the address, each card at an address of its own, the keyboard, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, violations
from tests.browser.conftest import Server
from tests.browser.player import Sit

pytestmark = pytest.mark.browser
TILES = ".cards-tile"
READY = {
    "/cards/magecraft": TILES,
    "/cards/mickey": TILES,
    "/cards/live": TILES,
    "/cards/magic/Shock": ".cards-one",
    "/cards/mickey/nothing": ".problem",
}


def test_a_card_is_found_opened_and_left_with_the_keyboard(sit: Sit, server: Server) -> None:
    ada = sit()
    page = ada.page
    ada.open("/cards/magecraft")
    expect(page.locator(TILES)).to_have_count(30)
    page.keyboard.press("/")
    page.keyboard.type("draw")
    page.locator("[data-builder=colour]").select_option("water")
    expect(page.locator(TILES)).not_to_have_count(30)
    some = page.locator(TILES).count()
    assert 1 < some < 30 and page.url.endswith("/cards/magecraft?q=draw&colour=water")
    first = page.locator(TILES).first
    first.focus()
    page.keyboard.press("ArrowRight")
    second = page.locator(TILES).nth(1)
    expect(second).to_be_focused()
    name = second.get_attribute("data-card")
    page.keyboard.press("Enter")
    expect(page.locator(".cards-told h1")).to_be_focused()
    expect(page).to_have_title(f"{name} · Magecraft · Grimorio")
    assert page.url.endswith("?q=draw&colour=water")
    expect(page.locator("[data-language]")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".cards-told h1")).not_to_have_text(name or "")
    page.go_back()
    expect(page.locator(TILES)).to_have_count(some)
    expect(page.locator(f"{TILES}[data-card='{name}']")).to_be_focused()
    assert ada.complaints == []


def test_a_typing_error_finds_the_cards_that_come_near(sit: Sit) -> None:
    ada = sit(width=360, height=740)
    ada.open("/cards/magecraft?q=firebal")
    expect(ada.page.locator(TILES)).to_have_count(1)
    ada.page.locator("[data-builder=search]").fill("firbeall")
    expect(ada.page.locator(f"{TILES}[data-card=Fireball]")).to_be_visible()
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_axe_finds_nothing_and_nothing_runs_out(sit: Sit, width: int, height: int, language: str) -> None:
    ada = sit(width=width, height=height, locale=language)
    found = []
    for path, ready in READY.items():
        ada.open(path)
        ada.page.locator(ready).first.wait_for()
        assert ada.page.evaluate("document.documentElement.scrollWidth") == width, path
        found += violations(ada.page, path)
    assert not found, "\n".join(found)
