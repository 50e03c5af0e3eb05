"""A club's evening on the page: an organiser, two phones and a screen for the room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Sit

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def enter(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("input[name=name]", name)
    page.click("[data-event=join]")
    expect(page.locator(".event-now")).to_contain_text(name)


def report(page: Page, games: str) -> None:
    page.locator(".results .button", has_text=re.compile(f"^{games}$")).click()


def test_a_swiss_of_four_with_two_phones_and_a_corrected_result(sit: Sit, server: Server) -> None:
    organiser, ada, bea, room = (sit(width, 800).page for width in (1440, 360, 360, 1440))
    organiser.goto(f"{server.url}/events")
    organiser.fill("[data-event=name]", "Thursday")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").input_value()
    enter(ada, link, "Ada")
    enter(bea, link, "Bea")
    expect(organiser.locator(".event-players")).to_contain_text("Bea")
    organiser.fill("[data-event=names]", "Cid\nDan")
    organiser.click("[data-event=add]")
    expect(organiser.locator(".event-players li")).to_have_count(4)
    assert violations(organiser, "before") == []
    organiser.click("[data-event=pair]")
    tables = organiser.locator(".event-tables li")
    expect(tables).to_have_count(2)
    expect(ada.locator(".event-table")).to_be_visible()

    pairs = [row.locator(".event-pair").inner_text() for row in tables.all()]
    together = any("Ada" in pair and "Bea" in pair for pair in pairs)
    report(ada, "2–1")
    expect(ada.locator(".chosen")).to_have_text("2–1")
    if together:
        bea.locator("[data-event=confirm]").click()
        expect(
            tables.first.locator(".event-result").or_(tables.last.locator(".event-result"))
        ).to_be_visible()
    for row in tables.all():
        if row.locator(".results").count():
            row.locator(".results .button").first.click()
            expect(row.locator(".event-result")).to_be_visible()
    row = tables.first
    row.locator("> .link").click()
    row.locator(".results .button").last.click()
    expect(row.locator(".event-result")).to_have_text("0–2")

    organiser.click("[data-event=pair]")
    expect(organiser.locator(".event-head")).to_contain_text("2 of 3")
    expect(ada.locator(".event-head")).to_contain_text("2 of 3")
    assert violations(ada, "a phone") == []
    heading = organiser.get_by_role("heading", name="Round 1", exact=True)
    past = organiser.locator("details", has=heading)
    past.locator("summary").click()
    expect(past.locator(".event-result")).to_have_count(2)
    room.goto(f"{organiser.url}?room")
    expect(room.locator(".room-names li")).to_have_count(4)
    assert violations(room, "the room") == []
