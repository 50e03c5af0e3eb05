"""The page has no barriers: axe-core on every page, the keyboard alone, spoken news, and large letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from grimorio import web
from tests.browser.axe import POPUP, SIZES, in_popup, violations
from tests.browser.conftest import Server
from tests.browser.laying import laid_out, reviewing
from tests.browser.player import Sit

pytestmark = pytest.mark.browser
STATIC = Path(web.__file__).parent / "static"

# Colours that say something say it otherwise too: without any colour these still differ.
COLOURLESS = """() => {
  const shape = (gem) => gem.querySelector(".gem-edge, .slot-edge").getAttribute("d");
  const gems = [...document.querySelectorAll(".academy .pile svg[data-gem]")];
  return new Set(gems.map(shape)).size === gems.length && gems.length === 5;
}"""


LOBBY = {"/": "[data-start]"}
SMALL = {
    "/game/nothing": ".panel h2",
    "/game/nothing?invite=x": ".join",
    "/campaigns": ".campaign-new",
    "/companion": "[data-companion=new]",
    "/replay": ".record-drop",
    "/replay/nothing": "#main .problem",
}
LISTS = {
    "/you": "[data-you=begin] .pictures",
    "/games": ".games-page .panel .quiet",
    "/tables": ".games-page h2",
    "/puzzles": "[data-answer-at='0']",
    "/rules/magic/first-player": ".ruling-page[open]",
}
EDITORS = {
    f"/situation?game={game}": ".situation-state[data-state=good]"
    for game in ("magecraft", "mickey", "magic")
}


ROUTE = re.compile(r"^  \[/\^(.+)\$/, .*Page\],?$", re.MULTILINE)
"""An address of the page in `app.js`."""
MET = {"/", "/learn", "/deck", "/card", "/game/nothing", "/replay", "/replay/nothing"}
"""Rooms that another test enters which is not deep."""


ROOMS = {
    **SMALL,
    "/situation?game=magecraft": ".situation-state[data-state=good]",
    "/events": "[data-event=create]",
    "/event/made": "[data-event=pair]",
    "/games": ".games-page .panel .quiet",
    "/tables": ".games-page h2",
    "/rules/magecraft": ".rulebook-rows .rule",
    "/rules/magic/MTG8-1.OBJ-1": ".rulebook-rows .rule",
    "/puzzles": "[data-answer-at='0']",
    "/cards/live": ".cards-tile",
    "/cards/magic/Shock": ".cards-one [data-language=fr]",
    "/season": ".event-head h1",
    "/you": "[data-you=begin] .pictures",
    "/campaign/nothing": "#main .problem",
    "/showcase/magecraft": ".showcase",
}
"""Each address that no other test enters, with what stands on the page once it is there."""
PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_each_room_opens_and_runs_nowhere_out_of_a_phone(sit: Sit, server: Server, part: int) -> None:
    ada = sit(width=360, height=740)
    for path, ready in list(ROOMS.items())[part::PARTS]:
        if path == "/event/made":
            made = server.http.post(
                "/api/events", json={"name": "Thursday", "players": ["Ada", "Bea"]}
            ).json()
            path = f"/event/{made['id']}#token={made['token']}"
        ada.open(path)
        expect(ada.page.locator(ready).first).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth") == 360, path
    assert all("404" in one or "/nothing" in one for one in ada.complaints), ada.complaints


def test_each_address_of_the_page_is_entered_by_a_test_that_is_not_deep() -> None:
    addresses = ROUTE.findall((STATIC / "app.js").read_text("utf-8"))
    assert len(addresses) > len(MET)
    entered = {path.partition("?")[0] for path in ROOMS} | ROOMS.keys() | MET
    assert [
        one for one in addresses if not any(re.fullmatch(one.replace("\\/", "/"), path) for path in entered)
    ] == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(
    "pages", [LOBBY, *(pytest.param(one, marks=pytest.mark.deep) for one in (SMALL, LISTS, EDITORS))]
)
def test_axe_finds_nothing_on_the_pages(sit: Sit, pages: dict[str, str], width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    found = []
    for path, ready in pages.items():
        ada.open(path)
        ada.page.locator(ready).first.wait_for()
        for more in ada.page.locator("main details > summary").all():
            more.click()
        found += violations(ada.page, path)
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_axe_finds_nothing_on_the_table(
    sit: Sit, server: Server, seats: int, width: int, height: int
) -> None:
    ada = sit(width=width, height=height)
    page = ada.page
    laid_out(ada, server, "study", seats=seats, clock={"mode": "game", "seconds": 900})
    page.locator(".chat-toggle").click()
    page.locator(".chat-text").fill("Good luck!")
    page.keyboard.press("Enter")
    page.locator(".chat-line").wait_for()
    if width < 1080:
        page.locator(".log-toggle").click()
    found = violations(page, "clock, chat, log")
    assert not found, "\n".join(found)


@pytest.mark.deep
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_axe_finds_nothing_beside_the_coach_and_in_the_order_of_spells(
    sit: Sit, server: Server, width: int, height: int
) -> None:
    ada = sit(width=width, height=height)
    page = ada.page
    ada.open("/learn")
    page.locator(".coach h2").wait_for()
    page.locator(".answers .answer").first.wait_for()
    found = violations(page, "table, coach")
    reviewing(ada, server)
    found += violations(page, "the order of spells", ".reorder")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_axe_finds_nothing_in_what_the_bar_opens(sit: Sit, server: Server) -> None:
    page = laid_out(sit(width=360, height=740), server, "study")
    found = []
    for name in ("Settings", "Rules and keys", "Rulebook", "Luck"):
        page.get_by_role("button", name=name, exact=True).click()
        page.locator(f"{POPUP} .popup-body").wait_for()
        if name == "Settings":
            page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
        if name == "Rulebook":
            page.locator("input[name=rules]").fill("stopping")
        for more in page.locator(f"{POPUP} details > summary").all():
            more.click()
        found += in_popup(page, name)
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_axe_finds_nothing_in_what_the_table_opens(sit: Sit, server: Server) -> None:
    page = laid_out(sit(width=360, height=740), server, "study")
    found = []
    page.locator(".prompt .why").click()
    found += in_popup(page, "why")
    page.locator("#prompt-text .term").first.click()
    found += in_popup(page, "word")
    page.locator(".academy .look").first.click()
    page.locator(POPUP).wait_for()
    found += violations(page, "card", POPUP)
    page.keyboard.press("Escape")
    page.locator("#prompt-text .term").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.get_by_role("tooltip").wait_for()
    found += violations(page, "bubble", "#term-bubble")
    page.locator(".log-toggle").click()
    page.locator(".log-line .chip").first.click()
    page.get_by_text("Report this ruling").click()
    found += in_popup(page, "rule, report")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_axe_finds_nothing_at_the_end(sit: Sit, server: Server) -> None:
    page = laid_out(sit(width=360, height=740), server, "study")
    found = []
    page.get_by_role("button", name="Give up").click()
    found += in_popup(page, "give up")
    page.get_by_role("button", name="Give up").click()
    page.locator(POPUP).get_by_role("button", name="Give up").click()
    page.locator("dialog.end-popup").wait_for()
    found += in_popup(page, "end")
    found += violations(page, "after the end")
    assert not found, "\n".join(found)


@pytest.mark.deep
def test_whole_turns_by_keyboard_and_ear(sit: Sit) -> None:
    ada = sit()
    page = ada.page
    ada.open("/learn")
    page.locator(".answers .answer").first.wait_for()
    news = page.locator(".unseen[role=status]")
    keys = page.keyboard
    turns = "() => document.querySelectorAll('.log-line[data-event=turn][data-seat=\"0\"]').length"
    for _ in range(60):
        if page.evaluate(turns) >= 2:
            break
        page.locator(".answers .answer:enabled").first.wait_for()
        done = page.locator(".answers .answer.done:enabled")
        ada.press("Enter" if done.count() else "1")
    assert page.evaluate(turns) >= 2
    page.locator(".answers .answer:enabled").first.wait_for()
    # The turn of the other seat came in many updates: all of it was said.
    expect(news).to_contain_text(re.compile("Ludo to play|Ludo rests"))
    expect(news.locator("p").nth(1)).to_be_attached()
    expect(news).to_contain_text(re.compile("Shield phase|Magic phase"))
    keys.press("Tab")
    expect(page.locator(".prompt :focus")).to_have_count(1)


@pytest.mark.deep
def test_several_updates_at_once_are_all_spoken(sit: Sit) -> None:
    ada = sit(fresh=True)
    page = ada.page
    # What comes while the page is busy is read at once afterwards, before it draws again.
    page.add_init_script("""
      const Real = WebSocket;
      window.held = null;
      window.WebSocket = class extends Real {
        set onmessage(hear) {
          window.hear = hear;
          super.onmessage = hear && ((event) => (window.held ? window.held.push(event) : hear(event)));
        }
      };""")
    ada.open("/learn")
    done = page.locator('.answer[data-option="done"]:enabled')
    for _ in ("shield", "magic"):
        done.wait_for()
        ada.press("Enter")
    done.wait_for()
    page.evaluate("window.held = []")
    page.keyboard.press("Enter")
    asks = "({ data }) => JSON.parse(data).changes?.some(([path, value]) => path[1] === 'choice' && value)"
    page.wait_for_function(f"() => held.some({asks})")
    page.evaluate("{ const all = held; held = null; all.forEach(hear); }")
    assert page.evaluate("held") is None
    news = page.locator(".unseen[role=status]")
    expect(news).to_contain_text("You rest")
    expect(news).to_contain_text("Ludo to play")


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_twice_the_size_loses_nothing(sit: Sit, language: str) -> None:
    """Nothing is lost at 200 % zoom, which leaves 720 px of a window of 1 440 px, and 640 by 400 of a
    small one.
    """
    for width, height in [(720, 450), (640, 400)]:
        ada = sit(width=width, height=height, locale=language)
        page = ada.page
        ada.open("/learn")
        page.locator(".answers .answer").first.wait_for()
        for pick in ("done", "grimoire:1", "attack:1:water", "done"):
            page.locator(f'.answer[data-option="{pick}"]:enabled').click()
        page.locator('.answer[data-option="study:Fireball"]').wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for place in (
            ".board-mine .place-hand",
            ".academy-gems",
            ".board-other .place-points",
            ".coach-do, .coach p",
        ):
            page.locator(place).first.scroll_into_view_if_needed()
            box = page.locator(place).first.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width, place
        for button in page.locator(".answers .answer").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1
        assert page.evaluate("document.querySelector('.table-main').clientHeight") >= 90
        assert page.evaluate(COLOURLESS), "gems differ by shape, not by colour alone"
