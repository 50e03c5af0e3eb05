"""Tables that begin with the position a test needs."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page

from tests.browser.conftest import Server
from tests.browser.player import Player

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "adept"}


def laid_out(player: Player, server: Server, phase: str, seats: int = 2, **more: Any) -> Page:
    """Seat a player alone with bots at a table that holds much, and is in one of their phases."""
    board = {
        "character": "Ember",
        "hand": "F2 W2 E2 L1",
        "hp": "F2 W3 E2 L2",
        "shield": "W1 E1",
        "points": "D1 F2 W1",
        "bag": "F2 W1 L2",
        "grimoires": [
            ["Meditation (mastered)", "Magic Missile", "Mana Tricks"],
            ["Minor Cure", "Absorb", "Fireball"],
            ["Spark", "Flame Lance"],
        ],
    }
    situation = {"phase": phase, "active": "A", "first": "A", "round": 7, "A": board}
    for seat in "BCD"[: seats - 1]:
        situation[seat] = {"hand": "F1 W1 E1 L1", "hp": "F2 W2 E2 L2", "shield": "W1", "points": "D1 W1"}
    body = {"game": "magecraft", "name": "Ada", "seats": [PERSON, *[BOT] * (seats - 1)]}
    answer = httpx.post(f"{server.url}/api/games", json={**body, "situation": situation, **more}, timeout=60)
    assert answer.status_code == 201, answer.text
    game = answer.json()
    player.open(f"/game/{game['id']}#token={game['token']}")
    player.page.locator(".answers .answer:enabled").first.wait_for()
    return player.page


def reviewing(player: Player, server: Server) -> Page:
    """A table whose player puts their spells in a new order."""
    page = laid_out(player, server, "study")
    player.pick(page.locator('.answer[data-option="review"]'))
    while not page.locator(".reorder").count():
        done = page.locator(".answers .done:enabled")
        player.pick(done if done.count() else page.locator(".answers .answer:enabled").first)
    return page
