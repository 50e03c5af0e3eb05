"""Decks of Wizards of Mickey: made on the deck page, played from there, brought by a friend who joins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_ready_deck_has_an_address_until_it_is_changed(sit: Sit) -> None:
    ada, bea = sit(fresh=True), sit(fresh=True)
    ada.open("/deck?game=mickey")
    ada.page.locator(".deck-fields select").first.select_option("official")
    ada.page.locator("[data-deck=sold]").select_option("Moss Circle")
    expect(ada.page).to_have_url(re.compile(r"/deck\?game=mickey&ready=Moss\+Circle&format=official$"))
    bea.page.goto(ada.page.url)
    words = bea.page.locator("[data-deck=list]")
    expect(words).to_have_value(re.compile("3 Root Hold"))
    words.fill("1 Ebb")
    expect(bea.page).to_have_url(re.compile(r"/deck\?game=mickey$"))
    assert ada.complaints == bea.complaints == []


@pytest.mark.deep
def test_a_deck_is_made_played_and_met_by_one_that_a_friend_brings(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open("/deck?game=mickey")
    page.locator(".deck-fields select").first.select_option("official")
    page.locator("[data-deck=sold]").select_option("Moss Circle")
    expect(page.locator(".deck-good")).to_contain_text("62")
    expect(page.locator(".deck-curve svg")).to_have_attribute("aria-label", re.compile("1: 13, 2: 21, 3: 4"))
    expect(page.locator(".deck-colours svg[role=img]")).to_have_attribute(
        "aria-label", re.compile("yellow: 10, green: 30")
    )
    expect(page.locator("[data-part=main] h4")).to_have_text(["Mages 3", "Spells 40", "Castles 8", "Code 1"])
    expect(page.locator("[data-part=sideboard] > h3")).to_have_text("Support 10")
    good = page.locator("[data-deck=list]").input_value()
    page.locator("[data-deck=list]").fill(good.replace("3 Root Hold", "4 Root Hold\n1 Ebb"))
    expect(page.locator(".deck-wrong")).to_contain_text("Line 4: At most 3 of Root Hold, not 4.")
    expect(page.locator(".deck-wrong")).to_contain_text("Line 5: Ebb has no colour of your Mages.")
    expect(page.locator("[data-deck=play]")).to_be_disabled()
    page.locator("[data-deck=list]").fill(good)
    page.locator("[name=deck-name]").fill("Mossy")
    page.locator("[data-deck=play]:enabled").click()
    expect(page.locator(".setup [data-deck-seat='0']")).to_have_value("mine:Mossy")
    ada.friend()
    expect(page.locator(".setup [data-deck-seat='1']")).to_have_value("friend")

    page.locator("[data-start=table]:enabled").click()
    link = page.locator(".invitation input").input_value()

    bob = sit(width=360, height=740)
    bob.page.goto(link)
    decks = bob.page.locator(".join [data-deck-seat='0']")
    expect(decks.locator("option")).to_have_count(6)
    decks.select_option("own")
    bob.page.locator(".join textarea").fill(good.replace("3 Root Hold", "4 Root Hold"))
    expect(bob.page.locator(".join [role=alert]")).to_contain_text("Line 4:")
    expect(bob.page.locator(".join .primary")).to_be_disabled()
    bob.page.locator(".join textarea").fill(good)
    assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.page.locator(".join [name=name]").fill("Bob")
    bob.page.locator(".join .primary:enabled").click()
    for one in (ada, bob):
        expect(one.page.locator(".mickey")).to_be_visible()
    assert ada.complaints == bob.complaints == []
