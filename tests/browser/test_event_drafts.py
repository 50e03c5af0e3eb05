"""A Swiss of four with an online draft before it: the organiser and the room in two browsers, two players at
desks and two on phones, from the first click to a corrected result.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.player import Player, Sit
from tests.browser.test_event_online import given_up, opened, seen
from tests.browser.test_events import enter

pytestmark = [pytest.mark.browser, pytest.mark.deep]

NAMES = ("Grizzly Bears", "Shock", "Raging Goblin", "Wind Drake", "Hill Giant", "Pacifism")
SMALL = {
    "code": "SMALL",
    "cards": [{"name": name, "rarity": "common"} for name in NAMES],
    "booster": [["common", 3]],
}
PICKS = 9
"""How many cards each player takes: three boosters of three."""


def taken(player: Player) -> None:
    """Take the first card of the pack, as soon as one may; a pack's last card is taken by itself."""
    page = player.page
    page.locator("[data-ask=pick], [data-ask=ready]").first.wait_for()
    if page.locator("[data-ask=ready]").count():
        return
    page.locator(".draft-slot .card").first.click()
    page.locator(".confirm .primary:enabled").click()


def row(page: Page, name: str) -> Locator:
    """The row of a player among the seats of the organiser's page."""
    return page.locator(".pod-seats li", has=page.locator(f"span:text-matches('· {name}$')"))


def test_a_swiss_of_four_after_an_online_draft(sit: Sit, server: Server) -> None:
    organiser, room = (sit(1440, 900).page for _ in range(2))
    people = {
        name: sit(width, 844, fresh=True)
        for name, width in (("Ada", 1440), ("Bea", 1440), ("Cid", 390), ("Dan", 390))
    }
    organiser.goto(f"{server.url}/events")
    organiser.fill("[data-event=name]", "Draft night")
    organiser.select_option("[data-event=best_of]", "1")
    organiser.select_option("[data-event=pods]", "4")
    organiser.check("[data-event=online]")
    organiser.click("[data-event=create]")
    link = organiser.locator(".event-invite input[readonly]").first.input_value()
    for name, player in people.items():
        enter(player.page, link, name)
    room.goto(f"{organiser.url}?room")
    expect(organiser.locator(".event-players li")).to_have_count(4)
    seen(organiser, "before the draft")
    organiser.select_option("[data-pods=set-1]", "")
    file = {"name": "small.json", "mimeType": "application/json", "buffer": json.dumps(SMALL).encode()}
    organiser.set_input_files("[data-pods=file]", files=[file])  # type: ignore[list-item]
    organiser.select_option("[data-pods=seconds]", "0")
    organiser.click("[data-pods=begin]")
    expect(organiser.locator(".pod-seats li")).to_have_count(4)
    expect(organiser.locator(".pod-seats .badge-alarm")).to_have_count(4)
    seats = [
        text.split(" · ")[1]
        for text in organiser.locator(".pod-seats li > span:first-child").all_inner_texts()
    ]
    expect(people["Cid"].page.locator(".pod-mine h2")).to_have_text("Your draft has begun")
    seen(people["Cid"].page, "phone when the draft begins")
    seen(people["Ada"].page, "player when the draft begins")
    seen(organiser, "draft of the organiser")
    expect(room.locator(".pod-seats li")).to_have_count(4)
    seen(room, "draft in the room")
    for player in people.values():
        player.page.click("[data-pods=go]")
        player.page.locator(".draft-in").wait_for()
    expect(organiser.locator(".pod-seats .badge-alarm")).to_have_count(0)
    organiser.get_by_role("button", name="Let a bot draft: Dan").click()
    organiser.locator(".pod-seats .danger").click()
    expect(row(organiser, "Dan")).to_contain_text("a bot drafts")
    for name in ("Ada", "Bea", "Cid"):
        taken(people[name])
    organiser.get_by_role("button", name="Give the seat back: Dan").click()
    expect(row(organiser, "Dan")).not_to_contain_text("a bot drafts")
    assert not [player.complaints for name, player in people.items() if name != "Dan" and player.complaints]
    server.kill()
    server.start()
    people["Dan"].page.goto(organiser.url)
    people["Dan"].page.click("[data-pods=go]")
    seen(people["Cid"].page, "phone at the table")
    for number in range(PICKS):
        for player in people.values():
            taken(player)
            if not number:
                player.complaints.clear()  # The browser says itself that it could not connect.
    for name, player in people.items():
        page = player.page
        page.locator("[data-draft=build]").click()
        if page.viewport_size and page.viewport_size["width"] < 500:
            page.locator(".builder-tabs button").nth(1).click()
        page.locator("[data-builder=build]").click()
        expect(page.locator(".drafted")).to_have_attribute("data-kept", "40")
        if name == "Ada":
            expect(row(organiser, "Ada")).to_contain_text("deck kept")
            seen(organiser, "decks are built")
            seen(page, "building")
            organiser.click("[data-event=pair]")
            expect(organiser.locator("[data-event=pair-sure]")).to_contain_text(
                "4 players have no cards or no deck"
            )
            organiser.locator(".event-now .row .link").first.click()
        page.locator("[data-deck=hand-in]:enabled").click()
    expect(people["Dan"].page.locator(".drafted")).to_have_attribute("data-phase", "over")
    for player in people.values():
        player.page.locator(".drafted [data-event=back]").click()
        expect(player.page.locator(".pod-mine h2")).to_have_text(
            "Your deck is in. The first round comes soon."
        )
    seen(people["Cid"].page, "phone with a deck")
    expect(organiser.locator(".paper-table")).to_have_attribute("data-phase", "over")
    expect(organiser.locator(".pod-seats .badge-alarm")).to_have_count(0)
    organiser.locator(".event-players").last.get_by_role("button", name="Deck of Ada").click()
    expect(organiser.locator("dialog textarea")).not_to_be_empty()
    organiser.keyboard.press("Escape")
    organiser.click("[data-event=pair]")
    tables = organiser.locator(".event-tables li")
    expect(tables).to_have_count(2)
    pairs = [row.locator(".event-pair b").all_inner_texts() for row in tables.all()]
    assert sorted(name for pair in pairs for name in pair) == sorted(seats)
    for at, (first, second) in enumerate(pairs):
        for name in (first, second):
            opened(people[name].page)
        given_up(people[first].page)
        expect(tables.nth(at).locator(".event-result")).to_have_text("0–1")
    tables.first.locator("> .link").click()
    tables.first.locator(".results .button").first.click()
    expect(tables.first.locator(".event-result")).to_have_text("1–0")
    (first, _), (_, fourth) = pairs
    expect(organiser.locator(".event-standings tbody tr").first).to_contain_text("3")
    winners = organiser.locator(".event-standings tbody tr").all_inner_texts()[:2]
    assert {first, fourth} == {name for name in people for row in winners if name in row}
    seen(organiser, "corrected after the draft")
    assert not [player.complaints for name, player in people.items() if name != "Dan" and player.complaints]
