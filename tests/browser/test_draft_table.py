"""A draft at the plain table: a whole one by clicks, to the end where all pools are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made
from tests.browser.player import Sit

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.deep
def test_a_whole_draft_is_picked_by_clicks(sit: Sit, own_server: Server) -> None:
    game = made(own_server, "draft", [PERSON, BOT], seed=4)
    ada = sit(width=1280, height=900, at=own_server)
    ada.open(f"/game/{game['id']}#token={game['token']}")
    page = ada.page
    answers = page.locator(".answers .answer:enabled")
    expect(answers).to_have_count(15)
    picked = 0
    while True:
        number = ada.asked
        option = answers.first.get_attribute("data-option")
        answers.first.click()
        picked += 1
        if option == "ready":
            break
        page.wait_for_function(
            "before => (document.querySelector('.prompt')?.dataset.choice ?? '') > '' &&"
            " document.querySelector('.prompt').dataset.choice !== before",
            arg=number,
        )
        answers.first.wait_for()
    page.locator(".table-page[data-over=true]").wait_for()
    assert picked == 43
