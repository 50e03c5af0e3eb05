"""Functions that read in English card texts how tokens and counters are put into play or on permanents.

For each reading at the index `at` of a text they yield (what was read, the index after it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.reading.engine import Found, Text
from grimorio.games.magic.reading.nouns import KEYWORDS
from grimorio.games.magic.words import (
    COLORS,
    COUNTERS,
    YOU,
    Count,
    PutCounters,
    PutToken,
    ThatMuch,
    X,
)
from grimorio.language.english import NUMBERS

SIZE: Final = re.compile(r"(\d+)/(\d+) ")


_TOKEN_COLOR: Final = re.compile(rf"({'|'.join(COLORS)}|colorless)(?: and ({'|'.join(COLORS)}))? ")


_HOW_MANY_TOKENS: Final = re.compile(rf"(an?|X|that many|{'|'.join(NUMBERS[2:])}) (?=\d+/\d+ )")


def token(text: Text, at: int) -> Iterator[Found]:
    """Read a phrase like "put a 4/4 red Rukh creature token with flying into play" as (`PutToken`,)."""
    starts: list[tuple[Any, int]] = []
    for who, end in [(YOU, at), *text.read("who_or_you", at)]:
        for verb in ("put ", " put ", " puts "):
            begin = text.literal(verb, end)
            if begin is not None:
                starts.append((who, begin))
    for who, begin in starts:
        count = text.pattern(_HOW_MANY_TOKENS, begin, "a size such as 1/1")
        if count is None:
            continue
        amount = _number_of(count[1])
        for token, end in _kind_of_token(text, count.end(), amount == 1):
            last = text.literal(" into play", end)
            if last is None:
                continue
            yield (replace(token, amount=amount, who=who),), last
            if isinstance(amount, int):
                for each, behind in text.read("per card", last):
                    if isinstance(each, Count):
                        yield (replace(token, amount=replace(each, times=amount), who=who),), behind


def _number_of(word: str) -> Any:
    """Return the amount that a word such as "two", "X" or "that many" means."""
    if word in ("X", "that many"):
        return X() if word == "X" else ThatMuch()
    return 1 if word in ("a", "an") else NUMBERS.index(word)


def _kind_of_token(text: Text, at: int, one: bool) -> Iterator[tuple[PutToken, int]]:
    """Yield the reading of a phrase like "4/4 red Rukh creature token with flying" at the index `at`.

    Each is (the effect, the index behind). `one` tells whether the phrase is about one token or several.
    """
    size = text.pattern(SIZE, at, "a size such as 1/1")
    color = text.pattern(_TOKEN_COLOR, size.end(), "a color") if size is not None else None
    if size is None or color is None:
        return
    types: list[str] = []
    end = color.end()
    while word := re.compile(r"([A-Z][\w-]+) ").match(text.text, end):
        types.append(word[1])
        end = word.end()
    artifact = re.compile(r"artifact ").match(text.text, end)
    after = text.literal("creature token" if one else "creature tokens", artifact.end() if artifact else end)
    if after is None or not types:
        return
    called = re.compile(r" named ([A-Z][^,.]*?)(?= with | into )").match(text.text, after)
    name = called[1] if called else " ".join(types)
    after = called.end() if called else after
    sizes = (int(size[1]), int(size[2]))
    for keywords, behind in ((), after), *_with_keywords(text, after):
        shade = "" if color[1] == "colorless" else color[1]
        token = PutToken(name, shade, tuple(types), sizes, keywords, artifact=artifact is not None)
        second: Any = color[2] or ""
        yield replace(token, second=second), behind


def _with_keywords(text: Text, at: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    begin = text.literal(" with ", at)
    if begin is None:
        return
    either = "|".join(map(re.escape, KEYWORDS))
    matched = text.pattern(re.compile(rf"(?:{either})(?:(?:, |,? and )(?:{either}))*"), begin, "a keyword")
    if matched is not None:
        yield tuple(re.findall(either, matched.group())), matched.end()


_NAMES: Final = "|".join(map(re.escape, (*COUNTERS, "poison")))
_MARKS: Final = re.compile(rf"(an?|two|three|four|five|six) ({_NAMES}) counters?")


_HOW_MANY: Final = {"a": 1, "an": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def counters(text: Text, at: int) -> Iterator[Found]:
    """Read a phrase like "put two +1/+1 counters on it" or "you get a poison counter" as (`PutCounters`,)."""
    put = text.literal("put ", at)
    marks = text.pattern(_MARKS, put, "a counter") if put is not None else None
    on = text.literal(" on ", marks.end()) if marks is not None else None
    if marks is not None and on is not None:
        for what, end in text.read("victims", on):
            yield (PutCounters(what, marks[2], _HOW_MANY[marks[1]]),), end
    for who, end in text.read("who_or_you", at):
        for verb in (" get ", " gets "):
            begin = text.literal(verb, end)
            marks = text.pattern(_MARKS, begin, "a counter") if begin is not None else None
            if marks is not None and marks[2] == "poison":
                yield (PutCounters(who, "poison", _HOW_MANY[marks[1]]),), marks.end()
