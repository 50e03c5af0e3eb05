"""Ratings of bots on Elo's scale, from games between all pairs."""

from __future__ import annotations

import json
import random
from math import log10
from pathlib import Path

import pytest

from grimorio.simulator import ladder
from grimorio.simulator.ladder import inverse, rated


def test_a_pair_is_as_far_apart_as_its_score_says() -> None:
    rows = rated(["weak", "strong"], {("weak", "strong"): [0.0] * 300 + [1.0] * 100})
    assert [row["bot"] for row in rows] == ["strong", "weak"]
    assert rows[0]["elo"] - rows[1]["elo"] == pytest.approx(400 * log10(300.5 / 100.5), abs=1)
    low, high = rows[0]["interval"]
    assert low < rows[0]["elo"] < high
    assert rows[0]["elo"] + rows[1]["elo"] == 3000


def test_the_intervals_contain_the_truth_19_times_in_20() -> None:
    luck = random.Random(4)
    truth = {"a": 1400, "b": 1480, "c": 1620}
    held = 0
    for _ in range(100):
        points = {}
        for pair in (("a", "b"), ("a", "c"), ("b", "c")):
            chance = 1 / (1 + 10 ** ((truth[pair[1]] - truth[pair[0]]) / 400))
            points[pair] = [float(luck.random() < chance) for _ in range(60)]
        rows = rated(list(truth), points)
        held += sum(row["interval"][0] <= truth[row["bot"]] <= row["interval"][1] for row in rows)
    assert 275 <= held <= 297


def test_who_won_every_game_has_a_rating() -> None:
    rows = rated(["a", "b"], {("a", "b"): [1.0] * 10})
    assert rows[0]["elo"] > rows[1]["elo"]


def test_inverts() -> None:
    assert inverse([[2.0, 0.0], [0.0, 4.0]]) == [[0.5, 0.0], [0.0, 0.25]]


def test_bots_in_another_order_or_fewer_of_them_go_on_with_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder("magecraft", ["greedy:1", "greedy", "random"], 2, seed=3, save=file)
    kept = file.read_text("utf-8")
    fewer = ladder("magecraft", ["random", "greedy"], 2, seed=3, save=file)
    assert fewer == ladder("magecraft", ["greedy", "random"], 2, seed=3, save=file)
    assert [pair["games"] for pair in fewer["pairs"]] == [2] and file.read_text("utf-8") == kept


def test_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    bots = ["greedy:1", "greedy", "random"]
    whole = ladder("magecraft", bots, 4, seed=3)
    file = tmp_path / "ladder.jsonl"
    assert ladder("magecraft", bots, 4, seed=3, save=file) == whole
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 12
    file.write_text("".join(lines[:5]) + lines[5][:20], "utf-8")
    seen: list[int] = []
    again = ladder("magecraft", bots, 4, seed=3, save=file, progress=lambda one: seen.append(one.done))
    assert again == whole
    assert seen == [6, 7, 8, 9, 10, 11, 12]
    assert sorted(file.read_text("utf-8").splitlines()) == sorted(map(str.strip, lines))


def test_refuses_what_it_cannot_rate(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="different bots"):
        ladder("magecraft", ["greedy", "greedy"], 2)
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"game": "magic"}) + "\n", "utf-8")
    with pytest.raises(ValueError, match=r"line 1: expected a game of a ladder"):
        ladder("magecraft", ["greedy", "random"], 2, save=file)
