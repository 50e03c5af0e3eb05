"""Triggers and cards put in order, what is paid with, and mana that burns."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import lay
from tests.browser.magic import click, tile, wait
from tests.browser.player import Sit
from tests.browser.positions import ORDER

pytestmark = pytest.mark.browser


def test_triggers_are_ordered_by_keys_and_by_dragging(sit: Sit, server: Server) -> None:
    ada = lay(server, ORDER, sit)
    page = ada.page
    click(ada, "cast:Pacifism")
    page.locator(f"{tile('Grizzly Bears')} > .hit").click()
    rows = page.locator(".order li")
    expect(rows).to_have_count(2)
    expect(page.locator("[data-row]").first).to_be_focused()
    first = rows.first.inner_text().split(":")[0]
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_contain_text(first.split("\n")[-1])
    source, onto = rows.nth(1).bounding_box(), rows.first.bounding_box()
    assert source is not None and onto is not None
    page.mouse.move(source["x"] + 60, source["y"] + 12)
    page.mouse.down()
    page.mouse.move(source["x"] + 60, onto["y"] + 18)
    page.mouse.move(source["x"] + 60, onto["y"] + 4)
    page.mouse.up()
    expect(rows.first).to_contain_text(first.split("\n")[-1])
    page.locator("[data-order=send]").click()
    expect(page.locator(".stack .waits")).to_have_count(3)
    expect(page.locator(".stack .waits strong").first).to_have_text(first.split("\n")[-1])
    assert ada.complaints == []


@pytest.mark.deep
def test_cards_are_put_back_in_order(sit: Sit, server: Server) -> None:
    ada = lay(server, {**ORDER, "A": {**ORDER["A"], "battlefield": ["Island"]}}, sit)
    page = ada.page
    click(ada, "cast:Index")
    rows = page.locator(".order .order-what")
    expect(rows).to_have_text(["Shock", "Forest", "Forest", "Hill Giant", "Craw Wurm"])
    rows.nth(4).focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    expect(rows).to_have_text(["Craw Wurm", "Shock", "Forest", "Forest", "Hill Giant"])
    page.keyboard.press("Enter")
    expect(page.locator(".order")).to_have_count(0)
    assert wait(ada)["ask"] == "priority"
    page.locator("[data-head='0'] .pile", has_text="Known cards").click()
    names = page.locator(".magic-zone .leaf-name")
    expect(names).to_have_text(["Craw Wurm", "Shock", "Forest", "Forest", "Hill Giant"])
    page.keyboard.press("Escape")
    assert wait(ada)["ask"] == "priority"
    expect(page.locator(".log-line").last).to_contain_text("library")
    assert ada.complaints == []


BURN: dict[str, Any] = {
    "at": "main1",
    "turn": 4,
    "A": {
        "mana": "GG",
        "hand": ["Shock", "Grizzly Bears"],
        "battlefield": [*["Mountain"] * 3, "Urza's Mine", "Urza's Tower", "Urza's Power Plant"],
    },
    "B": {"battlefield": ["Grizzly Bears"]},
}


def test_what_would_be_tapped_is_shown_and_mana_that_burns_is_announced(sit: Sit, server: Server) -> None:
    ada = lay(server, BURN, sit)
    page = ada.page
    expect(page.locator(".prompt")).to_contain_text("2 mana are in your pool: each costs you a life")
    page.locator('.hand [data-look="Shock"]').hover()
    expect(page.locator(f"{tile('Mountain')}[data-pays='1']")).to_be_visible()
    expect(page.locator(".peek .leaf-more")).to_have_text("taps Mountain; 2 mana are left over")
    page.locator(".prompt").hover()
    expect(page.locator("[data-pays]")).to_have_count(0)
    click(ada, "cast:Grizzly Bears")
    expect(page.locator(".side-mine").locator(tile("Grizzly Bears"))).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("pool")
    assert ada.complaints == []


@pytest.mark.deep
def test_mana_is_made_by_hand_where_the_table_allows_it(sit: Sit, server: Server) -> None:
    ada = lay(server, BURN, sit, options={"mana": "any-time"})
    page = ada.page
    expect(page.locator(".answer-mana:visible", has_text="Mountain")).to_have_count(1)
    page.locator(f"{tile('Mountain')} > .hit").first.click()
    expect(page.locator(".prompt")).to_contain_text("3 mana are in your pool")
    click(ada, "cast:Shock")
    page.locator("[data-head='1'] > .hit").click()
    expect(page.locator("[data-head='1'] .life b")).to_have_text("18")
    expect(page.locator(".prompt")).to_contain_text("2 mana are in your pool")
    click(ada, "pass")
    expect(page.locator("[data-head='0'] .life b")).to_have_text("18")
    assert ada.complaints == []


@pytest.mark.deep
def test_whoever_pays_says_which_floating_mana_does(sit: Sit, server: Server) -> None:
    floats = {"A": {"mana": "UUG", "hand": ["Iron Star", "Howling Mine"]}, "B": {}}
    ada = lay(server, floats, sit)
    page = ada.page
    click(ada, "cast:Iron Star")
    expect(page.locator(".prompt")).to_contain_text("Pay for Iron Star: with which mana?")
    expect(page.locator(".prompt .answers button")).to_have_count(3)
    click(ada, "spend:G:1")
    expect(page.locator("[data-head='0'] .pool")).to_have_attribute("aria-label", "Mana pool: blue × 2")
    assert ada.complaints == []


@pytest.mark.deep
def test_great_numbers_are_typed_and_great_pools_are_counted(sit: Sit, server: Server) -> None:
    rich = {"A": {"mana": "R*5000U*5001", "hand": ["Blaze"]}, "B": {"life": 20_000}}
    ada = lay(server, rich, sit)
    page = ada.page
    expect(page.locator("[data-head='0'] .pool svg")).to_have_count(2)
    expect(page.locator("[data-head='0'] .pool")).to_contain_text("× 5001")
    expect(page.locator(".prompt")).to_contain_text("10,001 mana are in your pool")
    click(ada, "cast:Blaze")
    field = page.locator("[data-count='x'] input")
    expect(field).to_be_focused()
    expect(field).to_have_value("10000")
    field.fill("9000")
    page.keyboard.press("Enter")
    page.locator("[data-head='1'] > .hit").click()
    expect(page.locator(".counter-row")).to_have_count(2)
    page.locator("[data-count='spend:U'] input").fill("4001")
    page.locator("[data-send='spend:U']").click()
    expect(page.locator("[data-count='spend:U'] input")).to_have_value("1000")
    page.locator("[data-send='spend:R']").click()
    expect(page.locator("[data-head='0'] .pool")).to_have_attribute("aria-label", "Mana pool: blue × 1000")
    assert ada.complaints == []
