"""Markup in names, chat and files is text: the page shows it, and nothing of it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.player import Player
from tests.web.helpers import Person

pytestmark = pytest.mark.browser

Sit = Callable[..., Player]
NAMES = ["<img src=x onerror=ran=1>", "<script>ran=1</script>", "\"'><svg/onload=ran=1>"]
RAN = "typeof ran !== 'undefined' || document.querySelector('img[src=x], svg[onload]') !== null"


def harmless(player: Player) -> None:
    """Nothing ran, nothing of it became markup, and the policy had nothing to forbid."""
    assert player.page.evaluate(RAN) is False
    assert not any("Content Security Policy" in one for one in player.complaints)


@pytest.mark.parametrize("name", NAMES)
def test_markup_in_names_is_shown_as_text(sit: Sit, server: Server, name: str) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random", "name": name}]
        game = http.post("/api/games", json={"game": "magecraft", "name": name, "seats": seats}).json()
    ada = sit()
    ada.open(f"/game/{game['id']}")
    expect(ada.page.get_by_text(name, exact=False).first).to_be_visible()
    harmless(ada)


def test_markup_in_chat_is_shown_as_text(sit: Sit, server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        game = http.post("/api/games", json={"game": "magecraft", "name": "Eve", "seats": seats}).json()
    ada = sit()
    ada.open(f"/game/{game['id']}")
    ada.wait_connected()
    ada.page.locator(".chat-toggle").click()
    with Person(server.url, game["id"]) as eve:
        for name in NAMES:
            eve.say(kind="chat", text=name)
            assert eve.wait("chat")["text"] == name
            expect(ada.page.get_by_text(name, exact=False).first).to_be_attached()
            harmless(ada)


@pytest.mark.parametrize(
    "content",
    [f"- scenario: {NAMES[0]}\n", NAMES[1], "<html><body onload=ran=1></html>", '{"x": "<img src=x>"}'],
)
def test_files_that_hold_markup_are_refused_as_text(sit: Sit, tmp_path: Path, content: str) -> None:
    file = tmp_path / '"><img src=x onerror=ran=1>.yaml'
    file.write_text(content, "utf-8")
    ada = sit()
    ada.open("/situation")
    chooser = ada.page.locator("input[type=file]").first
    chooser.wait_for(state="attached")
    with ada.page.expect_response("**/api/situations/read"):
        chooser.set_input_files(str(file))
    expect(ada.page.locator("[role=alert]").first).to_be_visible()
    harmless(ada)
