"""Power and toughness by timestamps: sizes of cards themselves, sizes that are set, bonuses, counters."""

from __future__ import annotations

import pytest

from grimorio.games.magic.rules.marks import Counters
from grimorio.games.magic.state.masks import COLOR_BITS
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_CARD,
    ENCHANTED,
    ENCHANTMENT_CARD,
    INSTANT,
    Becomes,
    Count,
    GainLife,
    Gets,
    HandSize,
    SizeIs,
    Target,
    card,
    spell,
    static,
    that,
)
from grimorio.games.magic.words.abilities import local
from grimorio.kernel import Luck
from tests.fuzzing import each_seed
from tests.games.magic.laid import MAGIC, A, Laid

Size = tuple[int, int]
CREATURES = {"Plain Bear": (2, 2), "Hand Bear": None}
SETS: dict[str, Size] = {"Shrink": (0, 3), "Mould": (4, 5)}
ADDS: dict[str, Size] = {"Swell": (3, 3), "Wither": (-1, 0), "Strength": (2, 1)}
COUNTERS: dict[str, str] = {"Feed": "+1/+1", "Blight": "-1/-1", "Arm": "+0/+1"}
OWN = (
    card("Plain Bear", "{G}", CREATURE_CARD, types=("Bear",), size=(2, 2)),
    card(
        "Hand Bear",
        "{G}",
        CREATURE_CARD,
        static(SizeIs(HandSize(), HandSize())),
        types=("Bear",),
        size=(0, 0),
    ),
    card("Shrink", "{U}", INSTANT, spell(Becomes(Target(CREATURE), size=SETS["Shrink"]))),
    local("Mould", "{U}", CREATURE, static(Becomes(ENCHANTED, size=SETS["Mould"]))),
    card("Swell", "{G}", INSTANT, spell(Gets(Target(CREATURE), *ADDS["Swell"]))),
    card("Wither", "{B}", INSTANT, spell(Gets(Target(CREATURE), *ADDS["Wither"]))),
    local("Strength", "{W}", CREATURE, static(Gets(ENCHANTED, *ADDS["Strength"]))),
)
NAMES = (*SETS, *ADDS, *COUNTERS)


def do(t: Laid, name: str, bear: str) -> None:
    """Play the card of this name on the creature `bear`, or put a counter on it."""
    if name in COUNTERS:
        Counters(t.p, t.key(bear), COUNTERS[name], 1, "MTG8-GLOSS-Segnalino").apply(t.p)
        MAGIC.renew(t.p)
    else:
        t.play(A, name)


def expected(bear: str, played: list[str], hand: int, last: bool) -> Size:
    """The size of the creature after these cards and counters, in the order in which they were played."""
    power, toughness = CREATURES[bear] or (hand, hand)
    steps: list[tuple[float, str, Size]] = []
    for place, name in enumerate(played):
        if name in SETS:
            steps.append((place, "set", SETS[name]))
        elif name in ADDS:
            steps.append((place, "add", ADDS[name]))
        else:
            left, right = COUNTERS[name].split("/")
            newest = len(played) - 1 - played[::-1].index(name)
            steps.append((1000 if last else newest, "add", (int(left), int(right))))
    for _, way, (more, tougher) in sorted(steps, key=lambda step: step[0]):
        power, toughness = (more, tougher) if way == "set" else (power + more, toughness + tougher)
    return power, toughness


@pytest.mark.rule("MTG8-CR-LAYER-2", "MTG8-CR-LAYER-4", "MTG8-CR-LAYER-6")
@pytest.mark.parametrize("reading", ["timestamp", "last"])
@pytest.mark.parametrize("bear", CREATURES)
def test_any_order_of_sizes_bonuses_and_counters(bear: str, reading: str) -> None:
    each_seed(40, lambda seed: any_order(bear, reading, seed))


def any_order(bear: str, reading: str, seed: int) -> None:
    luck = Luck(seed)
    names = [NAMES[luck.below(len(NAMES))] for _ in range(6)]
    hand = [name for name in names if name not in COUNTERS] + ["Plains"] * 9
    t = Laid({"hand": "; ".join(hand), "play": bear}, own=OWN, counters=reading)
    done: list[str] = []
    for name in names:
        do(t, name, bear)
        done.append(name)
        size = expected(bear, done, len(t.hand(A)), reading == "last")
        if size[1] <= 0:
            return
        assert t.size(bear) == size, done


@pytest.mark.rule("MTG8-CR-LAYER-4", "MTG8-CR-LAYER-6")
@pytest.mark.parametrize("reading", ["timestamp", "last"])
def test_counters_are_added_to_what_a_card_says_of_its_size(reading: str) -> None:
    t = Laid({"hand": "Plains; Plains; Plains", "play": "Maro"}, counters=reading)
    do(t, "Feed", "Maro")
    do(t, "Feed", "Maro")
    assert t.size("Maro") == (5, 5)


@pytest.mark.rule("MTG8-GLOSS-Segnalino")
@pytest.mark.parametrize(("reading", "size"), [("timestamp", (0, 3)), ("last", (1, 4))])
def test_option_counters(reading: str, size: Size) -> None:
    """By one reading, a size that is set after a counter removes its effect; by the other, it does not."""
    t = Laid({"hand": "Shrink", "play": "Plain Bear"}, own=OWN, counters=reading)
    do(t, "Feed", "Plain Bear")
    do(t, "Shrink", "Plain Bear")
    assert t.size("Plain Bear") == size
    do(t, "Feed", "Plain Bear")
    assert t.size("Plain Bear") == (2, 5), "both count from when the last was put on"


@pytest.mark.rule("MTG8-CR-LAYER-7")
@pytest.mark.parametrize("reading", ["timestamp", "with-type"])
def test_all_that_one_ability_changes_is_about_the_same_permanents(reading: str) -> None:
    """Artifacts that were no creatures become red 5/4 creatures in all layers, although they are
    creatures by then.
    """
    idle = that("artifact", no_kinds=("creature",))
    rise = card(
        "Rise", "{R}", ENCHANTMENT_CARD, static(Becomes(idle, color="red", kinds=("creature",), size=(5, 4)))
    )
    t = Laid({"play": "Rise; Rod of Ruin; Patagia Golem"}, own=(rise,), **{"becomes-size": reading})
    assert t.size("Rod of Ruin") == (5, 4)
    assert t.size("Patagia Golem") == (2, 3)
    red = COLOR_BITS["red"]
    assert (t.it("Rod of Ruin").colors, t.it("Patagia Golem").colors) == (red, 0)


@pytest.mark.rule("MTG8-CR-LAYER-7")
def test_what_an_ability_counts_is_counted_before_it_changes_anything() -> None:
    """Two of three creatures are small enough to count; the first does not grow out of the count."""
    small = Count(that("creature", power=(-1, 2)))
    swarm = card("Swarm", "{G}", ENCHANTMENT_CARD, static(Gets(CREATURE, small, 0)))
    t = Laid({"play": "Swarm; Grizzly Bears; Hill Giant; Raging Goblin"}, own=(swarm,))
    assert [t.size(name)[0] for name in ("Grizzly Bears", "Hill Giant", "Raging Goblin")] == [4, 5, 3]


@pytest.mark.rule("MTG8-CR-LAYER-7")
def test_a_noun_without_a_least_power_has_negative_powers() -> None:
    small = Count(that("creature", power=(-1, 2)))
    chill = card("Deep Chill", "{U}", ENCHANTMENT_CARD, static(Gets(CREATURE, -4, 0)))
    feast = card("Small Feast", "{G}", INSTANT, spell(GainLife(small)))
    side = {"play": "Deep Chill; Grizzly Bears; Craw Wurm; Mahamoti Djinn", "hand": "Small Feast"}
    t = Laid(side, own=(chill, feast)).play(A, "Small Feast")
    assert t.life(A) == 23 and t.size("Grizzly Bears")[0] == -2


COLOURED = (
    card("Hill Bear", "{R}", CREATURE_CARD, types=("Bear",), size=(2, 2)),
    card(
        "Colour Kavu",
        "{2}{R}{G}",
        CREATURE_CARD,
        static(
            SizeIs(Count(that("creature", colors=("red",))), None),
            SizeIs(None, Count(that("creature", colors=("green",)))),
        ),
        types=("Kavu",),
        size=(0, 0),
    ),
    card(
        "Red Choir",
        "{R}",
        ENCHANTMENT_CARD,
        static(Gets(that("creature", types=("Bear",)), Count(that("creature", colors=("red",))), 0)),
    ),
    card("Green Paint", "{G}", INSTANT, spell(Becomes(Target(CREATURE), color="green"))),
    card("Swell", "{G}", INSTANT, spell(Gets(Target(CREATURE), 3, 3))),
)


@pytest.mark.rule("MTG8-CR-LAYER-3", "MTG8-CR-LAYER-4")
def test_a_size_that_counts_a_colour_waits_for_changes_of_colour_and_for_nothing_else() -> None:
    t = Laid({"hand": "Swell; Green Paint", "play": "Colour Kavu; Hill Bear"}, own=COLOURED)
    assert t.size("Colour Kavu") == (2, 1)
    t.play(A, "Swell", t.obj("Colour Kavu"))
    assert t.size("Colour Kavu") == (5, 4)
    t.play(A, "Green Paint", t.obj("Hill Bear"))
    assert t.size("Colour Kavu") == (4, 5), "the bonus still counts behind the size"


@pytest.mark.rule("MTG8-CR-LAYER-3")
def test_a_bonus_that_counts_a_colour_waits_for_a_later_change_of_colour() -> None:
    t = Laid({"hand": "Green Paint", "play": "Red Choir; Hill Bear; Hill Giant"}, own=COLOURED)
    assert t.size("Hill Bear") == (4, 2)
    t.play(A, "Green Paint", t.obj("Hill Giant"))
    assert t.size("Hill Bear") == (3, 2)


@pytest.mark.rule("MTG8-CR-LAYER-3", "MTG8-CR-LAYER-4")
def test_of_a_change_of_colour_and_size_the_colour_counts_first_and_the_size_in_its_time() -> None:
    dye = card("Dye", "{G}", INSTANT, spell(Becomes(Target(CREATURE), color="green", size=(0, 7))))
    t = Laid({"hand": "Dye; Swell", "play": "Colour Kavu; Hill Bear"}, own=(*COLOURED, dye))
    t.play(A, "Swell", t.obj("Colour Kavu"))
    t.play(A, "Dye", t.obj("Colour Kavu"))
    assert t.size("Colour Kavu") == (0, 7)
    t = Laid({"hand": "Dye; Swell", "play": "Colour Kavu; Hill Bear"}, own=(*COLOURED, dye))
    t.play(A, "Dye", t.obj("Hill Bear"))
    assert (t.size("Colour Kavu"), t.size("Hill Bear")) == ((1, 2), (0, 7))
