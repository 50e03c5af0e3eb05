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


def test_a_tournament_with_pods_from_the_form_to_its_second_round(sit: Sit, server: Server) -> None:
    page = sit(1440, 900).page
    page.goto(f"{server.url}/events")
    page.fill("[data-event=name]", "Draft night")
    page.select_option("[data-event=pods]", "4")
    page.select_option("[data-event=pod_rounds]", "2")
    page.select_option("[data-event=rounds]", "3")
    page.click("[data-event=create]")
    page.fill("[data-event=names]", "\n".join(("Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal")))
    page.click("[data-event=add]")
    expect(page.locator(".event-players:not(.paper-ready) li")).to_have_count(8)
    page.click("[data-event=pair]")
    expect(page.locator(".problem").first).to_contain_text("draft")
    page.locator(".paper-lead > summary").click()
    page.fill("[data-paper=size]", "4")
    page.click("[data-paper=open]")
    expect(page.locator(".paper-lead").first).to_contain_text("Ada")
    id = page.url.rsplit("/", 1)[1]
    pods = [set(pod["players"]) for pod in server.http.get(f"/api/events/{id}").json()["draft"]["pods"]]
    assert sorted(map(len, pods)) == [4, 4]
    for number in (1, 2):
        page.click("[data-event=pair]")
        if number == 1:
            page.click("[data-event=pair-sure]")  # the pods have not drafted
        expect(page.locator(".event-head")).to_contain_text(f"{number} of 3")
        tables = page.locator(f".event-tables[data-round='{number}'] li")
        expect(tables).to_have_count(4)
        for row in tables.all():
            names = set(row.locator(".event-pair b").all_inner_texts())
            assert any(names <= pod for pod in pods), f"{names} sit in one pod"
            row.locator(".results .button").first.click()
            expect(row.locator(".event-result")).to_be_visible()


def test_a_refused_deck_a_bot_and_a_penalty(sit: Sit, server: Server) -> None:
    organiser, ada = sit(1440, 900).page, sit(360, 800).page
    organiser.goto(f"{server.url}/events")
    organiser.select_option("[data-event=format]", "eighth-edition")
    organiser.check("[data-event=online]")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").first.input_value()
    enter(ada, link, "Ada")
    organiser.click("[data-event=bot]")
    expect(organiser.locator(".event-players")).to_contain_text("bot")
    organiser.click("[data-event=pair]")
    expect(organiser.locator(".problem").first).to_contain_text("Ada")
    ada.fill("[data-event=deck]", "30 Plains\n5 Shock\n1 Blorb")
    ada.click("[data-event=hand-in]")
    faults = ada.locator(".event-faults li")
    expect(faults).to_contain_text(["line 2: 5 Shock", "line 3: no card is called “Blorb”"])
    assert violations(ada, "a refused deck") == []
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.fill("[data-event=deck]", "56 Plains\n4 Shock")
    ada.click("[data-event=hand-in]")
    expect(faults).to_have_count(0)
    expect(organiser.locator(".event-players .badge-alarm")).to_have_count(0)
    organiser.click("[data-event=pair]")
    expect(ada.locator("[data-event=play]")).to_be_visible()
    organiser.locator("summary", has_text="Give a penalty").click()
    organiser.select_option("[data-penalty=player]", "Ada")
    organiser.select_option("[data-penalty=kind]", "match loss")
    organiser.fill("[data-penalty=reason]", "her deck was another one")
    organiser.click("[data-penalty=give]")
    result = organiser.locator(".event-tables li .event-result").first
    expect(result).to_be_visible()
    assert sorted(result.inner_text().split("–")) == ["0", "2"]
    organiser.locator(".event-log summary").click()
    expect(organiser.locator(".event-log li").first).to_contain_text(
        "Ada, Match loss (her deck was another one)"
    )
    expect(ada.locator(".event-now")).to_contain_text("You came 2 of 2")


def test_sheets_and_the_season_are_accessible_in_both_themes(sit: Sit, server: Server) -> None:
    page = sit(1440, 900).page
    page.goto(f"{server.url}/events")
    page.click("[data-event=create]")
    page.fill("[data-event=names]", "Ada\nBea\nCid")
    page.click("[data-event=add]")
    page.click("[data-event=pair]")
    page.locator(".event-tables li").first.locator(".results .button").first.click()
    expect(page.locator(".event-result")).to_be_visible()
    address = page.url
    for kind in ("tables", "names", "standings"):
        page.goto(f"{address}?print={kind}")
        page.locator(f".sheet-{kind}").wait_for()
        assert violations(page, kind) == []
        page.emulate_media(media="print")
        page.set_viewport_size({"width": 703, "height": 1032})  # A4 within its margins
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
        expect(page.locator(".print-choice")).to_be_hidden()
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server.url}/season")
    page.locator("button[data-season=show]").click()
    page.locator("[aria-expanded]").first.click()
    expect(page.locator(".opponents")).to_be_visible()
    assert violations(page, "season") == []
