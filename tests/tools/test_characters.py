"""The measure of characters: `tools.characters`."""

from __future__ import annotations

from tools.characters import played


def test_a_bot_is_counted_in_both_seats() -> None:
    total = played("magic", "greedy:1@fierce", "greedy:1", 2)
    assert total["games"] == 2 and 0 <= total["won"] <= 2
    assert 0 < total["attacks"] <= total["could attack"]
    assert total["turns"] > 2


def test_what_a_bot_of_mickey_keeps_is_counted() -> None:
    total = played("mickey", "greedy:1@fierce", "greedy:1", 2)
    assert total["games"] == 2 and 0 <= total["won"] <= 2
    assert 0 <= total["pays"] <= total["could pay"]
    assert 0 < total["kept"] < total["could keep"]
    assert 0 < total["tricks"] < total["plays"]
