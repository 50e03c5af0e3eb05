"""Play a game over the web protocol (docs/protocol.md), as a person's page does.

    grimorio serve &
    python examples/client.py http://127.0.0.1:8317 greedy

It needs only the package `websockets`. Copy it and put your own player in the place of `choose`.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

OVER = 1000, 4403, 4404
"""Close codes after which connecting again is of no use."""


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request of the REST part: JSON out, JSON in."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        result: dict[str, Any] = json.load(answer)
        return result


class Seat:
    """One seat of one game, by its token.

    Attributes:
        n, era: what of the game is known, so that a lost connection goes on where it broke.
        log: the lines of the log so far.
        update: the newest state of the table.
    """

    def __init__(self, server: str, id: str, token: str) -> None:
        self.address = server.replace("http", "ws", 1) + f"/ws/games/{id}"
        self.token = token
        self.n = 0
        self.era = 0
        self.log: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.answered = 0

    def play(self) -> dict[str, Any]:
        """Play to the end: the result. Connects again when the line breaks."""
        while True:
            try:
                with connect(self.address, max_size=None) as line:
                    self.say(line, kind="hello", token=self.token, since=self.n, era=self.era)
                    self.answered = 0
                    while True:
                        self.hear(line, json.loads(line.recv()))
                        result: dict[str, Any] | None = self.update and self.update["view"]["result"]
                        if result:
                            return result
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in OVER:
                    raise

    @staticmethod
    def say(line: ClientConnection, **message: Any) -> None:
        """Send a message."""
        line.send(json.dumps(message))

    def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Do what a message asks for. Kinds that are not known are passed over."""
        match message["kind"]:
            case "welcome":
                self.era = message["era"]
            case "rewound":
                del self.log[message["log"] :]
                self.n, self.era = message["n"], message["era"]
            case "update" if message["from"] > self.n:
                self.say(line, kind="resume", since=self.n)
            case "update":
                new = message["log"]
                first = 0 if not message["from"] else new[0]["i"] if new else len(self.log)
                self.log[first:] = new
                self.n, self.update = message["n"], message
                self.answer(line, message["view"])
            case "refusal" | "error":
                print(f"{message['reason']}: {message['message']}", file=sys.stderr)
                self.answered = 0

    def answer(self, line: ClientConnection, view: dict[str, Any]) -> None:
        """Answer the choice that is asked, once; the newest update may come again."""
        choice = view["choice"]
        if choice and choice["number"] != self.answered:
            self.answered = choice["number"]
            self.say(line, kind="answer", choice=choice["number"], options=[choose(view)])


def choose(view: dict[str, Any]) -> list[str | int]:
    """The player: any option will do. `view` is all that the seat may know."""
    option: list[str | int] = random.choice(view["choice"]["options"])
    return option


def main(server: str = "http://127.0.0.1:8317", bot: str = "greedy") -> dict[str, Any]:
    """Make a game against a bot, play it, and say how it ended."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    game = post(f"{server}/api/games", {"game": "magecraft", "name": "Example", "seats": seats})
    result = Seat(server, game["id"], game["token"]).play()
    winners = ", ".join(str(seat + 1) for seat in result["winners"]) or "nobody"
    print(f"{server}/replay/{game['id']}: won by seat {winners} ({result['reason']})")
    return result


if __name__ == "__main__":
    main(*sys.argv[1:3])
