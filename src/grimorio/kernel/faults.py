"""Errors in data that people write: the wrong field, what was expected, and what was found."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 60
"""The most characters of an unknown word that is compared with the known words."""


class SetupError(ValueError):
    """A setup that cannot start a game, or other data that cannot be read.

    Attributes:
        field: the part of the data that is wrong ("seats", "options.icons", "cards").
        message: what is wrong with that part, in English.
        cause: the key of the message in the catalogues of other languages, or "" if it is not translated.
        facts: the names and numbers that the message mentions, by key.
    """

    def __init__(self, field: str, message: str, cause: str = "", **facts: str | int) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.message = message
        self.cause = cause
        self.facts = facts

    def at(self, field: str) -> SetupError:
        """A copy of the error with `field` in the place of its own field name."""
        return SetupError(field, self.message, self.cause, **self.facts)


def similar(word: str, known: Iterable[str], most: int = 3, least: float = 0.6) -> list[str]:
    """The known words that are most similar to a word, nearest first.

    Args:
        word: any text; only its first `LONGEST` characters count.
        known: the words to choose from; upper and lower case differ.
        most: the greatest number of words to return.
        least: the least similarity of a word that is returned, from 0 (nothing in common) to 1 (equal).
    """
    return difflib.get_close_matches(word[:LONGEST], list(known), most, least)


def nearest(word: object, known: Iterable[str]) -> str | None:
    """The known word most similar to `word`, or None if no known word is similar or `word` is no text."""
    if not isinstance(word, str):
        return None
    by_key = {other.casefold(): other for other in known}
    near = similar(word.casefold(), by_key, 1)
    return by_key[near[0]] if near else None


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The hint ``"; did you mean 'x'?"`` with the nearest known word, or "" if none is near."""
    near = nearest(word, known)
    return "" if near is None else f"; did you mean {near!r}?"


def unknown_field(where: str, known: Iterable[str]) -> SetupError:
    """The error for a field that does not exist.

    `where` is the path of the field, and ends with its name; `known` has the names of the fields that exist.
    """
    words = list(known)
    names = ", ".join(words) or "none"
    meant = did_you_mean(where.rpartition(".")[2], words)
    return SetupError(where, f"unknown field; expected {names}{meant}", cause="word-field", names=names)
