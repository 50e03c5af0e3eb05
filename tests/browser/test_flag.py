"""A clock runs out while somebody looks at the page: it says so, and the game goes on by its rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import PERSON, joined, made, seated
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser


def both_look_on(sit: Sit, server: Server, timeout: str) -> list[Player]:
    """Ada and Bob at their pages, and a clock of one second that runs since both are there."""
    clock = {"mode": "game", "seconds": 1, "timeout": timeout}
    game = made(server, "magecraft", [PERSON, PERSON], clock=clock)
    ada = seated(sit(), game)
    ada.page.get_by_role("heading", name="Table").wait_for(state="attached")
    return [ada, seated(sit(), game, joined(server, game))]


def test_whose_time_is_over_has_lost_and_both_pages_say_so(sit: Sit, server: Server) -> None:
    players = both_look_on(sit, server, "concede")
    said = []
    for player in players:
        player.page.locator(".table-page[data-over=true]").wait_for()
        notice = player.page.locator(".notices li")
        expect(notice).to_contain_text("time")
        said.append(notice.inner_text())
        expect(player.page.locator("dialog[open]")).to_be_visible()
        assert player.complaints == []
    assert said[0] == said[1] and ("Ada" in said[0]) != ("Bob" in said[0])
    # The notice names who lost, and the end who won.
    winner = "Bob" if "Ada" in said[0] else "Ada"
    expect(players[0].page.locator(".prompt")).to_contain_text("You" if winner == "Ada" else winner)
    players[0].page.reload()
    expect(players[0].page.locator(".notices li")).to_have_text(said[0])


def test_or_their_choices_are_answered_for_them(sit: Sit, server: Server) -> None:
    for player in both_look_on(sit, server, "auto"):
        # Nobody clicks: the clock stands at zero, the opening discards are made, and the first turn begins.
        expect(player.page.locator(".clock", has_text="0:00").first).to_be_visible()
        expect(player.page.locator(".log-line", has_text="Round 1").first).to_be_attached()
        expect(player.page.locator(".notices li")).to_have_count(0)
        assert player.complaints == []
