"""Declarations of attackers and blockers, compared on random boards with trying all of them."""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest

from grimorio.games.magic.rules.attack import attacks
from grimorio.games.magic.rules.blocks import blocks
from grimorio.games.magic.rules.declaring import Declaring
from grimorio.kernel import Luck, Position
from tests.fuzzing import each_seed, named, seeds
from tests.games.magic.boards import Board, Pairs, board_of_attacks, board_of_blocks


def check(declaring: Declaring, legal: set[Pairs]) -> None:
    """Check that after every reachable prefix exactly those pairs are offered that lead to a legal
    declaration.
    """
    ahead: dict[Pairs, set[tuple[int, int]]] = {(): set()}
    for way in legal:
        for place, pair in enumerate(way):
            ahead.setdefault(way[:place], set()).add(pair)
        ahead.setdefault(way, set())
    for pairs, following in ahead.items():
        offered = declaring.next_pairs(pairs)
        assert len(offered) == len(set(offered))
        assert set(offered) == following, pairs
        assert declaring.legal(pairs) == (pairs in legal), pairs


def declare(p: Position, seat: int, luck: Luck) -> Pairs:
    """Declare at random, and return the pairs declared."""
    found: list[tuple[int, int]] = []
    while p.waiting and p.choice.ask in ("attack", "block") and p.choice.seat == seat:
        option = p.choice.options[luck.below(len(p.choice.options))]
        p.answer(p.choice.index(option))
        if option[0] == "done":
            break
        found.append((int(option[1]), int(option[2])))
    return tuple(found)


def check_blocks(seed: int) -> Board:
    board = board_of_blocks(seed)
    p = board.begin()
    legal = board.legal_blocks()
    check(blocks(p, 1), legal)
    if p.choice.ask != "block":  # there was one way to block, and it is taken
        return board
    for turn in range(5):
        assert declare(p.copy(), 1, Luck(turn)) in legal
    return board


def check_attacks(seed: int) -> Board:
    board = board_of_attacks(seed)
    p = board.begin()
    legal = board.legal_attacks(tuple(range(1, p.setup.seats)))
    check(attacks(p, 0), legal)
    if p.choice.ask != "attack":  # there was one way to attack, and it is taken
        return board
    for turn in range(5):
        assert declare(p.copy(), 0, Luck(turn)) in legal
    return board


@pytest.mark.rule("MTG8-3.3c-1", "MTG8-CR-BLOCK-2")
def test_blocks_meet_as_many_requirements_as_can_be_met() -> None:
    each_seed(250, check_blocks)


@pytest.mark.rule("MTG8-3.3b-1", "MTG8-CR-ATTACK-2")
def test_attacks_break_no_restriction() -> None:
    each_seed(150, check_attacks)


def test_the_boards_are_not_all_free() -> None:
    """On many boards the cards require or forbid something that depends on other creatures."""
    free = sum(blocks(board_of_blocks(seed).begin(), 1).free() for seed in range(100))
    assert free < 60
    free = sum(attacks(board_of_attacks(seed).begin(), 0).free() for seed in range(100))
    assert free < 75


# -- without cards: any numbers ------------------------------------------------------------------------


def random_declaring(seed: int) -> Declaring:
    """Up to five creatures and four targets, with everything that a declaration may have."""
    luck = Luck(seed)
    targets = list(range(100, 101 + luck.below(4)))
    whom: dict[int, list[int]] = {}
    for key in range(1, 2 + luck.below(5)):
        mine = [target for target in targets if luck.below(4)]
        if mine:
            whom[key] = mine
    return Declaring(
        whom,
        [key for key in whom if luck.below(3) == 0],
        {key: luck.below(4) - 1 for key in whom},
        {key: 2 + luck.below(3) for key in whom if luck.below(4) == 0},
        {target: 2 + luck.below(2) for target in targets if luck.below(3) == 0},
        {target: 1 + luck.below(2) for target in targets if luck.below(3) == 0},
        {(key, to): 1 for key, at in whom.items() for to in at if luck.below(5) == 0},
        {target: 1 + luck.below(2) for target in targets if luck.below(5) == 0},
        {key: 1 for key in whom if luck.below(4) == 0},
        [key for key in whom if luck.below(4) == 0],
        luck.below(6) == 0,
    )


def all_legal(d: Declaring) -> set[Pairs]:
    rows = [
        [
            way
            for size in range(d.most.get(key, 1) + 1)
            for way in combinations([(key, to) for to in whom], size)
        ]
        for key, whom in d.whom.items()
    ]
    best, found = -1, set()
    for way in {tuple(chain.from_iterable(ways)) for ways in product(*rows)}:
        keys = {key for key, _ in way}
        counts = {to: sum(1 for _, at in way if at == to) for _, to in way}
        if any(not d.least.get(to, 1) <= count <= d.greatest.get(to, 9) for to, count in counts.items()):
            continue
        if (d.lone and len(keys) > 1) or (len(keys) == 1 and keys & set(d.shy)):
            continue
        if any(all(d.power[key] >= d.power[other] for other in keys) for key in keys if key in d.weak):
            continue
        met = sum(d.asked.get(to, 0) + d.bound.get((key, to), 0) for key, to in way)
        met += sum(d.eager.get(key, 0) for key in keys)
        if met > best:
            best, found = met, set()
        if met == best:
            found.add(way)
    return found


@pytest.mark.rule("MTG8-3.3c-1", "MTG8-CR-BLOCK-2")
def test_any_numbers() -> None:
    def run(seed: int) -> None:
        declaring = random_declaring(seed)
        check(declaring, all_legal(declaring))

    each_seed(400, run)


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_fuzz_declarations() -> None:
    """Random boards for a share of GRIMORIO_FUZZ seconds; a failure names its seed."""
    for seed in seeds(1 / 8, 1000):
        with named(f"check_blocks({seed}); check_attacks({seed})"):
            check_blocks(seed)
            check_attacks(seed)
            declaring = random_declaring(seed)
            check(declaring, all_legal(declaring))
