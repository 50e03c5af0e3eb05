"""The slow interpreter handles every word of the vocabulary, and a test plays cards with each."""

from __future__ import annotations

from typing import Final, get_args

from grimorio.games.magic import words
from grimorio.games.magic.words import Ability, Amount, Condition, Cost, Effect, Rule, Trigger, What, Who
from tests.games.magic.slow.acts import ACTS
from tests.games.magic.slow.authors import CHANGES
from tests.games.magic.slow.combat import RULES, TRIGGERS
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.times import TIMES
from tests.games.magic.slow.triggers import KINDS
from tests.games.slow_reading import vocabulary, words_of

WRITTEN: Final = {"Card", "That"}
"""The words that are in no union: the card, and the noun of which all others are made."""
UNREAD: Final[dict[str, str]] = {}
"""The effects that the slow interpreter does not handle, and why."""
UNSHOWN: Final = {
    "AnyTimeForAll": "it offers spells at other times; tests/games/magic/test_granting.py asks for them",
    "AbilitiesBarred": "it takes options away; tests/games/magic/test_combat_events.py asks for them",
    "EntersWithCount": "tests/games/magic/test_counted.py plays it",
    "DamageToCounters": "tests/games/magic/test_lives.py plays what it changes",
    "NoLifeGain": "tests/games/magic/test_lives.py plays what it changes",
    "Undying": "tests/games/magic/test_lives.py plays what it changes",
    "FlashbackCosts": "tests/games/magic/test_world.py plays what it changes",
    "MorphCostsMore": "tests/games/magic/test_world.py plays what it changes",
    "ProtectionFromChosen": "the stage chooses no color; tests/games/magic/test_of_players.py chooses one",
}
"""The static rules that the slow interpreter does not read, and why."""
UNCAUSED: Final = {
    "State": "a state is no event",
    "AttacksUnblocked": "tests/games/magic/test_combat_events.py attacks",
    "AimedByFoe": "the targets of an opponent: tests/games/magic/test_olden.py",
    "AttacksYou": "tests/games/magic/test_olden.py attacks",
    "AttackWith": "tests/games/magic/test_combat_events.py attacks",
    "DamagedBy": "tests/games/magic/test_combat_events.py deals damage",
    "Cycles": "cards of a hand are cycled by their players: tests/games/magic/test_cycling.py",
    "EnchantedLeaves": "it enchants nothing here: tests/games/magic/test_counted.py",
    "HasMany": "counters are put by effects alone: tests/games/magic/test_counted.py",
    "TheirUpkeep": "it enchants nothing here: tests/games/magic/test_olden.py",
    "TheirTurnEnds": "it enchants nothing here: tests/games/magic/test_endings.py",
    "LosesLife": "life is lost in many ways: tests/games/magic/test_lives.py",
    "PhasesIn": "what is phased out phases in as its player untaps: tests/games/magic/test_phasing.py",
    "TurnedUp": "cards lie face down by morph alone: tests/games/magic/test_morph.py",
}
"""The triggers that the slow interpreter does not cause, and why."""


def test_every_word_stands_in_a_union() -> None:
    unions = (Ability, Amount, Condition, Cost, Effect, Rule, Trigger, What, Who)
    assert vocabulary(words) == WRITTEN | words_of(*unions)


def test_every_effect_has_a_slow_reading() -> None:
    assert {name for name in words_of(Effect) if not hasattr(Effects, name)} == set(UNREAD)


def test_every_static_rule_is_read_where_it_shows() -> None:
    assert words_of(Rule) == {rule.__name__ for rule in (*CHANGES, *RULES, *ACTS, *TIMES)} | set(UNSHOWN)


def test_every_trigger_is_caused() -> None:
    kinds = [trigger for kind in KINDS.values() for trigger in get_args(kind) or (kind,)]
    heard = {trigger.__name__ for trigger in (*kinds, *TRIGGERS)}
    assert words_of(Trigger) == heard | set(UNCAUSED)
