"""Decks built after a draft: kept by the server, checked against each pool, hidden from others, played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.helpers import Server
from tests.web.test_clocks import Time

BOT = {"kind": "bot", "bot": "random"}
PERSON = {"kind": "person"}
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


class Pod:
    """A sealed pod of two people and a bot whose players build their decks."""

    def __init__(self, server: Server, **body: Any) -> None:
        self.server = server
        wanted = {"options": {"kind": "sealed"}, "seed": 5, **body}
        game = server.make([PERSON, PERSON, BOT], game="draft", **wanted)
        self.id: str = game["id"]
        self.tokens = [game["token"], server.join(game)]

    def at(self, server: Server) -> Pod:
        self.server = server
        return self

    def ask(self, who: int, path: str = "deck", **body: Any) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        address = f"/api/games/{self.id}/{path}"
        http = self.server.http
        return http.post(address, json=body, headers=headers) if body else http.get(address, headers=headers)

    def now(self, seat: int) -> dict[str, Any]:
        answer = self.ask(seat)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def list(self, seat: int, spells: int = 23, lands: int = 17) -> str:
        """Return a list with the first spells of a seat's pool."""
        cards = [name for count, name in self.now(seat)["pool"] for _ in range(count) if name not in LANDS]
        return "\n".join([f"1 {name}" for name in cards[:spells]] + [f"{lands} Forest"])

    def keep(self, seat: int, text: str, ready: bool = False) -> dict[str, Any]:
        answer = self.ask(seat, deck=text, ready=ready)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-6.LIM-2")
def test_a_deck_is_checked_against_the_pool_of_its_seat_and_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite") as server:
        pod = Pod(server)
        before = pod.now(0)
        assert (before["phase"], before["deck"], before["left_ms"]) == ("building", None, None)
        foreign = next(
            name for _, name in pod.now(1)["pool"] if name not in dict(map(reversed, before["pool"]))
        )
        wrong = pod.keep(0, f"4 Goblin Kign\n1 {foreign}\n17 Forest")["wrong"]
        assert [(one["line"], one["kind"]) for one in wrong] == [(1, "unknown")]
        wrong = pod.keep(0, f"1 {foreign}\n38 Forest", ready=True)["wrong"]
        assert {(one["line"], one["kind"], one["rule"]) for one in wrong} == {
            (0, "size", "MTG8-6.LIM-1"),
            (1, "pool", "MTG8-6.LIM-1"),
        }
        assert pod.now(0)["deck"] is None
        kept = pod.keep(0, pod.list(0))
        assert kept["wrong"] == [] and sum(count for count, _ in kept["deck"]["main"]) == 40
        received = sum(count for count, name in before["pool"] if name not in LANDS)
        side = [count for count, name in kept["deck"]["sideboard"] if name not in LANDS]
        assert sum(side) == received - 23
        assert pod.now(1)["deck"] is None, "a deck is not shown to others"
    with Server(tmp_path / "games.sqlite") as server:
        pod.at(server)
        assert pod.now(0)["deck"] == kept["deck"] and pod.now(0)["phase"] == "building"
        pod.keep(0, pod.list(0), ready=True)
        assert [one["ready"] for one in pod.now(0)["seats"]][:2] == [True, False]
        over = pod.keep(1, pod.list(1, 22, 18), ready=True)
        assert over["phase"] == "over" and not over["by_bot"]
        facts = server.http.get(f"/api/games/{pod.id}").text
        assert "Forest" not in facts


def test_a_bot_builds_for_who_kept_no_legal_deck_in_time(tmp_path: Path) -> None:
    with Server(tmp_path / "games.sqlite", auto_pace=0.0) as server:
        time = Time(server)
        pod = Pod(server, build_minutes=30, clock={"mode": "move", "seconds": 60, "timeout": "concede"})
        assert pod.now(0)["left_ms"] == 1800_000
        time.at += 600
        assert pod.now(0)["left_ms"] == 1200_000
        pod.keep(0, pod.list(0))
        kept = pod.now(0)["deck"]
        assert pod.keep(0, "3 Forest")["wrong"] and pod.now(0)["deck"] == kept
        with server.person(pod.id, pod.tokens[1]) as bob:
            bob.until(lambda update: update["view"]["choice"])
            time.at += 1300
            server.ask(pod.id, lambda table: table.time.tick())
            end = bob.until(lambda update: update["view"]["result"])
            assert end["view"]["result"]["reason"] == "ready", "nobody gives up by building slowly"
            if end["drafted"]["decks"] != [0, 1, 2]:
                bob.until_players(lambda told: told["drafted"]["decks"] == [0, 1, 2])
        assert pod.now(0)["deck"] == kept and not pod.now(0)["by_bot"]
        built = pod.now(1)
        assert built["by_bot"] and sum(count for count, _ in built["deck"]["main"]) == 40


def test_drafted_decks_are_played_by_one_request_and_rebuilt_between_matches(server: Server) -> None:
    pod = Pod(server)
    assert pod.ask(0, "match", seat=1).json()["error"] == "table-refused-playing"
    for seat in (0, 1):
        pod.keep(seat, pod.list(seat), ready=True)
    assert pod.ask(0, "match", seat=0).status_code == 422
    assert pod.ask(0, "match", seat=9).status_code == 422
    made = pod.ask(0, "match", seat=1, best_of=1).json()
    assert pod.ask(1, "match", seat=0).json() == {"game": made["game"], "seat": 1}, "it is the same match"
    assert pod.now(1)["matches"] == [{"seats": [0, 1], "game": made["game"]}]
    facts = server.http.get(f"/api/games/{made['game']}").json()
    assert facts["game"] == "magic" and facts["match"]["format"] == "limited"
    refused = pod.ask(1, deck=pod.list(1, 22, 18), ready=True)
    assert (refused.status_code, refused.json()["error"]) == (409, "table-refused-match")
    with (
        server.person(made["game"], pod.tokens[0]) as ada,
        server.person(made["game"], pod.tokens[1]) as bob,
    ):
        assert ada.wait("welcome")["seat"] == 0 and bob.wait("welcome")["seat"] == 1
        ada.until(lambda update: update["state"] == "playing")
        ada.say(kind="concede", match=True)
        bob.until_match(lambda match: match["state"] == "over")
    rebuilt = pod.keep(1, pod.list(1, 22, 18))
    assert rebuilt["wrong"] == [] and [18, "Forest"] in rebuilt["deck"]["main"]
    bot = pod.ask(1, "match", seat=2).json()
    seats = server.http.get(f"/api/games/{bot['game']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]


def test_what_is_no_draft_and_who_is_no_player_is_refused(server: Server) -> None:
    id, tokens = server.two()
    headers = {"authorization": f"Bearer {tokens[0]}"}
    assert server.http.get(f"/api/games/{id}/deck", headers=headers).json()["error"] == "table-refused-match"
    assert server.http.get(f"/api/games/{id}/deck").json()["error"] == "table-refused-token"
    wanted = {"game": "magecraft", "name": "Ada", "seats": [PERSON, PERSON], "build_minutes": 5}
    assert server.http.post("/api/games", json=wanted).json()["field"] == "build_minutes"
    game = server.make([PERSON, BOT], game="draft", seed=3)
    headers = {"authorization": f"Bearer {game['token']}"}
    early = server.http.get(f"/api/games/{game['id']}/deck", headers=headers)
    assert early.json()["error"] == "table-refused-match"
