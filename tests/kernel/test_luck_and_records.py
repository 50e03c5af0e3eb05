"""Luck, chance as choices, options taken by themselves, and records."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from itertools import permutations
from math import erfc, exp, lgamma, sqrt
from typing import Any

import pytest

from grimorio.kernel import (
    CHANCE,
    GameOption,
    IllegalAnswer,
    Luck,
    Position,
    Record,
    RecordMismatch,
    Result,
    Setup,
    SetupError,
    digest,
)
from grimorio.kernel import luck as luck_
from grimorio.kernel.choice import number_in
from grimorio.kernel.seats import Seat
from tests.kernel.toys import Dice, Double, Less, Revenge, Toy, battle, dice, secrets

LIKELY = 0.001
"""The p-value below which a test fails: seeds are fixed, so a smaller one means that the generator
changed.
"""


def p_value(counts: list[float], expected: list[float] | None = None) -> float:
    """The p-value of Pearson's chi-squared test; without `expected`, all counts are equally likely.

    The tail is a finite series (Abramowitz and Stegun, 26.4.4 and 26.4.5).
    """
    expected = expected or [sum(counts) / len(counts)] * len(counts)
    half = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True)) / 2
    freedom = (len(counts) - 1) / 2
    step = freedom % 1
    beyond = erfc(sqrt(half)) if step else 0.0
    while step < freedom:
        beyond += half**step * exp(-half - lgamma(step + 1))
        step += 1
    return beyond


def test_p_values_are_those_of_the_tables() -> None:
    """The values that one in twenty and one in a hundred exceed, for 1 to 5 and 10 degrees of freedom,
    are right.
    """
    for degrees, (often, seldom) in {
        1: (3.8415, 6.6349),
        2: (5.9915, 9.2103),
        3: (7.8147, 11.3449),
        4: (9.4877, 13.2767),
        5: (11.0705, 15.0863),
        10: (18.3070, 23.2093),
    }.items():
        for value, share in ((often, 0.05), (seldom, 0.01)):
            means = [10_000.0] * (degrees + 1)
            counts = [10_000 + sqrt(value * 10_000), *means[1:]]
            assert p_value(counts, means) == pytest.approx(share, rel=1e-3)


def test_splitmix64_gives_its_published_numbers() -> None:
    """The first outputs for the seed 1234567 are the published ones."""
    state = 1234567
    found = []
    for _ in range(5):
        state = (state + luck_.GAMMA) & luck_.MASK
        found.append(luck_.mix(state))
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("limit", [1, 2, 7, 2**31 - 1, 2**31, 2**40, 2**64 - 1])
def test_a_draw_is_the_share_of_the_limit_that_the_bits_are_of_64_bits(limit: int) -> None:
    bits, drawn = Luck(7), Luck(7)
    for _ in range(50):
        assert drawn.below(limit) == bits.bits() * limit >> 64


@pytest.mark.parametrize("limit", [2, 3, 6, 12, 52, 100])
def test_numbers_below_a_limit_are_uniform(limit: int) -> None:
    luck = Luck(limit)
    counts = Counter(luck.below(limit) for _ in range(200 * limit))
    assert set(counts) == set(range(limit))
    assert p_value([counts[n] for n in range(limit)]) > LIKELY


def test_first_numbers_of_nearby_seeds_are_uniform() -> None:
    counts = Counter(Luck(seed).below(12) for seed in range(6000))
    assert p_value([counts[n] for n in range(12)]) > LIKELY
    assert len({luck_.from_seed(seed) for seed in (0, 1, -1, 2**64, 2**64 + 1, 2**127, -(2**80))}) == 7


def test_pairs_in_a_row_are_independent() -> None:
    luck = Luck(77)
    counts = Counter((luck.below(6), luck.below(6)) for _ in range(7200))
    assert p_value([counts[a, b] for a in range(6) for b in range(6)]) > LIKELY


def test_shuffles_are_uniform_over_all_orders() -> None:
    p = dice(1).start(Setup("toy", 2, 3))
    counts = Counter(tuple(luck_.shuffled(p, 4)) for _ in range(4800))
    assert p_value([counts[order] for order in permutations(range(4))]) > LIKELY


def test_picks_follow_their_weights() -> None:
    p = dice(1).start(Setup("toy", 2, 4))
    weights = [5, 0, 3, 2]
    counts = Counter(luck_.pick(p, weights) for _ in range(5000))
    assert counts[1] == 0
    assert p_value([counts[0], counts[2], counts[3]], [2500, 1500, 1000]) > LIKELY
    with pytest.raises(ValueError, match="no positive weight"):
        luck_.pick(p, [0, 0])


def heads(p: Position) -> int:
    frame = p.agenda[-1]
    assert isinstance(frame, Dice)
    return frame.heads


def test_chance_is_drawn_from_the_luck_of_the_position() -> None:
    tosses = 4000
    p = dice(tosses).start(Setup("toy", 2, 5))
    assert p.over
    assert p_value([heads(p), tosses - heads(p)], [0.75 * tosses, 0.25 * tosses]) > LIKELY
    assert heads(dice(tosses).start(Setup("toy", 2, 5))) == heads(p), "the same seed is the same game"
    assert heads(dice(tosses).start(Setup("toy", 2, 6))) != heads(p)


def test_open_chance_is_a_choice_with_weights() -> None:
    p = dice(3).start(Setup("toy", 2, 5), open_chance=True)
    choice = p.choice
    assert (choice.seat, choice.ask, choice.rule) == (CHANCE, "coin", "TOY-1")
    assert list(choice.options) == [("heads",), ("tails",)], "what cannot happen is not offered"
    assert list(choice.weights) == [3, 1]
    luck = p.luck
    for index in (0, 1, 0):
        p.answer(index)
    assert p.over and heads(p) == 2 and p.luck == luck, "no luck was used"


def test_a_lot_is_a_chance_with_equal_weights() -> None:
    p = battle().start(Setup("toy", 2, 5))
    q = p.copy()
    for size in (1, 2, 9, 300):
        numbers = range(size)
        q.chance("lot", [("number", number) for number in numbers], [1] * size, "TOY-1")
        assert ("number", p.lot(size)) == q.agenda[-1].answer
    assert (p.luck, p.asked) == (q.luck, q.asked)


def test_the_number_in_an_option_is_not_a_word() -> None:
    assert number_in(("place", 0, 4)) == 0 and number_in(("place", 0, 4), 2) == 4
    with pytest.raises(TypeError, match="'fire'"):
        number_in(("gem", "fire"))


class Sure(Dice):
    """A coin that always shows tails."""

    def __init__(self) -> None:
        super().__init__(1)
        self.step = Sure.throw

    def throw(self, p: Position) -> None:
        self.step = Sure.thrown
        p.chance("coin", (("heads",), ("tails",)), (0, 4), "TOY-1")

    def thrown(self, p: Position) -> None:
        self.heads = 5 if self.answer == ("tails",) else 0
        self.left = 0
        self.step = Dice.throw


@pytest.mark.parametrize("open_chance", [True, False])
def test_a_chance_with_one_outcome_is_taken_by_itself(open_chance: bool) -> None:
    p = Toy(lambda p: p.push(Sure())).start(Setup("toy", 2), open_chance=open_chance)
    assert p.over and heads(p) == 5


# -- single options and stops --------------------------------------------------------------------


def test_a_single_option_is_taken_unless_the_seat_is_stopped() -> None:
    p = battle().start(Setup("toy", 2, 1))
    assert p.choice.ask == "strength", "with one opponent there is one target"
    p = battle().start(Setup("toy", 2, 1), stops=0b10)
    assert p.choice.ask == "strength", "seat 1 is stopped, not seat 0"
    p = battle().start(Setup("toy", 2, 1), stops=0b01)
    assert p.choice.ask == "target" and len(p.choice.options) == 1
    q = battle().start(Setup("toy", 2, 1))
    p.answer(0)
    assert p.choice.number == q.choice.number == 2, "taken or not, it has a number"
    assert digest(p) == digest(q)


def test_a_record_does_not_depend_on_stops() -> None:
    game, setup = battle(turns=3), Setup("toy", 2, 1)
    ends = set()
    for stops in (0, 0b01, 0b11):
        record = Record.begin(game, setup)
        p = game.start(setup, stops=stops)
        while p.waiting:
            record.add(p.choice, len(p.choice.options) - 1)
            p.answer(len(p.choice.options) - 1)
        record.finish(p)
        assert digest(record.replay(game)) == record.final
        ends.add(record.final)
    assert len(ends) == 1


# -- records -------------------------------------------------------------------------------------


def played(game: Toy, seats: int = 3, seed: int = 2) -> tuple[Record, Position]:
    setup = Setup("toy", seats, seed)
    record = Record.begin(game, setup, tuple(f"Player {seat}" for seat in range(seats)))
    p = game.start(setup, journal=True)
    luck = Luck(seed)
    while p.waiting:
        choice = p.waiting[luck.below(len(p.waiting))]
        index = luck.below(len(choice.options))
        record.add(choice, index)
        p.answer(index, choice.number)
    record.finish(p)
    return record, p


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("game", [battle(Double(0), Less(0), Revenge(1), turns=5), secrets(3)])
def test_a_record_replays_to_the_same_log_and_end(game: Toy, seats: int) -> None:
    record, p = played(game, seats)
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    q = again.replay(game)
    assert digest(q) == digest(p) and q.result == p.result
    assert [e.seen_by(0) for e in q.journal or []] == [e.seen_by(0) for e in p.journal or []]
    assert again.replay(game, journal=False).journal is None


def test_a_record_can_be_stepped_through() -> None:
    game = battle(turns=3)
    record, _ = played(game)
    for count in range(len(record.answers) + 1):
        p = record.replay(game, count)
        if count < len(record.answers):
            assert p.choice.number <= record.answers[count][0]


def altered(record: Record, **changes: Any) -> Record:
    data = record.to_json()
    data.update(changes)
    return Record.from_json(data)


def test_a_record_that_cannot_be_replayed_exactly_says_where_and_why() -> None:
    game = battle(turns=3)
    record, _ = played(game)
    answers = record.to_json()["answers"]
    with pytest.raises(RecordMismatch, match="rules 0, these are 1"):
        altered(record, version="0").replay(game)
    with pytest.raises(RecordMismatch, match="card data abc"):
        altered(record, cards="abc").replay(game)
    with pytest.raises(RecordMismatch, match=r"answer 3: choice \d+ \(\w+\) does not offer \['fly'\]"):
        altered(record, answers=[*answers[:2], [*answers[2][:2], ["fly"]], *answers[3:]]).replay(game)
    with pytest.raises(RecordMismatch, match="answer 2: choice 999 of seat 0 is not asked here"):
        altered(record, answers=[answers[0], [999, 0, ["x"]]]).replay(game)
    number, seat, option = answers[1]
    with pytest.raises(RecordMismatch, match=f"choice {number} of seat {seat + 1} is not asked"):
        altered(record, answers=[answers[0], [number, seat + 1, option]]).replay(game)
    with pytest.raises(RecordMismatch, match="last position differs"):
        altered(record, answers=answers[:-1]).replay(game)
    with pytest.raises(RecordMismatch, match=f"answer {len(answers) + 1}"):
        altered(record, answers=[*answers, [500, 0, ["x"]]]).replay(game)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"grimorio": 2}, "not a record"),
        ({"version": 1}, "record: version: expected text, found 1"),
        ({"answers": None}, "record: answers: expected a list, found None"),
        ({"answers": [[1, 0]]}, "answer 1: expected"),
        ({"answers": [[1, 0, [None]]]}, "answer 1: expected"),
        ({"result": {"winners": [0]}}, "record: result: seats: expected a whole number"),
        ({"setup": None}, "setup: expected an object, found None"),
        (
            {"setup": {"game": "toy", "seats": "2", "seed": "1", "options": {}}},
            "seats: expected a whole number from 1 to 16, found '2'",
        ),
        ({"setup": {"game": "toy", "seats": 2, "seed": "x", "options": {}}}, "seed: expected a whole number"),
    ],
)
def test_a_file_that_is_no_record_says_so(change: dict[str, Any], message: str) -> None:
    record, _ = played(secrets())
    with pytest.raises(ValueError, match=message):
        altered(record, **change)
    with pytest.raises(ValueError, match="not a record"):
        Record.from_json([])


def test_a_record_refuses_an_option_that_is_not_there() -> None:
    record, _ = played(secrets())
    p = secrets().start(Setup("toy", 2))
    with pytest.raises(IllegalAnswer, match="no option 3"):
        record.add(p.choice, 3)


# -- setups, results, answers ----------------------------------------------------------------------


def test_setups_that_do_not_fit_are_refused_with_their_field() -> None:
    game = secrets()
    for setup, field, message in (
        (Setup("chess", 2), "game", "expected toy, found 'chess'"),
        (Setup("toy", 9), "seats", "for 2, 3, 4, 5, 6, 7, 8 players, found 9"),
        (Setup("toy", 2, options={"speed": "1"}), "options.speed", "no such option"),
    ):
        with pytest.raises(SetupError, match=message) as error:
            game.start(setup)
        assert error.value.field == field
    option = GameOption("speed", ("slow", "fast"), "slow")
    assert (option.rule, option.ruling) == (None, None)
    setup = Setup("toy", 4, 2**70, {"a": "b"}, {"cards": []})
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


def test_results_share_one_point() -> None:
    assert [Result((1, 2), 3, "X", "y").score(seat) for seat in range(3)] == [0.0, 0.5, 0.5]
    assert [Result((), 4, "X", "y").score(seat) for seat in range(4)] == [0.25] * 4
    assert Result.from_json(Result((1,), 2, "X", "y").to_json()) == Result((1,), 2, "X", "y")


def test_illegal_answers_change_nothing() -> None:
    p = secrets().start(Setup("toy", 2, 1))
    before = digest(p)
    for index, number in ((-1, None), (3, None), (0, 99), (0, 0)):
        with pytest.raises(IllegalAnswer):
            p.answer(index, number)
    with pytest.raises(IllegalAnswer, match="does not offer"):
        p.choice.index(("throw", "lizard"))
    assert digest(p) == before
    _, over = played(secrets())
    with pytest.raises(IllegalAnswer, match="the game is over"):
        over.answer(0)


@pytest.mark.parametrize(
    "value",
    [
        Setup("toy", 2, 7, {"pace": "slow"}, {"cards": []}, base={"answers": []}, last_turn=3),
        Result((Seat(1),), 2, "T-1", "points"),
        GameOption("pace", ("slow", "quick"), "slow", "T-1"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_a_game_starts_from_and_ends_by_is_the_same_in_another_process(value: Any) -> None:
    """A server hands setups to workers; compiled, a frozen object could not be unpickled."""
    assert pickle.loads(pickle.dumps(value)) == value
