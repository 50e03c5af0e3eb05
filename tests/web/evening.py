"""A tournament that an organiser and players run over HTTP."""

from __future__ import annotations

from typing import Any, Protocol


class Running(Protocol):
    """A running server with an HTTP client."""

    http: Any


class Evening:
    """A tournament, its organiser and its players' tokens."""

    def __init__(self, server: Running, *names: str, **body: Any) -> None:
        answer = server.http.post("/api/events", json={"name": "Thursday", **body})
        assert answer.status_code == 201, answer.text
        self.server = server
        self.id: str = answer.json()["id"]
        self.token: str = answer.json()["token"]
        self.invite: str = self.now()["you"]["invite"]
        self.players = {name: self.join(name).json()["token"] for name in names}

    def get(self, token: str | None = None, **query: Any) -> Any:
        return self.server.http.get(f"/api/events/{self.id}", params=query, headers=bearer(token))

    def now(self, by: str | None = None) -> Any:
        answer = self.get(self.token if by is None else self.players.get(by, by))
        assert answer.status_code == 200, answer.text
        state = answer.json()
        assert state.pop("time") > 0, "the page counts the clock down by the server's time"
        return state

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = bearer(self.token if token is None else token)
        return self.server.http.post(f"/api/events/{self.id}/{path}", json=body, headers=headers)

    def join(self, name: str, invite: str | None = None) -> Any:
        return self.post("join", {"invite": self.invite if invite is None else invite, "name": name})

    def log(self) -> Any:
        """The log of the tournament, as the organiser sees it."""
        answer = self.server.http.get(f"/api/events/{self.id}/log", headers=bearer(self.token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def player(self, name: str) -> Any:
        """What everybody sees of a player."""
        return next(player for player in self.now()["players"] if player["name"] == name)

    def note(self, *facts: Any) -> Any:
        return self.post("facts", {"facts": facts})

    def pair(self, **fields: Any) -> Any:
        return self.post("pair", {"changes": self.now()["changes"], **fields})

    def report(self, by: str, games: list[int], round_: int = 1) -> Any:
        return self.post("report", {"round": round_, "games": games}, self.players[by])

    def play(self, by: str) -> Any:
        """Open the match of a player, and return the server's answer."""
        return self.post("play", {}, self.players[by])

    def tables(self) -> list[tuple[str, str | None]]:
        return [(table["first"], table["second"]) for table in self.now()["rounds"][-1]["tables"]]


def merged(before: Any, told: Any) -> Any:
    """Return the whole state of a tournament, from the state before and from what has changed since."""

    def entries(old: Any, new: Any) -> Any:
        if not isinstance(new, dict):
            return new
        kept = {str(at): entry for at, entry in enumerate(old)} | new["changed"]
        return [kept[str(at)] for at in range(new["count"])]

    now = {**before, **told, "you": {**before["you"], **told["you"]}}
    for name in ("players", "matches", "standings"):
        now[name] = entries(before[name], now[name])
    old = [round_["tables"] for round_ in before["rounds"]] + [[]] * len(now["rounds"])
    now["rounds"] = [
        before["rounds"][at] if new is None else {**new, "tables": entries(old[at], new["tables"])}
        for at, new in enumerate(now["rounds"])
    ]
    now.pop("since", None)
    return now


def bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}
