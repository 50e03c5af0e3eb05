"""What the search of Magic gains by games played on, told from results that are known."""

from __future__ import annotations

import random

from tools.search_gain import BUDGETS, Declaration, Results, gain, played, table


def results(seed: int, better: float, spread: float = 0.2) -> list[Results]:
    """Two lines in 400 positions, the second better by `better` on average."""
    luck = random.Random(seed)
    return [Results([0.5, 0.5 + better + spread * (luck.random() - 0.5)]) for _ in range(400)]


def test_a_better_line_is_taken_and_a_worse_one_left() -> None:
    better, worse = Declaration(results(1, 0.1), 1.0), Declaration(results(2, -0.1), 1.0)
    assert better.taken(better.results, 59) == 1 and worse.taken(worse.results, 59) == 0
    assert abs(gain(better.results, 1) - 0.1) < 0.01


def test_few_games_take_worse_lines_and_many_do_not() -> None:
    choices = [Declaration(results(seed, -0.01), 1.0) for seed in range(40)]
    head, *rows, best = table(choices, 1)
    assert head.split() == ["games", "gained", "other", "line", "clearly", "worse"]
    assert [int(row.split()[0]) for row in rows] == list(BUDGETS)
    shares = [int(row.split()[2].rstrip("%")) for row in rows]
    assert shares[0] > 10 > shares[-1]
    assert best.startswith("of 0.0")


def test_declarations_of_a_game_are_tried() -> None:
    choice = next(played(1000, 8))
    assert len(choice.results) == 8 and len(choice.results[0]) > 1
    assert all(0.0 <= value <= 1.0 for row in choice.results for value in row)
