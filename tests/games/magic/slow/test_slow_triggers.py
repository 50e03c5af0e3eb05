"""Random triggered abilities: refused with the field, or what happens is what a slow reader expects."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_OR_PLAYER,
    EACH_OPPONENT,
    INSTANT,
    PERMANENT,
    PLAYER,
    BecomesTapped,
    BecomesTarget,
    Card,
    ComesIntoPlay,
    DealDamage,
    Destroy,
    Discard,
    Discards,
    Draw,
    Draws,
    GainLife,
    GoesToGraveyard,
    IsDealtDamage,
    Plays,
    PutToken,
    Return,
    ReturnsToHand,
    Tap,
    Target,
    Trigger,
    Triggered,
    Untap,
    spell,
    that,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.announced import aim
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability, NotRead
from tests.games.magic.slow.stage import Endless, Stage
from tests.games.magic.slow.test_slow import chooser, comparable, refused
from tests.games.magic.slow.triggers import Listener
from tests.games.magic.slow.world import laid

YOURS = that("permanent", controller="you")
TOKEN = PutToken("Elf", "green", ("Elf",), (1, 1), ("flying",))
CAUSES: dict[type, tuple[Any, ...]] = {
    ComesIntoPlay: (TOKEN, Return(Target(that("creature", zone="graveyard")), "play")),
    GoesToGraveyard: (Destroy(Target(PERMANENT)), Destroy(Target(CREATURE)), Destroy(Target(YOURS))),
    ReturnsToHand: (Return(Target(PERMANENT)), Return(Target(CREATURE))),
    IsDealtDamage: (DealDamage(2, Target(CREATURE_OR_PLAYER)), DealDamage(1, Target(CREATURE))),
    BecomesTapped: (Tap(Target(PERMANENT)), Tap(Target(YOURS))),
    BecomesTarget: (Untap(Target(PERMANENT)), Destroy(Target(CREATURE)), Tap(Target(PERMANENT))),
    Plays: (GainLife(1), Destroy(Target(CREATURE))),
    Draws: (Draw(1), Draw(1, Target(PLAYER))),
    Discards: (Discard(1), Discard(1, EACH_OPPONENT)),
}
"""What makes it happen that something is triggered."""
NOT_READ = {
    "DealsDamage": "there is no combat on the stage; tests/games/magic/test_triggers.py",
    "Attacks": "there is no combat on the stage; tests/games/magic/test_declaring.py",
    "Blocks": "there is no combat on the stage; tests/games/magic/test_declaring.py",
    "BecomesBlocked": "there is no combat on the stage; tests/games/magic/test_declaring.py",
    "TappedForMana": "mana on the stage comes from no land; tests/games/magic/test_mana_abilities.py",
    "Beginning": "the stage is one main phase; tests/games/magic/test_triggers.py",
    "State": "what is so all the time triggers again and again; tests/games/magic/test_loops.py",
}
"""The triggers that the slow reader does not read, why, and where they are tested by name."""


def caused(random: Random, read_of: set[str]) -> str:
    """Play an instant beside a permanent with a triggered ability, as the words of both say."""
    author = Author(random)
    card = author.triggered()
    for _ in range(5):
        if not refused(card):
            break
        card = author.triggered()
    else:
        return "refused"
    assert all(all(text(card, language)) for language in LANGUAGES)
    [ability] = card.text
    assert isinstance(ability, Triggered)
    causes = [cause for on in ability.on for cause in CAUSES.get(type(on), ())]
    if not causes:
        return "not read"
    effect = random.choice(causes)
    cause = Card("Cause", "{R}", INSTANT, (spell(effect),))
    stage, world = Stage(card, "play", cause=cause), laid(card, "play", cause)
    try:
        stage.play(("cast", "Cause"), chooser(random))
        if stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log):
            return "not read"
        listener = Listener(world, stage.log, ability, set())
        world.take("Cause")
        world.stack.append("Cause")
        a = Ability(world, stage.log, 0, "Cause")
        aim(a, (effect,))
        world.singles |= {"Cause"} if sum(map(len, a.targets)) == 1 else set()
        world.pool[0][3] -= 1
        world.hear("play", "Cause", 0)
        listener.flush()
        if "Cause" in world.stack:
            if not any(a.targets) or any(a.still(ref) for refs in a.targets for ref in refs):
                Effects(a).run((effect,))
            world.stack.remove("Cause")
            world.put("Cause", "graveyard")
        world.settle()
        listener.flush()
    except (NotRead, Endless):
        return "not read"
    assert not stage.log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)
    read_of |= listener.read
    return "triggered" if listener.count else "same"


def test_a_triggered_ability_is_refused_or_does_what_its_words_say() -> None:
    read_of: set[str] = set()

    def run(seed: int) -> None:
        caused(Random(seed), read_of)

    each_seed(700, run)
    words = {word.__name__ for word in get_args(Trigger)}
    assert words - read_of == set(NOT_READ)
    assert {"TheObject", "ThePlayer", "ThatMuch", "ControllerOf"} <= read_of


@pytest.mark.hunt
@pytest.mark.fuzz
def test_more_triggered_abilities_do_what_their_words_say() -> None:
    for seed in seeds(1):
        with named(f"caused(Random({seed}), set())"):
            caused(Random(seed), set())
