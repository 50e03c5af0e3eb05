"""Read single values (mappings, lists, numbers, words) of a position that somebody wrote by hand."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta

from grimorio.kernel.boundary import read
from grimorio.kernel.faults import SetupError, did_you_mean
from grimorio.kernel.sizes import quoted

Word = TypeVar("Word", bound=str)

_TIMES: Final = re.compile(r"(.*\S)\s*\*\s*(\d{1,2})\Z", re.DOTALL)
MOST: Final = 60
"""The most items in a list of a position written by hand."""


def known(data: Any, words: tuple[str, ...], where: str) -> None:
    """Check that `data` is a mapping and that each of its keys is among `words`.

    `where` names the data in the message. Raises SetupError: the data is no mapping, or has another key.
    """
    if not isinstance(data, dict):
        problem = f"expected a mapping with {', '.join(words)}; found {data!r}"[:400]
        raise SetupError(where, problem, cause="word-object")
    for key in data:
        if key not in words:
            path = f"{where}.{key}" if where else str(key)
            hint = did_you_mean(str(key), words)
            problem = "unknown; expected {names}{hint}"
            raise SetupError(path, problem, "word-field", names=", ".join(words), hint=hint)


def items(data: Any, where: str) -> list[Any]:
    """`data` as a list: a single value becomes a list of one item, None and "none" an empty list.

    `where` names the list in the message. Raises SetupError: there are more than `MOST` items.
    """
    if data is None or data == "none":
        return []
    found = data if isinstance(data, list) else [data]
    if len(found) > MOST:
        problem = f"expected at most {MOST} cards, found {len(found)}"
        raise SetupError(where, problem, cause="card-many", most=MOST)
    return found


def times(entry: Any) -> tuple[Any, int]:
    """(Word, count) of `entry`, such as ``Roknar*3``; the count is 1 where none is written."""
    match = _TIMES.match(entry) if isinstance(entry, str) else None
    return (match[1], int(match[2])) if match else (entry, 1)


def whole(data: Any, least: int, most: int, where: str) -> int:
    """Return `data` after checking that it is a whole number from `least` to `most`.

    `where` names the value in the message. Raises SetupError: it is another value.
    """
    number: int = read(data, _whole(least, most), where)
    return number


@cache
def _whole(least: int, most: int) -> Any:
    """The type of whole numbers from `least` to `most`, with which `read` checks them."""
    return Annotated[int, Meta(ge=least, le=most)]


def truth(data: dict[str, Any], key: str, where: str) -> bool:
    """The boolean under `key` in the mapping `data`; false when the key is missing.

    Raises SetupError: the value is no boolean. `where` names the mapping in the message.
    """
    return read(data.get(key, False), bool, f"{where}.{key}")


def one_of(value: Any, words: tuple[Word, ...], where: str) -> Word:
    """Return `value` after checking that it is one of `words`.

    `where` names the value in the message. Raises SetupError: it is another value.
    """
    for word in words:
        if value == word:
            return word
    names, hint = ", ".join(words), did_you_mean(str(value), words)
    problem = "expected {names}; found {found}{hint}"
    raise SetupError(where, problem, "one-of", names=names, found=quoted(value), hint=hint)
