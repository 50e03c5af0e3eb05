"""A match: whole by mouse with cards exchanged, by keys on a phone, with a friend, and over a dead server."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made, seated
from tests.browser.magic import NEXT, hurry
from tests.browser.player import ANSWERS, Player, Sit
from tests.web.records import broken

pytestmark = pytest.mark.browser


LIST = "\n".join(
    ["20 Mountain", "20 Raging Goblin", "", "Sideboard", "3 Shock", "2 Lava Axe", "10 Canyon Wildcat"]
)
DECK = {
    "name": "Goblins",
    "main": [[20, "Mountain"], [20, "Raging Goblin"]],
    "sideboard": [[3, "Shock"], [1, "Lava Axe"]],
}


def game_over(page: Page, number: int) -> None:
    """Give up the present game of the match, but not the match, once `number` games are played."""
    page.locator(f".match-score[data-number='{number}']").wait_for()
    page.locator(ANSWERS).first.wait_for()
    page.locator(".concede").click()
    page.locator(".giving .danger").first.click()


def exchanging(sit: Sit, server: Server, **how: Any) -> Player:
    """A person between the first and the second game of a match."""
    decks = {"decks": [DECK, "Sky Slam"]}
    clock = {"mode": "bank", "seconds": 3600, "timeout": "concede"}
    seats = [PERSON, {"kind": "bot", "bot": "random"}]
    game = made(server, "magic", seats, match={}, cards=decks, clock=clock)
    ada = seated(sit(at=server, **how), game)
    game_over(ada.page, 1)
    ada.page.locator(".exchange .card-line").first.wait_for()
    return ada


def counted(page: Page, main: int, sideboard: int) -> None:
    """Check that the deck and the sideboard show these numbers of cards."""
    for part, count in (("main", main), ("sideboard", sideboard)):
        expect(page.locator(f"[data-part={part}] [data-count]")).to_have_attribute("data-count", str(count))


def line(part: str, name: str) -> str:
    return f'[data-part={part}] .card-line[data-look="{name}"]'


@pytest.mark.deep
def test_a_match_against_a_bot_by_mouse(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open()
    page.locator("input[name=game][value=magic]").click()
    ada.settings()
    page.locator("input[name=setup-match][value='3']").click()
    page.locator(".setup [data-deck-seat='0']").select_option("own")
    page.locator(".setup textarea").fill(LIST)
    expect(page.locator(".setup .deck-good")).to_be_visible()
    page.locator(".setup [data-deck-seat='1']").select_option("Heavy Hitters")
    page.locator("[data-start=bot]").click()
    expect(page.locator(".match-score[data-number='1']")).to_contain_text("best of 3")
    until = time.monotonic() + 240
    while not page.locator(".match-panel").count():
        assert time.monotonic() < until
        page.locator(f"{NEXT}, .match-panel").first.wait_for(state="attached")
        if not ada.over:
            hurry(ada)

    expect(page.locator(".match-panel")).to_contain_text("Before game 2")
    page.locator(line("sideboard", "Shock")).click()
    expect(page.locator(".match-wrong")).to_have_text("41 cards in the deck, expected 40 as before.")
    expect(page.locator("[data-match=ready]")).to_be_disabled()
    page.locator(line("main", "Raging Goblin")).click()
    expect(page.locator(".match-good")).to_be_visible()
    counted(page, 40, 15)
    expect(page.locator(line("main", "Shock"))).to_contain_text("+1")
    page.locator("[data-match=ready]").click()
    games = 1
    while page.locator(".end-popup").count() == 0:
        games += 1
        game_over(page, games)
        page.locator(".match-panel, .end-popup").first.wait_for()
        if page.locator(".match-panel").count():
            page.locator("[data-match=ready]").click()
    expect(page.locator(".end-popup h2")).to_have_text("Corvin wins the match")
    expect(page.locator(".match-points")).to_contain_text("Corvin 2")
    assert games in (2, 3)
    page.locator(".end-popup a[href^='/replay/']").click()
    expect(page.locator(".match-games a")).to_have_count(games)
    page.locator(".match-games a").first.click()
    expect(page.locator(".match-games [aria-current]")).to_have_text("Game 1")
    expect(page.locator(".through select")).to_be_visible()
    assert ada.complaints == []


def test_cards_are_exchanged_by_keys_on_a_phone(sit: Sit, server: Server) -> None:
    ada = exchanging(sit, server, width=360, height=740, locale="it")
    page = ada.page
    expect(page.locator(".match-time")).to_contain_text("3 minuti")
    expect(page.locator(".player[data-seat='0'] .clock.running")).to_be_visible()
    first = page.locator("[data-part=main] .card-line").first
    first.focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-part=sideboard] .card-line:focus")).to_have_count(1)
    counted(page, 41, 3)
    for key in ("ArrowLeft", "Enter"):
        page.keyboard.press(key)
    counted(page, 40, 4)
    expect(page.locator(".match-good")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    found = violations(page, "cards between two games", ".match-panel")
    assert not found, "\n".join(found)
    page.locator("[data-match=ready]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".match-score[data-number='2']")).to_be_visible()
    assert ada.complaints == []


@pytest.mark.deep
def test_a_server_that_dies_between_games_is_no_loss(sit: Sit, own_server: Server) -> None:
    ada = exchanging(sit, own_server)
    page = ada.page
    page.locator(line("sideboard", "Lava Axe")).click()
    expect(page.locator(".match-wrong")).to_be_visible()
    own_server.kill()
    expect(page.locator(".line-state.lost")).to_be_visible()
    own_server.start()
    ada.wait_connected()
    page.reload()
    expect(page.locator(line("main", "Lava Axe"))).to_contain_text("+1")
    page.locator(line("main", "Mountain")).click()
    expect(page.locator(".match-good")).to_be_visible()
    page.locator("[data-match=ready]").click()
    expect(page.locator(".match-score[data-number='2']")).to_be_visible()
    expect(page.locator("#prompt-text")).to_have_text("Who goes first?")

    own_server.kill()
    broken(own_server.database, page.url.split("/game/")[1].split("#")[0])
    own_server.start()
    page.reload()
    expect(page.locator(".match-panel")).to_contain_text("cannot read game 2: it counts for nobody")
    expect(page.locator(line("main", "Lava Axe"))).to_be_visible()
    page.locator("[data-match=ready]").click()
    expect(page.locator(".match-score[data-number='3']")).to_be_visible()
    expect(page.locator("#prompt-text")).to_have_text("Who goes first?")


@pytest.mark.deep
def test_a_match_is_given_up_between_its_games(sit: Sit, server: Server) -> None:
    ada = exchanging(sit, server)
    ada.page.locator("[data-match=concede]").click()
    ada.page.locator(".popup .danger").click()
    expect(ada.page.locator("#prompt-text")).to_have_text("Bot wins the match")
    expect(ada.page.locator(".match-panel")).to_have_count(0)
    expect(ada.page.locator(".end-popup")).to_contain_text("Bot 1")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_friend_brings_a_deck_and_both_arrive_in_the_next_game(sit: Sit, server: Server) -> None:
    ada, bob = sit(), sit()
    ada.open()
    ada.page.locator("input[name=game][value=magic]").click()
    ada.friend()
    ada.settings()
    ada.page.locator("input[name=setup-match][value='3']").click()
    expect(ada.page.locator(".setup [data-deck-seat='1']")).to_have_value("friend")
    ada.page.locator("[data-start=table]").click()
    link = ada.page.locator(".invitation input").input_value()
    bob.page.goto(link)
    bob.page.locator(".join [data-deck-seat='0']").select_option("Expulsion")
    bob.page.locator(".join [name=name]").fill("Bob")
    bob.page.locator(".join .primary").click()
    ada.page.locator(".magic").wait_for()
    bob.page.locator(".magic").wait_for()
    ada.page.locator(".concede").click()
    ada.page.locator(".giving .danger").first.click()
    for one in (ada, bob):
        expect(one.page.locator(".match-panel")).to_be_visible()
        expect(one.page.locator("#prompt-text")).to_contain_text("no sideboard")
    ada.page.locator("[data-match=ready]").click()
    expect(ada.page.locator("#prompt-text")).to_contain_text("Waiting for")
    ada.page.locator("[data-match=change]").click()
    expect(ada.page.locator("[data-match=ready]")).to_be_visible()
    ada.page.locator("[data-match=ready]").click()
    bob.page.locator("[data-match=ready]").click()
    for one in (ada, bob):
        expect(one.page.locator(".match-score[data-number='2']")).to_be_visible()
        expect(one.page.locator(".magic")).to_be_visible()
    assert ada.complaints == bob.complaints == []


@pytest.mark.deep
def test_a_match_is_gone_on_with_from_the_lobby(sit: Sit, server: Server) -> None:
    ada = sit()
    page = ada.page
    ada.open()
    page.locator("input[name=game][value=magic]").click()
    ada.settings()
    page.locator("input[name=setup-match][value='3']").click()
    page.locator("[data-start=bot]").click()
    game_over(page, 1)
    page.locator("[data-match=ready]").wait_for()
    page.locator("[data-match=look]").click()
    page.locator(".end-actions a[href^='/replay/']").click()
    expect(page.locator(".through option")).to_have_text(["a spectator", "Guest"])
    ada.open()
    page.locator(".continue .row-link").click()
    page.locator("[data-match=ready]").click()
    expect(page.locator(".match-score[data-number='2']")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize(("name", "width", "locale"), [("mickey", 360, "it"), ("magecraft", 1440, "fr")])
def test_a_match_of_another_game_goes_on_without_an_exchange(
    sit: Sit, server: Server, name: str, width: int, locale: str
) -> None:
    ada = sit(width=width, height=740, locale=locale)
    page = ada.page
    ada.open()
    page.locator(f"input[name=game][value={name}]").click()
    ada.settings()
    page.locator("input[name=setup-match][value='3']").click()
    expect(page.locator("[data-match=format]")).to_have_count(0)
    page.locator("input[name=setup-match][value='5']").click()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator("[data-start=bot]").click()
    page.locator(".match-score[data-number='1']").wait_for()
    page.locator(".concede").click()
    page.locator(".giving .danger").first.click()
    panel = page.locator(".match-panel")
    expect(panel).to_contain_text(
        "come nella prima partita" if locale == "it" else "comme à la première partie"
    )
    expect(panel.locator(".card-line, .match-good, .match-wrong")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    found = violations(page, "before the next game", ".match-panel")
    assert not found, "\n".join(found)
    page.locator("[data-match=ready]").click()
    expect(page.locator(".match-score[data-number='2']")).to_be_visible()
    expect(page.locator(".match-wins .won")).to_have_count(1)
    assert ada.complaints == []
