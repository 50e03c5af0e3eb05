"""The balance page agrees with the stored report and with the cards of today."""

from __future__ import annotations

import json

from grimorio import games
from tools import docs_balance, measured

REPORT = measured.read(docs_balance.NAME)


def test_the_page_is_written_from_the_report() -> None:
    assert measured.page_of(docs_balance.NAME).read_text(encoding="utf-8") == docs_balance.page(REPORT)


def test_the_report_is_about_the_cards_there_are() -> None:
    cards = games.get("magecraft").cards()
    academy = {card["name"] for card in cards if card["kind"] == "spell" and card["availability"] != "start"}
    assert {row["spell"] for row in REPORT["spells"]} == academy
    characters = {card["name"] for card in cards if card["kind"] == "character"}
    assert {row["character"] for row in REPORT["characters"]} == characters
    assert REPORT["games"] >= 10_000


def test_seats_characters_and_spells_are_within_the_limits() -> None:
    """Only the share of the first player may lie outside the limits; the page mentions it separately."""
    missed = docs_balance.misses(REPORT)
    assert [name for name in missed if "turn order" not in name] == []


def test_misses_are_named() -> None:
    worse = json.loads(json.dumps(REPORT))
    worse["characters"][0]["rate"] = 0.6
    worse["spells"][0]["study_rate"] = 0.01
    worse["seats"][1]["rate"] = 0.44
    found = docs_balance.misses(worse)
    for start in (worse["characters"][0]["character"], worse["spells"][0]["spell"], "seat 2"):
        assert any(name.startswith(start) for name in found)
    assert "Not reached: seat 2 44.0 %" in docs_balance.page(worse)
