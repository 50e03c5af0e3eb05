"""A position of Magic set up on the board: typed, clicked, dragged, by keys alone, played and shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from grimorio.language import LANGUAGES
from tests.browser.axe import violations
from tests.browser.editing import magic_editor, settled
from tests.browser.fitting import fits
from tests.browser.player import Sit

pytestmark = pytest.mark.browser

CLICKS = (
    "() => { window.clicks = 0; addEventListener('click', (e) => { if (e.detail) clicks += 1; }, true); }"
)


def place(page: Page, seat: str, zone: str = "battlefield") -> Locator:
    return page.locator(f"[data-place='{seat}:{zone}']")


def permanents(page: Page, seat: str, name: str) -> Locator:
    return place(page, seat).locator(f".tile[data-look='{name}']")


def type_card(page: Page, words: str) -> None:
    """Type into the search that has the focus, and add the first card found."""
    page.keyboard.type(words)
    page.keyboard.press("Enter")
    expect(page.locator(".edit-search input")).to_have_value("")


def drag(page: Page, thing: Locator, onto: Locator) -> None:
    """Drag a thing of the board onto another one, or into a zone, with the mouse."""
    start, end = thing.bounding_box(), onto.bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def test_an_address_that_cannot_be_opened_is_said_to_be_one(sit: Sit) -> None:
    ada = sit()
    page = magic_editor(ada)
    address = page.url.partition("#")[0]
    expect(page.get_by_text("The address holds no position")).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{address}#position=%3Cb%3E")
    expect(page.get_by_role("alert").filter(has_text="The address holds no position")).to_be_visible()
    settled(page)
    assert ada.complaints == []


CARRIED = {
    "situation?game=magecraft": "position=%3Cb%3E",
    "deck?game=magic": 'deck={"name": "Brought", "text": "4 Shock"}',
    "card": 'card={"name": "Brought", "type": "Sorcery"}',
}
"""Pages with what an address may bring along for them, behind its #."""


@pytest.mark.deep
@pytest.mark.parametrize("page_of", CARRIED)
def test_what_an_address_brings_along_is_opened_when_the_address_is_changed_by_hand(
    sit: Sit, page_of: str
) -> None:
    ada = sit()
    page = ada.page
    ada.open(f"/{page_of}")
    page.locator("main h1, main input").first.wait_for()
    page.evaluate("(brought) => { location.hash = brought; }", CARRIED[page_of])
    if "situation" in page_of:
        alert = page.get_by_role("alert").filter(has_text="The address holds no position")
        expect(alert).to_be_visible()
    else:
        expect(page.locator("main input[maxlength]").first).to_have_value("Brought")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_position_takes_three_clicks_is_shared_and_played(sit: Sit) -> None:
    ada = sit()
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = magic_editor(ada)
    page.evaluate(CLICKS)
    page.keyboard.press("/")
    type_card(page, "2 grizzly")
    type_card(page, "3 forest")
    place(page, "B").click(position={"x": 200, "y": 20})
    type_card(page, "hill gi")
    page.locator("[data-laid=B] .laid-life input").click()
    page.keyboard.type("3")
    page.locator("[data-step=attackers]").click()
    assert page.evaluate("clicks") == 3
    settled(page)
    expect(permanents(page, "A", "Grizzly Bears")).to_have_count(2)
    expect(permanents(page, "A", "Forest").locator(".tile-count")).to_have_text("×3")
    page.get_by_role("button", name="Copy the address").click()
    expect(page.get_by_role("button", name="Address copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".tile")).to_have_count(0)
    page.goto("about:blank")
    page.goto(address)
    settled(page)
    expect(permanents(page, "B", "Hill Giant")).to_have_count(1)
    page.locator("[data-start=situation]").click()
    expect(page.locator("[data-head='1'] .life b")).to_have_text("3")
    assert ada.complaints == []


@pytest.mark.deep
def test_everything_is_done_by_keys(sit: Sit) -> None:
    ada = sit()
    page = magic_editor(ada)
    page.keyboard.press("/")
    type_card(page, "2 grizzly")
    page.keyboard.type("giant gr")
    expect(page.locator(".edit-found [aria-selected=true]")).to_contain_text("Hand")
    page.keyboard.press("Enter")
    expect(place(page, "A", "hand").locator(".edit-chip span").first).to_have_text("Giant Growth")
    permanents(page, "A", "Grizzly Bears").first.locator(".hit").focus()
    page.keyboard.press("t")
    expect(place(page, "A").locator(".tile-tapped")).to_have_count(1)
    place(page, "A").locator(".tile:not(.tile-tapped) .hit").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(place(page, "A").locator(".tile-size", has_text="4/4")).to_have_count(1)
    place(page, "A").locator(".tile-tapped .hit").focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("Grizzly Bears")
    menu.get_by_label("damage: Grizzly Bears", exact=True).fill("1")
    menu.get_by_label("other counter: Grizzly Bears").fill("charge")
    page.keyboard.press("Enter")
    expect(menu.get_by_label("Counters charge: Grizzly Bears", exact=True)).to_have_value("1")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    settled(page)
    expect(place(page, "A").locator(".tile-tapped .tile-damage")).to_have_text("−1")
    place(page, "A").locator(".tile-tapped .hit").focus()
    page.keyboard.press("Delete")
    expect(permanents(page, "A", "Grizzly Bears")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(permanents(page, "A", "Grizzly Bears")).to_have_count(2)
    assert ada.complaints == []


@pytest.mark.deep
def test_an_enchantment_is_dragged_onto_what_it_goes_on_and_cards_between_zones(sit: Sit) -> None:
    ada = sit()
    page = magic_editor(ada)
    page.keyboard.press("/")
    type_card(page, "grizzly")
    type_card(page, "hill gi")
    type_card(page, "holy strength")
    settled(page, "bad")
    expect(place(page, "A").locator(".edit-fault")).to_contain_text("has to be on something")
    expect(permanents(page, "A", "Holy Strength")).to_have_class(re.compile("tile-chosen-wrong"))
    drag(page, permanents(page, "A", "Holy Strength"), permanents(page, "A", "Hill Giant"))
    settled(page)
    expect(place(page, "A").locator(".edit-fault")).to_have_count(0)
    expect(place(page, "A").locator(".tab")).to_have_text("Holy Strength")
    expect(place(page, "A").locator(".tile-size", has_text="4/5")).to_have_count(1)
    drag(page, permanents(page, "A", "Grizzly Bears"), place(page, "B", "graveyard"))
    expect(place(page, "B", "graveyard").locator(".edit-chip span").first).to_have_text("Grizzly Bears")
    place(page, "B", "graveyard").locator(".edit-chip").click()
    page.get_by_role("dialog").get_by_role("button", name="Player A: Graveyard").click()
    expect(place(page, "A", "graveyard").locator(".edit-chip span").first).to_have_text("Grizzly Bears")
    settled(page)
    assert ada.complaints == []


WORDS = {"en": ("3 fores", "unholy str"), "it": ("3 fores", "forza diab"), "fr": ("3 forêt", "force impie")}


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_and_axe_finds_nothing(sit: Sit, language: str) -> None:
    for width, height in ((1440, 900), (768, 1024), (360, 740)):
        ada = sit(width=width, height=height, locale=language)
        page = magic_editor(ada)
        lands, enchantment = WORDS[language]
        page.locator(".edit-search input").fill(lands)
        expect(page.locator(".edit-found li").first).to_be_visible()
        fits(ada)
        page.keyboard.press("Enter")
        type_card(page, enchantment)
        settled(page, "bad")
        fits(ada)
        place(page, "A").locator(".tile .hit").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        fits(ada)
        assert violations(page, "/situation") == []
        assert ada.complaints == []
