"""Rows: sentences with slots, by which the objects of a class, such as `Draw`, are written and read as text.

Such classes, and their objects, are called words, because they stand for the words of cards. An example::

    "<who> put[s] <count:top> of <who.his> library into <who.his> graveyard"

- ``<field>`` or ``<field:form>`` stands for the value of a field of the word, in a form such as `life` (a
  number as "3 life");
- ``<field.his>`` repeats a field in another form; reading ignores it;
- ``[one|many]`` agrees in number with the phrase written last; ``[s]`` is short for ``[s|]``;
- ``{field:text}`` is there only if the field is true, ``{field?:text}`` if it has not its default,
  ``{field=value:text}`` if it has this value;
- ``(field=value)`` before a row gives values of fields: the row writes only words with these values. After
  ``;`` come values that fields get only when text is read;
- ``/`` separates the subject of an event from its verb.

The attribute `EN` of a class has the rows with which its words are written. Where a function writes the text
instead, the attribute `READ` has rows that are only used to read; in them, ``[a|b|c]`` stands for any of
several texts. A word is written with the first row whose values fit it.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any

Rows = tuple[str, ...]
"""The rows (sentences with slots) of one class, such as `Draw`, in the order in which they are tried."""

Values = tuple[tuple[str, str], ...]
"""Values of fields of an object, such as a `Draw`, as pairs of the field's name and the value as text."""


@dataclass(frozen=True)
class Slot:
    """A place in a row where the value of a field stands.

    Attributes:
        field: the name of the field.
        form: how the value is written; when text is read, the name of the part of speech that reads it.
        again: whether the value stands in an earlier slot of the row too; reading then ignores this slot.
    """

    field: str
    form: str
    again: bool = False


@dataclass(frozen=True)
class Agreeing:
    """Texts of which one fits the number of the phrase before: the first for one object or player, the
    second for several or "you".
    """

    forms: tuple[str, ...]


@dataclass(frozen=True)
class Tail:
    """A part of a row (a sentence with slots) that is written only if a field has a certain value.

    Attributes:
        field: the field.
        value: the value as text; "" for any true value, "?" for any value but the default.
        parts: the parts that are written then.
    """

    field: str
    value: str
    parts: tuple[Part, ...]


Part = str | Slot | Agreeing | Tail


@dataclass(frozen=True)
class Row:
    """A row (a sentence with slots), split into its parts.

    Attributes:
        fits: the values that an object's fields must have for the object to be written with this row.
        sets: further values that fields get when a text is read with this row.
        subject: the parts for the subject, which stand before a ``/``; empty for a row without ``/``.
        parts: the other parts, in order.
    """

    fits: Values
    sets: Values
    subject: tuple[Part, ...]
    parts: tuple[Part, ...]


_SIGN = re.compile(r"<([^>]*)>|\[([^\]]*)\]|\{(\w+)(\?|=\w+)?:|\}")


def _values(text: str) -> Values:
    pairs = [pair.partition("=") for pair in text.split(",") if pair.strip()]
    return tuple((name.strip(), value.strip()) for name, _, value in pairs)


def _slot(text: str) -> Slot:
    field, colon, form = text.partition(":")
    if colon:
        return Slot(field, form)
    field, dot, form = text.partition(".")
    return Slot(field, form, True) if dot else Slot(field.rstrip("!"), field)


def _parts(text: str, at: int) -> tuple[tuple[Part, ...], int]:
    """Split the text of a row into parts, from the index `at` to the end or to a closing brace.

    Returns the parts, and the index behind them.
    """
    parts: list[Part] = []
    while sign := _SIGN.search(text, at):
        if sign.start() > at:
            parts.append(text[at : sign.start()])
        at = sign.end()
        if sign.group(1) is not None:
            parts.append(_slot(sign.group(1)))
        elif sign.group(2) is not None:
            forms = tuple(sign.group(2).split("|"))
            parts.append(Agreeing(forms if len(forms) > 1 else (*forms, "")))
        elif sign.group(3) is not None:
            inner, at = _parts(text, at)
            parts.append(Tail(sign.group(3), (sign.group(4) or "").lstrip("="), inner))
        else:
            return tuple(parts), at
    if at < len(text):
        parts.append(text[at:])
    return tuple(parts), len(text)


def row(text: str) -> Row:
    """Read a row, given as a `text` such as ``<who> draw[s] <count:cards>``, and split it into parts."""
    fits, sets = "", ""
    if text.startswith("("):
        values, _, text = text[1:].partition(") ")
        fits, _, sets = values.partition(";")
    before, slash, behind = text.partition(" / ")
    subject = _parts(before, 0)[0] if slash else ()
    return Row(_values(fits), _values(sets), subject, _parts(behind if slash else before, 0)[0])


@cache
def rows_of(word: Hashable, only_read: bool = False) -> tuple[Row, ...]:
    """Return the rows by which objects of the class `word`, such as `Draw`, are written as English text.

    With `only_read`, return the rows that are only used to read text. Empty where the class has none.
    """
    rows: Rows = getattr(word, "READ" if only_read else "EN", ())
    return tuple(row(text) for text in rows)


@cache
def rows_in(word: Any, language: str) -> tuple[Row, ...]:
    """Return the rows by which objects of the class `word` are written in `language` ("en", "it" or "fr")."""
    rows: Rows = getattr(word, language.upper())
    return tuple(row(text) for text in rows)


@cache
def default(word: Any, field: str) -> Any:
    """Return the default of the field `field` of the class `word`; `dataclasses.MISSING` if it has none."""
    return next((one.default for one in fields(word) if one.name == field), MISSING)


def says(value: Any, text: str) -> bool:
    """Tell whether `value`, the value of a field, is the one that a row writes as `text`.

    Examples of `text`: "True", "None", "2", "This".
    """
    if isinstance(value, str):
        return value == text
    return text in (str(value), type(value).__name__)
