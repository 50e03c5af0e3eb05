"""Random games over random legal decks of all cards: nothing is lost, nothing is stuck, everything ends."""

from __future__ import annotations

import pytest

from grimorio import games
from tests.fuzzing import named, seeds
from tests.games.magic.playouts import play

GAME = games.get("magic")


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_lose_no_card(seed: int) -> None:
    assert play(seed, GAME).over


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_random_games() -> None:
    """New decks and answers for a share of GRIMORIO_FUZZ seconds; the failing seed is in the message."""
    for seed in seeds(1 / 4, 40):
        with named(f"play({seed}, GAME)"):
            play(seed, GAME)
