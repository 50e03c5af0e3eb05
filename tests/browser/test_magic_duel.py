"""Two people at a table of Magic: answers on the stack, a fight among many, a reload and a restart."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.laying import duel, lay
from tests.browser.magic import click, confirm, pass_until, tile
from tests.browser.player import Player, Sit
from tests.browser.positions import MANY

pytestmark = pytest.mark.browser

FIGHT: dict[str, Any] = {
    "at": "main1",
    "turn": 4,
    "A": {
        "hand": ["Giant Growth", "Shock"],
        "battlefield": ["Forest", "Mountain", "Iron-Tusk Ravager", "Craw Wurm", "Grizzly Bears"],
    },
    "B": {
        "hand": ["Remove Soul", "Mana Leak", "Unsummon"],
        "battlefield": ["Island", "Island", "Horned Turtle", "Hill Giant", "Wind Drake", "Glory Seeker"],
    },
}


def drag(page: Page, what: str, onto: str) -> None:
    """Drag one element onto another with the mouse."""
    page.locator(what).hover()
    page.mouse.down()
    box = page.locator(onto).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x - 20, y - 20)
    page.mouse.move(x, y)
    expect(page.locator(".arrow-lines .arrow")).not_to_have_count(0)
    page.mouse.up()


def restart(server: Server, people: list[Player]) -> None:
    """Kill the server and start it again, and wait until all people have noticed both."""
    server.kill()
    for one in people:
        one.page.locator(".line-state.lost").wait_for()
    server.start()
    for one in people:
        one.wait_connected()


def share(page: Page, name: str) -> str:
    return page.locator(f'.assign [role=spinbutton][aria-label="{name}"]').inner_text()


@pytest.mark.deep
def test_a_fight_of_two_people(sit: Sit, own_server: Server) -> None:
    ada, bob = duel(own_server, FIGHT, sit)
    click(ada, "cast:Shock")
    ada.page.locator(f"{tile('Wind Drake')} > .hit").click()
    expect(bob.page.locator(".stack .waits")).to_contain_text("Shock")
    expect(ada.page.locator(".prompt.mine")).to_have_count(0)
    ada.page.locator('.hand [data-look="Giant Growth"] > .hit').click()
    expect(ada.page.locator(".magic-close .leaf-why")).to_contain_text(
        "You are not asked now: it is up to Bob."
    )
    ada.page.keyboard.press("Escape")
    click(bob, "cast:Unsummon")
    bob.page.locator(f"{tile('Wind Drake')} > .hit").click()
    expect(bob.page.locator(".stack .waits")).to_have_count(2)
    expect(ada.page.locator(".stack .waits").first).to_contain_text("Unsummon")
    bob.page.reload()
    expect(bob.page.locator(".stack .waits")).to_have_count(2)
    click(ada, "pass")
    expect(ada.page.locator(tile("Wind Drake"))).to_have_count(0)
    restart(own_server, [ada, bob])
    expect(ada.page.locator(".stack .waits")).to_have_count(1)
    pass_until([ada, bob], ada, "attack")
    drag(ada.page, tile("Iron-Tusk Ravager"), "[data-head='1']")
    ada.page.keyboard.press("2")
    expect(ada.page.locator(".tile-chosen-attack")).to_have_count(2)
    confirm(ada)
    pass_until([ada, bob], bob, "block")
    for blocker in ("Horned Turtle", "Hill Giant"):
        drag(bob.page, tile(blocker), tile("Iron-Tusk Ravager"))
    drag(bob.page, tile("Glory Seeker"), tile("Craw Wurm"))
    expect(bob.page.locator(".arrow-lines .arrow-block")).to_have_count(3)
    confirm(bob)
    click(ada, "cast:Giant Growth")
    ada.page.locator(f"{tile('Iron-Tusk Ravager')} > .hit").click()
    expect(bob.page.locator(".stack .waits")).to_contain_text("Giant Growth")
    pass_until([ada, bob], ada, "assign")

    page = ada.page
    expect(page.locator(".assign h3")).to_contain_text("Iron-Tusk Ravager splits 7 damage")
    assert [share(page, one) for one in ("Horned Turtle", "Hill Giant", "Bob")] == ["4", "3", "0"]
    page.locator('.assign [role=spinbutton][aria-label="Bob"]').press("ArrowUp")
    page.locator('.assign [role=spinbutton][aria-label="Hill Giant"]').press("2")
    expect(page.locator(".assign footer")).to_contain_text("Only what is left over")
    expect(page.locator("[data-assign=send]")).to_be_disabled()
    page.locator('.assign [role=spinbutton][aria-label="Bob"]').press("0")
    page.locator('.assign [role=spinbutton][aria-label="Horned Turtle"]').press("2")
    page.locator(".assign li").nth(1).locator(".assign-rest").click()
    assert [share(page, one) for one in ("Horned Turtle", "Hill Giant", "Bob")] == ["2", "5", "0"]
    expect(page.locator(f"{tile('Hill Giant')} .tile-hit")).to_have_text("5")
    page.locator("[data-assign=send]").click()

    for one in (ada, bob):
        damage = one.page.locator(".stack .waits-damage")
        expect(damage).to_contain_text("Iron-Tusk Ravager: 2 to Horned Turtle")
        expect(damage).to_contain_text("Iron-Tusk Ravager: 5 to Hill Giant")
        expect(one.page.locator(f"{tile('Iron-Tusk Ravager')} .tile-hit")).to_have_text("4")
        expect(one.page.locator(".arrow-lines .arrow-damage")).to_have_count(6)
    bob.page.reload()
    expect(bob.page.locator(".stack .waits-damage")).to_be_visible()
    pass_until([ada, bob], bob, "attack")
    for name in ("Hill Giant", "Glory Seeker"):
        expect(ada.page.locator(tile(name))).to_have_count(0)
    for name in ("Horned Turtle", "Iron-Tusk Ravager", "Craw Wurm"):
        expect(bob.page.locator(tile(name))).to_be_visible()


@pytest.mark.deep
def test_several_targets_in_any_order_and_a_split_by_keys(sit: Sit, server: Server) -> None:
    ada = lay(server, MANY, sit)
    page = ada.page
    click(ada, "cast:Pyrotechnics")
    expect(page.locator(".prompt")).to_contain_text("at most 4")
    expect(page.locator(".tile-lit, .head-lit")).to_have_count(7)
    expect(page.locator("[data-declare=send]")).to_be_disabled()
    page.locator("[data-head='1'] > .hit").click()
    for name in ("Hill Giant", "Wind Drake", "Hill Giant", "Grizzly Bears"):
        page.locator(f"{tile(name)} > .hit").click()
    expect(page.locator(".declare-picked")).to_have_text("Grizzly Bears, Wind Drake, and Bot")
    expect(page.locator(".arrow-lines .arrow-target")).to_have_count(3)
    page.locator(".prompt").click()
    page.keyboard.press("Enter")
    expect(page.locator(".assign")).to_be_visible()
    assert [share(page, one) for one in ("Grizzly Bears", "Wind Drake", "Bot")] == ["1", "1", "2"]
    for key in ("Tab", "Tab", "ArrowDown", *["Shift+Tab"] * 4, "ArrowUp"):
        page.keyboard.press(key)
    assert [share(page, one) for one in ("Grizzly Bears", "Wind Drake", "Bot")] == ["2", "1", "1"]
    page.keyboard.press("Enter")
    expect(page.locator(tile("Grizzly Bears"))).to_have_count(0)
    expect(page.locator("[data-head='1'] .life b")).to_have_text("4")
    assert ada.complaints == []
