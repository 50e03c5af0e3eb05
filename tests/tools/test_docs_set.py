"""The page on the set: every single word has a reason, and every card is shown and played somewhere."""

from __future__ import annotations

import json

from grimorio.games.magic.names import names
from tools import docs_set
from tools.card_coverage import batch


def test_every_word_of_one_card_has_a_reason() -> None:
    why = docs_set.reasons()
    assert set(why) == set(docs_set.single_words())
    assert all(row["kind"] in ("term", "only") and row["why"] for row in why.values())


def test_every_card_is_shown_or_needs_no_showing() -> None:
    assert [card for card, reason in docs_set.unshown().items() if not reason] == []


def test_every_card_was_played_a_hundred_times() -> None:
    report = json.loads(docs_set.COVERAGE.read_text("utf-8"))
    assert report["games"] >= 20_000
    assert set(report["cards"]) == set(names())
    assert min(card["played"] + card["fought"] for card in report["cards"].values()) >= 100


def test_what_cards_do_is_counted() -> None:
    counts, ends = batch(range(3))
    again, _ = batch(range(3))
    assert counts == again
    assert ends.total() == 3
    assert counts["played"]["Forest"] > 0
    assert counts["fought"].total() > 0
    assert counts["resolved"].total() > 0
