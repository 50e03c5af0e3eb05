"""Random games of Wizards of Mickey: every card is played, and every card with an effect has it at some
time.
"""

from __future__ import annotations

import json

from grimorio.kernel import Setup
from tests.games.mickey.laid import GAME
from tools.card_coverage import batch
from tools.card_coverage_mickey import COUNTED, COVERAGE, POSSESSED, names

IDLE = {"Ascia Diabolica"}
"""The cards that ask for a team of which the set has no Mage."""


def test_every_card_was_played_and_did_what_it_says() -> None:
    report = json.loads(COVERAGE.read_text("utf-8"))
    cards, faces = report["cards"], GAME.book(Setup("mickey", 2)).faces
    assert report["games"] >= 20_000
    assert set(cards) == set(names())
    assert min(card["played"] for card in cards.values()) >= 50
    did = {name: card["did"] + card["counted"] for name, card in cards.items()}
    for face in faces:
        if face.states or face.actions & POSSESSED:
            did[face.key] += cards[face.key]["held"]
    assert {face.key for face in faces if not face.plain and did[face.key] < 100} == IDLE


def test_what_cards_do_is_counted() -> None:
    counts, ends = batch(range(12), "mickey")
    assert ends.total() == 12
    assert all(counts[kind].total() for kind in COUNTED)
    again, _ = batch(range(12), "mickey")
    assert counts == again
