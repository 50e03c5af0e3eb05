"""The close view of a card: why it is as it is, and why it cannot do what the player wants."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import lay
from tests.browser.magic import click, tile, wait
from tests.browser.player import Sit

pytestmark = pytest.mark.browser

LORDS = {
    "at": "main1",
    "turn": 5,
    "A": {
        "hand": ["Giant Growth", "Serra Angel"],
        "battlefield": [
            "Forest",
            "Goblin King",
            {"card": "Raging Goblin", "counters": {"+1/+1": 2}},
            {"card": "Holy Strength", "on": "Raging Goblin"},
            {"card": "Royal Assassin", "new": True},
        ],
    },
    "B": {"battlefield": ["Ash-Veil Knight", {"card": "Wind Drake", "tapped": True}]},
}


def test_a_size_is_explained_line_by_line(sit: Sit, server: Server) -> None:
    ada = lay(server, LORDS, sit)
    click(ada, "cast:Giant Growth")
    ada.page.locator(f"{tile('Raging Goblin')} > .hit").click()
    expect(ada.page.locator(f"{tile('Raging Goblin')} .tile-size")).to_have_text("8/9")
    ada.page.locator(tile("Raging Goblin")).click(button="right")
    lines = ada.page.locator(".magic-close .explain li")
    expect(lines).to_have_count(5)
    told = [one.split("\n") for one in lines.all_inner_texts()]
    assert [" ".join(one) for one in told] == [
        "Printed on the card 1/1",
        "Goblin King +1/+1, gains mountainwalk 2/2",
        "Holy Strength +1/+2 3/4",
        "2 +1/+1 counters 5/6",
        "Giant Growth until end of turn +3/+3 8/9",
    ]
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".magic-close")).to_have_count(0)
    ada.page.locator(tile("Goblin King")).click(button="right")
    expect(ada.page.locator(".magic-close .leaf-name")).to_have_text("Goblin King")
    expect(ada.page.locator(".magic-close .explain")).to_have_count(0)
    assert ada.complaints == []


@pytest.mark.deep
def test_what_cannot_be_done_says_why_where_it_lies(sit: Sit, server: Server) -> None:
    ada = lay(server, LORDS, sit, locale="it")
    page = ada.page
    page.locator('.hand [data-look="Serra Angel"]').click(button="right")
    expect(page.locator(".magic-close .leaf-why")).to_contain_text("non puoi pagare")
    expect(page.locator(".magic-close .leaf-why .chip")).to_have_text("MTG8-1.CARD-3")
    page.keyboard.press("Escape")
    page.locator(f"{tile('Royal Assassin')} > .hit").click()
    expect(page.locator(".popup .reasons")).to_contain_text("MTG8-1.CRE-4")
    page.keyboard.press("Escape")
    click(ada, "cast:Giant Growth")
    page.locator(f"{tile('Forest')} > .hit").click()
    expect(page.locator(".popup .reasons")).to_contain_text("bersaglio")
    page.keyboard.press("Escape")
    page.locator(f"{tile('Goblin King')} > .hit").click()
    click(ada, "pass")
    assert wait(ada)["ask"] == "attack"
    page.locator(f"{tile('Royal Assassin')} > .hit").click()
    expect(page.locator(".popup .reasons")).to_contain_text("MTG8-1.CRE-4")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_long_press_opens_the_close_view(sit: Sit, server: Server) -> None:
    ada = lay(server, LORDS, sit, width=360, height=740)
    press = """one => {
      const where = { bubbles: true, pointerType: "touch", pointerId: 7 };
      one.dispatchEvent(new PointerEvent("pointerdown", where));
      setTimeout(() => one.dispatchEvent(new PointerEvent("pointerup", where)), 600);
    }"""
    ada.page.locator('.hand [data-look="Giant Growth"] > .hit').evaluate(press)
    expect(ada.page.locator(".magic-close .leaf-name")).to_have_text("Giant Growth")
    expect(ada.page.locator(".magic-close footer [data-answer]")).to_have_count(1)
    assert ada.complaints == []
