"""Booster drafts: how packs are filled, who gets which, and in which direction they go (MTG8-6.BD-1 to
-3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from grimorio import games
from grimorio.games.draft.rules.things import Pack, held, packs
from grimorio.games.magic.names import fact
from grimorio.kernel import WATCHER, Luck, Position, Setup
from tests.fuzzing import each_seed

GAME = games.get("draft")


def begin(seats: int, seed: int, **options: str) -> Position:
    return GAME.start(Setup("draft", seats, seed, options), journal=True)


def picked_by_luck(p: Position, luck: Luck) -> Iterator[Position]:
    """Let everybody pick at random; yield the position each time when everybody is asked again."""
    while p.waiting:
        if not p.answered:
            yield p
        choice = p.waiting[luck.below(len(p.waiting))]
        p.answer(luck.below(len(choice.options)), choice.number)


def passed_from(p: Position, seat: int) -> list[tuple[int, tuple[str, ...]]]:
    """The packs that a seat saw when it picked, as (round, cards)."""
    picks = p.seen_by(seat)["table"]["picks"]
    return [(pick["round"], tuple(pick["pack"])) for pick in picks]


@pytest.mark.rule("MTG8-6.BD-1")
@pytest.mark.parametrize("seats", [2, 3, 8, 16])
def test_everybody_opens_three_boosters_and_takes_one_card_at_a_time(seats: int) -> None:
    def check(seed: int) -> None:
        p = begin(seats, seed)
        for q in picked_by_luck(p, Luck(seed)):
            assert [choice.seat for choice in q.waiting] == list(range(seats))
            sizes = {len(choice.options) for choice in q.waiting}
            assert len(sizes) == 1, "all packs are of one size"
        assert Counter(pack.opener for pack in packs(p)) == dict.fromkeys(range(seats), 3)
        assert all(len(pack.cards) == 15 for pack in packs(p))

    each_seed(3, check)


@pytest.mark.rule("MTG8-6.BD-1", "MTG8-6.BD-2")
@pytest.mark.parametrize("seats", [2, 5, 8, 16])
def test_packs_go_left_then_right_then_left(seats: int) -> None:
    def check(seed: int) -> None:
        p = begin(seats, seed)
        for _ in picked_by_luck(p, Luck(seed)):
            pass
        for pack in packs(p):
            way = {1: 1, 2: -1, 3: 1}[pack.round]
            assert [taker for taker, _ in pack.takes] == [
                (pack.opener + way * at) % seats for at in range(15)
            ]

    each_seed(3, check)


@pytest.mark.rule("MTG8-6.BD-2")
def test_the_next_round_begins_when_all_cards_are_taken() -> None:
    p = begin(4, 1)
    for q in picked_by_luck(p, Luck(1)):
        round = q.seen_by(WATCHER)["table"]["round"]
        taken = sum(len(pack.takes) for pack in packs(q))
        assert taken // 60 == round - 1
        assert q.seen_by(WATCHER)["table"]["direction"] == ("right" if round == 2 else "left")


@pytest.mark.rule("MTG8-6.BD-3")
def test_everybody_ends_with_forty_five_cards_and_every_card_is_taken_once() -> None:
    def check(seed: int) -> None:
        p = begin(2 + seed % 15, seed)
        for _ in picked_by_luck(p, Luck(seed)):
            pass
        pools = [Counter(deck.cards()) for deck in GAME.pools(p)]  # type: ignore[attr-defined]
        assert all(pool.total() == 45 for pool in pools)
        opened = sum((Counter(pack.cards) for pack in packs(p)), Counter())
        assert sum(pools, Counter()) == opened
        assert p.result is not None and p.result.winners == () and p.result.reason == "ready"

    each_seed(15, check)


@pytest.mark.rule("MTG8-6.BD-3")
def test_nobody_sees_the_packs_and_picks_of_others_before_the_end() -> None:
    p = begin(4, 5)
    for q in picked_by_luck(p, Luck(5)):
        for seat in (*range(4), WATCHER):
            table = q.seen_by(seat)["table"]
            own = held(q, seat)
            assert table["pack"] == (None if own is None else list(own.left()))
            assert [row["seat"] for row in table["seats"] if row["pool"] is not None] == [seat][: seat + 1]
            assert table["packs"] == []
    assert p.journal is not None
    for event in p.journal:
        seen = event.seen_by(WATCHER)
        assert event.NAME == "pool" or seen is None or not {"card", "cards"} & seen.keys()
    over = p.seen_by(WATCHER)["table"]
    assert all(len(row["pool"]) == 45 for row in over["seats"])
    assert len(over["packs"]) == 12 and all(len(pack["takes"]) == 15 for pack in over["packs"])


def test_one_sees_what_was_passed_and_afterwards_everybody_does() -> None:
    p = begin(3, 2)
    seen: dict[int, list[tuple[str, ...]]] = {0: [], 1: [], 2: []}
    for q in picked_by_luck(p, Luck(2)):
        for seat, shown in seen.items():
            pack = held(q, seat)
            assert pack is not None
            shown.append(pack.left())
    for seat, shown in seen.items():
        seen_later = [cards for _, cards in passed_from(p, seat) if len(cards) > 1]
        assert seen_later == shown


@pytest.mark.rule("MTG8-GLOSS-Rarita", "MTG8-1.CARD-6")
def test_a_booster_has_ten_commons_three_uncommons_a_rare_and_a_land_all_different() -> None:
    def check(seed: int) -> None:
        for pack in packs(begin(8, seed)):
            rarities = Counter(fact(card).rarity for card in pack.cards)
            assert rarities == {"common": 10, "uncommon": 3, "rare": 1, "land": 1}
            assert len(set(pack.cards)) == 15
            assert not any(fact(card).box_set_only for card in pack.cards)

    each_seed(5, check)


@pytest.mark.rule("MTG8-GLOSS-Rarita")
def test_a_rare_is_harder_to_find_than_an_uncommon_and_that_than_a_common() -> None:
    found: Counter[str] = Counter()
    for seed in range(20):
        for pack in packs(begin(16, seed)):
            found.update(pack.cards)
    rates = {}
    for rarity in ("common", "uncommon", "rare"):
        names = [row["name"] for row in GAME.cards() if row["rarity"] == rarity]
        rates[rarity] = sum(found[name] for name in names) / len(names)
    assert rates["common"] > 2 * rates["uncommon"] > 4 * rates["rare"] > 0


def test_the_place_of_a_seat_that_left_lets_packs_pass() -> None:
    p = begin(3, 4)
    for index, _ in enumerate(picked_by_luck(p, Luck(4))):
        if index == 4:
            p.concede(1)
    assert p.over and not any(pack.left() for pack in packs(p))
    assert [sum(pack.opener == seat for pack in packs(p)) for seat in range(3)] == [3, 1, 3]
    assert [len(deck.cards()) for deck in GAME.pools(p)][1] == 4  # type: ignore[attr-defined]


def test_it_ends_when_one_is_left() -> None:
    p = begin(2, 4)
    p.concede(1)
    assert p.result is not None and (p.result.winners, p.result.reason) == ((), "alone")


def test_imagined_packs_are_possible() -> None:
    """Every imagined pack is a possible booster, and shows the seat the same cards as it has seen."""

    def check(seed: int) -> None:
        luck = Luck(seed)
        for q in picked_by_luck(begin(4, seed), luck):
            if luck.below(12):
                continue
            seat = luck.below(4)
            other = q.imagine(seat, luck.bits())
            for real, pack in zip(packs(q), packs(other), strict=True):
                assert isinstance(pack, Pack)
                rarities = Counter(fact(card).rarity for card in pack.cards)
                assert rarities == {"common": 10, "uncommon": 3, "rare": 1, "land": 1}
                assert len(set(pack.cards)) == 15 and set(pack.left()) < {*pack.cards, None}
                assert [taker for taker, _ in pack.takes] == [taker for taker, _ in real.takes]
            assert passed_from(other, seat) == passed_from(q, seat)

    each_seed(4, check)


def test_decks_are_built_before_the_pools_are_shown() -> None:
    p = GAME.start(Setup("draft", 2, 3), stops=0b11)
    while p.choice.ask == "pick":
        p.answer(0, p.choice.number)
    assert [choice.ask for choice in p.waiting] == ["ready", "ready"]
    assert p.seen_by(0)["table"]["phase"] == "building" and p.seen_by(0)["table"]["seats"][1]["pool"] is None
    assert not any(GAME.foregone(p, choice) for choice in p.waiting)
    p.answer(0, p.choice.number)
    p.answer(0, p.choice.number)
    assert p.over and p.seen_by(0)["table"]["seats"][1]["pool"] is not None
