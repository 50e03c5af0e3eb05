"""A judge at a table of a test, and what is said to and by them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.web.helpers import Person, Server

SECRETS = {
    "at": "main1",
    "A": {"hand": ["Shock"], "battlefield": ["Mountain*2"], "library": ["Swamp*9"]},
    "B": {"hand": ["Serra Angel"], "battlefield": ["Grizzly Bears"], "library": ["Swamp*9"]},
}
"""A position of Magic in which each player holds a card that the other does not know."""


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def invited(server: Server, id: str, token: str) -> str:
    """Make a link for a judge, and return its secret."""
    answer = server.http.post(f"/api/games/{id}/judge/invite", json={}, headers=bearer(token))
    assert answer.status_code == 200, answer.text
    assert answer.json()["link"].endswith(f"/game/{id}?judge={answer.json()['invite']}")
    return str(answer.json()["invite"])


def seated(server: Server, id: str, invite: str, name: str = "Clara", token: str = "") -> Any:
    body = {"invite": invite, "name": name}
    return server.http.post(f"/api/games/{id}/judge", json=body, headers=bearer(token))


@contextmanager
def judged(server: Server, id: str, people: list[Person], agree: bool = True) -> Iterator[Person]:
    """Let a judge come to a table by the first player's link; with `agree` all people accept her."""
    assert people[0].token is not None
    token = seated(server, id, invited(server, id, people[0].token)).json()["token"]
    with server.person(id, token) as judge:
        judge.until(lambda update: update["judge"]["here"])
        for person in people[1:] if agree else ():
            person.say(kind="judge", act="agree")
        if agree:
            for person in (judge, *people):
                person.until(lambda update: update["judge"] and update["judge"]["sees"] == "all")
        yield judge


def refused(person: Person, **message: Any) -> str:
    person.say(kind="judge", **message)
    return str(person.wait("refusal")["reason"])


def ruling(person: Person, act: str) -> dict[str, Any]:
    """Wait until the person's log ends with a ruling, and return its line."""
    person.until(lambda _: bool(person.log) and person.log[-1].get("act") == act)
    return person.log[-1]
