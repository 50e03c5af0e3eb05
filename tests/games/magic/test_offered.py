"""Every card of the blocks comes up with all that it has, in random games on boards around it."""

from __future__ import annotations

from itertools import islice
from typing import Final
from zlib import crc32

import pytest

from grimorio.games.magic import period
from tests.fuzzing import named, seeds
from tests.games.magic.offered import Board, never_up

GAMES: Final = 100_000
"""The most games that `make fuzz` plays."""


def all_come_up(names: list[str], tries: int) -> None:
    """Check what never comes up of some cards in so many games on each one's boards."""
    left = {name: never_up(name, tries) for name in names}
    assert {name: parts for name, parts in left.items() if parts} == {}


def test_some_cards_come_up_with_all_that_they_have() -> None:
    all_come_up(["Wild Mongrel", "Krosan Tusker"], 400)


@pytest.mark.deep
def test_more_cards_come_up_with_all_that_they_have() -> None:
    all_come_up([name for name in period.playable() if crc32(name.encode()) % 120 == 0], 400)


@pytest.mark.fuzz
@pytest.mark.hunt
@pytest.mark.timeout(0)
def test_every_card_comes_up_with_all_that_it_has() -> None:
    all_come_up(list(period.playable()), 400)


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_boards_of_the_blocks() -> None:
    """Random boards for a share of GRIMORIO_FUZZ seconds; a failure names its seed."""
    names = period.playable()
    for seed in islice(seeds(1 / 4, 20), GAMES):
        name = names[seed % len(names)]
        with named(f"Board({name!r}, {seed}).play()"):
            Board(name, seed).play()
