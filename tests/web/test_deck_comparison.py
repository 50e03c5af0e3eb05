"""Decks compared over HTTP: a few games for each request, the same whichever way they are divided."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.magic.deck import product
from grimorio.simulator import compare
from grimorio.web.jobs import comparison
from tests.web.helpers import Server

OLD, NEW, OTHER = (product(name).deck for name in ("Sky Slam", "Expulsion", "Life Boost"))


def asked(server: Server, **more: Any) -> dict[str, Any]:
    body = {"game": "magic", "versions": [OLD.to_json()], "field": [OTHER.to_json()], "games": 4, **more}
    told: dict[str, Any] = server.http.post("/api/decks/compare", json=body).json()
    return told


@pytest.mark.deep
def test_a_comparison_goes_on_from_the_results_so_far(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = [OLD.to_json(), NEW.to_json()]
    monkeypatch.setattr(comparison, "SECONDS", 1e9)
    whole = asked(server, versions=versions, seed=3)
    monkeypatch.setattr(comparison, "SECONDS", 0.0)
    results: list[str] = []
    for count in range(1, 5):
        told = asked(server, versions=versions, seed=3, results=results)
        results = told["results"]
        assert len(results) == count and told["games"] == 4
    assert told["report"] == whole["report"]
    said = compare("magic", OLD, NEW, [OTHER], 2, seed=3)
    assert told["report"] == {name: said[name] for name in told["report"]}


def test_a_deck_alone_meets_every_deck_of_the_field(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "SECONDS", 1e9)
    told = asked(server, field=[OTHER.to_json(), NEW.to_json()], games=1)
    assert told["games"] == 4 and len(told["results"]) == 4
    report = told["report"]
    assert [row["deck"] for row in report["field"]] == ["Life Boost", "Expulsion"]
    assert report["new"]["games"] == 4 and "old" not in report and "difference" not in report
    wins = sum(row["new"]["wins"] for row in report["field"])
    assert wins == report["new"]["wins"] == told["results"].count("won")


@pytest.mark.parametrize(
    ("more", "error", "field"),
    [
        ({"format": "constructed"}, "table-refused-deck", "versions"),
        ({"format": "odyssey-block"}, "table-refused-deck", "versions"),
        ({"format": "vintage"}, "table-refused-field", "format"),
        ({"versions": [Deck("", ((3, "Nix"),)).to_json()]}, "table-refused-setup", "versions[0]"),
        ({"field": [{"main": "x"}]}, "table-refused-setup", "field[0].main"),
        ({"field": []}, "table-refused-field", "field"),
        ({"game": "magecraft"}, "table-refused-field", "game"),
        ({"cards": {"decks": []}}, "table-refused-field", "cards"),
        ({"cards": [1]}, "table-refused-field", "cards"),
        ({"results": ["won", "maybe"]}, "table-refused-field", "results.1"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    server: Server, more: dict[str, Any], error: str, field: str
) -> None:
    told = asked(server, **more)
    assert (told["error"], told["field"]) == (error, field)


def test_a_match_of_mickey_has_its_options(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "SECONDS", 1e9)
    ready = server.http.get("/api/decks?game=mickey").json()["decks"]
    one, other = [
        {name: deck[name] for name in ("name", "main", "sideboard")}
        for deck in ready
        if deck["kind"] == "mini"
    ][:2]
    told = asked(server, game="mickey", versions=[one], field=[other], format="mickey-mini", games=2)
    assert told["report"]["new"]["games"] == 2
