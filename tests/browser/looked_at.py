"""What the pages whose looks are compared show: games, tournaments and campaigns, made on a server."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser.conftest import Server
from tests.browser.laying import PERSON, made
from tests.web.club import PERSON as PEOPLE
from tests.web.club import Club
from tests.web.evening import Evening
from tests.web.helpers import Person
from tests.web.records import finished

BOT = {"kind": "bot", "bot": "random"}
DECK = {
    "name": "Goblins",
    "main": [[20, "Mountain"], [20, "Raging Goblin"]],
    "sideboard": [[3, "Shock"], [1, "Lava Axe"]],
}
NAMES = ("nun", "unn", "nnu", "uun")
"""Players whose names are of equal length, whoever is paired with whom."""


def record(server: Server) -> str:
    """The id of a finished game."""
    answer = server.http.post("/api/records", json=finished(1))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def game(server: Server, name: str, seats: list[dict[str, Any]], over: bool = False, **more: Any) -> str:
    """A game of this name that Ada made, with her token; given up by her if it is to be over."""
    told = made(server, name, seats, seed=4, **more)
    if over:
        with Person(server.url, told["id"], told["token"]) as ada:
            ada.until(lambda update: bool(update["view"]["choice"]))
            ada.say(kind="concede")
            ada.until(lambda update: bool(update["view"]["result"]))
            if "match" in more:
                ada.until_match(lambda match: match["state"] != "playing")
    return f"{told['id']}#token={told['token']}"


def campaign(server: Server, phase: str) -> str:
    """A campaign of two people before its first session, in its tournament, or after it."""
    club = Club(server, members=PEOPLE)
    club.join()
    if phase != "between":
        tournament = club.auction()["session"]["tournament"]["games"][0]
        if phase == "after":
            club.concede(tournament["id"], 1)
            club.until(lambda now: now["past"])
    return f"{club.id}#token={club.tokens[0]}"


def event(server: Server, by: str = "", result: bool = False, **settings: Any) -> str:
    """A tournament in its first round; its id, with the token of `by`: "organiser" or a player.

    With `result`, each match of the round was won by the first player.
    """
    evening = Evening(server, *NAMES, **settings)
    if settings.get("structure") != "league":
        paired = evening.pair()
        assert paired.status_code == 200, paired.text
        for first, second in evening.tables() if result else ():
            fact = {"kind": "result", "round": 1, "first": first, "second": second, "games": [2, 0, 0]}
            assert evening.note(fact).status_code == 200
    token = evening.token if by == "organiser" else evening.players.get(by)
    return f"{evening.id}#token={token}" if token else evening.id


def draft(server: Server, room: bool) -> str:
    """A tournament with a draft that has not begun; its id, with a player's token but for the room."""
    evening = Evening(server, "Ada", "Bea", "Cid", "Dan")
    seats = {"way": "booster", "sets": ["8ED"], "pods": [["Ada", "Bea", "Cid", "Dan"]]}
    answer = evening.post("draft", seats)
    assert answer.status_code == 200, answer.text
    return evening.id if room else f"{evening.id}#token={evening.players['Ada']}"


def pods(server: Server, by: str) -> str:
    """A tournament whose players build decks after an online draft; its id with the token of `by`."""
    evening = Evening(server, *NAMES, game="magic", online=True, pods=4, best_of=1, rounds=2)
    answer = evening.post("pods", {"way": "sealed", "sealed": "boosters", "minutes": 30})
    assert answer.status_code == 200, answer.text
    token = evening.token if by == "organiser" else evening.players[by]
    return f"{evening.id}#token={token}"


TWO = [PERSON, BOT]
MADE: dict[str, Callable[[Server], str]] = {
    "record": record,
    "event": event,
    "organised": partial(event, by="organiser"),
    "entered": partial(event, by=NAMES[0]),
    "online": partial(event, by=NAMES[0], game="magic", online=True),
    "league": partial(event, by=NAMES[0], structure="league", online=True),
    "played": partial(event, result=True),
    "draft": partial(draft, room=False),
    "draft_room": partial(draft, room=True),
    "pods": partial(pods, by="organiser"),
    "building": partial(pods, by=NAMES[0]),
    "campaign": partial(campaign, phase="between"),
    "tournament": partial(campaign, phase="tournament"),
    "after": partial(campaign, phase="after"),
    "match": partial(game, name="magic", seats=TWO, match={}, cards={"decks": [DECK, "Sky Slam"]}),
    "exchange": partial(
        game, name="magic", seats=TWO, match={}, cards={"decks": [DECK, "Sky Slam"]}, over=True
    ),
    "next": partial(game, name="magecraft", seats=TWO, match={}, over=True),
    "over": partial(game, name="magecraft", seats=TWO, over=True),
    "waiting": partial(game, name="magecraft", seats=[PERSON, PERSON]),
    "drafting": partial(game, name="draft", seats=[PERSON, BOT, BOT, BOT]),
}
"""For each name in braces in an address: the function that makes such a thing and returns its id."""
