"""Learning to forecast the end of games: the same games give the same file, and what was put in is found."""

from __future__ import annotations

import numpy as np
import pytest

from tests.cost import deep
from tools.train import Lessons, calibration, file_of, fitted, learned, log_loss, off, told


@pytest.mark.parametrize("game", ["magic", pytest.param("mickey", marks=pytest.mark.deep)])
def test_the_same_games_give_the_same_file(game: str) -> None:
    lessons = [learned(game, 5, 3) for _ in range(2)]
    first, second = [file_of(lesson, 5, 3) for lesson in lessons]
    assert first.encode() == second.encode()
    assert first != file_of(learned(game, 5, 4), 5, 4)
    assert lessons[0].held_out and lessons[0].positions > lessons[0].held_out
    assert f"{lessons[0].after:.4f} now" in told(lessons[0])


@pytest.mark.parametrize(
    ("game", "seed", "numbers"), [("magic", 2, (7, 6, 6)), deep("mickey", 3, (0, 1, 2, 3, 3))]
)
def test_a_game_does_not_hang_on_the_games_before_it(game: str, seed: int, numbers: tuple[int, ...]) -> None:
    *before, first, again = [Lessons(game, seed).play(number) for number in numbers]
    assert first == again and first not in before


def test_finds_the_weights_that_made_the_scores() -> None:
    luck = np.random.default_rng(1)
    features = luck.normal(size=(20_000, 3)) * [1.0, 10.0, 0.1]
    true = np.array([1.0, -0.2, 0.0])
    chances = 1.0 / (1.0 + np.exp(-features @ true))
    scores = (luck.random(20_000) < chances).astype(float)
    weights = fitted(features, scores)
    assert weights == pytest.approx(true, abs=0.25)
    assert abs(weights[0] - 1.0) < 0.1
    found = 1.0 / (1.0 + np.exp(-features @ weights))
    assert log_loss(found, scores) < log_loss(np.full(20_000, 0.5), scores) - 0.2
    assert off(calibration(found, scores)) < 0.02 < off(calibration(found**3, scores))


def test_calibration_compares_chances_with_shares() -> None:
    chances, scores = np.array([0.05, 0.07, 0.95, 1.0]), np.array([0.0, 1.0, 1.0, 1.0])
    (low, lost, few), (high, won, others) = calibration(chances, scores)
    assert (low, lost, few) == (pytest.approx(0.06), 0.5, 2)
    assert (high, won, others) == (pytest.approx(0.975), 1.0, 2)
    assert off([(0.06, 0.5, 2), (0.975, 1.0, 2)]) == pytest.approx((0.44 + 0.025) / 2)
