"""Checks of the questions and events of any game: each question has words, and each cites a rule that
exists.
"""

from __future__ import annotations

import re
from functools import cache

from grimorio import rulebooks
from grimorio.kernel import CHANCE, Position
from grimorio.language.messages import message_file


@cache
def rules_of(game: str) -> frozenset[str]:
    """The ids of a game's rules."""
    return frozenset(rule.id for rule in rulebooks.load(game))


@cache
def questions_of(game: str) -> frozenset[str]:
    """The kinds of questions of a game for which the catalogues have words."""
    words = message_file("en", game).read_text("utf-8")
    return frozenset(re.findall(rf"^{game}-ask-([\w-]+) =", words, re.MULTILINE))


def _has_words(game: str, ask: str) -> bool:
    """Whether there are words for a question; Magic has a general one for any effect's question."""
    words = questions_of(game)
    return ask in words or bool(ask and "other" in words)


def check(p: Position, heard: int) -> int:
    """Check the present questions and the events after the first `heard`, and return the number of events."""
    game = p.game.name
    for choice in p.waiting:
        assert choice.rule in rules_of(game), f"{choice.ask} cites {choice.rule}"
        assert _has_words(game, choice.ask) or (choice.seat == CHANCE and choice.ask), choice.ask
    journal = p.journal or []
    for event in journal[heard:]:
        assert event.rule in rules_of(game), f"{event.NAME} cites {event.rule}"
    return len(journal)
