"""The page on the balance of Mickey's ready decks agrees with the stored report and with the decks of
today.
"""

from __future__ import annotations

import json

from grimorio.games.mickey.ready import ready
from tools import docs_mickey, measured

REPORT = measured.read(docs_mickey.NAME)


def test_the_page_is_written_from_the_report() -> None:
    assert measured.page_of(docs_mickey.NAME).read_text(encoding="utf-8") == docs_mickey.page(REPORT)


def test_the_report_is_about_the_ready_decks() -> None:
    assert {row["deck"] for row in REPORT["decks"]} == {deck.name for deck in ready("official")}
    assert len(REPORT["pairings"]) == 10


def test_no_deck_wins_too_often() -> None:
    assert docs_mickey.misses(REPORT) == []


def test_misses_are_named() -> None:
    worse = json.loads(json.dumps(REPORT))
    worse["decks"][0]["rate"] = 0.61
    name = worse["decks"][0]["deck"]
    assert docs_mickey.misses(worse) == [f"{name} 61.0 %"]
    assert f"Not reached: {name} 61.0 %." in docs_mickey.page(worse)
