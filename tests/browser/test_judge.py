"""A judge at a table of the page: called, let in by a link, accepted, heard, and gone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.laying import PERSON, joined, made, seated
from tests.browser.player import ANSWERS, Player, Sit
from tests.web.evening import Evening

pytestmark = pytest.mark.browser

BAR = "[data-judge-bar]"


def at_table(sit: Sit, server: Server, widths: tuple[int, int]) -> tuple[Player, Player, str]:
    """Two people at a table of Magecraft, and its id."""
    clock = {"mode": "game", "seconds": 900, "timeout": "concede"}
    game = made(server, "magecraft", [PERSON, PERSON], clock=clock)
    ada = seated(sit(width=widths[0], height=900), game)
    bob = seated(sit(width=widths[1], height=740), game, joined(server, game))
    return ada, bob, game["id"]


@pytest.mark.deep
def test_from_the_call_to_the_award(sit: Sit, server: Server) -> None:
    ada, bob, _ = at_table(sit, server, (1440, 360))
    bob.page.locator(".judge-button").click()
    bob.page.locator("[data-judge=call]").click()
    expect(ada.page.locator(BAR)).to_contain_text("Bob has called a judge")
    expect(ada.page.locator("#prompt-text")).to_contain_text("until a judge comes")
    expect(bob.page.locator(ANSWERS)).to_have_count(0)
    ada.page.locator(".judge-button").click()
    ada.page.locator("[data-judge=invite]").click()
    link = ada.page.locator(".judge-link input").input_value()
    ada.page.keyboard.press("Escape")
    clara = sit(width=1440, height=900)
    clara.open(link[link.index("/game/") :])
    clara.page.locator("input[name=name]").fill("Clara")
    clara.page.locator(".join .primary").click()
    expect(clara.page.locator(".judge-tools")).to_contain_text("Still to accept: Bob")
    expect(clara.page.locator("[data-judge=decide]")).to_have_count(0)
    bob.page.locator("[data-judge=accept]").click()
    bob.page.locator("[data-judge=accept-sure]").click()
    for player in (ada, bob):
        expect(player.page.locator(f"{BAR}[data-judge-bar=all]")).to_be_visible()
    clara.page.locator("[data-judge=go]").click()
    for player in (ada, bob):
        expect(player.page.locator("#prompt-text")).not_to_contain_text("stopped")
    clara.page.locator("[data-judge=decide]").click()
    clara.page.locator("[name=act]").select_option("warning")
    clara.page.locator("[name=seat]").select_option("1")
    assert violations(clara.page, "the judge") == []
    clara.page.locator("[name=reason]").fill("Slow play")
    clara.page.keyboard.press("Enter")
    expect(ada.page.locator("#log")).to_contain_text("Judge Clara gives a warning to Bob. Reason: Slow play")
    assert violations(clara.page, "the judge") == []
    clara.page.locator("[data-judge=decide]").click()
    clara.page.locator("[name=act]").select_option("award")
    clara.page.locator("[name=seat]").select_option("0")
    clara.page.locator("[data-judge=next]").click()
    clara.page.locator("[data-judge=confirm]").click()
    expect(ada.page.locator(".table-page[data-over=true]")).to_be_visible()
    expect(ada.page.locator("#log")).to_contain_text("Judge Clara awards the game to you.")
    expect(bob.page.locator("dialog.popup")).to_be_visible()


@pytest.mark.deep
def test_the_organiser_sits_down_at_the_table_that_calls(sit: Sit, server: Server) -> None:
    evening = Evening(server, "Ada", "Bob", game="magecraft", best_of=1, online=True)
    evening.pair()
    game = next(evening.play(name).json()["game"] for name in ("Ada", "Bob"))
    ada = sit(width=360, height=740)
    ada.open(f"/game/{game}#token={evening.players['Ada']}")
    ada.page.locator(".judge-button").click()
    expect(ada.page.locator("[data-judge=invite]")).to_have_count(0)
    ada.page.locator("[data-judge=call]").click()
    olga = sit(width=360, height=740)
    olga.open(f"/event/{evening.id}#token={evening.token}")
    expect(olga.page.locator(".event-called")).to_have_text("A judge is called: Ada")
    olga.page.locator("[data-event=judge]").click()
    olga.page.locator("[name=judge]").fill("Olga")
    olga.page.locator("[data-judge=sit]").click()
    expect(olga.page.locator(".judge-tools")).to_contain_text("You are the judge")
    olga.page.locator("[data-judge=go]").click()
    olga.page.locator("[data-judge=decide]").click()
    olga.page.locator("[name=seat]").select_option("1")
    olga.page.locator("[name=reason]").fill("Left the room")
    olga.page.locator("[name=act]").select_option("loss")
    olga.page.locator("[data-judge=next]").click()
    expect(olga.page.locator(".judge-sure")).to_contain_text("The tournament notes it as a penalty.")
    olga.page.locator("[data-judge=confirm]").click()
    expect(ada.page.locator(".table-page[data-over=true]")).to_be_visible()


@pytest.mark.deep
def test_a_judge_takes_the_game_back_from_the_log_by_keyboard_and_leaves(sit: Sit, server: Server) -> None:
    ada, bob, id = at_table(sit, server, (1280, 1280))
    given = 0
    while given < 3:
        given += ada.answer() or bob.answer()
    ada.page.locator(".judge-button").click()
    ada.page.locator("[data-judge=invite]").click()
    link = ada.page.locator(".judge-link input").input_value()
    ada.page.keyboard.press("Escape")
    clara = sit(width=1440, height=900, locale="fr")
    clara.open(link[link.index("/game/") :])
    clara.page.locator("input[name=name]").fill("Clara")
    clara.page.keyboard.press("Enter")
    bob.page.locator("[data-judge=accept]").press("Enter")
    bob.page.locator("[data-judge=accept-sure]").press("Enter")
    back = clara.page.locator("[data-judge=back]").first
    expect(back).to_have_text("Revenir avant cela")
    back.press("Enter")
    clara.page.locator("[data-judge=back-sure]").press("Enter")
    expect(ada.page.locator("#log")).to_contain_text("Judge Clara takes the game back by")
    expect(bob.page.locator(".unseen[role=status]")).to_contain_text("Judge Clara takes the game back by")
    clara.page.locator("[data-judge=leave]").press("Enter")
    clara.page.locator("[data-judge=leave-sure]").press("Enter")
    expect(ada.page.locator(BAR)).to_have_count(0)
    assert id in link
