"""Functions that read in English card texts which players are meant, such as "target opponent"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grimorio.games.magic.reading.engine import Found, Reading, Text
from grimorio.games.magic.reading.nouns import FIRST, PLACES
from grimorio.games.magic.words import (
    EACH_PLAYER,
    ENCHANTED,
    THE_OBJECT,
    THE_PLAYER,
    YOU,
    ControllerOf,
    Defender,
    EachPlayer,
    It,
)

_EACH: Final = {
    "each player": EACH_PLAYER,
    "each opponent": EachPlayer("opponents"),
    "each other player": EachPlayer("others"),
}


def who(text: Text, at: int) -> Iterator[Found]:
    """Read a reference to players other than "you" at the index `at`, such as "target player".

    Each reading is a word such as `EachPlayer`, `Target` or `ControllerOf`.
    """
    for phrase, word in _EACH.items():
        end = text.literal(phrase, at)
        if end is not None:
            yield word, end
    end = text.literal("that player", at)
    if end is not None:
        yield THE_PLAYER, end
        yield from ((It(place), end) for place in PLACES)
    end = text.literal("defending player", at)
    if end is not None:
        yield Defender(), end
    for value, end_ in text.read("target", at):
        if value.what.kinds == ("player",):
            yield value, end_
    if (matched := FIRST.match(text.text, at)) is not None:
        yield from ((It(place), matched.end()) for place in PLACES)
    yield from _controller(text, at)


def _controller(text: Text, at: int) -> Iterator[Found]:
    end = text.literal("its controller", at)
    if end is not None:
        yield ControllerOf(ENCHANTED), end
        yield ControllerOf(THE_OBJECT), end
        yield from ((ControllerOf(It(place)), end) for place in PLACES)
    end = text.literal("that player or that creature's controller", at)
    if end is not None:
        yield from ((ControllerOf(It(place)), end) for place in PLACES)
    for value, behind in text.read("objects", at):
        end = text.literal("'s controller", behind)
        if end is not None and (value in (THE_OBJECT, ENCHANTED) or isinstance(value, It)):
            yield ControllerOf(value), end


def who_or_you(text: Text, at: int) -> Iterator[Found]:
    """Read a reference to players at the index `at`: "you", or any that `who` reads."""
    end = text.literal("you", at)
    if end is not None and not text.text[end : end + 1].isalpha():
        yield YOU, end
    yield from text.read("who", at)


def belongs(text: Text, at: int) -> Iterator[Found]:
    """Read a player's possessive at the index `at`, such as "your" or "target player's", as that player."""
    end = text.literal("your", at)
    if end is not None:
        yield YOU, end
    for value, behind in text.read("who", at):
        end = text.literal("'s", behind)
        if end is not None:
            yield value, end


FORMS: Final[dict[str, Reading]] = {
    "who": who,
    "who!": who,
    "who_or_you": who_or_you,
    "belongs": belongs,
}
"""The functions of this module by the name of the part of speech that they read."""
