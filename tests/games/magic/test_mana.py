"""Paying mana, compared with trying every payment, and which of several equal payments the game chooses."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio import games
from grimorio.games.magic.meaning.costs import Mana, mana
from grimorio.games.magic.rules.events import ChangeLife, ChangePool
from grimorio.games.magic.rules.mana import sources
from grimorio.games.magic.rules.marks import Damage
from grimorio.games.magic.rules.plan import LEVEL, Source, covers, most_mana, plan, spend
from grimorio.games.magic.situation_data import pool
from grimorio.games.magic.state.objects import player
from grimorio.games.magic.state.pools import ONE, amount, amounts, pool_text, read_pool, size
from grimorio.games.magic.words import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    LAND,
    LAND_CARD,
    AddMana,
    DealDamage,
    Draw,
    TappedForMana,
    ThePlayer,
    activated,
    card,
    when,
)
from grimorio.kernel import Luck, Setup, SetupError
from tests.games.magic.laid import A, B, Laid

PAYING = pytest.mark.rule("MTG8-2.PLAY-S3")


def pools(most: int, least: int = 0) -> st.SearchStrategy[int]:
    """A strategy for pools with this much mana of all kinds; few kinds are more likely."""
    kinds = st.sampled_from(ONE) | st.sampled_from(ONE[3:5])
    return st.lists(kinds, min_size=least, max_size=most).map(sum)


@st.composite
def some_sources(draw: st.DrawFn) -> list[Source]:
    """A strategy for one to five sources with one to five outputs of one to three mana, and some basic
    lands.
    """
    found = []
    for key in range(draw(st.integers(1, 5))):
        outputs = draw(st.lists(pools(3, 1), min_size=1, max_size=draw(st.sampled_from((1, 2, 5)))))
        found.append(Source(key, list(enumerate(outputs)), False))
    for key in range(len(found), draw(st.integers(len(found), 5))):
        found.append(Source(key, [(0, draw(st.sampled_from(ONE[2:])))], False))
    for source in found:
        source.gives_up = draw(st.integers(0, 2)) << LEVEL | draw(st.integers(0, 3))
    return found


@st.composite
def costs(draw: st.DrawFn) -> Mana:
    colors = draw(st.lists(st.sampled_from(ONE[:5]) | st.sampled_from(ONE[3:5]), max_size=4))
    return Mana(draw(st.integers(0, 5)), sum(colors))


def ways(found: list[Source]) -> list[list[tuple[int, int]]]:
    """Every choice of sources and of an output for each."""
    places = [[None, *range(len(source.outputs))] for source in found]
    return [[(place, at) for place, at in enumerate(choice) if at is not None] for choice in product(*places)]


def made(found: list[Source], taps: list[tuple[int, int]]) -> int:
    return sum(found[place].outputs[at][1] for place, at in taps)


@PAYING
@given(floating=pools(4), found=some_sources(), cost=costs())
@pytest.mark.rule("MTG8-CR-COST-2")
def test_a_payment_is_found_if_there_is_one_and_the_best_there_is(
    floating: int, found: list[Source], cost: Mana
) -> None:
    """A payment is found exactly if one exists; none makes less mana, and none of those gives up less."""
    paying = [taps for taps in ways(found) if covers(floating + made(found, taps), cost)]
    chosen = plan(floating, found, cost)
    assert (chosen is None) == (not paying)
    assert (most_mana(floating, found, cost.need) >= cost.value) == bool(paying)
    if chosen is None:
        return
    assert chosen in paying

    def price(taps: list[tuple[int, int]]) -> tuple[int, int]:
        return size(made(found, taps)), sum(found[place].gives_up for place, _ in taps)

    assert price(chosen) == min(map(price, paying))


@PAYING
@given(floating=pools(4), found=some_sources(), need=costs().map(lambda cost: cost.need))
@pytest.mark.rule("MTG8-GLOSS-X")
def test_the_most_mana_is_that_of_the_best_way_to_tap_everything(
    floating: int, found: list[Source], need: int
) -> None:
    totals = [floating + made(found, taps) for taps in ways(found)]
    best = max((size(total) for total in totals if covers(total, Mana(0, need))), default=-1)
    assert most_mana(floating, found, need) == best


@PAYING
@given(floating=pools(8), cost=costs(), wanted=st.lists(st.integers(0, 2), min_size=5, max_size=5))
@pytest.mark.rule("MTG8-CR-COST-2")
def test_what_is_spent_spares_what_is_wanted(floating: int, cost: Mana, wanted: list[int]) -> None:
    """Exactly the cost is spent: colourless mana first, then colours that are not wanted."""
    if not covers(floating, cost):
        return
    spent = spend(floating, cost, wanted)
    assert size(spent) == cost.value and covers(spent, cost) and covers(floating, Mana(0, spent))

    def missed(left: int) -> int:
        return sum(max(0, want - have) for want, have in zip(wanted, amounts(left), strict=False))

    generic = [
        total
        for counts in product(*[range(amount(floating - cost.need, kind) + 1) for kind in range(6)])
        if size(total := sum(n * one for n, one in zip(counts, ONE, strict=True))) == cost.generic
    ]
    assert amount(spent, 5) == max(amount(total, 5) for total in generic)
    alike = [total for total in generic if amount(total, 5) == amount(spent, 5)]
    assert missed(floating - spent) == min(missed(floating - cost.need - total) for total in alike)


@PAYING
@given(
    counts=st.lists(st.integers(0, 10_000) | st.integers(0, 2**40), min_size=6, max_size=6),
    others=st.lists(st.integers(0, 2**40), min_size=6, max_size=6),
)
@pytest.mark.rule("MTG8-GLOSS-Simboli_numerici-2")
def test_kinds_of_mana_never_run_into_each_other(counts: list[int], others: list[int]) -> None:
    one = sum(count * mana for count, mana in zip(counts, ONE, strict=True))
    other = sum(count * mana for count, mana in zip(others, ONE, strict=True))
    assert amounts(one) == counts and size(one) == sum(counts)
    assert amounts(one + other) == [a + b for a, b in zip(counts, others, strict=True)]
    assert covers(one, Mana(0, other)) == all(a >= b for a, b in zip(counts, others, strict=True))


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("", ""),
        ("2RR", "RRCC"),
        ("G*12", "G*12"),
        ("gW G", None),
        ("wU*0B", "WB"),
        ("C*3G", "GCCC"),
        ("300G", "GC*300"),
        ("G*9G", "G*10"),
        (3, "CCC"),
    ],
)
def test_mana_is_written_in_letters_and_numbers(text: Any, letters: str | None) -> None:
    if letters is None:
        with pytest.raises(SetupError, match='expected mana such as "2RR" or "G\\*300"'):
            pool(text)
        return
    assert pool_text(pool(text)) == letters
    assert read_pool(letters) == pool(text)


BOARD = (
    "Plains", "Island", "Mountain", "Forest", "City of Brass", "Shivan Oasis", "Urza's Mine", "Urza's Tower",
    "Urza's Power Plant", "Birds of Paradise", "Fyndhorn Elder", "Star Compass", "Vernal Bloom",
    "Forest; Fertile Ground>Forest",
)  # fmt: skip


@PAYING
@settings(max_examples=60)
@given(
    board=st.lists(st.sampled_from(BOARD), min_size=1, max_size=6),
    floating=pools(2),
    colors=st.lists(st.sampled_from("WURG"), max_size=3),
    generic=st.integers(0, 5),
)
@pytest.mark.rule("MTG8-CR-COST-2")
def test_what_is_offered_can_be_paid_and_is_paid_with_the_least_mana(
    board: list[str], floating: int, colors: list[str], generic: int
) -> None:
    cost = f"{{{generic}}}" + "".join(f"{{{color}}}" for color in colors)
    t = Laid(
        {"hand": "Thing", "play": "; ".join(board)}, mana=False, own=(card("Thing", cost, ARTIFACT_CARD),)
    )
    for key in t.t.play:
        t.p.edit(key).tapped = False
    t.fill(floating)
    found = sources(t.p, A)
    least = min(
        (size(made(found, taps)) for taps in ways(found) if covers(floating + made(found, taps), mana(cost))),
        default=-1,
    )
    assert (("cast", "Thing") in t.offered()) == (least >= 0)
    if least >= 0:
        t.cast(A, "Thing")
        assert sum(size(event.mana) for event in t.happened("mana") if not event.spend) == least


# -- what is spared ----------------------------------------------------------------------------------


def tapped(t: Laid, seat: int = A) -> list[str]:
    """The names of a player's tapped permanents, in alphabetical order."""
    things = [t.p.things[key] for key in t.t.play]
    return sorted(t.name(it) for it in things if it.tapped and it.controller == seat)


FORT = card("Fort", "", LAND_CARD, activated("{T}", AddMana("{W}")), activated("{T}", Draw()))
THORNS = card("Thorns", "{3}{R}", ENCHANTMENT_CARD, when(TappedForMana(LAND), DealDamage(1, ThePlayer())))

SPARED = [
    ("Urza's Mine; Urza's Power Plant; Urza's Tower; Forest", "", "Howling Mine", "Urza's Mine"),
    ("Urza's Tower; Forest", "", "Iron Star", "Urza's Tower"),
    ("Vernal Bloom; Plains; Plains; Plains; Forest; Forest", "", "Patagia Golem", "Forest; Forest"),
    ("City of Brass; Mountain", "", "Shock", "Mountain"),
    ("City of Brass; Birds of Paradise", "", "Shock", "Birds of Paradise"),
    ("Mountain; Shivan Oasis", "Sanctimony", "Shock", "Shivan Oasis"),
    ("Mountain; Birds of Paradise", "Thorns", "Shock", "Birds of Paradise"),
    ("Birds of Paradise; Mountain", "", "Shock", "Mountain"),
    ("Vine Trellis; Holy Strength>Vine Trellis; Birds of Paradise", "", "Giant Growth", "Birds of Paradise"),
    ("Fort; Plains", "", "Holy Day", "Plains"),
    ("Island; Island; Forest; Forest", "", "Howling Mine; Boomerang", "Forest; Forest"),
    ("Mountain; Island; Mountain; Mountain", "", "Iron Star; Shock; Unsummon", "Mountain"),
    ("Swamp; Plains; Drudge Skeletons", "", "Iron Star", "Plains"),
    ("Star Compass; Island; Island", "", "Howling Mine", "Island; Island"),
    ("Shivan Oasis; Mountain", "", "Shock", "Mountain"),
]


@PAYING
@pytest.mark.parametrize(("play", "other", "hand", "taps"), SPARED)
@pytest.mark.rule("MTG8-CR-COST-2")
def test_of_ways_that_make_as_little_mana_the_table_takes_what_hurts_least(
    play: str, other: str, hand: str, taps: str
) -> None:
    t = Laid({"hand": hand, "play": play}, {"play": other}, mana=False, own=(FORT, THORNS))
    for key in t.t.play:
        t.p.edit(key).tapped = False
    t.fill(0)
    t.answer(("cast", hand.split("; ")[0]))
    if t.p.choice.ask == "target":
        t.answer(t.p.choice.options[-1])
    assert tapped(t) == taps.split("; ")


# -- ten thousand of everything ----------------------------------------------------------------------


def rich(luck: Luck) -> dict[str, Any]:
    """The possessions of a player in a game with ten thousand of everything."""
    spells = (
        "Blaze",
        "Stream of Life",
        "Giant Growth",
        "Shock",
        "Rod of Ruin",
        "Concentrate",
        "Coat of Arms",
    )
    counters = {"counters": {"+1/+1": 10_000}}
    return {
        "life": 10_000 + luck.below(50_000),
        "mana": "10000W*10000U*10000B*10000R*10000G*10000",
        "hand": [f"{name}*{1 + luck.below(3)}" for name in spells],
        "battlefield": [
            "Forest*40", "Mountain*20", f"Vernal Bloom*{luck.below(12)}", "Anaba Shaman", "City of Brass",
            {"card": "Craw Wurm", **counters}, {"card": "Grizzly Bears", **counters, "damage": 10_001},
        ],
        "library": ["Shock*5000", "Blaze*5000"],
    }  # fmt: skip


@pytest.mark.rule("MTG8-1.TERM-1", "MTG8-GLOSS-Danno-1", "MTG8-GLOSS-Segnalino", "MTG8-1.OBJ-1")
@pytest.mark.parametrize("seed", range(6))
def test_play_with_ten_thousand_of_everything(seed: int) -> None:
    """Pools, life, damage and counters are the sums of the events, and the position can be read back."""
    luck = Luck(seed)
    game = games.get("magic")
    options = {"mana": "any-time"} if seed % 2 else {}
    setup = Setup("magic", 2, seed, options, situation={"A": rich(luck), "B": rich(luck)})
    p = game.start(setup, journal=True)
    before = [(player(p, seat).life, player(p, seat).pool) for seat in (A, B)]
    for _ in range(150):
        if p.over:
            break
        p.answer(luck.below(len(p.choice.options)))
    journal = p.journal or []
    for seat, (life, floating) in enumerate(before):
        one = player(p, seat)
        mana_events = [event for event in journal if isinstance(event, ChangePool) and event.seat == seat]
        assert one.pool == floating + sum(-one.mana if one.spend else one.mana for one in mana_events)
        life_events = [event for event in journal if isinstance(event, ChangeLife) and event.seat == seat]
        damage = sum(event.amount for event in journal if isinstance(event, Damage) and event.to == -1 - seat)
        assert one.life == life + sum(event.amount for event in life_events) - damage
        assert all(0 <= have < 10**9 for have in amounts(one.pool))
        assert read_pool(p.seen_by(seat)["table"]["players"][seat]["pool"]) == one.pool
    data = json.dumps(p.to_json())
    assert json.dumps(game.position(json.loads(data)).to_json()) == data
