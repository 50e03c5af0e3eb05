"""Random abilities in a combat are refused with the right field, or work as the slow interpreter expects."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest

from grimorio.games.magic.state.objects import END_COMBAT
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    AttacksUntapped,
    BlockableByEither,
    Blocks,
    BlocksAsThoughFlying,
    BlocksMore,
    CantAttackYou,
    CantBlockAtAll,
    CantBlockThose,
    Card,
    Keywords,
    Triggered,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.combat import RULES, TRIGGERS, Fight
from tests.games.magic.slow.stage import SEATS, Endless, Stage
from tests.games.magic.slow.test_slow import comparable, refused
from tests.games.magic.slow.triggers import Listener
from tests.games.magic.slow.world import World, laid
from tests.games.slow_reading import NotRead, accepted

OF_BLOCKERS: Final = (CantAttackYou, CantBlockAtAll, CantBlockThose, BlocksAsThoughFlying, BlocksMore)
TAPPED: Final = ("Goblin", "Idol", "Drake", "Golem", "Elf", "Wall")


def read(stage: Stage, world: World, active: int, ability: Triggered | None) -> Listener | None:
    """Fight in the slow interpreter; return what heard the triggers, or None without an ability."""
    log = list(stage.log)
    listener = None if ability is None else Listener(world, log, ability, set())
    world.active = active
    Fight(world, log, listener).fight()
    assert not log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)
    return listener


def fought(card: Card, on: str, active: int, random: Random) -> tuple[str, set[str]]:
    """Fight with a card on the small table and in the slow interpreter, and compare.

    Returns "same", "shows" where the card's words made a difference, or why nothing was compared; and the
    words read.
    """
    assert all(all(text(card, language)) for language in LANGUAGES)
    active = random.choice((active, active, active, *SEATS))
    come = tuple(random.sample(("Ogre", "Angel", "Hawk", "Giant"), random.randint(1, 3)))
    tapped = tuple(random.sample(TAPPED, random.randint(0, 2)))
    if active and random.random() < 0.5:
        tapped = ("Elf", "Drake", "Golem")
    stage = Stage(card, "play", on, begins=("combat", active), tapped=tapped, come=come)

    def world(mute: bool = False) -> World:
        found = laid(card, "play", tapped=tapped, come=come)
        found.on, found.mute = on, mute
        return found

    def choose(ask: str, count: int) -> int:
        if ask in ("attack", "block") and random.random() < 0.7:
            return random.choice((0, 0, max(0, count - 2)))
        return random.randrange(count)

    ability = next((part for part in card.text if isinstance(part, Triggered)), None)
    try:
        stage.go_on(choose, until=END_COMBAT)
        if stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log):
            return "not read", set()
        listener = read(stage, world(), active, ability)
    except (NotRead, Endless):
        return "not read", set()
    if listener is not None:
        return "shows" if listener.count else "same", listener.read
    try:
        read(stage, world(mute=True), active, None)
    except AssertionError:
        return "shows", set()
    return "same", set()


def rule_in_combat(seed: int, rule: type) -> str:
    """Write a random card with a static rule of this class, and fight with it (see `fought`)."""
    random = Random(seed)
    author = Author(random)
    written = accepted(lambda: author.ruled(rule), lambda ruled: refused(ruled[0]), 4)
    if written is None:
        return "refused"
    card, on = written
    if not on and random.random() < 0.4:
        words = random.sample(
            ("flying", "trample", "first strike", "double strike", "fear", "haste", "shadow"), 2
        )
        card = Card(**{**vars(card), "text": (Keywords(tuple(words)), *card.text)})  # type: ignore[arg-type]
    return "refused" if refused(card) else fought(card, on, int(rule in OF_BLOCKERS), random)[0]


@pytest.mark.deep
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.__name__))
def test_a_rule_of_combat_is_refused_or_so_in_a_combat(rule: type) -> None:
    found: Counter[str] = Counter()

    def run(seed: int) -> None:
        found[rule_in_combat(seed, rule)] += 1

    each_seed(200 if rule in (BlocksMore, BlockableByEither) else 30, run)
    assert found["shows"] >= 2, found


def trigger_in_combat(seed: int, triggers: tuple[type, ...] = TRIGGERS) -> tuple[str, set[str]]:
    """Write a random card with a trigger of combat of these classes, and fight with it (see `fought`)."""
    random = Random(seed)
    card = accepted(lambda: Author(random).triggered(triggers), refused, 4)
    if card is None:
        return "refused", set()
    [ability] = card.text
    blocks = isinstance(ability, Triggered) and isinstance(ability.on[0], Blocks)
    return fought(card, "", int(blocks), random)


@pytest.mark.deep
def test_a_trigger_of_combat_is_refused_or_does_what_its_words_say() -> None:
    found: Counter[str] = Counter()
    read_of: Counter[str] = Counter()

    def run(seed: int, triggers: tuple[type, ...] = TRIGGERS) -> None:
        how, words = trigger_in_combat(seed, triggers)
        found[how] += 1
        read_of.update(words)

    each_seed(320, run)
    for word in TRIGGERS:
        if read_of[word.__name__] < 10:
            each_seed(80, partial(run, triggers=(word,)))
    assert {word for word in TRIGGERS if read_of[word.__name__] < 10} == set(), found


@pytest.mark.parametrize(("seed", "rule"), [(2804186074347168192, AttacksUntapped)])
def test_a_combat_once_read_wrongly_is_fought_as_the_words_say(seed: int, rule: type) -> None:
    assert rule_in_combat(seed, rule) == "same"


def test_some_combats_are_fought_as_the_words_say() -> None:
    for rule in RULES:
        each_seed(2, lambda seed, rule=rule: rule_in_combat(seed, rule))  # type: ignore[misc]
    each_seed(20, trigger_in_combat)


@pytest.mark.fuzz
def test_more_combats_are_fought_as_the_words_say() -> None:
    for place, seed in enumerate(seeds(1, 1800)):
        if place % 2:
            with named(f"trigger_in_combat({seed})"):
                trigger_in_combat(seed)
        else:
            rule = RULES[place // 2 % len(RULES)]
            with named(f"rule_in_combat({seed}, {rule.__name__})"):
                rule_in_combat(seed, rule)
