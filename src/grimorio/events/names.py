"""Names that no player may have, because they cannot be seen, look like another name or stand for a bye."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from grimorio.events.faults import EventError
from grimorio.events.open_format import NO_PLAYER

LETTERS: Final = str.maketrans(
    (
        "\u0430\u0410\u0412\u0441\u0421\u0435\u0415\u041d\u04bb\u0456\u0406\u0458"
        "\u0408\u041a\u043a\u041c\u043e\u041e\u0440\u0420\u0455\u0405\u0422\u0443"
        "\u0423\u0445\u0425\u0501\u051b\u051d\u051a\u051c\u04cf\u04c0\u04ae\u04af"
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4"
        "\u03a5\u03a7\u03bf\u03c1\u03bd\u03b1\u03ba\u03b9\u03c7\u03c5\u03b3\u03f2"
        "\u03f9\u03f3"
    ),
    "aABcCeEHhiIjJKkMoOpPsSTyYxXdqwQWlIYyABEZHIKMNOPTYXopvakixuycCj",
)
"""For each letter of the Cyrillic and the Greek alphabet that looks like a Latin one, the Latin one."""

TURNS: Final = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "B", "S"))
"""The kinds of characters, as Unicode calls them, that turn the direction of writing or begin a new line."""


@lru_cache(maxsize=4096)
def appearance(name: str) -> str:
    """A key that is equal for names that look alike.

    Such names differ only by letters of another alphabet, wide letters, spaces or invisible characters.

    >>> appearance("\\u0410da") == appearance("Ada"), appearance("Ada") == appearance("Adam")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name).translate(LETTERS)
    return " ".join("".join(char for char in plain if unicodedata.category(char) != "Cf").split())


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of other names that looks like this one without being the same; None if there is none."""
    looks = appearance(name)
    return next((other for other in others if other != name and appearance(other) == looks), None)


def check_name(name: str) -> None:
    r"""Check that a player may be called so.

    Raises EventError: nothing of the name can be seen, it has characters that turn the direction of writing,
    or files of results use it for a bye.

    >>> check_name("Ada")
    >>> check_name("Bye")
    Traceback (most recent call last):
    ...
    grimorio.events.faults.EventError: Bye stands for a bye in files of results: choose another name
    """
    turned = any(unicodedata.bidirectional(char) in TURNS for char in name)
    if turned or all(unicodedata.category(char)[0] in "CZ" for char in name):
        raise EventError("name-unseen", found=ascii(name)[1:-1])
    if name.strip().lower() in NO_PLAYER:
        raise EventError("name-bye", found=name)
