"""The suite of positions with a known best play, and the shares of them that the levels of bots reach."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tools.suite import found_in, laid_out, plays_right, positions, proved, shares

ENTRIES = positions()
WANTED = {"adept": 0.85, "archmage": 0.97}
"""The share of the suite that a level must play right."""


def test_there_are_enough_positions_of_every_game() -> None:
    counts = Counter(entry["game"] for entry in ENTRIES)
    assert counts.total() >= 150
    assert set(counts) == {"live", "magecraft", "magic", "mickey"}
    assert len({entry["id"] for entry in ENTRIES}) == len(ENTRIES)


@pytest.mark.parametrize("game", ["magecraft", "magic", "mickey"])
def test_games_have_positions_of_all_kinds(game: str) -> None:
    kinds = Counter(entry["theme"] for entry in ENTRIES if entry["game"] == game)
    assert min(kinds[theme] for theme in ("win", "survive", "waste")) >= 8


def test_every_best_play_may_be_made_and_not_every_play_is_best() -> None:
    for entry in ENTRIES[::7]:
        position = laid_out(entry)
        options = [list(option) for option in position.choice.options]
        for play in entry["right"]:
            assert not play or play[0] in options, entry["id"]
        assert len(options) > 1, entry["id"]


def test_some_proofs_hold() -> None:
    found = [entry for entry in ENTRIES if entry["by"] == "search"]
    for entry in found[::41]:
        assert proved(entry), entry["id"]


def test_a_proof_needs_what_is_best_in_every_respect() -> None:
    """Of two Spells that both win the challenge the weaker one is right; with none that wins nothing is."""
    [entry] = [entry for entry in ENTRIES if entry["id"] == "s56c7a46bc"]
    situation = entry["situation"]
    assert found_in("mickey", "waste", situation, Random(1)) is not None
    bare = {**situation, "A": {**situation["A"], "hand": situation["A"]["hand"][:1]}}
    assert found_in("mickey", "waste", bare, Random(1)) is None


def test_no_search_is_talked_out_of_a_sure_win() -> None:
    sure = [entry for entry in ENTRIES if entry["game"] == "mickey" and entry["theme"] == "win"]
    assert shares("search:20", sure[::4])[0] == len(sure[::4])


def test_a_bot_without_judgement_plays_few_positions_right() -> None:
    sample = [entry for entry in ENTRIES if entry["game"] != "live"][::6]
    assert shares("random", sample)[0] < len(sample) / 2


def test_greedy_plays_most_of_a_sample_right() -> None:
    sample = ENTRIES[::8]
    assert shares("greedy", sample)[0] >= 0.95 * len(sample)


def test_the_adept_overlooks_no_win_and_no_escape() -> None:
    sample = [entry for entry in ENTRIES if entry["theme"] in ("win", "survive")][::6]
    assert shares("adept", sample)[1] == []


@pytest.mark.deep
@pytest.mark.parametrize("level", WANTED)
def test_levels_reach_their_shares(level: str) -> None:
    wrong = [entry["id"] for entry in ENTRIES if not plays_right(entry, level)]
    assert len(wrong) <= (1 - WANTED[level]) * len(ENTRIES), wrong


@pytest.mark.deep
def test_all_proofs_hold() -> None:
    assert not [entry["id"] for entry in ENTRIES if entry["by"] == "search" and not proved(entry)]


def test_greedy_tries_out_the_rest_of_a_challenge_that_it_plays_alone() -> None:
    [entry] = [entry for entry in ENTRIES if entry["id"] == "s0c3dcd593"]
    assert plays_right(entry, "greedy")


def test_greedy_keeps_a_trick_until_the_blocks() -> None:
    [entry] = [entry for entry in ENTRIES if entry["id"] == "s4a6a979ca"]
    assert plays_right(entry, "greedy")
