"""The organiser seats a round by hand: by mouse, fingers and keys; phones and the room follow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.fitting import fits
from tests.browser.player import Sit
from tests.browser.test_events import enter

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def seats(page: Page) -> list[str]:
    """The names at the places of the view, by table; the free place is the bye."""
    return [place.inner_text() for place in page.locator("[data-place] > span").all()]


def test_a_round_is_seated_by_drag_tap_and_keys_and_everybody_follows(sit: Sit, server: Server) -> None:
    player = sit(1440, 900)
    organiser, ada, room = player.page, sit(360, 740).page, sit(1440, 900).page
    organiser.goto(f"{server.url}/events")
    organiser.fill("[data-event=name]", "Thursday")
    organiser.click("[data-event=create]")
    enter(ada, organiser.locator(".event-invite input[readonly]").first.input_value(), "Ada")
    organiser.fill("[data-event=names]", "Bea\nCid\nDan\nEva")
    organiser.click("[data-event=add]")
    expect(organiser.locator(".event-players li")).to_have_count(5)
    room.goto(f"{organiser.url}?room")

    # The first round is seated by hand before anybody sees another one.
    organiser.click("[data-seating=open]")
    expect(organiser.locator("[data-place]")).to_have_count(6)
    before = seats(organiser)
    confirm = organiser.locator("[data-seating=confirm]")
    expect(confirm).to_be_disabled()
    organiser.locator("[data-place='0-0']").drag_to(organiser.locator("[data-place='1-1']"))
    expect(organiser.locator("[data-place='0-0'] > span")).to_have_text(before[3])
    organiser.locator("[data-place='0-1']").focus()
    for key in ("Enter", "ArrowDown", "ArrowLeft", "Enter"):
        organiser.keyboard.press(key)
    expect(organiser.locator("[data-place='0-1'] > span")).to_have_text(before[2])
    assert seats(organiser) == [before[3], before[2], before[1], before[0], *before[4:]]
    organiser.locator("[data-place='0-0']").click()
    organiser.click("[data-seating=bye]")
    expect(organiser.locator("[data-place='2-0'] > span")).to_have_text(before[3])
    assert violations(organiser, "seating") == []
    fits(player)
    organiser.set_viewport_size({"width": 1440, "height": 900})
    organiser.fill("[data-seating=reason]", "two cars")
    wanted = seats(organiser)
    confirm.click()
    expect(organiser.locator(".event-tables[data-round='1'] li")).to_have_count(3)
    pairs = organiser.locator(".event-pair b").all_inner_texts()
    assert pairs == wanted[:5]
    place = pairs.index("Ada")
    rival = [*pairs, None][place + (1 if place % 2 == 0 else -1)]
    expect(ada.locator(".event-now")).to_contain_text(rival or "bye")
    expect(room.locator(".room-names")).to_contain_text("Ada")

    # A result keeps its table; a rematch is named before it is done; the others are paired again.
    row = organiser.locator(".event-tables[data-round='1'] li").nth(1)
    organiser.locator(".event-tables[data-round='1'] li").nth(0).locator(".results .button").first.click()
    expect(organiser.locator(".event-tables[data-round='1'] .event-result")).to_have_count(1)
    organiser.click("[data-seating=open]")
    expect(organiser.locator("[data-place='0-0']")).to_be_disabled()
    organiser.click("[data-seating=cancel]")
    row.locator(".results .button").first.click()
    organiser.click("[data-event=pair]")
    expect(organiser.locator(".event-tables[data-round='2'] li")).to_have_count(3)
    organiser.click("[data-seating=open]")
    expect(organiser.locator("[data-place]")).to_have_count(6)
    names = seats(organiser)
    past = [pairs[0], pairs[1]]
    organiser.locator(f"[data-place='{names.index(past[0]) // 2}-{names.index(past[0]) % 2}']").click()
    at = names.index(past[0])
    partner = at + (1 if at % 2 == 0 else -1)
    organiser.keyboard.press("Escape")
    if names[partner] != past[1]:
        for number in (partner, names.index(past[1])):
            organiser.locator(f"[data-place='{number // 2}-{number % 2}']").click()
    met = organiser.locator("[data-break=met]")
    expect(met.first).to_contain_text(past[0])
    organiser.locator(f"[data-place='{at // 2}-{at % 2}']").click()
    organiser.click("[data-seating=forbid]")
    expect(organiser.locator("[data-break=forbidden]")).to_have_count(1)
    organiser.locator(f".seating-rows li:nth-child({at // 2 + 1}) input[type=checkbox]").uncheck()
    organiser.click("[data-seating=rest]")
    expect(organiser.locator("[data-break=forbidden]")).to_have_count(0)
    organiser.fill("[data-seating=reason]", "one family")
    confirm.click()
    expect(organiser.locator("[data-seating=view]")).to_have_count(0)
    expect(organiser.locator("[data-event=seating-undo]")).to_be_visible()
    organiser.click("[data-event=seating-undo]")
    organiser.fill("[data-event=seating-undo-reason]", "no family")
    organiser.click("[data-event=seating-undo-sure]")
    expect(organiser.locator("[data-event=seating-undo]")).to_have_count(0)
    assert player.complaints == []


def test_two_taps_on_a_phone_swap_two_players(sit: Sit, server: Server) -> None:
    player = sit(360, 740)
    page = player.page
    made = server.http.post(
        "/api/events", json={"name": "Thursday", "players": ["Ada", "Bea", "Cid", "Massimiliano Rossi"]}
    ).json()
    page.goto(f"{server.url}/event/{made['id']}#token={made['token']}")
    page.click("[data-event=pair]")
    # Until the round is paired, the button opens a round that the server has yet to propose.
    expect(page.locator(".event-tables[data-round='1'] li")).to_have_count(2)
    page.click("[data-seating=open]")
    expect(page.locator("[data-place]")).to_have_count(4)
    before = seats(page)
    page.locator("[data-place='0-0']").click()
    expect(page.locator("[data-place='0-0']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-place='1-0']").click()
    expect(page.locator("[data-place='0-0'] > span")).to_have_text(before[2])
    fits(player)
    assert violations(page, "seating on a phone") == []
    page.fill("[data-seating=reason]", "as asked")
    page.click("[data-seating=confirm]")
    expect(page.locator("[data-event=seating-undo]")).to_be_visible()
