"""The lands that are tapped at once for a cost are those that the whole plan of a payment would choose."""

from __future__ import annotations

from random import Random

import pytest

from grimorio import games
from grimorio.games.magic.meaning.costs import Mana, mana
from grimorio.games.magic.rules import mana as rules_mana
from grimorio.games.magic.rules.lands import lands_for
from grimorio.games.magic.rules.mana import Purse, sources
from grimorio.games.magic.rules.plan import covers, plan
from grimorio.games.magic.rules.spare import weigh
from grimorio.games.magic.state.objects import player
from grimorio.games.magic.state.pools import FEW_TOPS, ONE, packed, unpacked
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import Seat

SPELLS = {
    "Plains": "Glory Seeker",
    "Island": "Coral Eel",
    "Swamp": "Severed Legion",
    "Mountain": "Hill Giant",
    "Forest": "Grizzly Bears",
}
COSTS = [mana(text) for text in ("{1}", "{3}", "{W}", "{1}{U}", "{R}{R}", "{2}{G}{W}", "{4}{B}", "{W}{U}{R}")]


def planned(
    p: Position, seat: Seat, without: int, pool: int, cost: Mana
) -> tuple[tuple[int, int, int], ...] | None:
    """What the whole plan of a payment taps."""
    usable = weigh(p, seat, sources(p, seat, without))
    chosen = plan(pool, usable, cost)
    return chosen and tuple((usable[place].key, *usable[place].outputs[at]) for place, at in chosen)


@pytest.mark.rule("MTG8-2.PLAY-S3")
def test_lands_are_those_of_the_plan() -> None:
    game = games.get("magic")
    luck = Random(1)
    quick = several = 0
    for seed in range(8):
        decks: list[object] = ["Sky Slam"]
        types = luck.sample(sorted(SPELLS), 3)
        main = [[10, land] for land in types] + [[8, SPELLS[land]] for land in types]
        decks.append({"name": "three colours", "main": main, "sideboard": []})
        p = game.start(Setup("magic", 2, seed, {}, {"decks": decks}))
        while p.waiting and p.asked < 1500:
            p.answer(luck.randrange(len(p.choice.options)))
            if not p.waiting or p.choice.ask != "priority" or luck.random() < 0.7:
                continue
            seat = Seat(luck.randrange(2))
            without = luck.choice((0, *p.things[0].play))
            pool = luck.choice((0, player(p, seat).pool, ONE[luck.randrange(6)]))
            for cost in COSTS:
                if covers(pool, cost):
                    continue
                lands = lands_for(p, seat, (without, 0), pool, cost)
                if lands is not None:
                    assert lands == planned(p, seat, without, pool, cost)
                    quick += 1
                    several += len({land[2] for land in lands}) > 1
    assert quick > 100
    assert several > 10


@pytest.mark.rule("MTG8-2.PLAY-S3")
@pytest.mark.parametrize("most", [2047, 1])
def test_a_purse_pays_what_can_be_planned(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there are more plain lands than fit into its short number (here more than one)."""
    monkeypatch.setattr(rules_mana, "MOST_FEW", most)
    game = games.get("magic")
    luck = Random(most)
    answers = {True: 0, False: 0}
    for seed in range(4):
        types = luck.sample(sorted(SPELLS), 2)
        main = [[14, land] for land in types] + [[8, SPELLS[land]] for land in types]
        deck = {"name": "two colours", "main": main, "sideboard": []}
        p = game.start(Setup("magic", 2, seed, {}, {"decks": [deck, "Heavy Hitters"]}))
        while p.waiting and p.asked < 1000:
            p.answer(luck.randrange(len(p.choice.options)))
            if not p.waiting or p.choice.ask != "priority" or luck.random() < 0.6:
                continue
            seat = Seat(luck.randrange(2))
            owner = player(p, seat)
            floating = owner.pool
            owner.pool = luck.choice((0, floating, ONE[luck.randrange(6)]))
            for cost in COSTS:
                pays = Purse(p, seat).pays(cost)
                assert pays == (plan(owner.pool, weigh(p, seat, sources(p, seat)), cost) is not None)
                answers[pays] += 1
            owner.pool = floating
    assert min(answers.values()) > 50


def test_counts_too_great_for_a_short_number() -> None:
    assert packed([2047, 0, 0, 0, 2047]) == 2047 + (2047 << 48)
    assert packed([2048, 0, 0, 0, 0]) == -1
    assert unpacked(packed([2047, 0, 3, 0, 1])) == 2047 * ONE[0] + 3 * ONE[2] + ONE[4]
    assert not (mana("{W}").few | packed([0, 0, 0, 0, 1])) & FEW_TOPS
