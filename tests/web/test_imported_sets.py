"""Sets that were imported on the server's machine, as those who build decks see them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grimorio.games.magic.cardset import to_json
from grimorio.games.magic.period import playable
from grimorio.games.magic.reading.card import read_card
from grimorio.games.magic.typed import blocks
from grimorio.web.jobs.decks import _imported
from tests.web.helpers import Server


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIMORIO_CARDS", str(tmp_path))
    (tmp_path / "boosters").mkdir()
    return tmp_path


def row(name: str) -> dict[str, Any]:
    card = read_card(name, "{1}{W}", "Creature, Bird", "Flying", ("2", "1")).card
    assert card is not None
    return to_json(card)


def kept(folder: Path, code: str, *names: str) -> None:
    (folder / f"{code}.json").write_text(json.dumps({"cards": [row(name) for name in names]}), "utf-8")


def test_imported_cards_come_with_their_rows_and_play(folder: Path, server: Server) -> None:
    known = playable()[0]
    kept(folder, "TST", "Grey Moth", known)
    packs = {"set": {"cards": [{"name": "Grey Moth", "rarity": "rare"}]}}
    (folder / "boosters" / "TST.json").write_text(json.dumps(packs), "utf-8")
    kept(folder, "ODY", "White Moth")
    (folder / "BAD.json").write_text("{", "utf-8")
    (folder / "WRONG.json").write_text('{"cards": [{"name": 3}]}', "utf-8")
    plain, told = blocks(), blocks(_imported())
    assert [one for one in told["sets"] if one.get("imported")] == [
        {"set": "TST", "name": "TST", "cards": 1, "playable": 1, "imported": True}
    ]
    odyssey = [next(one for one in each["sets"] if one["set"] == "ODY") for each in (plain, told)]
    assert odyssey[1]["playable"] == odyssey[0]["playable"] + 1
    new = {card["name"]: card for card in told["cards"] if "row" in card}
    assert set(new) == {"Grey Moth", "White Moth"}
    assert new["Grey Moth"]["printed"] == [["TST", "rare"]]
    assert len(told["cards"]) == len(plain["cards"]) + 2

    cards = {"cards": [new["Grey Moth"]["row"]]}
    body = {"game": "magic", "text": "36 Plains\n4 Grey Moth", "cards": cards}
    deck = server.http.post("/api/decks", json=body).json()["deck"]
    trial = {"game": "magic", "versions": [deck], "field": [deck], "games": 1, "cards": cards}
    report = server.http.post("/api/decks/compare", json=trial).json()["report"]
    assert report["new"]["games"] >= 1


def test_a_draft_is_of_an_imported_set_with_its_boosters(folder: Path, server: Server) -> None:
    known = playable()[0]
    names = [known, *(f"Moth {number}" for number in range(40))]
    kept(folder, "TST", known)
    rows = [{"name": name, "rarity": "common"} for name in names]
    packs = {"set": {"code": "TST", "cards": rows, "booster": [["common", 15]]}}
    (folder / "boosters" / "TST.json").write_text(json.dumps(packs), "utf-8")
    kept(folder, "NONE", "White Moth")
    (folder / "boosters" / "NONE.json").write_text("{", "utf-8")
    assert server.http.get("/api/boosters").json() == {
        "sets": [{"set": "TST", "name": "TST", "cards": 41, "known": 1}]
    }
    for wrong in ("NONE", "ODD", "..%2Fx"):
        assert server.http.get(f"/api/boosters/{wrong}").status_code in (404, 422), wrong
    cards = server.http.get("/api/boosters/TST").json()["cards"]
    body = {"game": "draft", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    made = server.http.post("/api/games", json={**body, "cards": cards})
    assert made.status_code == 201, made.text
