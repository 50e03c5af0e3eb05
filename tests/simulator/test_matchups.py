"""Decks against each other: results do not depend on the number of processes, and both sides are equal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimorio.decks import Deck
from grimorio.games.magic.deck import product
from grimorio.kernel import SetupError
from grimorio.simulator import Progress, compare, matchups, plot
from grimorio.simulator.matchups import difference, laid_alike, named

BEARS = Deck("Bears", ((24, "Grizzly Bears"), (16, "Forest")))
LANDS = Deck("Lands", ((40, "Forest"),))
SCORCH = product("Speed Scorch").deck


@pytest.mark.deep
def test_the_same_with_any_number_of_processes() -> None:
    decks = [BEARS, LANDS, SCORCH]
    reports = [matchups("magic", decks, 4, seed=3, jobs=jobs) for jobs in (1, 2)]
    assert json.dumps(reports[0]) == json.dumps(reports[1])


def test_all_pairings_are_counted_from_both_sides() -> None:
    told: list[Progress] = []
    report = matchups("magic", [BEARS, LANDS, BEARS], 5, seed=1, progress=told.append)
    assert report["games"] == 6, "every deal is played twice"
    assert [(row["a"], row["b"]) for row in report["pairings"]] == [
        ("Bears", "Lands"),
        ("Bears", "Bears (2)"),
        ("Lands", "Bears (2)"),
    ]
    first, mirror, last = report["pairings"]
    assert first["wins"] == last["losses"] == 6, "lands alone cannot win"
    assert mirror["wins"] == mirror["losses"] == 3, "equal decks and equal deals: each side wins as often"
    assert [row["wins"] for row in report["decks"]] == [9, 0, 9]
    assert report["first"]["games"] == sum(report["ends"].values()) == 18
    assert [progress.done for progress in told] == list(range(1, 19))


@pytest.mark.deep
def test_equal_versions_play_alike() -> None:
    report = compare("magic", BEARS, Deck("Bears again", BEARS.main), [SCORCH], 6, seed=2)
    assert report["difference"] == report["field"][0]["difference"] == 0
    assert report["interval"] == [-0.3930, 0.3930]
    assert report["old"]["wins"] == report["new"]["wins"]


@pytest.mark.deep
def test_a_better_version_is_seen() -> None:
    report = compare("magic", LANDS, BEARS, [SCORCH, BEARS], 10, seed=2)
    assert report["old"]["wins"] == 0
    assert report["new"]["games"] == 20
    assert report["difference"] == pytest.approx(report["new"]["rate"], abs=1e-4)
    assert report["interval"][0] > 0.1
    assert [row["deck"] for row in report["field"]] == ["Speed Scorch", "Bears"]


def test_versions_are_laid_alike() -> None:
    old = Deck("a", ((4, "Shock"), (2, "Blaze"), (20, "Mountain")))
    new = Deck("b", ((3, "Boil"), (20, "Mountain"), (3, "Shock"), (1, "Blaze")))
    laid = laid_alike(old, new)
    assert laid.main == ((3, "Shock"), (3, "Boil"), (1, "Blaze"), (20, "Mountain"))
    assert [a for a, b in zip(old.cards(), laid.cards(), strict=False) if a == b].count("Shock") == 3
    assert sorted(laid.cards()) == sorted(new.cards())


def test_the_interval_of_differences_is_the_textbook_one() -> None:
    """Student's interval for 0, 1, 1, 0, 1, …: mean 0.6, standard error sqrt(0.24 · 100 / 99) / 10."""
    told = difference([0.0, 1.0, 1.0, 0.0, 1.0] * 20)
    assert told == {"difference": 0.6, "interval": [0.5023, 0.6977]}
    assert difference([1.0])["interval"] == [-1.0, 1.0]


def test_names_are_told_apart() -> None:
    assert named([BEARS, BEARS, Deck("", BEARS.main)]) == ["Bears", "Bears (2)", "deck 3"]


def test_bad_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="two decks"):
        matchups("magic", [BEARS], 2)
    with pytest.raises(ValueError, match="a deck to play against"):
        compare("magic", BEARS, LANDS, [], 2)
    with pytest.raises(SetupError):
        matchups("magic", [BEARS, Deck("", ((40, "No Such Card"),))], 2)
    with pytest.raises(SetupError):
        matchups("magecraft", [BEARS, LANDS], 2)


@pytest.mark.deep
def test_pictures_are_the_same_bytes(tmp_path: Path) -> None:
    reports = (matchups("magic", [BEARS, LANDS], 2), compare("magic", BEARS, LANDS, [BEARS], 2))
    for report in reports:
        one, two = tmp_path / "one.png", tmp_path / "two.png"
        plot(report, one)
        plot(report, two)
        assert one.read_bytes() == two.read_bytes()
        assert len(one.read_bytes()) > 5_000
