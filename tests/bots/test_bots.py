"""Properties that every bot must have: legal and deterministic answers that depend only on what its
seat sees.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from grimorio import games
from grimorio.bots import BOTS, LEVELS, Sight, UnknownBot, make_bot
from grimorio.kernel import Game, Position, Setup
from tests.cost import deep

GAME: Game = games.get("magecraft")
NAMES = ("random", "greedy", "search:5")


def ask(name: str, position: Position, seed: int = 3) -> int:
    seat = position.choice.seat
    bot = make_bot(name, GAME, seed)
    return bot.choose(position.seen_by(seat), lambda luck: position.imagine(seat, luck))


def positions(seed: int, seats: int = 2, every: int = 9, **options: str) -> list[Position]:
    """The positions at every `every`-th choice of a game played by `greedy`."""
    position = GAME.start(Setup("magecraft", seats, seed=seed, options=options))
    found = []
    for turn in range(20_000):
        if position.over:
            return found
        if turn % every == 0:
            found.append(position.copy())
        position.answer(ask("greedy", position), position.choice.number)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, deep(3), 4])
def test_plays_to_the_end(name: str, seats: int) -> None:
    position = GAME.start(Setup("magecraft", seats, seed=5))
    others = make_bot("greedy", GAME)
    bot = make_bot(name, GAME, 1)
    for _ in range(20_000):
        if position.over:
            break
        choice = position.choice
        mover = bot if choice.seat == 0 else others
        index = mover.choose(
            Sight(position, choice.seat), lambda luck, seat=choice.seat: position.imagine(seat, luck)
        )
        assert 0 <= index < len(choice.options)
        position.answer(index, choice.number)
    assert position.result is not None
    assert position.result.reason != "cap"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_greedy_plays_every_reading_of_the_rules(option: Any) -> None:
    for value in option.values:
        seen = positions(2, every=50, **{option.name: value})
        assert len(seen) >= 2


def poisoned(position: Position, seat: int) -> Position:
    """A different position in which the seat sees the same: other hands, other luck and another seed."""
    data = position.imagine(seat, 987_654_321).to_json()
    data["setup"] = {**data["setup"], "seed": "-12345"}
    return GAME.position(json.loads(json.dumps(data)))


@pytest.mark.parametrize("name", NAMES)
def test_chooses_alike_in_positions_that_look_alike(name: str) -> None:
    """A bot gives the same answer in two real positions with the same view and different hidden things
    and luck.
    """
    differed = 0
    for position in positions(11):
        seat = position.choice.seat
        twin = poisoned(position, seat)
        assert twin.seen_by(seat) == position.seen_by(seat)
        differed += twin.seen_by(1 - seat) != position.seen_by(1 - seat)
        assert ask(name, twin) == ask(name, position)
    assert differed > 5


def keep(handed: list[Position], position: Position, seat: int, luck: int) -> Position:
    handed.append(position.imagine(seat, luck))
    return handed[-1]


@pytest.mark.parametrize("name", NAMES)
def test_gets_a_view_and_imagined_positions_only(name: str) -> None:
    """The real position is never among those that a bot imagines, and stays unchanged while the bot
    plays on in them.
    """
    for position in positions(12, every=25):
        seat = position.choice.seat
        before = position.to_json()
        handed: list[Position] = []

        view = json.loads(json.dumps(position.seen_by(seat)))
        make_bot(name, GAME, 4).choose(view, partial(keep, handed, position, seat))
        assert all(one is not position for one in handed)
        assert position.to_json() == before


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_choose_alike(name: str) -> None:
    for position in positions(13, every=25):
        assert ask(name, position, 8) == ask(name, position, 8)


def test_imagining_from_an_imagined_position_serves_another_process() -> None:
    for position in positions(14, every=25):
        seat = position.choice.seat
        sent = GAME.position(json.loads(json.dumps(position.imagine(seat, 5).to_json())))
        there = make_bot("greedy", GAME).choose(
            position.seen_by(seat), lambda luck, sent=sent, seat=seat: sent.imagine(seat, luck)
        )
        assert there == ask("greedy", position)


def test_sight_is_the_view() -> None:
    for position in positions(15, every=25):
        seat = position.choice.seat
        view = position.seen_by(seat)
        sight = Sight(position, seat)
        assert sight["choice"] == view["choice"]
        assert dict(sight) == view
        assert len(sight) == len(view)


def test_levels_and_bots_can_be_made() -> None:
    for name in (*BOTS, *LEVELS, "search:7", "greedy:2"):
        assert make_bot(name, GAME, 1) is not None
    for name in ("", "chess", "random:3", "greedy:0", "search:0", "search:x"):
        with pytest.raises(UnknownBot, match="the bots are random, greedy"):
            make_bot(name, GAME)
