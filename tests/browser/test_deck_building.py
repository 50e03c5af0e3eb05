"""A deck is built on the page, of a draft by clicks or of all cards by search, keys and files, and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made, seated
from tests.browser.magic import hurry, wait
from tests.browser.player import Sit
from tests.browser.test_draft_table import pick_all

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "bot": "random"}
OUT = """() => [...document.querySelectorAll("html, .deck-build, .builder, .builder-deck, .builder-part")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`)"""
CATALOGUE = "[data-part=catalogue] .card-line"


def count(page: Page, part: str, number: int) -> None:
    """Wait until a part of the deck has a number of cards."""
    expect(page.locator(f"[data-part={part}] > h3 .quiet")).to_have_text(str(number))


@pytest.mark.deep
def test_a_drafted_deck_is_built_by_clicks_and_its_first_turn_played(sit: Sit, server: Server) -> None:
    game = made(server, "draft", [PERSON, BOT], seed=4, build_minutes=30)
    ada = seated(sit(width=1280, height=900, fresh=True), game)
    page = ada.page
    page.locator("[data-ask=pick]").wait_for()
    page.keyboard.press("1")
    ada.press("Enter")
    pick_all(server, game)
    page.locator("[data-ask=ready]").wait_for()
    page.locator("[data-draft=build]").click()
    page.locator("[data-builder=build]").click()
    count(page, "main", 40)
    strip = page.locator(".drafted")
    expect(strip.get_by_role("timer")).to_be_visible()
    expect(strip).to_have_attribute("data-kept", "40")
    row = page.locator("[data-part=main] .card-line")
    while row.count():
        row.first.click()
    count(page, "main", 0)
    expect(page.locator("[data-deck=hand-in]")).to_be_disabled()
    page.reload()
    expect(strip).to_have_attribute("data-kept", "40")
    page.locator("[data-builder=build]").click()
    count(page, "main", 40)
    assert violations(page, "drafted") == [] and page.evaluate(OUT) == []
    page.locator("[data-deck=hand-in]:enabled").click()
    expect(strip).to_have_attribute("data-phase", "over")
    page.locator("[data-drafted=play-1]").click()
    page.locator(".magic").wait_for()
    page.goto(f"{server.url}/game/{game['id']}")
    page.locator("[data-phase=over] [data-draft=build]").click()
    page.locator("[data-part=catalogue] [data-look]").first.wait_for()
    expect(strip.locator("[data-drafted=play-1]")).to_be_visible()
    while row.count():
        row.first.click()
    colour = page.locator("[data-builder=colour]")
    for letter in "WUBRG":
        colour.select_option(letter)
        usable = page.locator(f"{CATALOGUE}:enabled")
        for _ in range(5):
            if usable.count() > 1:
                usable.first.click()
    before = int(page.locator("[data-part=main] > h3 .quiet").inner_text())
    assert before >= 15
    page.locator("[data-builder=undo]").click()
    count(page, "main", before - 1)
    page.locator("[data-builder=lands]").click()
    count(page, "main", 40)
    expect(page.locator(".deck-status .deck-good")).to_be_visible()
    assert page.evaluate(OUT) == []
    page.locator("[data-builder=hand]").click()
    expect(page.locator(".builder-cards > li")).to_have_count(7)
    page.locator("[data-deck=rival]").wait_for()
    page.locator("[data-deck=bot]").click()
    page.locator(".magic").wait_for()
    while wait(ada)["ask"] != "priority":
        hurry(ada)
    assert page.locator(".hand .card").count() >= 7
    for _ in range(3):
        hurry(ada)
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "width", "locale"), [("magic", 1440, "it"), ("magic", 360, "fr"), ("mickey", 768, "en")]
)
def test_a_deck_is_built_of_all_cards(sit: Sit, server: Server, game: str, width: int, locale: str) -> None:
    ada = sit(width=width, height=900, locale=locale, fresh=True)
    ada.open(f"/deck?game={game}")
    page = ada.page
    page.locator(CATALOGUE).first.wait_for()
    found = violations(page, f"{game} catalogue")
    page.locator(CATALOGUE).first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("[data-builder=search]").fill("zzz")
    expect(page.locator(CATALOGUE)).to_have_count(0)
    page.locator("[data-builder=search]").fill("")
    page.locator(CATALOGUE).nth(3).click()
    if width < 900:
        page.locator(".builder-tabs button").nth(1).click()
    count(page, "main", 3)
    found += violations(page, f"{game} deck")
    assert found == [] and page.evaluate(OUT) == []
    page.locator("[data-part=main] .card-line").first.focus()
    page.keyboard.press("Delete")
    count(page, "main", 2)
    page.keyboard.press("u")
    count(page, "main", 3)
    assert ada.complaints == []


@pytest.mark.deep
def test_a_file_of_another_program_is_opened_and_saved_for_one(
    sit: Sit, server: Server, tmp_path: Path
) -> None:
    ada = sit(width=1280, height=900, fresh=True)
    ada.open("/deck?game=magic")
    page = ada.page
    page.locator(CATALOGUE).first.wait_for()
    file = tmp_path / "burn.dck"
    file.write_text("NAME:Burn\n4 [8ED:222] Shock\n36 [8ED:343] Mountain\nSB: 3 [8ED:176] Boil\n")
    page.locator(".deck-files input[type=file]").set_input_files(file)
    count(page, "main", 40)
    count(page, "sideboard", 3)
    page.locator("[data-deck=form]").select_option("cockatrice")
    with page.expect_download() as saved:
        page.locator("[data-deck=save]").click()
    assert saved.value.suggested_filename == "burn.cod"
    assert 'name="Shock" setShortName="8ED"' in saved.value.path().read_text()
    assert ada.complaints == []
