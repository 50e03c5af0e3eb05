"""What Magic asks for on the table, under axe-core: a crowd, each editor, the close view; long cards fit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SIZES, violations
from tests.browser.conftest import Server
from tests.browser.laying import duel, lay
from tests.browser.magic import click, confirm, pass_until, tile, wait
from tests.browser.player import Sit
from tests.browser.positions import CROWD, MANY, ORDER

pytestmark = pytest.mark.browser

OUT = """() => [...document.querySelectorAll("html, .table-main, .own, .magic .card, .magic-close")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def look(page: Page, where: str, found: list[str]) -> None:
    found += violations(page, where)
    found += [f"{where}, {one}" for one in page.evaluate(OUT)]


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_at_the_table(sit: Sit, server: Server, width: int, height: int) -> None:
    found: list[str] = []
    how = {"width": width, "height": height}
    ada = lay(server, {**CROWD, "B": {**CROWD["B"], "battlefield": ["Hill Giant", "Wind Drake"]}}, sit, **how)
    wait(ada)
    look(ada.page, "crowd", found)
    ada.page.locator(tile("Grizzly Bears")).click(button="right")
    expect(ada.page.locator(".magic-close .explain")).to_be_visible()
    look(ada.page, "close view", found)
    ada.page.keyboard.press("Escape")
    click(ada, "pass")
    assert wait(ada)["ask"] == "attack"
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".tile-chosen")).to_have_count(1)
    look(ada.page, "attackers", found)

    ada = lay(server, MANY, sit, **how)
    click(ada, "cast:Pyrotechnics")
    for name in ("Hill Giant", "Horned Turtle"):
        ada.page.locator(f"{tile(name)} > .hit").click()
    look(ada.page, "targets", found)
    confirm(ada)
    expect(ada.page.locator(".assign")).to_be_visible()
    look(ada.page, "shares", found)

    ada = lay(server, {**ORDER, "A": {**ORDER["A"], "battlefield": ["Island"]}}, sit, **how)
    click(ada, "cast:Index")
    expect(ada.page.locator(".order")).to_be_visible()
    look(ada.page, "order", found)
    assert found == []


FIGHT = {
    "at": "main1",
    "turn": 4,
    "A": {"hand": ["Shock"], "battlefield": ["Mountain", "Iron-Tusk Ravager", "Craw Wurm"]},
    "B": {"battlefield": ["Horned Turtle", "Hill Giant"]},
}


@pytest.mark.deep
def test_axe_finds_nothing_while_damage_waits(sit: Sit, server: Server) -> None:
    ada, bob = duel(server, FIGHT, sit, width=768, height=1024)
    pass_until([ada, bob], ada, "attack")
    ada.page.locator("[data-declare=all]").click()
    confirm(ada)
    pass_until([ada, bob], bob, "block")
    for key in "12":
        bob.page.keyboard.press(key)
    expect(bob.page.locator(".tile-chosen")).to_have_count(2)
    confirm(bob)
    pass_until([ada, bob], ada, "assign")
    found: list[str] = []
    look(ada.page, "assign", found)
    ada.page.locator("[data-assign=send]").click()
    expect(bob.page.locator(".waits-damage")).to_be_visible()
    look(ada.page, "damage", found)
    assert found == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_wordiest_cards_fit_the_close_view(sit: Sit, server: Server, width: int, height: int) -> None:
    cards = server.http.get("/api/games/magic/cards").json()["cards"]
    wordy = sorted(cards, key=lambda one: -max(map(len, one["text"].values())))[:20]
    situation = {"at": "main1", "A": {"hand": [one["name"] for one in wordy]}}
    ada = lay(server, situation, sit, width=width, height=height, locale="fr")
    wait(ada)
    for one in wordy:
        ada.page.locator(f'.hand [data-look="{one["name"]}"]').first.click(button="right")
        close = ada.page.locator(".magic-close")
        expect(close.locator(".leaf-text p").last).to_be_attached()
        shut = close.locator("footer .button").last
        shut.scroll_into_view_if_needed()
        box = shut.bounding_box()
        assert box is not None and box["y"] + box["height"] <= height, one["name"]
        text = close.locator(".leaf-text")
        assert text.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, one["name"]
        assert ada.page.evaluate(OUT) == []
        ada.page.keyboard.press("Escape")
        expect(close).to_have_count(0)
    assert ada.complaints == []
