"""Tables that begin with the position a test needs, created through the server."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Server
from tests.browser.player import Player, Sit

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "adept"}


def made(server: Server, game: str, seats: list[dict[str, Any]], **body: Any) -> dict[str, Any]:
    """Let Ada make a new game, and return the server's answer to her."""
    answer = server.http.post("/api/games", json={"game": game, "name": "Ada", "seats": seats, **body})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def joined(server: Server, game: dict[str, Any], seat: int = 1, name: str = "Bob") -> str:
    """Let a player accept the invitation to a seat, and return the player's token."""
    body = {"invite": game["seats"][seat]["invite"], "name": name}
    answer = server.http.post(f"/api/games/{game['id']}/join", json=body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def seated(player: Player, game: dict[str, Any], token: str | None = None) -> Player:
    """Open the table of a game in the same browser: in Ada's seat, or in the seat of the given token."""
    player.open(f"/game/{game['id']}#token={token or game['token']}")
    return player


def lay(
    server: Server,
    situation: dict[str, Any],
    sit: Sit,
    options: Any = None,
    seats: int = 2,
    bot: str = "random",
    **how: Any,
) -> Player:
    """Seat a person at a table of Magic with bots in the other seats.

    The game begins with the position `situation`, if one is given.
    """
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    position = {key: one for key, one in situation.items() if key not in "ABCDEFGH"[seats:]}
    more = {"seed": 3, "situation": position, "options": options or {}}
    ada = seated(sit(**how), made(server, "magic", [PERSON, *others], **more))
    ada.page.locator(".magic").wait_for()
    return ada


def duel(server: Server, situation: dict[str, Any], sit: Sit, **how: Any) -> list[Player]:
    """Two people, each in their own browser, at a table of Magic."""
    game = made(server, "magic", [PERSON, PERSON], seed=3, situation=situation)
    people = []
    for token in (game["token"], joined(server, game)):
        people.append(seated(sit(at=server, **how), game, token))
        people[-1].page.locator(".magic").wait_for()
    return people


def laid_out(player: Player, server: Server, phase: str, seats: int = 2, **more: Any) -> Page:
    """Seat a player alone with bots at a table of Magecraft that holds much, in one of their phases."""
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
    seated(player, made(server, "magecraft", [PERSON, *[BOT] * (seats - 1)], situation=situation, **more))
    player.page.locator(".answers .answer:enabled").first.wait_for()
    return player.page


def reviewing(player: Player, server: Server) -> Page:
    """Open a table of Magecraft whose player is putting their spells in a new order."""
    page = laid_out(player, server, "study")
    player.pick(page.locator('.answer[data-option="review"]'))
    page.locator(".gem-confirm").wait_for()
    player.answer()
    page.locator(".reorder").wait_for()
    return page


def match(
    server: Server,
    sit: Sit,
    options: dict[str, str],
    decks: tuple[Any, Any] = ("Lantern Watch", "Ember Forge"),
    seed: int = 4,
    cards: dict[str, Any] | None = None,
    **how: Any,
) -> Player:
    """Seat a person at a table of Wizards of Mickey with these decks; `cards` are cards of the players'
    own.
    """
    brought = {"decks": decks, **({"cards": cards} if cards else {})}
    game = made(server, "mickey", [PERSON, BOT], options=options, seed=seed, cards=brought)
    return seated(sit(**how), game)
