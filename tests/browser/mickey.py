"""The steps of a person at a table of Wizards of Mickey in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import Player

ASKED = ".prompt.mine, .table-page[data-over=true]"
PLACED = {"play", "confused", "deploy"}


def asked(player: Player) -> str | None:
    """Wait until the person is asked; return the question, or None when the game is over."""
    player.page.locator(ASKED).first.wait_for()
    return None if player.over else player.page.locator(".mickey").get_attribute("data-ask")


def until(player: Player, *wanted: str) -> str | None:
    """Give the first answer to each question until one of `wanted` is asked or the game is over.

    Returns the question asked, or None when the game is over.
    """
    ask = asked(player)
    while ask is not None and ask not in wanted:
        answer(player, ask)
        ask = asked(player)
    return ask


def answer(player: Player, ask: str) -> None:
    """Give the first answer to a question, by clicking on the table where that is possible."""
    page, before = player.page, player.asked
    assert before is not None
    if ask in PLACED:
        lit = page.locator(".wom-hand .wom-lit > .wom-hit")
        if lit.count():
            lit.first.click()
            page.locator(".wom-near .wom-to-lit > .wom-here").first.click()
        else:
            page.locator(".confirm [data-option=pass]").click()
    elif ask == "line-up":
        page.locator("[data-option=ready]").click()
    elif ask == "swap":
        page.locator(".confirm .primary").click()
    else:
        page.locator(".answers .answer:enabled").first.click()
    player.until_taken(before)


def fits(page: Page) -> None:
    """Check that nothing overflows the page sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for strip in page.locator(".wom-strip, .wom-phases, .wom-middle").all():
        expect(strip).to_be_attached()
        assert strip.evaluate("one => one.scrollWidth <= one.clientWidth + 2")
