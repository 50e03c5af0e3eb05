"""Learning at the table: the guided first game, words that explain themselves, the rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from grimorio import rulebooks
from tests.browser.fitting import ITALIAN_FIRST, RAW
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser


def learn(player: Player) -> Page:
    player.open("/learn")
    player.page.locator(".coach h2").wait_for()
    return player.page


def step(page: Page, name: str) -> None:
    expect(page.locator(".coach")).to_have_attribute("data-step", name)


@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_the_first_turn_is_explained_as_it_comes(sit: Sit, language: str) -> None:
    ada = sit(locale=language, width=360 if language == "it" else 1280)
    page = ada.page
    ada.open()
    page.locator(".ways a[href^='/learn']").click()
    page.locator(".coach h2").wait_for()
    answer = page.locator(".answers .answer:enabled")
    step(page, "goal")
    page.locator(".coach .primary").click()
    step(page, "table")
    page.locator(".coach .primary").click()
    for name, pick in [
        ("shield-phase", "done"),
        ("magic", "grimoire:1"),
        ("attack", "attack:1:water"),
        ("next-spell", "done"),
        ("study", "study:Fireball"),
        ("grimoire", "grimoire:2"),
    ]:
        step(page, name)
        assert page.locator(".coach p").count() == 2
        assert not RAW.findall(page.locator(".coach").inner_text())
        page.locator(f'.answer[data-option="{pick}"]').click()
    step(page, "rest")
    expect(page.locator(".coach-more .quiet")).to_have_text(re.compile(r"^8 .* 18$"))
    page.locator(".coach .primary").click()
    answer.first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".coach-more .link").click()
    expect(page.locator(".coach-said")).to_have_count(0)
    page.locator(".coach-away .link").click()
    expect(page.locator(".coach-said")).to_be_visible()
    assert ada.complaints == []


@pytest.mark.deep
def test_the_coach_never_stands_in_the_way_and_is_found_again(sit: Sit) -> None:
    ada = sit()
    page = learn(ada)
    assert ada.answer(), "a move is possible before the coach is heard out"
    step(page, "table")
    page.get_by_role("button", name="Put the coach away").click()
    expect(page.locator(".coach h2")).to_have_count(0)
    page.locator(".answers .answer:enabled").first.wait_for()
    assert ada.answer()
    page.reload()
    page.get_by_role("button", name="Call the coach").click()
    expect(page.locator(".coach")).to_contain_text("1 of 18")
    assert ada.complaints == []


@pytest.mark.deep
def test_words_explain_themselves_to_pointer_keyboard_and_finger(sit: Sit) -> None:
    ada = sit(locale="it")
    page = learn(ada)
    bubble = page.get_by_role("tooltip")
    page.locator(".board-mine .place-hp .term").hover()
    expect(bubble).to_contain_text("Chi qui non ne ha più è fuori gioco.")
    expect(bubble).to_contain_text("MAGE-END-1")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)

    page.locator("#prompt-text").focus()
    page.keyboard.press("Tab")
    word = page.locator("#prompt-text .term").first
    expect(word).to_be_focused()
    expect(bubble).to_contain_text("Fase Scudo")
    expect(word).to_have_attribute("aria-describedby", "term-bubble")
    page.keyboard.press("Enter")
    popup = page.locator("dialog.popup")
    expect(popup.locator("h2")).to_have_text("Fase Scudo")
    expect(popup.locator(".rule-id")).to_have_text("MAGE-SHIELD-1")
    expect(popup.locator(".rule")).to_contain_text("dall’Area Scudo all’Area Scarto")
    page.keyboard.press("Escape")

    gem = page.locator(".academy .pile svg[data-gem=dark]")
    gem.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(bubble).to_contain_text("Oscurità")
    page.locator(".log-line .term").first.hover()
    expect(bubble).not_to_contain_text("Oscurità")
    page.locator(".academy .hit").first.click()
    page.locator(".close-view .leaf-text .term").first.hover()
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Regolamento").click()
    page.get_by_role("searchbox").fill("MAGE-ICON-SHIELD-2")
    expect(page.locator(".rulebook-rows > li")).to_have_count(1)
    assert ada.complaints == []


@pytest.mark.deep
def test_the_rulebook_is_searched_in_ones_own_words(sit: Sit) -> None:
    ada = sit(locale="fr")
    page = learn(ada)
    page.get_by_role("button", name="Livret de règles").click()
    box = page.get_by_label("Chercher dans les règles et les mots")
    expect(box).to_be_focused()
    expect(page.locator(".rulebook-rows > li")).to_have_count(len(rulebooks.load("magecraft")))
    box.fill("gemme doree")
    expect(page.locator("[data-word]").first).to_have_attribute("data-word", "gold")
    box.fill("vanish")
    expect(page.locator("[data-word]")).to_have_attribute("data-word", "vanish")
    box.fill("disparition")
    row = page.locator("[data-rule=MAGE-ICON-VANISH]")
    expect(row).to_contain_text("Disparition : une gemme de sa main ou de ses PV")
    box.fill("MAGE-ICON-SHIELD-2")
    expect(page.locator(".rulebook-rows > li")).to_have_count(1)
    ruling = page.locator("[data-rule=MAGE-ICON-SHIELD-2] [data-ruling=shield-limit]")
    ruling.locator("summary").first.click()
    expect(ruling).to_contain_text("Le livret")
    expect(ruling).to_contain_text("Une limite imprimée sur la fiche perdue.")
    expect(page.locator(".rulebook [lang=en]")).to_have_count(0)
    box.fill("stopping forbidden")
    expect(page.locator(".rulebook-pages [data-ruling]")).to_have_attribute("data-ruling", "stopping")
    box.fill("xyzzy")
    expect(page.locator(".rulebook [role=status]")).to_have_text("Rien de trouvé.")
    page.locator("dialog.popup").get_by_role("button", name="Fermer").click()
    expect(page.locator("dialog.popup")).to_have_count(0)
    assert ada.complaints == []
