"""A card is typed on the page: drawn as it is written, refused with its place, put into a deck, played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


def test_a_card_is_typed_and_the_place_of_a_mistake_underlined(sit: Sit) -> None:
    ada = sit(width=360, height=740, fresh=True)
    page = ada.page
    ada.open("/card")
    page.locator("[name=example]").select_option("1")
    expect(page.locator(".card-seen .leaf-name")).to_have_text("Dark Errand")
    expect(page.locator(".card-told section[lang=it]")).to_contain_text("Distruggi una creatura bersaglio")
    page.locator("[name=text]").fill("Destroy target creture.")
    expect(page.locator("[data-card=refused] mark")).to_have_text("creture.")
    expect(page.locator("[data-card=refused] strong")).to_have_text("creature")
    expect(page.locator("[data-card=play]")).to_be_disabled()
    page.locator("[name=text]").fill("Destroy target creature.")
    expect(page.locator("[data-card=state] .deck-good")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert not ada.complaints


@pytest.mark.deep
def test_a_typed_card_is_kept_put_into_a_deck_and_played_at_once(sit: Sit) -> None:
    ada = sit(width=360, height=740, fresh=True)
    page = ada.page
    ada.open("/card")
    page.locator("[name=example]").select_option("1")
    page.locator("[name=text]").fill("Destroy target creture.")
    page.locator("[data-card=refused]").wait_for()
    assert not violations(page, "/card refused")
    page.locator("[name=text]").fill("Destroy target creature.")
    expect(page.locator("[data-card=state] .deck-good")).to_be_visible()
    assert not violations(page, "/card")
    page.locator("[data-card=keep]").click()
    expect(page.locator(".card-shelf li")).to_have_count(1)
    page.locator("[data-card=deck]").click()
    page.wait_for_url("**/deck?game=magic")
    expect(page.locator("[data-deck=list]")).to_have_value(re.compile("4 Dark Errand"))
    expect(page.locator(".deck-status .deck-good")).to_be_visible()
    ada.open("/card")
    expect(page.locator("[name=name]")).to_have_value("Dark Errand")
    expect(page.locator("[data-card=play]")).to_be_enabled()
    page.locator("[data-card=play]").click()
    page.wait_for_url("**/game/*")
    page.locator("[data-ask]").first.wait_for()
    assert not ada.complaints
