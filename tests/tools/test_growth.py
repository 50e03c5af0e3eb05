"""How costs grow is measured at boards and games of the size that is named, and drawn with all its charts."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import growth
from grimorio import games
from grimorio.kernel import Setup


@pytest.mark.parametrize("permanents", growth.PERMANENTS[:3])
def test_a_board_has_as_many_permanents_as_it_says(permanents: int) -> None:
    position = games.get("magic").start(Setup("magic", 2, 1, {}, None, growth._board(permanents)))
    assert len(position.seen_by(0)["table"]["play"]) == pytest.approx(permanents, abs=4)
    counts = growth.board(permanents, 0.01)
    assert counts["decisions"] > 0 and counts["seconds"] > 0


def test_turns_and_seats_are_measured_where_they_say() -> None:
    assert growth.turn(5, 0.01)["decisions"] > 0
    assert growth.seats(3, 0.01)["games"] == 1


def test_each_chart_is_drawn(tmp_path: Path) -> None:
    points: growth.Points = {}
    for title, value in growth.PLACES.values():
        points.setdefault(title, {}).setdefault("compiled", []).append((value, 2.0 * value))
    first, second = tmp_path / "growth.svg", tmp_path / "again.svg"
    growth.draw(points, first)
    growth.draw(points, second)
    assert first.read_bytes() == second.read_bytes()
    assert first.read_text("utf-8").count('id="axes_') == len(growth.CHARTS)
