"""The bots of drafts see their seat's view only, answer every question, and stand on four levels."""

from __future__ import annotations

import json
from functools import partial

import pytest

from grimorio import games
from grimorio.bots import LEVELS, Bot, Sight, UnknownBot, make_bot, spelled_out
from grimorio.bots.draft.build import build
from grimorio.bots.draft.values import learned
from grimorio.kernel import Position, Setup
from tests.fuzzing import each_seed

DRAFT = games.get("draft")
NAMES = ("random", "greedy:1", "greedy:2", "greedy")


def sat_down(name: str, seats: int, seed: int = 0) -> list[Bot]:
    return [make_bot(name, DRAFT, seed + seat) for seat in range(seats)]


def answer(p: Position, bots: list[Bot]) -> None:
    choice = p.choice
    index = bots[choice.seat].choose(Sight(p, choice.seat), partial(p.imagine, choice.seat))
    p.answer(index, choice.number)


def asked(name: str, p: Position, seat: int) -> int:
    return make_bot(name, DRAFT, 7).choose(Sight(p, seat), partial(p.imagine, seat))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", ["booster", "rochester", "sealed"])
def test_bots_draft_to_the_end(name: str, kind: str) -> None:
    p = DRAFT.start(Setup("draft", 3, 5, {"kind": kind}))
    bots = sat_down(name, 3)
    while not p.over:
        answer(p, bots)
    seats = p.seen_by(0)["table"]["seats"]
    assert {len(seat["pool"]) for seat in seats} == {seats[0]["cards"]}
    assert seats[0]["cards"] >= 45


@pytest.mark.parametrize("name", NAMES)
def test_chooses_alike_where_positions_look_alike(name: str) -> None:
    """A bot answers alike where its view is the same, although other seats' packs and the seed are
    different.
    """
    differed = 0

    def check(seed: int) -> None:
        nonlocal differed
        p = DRAFT.start(Setup("draft", 4, seed))
        bots = sat_down(name, 4, seed)
        for number in range(4 * 20):
            if number % 13 == 5:
                seat = p.choice.seat
                data = p.imagine(seat, 987_654_321 + number).to_json()
                data["setup"] = {**data["setup"], "seed": "-12345"}
                twin = DRAFT.position(json.loads(json.dumps(data)))
                assert twin.seen_by(seat) == p.seen_by(seat)
                differed += any(twin.seen_by(other) != p.seen_by(other) for other in range(4))
                assert asked(name, twin, seat) == asked(name, p, seat)
            answer(p, bots)

    each_seed(3, check)
    assert differed > 5


@pytest.mark.parametrize("name", NAMES)
def test_cubes_with_unknown_cards_are_drafted(name: str) -> None:
    cube = {"cards": [[20, "Serra Angel"], [60, "A card of somebody's own"], [20, "Forest"]]}
    p = DRAFT.start(Setup("draft", 2, 3, {}, {"cube": cube}))
    bots = sat_down(name, 2)
    while not p.over:
        answer(p, bots)
    pools = [seat["pool"] for seat in p.seen_by(0)["table"]["seats"]]
    assert [len(pool) for pool in pools] == [45, 45]
    assert {"Serra Angel"} & set(build(pools[0], learned()).spells)


def test_levels() -> None:
    assert [spelled_out(level, "draft") for level in LEVELS] == list(NAMES)
    with pytest.raises(UnknownBot):
        spelled_out("search", "draft")
