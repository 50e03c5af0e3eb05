"""Functions that read conditions in English card texts, such as "you control a creature".

Each yields its readings at an index of the text, as `engine.Reading` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args

from grimorio.games.magic.reading import nouns
from grimorio.games.magic.reading.engine import Found, Reading, Text, all_rows
from grimorio.games.magic.reading.nouns import some
from grimorio.games.magic.words import (
    COLORS,
    Both,
    Condition,
    Controls,
    EachBasicType,
    EachColor,
    IsColored,
    It,
    SharesColor,
)
from grimorio.games.magic.words.rows import Row


@cache
def _condition_rows() -> tuple[tuple[Any, Row], ...]:
    return all_rows(get_args(Condition))


def condition(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a condition at the index `at`, such as "you control a creature"."""
    yield from text.read("one condition", at)
    for first, end in text.read("one condition", at):
        begin = text.literal(" and ", end)
        if begin is None:
            continue
        for second, last in text.read("one condition", begin):
            yield Both((first, second)), last
        if isinstance(first, Controls | EachBasicType):
            for second, last in _controlled(text, begin):
                yield Both((first, second)), last


def one_condition(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings, at the index `at`, of a condition that is not made of several conditions."""
    for word, row in _condition_rows():
        for values, end in text.row(row, row.parts, at, word):
            yield word(**values), end
    begin = text.literal("you control ", at)
    if begin is not None:
        yield from _controlled(text, begin)
    yield from _of_color(text, at)


def _of_color(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a condition about the colours of an object, such as "it is white or blue"."""
    for thing, end in text.read("objects", at):
        is_ = text.literal(" is ", end) if isinstance(thing, It) else None
        if is_ is not None and (matched := text.pattern(_COLORS, is_, "a color")) is not None:
            yield IsColored(thing, tuple(matched.group().split(" or "))), matched.end()
        shares = text.literal(" shares a color with ", end) if isinstance(thing, It) else None
        if shares is None:
            continue
        common = text.literal(_COMMON, shares)
        if common is not None:
            yield SharesColor(thing), common
        for other, last in nouns.a(text, shares):
            yield SharesColor(thing, other), last


_COLOR: Final = f"(?:{'|'.join(COLORS)})"
_COLORS: Final = re.compile(rf"{_COLOR}(?: or {_COLOR})*(?![a-z])")
_COMMON: Final = "the most common color among all permanents or a color tied for most common"


def _controlled(text: Text, at: int) -> Iterator[Found]:
    none = text.literal("no ", at)
    for thing, end in nouns.plural(text, none) if none is not None else ():
        yield Controls(thing, none=True), end
    least = text.literal("at least ", at)
    for thing, end in nouns.a(text, at):
        each = text.literal(" of each color", end)
        if each is not None:
            yield EachColor(thing), each
    for start in [at] + ([least] if least is not None else []):
        for (thing, count), end in some(text, start):
            yield Controls(thing, count), end


FORMS: Final[dict[str, Reading]] = {"condition": condition, "one condition": one_condition}
"""The functions of this module by the name of the part of speech that they read."""
