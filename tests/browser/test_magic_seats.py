"""Magic for three and four: whose side is whose, whom an attacker attacks, who is out, whole games."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.fitting import RAW, SIZES
from tests.browser.laying import lay
from tests.browser.magic import NEXT, click, confirm, tile, wait
from tests.browser.player import Player, Sit
from tests.browser.positions import FOUR

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "level": "apprentice"}


def nothing_runs_out(page: Page) -> None:
    for part in ("html", ".table-main", ".magic-field"):
        over = page.locator(part).evaluate("one => one.scrollWidth - one.clientWidth")
        assert over == 0, part


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_whom_an_attacker_attacks_is_chosen_and_seen(
    sit: Sit, server: Server, width: int, height: int
) -> None:
    ada = lay(server, FOUR, sit, seats=4, width=width, height=height)
    page = ada.page
    assert wait(ada)["ask"] == "attack"
    expect(page.locator("#prompt-text")).to_contain_text("whom")
    narrow = width < 620
    expect(page.locator(".side-other:visible")).to_have_count(1 if narrow else 3)
    expect(page.locator(".round:visible")).to_have_count(1 if narrow else 0)
    for name in ("Grizzly Bears", "Spined Wurm"):
        page.locator(f".side-mine {tile(name)} > .hit").click()
    whom = page.locator(".side-mine .tile-whom")
    expect(whom).to_have_text(["→ Bot 2", "→ Bot 2"])
    if narrow:
        page.locator("[data-tab='3'] button").click()
    page.locator("[data-head='3'] > .hit").click()
    expect(whom).to_have_text(["→ Bot 2", "→ Bot 4"])
    if narrow:
        expect(page.locator("[data-tab='3'] button")).to_have_attribute("aria-pressed", "true")
    page.locator(f".side-mine {tile('Grizzly Bears')} > .hit").click()
    expect(whom).to_have_text(["→ Bot 3", "→ Bot 4"])
    expect(page.locator(".arrow-lines .arrow-attack")).to_have_count(2)
    nothing_runs_out(page)
    confirm(ada)
    page.locator(".log-line", has_text="Spined Wurm attacks Bot 4").wait_for(state="attached")
    page.locator(".log-line", has_text="Grizzly Bears attacks Bot 3").wait_for(state="attached")
    while not page.locator(".side-out").count():
        wait(ada)
        click(ada, "pass")
    expect(page.locator("[data-head='3'] .badge")).to_have_text("out of the game")
    if narrow:
        expect(page.locator("[data-tab='3']")).to_contain_text("out of the game")
    nothing_runs_out(page)
    assert ada.complaints == []


@pytest.mark.deep
def test_a_choice_leads_to_the_side_where_it_can_be_made(sit: Sit, server: Server) -> None:
    ada = lay(server, {**FOUR, "at": "main1"}, sit, seats=4, width=360, height=740, locale="it")
    page = ada.page
    click(ada, "cast:Shock")
    assert wait(ada)["ask"] == "target"
    for seat in (1, 2, 3):
        expect(page.locator(f"[data-tab='{seat}']")).to_contain_text("si può scegliere")
    page.locator("[data-tab='2'] button").click()
    drake = page.locator(f".side-shown {tile('Wind Drake')} > .hit").last
    drake.click()
    page.locator(".log-line", has_text="Draghetto").first.wait_for(state="attached")
    assert ada.complaints == []


@pytest.mark.deep
def test_bots_that_attack_show_whom(sit: Sit, server: Server) -> None:
    own, other = {"battlefield": ["Forest*2", "Spined Wurm"]}, {"battlefield": ["Hill Giant*2"]}
    attacked = {**FOUR, "active": "D", "A": own, "D": other}
    ada = lay(server, attacked, sit, seats=4, width=360, height=740)
    page = ada.page
    wait(ada)
    expect(page.locator(".side-shown")).to_have_attribute("data-zone", "3:play")
    expect(page.locator("[data-tab='3'].round-active")).to_have_count(1)
    expect(page.locator("[data-tab='0']")).to_contain_text("next")
    for whom in page.locator(".side-shown .tile-whom").all():
        expect(whom).to_have_text("→ You")
    assert page.locator(".side-shown .tile-attacks").count() > 0
    assert ada.complaints == []


DECK = ["Mountain", "Raging Goblin", "Mountain", "Goblin Raider", "Mountain", "Hill Giant", "Shock"] * 5
WHOLE = {"at": "mulligan", **{seat: {"life": 6, "library": DECK} for seat in "ABCD"}}
FIRST = ("auto", "keep", "land", "cast", "player:3", "player:2", "player:1", "object", "pass", "done")
FOLDED = ".table-page:has(.magic[data-ask=target]) .fold[aria-expanded=false]"
"""The button that lists many targets: while all of them lie on the table, none is listed beside it."""


def answer(ada: Player, widest: bool) -> None:
    """Give an answer: play everything, attack with all creatures, never block."""
    ada.page.locator(f"{NEXT}, {FOLDED}").first.wait_for(state="attached")
    if ada.page.locator(FOLDED).count():
        ada.page.locator(FOLDED).click()
    seen = wait(ada)
    if ada.over:
        return
    if seen["ask"] in ("attack", "block", "discard") or not seen["options"]:
        everybody = ada.page.locator("[data-declare=all]")
        if seen["ask"] == "attack" and everybody.count():
            everybody.click()
        elif seen["ask"] != "block" and seen["lit"]:
            ada.page.locator(".side-mine .tile-lit > .hit, .hand .card-lit > .hit").first.click()
        confirm(ada)
        return
    rank = [next((i for i, one in enumerate(FIRST) if o.startswith(one)), 99) for o in seen["options"]]
    picked = seen["options"][rank.index(min(rank))]
    if picked.startswith("player:") and not widest:
        ada.page.locator(f"[data-tab='{picked[7:]}'] button").click()
    click(ada, picked)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height", "seats"), [(1440, 900, 4), (360, 740, 3)])
def test_a_whole_game_among_bots(sit: Sit, server: Server, width: int, height: int, seats: int) -> None:
    ada = lay(server, WHOLE, sit, seats=seats, width=width, height=height)
    page = ada.page
    outs: set[int] = set()
    given, until = 0, time.monotonic() + 240
    while not ada.over:
        assert time.monotonic() < until, f"no end after {given} answers"
        answer(ada, width > 620)
        given += 1
        outs.add(page.locator(".side-out").count())
        if page.locator("[data-head='0'] .badge", has_text="out of the game").count():
            break
    assert given > 5
    assert max(outs) >= 1
    if not ada.over:
        page.locator(".table-page[data-over=true]").wait_for(timeout=120_000)
    expect(page.locator(".magic .banner")).to_be_visible()
    assert not RAW.findall(page.locator("body").inner_text())
    nothing_runs_out(page)
    assert ada.complaints == []
