"""Match a card's text with rows (sentences with slots) and parts of speech, and keep all its readings.

A row (`words.rows`) is the sentence by which objects of a class, such as `Draw`, are written. A part of
speech is read by a function that takes a `Text` and an index. It yields pairs: a value that was read there,
and the index at which the text goes on. Results are kept for each text, so that nothing is read twice at
the same index; and a text remembers how far it could be read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from grimorio.games.magic.reading.heads import heads
from grimorio.games.magic.words import CHOSEN, ENCHANTED, THE_OBJECT, THIS, YOU, That
from grimorio.games.magic.words.rows import Agreeing, Part, Row, Tail, default, rows_of

Found = tuple[Any, int]
"""A value that was read, and the index of the first character after it, where reading goes on."""

Reading = Callable[["Text", int], Iterator[Found]]
"""A function that reads a part of speech: it yields all that may stand at an index of a text; nothing
if the text does not fit.
"""

Values = dict[str, Any]
"""The values read for the fields of an object, such as `Draw`, by the name of the field."""


_BEGINNING: Final = re.compile(r"(?:^|[.:—;] |\.\" )([A-Z])(?=[a-z]+)([a-z]+)")


def _uncapital(text: str) -> str:
    """Return the text with a small letter at the beginning of each sentence, unless a creature or land
    type stands there.
    """

    def small(matched: re.Match[str]) -> str:
        word = matched.group(1) + matched.group(2)
        return matched.group() if word in heads(True) or word in heads(False) else matched.group().lower()

    return _BEGINNING.sub(small, text)


class Text:
    """A text that is being read.

    Attributes:
        text: the text; the card's own name stands in it as `NAME`, and sentences begin with small letters.
        furthest: the greatest index at which something else was expected.
        expected: what was expected there.
    """

    def __init__(self, text: str, forms: dict[str, Reading]) -> None:
        self.text = _uncapital(text)
        self._small = text.lower()
        self.forms = forms
        self.furthest = 0
        self.expected: dict[str, None] = {}
        self._memo: dict[tuple[str, int], list[Found]] = {}
        self._open: set[tuple[str, int]] = set()

    def failed(self, at: int, expected: str) -> None:
        """Remember that the text `expected` was expected at the index `at`, but does not stand there.

        Only the texts expected at the greatest such index are remembered, for error messages.
        """
        if at > self.furthest:
            self.furthest = at
            self.expected = {}
        if at == self.furthest:
            self.expected[expected] = None

    def literal(self, text: str, at: int) -> int | None:
        """Return the index after the literal text `text` if it stands at the index `at`, else None.

        Capital and small letters count as the same.
        """
        end = at + len(text)
        small = text.lower()
        if self._small.startswith(small, at):
            return end
        matched = self._small[at:end]
        same = 0
        while same < len(matched) and matched[same] == small[same]:
            same += 1
        word = text.rfind(" ", 0, same + 1) + 1
        self.failed(at + word, text[word:].strip() or text)
        return None

    def pattern(self, pattern: re.Pattern[str], at: int, expected: str) -> re.Match[str] | None:
        """Match a regular expression at an index; None if it does not match.

        `expected` describes the expression in error messages.
        """
        matched = pattern.match(self.text, at)
        if matched is None:
            self.failed(at, expected)
        return matched

    def read(self, form: str, at: int) -> list[Found]:
        """Return the different readings, at an index, of the part of speech with the name `form`."""
        key = (form, at)
        if key not in self._memo:
            if key in self._open:
                return []
            self._open.add(key)
            self._memo[key] = list(dict.fromkeys(self.forms[form](self, at)))
            self._open.discard(key)
        return self._memo[key]

    def parts(
        self, parts: tuple[Part, ...], at: int, values: Values, word: Any
    ) -> Iterator[tuple[Values, int]]:
        """Yield the ways in which the text, from an index on, matches parts of a row (a sentence with slots).

        Each way is (the values of fields, those read before included; the index after the match).

        Args:
            parts: the parts of the row, as in `words.rows.Row`.
            at: the index.
            values: the values of fields that were read before.
            word: the class, such as `Draw`, whose fields the slots of the row stand for.
        """
        if not parts:
            yield values, at
            return
        first, rest = parts[0], parts[1:]
        for matched, end in self._part(first, at, values, word):
            yield from self.parts(rest, end, matched, word)

    def _part(self, part: Part, at: int, values: Values, word: Any) -> Iterator[tuple[Values, int]]:
        if isinstance(part, str):
            end = self.literal(part, at)
            if end is not None:
                yield values, end
        elif isinstance(part, Agreeing):
            for form in part.forms:
                end = self.literal(form, at) if form else at
                if end is not None:
                    yield values, end
        elif isinstance(part, Tail):
            yield from self._tail(part, at, values, word)
        else:
            for value, end in self.read(part.form, at):
                yield values if part.again or value is None else {**values, part.field: value}, end

    def _tail(self, tail: Tail, at: int, values: Values, word: Any) -> Iterator[tuple[Values, int]]:
        there = dict(values)
        if tail.value != "?":
            there[tail.field] = value_of(
                tail.value or ("False" if default(word, tail.field) is True else "True")
            )
        if tail.value == "":
            there[tail.field] = True
        yield from self.parts(tail.parts, at, there, word)
        absent = dict(values)
        if tail.value == "" and default(word, tail.field) is True:
            absent[tail.field] = False
        yield absent, at

    def row(self, row: Row, parts: tuple[Part, ...], at: int, word: Any) -> Iterator[tuple[Values, int]]:
        """Yield the ways in which the text, from an index on, matches a row (a sentence with slots).

        Each way is (the values of fields, the index after the match). The values that the row itself fixes
        (`Row.fits` and `Row.sets`) are included.

        Args:
            row: the row.
            parts: those of its parts that are matched.
            at: the index.
            word: the class, such as `Draw`, whose fields the slots of the row stand for.
        """
        given = {name: value_of(value) for name, value in (*row.fits, *row.sets)}
        yield from self.parts(parts, at, given, word)


NAME = "~"
"""The character that stands for the card's own name in a text that is read."""

_CONSTANTS: dict[str, Any] = {
    "True": True,
    "False": False,
    "None": None,
    "This": THIS,
    "Enchanted": ENCHANTED,
    "You": YOU,
    "TheObject": THE_OBJECT,
    "Cards": That(("card",), zone="hand"),
    "CardsOfChosenColor": That(("card",), colors=(CHOSEN,), zone="hand"),
}


def value_of(text: str) -> Any:
    """Return the value that a row writes as `text`: True for "True", 2 for "2", `THIS` for "This".

    Any other text stands for itself.
    """
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text) if text.isdecimal() else text


def all_rows(classes: tuple[Any, ...]) -> tuple[tuple[Any, Row], ...]:
    """Return all rows (sentences with slots) of these classes, such as `Draw`, as pairs (class, row).

    Rows that are only used to read text (`READ`) are included.
    """
    return tuple((word, row) for word in classes for row in (*rows_of(word), *rows_of(word, True)))
