"""Random cards with keywords and costs of older sets do what the slow interpreter reads of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from grimorio.games.magic.state.objects import ECHO, END_COMBAT
from grimorio.games.magic.words import (
    CREATURE_CARD,
    INSTANT,
    Activated,
    AdditionalCost,
    AlternativeCost,
    Anyone,
    Buyback,
    Card,
    CumulativeCost,
    CumulativeUpkeep,
    DiscardCost,
    Echo,
    Fading,
    Flanking,
    GraveyardCost,
    HandCost,
    Keywords,
    LifeCost,
    PlayedFree,
    Rampage,
    RemoveCost,
    RemoveHeldCost,
    RemoveThisCost,
    RemoveTopCost,
    ReturnCost,
    ReturnThisCost,
    SacrificeCost,
    Spell,
    TapCost,
    That,
)
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.slow.abilities import can_play, play
from tests.games.magic.slow.aiming import can_aim
from tests.games.magic.slow.authors import Author
from tests.games.magic.slow.keywords import KeywordFight, cast, payable, upkeep
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD, PASS, Endless, Stage
from tests.games.magic.slow.test_slow import chooser, comparable, refused
from tests.games.magic.slow.world import World, laid
from tests.games.slow_reading import NotRead, accepted

COSTS: Final = (
    *(SacrificeCost, DiscardCost, LifeCost, TapCost, RemoveCost, RemoveTopCost, RemoveHeldCost, ReturnCost),
    *(GraveyardCost, HandCost, RemoveThisCost, ReturnThisCost),
)
SPELLS: Final = (AdditionalCost, AlternativeCost, Buyback, PlayedFree)
UPKEEPS: Final = (CumulativeCost, CumulativeUpkeep, Echo, Fading)


def alike(stage: Stage, world: World) -> None:
    """Check that all was asked, and that the two tables are the same."""
    assert not stage.log
    assert comparable(world.seen(), world) == comparable(stage.seen(), world)


def over(stage: Stage) -> bool:
    """Whether the game has ended, or effects replaced others, so that nothing is compared."""
    return stage.p.result is not None or any(asked.ask == "replacement" for asked in stage.log)


def part(author: Author) -> Any:
    """A random cost that is no mana."""
    kind = author.random.choice(COSTS)
    if kind is RemoveHeldCost:
        return RemoveHeldCost(author.noun("hand", False))
    if kind in (RemoveCost, RemoveTopCost):
        what = author.random.choice((That(("card",), zone="graveyard"), author.noun("graveyard", False)))
        count = author.random.randint(1, 2)
        to = author.random.choice(("removed", "bottom"))
        return RemoveTopCost(what) if kind is RemoveTopCost else RemoveCost(what, count, to=to)  # type: ignore[arg-type]
    return author.word(kind, 1)


# -- abilities ---------------------------------------------------------------------------------------------


def costly(author: Author, anyone: bool) -> Card:
    """A permanent with an ability that has one or two further costs; any player may play it if `anyone`."""
    random = author.random
    costs = tuple(dict.fromkeys([part(author) for _ in range(random.randint(1, 2))]))
    ability = Activated((*costs, *["{1}"] * random.randint(0, 1)), author.effects(1))
    return author.permanent(Anyone(ability) if anyone else ability)


def paid(seed: int) -> str:
    """Play a random ability with further costs, by either player where any may play it, and compare."""
    random = Random(seed)
    author = Author(random)
    seat = random.choice((0, 0, 1))
    card = accepted(lambda: costly(author, bool(seat)), refused, 6)
    if card is None:
        return "refused"
    [word] = card.text
    ability: Any = word.ability if isinstance(word, Anyone) else word
    stage, world = Stage(card, "play"), laid(card, "play")
    if seat:
        stage.answer(PASS)
    a = Ability(world, stage.log, seat, ODD)
    ways = [option for option in stage.p.choice.options if option[:2] == ("activate", stage.key(ODD))]
    try:
        assert bool(ways) == can_play(a, ability)
        if not ways:
            return "not offered"
        stage.play(ways[0], chooser(random))
        if over(stage):
            return "not read"
        play(a, ability)
    except (NotRead, Endless):
        return "not read"
    alike(stage, world)
    return f"same for {seat}: " + ", ".join(type(one).__name__ for one in ability.cost)


# -- spells ------------------------------------------------------------------------------------------------


def priced(author: Author, kind: type) -> Card:
    """An instant with a cost of the class `kind`, one of `SPELLS`."""
    random = author.random
    cost = tuple(dict.fromkeys([part(author), *["{1}"] * random.randint(0, 1)]))
    word: Any = author.word(PlayedFree, 1) if kind is PlayedFree else kind(cost)
    if kind is AdditionalCost:
        word = AdditionalCost(cost[0])
    elif kind is AlternativeCost and random.random() < 0.3:
        word = AlternativeCost(cost, author.word(PlayedFree, 1).when)
    text = (word, Spell(author.effects(1)))
    return Card(ODD, random.choice(("{R}", "{1}{G}")), INSTANT, text)


def spelled(seed: int) -> str:
    """Play a random spell with another cost, an additional one or buyback, and compare."""
    random = Random(seed)
    author = Author(random)
    kind = random.choice(SPELLS)
    card = accepted(lambda: priced(author, kind), refused, 6)
    if card is None:
        return "refused"
    text: Any = card.text
    stage, world = Stage(card), laid(card)
    a = Ability(world, stage.log, 0, ODD)
    offered = ("cast", ODD) in stage.p.choice.options
    try:
        assert offered == (can_aim(a, text[1].effects) and payable(a, text))
        if not offered:
            return "not offered"
        stage.play(("cast", ODD), chooser(random))
        if over(stage):
            return "not read"
        cast(a, card.cost, text)
    except (NotRead, Endless):
        return "not read"
    alike(stage, world)
    return kind.__name__


# -- upkeep ------------------------------------------------------------------------------------------------


def kept(seed: int) -> str:
    """Begin an upkeep with a permanent that must be paid for, and compare."""
    random = Random(seed)
    author = Author(random)
    kind = random.choice(UPKEEPS)
    cost = tuple(dict.fromkeys([part(author), *["{1}"] * random.randint(0, 1)]))
    word: Any = kind(random.choice(("{1}", "{R}", "{1}{G}")))
    if kind is Fading:
        word = Fading(random.randint(1, 3))
    elif kind is CumulativeCost:
        word = CumulativeCost(cost)
    card = author.permanent(*((Keywords(("flying",)), word) if random.random() < 0.3 else (word,)))
    if refused(card):
        return "refused"
    marks = (
        Counter({"fade": random.randint(0, 2)}) if kind is Fading else Counter({"age": random.randint(0, 2)})
    )
    marks = Counter() if kind is Echo else +marks
    due = ECHO if kind is Echo and random.random() < 0.8 else ""
    stage = Stage(card, "play", begins=("upkeep", 0), counters=marks, chosen=due)
    world = laid(card, "play")
    world.things[ODD].counters = Counter(marks)
    a = Ability(world, stage.log, 0, ODD)
    try:
        stage.go_on(chooser(random))
        if over(stage):
            return "not read"
        upkeep(a, card.text if kind is not Echo or due else ())
    except (NotRead, Endless):
        return "not read"
    alike(stage, world)
    return kind.__name__


# -- combat ------------------------------------------------------------------------------------------------


def ridden(seed: int) -> str:
    """Attack with a creature with flanking or rampage, or both, and compare."""
    random = Random(seed)
    words: list[Any] = random.choice(([Flanking()], [Rampage(2)], [Flanking(), Rampage(1)]))
    if random.random() < 0.3:
        words.insert(0, Keywords((random.choice(("trample", "first strike", "haste")),)))
    size = random.choice(((2, 2), (3, 3), (1, 5)))
    card = Card(ODD, "{1}{G}", CREATURE_CARD, tuple(words), types=("Elf",), size=size)
    active = random.choice((0, 0, 0, 1))
    come = tuple(random.sample(("Ogre", "Angel", "Hawk", "Giant"), random.randint(1, 3)))
    stage = Stage(card, "play", begins=("combat", active), tapped=("Goblin", "Idol"), come=come)

    def choose(ask: str, count: int) -> int:
        return random.choice((0, 0, max(0, count - 2), random.randrange(count))) if count else 0

    try:
        stage.go_on(choose, until=END_COMBAT)
        if over(stage):
            return "not read"
        world = laid(card, "play", tapped=("Goblin", "Idol"), come=come)
        world.active = active
        fight = KeywordFight(world, stage.log)
        fight.fight()
    except (NotRead, Endless):
        return "not read"
    alike(stage, world)
    several = len([foes for foes in world.blocks.values() if ODD in foes]) > 1
    return f"triggered {several}" if fight.told else "same"


ALL: Final[tuple[Callable[[int], str], ...]] = (paid, spelled, kept, ridden)


def found(check: Callable[[int], str], count: int) -> Counter[str]:
    """How often each result comes of so many seeds."""
    results: Counter[str] = Counter()

    def run(seed: int) -> None:
        results[check(seed)] += 1

    each_seed(count, run)
    return results


@pytest.mark.rule("MTG8-CR-COST-3", "MTG8-CR-COST-6", "MTG8-CR-COST-7", "MTG8-CR-ANYONE-1")
def test_some_keywords_do_what_their_rules_say() -> None:
    for check in ALL:
        found(check, 40)


@pytest.mark.deep
@pytest.mark.rule("MTG8-CR-COST-3", "MTG8-CR-COST-6", "MTG8-CR-COST-7", "MTG8-CR-ANYONE-1")
def test_abilities_with_further_costs_do_what_their_words_say() -> None:
    results = found(paid, 1500)
    for cost in COSTS:
        assert sum(times for how, times in results.items() if cost.__name__ in how) >= 3, (cost, results)
    assert sum(times for how, times in results.items() if "for 1" in how) >= 20, results


@pytest.mark.deep
@pytest.mark.rule("MTG8-CR-COST-4", "MTG8-CR-COST-10", "MTG8-CR-BUYBACK-1", "MTG8-CR-BUYBACK-2")
def test_spells_with_other_costs_do_what_their_words_say() -> None:
    results = found(spelled, 800)
    assert all(results[kind.__name__] >= 10 for kind in SPELLS), results


@pytest.mark.deep
@pytest.mark.rule("MTG8-CR-ECHO-2", "MTG8-CR-FADING-2", "MTG8-CR-AGE-1", "MTG8-CR-AGE-2")
def test_what_is_paid_in_an_upkeep_is_paid_as_the_rules_say() -> None:
    results = found(kept, 500)
    assert all(results[kind.__name__] >= 20 for kind in UPKEEPS), results


@pytest.mark.deep
@pytest.mark.rule("MTG8-CR-FLANK-1", "MTG8-CR-RAMPAGE-1")
def test_flanking_and_rampage_fight_as_the_rules_say() -> None:
    results = found(ridden, 250)
    assert results["triggered True"] >= 10 and results["triggered False"] >= 10, results


@pytest.mark.parametrize("seed", [10693248088194191307])
def test_a_cost_once_read_wrongly_is_paid_as_its_words_say(seed: int) -> None:
    assert paid(seed).startswith("same")


@pytest.mark.fuzz
def test_more_keywords_do_what_their_rules_say() -> None:
    for place, seed in enumerate(seeds(1, 2400)):
        check = ALL[place % len(ALL)]
        with named(f"{check.__name__}({seed})"):
            check(seed)
