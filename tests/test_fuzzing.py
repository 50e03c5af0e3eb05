"""The seeds of `make fuzz`: limited by time, or by the same number on every machine."""

from __future__ import annotations

import pytest

from tests import fuzzing


@pytest.mark.parametrize(("most", "number", "checked"), [(1, 5, 5), (2, 5, 10), (0.5, 5, 3), (1, 0, 1)])
def test_a_number_of_seeds_is_the_same_in_every_run(
    monkeypatch: pytest.MonkeyPatch, most: float, number: int, checked: int
) -> None:
    monkeypatch.setattr(fuzzing, "MOST", most)
    monkeypatch.setattr(fuzzing, "SEED", 1)
    found = list(fuzzing.seeds(1, number))
    assert len(set(found)) == checked
    assert list(fuzzing.seeds(1 / 4, number)) == found


def test_without_time_and_number_one_seed_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "MOST", 0)
    monkeypatch.setattr(fuzzing, "SECONDS", 0)
    assert len(list(fuzzing.seeds(1, 5))) == 1
