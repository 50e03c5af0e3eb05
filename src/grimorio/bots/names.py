"""The names of bots: ``greedy``, ``greedy:1~60``, ``search:100``, ``adept@fierce``."""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.bots.characters import PLAIN

SLIPS: Final = "~"
"""What stands in the name of a bot before how many of 100 options it overlooks (`slips`)."""

AT: Final = "@"
"""What stands between the name of a bot and that of its character (`characters`)."""


class BotName(NamedTuple):
    """The parts of a bot's name.

    Attributes:
        kind: the word with which it begins, as "greedy" or the name of a level.
        number: what follows the colon, as "100"; None without a colon.
        percent: what follows `SLIPS`, as "60"; None without it.
        character: the name of the character, "plain" if it names none.
    """

    kind: str
    number: str | None
    percent: str | None
    character: str


def parted(name: str) -> tuple[str, str]:
    """The name of a bot without its character, and the name of the character; "plain" if it names none."""
    bot, mark, character = name.partition(AT)
    return bot, character if mark else PLAIN.name


def parts_of(name: str) -> BotName:
    """The parts of a bot's name, whether there is such a bot or not."""
    bot, character = parted(name)
    whole, mark, percent = bot.partition(SLIPS)
    kind, colon, number = whole.partition(":")
    return BotName(kind, number if colon else None, percent if mark else None, character)
