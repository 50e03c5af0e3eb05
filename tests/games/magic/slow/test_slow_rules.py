"""Random static rules, each in a situation where it shows, are refused or work as the slow interpreter
expects.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    AsEntersChoose,
    CanEnchantOnly,
    Card,
    Gets,
    Has,
    ProtectionFrom,
    Static,
    That,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.acts import ACTS, Act
from tests.games.magic.slow.aiming import protected
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.rewords import Rewords
from tests.games.magic.slow.stage import ODD, Endless, Stage
from tests.games.magic.slow.test_slow import chooser, comparable, refused
from tests.games.magic.slow.times import TIMES
from tests.games.slow_reading import NotRead, accepted

ALL_ACTS = ACTS | TIMES


def act_of(rule: type, random: Random) -> Act:
    """A random card with a rule of this class, together with the act in which the rule shows."""
    author = Author(random)
    card, on = author.ruled(rule)
    if rule is CanEnchantOnly:
        noun = That((random.choice(("creature", "land", "permanent")),))
        card = Card(ODD, "{4}{G}", ENCHANTMENT_CARD, card.text, enchants=noun)
    elif rule is ProtectionFrom and random.random() < 0.5:
        noun = That((random.choice(("instant", "source", "card", "spell")),))
        card = Card(ODD, "{1}{G}", CREATURE_CARD, (Static((rule(noun),)),), types=("Elf",), size=(2, 2))
        on = ""
    elif rule is AsEntersChoose:
        [part] = card.text
        [choice] = part.rules  # type: ignore[union-attr]
        field = "colors" if choice.what == "color" else "types"
        if random.random() < 0.2:
            field = "no_colors"
        noun = That(("creature",), **{field: ("chosen",)})
        rule_of = random.choice((Gets(noun, 1, 1), Gets(noun, 2, -1), Has(noun, "flying")))
        card = Card(ODD, "{4}{G}", CREATURE_CARD, (part, Static((rule_of,))), types=("Elf",), size=(2, 2))
    return ALL_ACTS[rule](card, on, random)


def read(act: Act, stage: Stage, mute: bool) -> None:
    """Do the act in the slow interpreter; with `mute` as if the rule did not exist."""
    world, log = act.laid(mute), list(stage.log)
    if act.on and protected(world, act.on, ODD):
        raise NotRead("an enchantment that falls off by the protection that it gives")
    act.read(world, log)
    assert not log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)


def shown(seed: int, rule: type) -> str:
    """Write a random card with a rule of this class, and do an act in which the rule shows.

    Returns "shows" where the rule made a difference, "same", or why nothing was compared.
    """
    random = Random(seed)
    act = accepted(lambda: act_of(rule, random), lambda act: refused(act.card), 4)
    return "refused" if act is None else done(act, random)


def done(act: Act, random: Random) -> str:
    """Do an act on the small table, and compare it with the slow interpreter, with and without the rule."""
    if refused(act.card):
        return "refused"
    assert all(all(text(act.card, language)) for language in LANGUAGES)
    stage = act.lay()
    try:
        act.happen(stage, chooser(random))
        if stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log):
            return "not read"
        read(act, stage, mute=False)
    except (NotRead, Endless):
        return "not read"
    try:
        read(act, stage, mute=True)
    except AssertionError:
        return "shows"
    return "same"


@pytest.mark.parametrize("rule", ALL_ACTS, ids=lambda rule: str(rule.__name__))
def test_a_static_rule_is_refused_or_so_where_it_shows(rule: type) -> None:
    found: Counter[str] = Counter()

    def run(seed: int) -> None:
        found[shown(seed, rule)] += 1

    each_seed(30, run)
    assert found["shows"] >= 2, found


@pytest.mark.rule("MTG8-2.EFF-CON-1")
def test_a_text_is_changed_as_the_words_say() -> None:
    found: Counter[str] = Counter()

    def run(seed: int) -> None:
        found[done(Rewords(Random(seed)), Random(seed))] += 1

    each_seed(60, run)
    assert found["shows"] >= 10, found


@pytest.mark.fuzz
def test_more_static_rules_are_so_where_they_show() -> None:
    rules = tuple(ALL_ACTS)
    for place, seed in enumerate(seeds(1, 2000)):
        with named(f"done(Rewords(Random({seed})), Random({seed}))"):
            done(Rewords(Random(seed)), Random(seed))
        rule = rules[place % len(rules)]
        with named(f"shown({seed}, {rule.__name__})"):
            shown(seed, rule)
