"""The slow interpreter handles every word of the vocabulary."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey import words as w
from tests.games.mickey.slow.deeds import Doer
from tests.games.mickey.slow.lasting import Rule
from tests.games.slow_reading import vocabulary, words_of

UNREAD: Final[dict[str, str]] = {}
"""The words that the slow interpreter does not handle, and why."""
ASKED: Final = {"Continuous", "Untouchable", "Static", "Subterfuge", "Solitary"}
"""The words that a card only possesses; other deeds, the end of a turn and squads ask for them."""
MOMENTS: Final = {"When", "Casts", "Hides", "Draws", "Wins", "CastleEnters"}
CARDS: Final = {"Mage", "Spell", "Castle", "Code", "CardSet"}


def test_every_word_has_a_slow_reading() -> None:
    told = vocabulary(w)
    read = words_of(w.Power, w.Condition, w.Number, w.What, w.Target)
    read |= {"IfHidden"} | ASKED | CARDS | MOMENTS
    read |= {name for name in told if hasattr(Doer, name) or hasattr(Rule, name)}
    read |= {word.__name__ for word in Rule.LOOKED_AT}
    assert told - read == set(UNREAD)
