"""What the page shows when a clock runs out while somebody looks at it, and how the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import PERSON, joined, made, seated
from tests.browser.player import Player, Sit
from tests.web.helpers import Person

pytestmark = pytest.mark.browser


@contextmanager
def looking_on(sit: Sit, server: Server, timeout: str) -> Iterator[Player]:
    """A game in which Ada is at her page and Bob elsewhere, with a clock of one second that has begun
    to run.
    """
    clock = {"mode": "game", "seconds": 1, "timeout": timeout}
    game = made(server, "magecraft", [PERSON, PERSON], clock=clock)
    ada = seated(sit(), game)
    ada.page.get_by_role("heading", name="Table").wait_for(state="attached")
    with Person(server.url, game["id"], joined(server, game)):
        yield ada


@pytest.mark.deep
def test_whose_time_is_over_has_lost_and_the_page_says_so(sit: Sit, server: Server) -> None:
    with looking_on(sit, server, "concede") as ada:
        page = ada.page
        page.locator(".table-page[data-over=true]").wait_for()
        notice = page.locator(".notices li")
        expect(notice).to_contain_text("time")
        said = notice.inner_text()
        expect(page.locator("dialog[open]")).to_be_visible()
        # The notice names who lost, and the end who won.
        assert ("Ada" in said) != ("Bob" in said)
        expect(page.locator(".prompt")).to_contain_text("Bob" if "Ada" in said else "You")
        page.reload()
        expect(page.locator(".notices li")).to_have_text(said)
        assert ada.complaints == []


@pytest.mark.deep
def test_or_their_choices_are_answered_for_them(sit: Sit, server: Server) -> None:
    with looking_on(sit, server, "auto") as ada:
        # Nobody clicks: the clock stands at zero, the opening discards are made, and the first turn begins.
        expect(ada.page.locator(".clock", has_text="0:00").first).to_be_visible()
        expect(ada.page.locator(".log-line", has_text="Round 1").first).to_be_attached()
        expect(ada.page.locator(".notices li")).to_have_count(0)
        assert ada.complaints == []
