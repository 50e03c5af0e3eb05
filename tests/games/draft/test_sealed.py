"""Sealed decks, the sets and cubes that packs come from, and the setups that are refused (MTG8-6.SEAL-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grimorio import games
from grimorio.games.draft.rules.things import packs
from grimorio.games.magic.names import fact, names
from grimorio.kernel import WATCHER, Luck, Position, Record, Setup, SetupError
from tests.fuzzing import each_seed

GAME = games.get("draft")
ALL = 0xFFFF


def sealed(seats: int, seed: int, **options: str) -> Position:
    """A Sealed deck draft at the point where all players build their decks."""
    return GAME.start(Setup("draft", seats, seed, {"kind": "sealed", **options}), stops=ALL)


def pools(p: Position) -> list[Counter[str]]:
    return [Counter(deck.cards()) for deck in GAME.pools(p)]  # type: ignore[attr-defined]


@pytest.mark.rule("MTG8-6.SEAL-1", "MTG8-GLOSS-Mazzo_da_torneo")
def test_everybody_receives_a_tournament_pack_and_two_boosters() -> None:
    def check(seed: int) -> None:
        p = sealed(3, seed)
        for seat in range(3):
            own = [pack for pack in packs(p) if pack.opener == seat]
            assert [len(pack.cards) for pack in own] == [75, 15, 15]
            rarities = Counter(fact(card).rarity for card in own[0].cards)
            assert rarities == {"common": 32, "uncommon": 10, "rare": 3, "land": 30}
            lands = Counter(card for card in own[0].cards if fact(card).basic)
            assert lands == dict.fromkeys(("Plains", "Island", "Swamp", "Mountain", "Forest"), 6)
            assert pools(p)[seat] == sum((Counter(pack.cards) for pack in own), Counter())

    each_seed(5, check)


@pytest.mark.rule("MTG8-6.SEAL-1")
def test_or_five_boosters_as_eighth_edition_had_no_tournament_packs() -> None:
    p = sealed(4, 1, sealed="boosters")
    assert all(pool.total() == 75 for pool in pools(p))
    assert Counter(pack.opener for pack in packs(p)) == dict.fromkeys(range(4), 5)


@pytest.mark.rule("MTG8-6.SEAL-1")
def test_pools_are_hidden_until_all_decks_are_built() -> None:
    p = sealed(3, 2)
    for seat in (*range(3), WATCHER):
        rows = p.seen_by(seat)["table"]["seats"]
        assert [row["seat"] for row in rows if row["pool"] is not None] == [seat][: seat + 1]
        for other in range(3):
            imagined = pools(p.imagine(seat, 5))[other]
            assert (imagined == pools(p)[other]) == (seat == other)
            assert imagined.total() == 105 and imagined["Plains"] >= 6
    while p.waiting:
        assert p.choice.ask == "ready"
        p.answer(0)
    assert all(row["pool"] is not None for row in p.seen_by(WATCHER)["table"]["seats"])


def own_set(**changes: Any) -> dict[str, Any]:
    """A set of twenty cards; its boosters have five."""
    cards = [{"name": f"C{at}", "rarity": "common"} for at in range(14)]
    cards += [{"name": f"R{at}", "rarity": "rare"} for at in range(5)]
    cards += [{"name": "Wastes", "rarity": "land"}]
    booster = [["common", 4], ["rare", 1]]
    return {"code": "OWN", "cards": cards, "booster": booster, "tournament": booster, **changes}


def test_a_set_of_ones_own_is_drafted() -> None:
    p = GAME.start(Setup("draft", 4, 1, {}, {"set": own_set()}))
    luck = Luck(1)
    while p.waiting:
        p.answer(luck.below(len(p.choice.options)))
    assert all(pool.total() == 15 for pool in pools(p))
    assert all(Counter(card[0] for card in pack.cards) == {"C": 4, "R": 1} for pack in packs(p))
    one = own_set(tournament_lands=3)
    p = GAME.start(Setup("draft", 2, 1, {"kind": "sealed"}, {"set": one}))
    assert [pool["Wastes"] for pool in pools(p)] == [3, 3]


def cube(count: int, copies: int = 1) -> dict[str, Any]:
    return {"cube": {"name": "Mine", "cards": [[copies, name] for name in names()[:count]]}}


def test_a_cube_deals_each_of_its_copies_at_most_once() -> None:
    def check(seed: int) -> None:
        data = cube(100, 2)
        p = GAME.start(Setup("draft", 4, seed, {"kind": ("booster", "rochester")[seed % 2]}, data))
        luck = Luck(seed)
        while p.waiting:
            assert len(set(p.choice.options)) == len(p.choice.options)
            if luck.below(20) == 0:
                other = p.imagine(luck.below(4), luck.bits())
                assert max(sum((Counter(pack.cards) for pack in packs(other)), Counter()).values()) <= 2
                while other.waiting:
                    other.answer(0)
            p.answer(luck.below(len(p.choice.options)))
        dealt = sum(pools(p), Counter())
        assert dealt.total() == 180 and max(dealt.values()) <= 2

    each_seed(4, check)


@pytest.mark.parametrize(
    ("cards", "field", "words"),
    [
        ({"set": "XYZ"}, "cards.set", "8ED"),
        ({"set": "8ED", "cube": {}}, "cards", "set"),
        ([], "cards", "set"),
        (cube(89), "cards.cube.cards", "90"),
        ({"cube": {"cards": []}}, "cards.cube.cards", "1 to 2000"),
        ({"cube": {"cards": [[1, "Shock"]], "colour": 1}}, "cards.cube.colour", "unknown"),
        ({"set": own_set(booster=[["common", 15]])}, "cards.set.booster", "15"),
        ({"set": own_set(booster=[["common", 1], ["common", 1]])}, "cards.set.booster", "once"),
        ({"set": own_set(tournament=[["mythic", 1]])}, "cards.set.tournament", "mythic"),
        ({"set": own_set(cards=own_set()["cards"] * 2)}, "cards.set.cards", "twice"),
        ({"set": own_set(code="")}, "cards.set.code", "1 to 20"),
    ],
)
def test_a_wrong_set_is_refused_by_its_field(cards: Any, field: str, words: str) -> None:
    with pytest.raises(SetupError) as error:
        GAME.start(Setup("draft", 2, 1, {}, cards))
    assert error.value.field == field and words in str(error.value)


def test_the_set_belongs_to_the_record() -> None:
    one, other = (Setup("draft", 2, 1, {}, {"set": own_set(name=name)}) for name in ("One", "Other"))
    assert GAME.card_hash(one) != GAME.card_hash(other)
    assert GAME.card_hash(Setup("draft", 2)) == GAME.card_hash(Setup("draft", 2, 1, {}, {"set": "8ED"}))
    p, record = GAME.start(one), Record.begin(GAME, one)
    while p.waiting:
        record.add(p.choice, 0)
        p.answer(0)
    record.finish(p)
    assert pools(Record.from_json(record.to_json()).replay(GAME)) == pools(p)
