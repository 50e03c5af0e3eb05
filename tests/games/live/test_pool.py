"""The pool: packs of four equal cards in seven decks."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.decks import Deck
from grimorio.games.live.pool import Pool, PoolError, enough, from_json, generate, sorted_into_decks
from grimorio.games.magic.names import fact


@pytest.mark.rule("LIVE-2-POOL-1")
def test_a_pool_of_some_hundreds_of_cards_is_made_by_luck() -> None:
    pool = generate(7)
    assert 300 < 4 * sum(map(len, pool.decks)) < 700
    assert generate(7) == pool != generate(8)
    assert {fact(name).rarity for name in generate(1, 5, ("common",)).packs} == {"common"}
    assert [len(deck) for deck in generate(1, 5).decks] == [5] * 7
    for wrong in ({"packs": 0}, {"rarities": ("mythic",)}):
        with pytest.raises(PoolError, match="LIVE-2-POOL-1"):
            generate(1, **wrong)


@pytest.mark.rule("LIVE-2-POOL-1")
def test_a_pool_may_be_told_by_how_it_is_drawn() -> None:
    assert from_json({"seed": 7}) == generate(7)
    assert from_json({"seed": 1, "packs": 5, "rarities": ["common"]}) == generate(1, 5, ("common",))
    for wrong in (
        {},
        {"seed": "1"},
        {"seed": -1},
        {"seed": 1, "colour": "red"},
        {"seed": 1, "rarities": [3]},
    ):
        with pytest.raises(PoolError, match="LIVE-2-POOL-1"):
            from_json(wrong)


@pytest.mark.rule("LIVE-2-POOL-1")
def test_a_pool_is_large_enough_for_the_decks_of_all() -> None:
    enough(generate(7), 8)
    with pytest.raises(PoolError, match="expected 20 packs that are no lands for 2 players, found 18"):
        enough(generate(7, 3), 2)


@pytest.mark.rule("LIVE-2-POOL-2", "LIVE-2-POOL-3")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_of_every_card_there_are_four(count: int) -> None:
    assert sorted_into_decks(Deck("", ((4, "Shock"),))).packs == ("Shock",)
    with pytest.raises(PoolError, match=rf"^main\[1\]: expected 4 Shock, found {count} \(LIVE-2-POOL-2\)"):
        sorted_into_decks(Deck("", ((4, "Giant Growth"), (count, "Shock"))))


@pytest.mark.rule("LIVE-2-POOL-4")
def test_it_lies_in_seven_decks() -> None:
    cards = (
        "Angel of Mercy",
        "Air Elemental",
        "Fear",
        "Shock",
        "Giant Growth",
        "Rod of Ruin",
        "City of Brass",
    )
    pool = sorted_into_decks(Deck("Mine", tuple((4, name) for name in (*cards, "Plains"))))
    assert pool.decks == tuple((name,) for name in cards)
    assert from_json(pool.to_json()) == pool == Pool("Mine", pool.decks)


@pytest.mark.parametrize("data", [None, {"main": [[4, "Shok"]]}, {"main": [], "sideboard": [[4, "Shock"]]}])
def test_a_bad_pool_says_what_is_wrong(data: Any) -> None:
    with pytest.raises(PoolError, match="LIVE-2-POOL-1"):
        from_json(data)
