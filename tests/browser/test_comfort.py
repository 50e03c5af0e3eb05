"""What makes a table comfortable: settings, sounds, undo, clocks, talk, rematch, and leaving in good order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

pytestmark = pytest.mark.browser

Sit = Callable[..., Player]

LISTEN = """() => {
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}"""


def play_a_bot(player: Player) -> None:
    player.open()
    player.page.get_by_role("button", name="Play against a bot").click()
    player.page.locator(".answers .answer").first.wait_for()


def test_settings_are_remembered_and_shown(sit: Sit) -> None:
    ada = sit()
    ada.open()
    root = ada.page.locator("html")
    ada.page.get_by_role("button", name="Settings").click()
    popup = ada.page.locator("dialog.popup")
    expect(popup.get_by_role("group", name="Sounds").get_by_label("Off")).to_be_checked()
    popup.get_by_role("group", name="Letters on gems").get_by_label("On").check(force=True)
    popup.get_by_role("group", name="Motion").get_by_label("Full").check(force=True)
    popup.get_by_role("group", name="Theme").get_by_label("Light").check(force=True)
    popup.get_by_label("Italiano").check(force=True)
    expect(popup.get_by_role("heading", name="Impostazioni")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Impostazioni")).to_be_visible()
    for key, value in {"letters": "on", "motion": "full", "theme": "light", "sound": "off"}.items():
        expect(root).to_have_attribute(f"data-{key}", value)
    assert ada.page.evaluate("getComputedStyle(document.querySelector('.gem-letter')).display") != "none"
    assert ada.complaints == []


def test_sounds_are_off_until_wanted(sit: Sit) -> None:
    ada = sit()
    ada.page.add_init_script(f"({LISTEN})()")
    play_a_bot(ada)
    assert ada.answer()
    assert ada.page.evaluate("sounds") == 0
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
    ada.page.wait_for_function("sounds > 0")
    ada.page.get_by_label("Volume").fill("0.2")
    ada.page.keyboard.press("Escape")
    before = ada.page.evaluate("sounds")
    for _ in range(6):
        ada.page.locator(".answers .answer:enabled").first.wait_for()
        assert ada.answer()
    ada.page.wait_for_function("before => sounds > before", arg=before)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("group", name="Sounds").get_by_label("Off").check(force=True)
    expect(ada.page.get_by_label("Volume")).to_have_count(0)
    assert ada.complaints == []
