"""Deck lists checked over HTTP for built-in formats, own ones, tournaments' ones, and against a pool."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.helpers import Server

FOREST = "56 Forest\n"


def read(server: Server, text: str, **more: Any) -> dict[str, Any]:
    answer = server.http.post("/api/decks", json={"game": "magic", "text": text, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def kinds(told: dict[str, Any]) -> list[tuple[int, str]]:
    return [(fault["line"], fault["kind"]) for fault in told["wrong"]]


@pytest.mark.parametrize(
    ("format", "text", "faults"),
    [
        ("eighth-edition", FOREST + "4 Shock", []),
        ("eighth-edition", FOREST + "5 Shock", [(2, "copies")]),
        ("eighth-edition", FOREST + "4 Fact or Fiction", [(2, "set"), (2, "unplayed")]),
        ("standard-2003", FOREST + "4 Shock", []),
        ("invasion-block", FOREST + "4 Shock", [(2, "set")]),
        ("onslaught-block", FOREST + "4 Shock", []),
        ("constructed", "4 Shock", [(0, "size")]),
    ],
)
def test_a_list_is_checked_for_a_format(
    server: Server, format: str, text: str, faults: list[tuple[int, str]]
) -> None:
    told = read(server, text, format=format)
    assert sorted(kinds(told)) == sorted(faults)
    assert (told["deck"] is None) == bool(faults)
    assert "Fact or Fiction" not in [name for _, name in told["read"]["main"]]


@pytest.mark.rule("MTG8-6.LIM-1", "MTG8-6.LIM-2")
def test_a_list_is_checked_against_a_pool_whose_rest_is_the_sideboard(server: Server) -> None:
    pool = [[3, "Shock"], [1, "Air Elemental"]]
    told = read(server, "2 Shock\n38 Forest", format="limited", pool=pool)
    assert told["wrong"] == [] and told["deck"]["sideboard"] == [[1, "Shock"], [1, "Air Elemental"]]
    assert kinds(read(server, "4 Shock\n36 Forest", format="limited", pool=pool)) == [(1, "pool")]
    refused = server.http.post("/api/decks", json={"game": "magic", "text": "1 Shock", "pool": [[1, "Nix"]]})
    assert refused.json()["field"] == "pool"


def test_an_own_format_has_its_bans(server: Server) -> None:
    rules = {"name": "ours", "game": "magic", "build": "constructed", "sets": ["8ED"]}
    rules |= {"banned": ["shock"], "restricted": ["Air Elemental"]}
    told = read(server, FOREST + "1 Shock\n3 Air Elemental", rules=rules)
    assert kinds(told) == [(2, "banned"), (3, "restricted")]
    described = server.http.post("/api/decks/format", json={"game": "magic", "rules": rules}).json()
    assert described["format"]["banned"] == ["Shock"]
    assert "Shock" not in described["cards"] and "Boil" in described["cards"]
    wrong = server.http.post(
        "/api/decks/format", json={"game": "magic", "rules": {**rules, "banned": ["Shok"]}}
    )
    assert wrong.json()["error"] == "table-refused-fact" and "Shock" in wrong.json()["args"]["detail"]
    other = server.http.post("/api/decks/format", json={"game": "mickey", "rules": rules})
    assert other.json()["field"] == "format"
    none = server.http.post("/api/decks", json={"game": "magic", "text": "1 Shock", "format": "vintage"})
    assert none.status_code == 422


def test_mickeys_formats_have_the_options_of_their_book(server: Server) -> None:
    ready = server.http.get("/api/decks?game=mickey").json()["decks"]
    deck = next(deck for deck in ready if deck["kind"] == "classic")
    text = "\n".join(f"{count} {name}" for count, name in deck["main"])
    for format in ("mickey-classic", "mickey-classic-origines"):
        body = {"game": "mickey", "text": text, "format": format}
        answer = server.http.post("/api/decks", json=body)
        assert answer.status_code == 200, answer.text
    assert server.http.post("/api/decks", json={**body, "format": "limited"}).status_code == 422


def test_the_format_of_a_tournament_is_that_of_its_decks(server: Server) -> None:
    wanted = {"name": "Cup", "game": "magic", "format": "odyssey-block", "online": True, "players": ["Ada"]}
    made = server.http.post("/api/events", json=wanted).json()
    assert kinds(read(server, FOREST + "4 Boil", event=made["id"])) == [(2, "set")]
    described = server.http.post("/api/decks/format", json={"game": "magic", "event": made["id"]}).json()
    assert described["format"]["name"] == "odyssey-block" and "Boil" not in described["cards"]
    free = server.http.post("/api/events", json={"name": "Cup", "game": "magic"}).json()
    assert (
        server.http.post("/api/decks/format", json={"game": "magic", "event": free["id"]}).status_code == 422
    )
