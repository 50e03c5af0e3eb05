"""A newcomer's campaign on the page: made, an auction, a tournament, experience spent, the next session."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Sit
from tests.web.helpers import Person

pytestmark = [pytest.mark.browser, pytest.mark.deep]

SIZES = [(360, 740), (1440, 900)]


def looked_at(page: Page, where: str) -> None:
    """Check that axe finds nothing in either theme and nothing overflows the page, on a phone and on a
    desk.
    """
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page, f"{where}, {width}") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where}, {width}"


def auctioned(server: Server, id: str, token: str) -> None:
    """Play an auction over HTTP: pass where possible, else take the first option, and add all lands
    offered.
    """
    passing = (["no"], ["none"], ["accept"])
    with Person(server.url, id, token) as person:
        while (choice := person.turn()) is not None:
            options = choice["options"]
            first = options[-1] if choice["ask"] == "lands" else options[0]
            taken = next((one for one in options if one in passing and choice["ask"] != "declare"), first)
            assert person.answer(choice["number"], taken)["kind"] == "ack"
            before: Any = person.update
            while person.update is before:
                person.wait("update")


def test_a_newcomer_plays_a_session_and_begins_the_next(sit: Sit, server: Server) -> None:
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open("/")
    page.get_by_role("link", name="Campaigns").click()
    page.locator("[data-magus-name]").fill("Morgana")
    page.get_by_role("radio", name="green").check(force=True)
    page.get_by_role("radiogroup", name="Physical").get_by_role("radio", name="7").check(force=True)
    made = page.locator(".magus-maker .magus-sheet")
    expect(made.get_by_role("heading")).to_have_text("Morgana")
    expect(made.locator("[data-attribute] b")).to_have_text(["7", "5", "3"])
    expect(page.locator("[data-member]")).to_have_count(3)
    page.get_by_role("radio", name="Knockout").check(force=True)
    looked_at(page, "/campaigns")
    page.locator("[data-campaign=create]").click()

    expect(page.locator(".sheets .magus-sheet")).to_have_count(4)
    looked_at(page, "approval")
    campaign = page.evaluate("location.pathname")
    page.locator("[data-campaign=begin]").click()
    page.wait_for_url("**/game/*")
    kept = page.evaluate("JSON.parse(localStorage['grimorio.campaigns'])[0]")
    page.locator(".table-people [data-campaign=back]").wait_for()
    page.locator("[data-zone]").first.wait_for()
    auctioned(server, page.url.rsplit("/", 1)[1], kept["token"])
    page.locator("dialog[open] [data-campaign=back]").click()

    page.locator("[data-phase=tournament]").wait_for()
    looked_at(page, "tournament")
    page.locator(".tournament [data-deck]").click()
    expect(page.locator("dialog[open] .deck-group").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".campaign-game[data-mine=true] [data-game]").click()
    page.locator(".concede").click()
    page.locator("dialog[open] .danger").click()
    page.locator("dialog[open] [data-campaign=back]").click()

    # The bots play the rest by themselves; who went out first shares the third place: three points.
    page.locator(".campaign-history").wait_for()
    assert page.evaluate("location.pathname") == campaign
    expect(page.locator(".past .standings .mine td").last).to_have_text("+3")
    mine = page.locator(".sheets .sheet-mine")
    expect(mine.locator(".sheet-available")).to_have_text("3")
    looked_at(page, "after")
    page.locator("[data-campaign=spend]").click()
    page.locator("[data-buy='power:Determination']").click()
    after = page.locator("dialog[open] .magus-sheet")
    expect(after.locator(".sheet-powers .new strong")).to_have_text("Determination")
    expect(page.locator("[data-buy='power:Act of Fate']")).to_be_disabled()
    assert violations(page, "spending", "dialog[open]") == []
    page.locator("[data-campaign=buy]").click()
    expect(mine.locator(".sheet-powers strong")).to_have_text("Determination")
    expect(mine.locator(".sheet-news")).to_contain_text("Determination (3)")
    expect(mine.locator(".sheet-available")).to_have_text("0")
    page.locator("[data-campaign=begin]").click()
    page.wait_for_url("**/game/*")
    ada.open(campaign)
    page.locator("[data-phase=auction]").wait_for()
    expect(page.locator(".campaign-head")).to_contain_text("Session 2")
    page.locator(".sheet-mine [data-campaign=device]").click()
    link = page.locator("[data-campaign=device-link]").input_value()
    phone = sit(width=360, height=740)
    phone.open(link.removeprefix(server.url))
    phone.page.locator("[data-campaign=move]").click()
    expect(phone.page.locator(".sheets .sheet-mine")).to_contain_text("Morgana")
    page.keyboard.press("Escape")
    expect(page.locator(".sheets .magus-sheet")).to_have_count(4)
    expect(page.locator(".sheets .sheet-mine")).to_have_count(0)
    ada.open("/")
    expect(page.locator(f'a[href="{campaign}"]')).to_be_visible()
    assert [one for one in ada.complaints if "403" not in one] == []  # the seat is on the phone now
