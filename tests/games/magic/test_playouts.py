"""Random games over random legal decks of all cards: nothing is lost, nothing is stuck, everything ends."""

from __future__ import annotations

import os
import time

import pytest

from grimorio import games
from grimorio.kernel import Luck
from tests.games.magic.playouts import play

FUZZ = float(os.environ.get("GRIMORIO_FUZZ") or 0)
GAME = games.get("magic")


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_lose_no_card(seed: int) -> None:
    assert play(seed, GAME).over


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_random_games() -> None:
    """New decks and answers for a share of GRIMORIO_FUZZ seconds; the failing seed is in the message."""
    until = time.monotonic() + FUZZ / 4
    luck = Luck(time.time_ns())
    played = 0
    while played == 0 or time.monotonic() < until:
        seed = luck.bits()
        try:
            play(seed, GAME)
        except Exception as error:
            raise AssertionError(f"play({seed}, GAME)") from error
        played += 1
