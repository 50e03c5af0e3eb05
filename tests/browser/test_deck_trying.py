"""Decks are checked for formats and tried by simulation; a list of one's own is drafted."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.player import Player, Sit
from tests.browser.test_events import enter

pytestmark = [pytest.mark.browser, pytest.mark.deep]
LEGAL = "20 Mountain\n4 Shock\n4 Raging Goblin\n4 Volcanic Hammer\n4 Lava Axe\n4 Boil\n20 Forest"


DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector("h2").dispatchEvent(event);
  if (!event.defaultPrevented) throw new Error("the browser opens it");
}"""
"""JavaScript that drops a file on the page."""


def opened(sit: Sit, text: str, query: str = "", width: int = 1440) -> Player:
    ada = sit(width=width, height=900, fresh=True)
    ada.open(f"/deck?game=magic{query}")
    ada.page.locator("[data-deck=list]").fill(text)
    return ada


def test_a_deck_is_checked_for_a_format_of_a_file_that_is_kept(sit: Sit, server: Server) -> None:
    ada = opened(sit, LEGAL)
    page = ada.page
    page.locator("[data-deck=format]").select_option("named:onslaught-block")
    expect(page.locator(".deck-wrong li").first).to_contain_text("is in none of the format’s sets")
    page.locator("[data-builder=search]").fill("shock")
    expect(page.locator('[data-part=catalogue] [data-look="Shock"]')).to_be_visible()
    page.locator("[data-builder=search]").fill("boil")
    expect(page.locator('[data-part=catalogue] [data-look="Boil"]')).to_have_count(0)
    page.locator("[data-builder=legal]").uncheck()
    expect(page.locator('[data-part=catalogue] [data-look="Boil"]')).to_be_visible()
    ours = {"name": "ours", "game": "magic", "build": "constructed", "banned": ["Shock"]}
    file = {"name": "ours.json", "mimeType": "application/json", "buffer": json.dumps(ours).encode()}
    page.locator(".deck-format input[type=file]").set_input_files(file)
    expect(page.locator("[data-deck=format]")).to_have_value("named:own:ours")
    expect(page.locator(".deck-wrong li")).to_have_text(["Line 2: Shock is banned."])
    page.locator(".deck-wrong .link").click()
    assert page.evaluate("getSelection().toString()") == "4 Shock"
    assert violations(page, "format") == []
    page.reload()
    expect(page.locator(".deck-wrong li")).to_have_text(["Line 2: Shock is banned."])
    broken = {"name": "x.json", "mimeType": "application/json", "buffer": b"4 Shock"}
    page.locator(".deck-format input[type=file]").set_input_files(broken)
    expect(page.locator(".deck-head .problem")).to_contain_text("x.json")
    page.locator("[data-deck=drop-format]").click()
    expect(page.locator("[data-deck=format]")).to_have_value("constructed")
    assert ada.complaints == []


def test_a_deck_is_tried_against_its_kept_version(sit: Sit) -> None:
    ada = opened(sit, LEGAL.replace("20 Forest", ""))
    page = ada.page
    page.locator("[data-deck=format]").select_option("constructed")
    expect(page.locator("[data-trial=illegal]")).to_be_visible()
    page.locator("[data-deck=list]").fill(LEGAL)
    expect(page.locator(".deck-good")).to_be_visible()
    page.locator("[name=deck-name]").fill("Red")
    page.locator("[data-deck=keep]").click()
    page.locator("[data-builder=search]").fill("goblin king")
    page.locator("[data-part=catalogue] .card-line").first.click()
    expect(page.locator("[data-trial=against] option")).to_have_count(2)
    page.locator("[data-trial=games]").select_option("40")
    page.locator("[data-trial=start]").click()
    expect(page.locator(".trial-row .trial-bar")).to_have_count(1, timeout=60_000)
    assert violations(page, "trial") == []
    page.locator("[data-trial=stop]").click()
    expect(page.locator("[data-trial=start]")).to_be_enabled()
    expect(page.locator(".trial-verdict")).to_contain_text("half of its games")
    assert ada.complaints == []


def test_a_list_of_ones_own_is_drafted(sit: Sit) -> None:
    ada = sit(width=1280, height=900, fresh=True)
    ada.open("/?game=draft")
    page = ada.page
    page.locator(".game-card").last.click()
    page.locator(".draft-of > summary").click()
    few = {"name": "few.txt", "mimeType": "text/plain", "buffer": b"9 Shock"}
    page.locator(".draft-of input[type=file]").set_input_files(few)
    expect(page.locator(".draft-of [role=status]")).to_contain_text("360")
    lines = "\n".join(f"95 {name}" for name in ("Shock", "Boil", "Raging Goblin", "Grizzly Bears"))
    ours = {"name": "Ours.txt", "mimeType": "text/plain", "buffer": lines.encode()}
    page.locator(".draft-of input[type=file]").set_input_files(ours)
    expect(page.locator("[data-draft=of]")).to_have_value("own:Ours")
    expect(page.locator(".draft-of [role=status]")).to_contain_text("380")
    assert violations(page, "draft of a list") == []
    page.locator("[data-start=bot]").click()
    page.locator("[data-ask=pick]").wait_for()
    names = set(page.locator("[data-look]").evaluate_all("all => all.map((one) => one.dataset.look)"))
    assert names <= {"Shock", "Boil", "Raging Goblin", "Grizzly Bears"} and names
    assert ada.complaints == []


def test_decks_of_a_tournament_are_refused_handed_in_and_locked(sit: Sit, server: Server) -> None:
    organiser, ada = (sit(width=width, height=900, fresh=True) for width in (1440, 390))
    wanted = {"name": "Cup", "game": "magic", "format": "eighth-edition", "online": True, "best_of": 1}
    made = server.http.post("/api/events", json={**wanted, "players": []}).json()
    organiser.page.goto(f"{server.url}/event/{made['id']}#token={made['token']}")
    link = organiser.page.locator(".event-invite input[readonly]").first.input_value()
    enter(ada.page, link, "Ada")
    wrong = "40 Mountain\n16 Forest\n4 Fact or Fiction"
    ada.page.locator("[data-event=deck]").fill(wrong)
    ada.page.locator("[data-event=hand-in]").click()
    expect(ada.page.locator(".event-faults li")).to_have_text(
        ["line 3: Fact or Fiction is in none of the format’s sets. [MTG8-6.CON-2]"]
    )
    ada.page.locator(".event-deck a[href^='/deck']").click()
    page = ada.page
    page.locator("[data-deck=sold]").select_option("Sky Slam")
    expect(page.locator(".deck-wrong")).to_contain_text("at least 60")
    page.evaluate(DROP, ["wrong.txt", wrong])
    expect(page.locator("[data-deck=list]")).to_have_value(wrong)
    expect(page.locator("[data-deck=format]")).to_have_value(f"named:event:{made['id']}")
    expect(page.locator(".deck-wrong li").first).to_contain_text("Line 3: Fact or Fiction is in none of")
    expect(page.locator("[data-deck=event]")).to_be_disabled()
    page.locator("[data-deck=list]").fill("40 Mountain\n16 Forest\n4 Shock")
    page.locator("[data-deck=event]:enabled").click()
    expect(page.locator(".deck-news")).to_contain_text("Cup")
    expect(page.locator(".deck-event")).to_have_attribute("data-lock", "locked")
    expect(page.locator("[data-deck=event]")).to_have_count(0)
    assert violations(page, "deck of a tournament") == []

    head = {"authorization": f"Bearer {made['token']}"}
    added = server.http.post(
        f"/api/events/{made['id']}/bot", json={"name": "Bot", "bot": "adept"}, headers=head
    )
    assert added.status_code < 300, added.text
    desk = organiser.page
    desk.get_by_role("button", name="Deck of Bot").click()
    expect(desk.locator("dialog .event-deck")).to_have_count(0)
    desk.locator("dialog [data-event=deck-back]").click()
    desk.locator("[data-event=deck-back-reason]").fill("another one")
    assert violations(desk, "why the deck is taken back") == []
    desk.locator("[data-event=deck-back-sure]").click()
    form = desk.locator("dialog .event-deck")
    expect(form.locator("[data-event=deck]")).not_to_be_empty()
    for text, fault in (
        ("60 Shock", "Shock"),
        ("4 Nonsense", "no card is called"),
        ("20 Forest", "60 are needed"),
    ):
        form.locator("[data-event=deck]").fill(text)
        form.locator("[data-event=hand-in]").click()
        expect(form.locator(".event-faults")).to_contain_text(fault)
    assert violations(desk, "the bot's deck") == []
    form.locator("[data-event=deck]").fill("60 Forest")
    form.locator("[data-event=hand-in]").click()
    expect(form).to_have_count(0)
    desk.locator("[data-event=pair]").click()
    expect(desk.locator(".event-tables li")).to_have_count(1)
    page.reload()
    expect(page.locator(".deck-event")).to_have_attribute("data-lock", "locked")
    expect(page.locator("[data-deck=event]")).to_have_count(0)

    desk.locator(".event-steer details:has([data-penalty]) > summary").click()
    desk.locator("[data-penalty=player]").select_option("Bot")
    desk.locator("[data-penalty=kind]").select_option("match loss")
    desk.locator("[data-penalty=reason]").fill("a faulty deck")
    desk.locator("[data-penalty=give]").click()
    expect(desk.locator(".event-tables .event-result")).to_be_visible()
    expect(desk.locator(".event-standings tbody tr").first).to_contain_text("Ada")
    page.goto(f"{server.url}/event/{made['id']}")
    expect(page.locator(".event-now")).to_contain_text("You came 1 of 2")
    assert ada.complaints == [] and organiser.complaints == []
