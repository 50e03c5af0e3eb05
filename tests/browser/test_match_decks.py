"""The deck page: a list is read as it is written, drawn, kept and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, violations
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser


LIST = "16 Mountain\n4 Shock\n4 Raging Goblin\n\nSideboard\n1 Lava Axe"


def written(sit: Sit, text: str, width: int = 1440, height: int = 900, locale: str = "en") -> Player:
    ada = sit(width=width, height=height, locale=locale)
    ada.open("/deck")
    ada.page.locator("[data-deck=list]").fill(text)
    return ada


@pytest.mark.deep
def test_a_list_is_complained_of_while_it_is_written_and_its_good_lines_are_drawn(sit: Sit) -> None:
    ada = written(sit, LIST + "\n4 Shokc\nnonsense")
    page = ada.page
    wrong = page.locator(".deck-wrong li")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text("Line 7: no card is called “Shokc”. Near: Shock")
    wrong.first.locator("button").click()
    assert page.evaluate("getSelection().toString()") == "4 Shokc"
    expect(page.locator("[data-deck=play]")).to_be_disabled()
    expect(page.locator("[data-part=main]")).to_contain_text("Raging Goblin")
    page.locator("[data-deck=list]").fill(LIST)
    expect(page.locator(".deck-good")).to_have_text("24 cards and 1 in the sideboard")
    expect(page.locator(".deck-curve svg")).to_have_attribute(
        "aria-label", "Mana curve: 0: 0, 1: 8, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7+: 0"
    )
    expect(page.locator(".deck-colours svg[role=img]")).to_have_attribute(
        "aria-label", "Colours of the costs: red: 8"
    )
    page.locator('[data-part=main] .card-line[data-look="Shock"]').hover()
    expect(page.locator(".builder-looked .leaf-text")).to_contain_text("damage")
    page.locator(".deck-fields select").first.select_option("constructed")
    expect(page.locator(".deck-wrong")).to_contain_text("24 cards; at least 60 are needed.")
    expect(page.locator("[data-part=main]")).to_contain_text("Raging Goblin")
    assert ada.complaints == []


def test_a_deck_is_kept_and_played_from_its_page(sit: Sit) -> None:
    ada = written(sit, LIST)
    page = ada.page
    page.locator("[name=deck-name]").fill("Goblins")
    with page.expect_download() as saved:
        page.locator(".deck-files button").first.click()
    assert saved.value.suggested_filename == "Goblins.txt"
    assert saved.value.path().read_text("utf-8") == f"// NAME: Goblins\n{LIST}\n"
    page.locator("[data-deck=keep]").click()
    expect(page.locator(".deck-news")).to_have_text("“Goblins” is kept in this browser.")
    page.reload()
    expect(page.locator("[data-deck=list]")).to_have_value(LIST)
    page.locator("[data-deck=play]").click()
    expect(page.locator(".setup [data-deck-seat='0']")).to_have_value("mine:Goblins")
    page.locator("[data-start=bot]").click()
    page.locator(".magic").wait_for()
    expect(page.locator("[data-head='0']")).to_contain_text(re.compile("17|24"))
    assert ada.complaints == []


@pytest.mark.deep
def test_what_is_written_is_not_lost_and_only_deleted_when_asked_twice(sit: Sit) -> None:
    ada = written(sit, LIST)
    page = ada.page
    page.locator("[name=deck-name]").fill("Goblins")
    ada.open("/")
    ada.open("/deck")
    expect(page.locator("[data-deck=list]")).to_have_value(LIST)
    page.locator("[data-deck=sold]").select_option("Sky Slam")
    expect(page.locator("[name=deck-name]")).to_have_value("Sky Slam")
    page.locator(".deck-shelf .button").get_by_text("Goblins").click()
    expect(page.locator("[data-deck=list]")).to_have_value(LIST)
    page.locator(".deck-deeds .button").get_by_text("Delete").click()
    page.locator(".popup [autofocus]").click()
    page.locator(".deck-deeds .button").get_by_text("Delete").click()
    page.locator("[data-deck=delete]").click()
    expect(page.locator("[data-deck=list]")).to_have_value("")
    expect(page.locator(".deck-shelf .button")).to_have_count(0)
    page.locator(".deck-files input").set_input_files(
        {"name": "Elves.txt", "mimeType": "text/plain", "buffer": b"20 Forest\n20 Elvish Pioneer"}
    )
    expect(page.locator("[name=deck-name]")).to_have_value("Elves")
    expect(page.locator(".deck-good")).to_have_text("40 cards")
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_deck_page_hinders_nobody_and_fits(sit: Sit, width: int, height: int) -> None:
    ada = written(sit, LIST + "\n4 Shokc", width=width, height=height, locale="it")
    page = ada.page
    expect(page.locator(".deck-wrong")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
    found = violations(page, "/deck")
    assert not found, "\n".join(found)
    page.locator("[data-builder=search]").fill("shock")
    page.locator('[data-part=catalogue] .card-line[data-look="Shock"]').click(button="right")
    expect(page.locator(".magic-close")).to_contain_text("Istantaneo")
    page.keyboard.press("Escape")
    expect(page.locator(".magic-close")).to_have_count(0)
    assert ada.complaints == []
