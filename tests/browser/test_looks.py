"""Every page looks as it did, at three widths and in two themes; `make looks` stores the present looks."""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE, Server
from tests.browser.laying import PERSON, made
from tests.browser.looks import TOLD, differences, look_at, near
from tests.web.club import PERSON as PEOPLE
from tests.web.club import Club
from tests.web.helpers import Person
from tests.web.records import finished

pytestmark = [pytest.mark.browser, pytest.mark.deep]

DECK = {
    "name": "Goblins",
    "main": [[20, "Mountain"], [20, "Raging Goblin"]],
    "sideboard": [[3, "Shock"], [1, "Lava Axe"]],
}
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
    "event-draft": ("/event/{draft}", ".paper-ring"),
    "event-draft-room": ("/event/{draft_room}", ".paper-ring"),
    "companion": ("/companion", "[data-companion=new]"),
    "companion-session": ("/companion", "[data-companion=new]"),
    "join": ("/game/nothing?invite=x", ".join"),
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
}
"""For some pages by name: the selector of what is clicked before the page is compared."""
ANSWERED = ".answers .answer:enabled, .declare, .wom-bar"
"""The selector of what a table shows once its player is asked."""


def record(server: Server) -> str:
    """The id of a finished game."""
    answer = server.http.post("/api/records", json=finished(1))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def campaign(server: Server, phase: str) -> str:
    """A campaign of two people before its first session, in its tournament, or after it."""
    club = Club(server, members=PEOPLE)
    club.join()
    if phase != "between":
        game = club.auction()["session"]["tournament"]["games"][0]
        if phase == "after":
            club.concede(game["id"], 1)
            club.until(lambda now: now["past"])
    return f"{club.id}#token={club.tokens[0]}"


def match(server: Server, game: str, given_up: bool) -> str:
    """A match in its first game, or after it."""
    cards = {"cards": {"decks": [DECK, "Sky Slam"]}} if game == "magic" else {}
    told = made(server, game, [PERSON, {"kind": "bot", "bot": "random"}], match={}, seed=4, **cards)
    if given_up:
        with Person(server.url, told["id"], told["token"]) as ada:
            ada.until(lambda update: bool(update["view"]["choice"]))
            ada.say(kind="concede")
            ada.wait("match")
    return f"{told['id']}#token={told['token']}"


def event(server: Server) -> str:
    """Make a tournament in its first round, in which all possible pairings have names of equal length;
    its id.
    """
    body = {"name": "Thursday", "players": ["nun", "unn", "nnu", "uun"]}
    told = server.http.post("/api/events", json=body).json()
    bearer = {"authorization": f"Bearer {told['token']}"}
    paired = server.http.post(f"/api/events/{told['id']}/pair", json={"changes": 1}, headers=bearer)
    assert paired.status_code == 200, paired.text
    return str(told["id"])


def draft(server: Server, room: bool) -> str:
    """Make a tournament with a draft that has not begun; its id, with a player's token but for the room."""
    body = {"name": "Thursday", "players": ["Bea", "Cid", "Dan"]}
    told = server.http.post("/api/events", json=body).json()
    bearer = {"authorization": f"Bearer {told['token']}"}
    path = f"/api/events/{told['id']}"
    invite = server.http.get(path, headers=bearer).json()["you"]["invite"]
    ada = server.http.post(f"{path}/join", json={"invite": invite, "name": "Ada"}).json()["token"]
    seats = {"way": "booster", "sets": ["8ED"], "pods": [["Ada", "Bea", "Cid", "Dan"]]}
    answer = server.http.post(f"{path}/draft", json=seats, headers=bearer)
    assert answer.status_code == 200, answer.text
    return str(told["id"]) if room else f"{told['id']}#token={ada}"


MADE: dict[str, Callable[[Server], str]] = {
    "record": record,
    "event": event,
    "draft": partial(draft, room=False),
    "draft_room": partial(draft, room=True),
    "campaign": partial(campaign, phase="between"),
    "tournament": partial(campaign, phase="tournament"),
    "after": partial(campaign, phase="after"),
    "match": partial(match, game="magic", given_up=False),
    "exchange": partial(match, game="magic", given_up=True),
    "next": partial(match, game="magecraft", given_up=True),
}
"""For each name in braces in `ADDRESSES`: the function that makes such a thing and returns its id."""


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


def opened(page: Page, server: Server, name: str) -> None:
    """Open the page of this name, and wait until it is drawn."""
    address, there = ADDRESSES[name]
    for what in re.findall(r"\{(\w+)\}", address):
        address = address.format(**{what: MADE[what](server)})
    page.goto(server.url + address)
    page.locator(there).first.wait_for()
    if name.startswith("table-") or name == "match-table":
        page.locator(ANSWERED).first.wait_for()
    if name == "companion-session":
        page.locator("[data-companion=name]").fill("Thursdays")
    if name in OPENED:
        page.locator(OPENED[name]).first.click()
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
