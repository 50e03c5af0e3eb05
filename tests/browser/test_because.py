"""A word on why a bot did what it did last: the sign at its seat, and the answer in the reader's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.fitting import FITS
from tests.browser.laying import laid_out, lay
from tests.browser.magic import click, wait
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser

ATTACKED = {
    "at": "main2",
    "A": {"life": 20, "battlefield": ["Forest"], "library": ["Forest", "Forest"]},
    "B": {"battlefield": ["Mountain", "Hill Giant", "Grizzly Bears"], "library": ["Mountain", "Mountain"]},
}
"""A position in which nothing can block what the bot attacks with in its next turn."""

SAID = {
    "en": "Nothing there could block these attackers.",
    "it": "Dall’altra parte nulla poteva bloccare questi attaccanti.",
    "fr": "Rien en face ne pouvait bloquer ces attaquants.",
}


def attacked(ada: Player) -> None:
    """Pass until the bot has attacked."""
    fallen = ada.page.locator("[data-head='0'] .life b")
    while fallen.text_content() == "20":
        wait(ada)
        click(ada, "pass")


SEEN = [(360, "en"), *(pytest.param(1440, other, marks=pytest.mark.deep) for other in ("it", "fr"))]


@pytest.mark.parametrize(("width", "locale"), SEEN)
def test_a_bot_says_why_it_attacked(sit: Sit, server: Server, width: int, locale: str) -> None:
    ada = lay(server, ATTACKED, sit, width=width, height=800, locale=locale)
    attacked(ada)
    sign = ada.page.locator(".player[data-seat='1'] .because-sign")
    sign.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".popup .because-said")).to_have_text(SAID[locale])
    expect(ada.page.locator(".popup .because li").first).to_be_visible()
    assert ada.page.evaluate(FITS)
    ada.page.keyboard.press("Escape")
    expect(sign).to_be_focused()
    assert ada.complaints == []


@pytest.mark.deep
def test_with_several_bots_on_a_phone_their_faces_lead_to_the_question(sit: Sit, server: Server) -> None:
    ada = sit(width=360, height=740)
    page = laid_out(ada, server, "magic", seats=3)
    for _ in range(40):
        if page.locator(".log-line[data-seat='1']").count() or ada.over:
            break
        ada.answer()
    expect(page.locator(".because-sign").first).to_be_hidden()
    page.locator(".player[data-seat='1'] .player-face").click()
    page.locator(".popup [data-do=why]").click()
    expect(page.locator(".popup #popup-title")).to_contain_text("Why did")
    expect(page.locator(".popup-body p").first).not_to_be_empty()
    assert ada.complaints == []


@pytest.mark.deep
def test_a_character_is_chosen_and_shown_at_the_seat(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    ada.open()
    page = ada.page
    page.locator("input[name=game][value=magic]").click()
    page.locator(".options summary").first.click()
    page.locator("[data-field=character]").select_option("fierce")
    page.locator("[data-start=bot]").click()
    page.locator(".magic").wait_for()
    expect(page.locator(".player[data-seat='1'] .player-level")).to_have_text("Adept, fierce")
    page.locator(".player[data-seat='1'] .player-face").click()
    expect(page.locator(".popup .manner")).to_contain_text("Fierce: attacks more")
    assert ada.complaints == []
