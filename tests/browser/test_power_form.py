"""The form for new Powers of Magic Live, where a campaign is made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grimorio.language import LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.fitting import fits
from tests.browser.player import Player, Sit
from tests.web.club import PERSON, Club

pytestmark = [pytest.mark.browser, pytest.mark.deep]


def form(player: Player) -> Page:
    """Open the form on the page where campaigns are made."""
    player.open("/campaigns")
    page = player.page
    page.locator("[data-campaign=propose]").wait_for(state="attached")
    for more in page.locator("main details:not([open]):has([data-campaign=propose]) > summary").all():
        more.click()
    page.locator("[data-campaign=propose]").click()
    return page


def test_a_power_is_proposed_mended_saved_and_added(sit: Sit, tmp_path: Path) -> None:
    ada = sit(width=1440)
    page = form(ada)
    told = page.locator(".power-told")
    expect(page.locator("[data-power=keep]")).to_be_disabled()
    page.locator("[data-power=name]").fill("Determination")
    page.locator("[data-power=does]").select_option("returns")
    expect(page.locator("[data-fault='power.name']")).to_contain_text(
        "there is a Power Determination already"
    )
    page.locator("[data-power=name]").fill("Tithe")
    expect(page.locator("[data-fault]")).to_have_count(0)
    page.locator("[data-power=does]").select_option("gains-life")
    page.get_by_label("How many, Gain life", exact=True).fill("2")
    page.get_by_label("Life", exact=True).fill("1")
    page.get_by_role("radio", name="Intermediate").check(force=True)
    expect(told.locator("[lang=en]")).to_have_text(
        "Pay 1 life. Your opponent puts back a pack of the colour in auction. You gain 2 life."
    )
    expect(told.locator("p")).to_have_count(3)
    assert page.locator("[data-power=does] option").count() == 7, "what may stand beside these two"
    with page.expect_download() as coming:
        page.locator("[data-power=file]").click()
    path = tmp_path / coming.value.suggested_filename
    coming.value.save_as(path)
    assert path.name == "tithe.json"
    assert json.loads(path.read_text("utf-8")) == {
        "name": "Tithe",
        "tier": "intermediate",
        "life": 1,
        "does": [{"word": "returns", "packs": 1}, {"word": "gains-life", "life": 2}],
        "names": {"it": "", "fr": ""},
    }
    page.locator("[data-power=keep]").click()
    expect(page.locator(".basket li")).to_contain_text("Tithe")
    page.get_by_role("button", name="Change: Tithe").click()
    expect(page.locator("[data-power=name]")).to_have_value("Tithe")
    page.get_by_label("Mental traits", exact=True).fill("1")
    expect(told.locator("[lang=en]")).to_contain_text("Pay a mental trait.")
    page.locator("[data-power=keep]").click()
    expect(page.locator(".basket li")).to_have_count(1)
    page.locator("input[type=file][accept*=json]").last.set_input_files(path)
    expect(page.locator(".basket li")).to_have_count(1)
    assert [one for one in ada.complaints if "422" not in one] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_fits_and_axe_finds_nothing(sit: Sit, language: str) -> None:
    ada = sit(width=360, height=740, locale=language)
    page = form(ada)
    page.locator("[data-power=name]").fill("Tithe")
    page.locator("[data-power=does]").select_option("wins")
    page.locator("[data-power=does]").select_option("returns")
    expect(page.locator(f".power-told [lang={language}]")).to_be_visible()
    fits(ada)
    assert violations(page, "/campaigns") == []
    page.locator("[data-word=wins] .icon-button").click()
    expect(page.locator("[data-word=wins]")).to_have_count(0)
    assert ada.complaints == []


def test_a_member_writes_a_power_for_the_owner(sit: Sit, server: Server, tmp_path: Path) -> None:
    club = Club(server, members=PERSON)
    club.join()
    bea = sit(width=360, height=740)
    bea.open(club.ask("/device", {"member": 1}, 1)["link"].removeprefix(server.url))
    page = bea.page
    page.locator("[data-campaign=move]").click()
    page.locator("[data-campaign=propose]").click()
    page.locator("[data-power=name]").fill("Quiet Hand")
    page.locator("[data-power=does]").select_option("gives-up")
    expect(page.locator(".power-told [lang=en]")).to_contain_text("Your opponent takes the pack")
    expect(page.locator("[data-power=keep]")).to_have_count(0)
    fits(bea)
    with page.expect_download() as coming:
        page.locator("[data-power=file]").click()
    coming.value.save_as(tmp_path / "power.json")
    power = json.loads((tmp_path / "power.json").read_text("utf-8"))
    agreed = {key: value for key, value in club.ask()["agreed"].items() if key != "pool"}
    assert club.ask("/agree", {**agreed, "powers": [power]}) == {"ok": True}
    assert bea.complaints == []
