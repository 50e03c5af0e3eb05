"""The lobby: one button in sight at every width, and a game between bots that plays until it is stopped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Sit

pytestmark = [pytest.mark.browser, pytest.mark.deep]


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1440, 900)])
@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_the_button_that_starts_is_in_sight_for_every_game(
    sit: Sit, width: int, height: int, locale: str
) -> None:
    ada = sit(width=width, height=height, locale=locale)
    ada.open()
    games = ada.page.locator("input[name=game]")
    games.first.wait_for(state="attached")
    for game in games.all():
        game.check(force=True)
        box = ada.page.locator("[data-start]").bounding_box()
        assert box and box["y"] + box["height"] <= height, game.get_attribute("value")
        assert ada.page.evaluate("document.documentElement.scrollWidth") == width
    assert ada.complaints == []


def test_a_game_between_bots_plays_until_it_is_stopped(sit: Sit) -> None:
    """Where motion is to be small nothing moves until it is asked for, and what was chosen is remembered."""
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open()
    expect(page.locator(".living .game-picture")).to_be_visible()
    expect(page.locator(".living iframe")).to_have_count(0)
    page.get_by_role("button", name="Watch it played").click()
    expect(page.locator(".living iframe.drawn")).to_be_visible(timeout=30_000)
    line = page.frame_locator(".living iframe").locator(".showcase-line")
    before = line.inner_text()
    expect(line).not_to_have_text(before, timeout=30_000)
    page.reload()
    expect(page.locator(".living iframe.drawn")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Stop the game that plays by itself").click()
    expect(page.locator(".living iframe")).to_have_count(0)
    assert ada.complaints == []
