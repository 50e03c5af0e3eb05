"""Limits for what people send: the size of files, lists, texts and numbers, and the depth of nesting.

Every reader of records, setups, situations, campaigns, cards, scenarios and decks checks these limits before
it makes anything of the data.
"""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

FILE: Final = 2_000_000
"""Bytes of the largest file that is read."""

VALUES: Final = 100_000
"""Values in a file, lists and objects included."""

NODES: Final = 40_000
"""Values in a file of scenarios or cards, where every value keeps its line number."""

CARD: Final = 1000
"""Values in a card that people write."""

FAULTS: Final = 100
"""Mistakes in one file that are reported at once."""

SCRIPT: Final = 1000
"""Steps of a scenario."""

DEEPEST: Final = 60
"""Levels of lists and objects inside each other."""

TEXT: Final = 20_000
"""Characters of a text in a file of JSON."""

NUMBER: Final = 2**63
"""The absolute value of a whole number in a file of JSON is smaller than this."""

DOCUMENT: Final = 100_000
"""Characters of a file of scenarios, or of a file with a Magus, that a page sends."""

CARDS: Final = 250_000
"""Characters of a file of cards that a page sends."""

LIST: Final = 20_000
"""Characters of a deck list that a page sends."""

DECK_FILE: Final = 100_000
"""Bytes of the largest file with a deck."""

DECK_LINE: Final = 200
"""Characters of the longest line of a deck file."""

DECK: Final = 1000
"""Cards in the largest deck, sideboard included; every game's limit is lower."""

SEATS: Final = 16
"""Seats of any game."""

SEED: Final = 2**256
"""Every seed is smaller than this."""

OPTIONS: Final = 50
"""Options that a setup may name."""

NAME: Final = 200
"""Characters of names, versions and hashes in setups and records."""

SHOWN: Final = 80
"""Characters of a wrong value that an error message quotes."""


class BadData(ValueError):
    """Data that people sent is not JSON, or exceeds a limit.

    Attributes:
        cause, facts: as in `SetupError`; "json" has `line` and `column`.
    """

    def __init__(self, message: str, cause: str, **facts: str | int) -> None:
        super().__init__(message)
        self.cause = cause
        self.facts = facts


def from_json(raw: bytes | str) -> Any:
    """Read JSON that people brought.

    Args:
        raw: the file; a byte order mark before it is passed over.

    Raises:
        BadData: it is no JSON, or larger, deeper or longer than it may be; the message says where.
    """
    if len(raw) > FILE:
        raise BadData(f"larger than {FILE // 1_000_000} MB", cause="large", most=FILE // 1_000_000)
    try:
        text = raw.decode("utf-8-sig") if isinstance(raw, bytes) else raw.removeprefix("\ufeff")
        data = json.loads(text, parse_constant=_no_number)
        checked(data)
        return data
    except UnicodeDecodeError as error:
        raise BadData(f"not text in UTF-8: {error}", cause="text") from None
    except json.JSONDecodeError as error:
        problem = f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}"
        raise BadData(problem, cause="json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadData("nested too deeply", cause="deep") from None
    except BadData:
        raise
    except ValueError:  # Python reads no number of thousands of digits
        raise BadData("a number has too many digits", cause="number") from None


def _no_number(word: str) -> NoReturn:
    raise BadData(f"not JSON: {word} is no number", cause="number")


def checked(data: Any) -> None:
    """Check that JSON data exceeds no limit: depth, number of values, length of texts, size of numbers.

    Raises:
        BadData: a limit is exceeded.
    """
    level, count, depth = [data], 0, 0
    while level:
        depth += 1
        count += len(level)
        if count > VALUES:
            raise BadData(f"more than {VALUES} values", cause="many", most=VALUES)
        if depth > DEEPEST:
            raise BadData("nested too deeply", cause="deep")
        inner: list[Any] = []
        for value in level:
            if isinstance(value, str):
                _text(value)
            elif isinstance(value, dict):
                for key in value:
                    _text(key)
                inner.extend(value.values())
            elif isinstance(value, (list, tuple)):
                inner.extend(value)
            elif isinstance(value, (int, float)) and not -NUMBER < value < NUMBER:
                raise BadData("a number has too many digits", cause="number")
        level = inner


def values(data: Any, most: int) -> int:
    """How many values JSON data has, itself included; counting stops once there are more than `most`."""
    level, count = [data], 0
    while level and count <= most:
        count += len(level)
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner.extend(value.values())
            elif isinstance(value, (list, tuple)):
                inner.extend(value)
        level = inner
    return count


def _text(text: Any) -> None:
    if not isinstance(text, str):
        raise BadData("a key is no text", cause="text")
    if len(text) > TEXT:
        raise BadData(f"a text is longer than {TEXT} characters", cause="long", most=TEXT)
    if not text.isascii() and any(0xD800 <= ord(sign) <= 0xDFFF for sign in text):
        raise BadData("not text in UTF-8: half of a sign stands alone", cause="text")


def quoted(value: Any) -> str:
    """A wrong value as an error message quotes it: short, whatever the value is."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, (list, tuple)):
        return "a list"
    if isinstance(value, (int, float)) and not -NUMBER < value < NUMBER:
        return "a number of many digits"
    text = repr(value[:SHOWN] if isinstance(value, str) else value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."
