"""Functions that read effects with a condition behind them, and effects that replace a draw.

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.games.magic.reading.engine import Found, Text
from grimorio.games.magic.words import NextDraw, Provided


def provided(text: Text, at: int) -> Iterator[Found]:
    """Read effects with a condition behind them at the index `at`, as (`Provided`,)."""
    for deeds, end in text.read("one effect", at):
        begin = text.literal(" if ", end)
        for condition, last in text.read("condition", begin) if begin is not None else ():
            yield (Provided(deeds, condition),), last


def next_draw(text: Text, at: int) -> Iterator[Found]:
    """Read what happens instead of a draw at the index `at`, as (`NextDraw`,)."""
    begin = text.literal("the next time you would draw a card this turn, ", at)
    for deeds, end in text.read("one effect", begin) if begin is not None else ():
        behind = text.literal(" instead", end)
        if behind is not None:
            yield (NextDraw(deeds),), behind
