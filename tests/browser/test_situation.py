"""A position set up by hand on the page: edited, played, saved, judged, opened; and a ruling reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.editing import judged, opened_lists, saved, settled
from tests.browser.fitting import ITALIAN_FIRST, fits
from tests.browser.laying import laid_out
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser


def editor(player: Player) -> Page:
    player.open("/situation")
    settled(player.page)
    opened_lists(player.page)
    return player.page


def number(page: Page, label: str) -> Locator:
    return page.get_by_label(label, exact=True)


@pytest.mark.deep
def test_a_position_is_set_up_played_saved_judged_and_opened(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = ada.page
    ada.open()
    page.get_by_role("link", name="Set up a position by hand").click()
    settled(page)
    opened_lists(page)
    page.get_by_label("Title").fill("Last spark")
    number(page, "Fire, Hand, Player A").fill("2")
    number(page, "Dark, Points, Player A").fill("3")
    page.locator(".situation-all").get_by_label("Phase").select_option("shield")
    number(page, "Earth, Shield, Player A").press("ArrowUp")
    page.get_by_role("button", name="One less: Fire, HP, Player B").click()
    page.locator(".situation-sheet[data-seat=B]").get_by_role("button", name="Mastered: Meditation").click()
    page.locator(".situation-sheet[data-seat=B]").get_by_label(
        "Add a spell… Grimoire 1, Player B"
    ).select_option("Fireball")
    settled(page)

    path = saved(page, tmp_path, "Save as scenario")
    assert path.name == "last-spark.yaml"
    shown = judged(path)
    assert "ok    Last spark" in shown
    assert "hand F2" in shown
    assert "Meditation (mastered) > Fireball" in shown
    assert "A is asked shield" in shown

    page.get_by_role("button", name="Play it", exact=True).click()
    page.locator(".answers .answer").first.wait_for()
    expect(page.locator(".notices")).to_contain_text("set up by hand")
    expect(page.locator(".prompt")).to_contain_text("hield")
    assert ada.answer()

    ada.open("/situation")
    settled(page)
    opened_lists(page)
    expect(page.get_by_label("Title")).to_have_value("Last spark")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_label("Title")).to_have_value("")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_label("Title")).to_have_value("Last spark")
    expect(number(page, "Fire, Hand, Player A")).to_have_value("2")
    settled(page)
    copy = saved(page, tmp_path / "again", "Save as scenario")
    assert copy.read_text("utf-8") == path.read_text("utf-8")
    assert ada.complaints == []


@pytest.mark.deep
def test_what_is_wrong_is_said_and_undone(sit: Sit) -> None:
    ada = sit()
    page = editor(ada)
    play = page.get_by_role("button", name="Play it", exact=True)
    expect(play).to_be_enabled()
    number(page, "Fire, Points, Player A").fill("12")
    settled(page, "bad")
    expect(page.locator(".situation-state .problem")).to_contain_text("Fire: 4 too many")
    expect(play).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(number(page, "Fire, Points, Player A")).to_have_value("0")
    settled(page)
    page.get_by_role("button", name="Redo").click()
    settled(page, "bad")
    page.keyboard.press("Control+z")
    settled(page)
    for colour in ("Fire", "Water", "Earth", "Light"):
        number(page, f"{colour}, HP, Player B").fill("0")
    settled(page, "bad")
    expect(page.locator(".situation-state .problem")).to_contain_text("Player B has 0 gems of life")
    assert ada.complaints == []


@pytest.mark.deep
def test_three_players_one_of_them_out(sit: Sit, tmp_path: Path) -> None:
    ada = sit()
    page = editor(ada)
    page.get_by_label("Players").select_option("3")
    expect(page.locator(".situation-sheet")).to_have_count(3)
    page.locator(".situation-sheet[data-seat=B]").get_by_label("Out").check()
    page.get_by_label("Whose turn it is").select_option("B")
    settled(page, "bad")
    page.get_by_label("Whose turn it is").select_option("C")
    settled(page)
    path = saved(page, tmp_path, "Save as scenario")
    assert "players: 3" in path.read_text("utf-8")
    judged(path)
    page.locator(".situation-sheet[data-seat=B]").get_by_label("Out").uncheck()
    expect(number(page, "Fire, HP, Player B")).to_have_value("3")
    assert ada.complaints == []


@pytest.mark.deep
def test_one_person_plays_both_seats_by_two_links(sit: Sit) -> None:
    ada = sit()
    page = editor(ada)
    page.locator("select[data-seat=B]").select_option("you")
    page.get_by_role("button", name="Play it", exact=True).click()
    links = page.locator(".situation-links a")
    expect(links).to_have_count(2)
    tabs = []
    for index in range(2):
        with page.context.expect_page() as coming:
            links.nth(index).click()
        tabs.append(coming.value)
        tabs[index].locator(".magecraft").wait_for()
    first, second = tabs
    first.locator(".answers .answer").first.wait_for()
    assert second.locator(".answers .answer").count() == 0
    assert "token" not in second.url
    second.reload()
    second.locator(".magecraft").wait_for()
    while first.locator(".answers .answer:enabled").count():
        asked = first.locator(".prompt").get_attribute("data-choice")
        first.locator(".answers .answer").last.click()
        first.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.choice !== asked", arg=asked
        )
    second.locator(".answers .answer").first.wait_for()


@pytest.mark.deep
def test_a_ruling_is_reported_from_the_log(sit: Sit, server: Server, tmp_path: Path) -> None:
    ada = sit()
    page = laid_out(ada, server, "shield")
    page.locator(".log-line .chip").last.click()
    popup = page.locator("dialog.popup")
    rule = popup.locator(".rule-id").inner_text()
    popup.get_by_text("Report this ruling").click()
    popup.get_by_label("What seems wrong?").fill("Is that so?")
    found = json.loads(saved(page, tmp_path, "Save the report").read_text("utf-8"))
    assert found["rule"]["id"] == rule
    assert found["comment"] == "Is that so?"
    assert found["record"] is None
    assert found["view"]["seat"] == 0
    assert found["log"][-1] == found["event"]
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize("language", ITALIAN_FIRST)
def test_the_editor_fits_and_speaks(sit: Sit, language: str) -> None:
    ada = sit(locale=language)
    page = editor(ada)
    fits(ada)
    page.locator("details.options summary").click()
    fits(ada)
    assert ada.complaints == []
