"""Magic's table has no barriers: axe-core, spoken news, names for screen readers, and large letters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import POPUP, SIZES, violations
from tests.browser.conftest import Server
from tests.browser.editing import add, magic_lists
from tests.browser.fitting import ITALIAN_FIRST
from tests.browser.laying import lay
from tests.browser.magic import click, confirm, tile, wait
from tests.browser.player import Sit
from tests.browser.positions import BUSY, FOUR

pytestmark = pytest.mark.browser


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_at_the_table(sit: Sit, server: Server, width: int, height: int) -> None:
    ada = lay(server, BUSY, sit, width=width, height=height)
    page = ada.page
    wait(ada)
    found = violations(page, "main phase")
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_in_what_the_table_opens(sit: Sit, server: Server, width: int, height: int) -> None:
    ada = lay(server, BUSY, sit, width=width, height=height)
    page = ada.page
    wait(ada)
    found = []
    page.locator(f".side-mine {tile('Grizzly Bears')} > .hit").click()
    page.locator("dialog.magic-close").wait_for()
    found += violations(page, "close view", POPUP)
    page.keyboard.press("Escape")
    page.locator("[data-head='0'] .pile").click()
    page.locator("dialog.magic-zone").wait_for()
    found += violations(page, "graveyard", POPUP)
    page.keyboard.press("Escape")
    click(ada, "cast:Shock")
    assert wait(ada)["ask"] == "target"
    found += violations(page, "target, stack")
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_among_four_and_in_combat(
    sit: Sit, server: Server, width: int, height: int
) -> None:
    ada = lay(server, FOUR, sit, seats=4, width=width, height=height)
    page = ada.page
    assert wait(ada)["ask"] == "attack"
    for name in ("Grizzly Bears", "Spined Wurm"):
        page.locator(f".side-mine {tile(name)} > .hit").click()
    found = violations(page, "four players, attack")
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_beside_the_coach_and_in_the_editor(sit: Sit, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    page = ada.page
    ada.open("/learn?game=magic")
    page.locator(".coach h2").wait_for()
    page.locator(".answers .answer").first.wait_for()
    found = violations(page, "coach")
    magic_lists(ada)
    for name in ("Grizzly Bears", "Forest", "Holy Strength", "Shifting Sky"):
        add(page, "A", name)
    add(page, "B", "Shock", "hand")
    page.locator(".zone-adder input").first.fill("wall")
    closed = page.locator("main details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    found += violations(page, "editor")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_things_have_names_that_tell_their_state_and_the_game_is_told_in_the_live_region(
    sit: Sit, server: Server
) -> None:
    ada = lay(server, BUSY, sit)
    page = ada.page
    bears = page.locator(f".side-mine {tile('Grizzly Bears')} > .hit")
    for part in ("Grizzly Bears", "4/5", "tapped", "+1/+1", "enchanted by Holy Strength"):
        expect(bears).to_have_attribute("aria-label", re.compile(re.escape(part)))
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll(".magic button")]
          .filter((one) => !(one.getAttribute("aria-label") || one.textContent).trim()).length"""
    )
    assert unnamed == 0
    news = page.locator(".unseen[role=status]").last
    click(ada, "cast:Shock")
    assert wait(ada)["ask"] == "target"
    expect(news).to_contain_text("Choose a target for Shock.")
    page.locator(f".side-other {tile('Wind Drake')} > .hit").click()
    expect(news).to_contain_text("Shock deals damage to Wind Drake: 2.")
    expect(news).to_contain_text("Wind Drake is destroyed.")
    expect(news).to_contain_text("Your main phase")
    click(ada, "pass")
    assert wait(ada)["ask"] == "attack"
    expect(news).to_contain_text("Who attacks?")
    page.locator(f".side-mine {tile('Hill Giant')} > .hit").click()
    confirm(ada)
    expect(news).to_contain_text("Hill Giant attacks")


@pytest.mark.deep
@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_twice_the_size_loses_nothing(sit: Sit, server: Server, language: str) -> None:
    """Nothing is lost at 200 % zoom, which leaves 720 px of a window of 1 440 px, and 640 by 400 of a
    small one.
    """
    for width, height in [(720, 450), (640, 400)]:
        ada = lay(server, BUSY, sit, width=width, height=height, locale=language)
        page = ada.page
        wait(ada)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for place in (".hand .card", ".side-mine .row-creatures .tile", ".side-other .head", ".steps-turn"):
            page.locator(place).first.scroll_into_view_if_needed()
            box = page.locator(place).first.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width + 1, place
        button = page.locator('.answer[data-option="pass"]')
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1
        assert ada.complaints == []


@pytest.mark.deep
def test_colours_of_mana_differ_by_shape_and_letter(sit: Sit, server: Server) -> None:
    hand = ["Healing Salve", "Wind Drake", "Raise Dead", "Shock", "Giant Growth"]
    ada = lay(server, {"at": "main1", "A": {"hand": hand}}, sit)
    wait(ada)
    signs = ada.page.evaluate(
        """() => [...document.querySelectorAll(".hand .leaf-head .cost svg:has(.mana-mark)")].map((sign) => [
          [...sign.querySelectorAll(".mana-mark path")].map((path) => path.getAttribute("d")).join(),
          sign.querySelector(".mana-letter").textContent])"""
    )
    assert len({shape for shape, _ in signs}) == 5
    assert sorted(letter for _, letter in signs) == sorted("WUBRG")
