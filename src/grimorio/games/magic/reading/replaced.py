"""Functions that read effects with a condition behind them, and effects that replace a draw.

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grimorio.games.magic.reading.engine import Found, Text
from grimorio.games.magic.words import YOU, DestroyEach, FlipCoin, NextDraw, Provided


def provided(text: Text, at: int) -> Iterator[Found]:
    """Read effects with a condition behind them at the index `at`, as (`Provided`,)."""
    for deeds, end in text.read("one effect", at):
        begin = text.literal(" if ", end)
        for condition, last in text.read("condition", begin) if begin is not None else ():
            yield (Provided(deeds, condition),), last


def destroy_each(text: Text, at: int) -> Iterator[Found]:
    """Read the destruction of several targets of different kinds at the index `at`, as (`DestroyEach`,)."""
    begin = text.literal("destroy ", at)
    left: list[tuple[tuple[Any, ...], int]] = [((), begin)] if begin is not None else []
    while left:
        targets, start = left.pop(0)
        for target, end in text.read("target", start):
            more = (*targets, target)
            if len(more) > 1:
                yield (DestroyEach(more),), end
                never = text.literal(". They can't be regenerated", end)
                if never is not None:
                    yield (DestroyEach(more, False),), never
            for joint in (", and ", " and ", ", "):
                behind = text.literal(joint, end)
                if behind is not None:
                    left.append((more, behind))


def flip(text: Text, at: int) -> Iterator[Found]:
    """Read a coin flip and what follows if it is won or lost at the index `at`, as (`FlipCoin`,)."""
    starts: list[tuple[Any, str, int]] = []
    begin = text.literal("flip a coin. ", at)
    if begin is not None:
        starts.append((YOU, "you ", begin))
    for who, end in text.read("who", at):
        behind = text.literal(" flips a coin. ", end)
        if behind is not None:
            starts.append((who, "he or she ", behind))
    for who, he, start in starts:
        s = "" if who == YOU else "s"
        for win, end in _side(text, start, f"if {he}win{s} the flip, "):
            yield (FlipCoin(win, who=who),), end
            more = text.literal(". ", end)
            for lose, last in _side(text, more, f"if {he}lose{s} the flip, ") if more is not None else ():
                yield (FlipCoin(win, lose, who),), last
        for lose, end in _side(text, start, f"if {he}lose{s} the flip, "):
            yield (FlipCoin(lose=lose, who=who),), end


def _side(text: Text, at: int, lead: str) -> list[Found]:
    begin = text.literal(lead, at)
    return [] if begin is None else text.read("one effect", begin)


def next_draw(text: Text, at: int) -> Iterator[Found]:
    """Read what happens instead of a draw at the index `at`, as (`NextDraw`,)."""
    begin = text.literal("the next time you would draw a card this turn, ", at)
    for deeds, end in text.read("one effect", begin) if begin is not None else ():
        behind = text.literal(" instead", end)
        if behind is not None:
            yield (NextDraw(deeds),), behind
