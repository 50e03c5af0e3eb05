"""The guided first game of Magic: played to its end as the coach says."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.fitting import RAW
from tests.browser.magic import NEXT, click, confirm, tile, wait
from tests.browser.player import Player, Sit

pytestmark = pytest.mark.browser

SPLIT = "[data-assign=send]:enabled"
SHOWN = f".coach[data-step] h2, {SPLIT}, {NEXT}"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
WANTED = (
    "auto",
    "land",
    "cast:Enormous Baloth",
    "cast:Spined Wurm",
    "cast:Hill Giant",
    "cast:Trained Armodon",
    "cast:Grizzly Bears",
    "cast:Lava Axe",
    "cast:Volcanic Hammer",
    "player:1",
    "keep",
    "pass",
    "done",
)


def learn(player: Player) -> Page:
    player.open("/learn?game=magic")
    player.page.locator(".coach h2").wait_for()
    return player.page


def lesson(page: Page) -> str | None:
    return page.locator(".coach").get_attribute("data-step")


def heard(page: Page) -> None:
    """Press the button that lets the coach go on."""
    before = lesson(page)
    page.locator(".coach .primary").click()
    expect(page.locator(f".coach[data-step={before}]")).to_have_count(0)


LARGE = ("Spined Wurm", "Enormous Baloth")


def declare(ada: Player, names: tuple[str, ...]) -> None:
    """Attack or block with all creatures of these names."""
    for name in names:
        for creature in ada.page.locator(f".side-mine {tile(name)}.tile-lit > .hit").all():
            creature.click()
    confirm(ada)


def follow(ada: Player) -> str | None:
    """Do what the coach says, or else what a sensible beginner does; return the name of the lesson, or
    None.
    """
    page = ada.page
    page.locator(SHOWN).first.wait_for(state="attached")
    page.evaluate(DRAWN)
    told = lesson(page)
    if ada.over:
        return told
    if page.locator(".coach .primary").count():
        heard(page)
        return told
    if page.locator(SPLIT).count():
        page.locator(SPLIT).click()
        page.locator(".assign").wait_for(state="detached")
        return told
    seen = wait(ada)
    options = seen["options"]
    if seen["ask"] == "attack":
        declare(ada, LARGE)
    elif seen["ask"] == "block":
        declare(ada, ("Grizzly Bears", "Hill Giant", *LARGE))
    elif told == "tap":
        click(ada, next(one for one in options if one.startswith("mana")))
    elif told == "answer":
        click(ada, "cast:Giant Growth")
    elif told == "target":
        page.locator(f".side-mine {tile('Grizzly Bears')} > .hit").first.click()
        page.locator(".magic:not([data-ask=target])").wait_for()
    else:
        rank = [next((i for i, one in enumerate(WANTED) if o.startswith(one)), 99) for o in options]
        click(ada, options[rank.index(min(rank))])
    return told


BEFORE_ANYTHING = ["goal", "mulligan", "land", "tap", "pool", "burn", "main2", "cast", "pay", "sick"]
LATER = {"attack", "attacked", "block", "answer", "target", "damage", "stack", "graveyard", "near"}
"""The lessons that everybody who follows the coach is given; further lessons may come up beside them."""


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_beginner_is_led_to_the_end_and_wins(sit: Sit, own_server: Server, language: str) -> None:
    ada = sit(at=own_server, locale=language, width=360 if language == "it" else 1440)
    page = learn(ada)
    told: list[str] = []
    until = time.monotonic() + 240
    while not ada.over:
        assert time.monotonic() < until, f"no end after {told}"
        said = follow(ada)
        if said and said not in told:
            told.append(said)
            assert not RAW.findall(page.locator("body").inner_text()), said
        if said == "pool":
            expect(page.locator("[data-head='0'] .life b")).to_have_text("19")
        if said == "damage":
            expect(page.locator(f".side-mine {tile('Grizzly Bears')}")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_have_attribute("data-step", "end")
    assert [one for one in told if one in BEFORE_ANYTHING] == BEFORE_ANYTHING
    assert set(told) >= LATER
    expect(page.locator("[data-head='1'] .life b")).to_have_text(re.compile(r"^(0|-\d+)$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.complaints == []


@pytest.mark.deep
def test_the_coach_is_put_away_and_called_back(sit: Sit, own_server: Server) -> None:
    ada = sit(at=own_server)
    page = learn(ada)
    page.get_by_role("button", name="Put the coach away").click()
    expect(page.locator(".coach h2")).to_have_count(0)
    click(ada, "keep")
    click(ada, "land:Forest")
    page.reload()
    page.get_by_role("button", name="Call the coach").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "goal")
    heard(page)
    expect(page.locator(".coach")).to_have_attribute("data-step", "tap")
    assert ada.complaints == []


@pytest.mark.deep
def test_a_short_lesson_is_chosen_from_the_list_and_won(sit: Sit, own_server: Server) -> None:
    ada = sit(at=own_server, locale="it")
    page = ada.page
    ada.open("/")
    page.locator("label", has=page.locator("input[name=game][value=magic]")).click()
    page.locator(".ways a[href$='lesson=']").click()
    page.locator(".short-lessons a[href$='lesson=flashback']").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "short-flashback")
    assert not RAW.findall(page.locator("body").inner_text())
    click(ada, next(one for one in wait(ada)["options"] if one.startswith("flashback")))
    expect(page.locator(".coach")).to_have_attribute("data-step", "short-flashback")
    while not ada.over:
        options = wait(ada)["options"]
        click(
            ada, next(one for name in ("player:1", "auto", "pass") for one in options if one.startswith(name))
        )
    page.locator(".short-lessons a[href$='lesson=storm']").wait_for()
    assert not RAW.findall(page.locator("body").inner_text())
    assert ada.complaints == []
