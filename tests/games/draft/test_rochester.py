"""Rochester drafts: who opens when, and in which order the cards are taken (MTG8-6.RD-1 to -4)."""

from __future__ import annotations

from collections import Counter

import pytest

from grimorio import games
from grimorio.games.draft.rules.rochester import drafter, openers
from grimorio.games.draft.rules.things import packs
from grimorio.kernel import WATCHER, Luck, Position, Setup
from tests.fuzzing import each_seed

GAME = games.get("draft")


def drafted(seats: int, seed: int) -> Position:
    """The last position of a Rochester draft that is played at random."""
    p = GAME.start(Setup("draft", seats, seed, {"kind": "rochester"}), journal=True)
    luck = Luck(seed)
    while p.waiting:
        assert len(p.waiting) == 1
        p.answer(luck.below(len(p.choice.options)))
    return p


def players(seats: int, pack: int, seed: int = 1) -> list[int]:
    """The numbers, from 1, of the players who take cards from one of the packs, in order."""
    return [taker + 1 for taker, _ in packs(drafted(seats, seed))[pack].takes]


@pytest.mark.rule("MTG8-6.RD-1")
def test_one_booster_at_a_time_lies_open_for_all() -> None:
    p = GAME.start(Setup("draft", 4, 3, {"kind": "rochester"}), journal=True)
    luck = Luck(3)
    while p.waiting:
        unfinished = [pack for pack in packs(p) if pack.left()]
        assert len(unfinished) == 1
        views = [p.seen_by(seat)["table"] for seat in (*range(4), WATCHER)]
        assert all(view["pack"] == list(unfinished[0].left()) for view in views)
        assert all(row["pool"] is not None for view in views for row in view["seats"])
        p.answer(luck.below(len(p.choice.options)))
    assert p.journal is not None
    takes = [event for event in p.journal if event.NAME == "take"]
    assert len(takes) == 180 and all("card" in (event.seen_by(WATCHER) or {}) for event in takes)


@pytest.mark.rule("MTG8-6.RD-2")
def test_the_order_runs_to_the_eighth_player_and_back_to_the_second() -> None:
    assert players(8, 0) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2]


@pytest.mark.rule("MTG8-6.RD-3")
def test_player_two_opens_next_and_player_one_has_picks_eight_and_nine() -> None:
    order = players(8, 1)
    assert order == [2, 3, 4, 5, 6, 7, 8, 1, 1, 8, 7, 6, 5, 4, 3]
    assert order[7:9] == [1, 1]
    assert [players(8, pack)[0] for pack in range(8)] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("MTG8-6.RD-4")
def test_player_eight_opens_the_second_round_to_the_right_and_player_one_the_third_to_the_left() -> None:
    p = drafted(8, 2)
    opened = [pack.opener + 1 for pack in packs(p)]
    assert opened == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7, 8]
    assert players(8, 8) == [8, 7, 6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7]
    assert players(8, 9) == [7, 6, 5, 4, 3, 2, 1, 8, 8, 1, 2, 3, 4, 5, 6]
    assert players(8, 16) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2]


@pytest.mark.rule("MTG8-6.RD-2")
def test_tables_of_other_sizes_turn_at_both_ends() -> None:
    """By the ruling rochester-tables, the order turns at the last player, and again at the opener."""
    assert players(3, 0) == [1, 2, 3, 3, 2, 1, 1, 2, 3, 3, 2, 1, 1, 2, 3]
    assert players(2, 1) == [2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1]
    assert players(16, 0) == list(range(1, 16))
    assert players(16, 1) == list(range(2, 17))
    assert players(16, 16) == list(range(16, 1, -1))


@pytest.mark.rule("MTG8-6.RD-4", "MTG8-6.BD-3")
def test_everybody_ends_with_forty_five_cards_at_tables_of_any_size() -> None:
    def check(seed: int) -> None:
        p = drafted(2 + seed % 15, seed)
        pools = [Counter(deck.cards()) for deck in GAME.pools(p)]  # type: ignore[attr-defined]
        assert all(pool.total() == 45 for pool in pools)
        assert sum(pools, Counter()) == sum((Counter(pack.cards) for pack in packs(p)), Counter())

    each_seed(15, check)


def test_the_order_is_that_of_people_who_walk_along_the_table_and_back() -> None:
    """The order equals that of a second implementation: a row of players read forwards and backwards in
    turn.
    """
    for seats in range(2, 17):
        for way in (1, -1):
            for opener in range(seats):
                row = [(opener + way * place) % seats for place in range(seats)]
                order = [seat for at in range(8) for seat in (row if at % 2 == 0 else row[::-1])]
                assert [drafter(seats, opener, way, pick) for pick in range(15)] == order[:15]
    assert openers(3, 1) == [0, 1, 2] and openers(3, -1) == [2, 1, 0]


def test_a_seat_that_left_is_passed_over_and_opens_nothing() -> None:
    p = GAME.start(Setup("draft", 4, 3, {"kind": "rochester"}))
    for _ in range(2):
        p.answer(0)
    p.concede(2)
    assert p.choice.seat == 3
    while p.waiting:
        p.answer(0)
    assert {taker for pack in packs(p) for taker, _ in pack.takes} == {0, 1, 3}
    assert len(packs(p)) == 9 and not any(pack.left() for pack in packs(p))


@pytest.mark.rule("MTG8-6.RD-2")
def test_the_view_tells_in_which_order_the_rest_is_taken_also_after_somebody_left() -> None:
    def check(seed: int) -> None:
        seats = 3 + seed % 4
        p = GAME.start(Setup("draft", seats, seed, {"kind": "rochester"}))
        luck = Luck(seed)
        leaves = luck.below(20)
        foretold: list[int] = []
        for number in range(60):
            if number == leaves:
                p.concede(luck.below(seats))
                foretold = []
            choice = p.choice
            order = p.seen_by(WATCHER)["table"]["order"]
            assert order[0] == choice.seat and len(order) == len(packs(p)[-1].left())
            assert len(foretold) < 2 or order == foretold, "the last card of a pack is taken without asking"
            foretold = order[1:]
            p.answer(luck.below(len(choice.options)))

    each_seed(10, check)
