"""A campaign that its members run over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

import httpx

from tests.web.helpers import Person, asked_of

ADA = {"name": "Ada", "style": "red", "attributes": {"physical": 3, "social": 5, "mental": 7}}
BEA = {"name": "Bea", "style": "blue", "attributes": {"physical": 7, "social": 5, "mental": 3}}
BOTS = [{"kind": "bot", "bot": "random"}]
PERSON = [{"kind": "person"}]


class Reached(Protocol):
    """A running server: its address and an HTTP client for it."""

    url: str
    http: httpx.Client


class Club:
    """A campaign on a server, with the tokens of its members."""

    def __init__(self, server: Reached, **body: Any) -> None:
        wanted = {"name": "Thursdays", "sheet": ADA, "members": BOTS, **body}
        answer = server.http.post("/api/campaigns", json=wanted)
        assert answer.status_code == 201, answer.text
        self.server = server
        self.made = answer.json()
        self.id: str = self.made["id"]
        self.tokens: list[str] = [self.made["token"]]

    def ask(self, path: str = "", body: Any = None, by: int | None = 0) -> Any:
        headers = {} if by is None else {"authorization": f"Bearer {self.tokens[by]}"}
        url = f"/api/campaigns/{self.id}{path}"
        http = self.server.http
        answer = (
            http.get(url, headers=headers) if body is None else http.post(url, json=body, headers=headers)
        )
        return answer.json()

    def join(self, sheet: dict[str, Any] = BEA, at: int = 0) -> None:
        said = self.ask("/join", {"invite": self.made["invites"][at]["invite"], "sheet": sheet}, None)
        self.tokens.append(said["token"])

    def approve(self) -> None:
        for by in range(len(self.tokens)):
            assert self.ask("/approve", {}, by) == {"ok": True}

    def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until the campaign meets a condition, while others play, and return it."""
        for _ in range(3000):
            now: dict[str, Any] = self.ask()
            if wanted(now):
                return now
            time.sleep(0.02)
        raise AssertionError(now)

    def person(self, game: str, by: int = 0) -> Person:
        return Person(self.server.url, game, self.tokens[by])

    def auction(self) -> dict[str, Any]:
        """Let all members approve, and play the auction: people choose the first option.

        Returns the campaign after it.
        """
        self.approve()
        id = self.ask("/begin", {})["auction"]
        people = [self.person(id, by) for by in range(len(self.tokens))]
        try:
            while True:
                asked = asked_of(people)
                if asked is not None:
                    seat, choice = asked
                    before = people[seat].update
                    people[seat].answer(choice["number"], choice["options"][0])
                    while people[seat].update is before:
                        people[seat].wait("update")
                elif (people[0].update or {})["view"]["result"]:
                    break
                else:
                    people[0].wait("update")
        finally:
            for one in people:
                one.__exit__()
        return self.until(lambda now: now["phase"] == "tournament")

    def concede(self, game: str, by: int = 0) -> None:
        with self.person(game, by) as person:
            person.until(lambda _: True)
            person.say(kind="concede")
            person.wait("ack")
