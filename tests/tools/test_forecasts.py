"""How near to the end of games it is told who wins."""

from __future__ import annotations

import pytest

from tools.forecasts import WAYS, Errors, mean_with_doubt, measured, told


def test_the_same_games_give_the_same_errors() -> None:
    found = measured("magic", 2, 7, 1)
    assert found.errors == measured("magic", 2, 7, 1).errors
    assert [len(errors) for errors in found.errors] == [2] * len(WAYS)
    assert all(0.0 <= error <= 1.0 for errors in found.errors for error in errors)
    assert found.errors[1] != found.errors[2]
    assert 0 < found.cut < found.whole


def test_where_nothing_is_cut_all_ways_say_what_happened() -> None:
    to_the_end, value, learned = measured("magic", 1, 7, 1000).errors
    assert value == learned == pytest.approx(to_the_end)


def test_tells_the_difference_that_learning_makes() -> None:
    found = Errors([[0.2, 0.4], [0.3, 0.5], [0.1, 0.5]], whole=4.0, cut=1.0)
    assert mean_with_doubt([-0.2, 0.0]) == (pytest.approx(-0.1), pytest.approx(0.196))
    lines = told(found).splitlines()
    assert lines[0].startswith("2 moments")
    assert lines[-2].endswith("-0.1000 ± 0.1960") and lines[-1].endswith("25% of a whole one")
