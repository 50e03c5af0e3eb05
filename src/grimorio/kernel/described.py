"""Single values of a position described by hand, read: mappings, lists, numbers, words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Any, Final

from grimorio.kernel import SetupError

_TIMES: Final = re.compile(r"(.*\S)\s*\*\s*(\d{1,2})\Z", re.DOTALL)
MOST: Final = 60
"""Cards of a list, at most."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """``"; did you mean 'x'?"`` for the nearest of the known words, or nothing."""
    by_key = {other.casefold(): other for other in known}
    found = difflib.get_close_matches(word.casefold(), list(by_key), n=1, cutoff=0.6)
    return f"; did you mean {by_key[found[0]]!r}?" if found else ""


def known(data: Any, words: tuple[str, ...], where: str) -> None:
    """Check a mapping and its keys. Raises SetupError."""
    if not isinstance(data, dict):
        raise SetupError(where, f"expected a mapping with {', '.join(words)}; found {data!r}"[:400])
    for key in data:
        if key not in words:
            path = f"{where}.{key}" if where else str(key)
            raise SetupError(path, f"unknown; expected {', '.join(words)}{did_you_mean(str(key), words)}")


def items(data: Any, where: str) -> list[Any]:
    """A list, or one value that stands without it. Raises SetupError."""
    if data is None or data == "none":
        return []
    found = data if isinstance(data, list) else [data]
    if len(found) > MOST:
        raise SetupError(where, f"expected at most {MOST} cards, found {len(found)}")
    return found


def times(entry: Any) -> tuple[Any, int]:
    """The word and the number of ``Roknar*3``."""
    match = _TIMES.match(entry) if isinstance(entry, str) else None
    return (match[1], int(match[2])) if match else (entry, 1)


def whole(data: Any, least: int, most: int, where: str) -> int:
    """A number within bounds. Raises SetupError."""
    if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
        problem = f"expected a whole number from {least} to {most}, found {data!r}"[:200]
        raise SetupError(where, problem, cause="range", least=least, most=most)
    return data


def truth(data: dict[str, Any], key: str, where: str) -> bool:
    """True or false under a key; false where it is not there. Raises SetupError."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise SetupError(f"{where}.{key}", f"expected true or false, found {value!r}"[:200])
    return value


def one_of(value: Any, words: tuple[str, ...], where: str) -> str:
    """One of the words. Raises SetupError."""
    if not isinstance(value, str) or value not in words:
        hint = did_you_mean(str(value), words)
        raise SetupError(where, f"expected {', '.join(words)}; found {value!r}{hint}"[:300])
    return value
