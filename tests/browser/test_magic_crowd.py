"""A crowded table of Magic: equal permanents are stacked, stops for every turn, and marks of new things."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.laying import lay
from tests.browser.magic import click, confirm, tile, wait
from tests.browser.player import Player, Sit
from tests.browser.positions import CROWD

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_stops_are_kept_and_alike_creatures_lie_together_and_attack_one_by_one(
    sit: Sit, server: Server
) -> None:
    ada = lay(server, {**CROWD, "A": {**CROWD["A"], "hand": ["Index", "Unsummon"]}}, sit)
    page = ada.page
    wait(ada)
    page.locator(".step-upkeep button").click()
    expect(page.locator(".step-upkeep button")).to_have_attribute("aria-pressed", "true")
    page.locator(".steps-whose").click()
    expect(page.locator(".step-upkeep button")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".step-attackers button")).to_have_attribute("aria-pressed", "true")
    page.locator(".step-draw button").click()
    expect(page.locator(".step-draw button")).to_have_attribute("aria-pressed", "true")
    page.locator(".steps-whose").click()
    expect(page.locator(".step-draw button")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".step-upkeep button")).to_have_attribute("aria-pressed", "true")
    page.locator(".step-upkeep button").click()
    expect(page.locator(".step-upkeep button")).to_have_attribute("aria-pressed", "false")
    targets_are_picked_on_the_table(ada)
    bears = page.locator(tile("Grizzly Bears"))
    expect(bears).to_have_count(1)
    expect(bears.locator(".tile-count")).to_have_text("×6")
    expect(page.locator(f"{tile('Saproling')}.tile-token .tile-count")).to_have_text("×3")
    expect(page.locator(f"{tile('Hill Giant')} .tile-counters")).to_have_text("+1/+1")
    expect(page.locator(f"{tile('Shifting Sky')} .tile-word svg")).to_be_visible()
    click(ada, "pass")
    assert wait(ada)["ask"] == "attack"
    for count in ("×5", "×4"):
        bears.locator(":scope:not(.tile-chosen)").locator(".hit").click()
        expect(page.locator(f"{tile('Grizzly Bears')}:not(.tile-chosen) .tile-count")).to_have_text(count)
    expect(page.locator(f"{tile('Grizzly Bears')}.tile-chosen .tile-count")).to_have_text("×2")
    confirm(ada)
    expect(page.locator("[data-head='1'] .life b")).to_have_text("24")
    assert ada.complaints == []


def targets_are_picked_on_the_table(ada: Player) -> None:
    """Check that a spell with more than eight targets lit on the table lists them only when asked."""
    page, answers = ada.page, ada.page.locator(".answers .answer")
    click(ada, "cast:Unsummon")
    expect(answers).to_have_count(0)
    page.locator(".fold").click()
    assert answers.count() > 8
    page.locator(".fold").click()
    expect(answers).to_have_count(0)
    page.keyboard.press("Escape")


@pytest.mark.deep
def test_what_was_looked_at_is_kept_in_sight(sit: Sit, server: Server) -> None:
    ada = lay(server, CROWD, sit, width=360, height=740)
    page = ada.page
    click(ada, "cast:Index")
    page.locator("[data-order=send]").click()
    expect(page.locator(".magic")).to_have_attribute("data-ask", "attack")
    known = page.locator("[data-head='0'] .pile", has_text="Known cards")
    expect(known).to_contain_text("5")
    known.click()
    expect(page.locator(".magic-zone .card")).to_have_count(5)
    page.keyboard.press("Escape")
    page.locator("[data-head='1'] .pile").click()
    expect(page.locator(".magic-zone .leaf-name")).to_have_text(["Shock", "Boomerang"])
    assert ada.complaints == []
