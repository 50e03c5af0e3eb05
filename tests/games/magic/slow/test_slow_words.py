"""The slow interpreter handles every word of the vocabulary, and a test plays cards with each."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic import words
from grimorio.games.magic.words import Ability, Amount, Condition, Cost, Effect, Rule, Trigger, What, Who
from tests.games.magic.slow.acts import ACTS
from tests.games.magic.slow.authors import CHANGES
from tests.games.magic.slow.combat import RULES, TRIGGERS
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.triggers import KINDS
from tests.games.slow_reading import vocabulary, words_of

WRITTEN: Final = {"Card", "That"}
"""The words that are in no union: the card, and the noun of which all others are made."""
UNREAD: Final[dict[str, str]] = {}
"""The words that the slow interpreter does not handle, and why."""


def test_every_word_stands_in_a_union() -> None:
    unions = (Ability, Amount, Condition, Cost, Effect, Rule, Trigger, What, Who)
    assert vocabulary(words) == WRITTEN | words_of(*unions)


def test_every_effect_has_a_slow_reading() -> None:
    assert {name for name in words_of(Effect) if not hasattr(Effects, name)} == set(UNREAD)


def test_every_static_rule_is_read_where_it_shows() -> None:
    assert words_of(Rule) == {rule.__name__ for rule in (*CHANGES, *RULES, *ACTS)}


def test_every_trigger_is_caused() -> None:
    heard = {trigger.__name__ for trigger in (*KINDS.values(), *TRIGGERS)}
    assert words_of(Trigger) == heard | {"State"}
