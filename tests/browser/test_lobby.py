"""The lobby: one button in sight at every width, and a game between bots that plays until it is stopped."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import RAW
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


def test_an_invitation_says_who_invites_and_a_used_one_that_it_is_used(sit: Sit) -> None:
    """The maker is told that the address works on this machine only, and may close the table."""
    ada, bob, eve = sit(), sit(width=360, height=740), sit(width=360, height=740, locale="it")
    ada.open()
    ada.friend()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.locator("[data-start=table]").click()
    link = ada.page.locator(".invitation input").input_value()
    expect(ada.page.locator("[data-invite=only-here]")).to_contain_text("this machine only")
    bob.page.goto(link)
    expect(bob.page.locator(".join h2")).to_have_text("Ada invites you to Magecraft")
    expect(bob.page.locator(".invited")).to_contain_text("Seats")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator(".magecraft")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.locator("[data-invite=spent] h2")).to_have_text("Questo invito è già stato usato")
    assert ada.complaints == bob.complaints == eve.complaints == []
    ada.open()
    ada.friend()
    ada.page.locator("[data-start=table]").click()
    ada.page.locator("[data-table=close]").click()
    expect(ada.page.locator("[data-start]")).to_be_visible()
    expect(ada.page.locator(".continue .row-link")).to_have_count(1)


def test_a_bot_takes_a_free_seat_with_one_click(sit: Sit) -> None:
    ada = sit(width=360, height=740)
    ada.open()
    ada.friend()
    ada.page.locator("[data-start=table]").click()
    ada.page.locator("[data-fill='1']").click()
    expect(ada.page.locator(".magecraft")).to_be_visible()
    expect(ada.page.locator(".player[data-kind=bot]")).to_have_count(1)
    assert ada.complaints == []


def test_the_lobby_is_said_by_its_first_messages_after_few_requests(sit: Sit) -> None:
    """The messages of the other pages are not there yet: no message of the lobby is missing."""
    ada = sit(locale="it", fresh=True)
    page = ada.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/messages/it.ftl", lambda route: None)
    ada.open()
    page.locator("[data-start]").wait_for()
    assert len(asked) <= 15, asked
    for game in page.locator(".game-card").all():
        game.click()
        page.locator(".setup summary").first.click()
        assert not RAW.findall(page.inner_text("body").replace("docs/mickey-cards.md", ""))
        for name in ("Regolamento", "Regole e tasti"):
            page.locator(f".top [aria-label^='{name}']").first.click()
            page.locator("dialog.popup[open]").wait_for()
            assert not RAW.findall(page.inner_text("dialog.popup"))
            page.keyboard.press("Escape")
