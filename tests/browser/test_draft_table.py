"""A draft at its table in a browser: cards are marked and taken with mouse and keys, and all picks are
shown at the end.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made, seated
from tests.browser.player import Player, Sit
from tests.web.helpers import Person

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "bot": "random"}
OUT = """() => [...document.querySelectorAll("html, .table-main, .draft-in, .draft-pack, .draft-pool")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def laid(page: Page, where: str) -> list[str]:
    """Return the accessibility faults that axe-core finds, and the elements that stick out of the page."""
    return [*violations(page, where), *(f"{where}, {one}" for one in page.evaluate(OUT))]


def took(ada: Player, count: int) -> None:
    """Wait until the player has this many cards."""
    expect(ada.page.locator("[data-seat='0'] .draft-mark b")).to_have_text(str(count))


def pick_all(server: Server, game: dict[str, Any]) -> None:
    """As the seat that made the game, choose the first card of every pack until all cards are taken."""
    answered = 0

    def asked(update: dict[str, Any]) -> bool:
        return bool(update["view"]["choice"] and update["view"]["choice"]["number"] > answered)

    with Person(server.url, game["id"], game["token"]) as ada:
        while (choice := ada.until(asked)["view"]["choice"])["ask"] == "pick":
            answered = choice["number"]
            ada.answer(answered, choice["options"][0])


@pytest.mark.deep
def test_a_card_is_marked_and_then_taken_by_keys_and_by_clicks(sit: Sit, server: Server) -> None:
    game = made(server, "draft", [PERSON, BOT, BOT, BOT], seed=4)
    ada = seated(sit(width=1280, height=900), game)
    page = ada.page
    page.locator("[data-ask=pick]").wait_for()
    expect(page.locator(".draft-slot")).to_have_count(15)
    confirm = page.locator(".confirm .primary")
    expect(confirm).to_be_disabled()
    page.keyboard.press("3")
    expect(page.locator(".draft-slot .card-chosen")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    chosen = page.locator(".draft-slot .card-chosen").get_attribute("data-look")
    assert chosen == page.locator(".draft-slot .card").nth(3).get_attribute("data-look")
    ada.press("Enter")
    took(ada, 1)
    page.locator(f'.draft-pool [data-look="{chosen}"]').wait_for()
    page.locator("[data-ask=pick]").wait_for()
    expect(page.locator(".draft-slot")).to_have_count(14)
    expect(page.locator(".card-chosen")).to_have_count(0)
    page.locator(".draft-slot .hit").first.click()
    ada.pick(confirm)
    took(ada, 2)
    page.locator("[data-ask=pick]").wait_for()
    page.locator(".draft-slot .hit").nth(1).click()
    ada.pick(page.locator(".draft-slot .hit").nth(1))
    took(ada, 3)
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("kind", "locale"), [("booster", "it"), ("rochester", "fr")])
def test_a_whole_draft_ends_with_every_pick_shown(sit: Sit, server: Server, kind: str, locale: str) -> None:
    game = made(server, "draft", [PERSON, BOT, BOT], seed=4, options={"kind": kind})
    ada = seated(sit(width=360, height=740, locale=locale), game)
    page = ada.page
    page.locator("[data-ask=pick]").wait_for()
    found = laid(page, "pack")
    page.locator("[role=tab]").nth(1).click()
    page.locator(".draft-pool").wait_for()
    found += laid(page, "pool")
    pick_all(server, game)
    page.locator("[data-ask=ready]").wait_for()
    found += laid(page, "building")
    ada.pick(page.locator(".answers .answer"))
    page.locator("[data-phase=over] .draft-course").wait_for()
    expect(page.locator(".draft-slot")).to_have_count(15)
    found += laid(page, "over")
    page.locator("[data-draft=seat]").select_option("2")
    page.locator(".draft-steps button").nth(1).click()
    expect(page.locator(".draft-slot .card-chosen")).to_have_count(1)
    assert page.locator(".draft-steps option").count() == 45
    assert found == []
    assert ada.complaints == []


@pytest.mark.deep
def test_a_sealed_deck_is_built_from_what_was_opened(sit: Sit, server: Server) -> None:
    game = made(server, "draft", [PERSON, BOT], seed=4, options={"kind": "sealed"})
    ada = seated(sit(width=768, height=1024), game)
    page = ada.page
    page.locator("[data-ask=ready]").wait_for()
    assert laid(page, "sealed") == []
    expect(page.locator(".draft-pool h3 .quiet")).to_have_text("105")
    page.locator("[data-draft=build]").click()
    page.wait_for_url("**/deck?game=magic**")
    assert ada.complaints == []
