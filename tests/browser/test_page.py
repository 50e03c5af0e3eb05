"""The page itself: popups, languages and widths."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from grimorio.language import CATALOGUES
from tests.browser.player import Player

pytestmark = pytest.mark.browser

Sit = Callable[..., Player]
RAW = re.compile(rf"\b(?:{'|'.join(CATALOGUES)})-[a-z]+-?[a-z-]*")
WORDS = {"en": "Play against a bot", "it": "Gioca contro un bot", "fr": "Jouer contre un robot"}


def test_what_happens_is_spoken(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.page.locator(".answers .answer").first.wait_for()
    news = ada.page.locator(".unseen[role=status]")
    expect(news).not_to_be_empty()
    before = news.text_content()
    assert ada.answer()
    expect(news).not_to_have_text(before or "")


def test_a_refusal_says_why(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    for _ in range(60):
        ada.page.locator(".answers .answer:enabled").first.wait_for()
        if ada.page.locator(".prompt .why").count():
            break
        assert ada.answer()
    ada.page.locator(".prompt .why").click()
    popup = ada.page.locator("dialog.popup")
    expect(popup.locator(".reasons p").first).not_to_be_empty()
    expect(popup.locator(".rule-id").first).to_contain_text("MAGE-")
    assert not RAW.findall(popup.inner_text())
    assert ada.complaints == []


def test_an_invitation_is_taken_once_and_others_may_watch(sit: Sit) -> None:
    ada, bob, eve = sit(), sit(), sit()
    ada.open()
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator(".magecraft")).to_be_visible()

    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("invitation")
    eve.page.get_by_role("button", name="Only watch").click()
    expect(eve.page.locator(".magecraft")).to_be_visible()
    expect(eve.page.locator(".answers")).to_have_count(0)


def test_an_unknown_game_is_said_in_words(sit: Sit) -> None:
    ada = sit()
    ada.open("/game/nothing")
    expect(ada.page.locator(".panel h2")).to_have_text("No table here", timeout=20_000)


@pytest.mark.parametrize("language", WORDS)
def test_every_width_and_language_fits(sit: Sit, language: str) -> None:
    ada = sit(locale=language)
    ada.open()
    ada.page.get_by_role("button", name=WORDS[language]).wait_for()
    assert ada.page.locator("html").get_attribute("lang") == language
    fits(ada)
    ada.page.locator("details.options summary").click()
    fits(ada)
    ada.page.get_by_role("button", name=WORDS[language]).click()
    ada.page.locator(".answers .answer").first.wait_for()
    fits(ada)
    ada.page.keyboard.press("?")
    ada.page.locator("dialog.popup").wait_for()
    fits(ada)
    assert ada.complaints == []


FITS = """() => document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll(".popup-body")].every((box) => box.scrollWidth <= box.clientWidth)"""


def fits(player: Player) -> None:
    """Nothing runs out of the page or its popup sideways, and every message has its words.

    720 by 450 is a window of 1440 by 900 at 200 % zoom.
    """
    for width, height in ((360, 740), (720, 450), (768, 1024), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(FITS), width
    assert not RAW.findall(player.page.locator("body").inner_text())


def test_language_and_theme_are_changed_and_kept(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_label("Language").select_option("it")
    expect(ada.page.get_by_role("button", name=WORDS["it"])).to_be_visible()
    ada.page.get_by_role("button", name="Tema chiaro: pergamena").click()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name=WORDS["it"])).to_be_visible()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
