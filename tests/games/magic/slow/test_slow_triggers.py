"""Random triggered abilities are refused with the right field, or work as the slow interpreter expects."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    ARTIFACT_CARD,
    CREATURE,
    AddMana,
    Buried,
    Card,
    Condition,
    Destroy,
    GainLife,
    GoesToGraveyard,
    IsDealtDamage,
    State,
    TappedForMana,
    Target,
    ThePlayer,
    ThisBecomesTarget,
    Trigger,
    Triggered,
    that,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.authors import TEXTS, Author
from tests.games.magic.slow.causes import Cause, Mana, cause_of
from tests.games.magic.slow.combat import TRIGGERS
from tests.games.magic.slow.stage import ODD, Endless
from tests.games.magic.slow.test_slow import chooser, comparable, refused
from tests.games.magic.slow.test_slow_words import UNCAUSED
from tests.games.magic.slow.triggers import Listener
from tests.games.slow_reading import NotRead, accepted

UNASKED = {
    "ItWasKicked": "no spell was kicked: tests/games/magic/test_stacked.py",
    "DefenderControls": "nobody defends: tests/games/magic/test_conditions_met.py",
    "DefenderLacks": "nobody defends: tests/games/magic/test_olden.py",
    "DefenderShares": "nobody defends: tests/games/magic/test_combat_rules.py",
    "MoreThanFoe": "nobody attacks: tests/games/magic/test_combat_rules.py",
    "StoodBy": "nothing came this turn: tests/games/magic/test_combat_rules.py",
    "IsColored": "it asks of an object that no trigger names: tests/games/magic/test_instead.py",
    "Kicked": "no spell was kicked: tests/games/magic/test_two_kickers.py",
    "NotKicked": "no spell was kicked: tests/games/magic/test_standing.py",
    "SharesColor": "it asks of an object that no trigger names: tests/games/magic/test_instead.py",
}
"""The conditions that no trigger is compared with, why, and which test covers them."""


def caused(random: Random, read_of: set[str], *kinds: type, when: type | None = None) -> str:
    """Let something happen beside a permanent with a random triggered ability, and compare with the
    slow interpreter.

    `kinds` are the classes of its events, any if there are none; `when` is that of its condition, or None.
    """
    author = Author(random)
    card = accepted(lambda: author.triggered(*[kinds] * bool(kinds), when=when), refused, 5)
    if card is None:
        return "refused"
    assert all(all(text(card, language)) for language in LANGUAGES)
    cause = cause_of(card, random)
    return "not read" if cause is None else compared(cause, random, read_of)


def compared(cause: Cause, random: Random, read_of: set[str]) -> str:
    """Let the cause happen by the rules and in the slow interpreter, and compare what then lies where.

    Returns "triggered", "same" where nothing triggered, or "not read".
    """
    [ability, *_] = cause.card.text
    assert isinstance(ability, Triggered)
    stage, world = cause.lay()
    try:
        listener = Listener(world, stage.log, ability, set())
        cause.happen(stage, chooser(random))
        if stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log):
            return "not read"
        cause.read(world, listener)
    except (NotRead, Endless):
        return "not read"
    assert not stage.log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)
    read_of |= listener.read
    return "triggered" if listener.count else "same"


@pytest.mark.deep
def test_a_triggered_ability_is_refused_or_does_what_its_words_say() -> None:
    read_of: set[str] = set()

    def run(seed: int) -> None:
        caused(Random(seed), read_of)

    each_seed(900, run)
    each_seed(100, lambda seed: caused(Random(seed), read_of, State))
    each_seed(100, lambda seed: caused(Random(seed), read_of, ThisBecomesTarget))
    each_seed(100, lambda seed: caused(Random(seed), read_of, TappedForMana))
    each_seed(100, lambda seed: caused(Random(seed), read_of, IsDealtDamage))
    words = {word.__name__ for word in get_args(Trigger)}
    assert words - {word.__name__ for word in TRIGGERS} - read_of - {"State"} == set(UNCAUSED) - {"State"}
    for condition in get_args(Condition):
        if condition.__name__ not in {*read_of, *UNASKED}:
            each_seed(150, lambda seed, when=condition: caused(Random(seed), read_of, when=when))
    assert {word.__name__ for word in get_args(Condition)} - read_of == set(UNASKED)
    assert {"TheObject", "ThePlayer", "ThatMuch", "ControllerOf"} <= read_of


@pytest.mark.parametrize(
    "seed", [1059828639348781636, 443708057483204331, 16559630613310306094, 2397220995550369057]
)
def test_an_ability_once_read_wrongly_does_what_its_words_say(seed: int) -> None:
    caused(Random(seed), set())


@pytest.mark.rule("MTG8-2.STACK-3")
@pytest.mark.parametrize("mana", TEXTS["mana"])
def test_the_mana_that_a_trigger_adds_is_chosen_as_the_land_is_tapped(mana: str) -> None:
    ability = Triggered((TappedForMana(that("land")),), (AddMana(mana, ThePlayer()),))
    for seed in range(4):
        cause = Mana(Card(ODD, "{2}", ARTIFACT_CARD, (ability,)))
        assert compared(cause, Random(seed), set()) == "triggered"


@pytest.mark.rule("MTG8-CR-TRIG-2")
def test_a_condition_is_not_met_by_the_spell_that_caused_the_trigger() -> None:
    condition = Buried(3, that("card", no_types=("Elf",), zone="graveyard"))
    ability = Triggered((GoesToGraveyard(CREATURE),), (GainLife(1),), condition)
    causes = [Cause(Card(ODD, "{2}", ARTIFACT_CARD, (ability,)), Destroy(Target(CREATURE))) for _ in range(9)]
    results = {compared(cause, Random(seed), set()) for seed, cause in enumerate(causes)}
    assert results == {"same", "triggered"}


def test_some_triggered_abilities_do_what_their_words_say() -> None:
    each_seed(50, lambda seed: caused(Random(seed), set()))


@pytest.mark.fuzz
def test_more_triggered_abilities_do_what_their_words_say() -> None:
    for seed in seeds(1, 2600):
        with named(f"caused(Random({seed}), set())"):
            caused(Random(seed), set())
