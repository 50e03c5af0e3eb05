"""What is told of random cards is read as what they are: two words never have one text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grimorio.games.magic.reading.abilities import readings
from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.wording import describe, text
from tests.fuzzing import each_seed
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.test_slow import refused
from tests.games.magic.slow.test_told_apart import same


@pytest.mark.parametrize("count", [60, pytest.param(600, marks=pytest.mark.deep)])
def test_what_is_read_of_random_cards_is_what_they_say(count: int) -> None:
    read = []

    def run(seed: int) -> None:
        card = Author(Random(seed)).any()
        if refused(card):
            return
        spell = bool({"instant", "sorcery"} & set(card.kinds))
        for ability, told in zip(card.text, text(card, "en"), strict=True):
            meant, _ = readings(told.replace(card.name, NAME), spell)
            again = [word for word in meant if describe(word, replace(card, text=(word,)), "en") == told]
            read.append(bool(again))
            assert not again or any(same((word,)) == same((ability,)) for word in again), (
                told,
                ability,
                again,
            )

    each_seed(count, run)
    assert sum(read) >= 0.7 * len(read), "too few texts were read"
