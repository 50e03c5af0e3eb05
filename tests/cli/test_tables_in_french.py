"""What the terminal shows of a table, in French: no colon without its space, in every game."""

from __future__ import annotations

import random
import re

import pytest

from grimorio import games
from grimorio.cli.wording import words_of
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import seats_of
from grimorio.language import translator

BARE = re.compile(r"[^\W\d]: ")
"""A colon after a word as English has it; the numbers of a list have such colons."""
ANSWERS = 300
LOOKS = 6
"""After how many answers a table is looked at again."""


def shown(position: Position, game: str) -> list[str]:
    """The lines of a position as its seats see them."""
    players = [f"Ada{seat}" for seat in seats_of(position.setup.seats)]
    say = translator("fr", (game, "cli"))
    words = words_of(game)(position.game, position.setup.cards, players, "fr", say)
    return [line for seat in (-1, 0) for line in words.table(position.seen_by(seat))]


@pytest.mark.parametrize("game", ["magecraft", "mickey", "live", "draft"])
def test_no_line_of_a_table_has_an_english_colon(game: str) -> None:
    luck = random.Random(7)
    position = games.get(game).start(Setup(game, 2 if game != "live" else 3, 5))
    colons = 0
    for answers in range(ANSWERS):
        if position.over:
            break
        for line in shown(position, game) if answers % LOOKS == 0 else ():
            assert not BARE.search(line), line
            colons += "\u00a0:" in line
        choice = position.choice
        position.answer(luck.randrange(len(choice.options)), choice.number)
    assert colons
