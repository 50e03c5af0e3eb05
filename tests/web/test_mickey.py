"""Wizards of Mickey at a web table: ready decks, players' own deck lists, and players' own cards."""

from __future__ import annotations

import json
from typing import Any

from tests.web.helpers import Server

OWN = {
    "cards": {
        "mages": [
            {"name": name, "title": "the Tried", "team": "Tried", "colours": ["red"]}
            for name in ("A", "B", "C")
        ],
        "spells": [{"name": f"Bolt {number}", "power": number, "colours": ["red"]} for number in range(10)],
        "castles": [{"name": f"Hall {number}", "colours": ["red"]} for number in range(5)],
    }
}


def ready(server: Server, match: str) -> list[dict[str, Any]]:
    decks: list[dict[str, Any]] = server.http.get("/api/decks?game=mickey").json()["decks"]
    return [deck for deck in decks if deck["kind"] == match]


def listed(deck: dict[str, Any]) -> str:
    rows = [f"{count} {name}" for count, name in deck["main"]]
    return "\n".join([*rows, "", *(f"{count} {name}" for count, name in deck["sideboard"])])


def read(server: Server, **body: Any) -> dict[str, Any]:
    said: dict[str, Any] = server.http.post("/api/decks", json={"game": "mickey", **body}).json()
    return said


def test_every_ready_deck_can_be_listed_and_named(server: Server) -> None:
    for match, count in (("mini", 2), ("classic", 5), ("official", 5)):
        decks = ready(server, match)
        assert len(decks) == count
        for deck in decks:
            assert read(server, text=listed(deck), format=match)["wrong"] == []
            assert deck["colors"] and deck["names"]["it"]
        id, _ = server.two(
            game="mickey", options={"match": match}, cards={"decks": [decks[-1]["name"], decks[0]["name"]]}
        )
        assert server.http.get(f"/api/games/{id}").json()["game"] == "mickey"


def test_a_friend_brings_a_deck_of_the_match_and_nobody_else_does(server: Server) -> None:
    two = [{"kind": "person"}, {"kind": "person"}]
    mini, official = (ready(server, match)[0] for match in ("mini", "official"))
    decks = {key: official[key] for key in ("name", "main", "sideboard")}
    game = server.make(two, game="mickey", cards={"decks": ["Moss Circle", None]})
    assert server.http.get(f"/api/games/{game['id']}").json()["brings"] == [1]
    body = {"invite": game["seats"][1]["invite"], "name": "Bob"}
    short = {key: mini[key] for key in decks}
    for deck in (short, "No such deck", 7, {"main": [[60, "Nonsense"]]}):
        answer = server.http.post(f"/api/games/{game['id']}/join", json={**body, "deck": deck})
        assert (answer.status_code, answer.json()["field"]) == (422, "deck")
    assert server.http.post(f"/api/games/{game['id']}/join", json={**body, "deck": decks}).status_code == 200
    named = server.make(two, game="mickey", cards={"decks": ["Moss Circle", "Ember Forge"]})
    body = {"invite": named["seats"][1]["invite"], "name": "Bob"}
    answer = server.http.post(f"/api/games/{named['id']}/join", json={**body, "deck": decks})
    assert answer.json()["field"] == "deck"
    usual = server.make(two, game="mickey", cards={"decks": [None, None]})
    body = {"invite": usual["seats"][1]["invite"], "name": "Bob"}
    assert server.http.post(f"/api/games/{usual['id']}/join", json=body).status_code == 200


def test_what_a_match_forbids_is_told_by_line(server: Server) -> None:
    deck = ready(server, "mini")[0]
    wrong = read(server, text=listed(deck) + "\n1 Orsa\n1 Nothing at all", format="mini")["wrong"]
    assert [one["kind"] for one in wrong] == ["unknown", "unknown"]
    assert wrong[0]["near"][0] == "Orsa, Keeper of the First Lantern"
    wrong = read(server, text=listed(ready(server, "official")[0]), format="mini")["wrong"]
    assert {"spell-count", "castle-count"} <= {one["kind"] for one in wrong}
    assert (
        server.http.post("/api/decks", json={"game": "mickey", "text": "", "format": "x"}).status_code == 422
    )


def test_cards_of_ones_own_are_read_and_played_with(server: Server) -> None:
    def sent(text: str) -> dict[str, Any]:
        body = {"game": "mickey", "name": "mine.json", "text": text}
        found: dict[str, Any] = server.http.post("/api/cards", json=body).json()
        return found

    said = sent(json.dumps(OWN, indent=1))
    assert (said["cards"], said["count"], said["wrong"]) == (OWN, 18, [])
    text = json.dumps(OWN, indent=1).replace('"power": 3', '"power": "three"')
    wrong = sent(text)["wrong"]
    assert "three" in text.split("\n")[wrong[0]["line"] - 1]
    assert len(wrong) == 1 and "power" in wrong[0]["field"]
    number = {"message": "faults-range", "args": {"least": 0, "most": 99}}
    assert (wrong[0]["field"], wrong[0]["cause"]) == ("cards.spells[3].power", number)
    wrong = sent(text.replace('"Hall 2"', "2"))["wrong"]
    assert [one["field"] for one in wrong] == ["cards.spells[3].power", "cards.castles[2].name"]
    assert sent("{")["wrong"][0]["cause"]["message"] == "faults-not-json"
    deck = "\n".join(
        [
            *(f"1 {name}, the Tried" for name in "ABC"),
            *(f"3 Bolt {number}" for number in range(8)),
            *("1 Bolt 8", *(f"1 Hall {number}" for number in range(5))),
        ]
    )
    found = read(server, text=deck, format="mini", cards=OWN)
    assert found["wrong"] == []
    decks = [found["deck"], found["deck"]]
    id, _ = server.two(game="mickey", options={"match": "mini"}, cards={**OWN, "decks": decks})
    shown = server.http.get(f"/api/games/{id}/cards").json()["cards"]
    assert len(shown) == 18
