"""Random cards made of all words are refused with the right field, or play as the slow interpreter
expects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, get_args

import pytest

from grimorio.games.magic import cardset
from grimorio.games.magic.wording import text
from grimorio.games.magic.words import (
    AlsoChosenType,
    Card,
    ChooseColor,
    ChooseType,
    ControllerSacrifices,
    Cost,
    DealDamage,
    DiscardAny,
    DiscardForEach,
    Draw,
    Effect,
    GainLife,
    Gets,
    IfSo,
    Modes,
    NextCombatDamage,
    Provided,
    RevealAtRandom,
    RevealedCost,
    RevealedToBottom,
    RevealUntil,
    SacrificeCost,
    SacrificeLater,
    SearchAsMany,
    TakeMost,
    Tap,
    ThisWay,
)
from grimorio.language import LANGUAGES
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.abilities import can_play, play, static
from tests.games.magic.slow.aiming import aim, can_aim
from tests.games.magic.slow.announced import SYMBOLS
from tests.games.magic.slow.authors import CHANGES, NOUNS, Author
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD, SEATS, Endless, Seen, Stage
from tests.games.magic.slow.world import World, laid
from tests.games.slow_reading import NotRead


def refused(card: Card) -> list[str]:
    """The fields for which a card is refused; empty if it is accepted."""
    return [error.field for error in cardset.faults({"cards": [cardset.to_json(card)]})]


def chooser(random: Random) -> Callable[[str, int], int]:
    """A function that chooses answers at random; a large X is rarely chosen."""
    return lambda ask, count: random.randrange(min(count, 4) if ask == "x" else count)


def played(card: Card, random: Random, read_of: set[str] | None = None) -> str:
    """Play an instant on the small table and in the slow interpreter, and compare.

    Returns "same", or why nothing was compared.
    """
    stage, world = Stage(card), laid(card)
    if "zone='stack'" in repr(card):
        stage.answer(("cast", "Bolt"))
        stage.answer(("object", stage.key("Relic")))
        world.take("Bolt")
        world.stack.append("Bolt")
        world.pool[0][3] -= 1
    [ability] = card.text
    modes: tuple[tuple[Any, ...], ...]
    modes = ability.modes if isinstance(ability, Modes) else (ability.effects,)  # type: ignore[union-attr]
    a = Ability(world, stage.log, 0, ODD)
    a.read = set() if read_of is None else read_of
    could = [place for place, effects in enumerate(modes) if can_aim(a, effects)]
    offered = ("cast", ODD) in stage.p.choice.options
    assert offered == bool(could)
    if not offered:
        return "not offered"
    try:
        stage.play(("cast", ODD), chooser(random))
    except Endless:
        return "not read"
    if stage.p.result is not None:
        return "over"
    if any(asked.ask == "replacement" for asked in stage.log):
        return "not read"
    try:
        read(a, card, modes, could)
    except NotRead:
        return "not read"
    assert not stage.log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)
    return "same"


def read(a: Ability, card: Card, modes: tuple[tuple[Any, ...], ...], could: list[int]) -> None:
    """Announce the spell, pay for it and do what it says, in the slow interpreter."""
    world = a.world
    world.take(ODD)
    world.stack.append(ODD)
    place = a.ask(0, "mode", [("mode", one) for one in could])[1] if len(modes) > 1 else 0
    if "{X}" in card.cost:
        a.x = a.log.pop(0).taken[1]
    aim(a, modes[place])
    for symbol in card.cost.strip("{}").split("}{"):
        if symbol in SYMBOLS:
            world.pool[0][SYMBOLS.index(symbol)] -= 1
        else:
            world.pool[0][5] -= a.x if symbol == "X" else int(symbol)
    Effects(a).run(modes[place])
    for name in world.stack[::-1]:
        world.stack.remove(name)
        world.put(name, "graveyard")
        world.resolve(name)
        world.settle()


def comparable(seen: Seen, world: World) -> dict[str, Any]:
    """What is seen of a table as data for comparison; libraries that were shuffled are sorted."""
    libraries = [
        sorted(seen.library[seat]) if seat in world.shuffled else seen.library[seat] for seat in SEATS
    ]
    return {**vars(seen), "library": libraries}


WHOLE = (
    *("CounterCost", "CountersCost", "GraveyardCost", "HandCost", "RemoveHeldCost", "RemoveThisCost"),
    *("RemoveTopCost", "ReturnThisCost"),
)
"""The costs of a whole zone, or of the object itself: test_slow_keywords.py and test_other_costs.py."""

ELSEWHERE = {
    "CopySpell": "copies are objects of their own: tests/games/magic/test_copies.py",
    "CopyThis": "copies are objects of their own: tests/games/magic/test_copies.py",
    "MoveCounters": "an instant has no counters: tests/games/magic/test_responses.py",
    "OpponentRemoves": "it goes with another ability: tests/games/magic/test_responses.py",
    "PassOn": "an instant is not in play: tests/games/magic/test_responses.py",
    "RemoveOrSacrifice": "an instant is not in play: tests/games/magic/test_responses.py",
    "ReturnRemoved": "it speaks of another ability: tests/games/magic/test_leaving_play.py",
    "CounterThat": "no spell triggers an instant: tests/games/magic/test_responses.py",
    "DestroyEach": "one target alone is refused: tests/games/magic/test_each_of_several.py",
    "MoveAim": "the only spell has a Relic as its target: tests/games/magic/test_combat_events.py",
    "DiscardToGrow": "an instant gets no counters: tests/games/magic/test_dealings.py",
    "FlipUntilLost": "an instant gets no counters: tests/games/magic/test_fortunes.py",
    "SacrificeForDraws": "an instant is not in play: tests/games/magic/test_responses.py",
    "Strike": "another object deals it: tests/games/magic/test_harm.py",
    "WhileTapped": "an instant does not remain tapped: tests/games/magic/test_tethered.py",
    "BlocksThis": "an instant is blocked by nothing: tests/games/magic/test_fights.py",
    "LoseForEach": "an instant has no counters: tests/games/magic/test_lives.py",
    "TwiceBack": "no life is lost by an event: tests/games/magic/test_lives.py",
    "AnimatedX": "an instant is no enchantment: tests/games/magic/test_counted.py",
    "ControllerRaises": "an instant enchants nothing: tests/games/magic/test_counted.py",
    "RaiseAtRandom": "an instant enchants nothing: tests/games/magic/test_counted.py",
    "DeflectBoth": "an instant is no permanent: tests/games/magic/test_averted.py",
    "LostBack": "it speaks of another ability: tests/games/magic/test_paired.py",
    "TargetedGains": "it speaks of another ability: tests/games/magic/test_paired.py",
    "LoseGame": "nothing is left to compare: tests/games/magic/test_dealings.py",
    "WinGame": "nothing is left to compare: tests/games/magic/test_winning.py",
}
"""The effects that are never compared here, why, and which test covers them."""

BESIDE: dict[type, type] = {
    AlsoChosenType: ChooseType,
    ControllerSacrifices: Tap,
    DiscardForEach: DiscardAny,
    IfSo: IfSo,
    NextCombatDamage: Tap,
    Provided: Provided,
    RevealedCost: RevealAtRandom,
    RevealedToBottom: RevealUntil,
    SacrificeLater: Tap,
    SearchAsMany: DiscardAny,
    TakeMost: ChooseType,
    ThisWay: DiscardAny,
}
"""For an effect or a number that is rarely accepted alone, the effect that goes with it."""

NOT_SPOKEN = {
    "Enchanted": "an instant is on nothing; read by `static`",
    "Kin": "an instant is on nothing; tests/games/magic/test_winning.py asks for it",
    "Namesakes": "it is triggered by no spell; tests/games/magic/test_any_time.py asks for it",
    "Defender": "there is no event; tests/games/magic/test_stacked.py attacks",
    "Sacrificed": "it has no cost; read of abilities",
    "This": "a spell speaks of itself only to leave the game; tests/games/magic/test_standing.py",
    "TheObject": "there is no event; read of triggered abilities",
    "ThePlayer": "there is no event; read of triggered abilities",
    "ThatMuch": "there is no event; read of triggered abilities",
}
"""The references and numbers that no instant can have, why, and which test covers them."""


@pytest.mark.deep
@pytest.mark.rule("MTG8-2.RES-3", "MTG8-GLOSS-Effetto")
def test_an_instant_is_refused_or_does_what_its_words_say() -> None:
    read_of: set[str] = set()

    def run(seed: int, favoured: tuple[type, ...] = ()) -> None:
        random = Random(seed)
        card = Author(random, favoured).card()
        if refused(card):
            return
        assert all(all(text(card, language)) for language in LANGUAGES)
        played(card, random, read_of)

    each_seed(1600, run)
    for count in (80, 600):
        for word in get_args(Effect):
            if word.__name__ not in {*read_of, *ELSEWHERE}:
                each_seed(count, partial(run, favoured=(word, BESIDE.get(word, ChooseColor))))
    assert {word.__name__ for word in get_args(Effect)} - read_of == set(ELSEWHERE)
    for word in NOUNS:
        if word.__name__ not in {*read_of, *NOT_SPOKEN}:
            each_seed(
                1000, partial(run, favoured=(word, BESIDE.get(word, word)))
            )  # "its" size is rare: a target comes before it
    assert ({word.__name__ for word in NOUNS} - read_of) | {"This"} == set(NOT_SPOKEN)


def used(card: Card, where: str, random: Random, read_of: set[str]) -> str:
    """Play an activated ability on the small table and in the slow interpreter, and compare.

    Returns "same", or why nothing was compared.
    """
    stage, world = Stage(card, where), laid(card, where)
    [ability] = card.text
    a = Ability(world, stage.log, 0, ODD)
    a.read = read_of
    key = stage.key(ODD) if where == "play" else stage.p.things[1].graveyard[0]
    ways = [option for option in stage.p.choice.options if option[:2] == ("activate", key)]
    ways += [option for option in stage.p.game.besides(stage.p, stage.p.choice) if option[1] == key]
    assert bool(ways) == can_play(a, ability)
    if not ways:
        return "not offered"
    way = random.choice(ways)
    if way[0] == "mana":
        return "not read"
    stage.play(way, chooser(random))
    if stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log):
        return "not read"
    try:
        play(a, ability)
    except NotRead:
        return "not read"
    assert not stage.log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)
    read_of.update(type(part).__name__ for part in ability.cost)  # type: ignore[union-attr]
    return "same"


@pytest.mark.deep
@pytest.mark.rule("MTG8-GLOSS-Abilita_attivata-1", "MTG8-2.RES-3")
def test_an_ability_is_refused_or_does_what_its_words_say() -> None:
    read_of: set[str] = set()

    def run(seed: int, favoured: tuple[type, ...] = ()) -> None:
        random = Random(seed)
        card, where = Author(random, favoured).ability()
        if not refused(card):
            assert all(all(text(card, language)) for language in LANGUAGES)
            used(card, where, random, read_of)

    each_seed(800, run)
    each_seed(100, partial(run, favoured=(SacrificeCost, DealDamage, Draw, GainLife, Gets)))
    costs = {kind.__name__ for kind in get_args(Cost)}
    # test_removing.py, test_limits.py, and what stops an effect
    elsewhere = {"RemoveCost", "ReturnCost", "DamageCost", *WHOLE}
    assert (costs - elsewhere) | {"PowerOf", "Sacrificed", "This", "ToughnessOf"} <= read_of


def so(card: Card, on: str, read_of: set[str] | None = None) -> str:
    """Put a card with a static ability into play, and compare all permanents with the slow interpreter.

    Returns "same", or why nothing was compared.
    """
    read: set[str] = set() if read_of is None else read_of
    stage, world = Stage(card, "play", on), laid(card, "play")
    try:
        dead = [ODD]
        while dead:
            static(world, card, on, read)
            likes = {name: world.like(name) for name in world.play}
            dead = [name for name, like in likes.items() if "creature" in like.kinds and like.toughness <= 0]
            for name in dead:
                world.leave(name, "graveyard")
            world.changes.clear()
            world.cannot_block.clear()
            world.unblockable.clear()
            world.hidden.clear()
            if ODD not in world.play or (on and on not in world.play):
                return "gone"
        static(world, card, on, read)
    except NotRead:
        return "not read"
    assert comparable(world.seen(), world)["play"] == comparable(stage.seen(), world)["play"]
    return "same"


@pytest.mark.deep
@pytest.mark.rule("MTG8-2.STAT-1", "MTG8-GLOSS-Abilita_statica")
def test_a_static_ability_is_refused_or_makes_so_what_its_words_say() -> None:
    found: Counter[str] = Counter()
    read_of: set[str] = set()

    def run(seed: int) -> None:
        card, on = Author(Random(seed)).rule()
        if not refused(card):
            assert all(all(text(card, language)) for language in LANGUAGES)
            found[so(card, on, read_of)] += 1

    each_seed(1200, run)
    assert found["same"] > 100
    assert {word.__name__ for word in CHANGES} - read_of == set()


def any_of(seed: int) -> None:
    """Compare a random card with the slow interpreter: an instant, an activated ability or a static one."""
    random = Random(seed)
    author = Author(random)
    sort = random.choice(("instant", "ability", "rule"))
    if sort == "instant":
        card = author.card()
        if not refused(card):
            played(card, random)
        return
    card, where = author.ability() if sort == "ability" else author.rule()
    if refused(card):
        return
    if sort == "ability":
        used(card, where, random, set())
    else:
        so(card, where)


@pytest.mark.parametrize(
    "seed",
    [
        11175710935240773402,
        1490998260864266726,
        17895485578696853583,
        16349576285173678571,
        3863816484947220843,
        1438784365064877144,
        4160419121642483779,
        5214477317526911899,
        16732145952143221872,
        12745875455820921754,
        3040075770482652446,
        5584300859896009516,
        13938738154444205009,
    ],
)
def test_a_card_once_read_wrongly_does_what_its_words_say(seed: int) -> None:
    any_of(seed)


def test_some_cards_do_what_their_words_say() -> None:
    each_seed(150, any_of)


@pytest.mark.fuzz
def test_more_cards_do_what_their_words_say() -> None:
    for seed in seeds(1, 9000):
        with named(f"any_of({seed})"):
            any_of(seed)
