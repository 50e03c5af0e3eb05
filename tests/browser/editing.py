"""The page on which a position is set up: its state, its files, and adding cards to zones."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import Player
from tests.commands import good


def settled(page: Page, state: str = "good") -> None:
    page.locator(f".situation-state[data-state={state}]").wait_for()


def saved(page: Page, folder: Path, button: str) -> Path:
    with page.expect_download() as coming:
        page.get_by_role("button", name=button).click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def judged(path: Path) -> str:
    """The output of the judge for a scenario file that it accepts."""
    return good("judge", str(path), "--trace")


def magic_editor(player: Player) -> Page:
    player.open("/situation?game=magic")
    settled(player.page)
    return player.page


def opened_lists(page: Page) -> Locator:
    """Open all fields as lists, below the board, and return them."""
    page.locator(".situation-all > summary").click()
    return page.locator(".situation-all")


def magic_lists(player: Player) -> Page:
    """Open the editor of Magic positions with all fields as lists, below its board."""
    page = magic_editor(player)
    opened_lists(page)
    return page


def board(page: Page, seat: str) -> Locator:
    return page.locator(f".situation-lists[data-seat={seat}]")


def add(page: Page, seat: str, name: str, zone: str = "battlefield") -> None:
    """Search for a card, and put the first result into a zone."""
    adder = board(page, seat).locator(".zone-adder")
    adder.locator("select").select_option(zone)
    adder.locator("input").fill(name)
    adder.locator("input").press("Enter")
    expect(adder.locator("input")).to_have_value("")
