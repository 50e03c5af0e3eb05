"""The page itself: popups, languages and widths."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grimorio.language import LANGUAGES
from tests.browser.conftest import Server
from tests.browser.fitting import RAW, fits
from tests.browser.laying import PERSON, laid_out, made
from tests.browser.player import ANSWERS, Sit

pytestmark = pytest.mark.browser

WORDS = {"en": "Play against a bot", "it": "Gioca contro un bot", "fr": "Jouer contre un robot"}


def test_what_happens_is_spoken_and_a_refusal_says_why(sit: Sit, server: Server) -> None:
    ada = sit()
    laid_out(ada, server, "study")
    news = ada.page.locator(".unseen[role=status]")
    expect(news).not_to_be_empty()
    before = news.text_content()
    ada.page.locator(".prompt .why").click()
    popup = ada.page.locator("dialog.popup")
    expect(popup.locator(".reasons p").first).not_to_be_empty()
    expect(popup.locator(".rule-id").first).to_contain_text("MAGE-")
    assert not RAW.findall(popup.inner_text())
    ada.page.keyboard.press("Escape")
    assert ada.answer()
    expect(news).not_to_have_text(before or "")
    assert ada.complaints == []


def test_an_invitation_is_taken_once_and_others_may_watch(sit: Sit, server: Server) -> None:
    bob, eve = sit(), sit()
    game = made(server, "magecraft", [PERSON, PERSON])
    link = f"{server.url}/game/{game['id']}?invite={game['seats'][1]['invite']}"
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator(".magecraft")).to_be_visible()

    eve.page.goto(link)
    expect(eve.page.locator("[data-invite=spent]")).to_be_visible()
    eve.page.get_by_role("button", name="Only watch").click()
    expect(eve.page.locator(".magecraft")).to_be_visible()
    expect(eve.page.locator(".answers")).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_width_and_language_fits(sit: Sit, language: str) -> None:
    ada = sit(locale=language)
    ada.open()
    ada.page.get_by_role("button", name=WORDS[language]).wait_for()
    assert ada.page.locator("html").get_attribute("lang") == language
    fits(ada)
    ada.settings()
    fits(ada)
    ada.page.get_by_role("button", name=WORDS[language]).click()
    ada.page.locator(ANSWERS).first.wait_for()
    fits(ada)
    ada.page.keyboard.press("?")
    ada.page.locator("dialog.popup").wait_for()
    fits(ada)
    assert ada.complaints == []


SWITCH = {
    "en": "Show this table to everybody in the lobby",
    "it": "Mostra questo tavolo a tutti nell’atrio",
    "fr": "Montrer cette table à tous dans le salon",
}


@pytest.mark.deep
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_private_unless_the_switch_opens_it(sit: Sit, lang: str) -> None:
    """The switch is off at first, in every language; only tables made with it on are listed for strangers."""
    found = {}
    ada = sit(locale=lang)
    for wanted in (False, True):
        ada.open()
        ada.friend()
        ada.settings()
        switch = ada.page.get_by_label(SWITCH[lang])
        expect(switch).not_to_be_checked()
        if wanted:
            switch.check()
        ada.page.locator("[data-start=table]").click()
        ada.page.wait_for_url("**/game/*")
        found[wanted] = ada.page.url.split("/")[-1].partition("?")[0]
    assert ada.complaints == []
    eve = sit(locale=lang)
    eve.open()
    expect(eve.page.locator(f".open-tables .row-link[href='/game/{found[True]}']")).to_be_visible()
    expect(eve.page.locator(f".row-link[href='/game/{found[False]}']")).to_have_count(0)
    assert eve.complaints == []
