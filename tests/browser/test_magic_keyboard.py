"""Magic by the keyboard alone: from the lobby to the end of a game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Server
from tests.browser.keys import POINTER, walk_to
from tests.browser.laying import lay
from tests.browser.magic import NEXT, taken, tile, wait
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser

WANTED = ("land", "cast", "keep", "player:1", "yes", "done", "pass")
KEYS = """wanted => {
  const place = (one) => wanted.findIndex((start) => one.dataset.option.startsWith(start));
  const rank = (one) => (place(one) + 100) % 100;
  const offered = [...document.querySelectorAll(".answers .answer:enabled")];
  const keyed = offered.filter((one) => one.ariaKeyShortcuts).sort((a, b) => rank(a) - rank(b));
  return keyed[0]?.ariaKeyShortcuts ?? null;
}"""


def seeded(route: Route) -> None:
    """Let a new game have the same luck each time."""
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "seed": 11}))
    else:
        route.continue_()


def press(ada: Player) -> bool:
    """Answer the present question with the keyboard. Returns False once the game is over."""
    ada.page.locator(NEXT).first.wait_for(state="attached")
    if ada.over:
        return False
    seen = wait(ada)
    keys = ada.page.keyboard
    assert ada.page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    key = ada.page.evaluate(KEYS, WANTED)
    if key is None:
        if seen["ask"] in ("attack", "block"):
            for digit in "123":
                keys.press(digit)
        elif ada.page.locator("[data-declare=send]:disabled").count():
            keys.press("1")
        key = "Enter"
    keys.press(key)
    taken(ada, seen["number"])
    return True


@pytest.mark.deep
def test_a_whole_game_by_keyboard(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    ada.open()
    page = ada.page
    page.route("**/api/games", seeded)
    page.locator("[data-start=bot]").wait_for()
    page.evaluate(POINTER)
    walk_to(page, page.locator("input[name=game]:checked"))
    while not page.locator("input[name=game][value=magic]").is_checked():
        page.keyboard.press("ArrowRight")
    walk_to(page, page.locator("[data-start=bot]"))
    page.keyboard.press("Enter")
    page.locator(".magic").wait_for()
    given = 0
    while press(ada):
        given += 1
        assert given < 600
    assert given > 15
    expect(page.locator("dialog.end-popup")).to_be_visible()
    assert page.evaluate("pointed") == 0
    assert ada.complaints == []


FIGHT = {
    "at": "main1",
    "turn": 4,
    "A": {"hand": ["Shock"], "battlefield": ["Mountain", "Craw Wurm", "Grizzly Bears"]},
    "B": {"battlefield": ["Hill Giant"]},
}


@pytest.mark.deep
def test_the_table_is_read_and_fought_at_by_keys(sit: Sit, server: Server) -> None:
    ada = lay(server, FIGHT, sit)
    page = ada.page
    wait(ada)
    page.evaluate(POINTER)
    walk_to(page, page.locator(f"{tile('Hill Giant')} > .hit"), "Shift+Tab")
    expect(page.locator(".peek .leaf-name")).to_have_text("Hill Giant")
    page.keyboard.press("Enter")
    expect(page.locator(".magic-close .leaf-name")).to_have_text("Hill Giant")
    page.keyboard.press("Escape")
    expect(page.locator(f"{tile('Hill Giant')} > .hit")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt-text")).to_be_focused()
    number = wait(ada)["number"]
    page.keyboard.press("Enter")
    taken(ada, number)
    assert wait(ada)["ask"] == "attack"
    page.keyboard.press("2")
    expect(page.locator(f"{tile('Grizzly Bears')}.tile-chosen")).to_be_visible()
    page.keyboard.press("2")
    page.keyboard.press("1")
    expect(page.locator(".tile-chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(f"{tile('Craw Wurm')}.tile-tapped")).to_be_visible()
    assert page.evaluate("pointed") == 0
    assert ada.complaints == []
