"""Whole games by clicking: against a bot, and two people through a reload and a restart of the server."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.player import ANSWERS, Player, Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_whole_game_against_a_bot(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.settings()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Play against a bot").click()
    given = ada.play_to_the_end()
    assert given > 20

    end = ada.page.locator("dialog.end-popup")
    expect(end).to_be_visible()
    expect(end.locator("h2")).to_have_text(
        "You win!" if "won" in (end.get_attribute("class") or "") else "Corvin wins"
    )
    expect(end.locator(".chip")).to_contain_text("MAGE-END")
    with ada.page.expect_download() as waiting:
        end.get_by_role("link", name="Download the record").click()
    record = json.loads(waiting.value.path().read_text("utf-8"))
    assert len(record["answers"]) >= given

    game = ada.page.url.split("/")[-1]
    end.get_by_role("link", name="Watch the replay").click()
    place = ada.page.locator(".replay-place")
    expect(place).to_contain_text("Step 1 of")
    ada.page.locator("[data-move=forward]").click()
    expect(place).to_contain_text("Step 2 of")
    ada.page.keyboard.press("ArrowLeft")
    expect(place).to_contain_text("Step 1 of")
    ada.page.locator("[data-move=turn-forward]").click()
    expect(place).not_to_contain_text("Step 1 of")
    total = int(ada.page.locator(".scrubber input").get_attribute("max") or 0) + 1
    assert total >= len(record["answers"])
    ada.page.keyboard.press("End")
    expect(place).to_contain_text(f"Step {total:,} of {total:,}")
    expect(ada.page.locator(".log-line").last).to_be_visible()

    ada.open()
    expect(ada.page.locator(f".recent .row-link[href='/replay/{game}']")).to_be_visible()
    expect(ada.page.locator(".continue")).to_have_count(0)
    assert ada.complaints == []


def take_turns(players: list[Player], answers: int) -> int:
    """Let each player answer whenever asked, until `answers` answers are given or the game is over."""
    given = 0
    until = time.monotonic() + 200
    while given < answers and not all(player.over for player in players):
        assert time.monotonic() < until, f"no end after {given} answers"
        given += sum(player.answer() for player in players)
    return given


def asked_now(players: list[Player]) -> list[str | None]:
    """The choices that the players wait for, once at least one page shows a choice."""
    until = time.monotonic() + 60
    while not any(found := [player.asked for player in players]):
        assert time.monotonic() < until, "nobody is asked anything"
    return found


def expect_asked(players: list[Player], choices: list[str | None]) -> None:
    """Check that the same choices wait as before, so that nothing was lost and nothing happened by itself."""
    for player, choice in zip(players, choices, strict=True):
        prompt = player.page.locator(".prompt")
        if choice is None:
            expect(prompt).not_to_have_attribute("data-choice", re.compile("."))
        else:
            expect(prompt).to_have_attribute("data-choice", choice)


@pytest.mark.deep
def test_two_people_through_a_reload_and_a_restart(sit: Sit, own_server: Server) -> None:
    ada, bob = sit(at=own_server), sit(width=390, height=844, locale="it", at=own_server)
    ada.open()
    ada.friend()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    expect(ada.page.locator("img.qr")).to_be_visible()
    ada.page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")
    bob.page.goto(link)
    bob.page.get_by_label("Il tuo nome").fill("Bob")
    bob.page.get_by_role("button", name="Siediti").click()
    for player in (ada, bob):
        expect(player.page.locator(".player")).to_have_count(2)
        expect(player.page.locator(".magecraft")).to_be_visible()
    assert "invite" not in bob.page.url

    assert take_turns([ada, bob], 20) >= 20
    before = asked_now([ada, bob])
    ada.page.reload()
    ada.wait_connected()
    expect(ada.page.locator(".magecraft")).to_be_visible()
    expect_asked([ada, bob], before)

    take_turns([ada, bob], 10)
    before = asked_now([ada, bob])
    assert ada.complaints == bob.complaints == []
    own_server.kill()
    for player in (ada, bob):
        expect(player.page.locator(".line-state.lost")).to_be_visible()
    own_server.start()
    for player in (ada, bob):
        player.wait_connected()
        player.complaints.clear()  # The browser says itself that it could not connect.
    expect_asked([ada, bob], before)

    take_turns([ada, bob], 10)
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("dialog").get_by_role("button", name="Give up").click()
    expect(ada.page.locator("dialog.end-popup h2")).to_have_text("Bob wins")
    expect(bob.page.locator("dialog.end-popup h2")).to_have_text("Hai vinto!")
    assert ada.complaints == bob.complaints == []


@pytest.mark.deep
def test_an_answer_given_while_the_line_is_down_arrives_later(sit: Sit, own_server: Server) -> None:
    ada = sit(at=own_server)
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.begin()
    asked = ada.asked
    own_server.kill()
    expect(ada.page.locator(".line-state.lost")).to_be_visible()
    ada.page.locator(".answers .answer").first.click()
    expect(ada.page.locator(".answers .answer").first).to_be_disabled()
    own_server.start()
    ada.wait_connected()
    ada.page.wait_for_function(
        "asked => document.querySelector('.prompt').dataset.choice !== asked", arg=asked
    )


def test_a_closed_tab_is_resumed_from_the_lobby(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.get_by_role("button", name="Play against a bot").click()
    ada.begin()
    assert ada.answer()
    ada.page.locator(ANSWERS).first.wait_for()
    asked, where = ada.asked, ada.page.url
    context = ada.page.context
    ada.page.close()
    again = Player(context.new_page(), ada.url)
    again.open()
    again.page.locator(".continue .row-link").click()
    again.page.locator(ANSWERS).first.wait_for()
    assert (again.asked, again.page.url) == (asked, where)
    assert again.complaints == []
