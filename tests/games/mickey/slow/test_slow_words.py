"""Every word of the vocabulary has a slow reading, or stands in a short list of those that have none."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey import words as w
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.lasting import Rule
from tests.games.slow_reading import vocabulary, words_of

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


def test_every_word_has_a_slow_reading() -> None:
    told = vocabulary(w)
    read = words_of(w.Power, w.Condition, w.Number, w.What, w.Target)
    read |= {"IfHidden"} | ASKED | CARDS | {"When", "Casts", "Draws", "CastleEnters"}
    read |= {name for name in told if hasattr(Doer, name) or hasattr(Rule, name)}
    read |= {word.__name__ for word in Rule.LOOKED_AT}
    assert told - read == set(UNREAD)
