"""Drafts whose packs are of different sets and cubes: a set for each round (MTG8-6.BD-1)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.games.draft.rules.things import Pack, packs
from grimorio.kernel import Luck, Position, Record, Setup, SetupError
from tests import contract
from tests.fuzzing import each_seed
from tests.games.draft.test_sealed import GAME, cube, own_set, pools

BLOCK = ("ONS", "LGN", "SCG")
MIXED = [{"set": own_set()}, cube(40, 2), {"set": "8ED"}]
"""The packs of a draft of a set with small boosters, a cube, and Eighth Edition."""


def drafted(cards: Any, seats: int, seed: int, **options: str) -> Position:
    p = GAME.start(Setup("draft", seats, seed, options, cards))
    luck = Luck(seed)
    while p.waiting:
        choice = p.waiting[luck.below(len(p.waiting))]
        p.answer(luck.below(len(choice.options)), choice.number)
    return p


def rarities(pack: Pack, code: str) -> Counter[str]:
    printed = {card.name: card.rarity for card in games.card_set(code).cards}
    return Counter(printed[card] for card in pack.cards)


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-GLOSS-Rarita")
@pytest.mark.parametrize("kind", ["booster", "rochester"])
def test_each_round_has_the_boosters_of_its_set(kind: str) -> None:
    p = drafted({"packs": [{"set": code} for code in BLOCK]}, 3, 1, kind=kind)
    assert p.seen_by(0)["table"]["set"] == "ONS-LGN-SCG"
    for pack in packs(p):
        found = rarities(pack, BLOCK[pack.round - 1])
        assert found == {"common": 11, "uncommon": 3, "rare": 1}
        assert len(set(pack.cards)) == 15
    assert all(pool.total() == 45 for pool in pools(p))


@pytest.mark.parametrize("code", ["ODY", "TOR", "JUD", "ONS", "LGN", "SCG"])
def test_the_sets_of_the_blocks_have_boosters(code: str) -> None:
    p = drafted({"set": code}, 2, 3)
    assert all(rarities(pack, code) == {"common": 11, "uncommon": 3, "rare": 1} for pack in packs(p))
    known = {card["name"] for card in GAME.cards({"set": code})}
    assert all(set(pool) <= known for pool in pools(p))


@pytest.mark.rule("MTG8-6.SEAL-1")
def test_a_sealed_deck_names_a_set_for_each_of_its_packs() -> None:
    p = drafted({"packs": [{"set": code} for code in ("ONS", "LGN", "SCG")]}, 2, 1, kind="sealed")
    opened = [(rarities(pack, BLOCK[pack.round - 1])["rare"], len(pack.cards)) for pack in packs(p)]
    assert opened == [(3, 75), (3, 75), (1, 15), (1, 15), (1, 15), (1, 15)]


def test_one_cube_in_two_rounds_is_one_cube() -> None:
    def check(seed: int) -> None:
        data = {"packs": [cube(60), {"set": own_set()}, cube(60)]}
        p = GAME.start(Setup("draft", 2, seed, {"kind": ("booster", "rochester")[seed % 2]}, data))
        luck = Luck(seed)
        while p.waiting:
            if luck.below(8) == 0:
                other = p.imagine(luck.below(2), luck.bits())
                dealt = Counter(card for pack in packs(other) if pack.round != 2 for card in pack.cards)
                assert max(dealt.values()) == 1
            p.answer(luck.below(len(p.choice.options)))
        dealt = Counter(card for pack in packs(p) if pack.round != 2 for card in pack.cards)
        assert dealt.total() == 60 and max(dealt.values()) == 1

    each_seed(4, check)


def keep_the_contract(keeps: Any, seed: int) -> None:
    kind = ("booster", "sealed", "rochester")[seed % 3]
    setup = Setup("draft", 2 + seed % 2, seed, {"kind": kind}, {"packs": MIXED})
    keeps(GAME, setup, Luck(seed))


KEPT = [keeps for keeps in contract.PROPERTIES if keeps is not contract.belongs]
"""The contract without what learning programs know, which is Eighth Edition only."""


@pytest.mark.parametrize("keeps", KEPT, ids=lambda keeps: keeps.__name__)
def test_mixed_packs_keep_the_contract(keeps: Any) -> None:
    each_seed(3, partial(keep_the_contract, keeps))


def test_the_record_knows_its_sets() -> None:
    one, other = (Setup("draft", 2, 1, {}, {"packs": rows}) for rows in (MIXED, MIXED[::-1]))
    assert GAME.card_hash(one) != GAME.card_hash(other)
    p, record = GAME.start(one), Record.begin(GAME, one)
    while p.waiting:
        record.add(p.choice, 0)
        p.answer(0)
    record.finish(p)
    again = Record.from_json(record.to_json()).replay(GAME)
    assert pools(again) == pools(p)


@pytest.mark.parametrize(
    ("cards", "options", "field", "words"),
    [
        ({"packs": MIXED[:2]}, {}, "cards.packs", "expected 3, one for each pack of a player, found 2"),
        ({"packs": MIXED}, {"kind": "sealed", "sealed": "boosters"}, "cards.packs", "expected 5"),
        ({"packs": []}, {}, "cards.packs", "list"),
        ({"packs": {}}, {}, "cards.packs", "list"),
        ({"packs": [{"set": "XYZ"}]}, {}, "cards.packs[0].set", "8ED"),
        ({"packs": [None]}, {}, "cards.packs[0]", "set"),
        ({"packs": [cube(40), {"set": "8ED"}, cube(40)]}, {}, "cards.cube.cards", "60"),
        ({"set": "LGN"}, {"kind": "sealed"}, "cards", "LGN has no tournament packs"),
        ({"set": own_set(tournament=[])}, {"kind": "sealed"}, "cards", "OWN has no tournament packs"),
    ],
)
def test_packs_that_cannot_be_are_refused(
    cards: Any, options: dict[str, str], field: str, words: str
) -> None:
    with pytest.raises(SetupError) as error:
        GAME.start(Setup("draft", 2, 1, options, cards))
    assert error.value.field == field and words in str(error.value)
