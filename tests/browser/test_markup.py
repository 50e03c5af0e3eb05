"""Markup in names, chat and files is text: the page shows it, and nothing of it runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from grimorio import games
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made
from tests.browser.player import Player, Sit
from tests.web.helpers import Person
from tests.web.records import finished

pytestmark = pytest.mark.browser

NAMES = ["<img src=x onerror=ran=1>", "<script>ran=1</script>", "\"'><svg/onload=ran=1>"]
RAN = "typeof ran !== 'undefined' || document.querySelector('img[src=x], svg[onload]') !== null"


def harmless(player: Player) -> None:
    """Check that no script ran, no text became markup, and the content policy had nothing to forbid."""
    assert player.page.evaluate(RAN) is False
    assert not any("Content Security Policy" in one for one in player.complaints)


def test_markup_in_names_and_chat_is_shown_as_text(sit: Sit, server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in NAMES[1:]]
    game = made(server, "magecraft", [PERSON, *bots], name=NAMES[0])
    ada = sit()
    ada.open(f"/game/{game['id']}")
    ada.wait_connected()
    for name in NAMES:
        expect(ada.page.get_by_text(name, exact=False).first).to_be_visible()
    harmless(ada)
    ada.page.locator(".chat-toggle").click()
    with Person(server.url, game["id"]) as eve:
        for name in NAMES:
            eve.say(kind="chat", text=name)
            assert eve.wait("chat")["text"] == name
            expect(ada.page.locator(".chat-line p", has_text=name)).to_be_attached()
            harmless(ada)


FILES = [f"- scenario: {NAMES[0]}\n", NAMES[1], "<html><body onload=ran=1></html>", '{"x": "<img src=x>"}']


def test_files_that_hold_markup_are_refused_as_text(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    ada.open("/situation")
    chooser = ada.page.locator("input[type=file]").first
    chooser.wait_for(state="attached")
    for content in FILES:
        file = tmp_path / '"><img src=x onerror=ran=1>.yaml'
        file.write_text(content, "utf-8")
        with ada.page.expect_response("**/api/situations/read") as read:
            chooser.set_input_files(str(file))
        assert read.value.status == 422
        expect(ada.page.locator("[role=alert]").first).to_be_visible()
        harmless(ada)


def record_with_markup() -> dict[str, Any]:
    """A finished game in which players and cards have names with markup, in every language."""
    cards: dict[str, list[dict[str, Any]]] = {"spells": [], "characters": []}
    for number, row in enumerate(games.get("magecraft").cards()):
        keys = ("cost", "study", "icons", "availability") if row["kind"] == "spell" else ("cost", "icons")
        name = f"{NAMES[number % len(NAMES)]}{number}"
        cards[f"{row['kind']}s"].append(
            {"name": name, "italian": name, "french": name, **{key: row[key] for key in keys}}
        )
    record = finished(7, cards=json.loads(json.dumps(cards)))
    return {**record, "players": NAMES[:2]}


@pytest.mark.deep
def test_markup_in_a_record_is_shown_as_text(sit: Sit) -> None:
    """Names with markup are shown as text: in the log, on the table, in the replay, in a card's popup."""
    ada = sit()
    ada.open("/replay")
    file = {
        "name": f"{NAMES[0].replace('/', '')}.json",
        "mimeType": "application/json",
        "buffer": json.dumps(record_with_markup()).encode(),
    }
    ada.page.locator(".record-drop input[type=file]").set_input_files(file)
    for name in NAMES[:2]:
        expect(ada.page.get_by_text(name).first).to_be_visible()
    ada.page.evaluate("location.hash = '#event-60'")
    expect(ada.page.locator(".magecraft .card", has_text="ran=1").first).to_be_attached()
    expect(ada.page.locator(".log-line", has_text=NAMES[0]).nth(3)).to_be_attached()
    harmless(ada)
    ada.page.locator("[data-do=course]").click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    harmless(ada)
    ada.page.keyboard.press("Escape")
    ada.page.locator(".magecraft .card:visible", has_text="ran=1").first.click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("<")
    harmless(ada)


def wrong_record(part: str) -> str:
    """The text of a record in which this part is replaced by markup."""
    record = finished(7)
    if part == "options":
        record["setup"]["options"] = {NAMES[0]: NAMES[0]}
    elif part == "game":
        record["setup"]["game"] = NAMES[0]
    elif part == "answers":
        record["answers"][0][2] = [NAMES[0]]
    else:
        record[part] = NAMES[0]
    return json.dumps(record)


@pytest.mark.deep
def test_markup_where_a_record_is_wrong_is_shown_as_text(sit: Sit) -> None:
    ada = sit()
    ada.open("/replay")
    chooser = ada.page.locator(".record-drop input[type=file]")
    chooser.wait_for(state="attached")
    alert = ada.page.get_by_role("alert")
    for part in ("version", "answers", "options", "cards", "game"):
        file = {"name": "bad.json", "mimeType": "application/json", "buffer": wrong_record(part).encode()}
        with ada.page.expect_response("**/api/records") as read:
            chooser.set_input_files(file)
        assert read.value.status == 422
        told = "cannot be opened" if part in ("answers", "cards") else "onerror=ran=1"
        expect(alert).to_contain_text(told)
        harmless(ada)
