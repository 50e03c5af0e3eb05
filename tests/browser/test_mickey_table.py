"""The table of Wizards of Mickey: a match by mouse, a turn by keyboard, the first game, one's own cards."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import POPUP, SIZES, violations
from tests.browser.conftest import Server
from tests.browser.laying import match
from tests.browser.mickey import answer, asked, fits, until
from tests.browser.player import Sit

pytestmark = pytest.mark.browser


@pytest.mark.deep
def test_a_mini_match_from_the_lobby_to_its_replay_by_mouse(sit: Sit) -> None:
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open()
    page.locator("input[name=game][value=mickey]").check(force=True)
    setup = page.locator(".setup")
    setup.get_by_label("Mini", exact=True).check(force=True)
    setup.locator("[data-deck-seat='1']").select_option("Ember Forge")
    page.locator("[data-start=bot]:enabled").click()
    assert asked(ada) == "line-up"
    names = page.locator(".wom-near .wom-tile-name")
    first, second = (names.nth(place).inner_text().split("\n")[0] for place in (0, 1))
    for place in (0, 1):
        page.locator(f"[data-answer='row:{place}'] > .wom-hit").click()
    expect(names.nth(0)).to_contain_text(second)
    expect(names.nth(1)).to_contain_text(first)
    assert until(ada, "play") == "play"
    before = ada.asked
    assert before is not None
    page.keyboard.press("1")
    place = page.locator(".wom-near .wom-to-lit").first.get_attribute("data-drop")
    page.keyboard.press("Escape")
    page.drag_and_drop(".wom-hand .wom-lit", f".wom-near [data-drop='{place}']")
    ada.until_taken(before)
    expect(page.locator(".log-line[data-event=cast][data-seat='0']").first).to_be_attached()
    assert until(ada, "play", "assign") is not None

    # Why so much? Every line of the sum, and the number on the pan is their end.
    own = page.locator(".wom-pan").last
    power = own.locator("b").inner_text()
    own.click()
    sums = page.locator(".wom-account").first
    expect(sums.locator("h4 b")).to_have_text(power)
    for line in sums.locator("li").all():
        expect(line.locator(".chip")).to_have_text(re.compile(r"WOM-"))
    page.keyboard.press("Escape")
    fits(page)

    assert until(ada, "nothing") is None
    expect(page.locator("dialog.end-popup")).to_be_visible()
    page.locator("dialog.end-popup").get_by_role("link", name="Watch the replay").click()
    page.locator(".replay-page[data-fresh=true]").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".wom-banner")).to_be_visible()
    page.locator(".wom-last .link").click()
    totals = page.locator(".wom-account h4 b").all_inner_texts()
    won = page.locator(".log-line[data-event=reckoned]").last.inner_text()
    assert all(total in won for total in totals)
    assert ada.complaints == []


def test_a_turn_by_keyboard_on_a_phone(sit: Sit, server: Server) -> None:
    ada = match(server, sit, {"match": "mini"}, width=360, height=740)
    page = ada.page
    assert asked(ada) == "line-up"
    ada.press("Enter")
    assert asked(ada) == "play"
    played = "() => document.querySelectorAll('.log-line[data-event=cast][data-seat=\"0\"]').length"
    for count in (1, 2):
        while asked(ada) != "play":
            ada.press("1")
        before = ada.asked
        page.keyboard.press("1")
        expect(page.locator(".wom-hand .wom-chosen")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".wom-hand .wom-chosen")).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator(".confirm [data-option=put-back]")).to_be_visible()
        page.keyboard.press("1")
        assert before is not None
        ada.until_taken(before)
        page.wait_for_function(f"(wanted) => ({played})() >= wanted", arg=count)
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"
    fits(page)
    assert ada.complaints == []


@pytest.mark.deep
def test_a_tie_says_that_the_diamagics_carry_over(sit: Sit, server: Server) -> None:
    names = ("Ann", "Ben", "Cid")
    spells, halls = ([f"{kind} {number}" for number in range(14)] for kind in ("Bolt", "Hall"))
    cards = {
        "mages": [{"name": name, "title": "", "team": "T", "colours": ["red"]} for name in names],
        "spells": [{"name": name, "power": 2, "colours": ["red"]} for name in spells],
        "castles": [{"name": name, "colours": ["red"]} for name in halls],
    }
    counts = [*((3, name) for name in spells[:13]), (1, spells[13]), *((1, name) for name in halls[:8])]
    deck = {"name": "Even", "main": [*((1, name) for name in names), *counts], "sideboard": []}
    options = {"match": "official", "support-size": "up-to-ten"}
    ada = match(server, sit, options, (deck, deck), 3, cards, width=360, height=740)
    page = ada.page
    tie = page.locator(".wom-tie")
    at_stake = []
    while len(at_stake) < 2:
        ask = asked(ada)
        assert ask is not None
        if page.locator(".log-line[data-event=reckoned]").count():
            expect(tie).to_have_count(1)
            expect(tie).to_contain_text("6 to 6")
            at_stake.append((ask, tie.inner_text().partition("stay: ")[2][:3]))
        answer(ada, ask)
    assert at_stake == [("castle", "one"), ("play", "2 a")]
    fits(page)
    tie.get_by_role("button").click()
    expect(page.locator(".wom-account h4 b")).to_have_text(["6", "6"])
    assert ada.complaints == []


@pytest.mark.deep
def test_the_guided_game_to_its_end(sit: Sit) -> None:
    ada = sit(width=1440, height=900, locale="it")
    page = ada.page
    ada.open("/learn?game=mickey")
    page.locator(".coach h2").wait_for()
    told = set()
    while True:
        ask = asked(ada)
        if ask is None and page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        coach = page.locator(".coach")
        step = coach.get_attribute("data-step") if coach.count() else None  # after the end it has gone
        told.add(step)
        more = page.locator(".coach .primary")
        if more.count():
            more.click()
            expect(page.locator(f".coach[data-step={step}]")).to_have_count(0)
        elif ask is None:
            break
        else:
            if step is not None:
                expect(page.locator("[data-coach]").first).to_be_visible()
            answer(ada, ask)
    assert told >= {"goal", "line-up", "castle", "cast", "power", "facing", "hide", "after", "end"}
    assert ada.complaints == []


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_at_the_table(sit: Sit, server: Server, width: int, height: int) -> None:
    ada = match(server, sit, {}, ("Gilded Masks", "Moss Circle"), 7, width=width, height=height)
    page = ada.page
    assert until(ada, "swap") == "swap"
    page.locator("[data-answer^='support:'] > .wom-hit").first.click()
    found = violations(page, "support")
    assert until(ada, "castle") == "castle"
    found += violations(page, "castles")
    assert until(ada, "play") == "play"
    answer(ada, "play")
    assert until(ada, "play") == "play"
    page.locator(".wom-hand .wom-lit > .wom-hit").first.click()
    found += violations(page, "where to")
    page.keyboard.press("Escape")
    page.locator(".wom-pan").first.click()
    page.locator(POPUP).wait_for()
    found += violations(page, "calculation", POPUP)
    page.keyboard.press("Escape")
    page.locator(".wom-castle > .wom-hit").click()
    page.locator(POPUP).wait_for()
    found += violations(page, "close view", POPUP)
    page.keyboard.press("Escape")
    fits(page)
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_cards_of_ones_own_are_told_by_line_what_is_wrong_and_played_with(sit: Sit) -> None:
    cards = {
        "mages": [
            {"name": name, "title": "", "team": "T", "colours": ["red"]} for name in ("Ann", "Ben", "Cid")
        ],
        "spells": [{"name": f"Bolt {power}", "power": power, "colours": ["red"]} for power in range(9)],
        "castles": [{"name": f"Hall {number}", "colours": ["red"]} for number in range(5)],
    }
    text = json.dumps({"cards": cards}, indent=1)
    ada = sit(width=1440, height=900)
    page = ada.page
    ada.open()
    page.locator("input[name=game][value=mickey]").check(force=True)
    setup = page.locator(".setup")
    setup.get_by_label("Mini", exact=True).check(force=True)
    setup.get_by_text("Cards of my own").click()

    def upload(said: str) -> None:
        file = {"name": "mine.json", "mimeType": "application/json", "buffer": said.encode()}
        setup.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]

    wrong = text.replace('"power": 3', '"power": "three"')
    line = next(at for at, row in enumerate(wrong.split("\n"), 1) if "three" in row)
    upload(wrong)
    expect(setup.locator(".wom-own-cards [role=alert]")).to_contain_text(f"Line {line}:")
    upload(text)
    expect(setup.locator(".wom-own-cards .deck-good")).to_contain_text("17")
    bolts = [f"3 Bolt {power}" for power in range(8)] + ["1 Bolt 8"]
    deck = "\n".join(["1 Ann", "1 Ben", "1 Cid", *bolts, *(f"1 Hall {number}" for number in range(5))])
    lists = setup.locator("textarea")
    expect(lists).to_have_count(2)
    lists.first.fill(deck + "\n1 Bolt 99")
    expect(setup.locator(".deck-own [role=alert]").first).to_contain_text("Line 18:")
    for one in lists.all():
        one.fill(deck)
    expect(setup.locator(".deck-own .deck-good")).to_have_count(2)
    page.locator("[data-start=bot]:enabled").click()
    assert asked(ada) == "line-up"
    expect(page.locator(".wom-near .wom-tile-name").first).to_contain_text("Ann")
    assert ada.complaints == []
