"""Cards that are typed, and the sets besides the game's own, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.magic import period
from tests.web.conftest import Server

MOTH = {
    "game": "magic", "name": "Lamp Moth", "cost": "{1}{W}", "type": "Creature — Bird", "size": "1/1",
    "text": "Flying\nWhen Lamp Moth enters, you gain 2 life.",
}  # fmt: skip


def read(server: Server, **changes: Any) -> dict[str, Any]:
    answer = server.http.post("/api/cards/read", json={**MOTH, **changes})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_typed_card_is_drawn_and_told_in_three_languages(server: Server) -> None:
    said = read(server)
    assert said["refused"] is None and not said["taken"] and said["rewritten"] == ["enters"]
    assert said["shown"]["name"] == said["card"]["name"] == "Lamp Moth"
    assert said["shown"]["size"] == [1, 1] and set(said["shown"]["text"]) == {"en", "it", "fr"}
    assert "comes into play" in said["read_as"]
    assert read(server, name="Shock")["taken"]


def test_the_place_that_cannot_be_read_comes_with_the_nearest_word(server: Server) -> None:
    refused = read(server, type="Instant", size="", text="Destroy target creture.")["refused"]
    assert (refused["problem"], refused["line"], refused["expected"][0]) == ("text", 1, "creature")
    assert refused["text"][refused["at"] :].startswith("creture")
    refused = read(server, text="When Lamp Moth comes into pley, you gain 2 life.")["refused"]
    assert refused["text"][: refused["at"]] == "when Lamp Moth comes into " and refused["expected"] == [
        "play"
    ]
    assert read(server, type="Creture")["refused"]["problem"] == "type"
    assert read(server, size="2")["refused"]["problem"] == "size"
    assert read(server, cost="{Q}")["refused"]["problem"] == "rules"


@pytest.mark.parametrize(
    "change",
    [{"game": "mickey"}, {"name": ""}, {"name": "x" * 61}, {"text": "x" * 1501}, {"text": None}, {"more": 1}],
)
def test_what_is_too_long_or_of_another_form_is_refused(server: Server, change: dict[str, Any]) -> None:
    assert server.http.post("/api/cards/read", json={**MOTH, **change}).status_code == 422


def test_a_typed_card_stands_in_a_deck_and_at_a_table(server: Server) -> None:
    row = read(server)["card"]
    body = {"game": "magic", "text": "4 Lamp Moth\n56 Plains", "cards": {"cards": [row]}}
    said = server.http.post("/api/decks", json={**body, "format": "constructed"}).json()
    assert said["wrong"] == [] and said["deck"]["main"][0] == [4, "Lamp Moth"]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = {"game": "magic", "seats": seats, "cards": {"decks": [said["deck"], None], "cards": [row]}}
    game = server.http.post("/api/games", json=made).json()["id"]
    cards = server.http.get(f"/api/games/{game}/cards").json()["cards"]
    assert "Lamp Moth" in [card["name"] for card in cards]


def test_cards_of_the_blocks_stand_in_decks_at_tables_and_in_the_catalogue(server: Server) -> None:
    said = server.http.get("/api/sets?game=magic").json()
    names = {card["name"] for card in said["cards"]}
    assert names == set(period.playable()) and [row["set"] for row in said["sets"]] == list(period.TITLES)
    assert all(row["playable"] <= row["cards"] for row in said["sets"])
    assert said["printed"]["Elvish Warrior"] == [["ONS", "common"]]
    assert server.http.get("/api/sets?game=mickey").status_code == 422
    deck = server.http.post("/api/decks", json={"game": "magic", "text": "4 Guerriero Elfico"}).json()["deck"]
    assert deck["main"] == [[4, "Elvish Warrior"]]
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = {"game": "magic", "seats": seats, "cards": {"decks": [deck, None]}}
    game = server.http.post("/api/games", json=made).json()["id"]
    cards = server.http.get(f"/api/games/{game}/cards").json()["cards"]
    called = {card["name"]: card["names"]["it"] for card in cards}
    assert called["Elvish Warrior"] == "Guerriero Elfico"
    assert names < set(called), "all of them, for the deck is secret"
