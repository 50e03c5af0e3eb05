"""The Magic table: whole games by clicking, the stack, combat declared in any order, decks of one's own."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.fitting import PHONE_FIRST
from tests.browser.laying import lay
from tests.browser.magic import click, confirm, hurry, taken, tile, wait
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_whole_game_by_mouse_with_decks_chosen_in_the_lobby(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    ada.open()
    ada.page.locator("input[name=game][value=magic]").click()
    ada.page.locator(".setup [data-deck-seat='0']").select_option("Speed Scorch")
    ada.page.locator(".setup [data-deck-seat='1']").select_option("Heavy Hitters")
    ada.page.locator("[data-start=bot]").click()
    ada.page.locator(".magic").wait_for()
    asks: set[str] = set()
    given, until = 0, time.monotonic() + 240
    while not ada.over:
        assert time.monotonic() < until, f"no end after {given} answers"
        asks.add(wait(ada)["ask"])
        hurry(ada)
        given += 1
    assert {"mulligan", "priority", "attack"} <= asks
    assert given > 15
    expect(ada.page.locator(".magic .banner")).to_be_visible()
    expect(ada.page.locator("[data-head='0'] .life b")).not_to_be_empty()
    assert ada.complaints == []


STACK = {
    "at": "main1",
    "A": {
        "hand": ["Shock", "Serra Angel", "Forest"],
        "battlefield": ["Mountain", "Forest", "Forest", "Grizzly Bears", "Raging Goblin"],
    },
    "B": {"life": 9, "battlefield": ["Island", "Wind Drake"]},
}


@pytest.mark.deep
def test_a_spell_waits_with_its_target_and_creatures_attack_in_any_order(sit: Sit, server: Server) -> None:
    ada = lay(server, STACK, sit)
    page = ada.page
    page.locator('.hand [data-look="Serra Angel"]').hover()
    expect(page.locator(".peek .leaf-text")).to_contain_text("Flying")
    page.locator('.hand [data-look="Serra Angel"] > .hit').click()
    expect(page.locator(".popup .reasons")).to_contain_text("do not pay")
    page.keyboard.press("Escape")

    number = wait(ada)["number"]
    page.get_by_role("button", name="Tap Mountain by hand: red").first.click()
    taken(ada, number)
    expect(page.locator("#prompt-text")).to_contain_text("One mana is in your pool: it costs you a life")
    page.locator(".undo").click()
    expect(page.locator("[data-head='0'] .pool")).to_have_count(0)

    click(ada, "cast:Shock")
    expect(page.locator(".stack .waits")).to_contain_text("Shock")
    assert wait(ada)["ask"] == "target"
    expect(page.locator("[data-head='1'].head-lit")).to_be_visible()
    page.locator(f"{tile('Wind Drake')} > .hit").click()
    expect(page.locator(tile("Wind Drake"))).to_have_count(0)
    expect(page.locator("[data-head='1'] .pile")).to_contain_text("Wind Drake")
    expect(page.locator(".tile-pile .tile-count")).to_have_text("×2")

    click(ada, "pass")
    assert wait(ada)["ask"] == "attack"
    page.locator(f"{tile('Raging Goblin')} > .hit").click()
    page.keyboard.press("1")
    for name in ("Grizzly Bears", "Raging Goblin"):
        expect(page.locator(f"{tile(name)} > .hit")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".arrow-lines .arrow-attack")).to_have_count(2)
    number = wait(ada)["number"]
    page.locator(".prompt").click()
    page.keyboard.press("Enter")
    taken(ada, number)
    expect(page.locator("[data-head='1'] .life b")).to_have_text("6")
    assert ada.complaints == []


ATTACKED = {
    "at": "attackers",
    "active": "B",
    "turn": 4,
    "A": {"hand": ["Forest"], "battlefield": ["Plains", "Grizzly Bears", "Spined Wurm"]},
    "B": {"battlefield": ["Canyon Wildcat", {"card": "Holy Strength", "on": "Canyon Wildcat"}, "Wind Drake"]},
}


def test_a_block_pairs_two_creatures_and_their_damage_waits_on_the_stack(sit: Sit, server: Server) -> None:
    ada = lay(server, ATTACKED, sit)
    page = ada.page
    expect(page.locator(".side-other .tab")).to_have_text("Holy Strength")
    click(ada, "pass")
    assert wait(ada)["ask"] == "block"
    blocker = page.locator(f"{tile('Spined Wurm')} > .hit")
    blocker.click()
    expect(page.locator(".arrow-lines .arrow-block")).to_have_count(1)
    blocker.click()
    expect(page.locator(".arrow-lines .arrow-block")).to_have_count(0)
    blocker.click()
    confirm(ada)
    expect(page.locator(f"{tile('Spined Wurm')}.tile-blocks")).to_be_visible()
    click(ada, "pass")
    expect(page.locator(".stack .waits-damage")).to_contain_text("Spined Wurm: 5 to Canyon Wildcat")
    click(ada, "pass")
    expect(page.locator(tile("Canyon Wildcat"))).to_have_count(0)
    expect(page.locator("[data-head='0'] .life b")).to_have_text("18")
    assert ada.complaints == []


CROWD = {
    "at": "main1",
    "A": {
        "hand": ["Shock"] * 7,
        "battlefield": [
            *["Forest"] * 9,
            *["Mountain"] * 4,
            *["Grizzly Bears"] * 7,
            "Rod of Ruin",
            "Ivory Cup",
        ],
    },
    "B": {"battlefield": [*["Island"] * 8, *["Wind Drake"] * 6, "Phyrexian Arena"]},
}


@pytest.mark.parametrize(("width", "height"), PHONE_FIRST)
def test_a_crowded_table_runs_nowhere_out_of_the_page(
    sit: Sit, server: Server, width: int, height: int
) -> None:
    ada = lay(server, CROWD, sit, width=width, height=height, locale="it")
    wait(ada)
    for part in ("html", ".table-main", ".magic-field"):
        over = ada.page.locator(part).evaluate("one => one.scrollWidth - one.clientWidth")
        assert over == 0, part
    expect(ada.page.locator(".side-mine .row-lands .tile")).to_have_count(2)
    places = [".head", ".head-mine", ".hand .card", ".prompt"]
    boxes = [ada.page.locator(place).first.bounding_box() for place in places]
    head, own, hand, prompt = (box for box in boxes if box is not None)
    for above, below in ((head, own), (own, hand), (hand, prompt)):
        assert above["y"] + above["height"] <= below["y"]
    assert ada.complaints == []


@pytest.mark.deep
def test_a_list_of_ones_own_is_complained_of_by_line(sit: Sit) -> None:
    ada = sit()
    ada.open()
    ada.page.locator("input[name=game][value=magic]").click()
    ada.page.locator(".setup [data-deck-seat='0']").select_option("own")
    expect(ada.page.locator("[data-start=bot]")).to_be_disabled()
    text = ada.page.locator(".setup textarea")
    text.fill("4 Shokc\n20 Mountain\nnonsense")
    wrong = ada.page.locator(".setup .deck-wrong li")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text("Line 1: no card is called “Shokc”. Near: Shock")
    text.fill("20 Shock\n20 Montagna")
    expect(ada.page.locator(".setup .deck-good")).to_contain_text("40 cards")
    ada.page.locator("[data-start=bot]").click()
    ada.page.locator(".magic").wait_for()
    expect(ada.page.locator("[data-head='0']")).to_contain_text("You")
    assert ada.complaints == []
