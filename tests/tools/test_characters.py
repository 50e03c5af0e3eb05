"""The measure of characters: `tools.characters`."""

from __future__ import annotations

from tools.characters import played


def test_a_bot_is_counted_in_both_seats() -> None:
    total = played("greedy:1@fierce", "greedy:1", 2)
    assert total["games"] == 2 and 0 <= total["won"] <= 2
    assert 0 < total["attacks"] <= total["could attack"]
    assert total["turns"] > 2
