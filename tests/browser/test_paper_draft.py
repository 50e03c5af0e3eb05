"""A draft with printed cards on the page: an organiser, two phones and the screen in the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Sit
from tests.browser.test_events import enter

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def make(organiser: Page, server: Server) -> str:
    """Make a tournament on the page, and return the link by which people join."""
    organiser.goto(f"{server.url}/events")
    organiser.fill("[data-event=name]", "Thursday")
    organiser.click("[data-event=create]")
    return organiser.locator(".event-invite input[readonly]").input_value()


def tap(phone: Page, card: str, times: int) -> None:
    phone.fill("[data-paper=search]", card)
    for _ in range(times):
        phone.get_by_role("button", name=f"One more: {card}", exact=True).click()


def test_a_draft_from_the_seats_to_the_decks(sit: Sit, server: Server) -> None:
    organiser, ada, bea, room = (
        sit(*size).page for size in ((1440, 900), (360, 740), (360, 740), (1440, 900))
    )
    link = make(organiser, server)
    enter(ada, link, "Ada")
    enter(bea, link, "Bea")
    expect(organiser.locator(".event-players").first).to_contain_text("Bea")
    organiser.locator(".paper-lead > summary").click()
    organiser.select_option("[data-paper=times]", "slow")
    organiser.click("[data-paper=open]")
    expect(ada.locator(".paper")).to_contain_text("seat")
    expect(ada.locator("[data-paper=left]")).to_have_text("Bea")
    expect(bea.locator("[data-paper=right]")).to_have_text("Ada")
    room.goto(f"{organiser.url}?room")

    organiser.click("[data-countdown=start]")
    for page in (ada, bea):
        expect(page.locator(".paper h2")).to_contain_text("Open booster 1 (8ED)")
    expect(room.locator(".paper-step")).to_contain_text("Open booster 1 (8ED)")
    organiser.click("[data-countdown=next]")
    expect(ada.locator(".paper h2")).to_contain_text("one of 14 cards")
    expect(ada.locator(".paper-pass")).to_contain_text("to the left: Bea")
    organiser.click("[data-countdown=pause]")
    for page in (ada, room):
        expect(page.locator(".paper-timer.paused")).to_be_visible()
    organiser.click("[data-countdown=on]")
    expect(ada.locator(".paper-timer.runs")).to_be_visible()
    for page, what in ((ada, "phone"), (organiser, "organiser"), (room, "room")):
        assert violations(page, what) == []

    organiser.click("[data-countdown=pause]")
    led = organiser.locator(".paper-lead .paper-step")
    for step in range(2, 48):
        before = led.inner_text()
        organiser.click("[data-countdown=next]")
        expect(led).not_to_have_text(before)
        if step == 16:
            expect(ada.locator(".paper h2")).to_contain_text("Open booster 2")
            expect(room.locator(".paper-way.right")).to_be_visible()
    expect(ada.locator("[data-sheet=pool]")).to_be_visible()

    tap(ada, "Shock", 3)
    ada.click("[data-paper=undo]")
    expect(ada.locator("[data-paper=count]")).to_have_text("2 of 45")
    expect(ada.locator("[data-paper=kept]")).to_have_text("saved")
    ada.reload()
    expect(ada.locator("[data-paper=count]")).to_have_text("2 of 45")
    assert violations(ada, "the cards") == []
    ada.locator(".paper-typed summary").click()
    ada.fill("[data-paper=typed]", "20 Grizzly Bears\n3 blorb\n20 Raging Goblin")
    ada.click("[data-paper=add]")
    expect(ada.locator("[data-paper=count]")).to_have_text("45 of 45")
    ada.click("[data-paper=done]")
    expect(ada.locator("[data-sheet=deck]")).to_be_visible()
    expect(organiser.locator(".paper-ready")).to_contain_text("45 cards registered")
    expect(organiser.locator(".paper-ready")).to_contain_text("in none of the sets: blorb")

    ada.click("[data-sheet=deck] [data-paper=done]")
    expect(ada.locator("[data-sheet=deck] [role=alert]")).to_contain_text("at least 40 are needed")
    assert violations(ada, "the deck") == []
    for card, count in (("Mountain", 17), ("Raging Goblin", 20), ("Shock", 2), ("Grizzly Bears", 1)):
        for _ in range(count):
            ada.get_by_role("button", name=f"One more: {card}", exact=True).click()
    ada.click("[data-sheet=deck] [data-paper=done]")
    expect(organiser.locator(".paper-ready")).to_contain_text("deck handed in")
    organiser.locator(".paper-ready button", has_text="deck").first.click()
    expect(organiser.locator("dialog[open]")).to_contain_text("17 Mountain")
    expect(organiser.locator("dialog[open]")).to_contain_text("3 blorb")


def test_a_rochester_draft_is_tapped_on_by_the_players(sit: Sit, server: Server) -> None:
    organiser, ada, bea = (sit(*size).page for size in ((1440, 900), (360, 740), (360, 740)))
    link = make(organiser, server)
    enter(ada, link, "Ada")
    enter(bea, link, "Bea")
    organiser.locator(".paper-lead > summary").click()
    organiser.select_option("[data-paper=way]", "rochester")
    organiser.click("[data-paper=open]")
    organiser.click("[data-countdown=start]")
    first = ada if "1 Ada" in organiser.locator(".paper-ring").inner_text().replace("\n", " ") else bea
    other = bea if first is ada else ada
    expect(first.locator(".paper h2")).to_contain_text("Open your booster 1")
    for left, mover in ((15, first), (14, first), (13, other), (12, other), (11, first)):
        mover.click("[data-paper=taken]")
        expect(organiser.locator(".paper-lead .paper-step")).to_contain_text(f"one of {left} cards")
    expect(first.locator(".paper h2")).to_contain_text("Your turn: take one of 11 cards")
    expect(other.locator("[data-paper=taken]")).to_have_count(0)


def test_sealed_cards_of_a_set_that_is_not_known_are_written_as_text(sit: Sit, server: Server) -> None:
    organiser, ada = (sit(*size).page for size in ((1440, 900), (360, 740)))
    link = make(organiser, server)
    enter(ada, link, "Ada")
    organiser.fill("[data-event=names]", "Bea")
    organiser.click("[data-event=add]")
    organiser.locator(".paper-lead > summary").click()
    organiser.select_option("[data-paper=way]", "sealed")
    for number in (1, 2, 3):
        organiser.select_option(f"[data-paper=set-{number}]", "")
    organiser.check("[data-paper=pack]")
    organiser.click("[data-paper=open]")
    sheet = ada.locator("[data-sheet=pool]")
    expect(sheet).to_contain_text("0 of 105")
    expect(sheet).to_contain_text("rarities are not checked")
    ada.fill("[data-paper=typed]", "3 Blorb\nnonsense with many words\n0 Shock")
    ada.click("[data-paper=add]")
    expect(sheet.locator("[role=alert]")).to_be_visible()
    expect(ada.locator("[data-paper=typed]")).to_have_value("0 Shock")
    expect(sheet).to_contain_text("not known here")
    assert violations(ada, "typed cards") == []
    ada.click("[data-paper=done]")
    expect(ada.locator("[data-sheet=deck]")).to_contain_text("only their number can be checked")
    expect(organiser.locator(".paper-ready")).to_contain_text("4 cards; 105 were opened")
    organiser.get_by_role("button", name="Let them correct the cards: Ada").click()
    organiser.get_by_role("button", name="Open the cards again").click()
    expect(sheet).to_contain_text("4 of 105")
