"""The page of puzzles: a question, its answer step by step, the next one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, violations
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_on_an_answered_puzzle(sit: Sit, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    ada.open("/puzzles")
    ada.page.locator("[data-answer-at='0']").click()
    ada.page.locator(".puzzle-told .chip").first.wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == width
    found = violations(ada.page, "an answered puzzle")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_a_puzzle_is_answered_and_leads_to_the_next(sit: Sit) -> None:
    ada = sit()
    ada.open("/puzzles")
    page = ada.page
    expect(page.locator("[data-answer-at]")).to_have_count(4)
    page.keyboard.press("2")
    expect(page.locator("[data-answer-at='1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".puzzle-right, .puzzle-wrong")).to_have_count(1)
    expect(page.locator(".puzzle-told .chip").first).to_be_visible()
    expect(page.locator(".puzzle-log li").first).to_be_visible()
    before = page.url
    page.locator("[data-puzzle=next]").click()
    expect(page.locator(".puzzle-told")).to_have_count(0)
    expect(page.locator("[data-answer-at='0']")).to_be_enabled()
    assert page.url != before
    assert ada.complaints == []


@pytest.mark.deep
def test_a_rule_leads_to_its_puzzles_one_after_the_other(sit: Sit) -> None:
    ada = sit(width=360, height=800)
    ada.open("/rules/magecraft/MAGE-ICON-ATTACK-2")
    page = ada.page
    page.locator("[data-puzzles='MAGE-ICON-ATTACK-2']").click()
    expect(page.locator("[data-puzzle=rule]")).to_have_value("MAGE-ICON-ATTACK-2")
    for _ in range(2):
        page.locator("[data-answer-at='0']").click()
        expect(page.locator(".puzzle-told .chip").filter(has_text="MAGE-ICON-ATTACK-2").first).to_be_visible()
        page.locator("[data-puzzle=next]").click()
        page.locator("[data-answer-at='0']").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert ada.complaints == []
