"""The functions that read a number less another one, such as "4 minus the number of cards in your hand"."""

from __future__ import annotations

from collections.abc import Iterator

from grimorio.games.magic.reading import amounts
from grimorio.games.magic.reading.engine import Found, Text
from grimorio.games.magic.words import Count, Difference, HandSize


def value(text: Text, at: int) -> Iterator[Found]:
    """Yield the readings of a number at the index `at`, alone or less another one."""
    for first, end in amounts.value(text, at):
        yield first, end
        begin = text.literal(" minus ", end) if isinstance(first, int | HandSize | Count) else None
        for second, last in amounts.value(text, begin) if begin is not None else ():
            if isinstance(second, int | HandSize | Count):
                yield Difference(first, second), last
