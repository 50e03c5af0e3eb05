"""Counts of the answers that a person must give in some fixed games, and of those that the table gives
instead.
"""

from __future__ import annotations

from functools import partial

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.kernel import Setup
from grimorio.store import SeatRow
from grimorio.web.game import seat_settings

GAMES = 12


def person(number: int) -> SeatRow:
    """Return a person's seat with the usual settings of the game."""
    return SeatRow(seat=number, kind="person", name="", settings=None)


def counted(seed: int) -> tuple[int, int, int]:
    """Play a game of Magecraft between two bots ("greedy") as if for people.

    Returns the numbers of turns, of choices answered, and of those that a person would have to answer.
    """
    position = games.get("magecraft").start(Setup("magecraft", seats=2, seed=seed), journal=True)
    bots = [make_bot("greedy", position.game, seed + seat) for seat in range(2)]
    seats = [person(0), person(1)]
    answers = asked = 0
    while not position.over:
        choice = position.choice
        seat = choice.seat
        option = choice.options[bots[seat].choose(Sight(position, seat), partial(position.imagine, seat))]
        if not seat_settings.passes(seats, position, choice):
            answers += 1
            taken = seat_settings.taken(None, position, choice, yielding=False)
            asked += taken is None or taken != option
        position.answer(choice.options.index(option), choice.number)
    turns = sum(event.NAME == "turn" for event in position.journal)
    return turns, answers, asked


def test_magecraft_asks_nothing_that_nobody_needs(capsys: pytest.CaptureFixture[str]) -> None:
    turns, answers, asked = (sum(numbers) for numbers in zip(*map(counted, range(GAMES)), strict=True))
    with capsys.disabled():
        print(f"\nMagecraft: {answers / turns:.1f} answers a turn, {asked / turns:.1f} of them a person's")
    assert asked <= answers * 0.7
