"""Every page looks as it did, at three widths and in two themes; `make looks` stores the present looks."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.browser.conftest import PATIENCE, Server
from tests.browser.looked_at import MADE
from tests.browser.looks import TOLD, differences, look_at, near

pytestmark = [pytest.mark.browser, pytest.mark.deep]

CARD = {"name": "Dark Errand", "cost": "{2}{B}", "type": "Sorcery", "text": "Destroy target creature."}
KEPT = Path(__file__).with_name("looks")
ADDRESSES = {
    "lobby": ("/", "[data-start]"),
    "lobby-options": ("/", "[data-start]"),
    "settings": ("/", "[data-start]"),
    "campaigns": ("/campaigns", ".campaign-new"),
    "campaign": ("/campaign/{campaign}", ".sheets .magus-sheet"),
    "campaign-tournament": ("/campaign/{tournament}", "[data-phase=tournament] .standings"),
    "campaign-after": ("/campaign/{after}", ".campaign-history .standings"),
    "events": ("/events", "[data-event=game]"),
    "event": ("/event/{event}", ".event-tables"),
    "event-room": ("/event/{event}?room", ".room-names"),
    "event-organiser": ("/event/{organised}", ".event-tables"),
    "event-player": ("/event/{entered}", ".event-now"),
    "event-online": ("/event/{online}", "[data-event=play]"),
    "event-league": ("/event/{league}", "[data-league=find]"),
    "event-print": ("/event/{event}?print=tables", ".sheet-tables"),
    "event-pods": ("/event/{pods}", ".event-now"),
    "event-building": ("/event/{building}", ".event-now"),
    "season": ("/season?of={played}", "main table"),
    "event-draft": ("/event/{draft}", ".paper-ring"),
    "event-draft-room": ("/event/{draft_room}", ".paper-ring"),
    "companion": ("/companion", "[data-companion=new]"),
    "companion-phone": ("/companion/BBBBBB", "main .button"),
    "companion-session": ("/companion", "[data-companion=new]"),
    "games": ("/games", ".games-page .panel"),
    "tables": ("/tables", ".games-page .panel"),
    "cards": ("/cards/magecraft", ".cards-tile"),
    "cards-one": ("/cards/mickey/Dorn, Hammer Hand", ".cards-one"),
    "rules": ("/rules/magic/MTG8-1.OBJ-1", ".rulebook-rows .rule"),
    "you": ("/you", "[data-you=begin] .pictures"),
    "join": ("/game/nothing?invite=x", ".join"),
    "waiting": ("/game/{waiting}", "main .panel"),
    "over": ("/game/{over}", ".end-totals"),
    "table-draft": ("/game/{drafting}", "[data-ask=pick]"),
    "puzzles": ("/puzzles/e5fbeb3e63", "[data-answer-at='0']"),
    "you-person": ("/you", "[data-you=begin]"),
    "card": (f"/card#card={quote(json.dumps(CARD))}", "[data-card=state] .deck-good"),
    "showcase": ("/showcase/magecraft", ".showcase [data-zone]"),
    "match-table": ("/game/{match}", ".match-score[data-number='1']"),
    "match-exchange": ("/game/{exchange}", ".exchange .card-line"),
    "match-next": ("/game/{next}", ".match-panel"),
    "record": ("/replay", "main .button"),
    "replay": ("/replay/{record}", ".replay-page[data-fresh=true] .magecraft"),
    "unknown": ("/game/nothing", ".panel h2"),
    **{f"deck-{game}": (f"/deck?game={game}", "[data-deck=list]") for game in ("magic", "mickey")},
    **{
        f"situation-{game}": (f"/situation?game={game}", ".situation-state[data-state=good]")
        for game in ("magecraft", "magic", "mickey")
    },
    **{
        f"table-{game}": (f"/learn?game={game}", ".table-page [data-zone]")
        for game in ("magecraft", "magic", "mickey", "live")
    },
}
"""For each page by name: its address, and a selector of what is there once the page is drawn."""
OPENED = {
    "lobby-options": ".setup > details > summary",
    "settings": "[aria-label=Settings]",
    "companion-session": "[data-companion=new]",
    "you-person": "[data-you=begin] .primary",
}
"""For some pages by name: the selector of what is clicked before the page is compared."""
ANSWERED = ".answers .answer:enabled, .declare, .wom-bar"
"""The selector of what a table shows once its player is asked."""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose lobby lists no tables of other tests."""
    with Server(tmp_path_factory.mktemp("looks") / "games.sqlite", hurried=True) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        locale="en", timezone_id="UTC", reduced_motion="reduce", color_scheme="dark"
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def last_moment(route: Route) -> None:
    """Send the page only the last moment of the game that it would show moving."""
    response = route.fetch()
    shown = response.json()
    route.fulfill(response=response, json=shown | {"moments": shown["moments"][-1:]})


def opened(page: Page, server: Server, name: str) -> None:
    """Open the page of this name, and wait until it is drawn."""
    address, there = ADDRESSES[name]
    if name == "showcase":
        page.route("**/api/showcase?*", last_moment)
    for what in re.findall(r"\{(\w+)\}", address):
        address = address.format(**{what: MADE[what](server)})
    page.goto(server.url + address)
    page.locator(there).first.wait_for()
    if (name.startswith("table-") and name != "table-draft") or name == "match-table":
        page.locator(ANSWERED).first.wait_for()
    if name == "companion-session":
        page.locator("[data-companion=name]").fill("Thursdays")
    if name == "you-person":
        page.locator("[data-you=begin] [name=name]").fill("Ada")
    if name in OPENED:
        page.locator(OPENED[name]).first.click()
    if name == "you-person":
        page.locator("[data-you=begin]").wait_for(state="detached")
    if name == "companion-session":
        page.locator("#companion-magi").wait_for()


@pytest.mark.parametrize("name", ADDRESSES)
def test_it_looks_as_it_did(page: Page, alone: Server, name: str) -> None:
    opened(page, alone, name)
    now = look_at(page)
    assert all(len(parts["boxes"]) > 3 and not parts["runs_out"] for parts in now["boxes"].values())
    path = KEPT / f"{name}.json"
    if os.environ.get("GRIMORIO_LOOKS") == "write":
        path.write_text(written(now), "utf-8")
    found = differences(now, json.loads(path.read_text("utf-8")))
    assert not found, "\n".join(["not as it was; if it shall be so: make looks", *found[:TOLD]])


def written(look: object, depth: int = 0) -> str:
    """A look as JSON text, with a line for each box and each style."""
    if isinstance(look, dict) and look:
        pad = " " * (depth + 1)
        lines = [f"{pad}{json.dumps(key)}: {written(value, depth + 1)}" for key, value in look.items()]
        return "{\n" + ",\n".join(lines) + "\n" + " " * depth + "}" + ("\n" if depth == 0 else "")
    return json.dumps(look)


def test_a_difference_is_seen() -> None:
    before = json.loads((KEPT / "lobby.json").read_text("utf-8"))
    assert not differences(before, before)
    for change in (
        lambda look: look["boxes"]["360"]["boxes"]["h1"].__setitem__(3, 200),
        lambda look: look["boxes"]["768"]["boxes"].pop("main.page#main"),
        lambda look: look["boxes"]["1440"]["overlaps"].append("a / b"),
        lambda look: look["styles"]["light"].__setitem__("h1", "pink"),
    ):
        now = copy.deepcopy(before)
        change(now)
        assert len(differences(now, before)) == 1
    assert near([10, 10, 100, 40], [13, 8, 98, 42]) and not near([10, 10, 100, 40], [20, 10, 100, 40])
