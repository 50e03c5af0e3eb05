"""A position of Magic set up by hand on the page: edited, checked, played, saved, judged, opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grimorio.language import LANGUAGES
from tests.browser.editing import add, board, judged, magic_editor, magic_lists, saved, settled
from tests.browser.fitting import fits
from tests.browser.magic import tile
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_position_is_set_up_played_saved_judged_and_opened(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = magic_lists(ada)
    page.get_by_label("Title").fill("A strong bear")
    page.locator(".situation-all").get_by_label("Step").select_option("begin_combat")
    for name in ("Grizzly Bears", "Grizzly Bears", "Forest", "Forest", "Rukh", "Shifting Sky"):
        add(page, "A", name)
    expect(board(page, "A").get_by_label("Copies of Forest", exact=True)).to_have_value("2")
    add(page, "A", "giant growth", "hand")
    add(page, "A", "Raise Dead", "graveyard")
    add(page, "A", "Shock", "library_top")
    add(page, "B", "Hill Giant")
    settled(page)
    add(page, "A", "Holy Strength")
    settled(page, "bad")
    expect(page.locator(".situation-state .problem")).to_have_text(
        "Holy Strength has to be on something: choose what."
    )
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_label("on: Holy Strength").select_option(label="Grizzly Bears (A)")
    settled(page)
    expect(page.locator(".zone-name", has_text="Grizzly Bears")).to_have_count(2)
    board(page, "A").get_by_role("button", name="tapped: Grizzly Bears").last.click()
    board(page, "A").get_by_label("Counters +1/+1: Grizzly Bears", exact=True).first.fill("2")
    board(page, "A").get_by_label("chosen: Shifting Sky").select_option(label="red")
    board(page, "B").get_by_label("damage: Hill Giant", exact=True).fill("1")
    board(page, "B").get_by_label("Life, Player B").fill("7")
    board(page, "B").get_by_label("owner: Hill Giant").select_option("A")
    board(page, "A").get_by_text("Mana pool").click()
    board(page, "A").get_by_label("Green mana, Player A", exact=True).fill("1")
    settled(page)

    path = saved(page, tmp_path, "Save as scenario")
    assert path.name == "a-strong-bear.yaml"
    text = path.read_text("utf-8")
    for part in ("Forest*2", "on: grizzly bears", "life: 7", "mana: G", "owner: A", "chosen: red", "Rukh"):
        assert part in text
    assert "ok    A strong bear" in judged(path)

    page.get_by_role("button", name="Play it").click()
    page.locator(".magic").wait_for()
    expect(page.locator(".notices")).to_contain_text("set up by hand")
    expect(page.locator("[data-head='1'] .life b")).to_have_text("7")
    expect(page.locator(".tab")).to_have_text("Holy Strength")
    expect(page.locator(f".side-mine {tile('Grizzly Bears')} .tile-size").first).to_have_text("5/6")
    expect(page.locator(f".side-other {tile('Hill Giant')} .tile-size")).to_contain_text("3/3")

    magic_lists(ada)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".zone")).to_have_count(0)
    page.locator(".situation-head input[type=file]").set_input_files(path)
    expect(page.get_by_label("Title")).to_have_value("A strong bear")
    settled(page)
    copy = saved(page, tmp_path / "again", "Save as scenario")
    assert copy.read_text("utf-8") == text
    assert ada.complaints == []


@pytest.mark.deep
def test_what_is_taken_away_comes_back_and_loses_what_was_on_it(sit: Sit) -> None:
    ada = sit()
    page = magic_lists(ada)
    for name in ("Grizzly Bears", "Holy Strength"):
        add(page, "A", name)
    page.get_by_label("on: Holy Strength").select_option(label="Grizzly Bears (A)")
    settled(page)
    page.get_by_role("button", name="Remove Grizzly Bears").click()
    settled(page, "bad")
    page.get_by_role("button", name="Undo").click()
    settled(page)
    expect(page.get_by_label("on: Holy Strength")).to_have_value("A:0")
    page.get_by_role("button", name="Holy Strength earlier").click()
    settled(page)
    expect(page.locator(".zone-name").first).to_have_text("Holy Strength")
    expect(page.get_by_label("on: Holy Strength")).to_have_value("A:1")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_scenario_of_the_judge_for_three_is_opened(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = magic_lists(ada)
    text = """title: Three of them
game: magic
ruleset: {players: 3}
setup:
  active: C
  A: {battlefield: [Foresta*3, {card: Orso Grizzly, owner: C, tapped: true}]}
  B: {hand: [Choc], library: [Plaine*12]}
  C: {life: 3, battlefield: [{token: Goblin, colors: [red], size: 1/1, new: true}]}
steps: []
"""
    file = tmp_path / "three.yaml"
    file.write_text(text, "utf-8")
    page.locator(".situation-head input[type=file]").set_input_files(file)
    expect(page.get_by_label("Players")).to_have_value("3")
    settled(page)
    expect(board(page, "A").get_by_label("owner: Grizzly Bears")).to_have_value("C")
    expect(board(page, "B").locator(".zone-name")).to_have_text(["Shock", "Plains"])
    expect(board(page, "C").locator(".zone-name")).to_have_text("Goblin")
    page.get_by_label("Players").select_option("2")
    settled(page)
    expect(page.get_by_label("Whose turn it is")).to_have_value("A")
    expect(board(page, "A").get_by_label("owner: Grizzly Bears")).to_have_value("A")
    assert ada.complaints == []
    file.write_text(text.replace("Choc", "Chocolat"), "utf-8")
    page.locator(".situation-head input[type=file]").set_input_files(file)
    expect(page.locator(".situation-state .problem")).to_contain_text("Chocolat")


SEARCHED = {"en": "unholy str", "it": "forza diab", "fr": "force impie"}


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_searched_in_ones_own_language_and_everything_fits(sit: Sit, language: str) -> None:
    for width, height in ((1440, 900), (768, 1024), (360, 740)):
        ada = sit(width=width, height=height, locale=language)
        page = magic_lists(ada)
        board(page, "A").locator(".zone-adder input").fill(SEARCHED[language])
        expect(board(page, "A").locator(".zone-found .button")).to_have_count(1)
        add(page, "A", SEARCHED[language])
        settled(page, "bad")
        add(page, "A", {"en": "Grizzly", "it": "Orso Griz", "fr": "Grizz"}[language])
        page.locator(".zone-state select").first.select_option(index=1)
        settled(page)
        fits(ada)
        assert ada.complaints == []


MOTH = """cards:
  - name: Grey Moth
    cost: "{1}{W}"
    kinds: [creature]
    size: [2, 1]
    text: [{Keywords: {keywords: [flying]}}, {Morph: {cost: ["{W}"]}}]
"""


def laid(page: Page, name: str) -> None:
    """Search for a card on the board, and put the first result into the zone that is chosen."""
    field = page.locator(".edit-search input")
    field.fill(name)
    expect(page.locator(".edit-found li").first).to_contain_text(name)
    field.press("Enter")
    expect(page.locator(".edit-said")).to_contain_text(name)


@pytest.mark.deep
def test_cards_of_other_sets_and_of_a_file_are_laid_face_down_and_shared(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = magic_editor(ada)
    file = tmp_path / "moths.yaml"
    file.write_text(MOTH, "utf-8")
    page.locator(".laid-more-cards > summary").click()
    page.locator(".laid-more-cards input[type=file]").set_input_files(file)
    expect(page.locator(".laid-more-cards .deck-good")).to_contain_text("cards: 1")
    laid(page, "Grey Moth")
    settled(page)
    tiles = page.locator(".laid-near .tile")
    expect(tiles).to_have_count(1)
    laid(page, "Aboshan's Desire")
    settled(page)
    expect(tiles).to_have_count(1)
    expect(page.locator(".laid-near .tab")).to_have_text("Aboshan's Desire")
    tiles.locator(".hit").press("f")
    settled(page)
    expect(tiles.locator(".tile-name")).to_have_text("Face down: Grey Moth")
    tiles.locator(".hit").click()
    menu = page.locator(".edit-menu")
    expect(menu.get_by_role("button", name="face down")).to_have_attribute("aria-pressed", "true")
    menu.get_by_label("owner: Grey Moth").select_option("B")
    page.keyboard.press("Escape")
    settled(page)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Copy the address").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("window.copied")

    bea = sit()
    bea.page.goto(address)
    settled(bea.page)
    expect(bea.page.locator(".laid-near .tile .tile-name")).to_have_text("Face down: Grey Moth")
    text = saved(bea.page, tmp_path, "Save as scenario").read_text("utf-8")
    assert "name: Grey Moth" in text and "face_down: true" in text and "Aboshan's Desire" in text
    assert ada.complaints == bea.complaints == []


@pytest.mark.deep
def test_what_is_phased_out_is_drawn_apart_and_comes_back_in_the_game(sit: Sit) -> None:
    ada = sit()
    page = magic_editor(ada)
    laid(page, "Hill Giant")
    page.locator(".edit-search-place select").select_option("A:hand")
    laid(page, "Forest")
    page.locator(f".laid-near {tile('Hill Giant')} .hit").click()
    menu = page.locator(".edit-menu")
    menu.get_by_role("button", name="phased out").click()
    expect(menu.get_by_text("damage")).to_have_count(0)
    page.keyboard.press("Escape")
    settled(page)
    expect(page.locator(".laid-near .tile-phased .tile-name")).to_have_text("Hill Giant")
    page.get_by_role("button", name="Play it").click()
    page.locator(".head .pile").filter(has_text="Phased out").first.click()
    expect(page.locator(".magic-zone")).to_contain_text("Hill Giant")
    assert ada.complaints == []


@pytest.mark.deep
def test_attackers_and_blockers_are_laid_and_their_damage_is_dealt(sit: Sit) -> None:
    ada = sit()
    page = magic_editor(ada)
    laid(page, "Hill Giant")
    page.locator(".edit-search-place select").select_option("B:battlefield")
    laid(page, "Grizzly Bears")
    page.locator(".edit-search-place select").select_option("A:hand")
    laid(page, "Forest")
    page.get_by_role("button", name="land played").click()
    page.locator(".edit-steps").get_by_role("button", name="damage", exact=True).click()
    for side, name, label, whom in (
        ("near", "Hill Giant", "attacks: Hill Giant", "Player B"),
        ("others", "Grizzly Bears", "blocks: Grizzly Bears", "Hill Giant (A)"),
    ):
        page.locator(f".laid-{side} {tile(name)} .hit").click()
        page.locator(".edit-menu").get_by_label(label).select_option(label=whom)
        page.keyboard.press("Escape")
        settled(page)
    expect(page.locator(".laid-near .tile-attacks.tile-tapped")).to_have_count(1)
    expect(page.locator(".laid-others .tile-blocks")).to_have_count(1)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-head='1'] .pile-top")).to_have_text("Grizzly Bears")
    assert ada.complaints == []
