"""Texts for people that other languages translate, and errors in data that people write.

A text carries its English form, a key and values. The key, its `cause`, names a message `faults-CAUSE` of the
catalogues; `language.told` says a text in a reader's language.
"""

from __future__ import annotations

import difflib
import errno
import re
from collections.abc import Iterable
from typing import Final, Union

from mypy_extensions import mypyc_attr

LONGEST: Final = 60
"""The most characters of an unknown word that is compared with the known words."""


Value = Union[str, int, "Message", "Fault", "tuple[Value, ...]"]
"""A value that a text mentions: a name, a number, another text, an error, or a list of such values."""

_NAMED: Final = re.compile(r"\{(\w+)\}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A text for people that can be translated.

    Attributes:
        message: the text in English.
        cause: the key of the text in the catalogue, or "" if it is not translated.
        facts: the values that the text mentions, by name.
        catalogue: the name of the catalogue. A cause of "faults" is the message `faults-CAUSE`; in another
            catalogue the cause is the whole id of the message.
    """

    def __init__(self, english: str, cause: str = "", **facts: Value) -> None:
        """`english` is the English text; `{name}` in it stands for the fact of this name."""
        self.message = filled(english, facts)
        self.cause = cause
        self.facts: dict[str, Value] = facts
        self.catalogue = "faults"

    def __str__(self) -> str:
        return self.message


def filled(english: str, facts: dict[str, Value]) -> str:
    """The text with the value of each fact in the place of its name in braces; other braces stay.

    >>> filled("{found} of {R}", {"found": 3})
    '3 of {R}'
    """
    if not facts or "{" not in english:
        return english
    return _NAMED.sub(lambda found: _shown(facts[found[1]]) if found[1] in facts else found[0], english)


def _shown(fact: Value) -> str:
    """A fact as English text; the values of a list are separated by commas."""
    return ", ".join([_shown(part) for part in fact]) if isinstance(fact, tuple) else str(fact)


def joined(texts: Iterable[str | Message]) -> Message:
    """Several texts as one, separated by semicolons; an empty text if there are none."""
    whole: Message | None = None
    for text in texts:
        said = text if isinstance(text, Message) else Message("{text}", "text-only", text=text)
        whole = said if whole is None else Message("{first}; {then}", "and-then", first=whole, then=said)
    return whole or Message("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(ValueError):
    """An error in what people write, with a text that can be translated.

    Attributes:
        message: what is wrong, in English.
        cause, facts: the key and the values of the text, as in `Message`.
    """

    def __init__(self, message: str | Message, cause: str = "", **facts: Value) -> None:
        said = message if isinstance(message, Message) else Message(message, cause, **facts)
        super().__init__(said.message)
        self.message = said.message
        self.cause = said.cause
        self.facts: dict[str, Value] = said.facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Unknown(LookupError):
    """The error that nothing has a name that was given; its attributes are those of `Fault`."""

    def __init__(self, message: str, cause: str, **facts: Value) -> None:
        said = Message(message, cause, **facts)
        super().__init__(said.message)
        self.message = said.message
        self.cause = cause
        self.facts: dict[str, Value] = facts


def message_of(error: BaseException) -> Message:
    """What an error says, without the place where it occurred; any error will do."""
    text: str = getattr(error, "message", "") or str(error)
    said = Message(text, getattr(error, "cause", ""))
    said.facts = getattr(error, "facts", {})
    return said


def in_field(error: Exception) -> Message:
    """What an error says, behind the path of its field and before the id of its rule, where it has them."""
    said = message_of(error)
    if rule := getattr(error, "rule", ""):
        said = Message(f"{said} ({rule})", "by-rule", problem=said, rule=rule)
    if field := getattr(error, "field", ""):
        said = Message(f"{field}: {said}", "at", place=field, problem=said)
    return said


_REASONS: Final = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-denied",
    errno.EPERM: "os-denied",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-long",
    errno.EADDRINUSE: "os-address",
}
"""The causes of the texts for what the system often says."""


def reason_of(error: OSError) -> Message:
    """What the system says about a file; only what it often says is translated."""
    return Message(error.strerror or str(error), _REASONS.get(error.errno or 0, ""))


class SetupError(Fault):
    """A setup that cannot start a game, or other data that cannot be read.

    Attributes:
        field: the part of the data that is wrong ("seats", "options.icons", "cards"); "" for all of it.
    """

    def __init__(self, field: str, message: str | Message, cause: str = "", **facts: Value) -> None:
        super().__init__(message, cause, **facts)
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {self.message}" if self.field else self.message

    def at(self, field: str) -> SetupError:
        """A copy of the error with `field` in the place of its own field name."""
        return SetupError(field, message_of(self))


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


def did_you_mean(word: object, known: Iterable[str]) -> Message:
    """The hint ``"; did you mean 'x'?"`` with the nearest known word; an empty text if none is near."""
    near = nearest(word, known)
    return Message("") if near is None else Message(f"; did you mean {near!r}?", "near", near=near)


def near_names(names: tuple[str, ...]) -> Message:
    """The hint ``"; did you mean 'x' or 'y'?"`` with these names; an empty text without names."""
    shown = " or ".join(map(repr, names))
    return Message(f"; did you mean {shown}?", "near-names", names=names) if names else Message("")


def unknown_field(where: str, known: Iterable[str]) -> SetupError:
    """The error for a field that does not exist.

    `where` is the path of the field, and ends with its name; `known` has the names of the fields that exist.
    """
    words = list(known)
    names: Value = ", ".join(words) or Message("none", "none")
    hint = did_you_mean(where.rpartition(".")[2], words)
    problem = "unknown field; expected {names}{hint}"
    return SetupError(where, problem, cause="word-field", names=names, hint=hint)
