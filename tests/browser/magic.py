"""Tables of Magic for the tests: laid out, looked at, answered by clicking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from tests.browser.conftest import Server
from tests.browser.player import Player

Sit = Callable[..., Player]

NEXT = (
    ".answers .answer:enabled, [data-declare=send]:enabled, [data-assign=send]:enabled, [data-order=send],"
    " .table-page[data-over=true]"
)
LOOK = """() => ({
  ask: document.querySelector(".magic").dataset.ask,
  number: document.querySelector(".prompt").dataset.choice,
  options: [...document.querySelectorAll(".answers .answer:enabled")].map((one) => one.dataset.option),
  lit: [...document.querySelectorAll(".magic :is(.card-lit, .tile-lit, .head-lit)")]
    .map((one) => one.dataset.answer),
})"""


def wait(ada: Player) -> dict[str, Any]:
    """What is asked, once something is."""
    ada.page.locator(NEXT).first.wait_for(state="attached")
    found: dict[str, Any] = ada.page.evaluate(LOOK)
    return found


def taken(ada: Player, number: str) -> None:
    """Wait until a choice is not asked any more."""
    ada.page.wait_for_function("n => document.querySelector('.prompt')?.dataset.choice !== n", arg=number)


def click(ada: Player, answer: str) -> None:
    """Give an answer where it lies on the table, else at the prompt."""
    number = wait(ada)["number"]
    lying = ada.page.locator(f'.magic [data-answer="{answer}"] > .hit')
    at = lying.first if lying.count() else ada.page.locator(f'.answer[data-option="{answer}"]')
    at.click()
    taken(ada, number)


def confirm(ada: Player) -> None:
    """Press the button that sends what is declared."""
    number = wait(ada)["number"]
    ada.page.locator("[data-declare=send]").click()
    taken(ada, number)


def lay(server: Server, situation: dict[str, Any], sit: Sit, options: Any = None, **how: Any) -> Player:
    """A person at a table that begins with a position."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "magic", "name": "Ada", "seats": seats, "seed": 3, "situation": situation}
    body["options"] = options or {}
    game = httpx.post(f"{server.url}/api/games", json=body).json()
    ada = sit(**how)
    ada.open(f"/game/{game['id']}#token={game['token']}")
    ada.page.locator(".magic").wait_for()
    return ada


def tile(name: str) -> str:
    return f'.tile[data-look="{name}"]'


def duel(server: Server, situation: dict[str, Any], sit: Sit, **how: Any) -> list[Player]:
    """Two people, each in their own browser, at a table that begins with a position."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = {"game": "magic", "name": "Ada", "seats": seats, "seed": 3, "situation": situation}
    game = httpx.post(f"{server.url}/api/games", json=body).json()
    invite = {"invite": game["seats"][1]["invite"], "name": "Bob"}
    bob = httpx.post(f"{server.url}/api/games/{game['id']}/join", json=invite).json()
    people = []
    for token in (game["token"], bob["token"]):
        one = sit(at=server, fresh=True, **how)
        one.open(f"/game/{game['id']}#token={token}")
        one.page.locator(".magic").wait_for()
        people.append(one)
    return people
