"""Limits for data that people send: the size of files, lists, texts and numbers, and the depth of nesting.

Every reader of records, setups, situations, campaigns, cards, scenarios and decks checks these limits before
it makes anything of the data.
"""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from grimorio.kernel.faults import Fault, Message

FILE: Final = 2_000_000
"""The most bytes of a file that is read."""

VALUES: Final = 100_000
"""The most values in a file, where each list and each object counts as a value too."""

NODES: Final = 40_000
"""The most values in a file of scenarios or cards, where every value keeps its line number."""

CARD: Final = 1000
"""The most values in a card that people write."""

FAULTS: Final = 100
"""The most errors in one file that are reported at once."""

SCRIPT: Final = 1000
"""The most steps of a scenario."""

DEEPEST: Final = 60
"""The most levels of lists and objects inside each other."""

TEXT: Final = 20_000
"""The most characters of a text in a JSON file."""

NUMBER: Final = 2**63
"""The absolute value of a whole number in a JSON file must be smaller than this."""

DOCUMENT: Final = 100_000
"""The most characters of a text that the web page sends with scenarios, or with the sheet of a Magus."""

CARDS: Final = 250_000
"""The most characters of a file of cards that a page sends."""

LIST: Final = 20_000
"""The most characters of a deck list that a page sends."""

DECK_FILE: Final = 100_000
"""The most bytes of a file with a deck."""

DECK_LINE: Final = 200
"""The most characters of a line in a deck file."""

DECK: Final = 1000
"""The most cards in a deck with its sideboard; every game's own limit is lower."""

SEATS: Final = 16
"""The most seats of any game."""

SEED: Final = 2**256
"""Every seed must be smaller than this."""

OPTIONS: Final = 50
"""The most options that a setup may name."""

TURNS: Final = 10_000
"""The largest number of a turn that a setup may name as the game's last one."""

NAME: Final = 200
"""The most characters of a name, a version or a hash in setups and records."""

SHOWN: Final = 80
"""The most characters of a wrong value that an error message quotes."""


class BadData(Fault):
    """Data that people sent is not JSON, or exceeds a limit.

    With the cause "json", its facts are `line` and `column`.
    """


def from_json(raw: bytes | str) -> Any:
    """Read JSON that people brought.

    Args:
        raw: the content of the file; a byte order mark at its beginning is ignored.

    Raises:
        BadData: the content is not JSON, or exceeds a limit of this module; the message says where.
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
    """The number of values in JSON data, the data itself included; counting stops above `most`."""
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


def quoted(value: Any) -> str | Message:
    """A wrong value as an error message quotes it: at most `SHOWN` characters, whatever the value is."""
    if isinstance(value, dict):
        return Message("an object", "an-object")
    if isinstance(value, (list, tuple)):
        return Message("a list", "a-list")
    if isinstance(value, (int, float)) and not -NUMBER < value < NUMBER:
        return Message("a number of many digits", "long-number")
    text = repr(value[:SHOWN] if isinstance(value, str) else value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 3]}..."
