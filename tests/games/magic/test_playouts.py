"""Random games with random legal decks of all cards: no card is lost, no game is stuck, every game ends."""

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
    """Random decks and answers for a share of GRIMORIO_FUZZ seconds; a failure names its seed."""
    for seed in seeds(1 / 4, 40):
        with named(f"play({seed}, GAME)"):
            play(seed, GAME)
