"""Every word of the vocabulary has a slow reading, or stands in a short list of those that have none."""

from __future__ import annotations

from dataclasses import is_dataclass
from typing import Any, Final, get_args

from grimorio.games.mickey import words as w
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.lasting import Rule

UNREAD: Final = {
    "Solitary": "a squad of three equal cards: tests/games/mickey/test_actions_from_shatter.py",
    "Subterfuge": "at the end of a challenge: tests/games/mickey/test_actions_from_shatter.py",
    "Hides": "a moment of other cards: tests/games/mickey/test_casting.py",
    "Wins": "a moment of other cards: tests/games/mickey/test_casting.py",
}
"""The words that no slow reader reads, why, and where cards that say them are played."""
ASKED: Final = {"Continuous", "Untouchable", "Static"}
"""The words that a Spell only possesses: Shatter, Annul and Teleport look for them."""
CARDS: Final = {"Mage", "Spell", "Castle", "Code", "CardSet"}


def names(union: Any) -> set[str]:
    """The words of a union."""
    return {word.__name__ for word in get_args(union) if is_dataclass(word)}


def test_every_word_has_a_slow_reading() -> None:
    told = {name for name, word in vars(w).items() if isinstance(word, type) and is_dataclass(word)}
    read = names(w.Power) | names(w.Condition) | names(w.Number) | names(w.What) | names(w.Target)
    read |= {"IfHidden"} | ASKED | CARDS | {"When", "Casts", "Draws", "CastleEnters"}
    read |= {name for name in told if hasattr(Doer, name) or hasattr(Rule, name)}
    read |= {word.__name__ for word in Rule.LOOKED_AT}
    assert told - read == set(UNREAD)
