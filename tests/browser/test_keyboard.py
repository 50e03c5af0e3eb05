"""The keyboard alone: a whole game from the lobby to its end and into its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.keys import POINTER, walk_to
from tests.browser.player import ANSWERS, NEXT, Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_whole_game_by_keyboard(sit: Sit) -> None:
    ada = sit()
    ada.open()
    page = ada.page
    keys = page.keyboard
    page.locator("[data-start=bot]").wait_for()
    page.evaluate(POINTER)
    walk_to(page, page.locator("input[name=level]:checked"))
    keys.press("ArrowLeft")
    expect(page.locator("input[value=apprentice]")).to_be_checked()
    walk_to(page, page.locator("[data-start=bot]"))
    keys.press("Enter")
    page.locator(ANSWERS).first.wait_for()

    keys.press("?")
    expect(page.locator("dialog.popup")).to_be_visible()
    keys.press("Escape")
    expect(page.locator("dialog.popup")).to_have_count(0)
    walk_to(page, page.locator(".board-other .hit-look").first)
    keys.press("Enter")
    expect(page.locator("dialog.close-view .leaf-text")).not_to_be_empty()
    keys.press("Escape")
    expect(page.locator(".board-other .hit-look").first).to_be_focused()
    keys.press("Escape")
    expect(page.locator("#prompt-text")).to_be_focused()

    given = 0
    while not ada.over:
        page.locator(NEXT).first.wait_for()
        if ada.over:
            break
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
        given += ada.press_answer()
        assert given < 300
    assert given > 20

    end = page.locator("dialog.end-popup")
    expect(end).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    walk_to(page, end.get_by_role("link", name="Watch the replay"))
    keys.press("Enter")
    page.locator(".replay-page[data-fresh=true]").wait_for()
    keys.press("End")
    expect(page.locator(".banner")).to_be_visible()
    walk_to(page, page.locator(".log-line .chip").first)
    keys.press("Enter")
    expect(page.locator("dialog.popup .rule p").first).not_to_be_empty()
    keys.press("Escape")
    expect(page.locator(".log-line .chip").first).to_be_focused()
    assert page.evaluate("pointed") == 0
    assert ada.complaints == []
