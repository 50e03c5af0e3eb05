"""A tournament of a club in two browsers and on two phones: the players play their matches on the page."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player, Sit
from tests.browser.test_events import enter

pytestmark = [pytest.mark.browser, pytest.mark.deep]

LOOKS = os.environ.get("GRIMORIO_EVENING")
"""The folder for pictures of the pages; None to take none."""


def seen(page: Page, name: str) -> None:
    """Check that a page is accessible and does not scroll sideways; take a picture if `LOOKS` is set."""
    if LOOKS:
        page.screenshot(path=Path(LOOKS) / f"{name}.png", full_page=True)
    assert violations(page, name) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


def opened(page: Page) -> None:
    """Open the player's match with one click."""
    page.locator("[data-event=play]").click()
    page.locator(".table-page").wait_for()


def given_up(page: Page) -> None:
    """Give up the game that is being played."""
    page.locator(".concede").click()
    page.locator("dialog .danger").first.click()
    page.locator(".table-page[data-over=true]").wait_for()


def test_a_swiss_of_four_whose_results_enter_themselves(sit: Sit, server: Server) -> None:
    organiser, room = (sit(1440, 900).page for _ in range(2))
    people: dict[str, Player] = {
        name: sit(width, 800) for name, width in (("Ada", 1440), ("Bea", 1440), ("Cid", 360), ("Dan", 360))
    }
    organiser.goto(f"{server.url}/events")
    organiser.fill("[data-event=name]", "Thursday")
    organiser.select_option("[data-event=game]", "magecraft")
    organiser.select_option("[data-event=best_of]", "1")
    organiser.check("[data-event=online]")
    seen(organiser, "making")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").first.input_value()
    for name, player in people.items():
        enter(player.page, link, name)
    expect(organiser.locator(".event-players li")).to_have_count(4)
    organiser.click("[data-event=pair]")
    tables = organiser.locator(".event-tables li")
    expect(tables.first.locator(".badge")).to_be_visible()
    seen(organiser, "paired")
    pairs = [row.locator(".event-pair b").all_inner_texts() for row in tables.all()]
    room.goto(f"{organiser.url}?room")
    expect(room.locator(".room-names li")).to_have_count(4)

    (first, second), (third, fourth) = pairs
    organiser.click("[data-clock=start]")
    organiser.fill("[data-event=say]", "Pizza at eight")
    organiser.locator(".event-say button").first.click()
    for page in (people["Cid"].page, room):
        expect(page.locator(".event-clock")).to_contain_text(re.compile(r"49:\d\d"))
        expect(page.locator(".event-message")).to_have_text("Pizza at eight")
    seen(people["Cid"].page, "phone before the match")
    opened(people[first].page)
    expect(people[second].page.locator(".event-play")).to_contain_text(f"{first} is at the table")
    expect(tables.first.locator(".badge")).to_contain_text(second)
    expect(room.locator(".event-score")).to_have_count(2)
    seen(organiser, "one is there")
    seen(room, "room")
    opened(people[second].page)
    given_up(people[first].page)
    expect(tables.first.locator(".event-result")).to_have_text("0–1")
    people[first].page.locator("dialog [data-event=back]").click()
    expect(people[first].page.locator(".event-now")).to_contain_text("Your result: 0–1")

    for name in (third, fourth):
        opened(people[name].page)
    given_up(people[fourth].page)
    expect(tables.nth(1).locator(".event-result")).to_have_text("1–0")

    tables.first.locator("> .link").click()
    tables.first.locator(".results .button").first.click()
    expect(organiser.locator("[data-event=pair]")).to_be_focused()
    expect(tables.first.locator(".event-result")).to_have_text("1–0")
    expect(organiser.locator(".event-standings tbody tr").first).to_contain_text("3")
    expect(tables.first.get_by_role("link", name="Game 1")).to_be_visible()
    organiser.locator(".event-standings tbody .link").first.click()
    expect(organiser.locator(".opponents")).to_contain_text("% of matches")
    seen(organiser, "corrected")
    organiser.set_viewport_size({"width": 360, "height": 800})
    seen(organiser, "corrected on a phone")
    organiser.set_viewport_size({"width": 1440, "height": 900})
    tables.first.get_by_role("link", name="Game 1").click()
    organiser.wait_for_url("**/replay/*")
    organiser.go_back()
    organiser.click("[data-event=pair]")
    expect(organiser.locator(".event-head")).to_contain_text("2 of 3")
    people[first].page.locator("[data-event=play]").wait_for()
    seen(people["Dan"].page if first != "Dan" else people["Cid"].page, "second round")
    assert all(not player.complaints for player in people.values())


def test_a_league_is_played_by_one_click_each(sit: Sit, server: Server) -> None:
    organiser, ada, bea = sit(1440, 900).page, sit(1440), sit(360, 740)
    organiser.goto(f"{server.url}/events")
    organiser.select_option("[data-event=game]", "magecraft")
    organiser.select_option("[data-event=structure]", "league")
    organiser.select_option("[data-event=limit]", "2")
    organiser.select_option("[data-event=best_of]", "1")
    organiser.check("[data-event=online]")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").first.input_value()
    enter(ada.page, link, "Ada")
    enter(bea.page, link, "Bea")
    organiser.click("[data-event=bot]")
    expect(organiser.locator(".event-players li")).to_have_count(3)
    ada.page.click("[data-league=find]")
    expect(ada.page.locator(".event-now")).to_contain_text("You are looking for a match")
    bea.page.click("[data-league=accept]")
    bea.page.locator(".table-page").wait_for()
    ada.page.click("[data-league=play]")
    ada.page.locator(".table-page").wait_for()
    given_up(ada.page)
    ada.page.locator("dialog [data-event=back]").click()
    expect(ada.page.locator(".event-standings tbody tr").first).to_contain_text("Bea")
    expect(ada.page.locator(".event-free li")).to_contain_text("0–1")
    seen(ada.page, "league")
    seen(organiser, "league of the organiser")
    organiser.get_by_role("button", name="Correct: Ada – Bea").click()
    organiser.locator(".event-free .results .button").first.click()
    expect(organiser.locator(".event-free li .event-result")).to_contain_text("1–0")
    expect(organiser.locator(".event-standings tbody tr").first).to_contain_text("Ada")
    expect(organiser.get_by_role("link", name="Game 1")).to_be_visible()
    ada.page.click("[data-league=bot]")
    ada.page.locator(".table-page").wait_for()
    assert not ada.complaints and not bea.complaints


def test_extra_time_reaches_the_players_the_room_and_the_table(sit: Sit, server: Server) -> None:
    organiser, room, ada, bea = (sit(width, 800).page for width in (1440, 1440, 1440, 360))
    organiser.goto(f"{server.url}/events")
    organiser.check("[data-event=online]")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").first.input_value()
    enter(ada, link, "Ada")
    enter(bea, link, "Bea")
    expect(organiser.locator(".event-players li")).to_have_count(2)
    organiser.click("[data-event=pair]")
    organiser.click("[data-clock=start]")
    opened(ada)
    expect(ada.locator(".match-score [role=timer]")).to_have_text(re.compile(r"49:\d\d"))
    organiser.click("[data-event=extra]")
    organiser.click("[data-extra='10']")
    room.goto(f"{organiser.url}?room")
    for page in (organiser, room, bea):
        expect(page.locator(".event-extra").first).to_have_text("+10 min")
    expect(ada.locator(".match-score [role=timer]")).to_have_text(re.compile(r"59:\d\d"))
    expect(bea.locator(".event-clock")).to_contain_text(re.compile(r"59:\d\d"))
    organiser.locator(".event-log summary").click()
    expect(organiser.locator(".event-log li").first).to_contain_text("+10 min")
    seen(organiser, "extra time")
