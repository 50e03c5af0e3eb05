"""What weaker levels overlook, and that each level is stronger than the one below."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from grimorio import games
from grimorio.bots import LEVELS, Sight, UnknownBot, make_bot
from grimorio.bots.roster import bots_of
from grimorio.bots.slips import MOST, Slips
from grimorio.kernel import Choice, Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator import arena
from tests.bots.test_survival import plays
from tests.games.magic.laid import MAGIC, Laid

WEAK = "greedy:1~99"


def choices(game: str, level: str, seed: int, habit: int, most: int = 150) -> Iterator[tuple[Choice, int]]:
    """The choices of a game that a level plays against itself, each with the index of its answer.

    Each choice is answered by a new bot, as at a server; `habit` seeds what it overlooks.
    """
    position = games.get(game).start(Setup(game, 2, seed))
    while position.result is None and most:
        choice = position.choice
        bot = make_bot(level, position.game, choice.number, habit)
        index = bot.choose(Sight(position, choice.seat), partial(position.imagine, choice.seat))
        yield choice, index
        position.answer(index, choice.number)
        most -= 1


def answers(game: str, level: str, seed: int, habit: int) -> list[int]:
    return [index for _, index in choices(game, level, seed, habit)]


def test_names() -> None:
    for name in ("greedy~1", "greedy~99", "greedy:1~30"):
        assert make_bot(name, MAGIC, 1) is not None
    for name in ("greedy~", "greedy~0", "greedy~100", "greedy~x", "random~3", "search:40~3", "greedy:0~3"):
        with pytest.raises(UnknownBot, match="greedy~PERCENT"):
            make_bot(name, MAGIC)
    for game in ("live", "draft"):
        with pytest.raises(UnknownBot):
            make_bot("greedy~30", games.get(game))


def test_what_is_overlooked_lasts_for_the_turn_and_follows_from_the_seed() -> None:
    kinds = frozenset((("priority", "cast"),))
    cards = [("cast", f"card {number}") for number in range(1000)]
    once, again, other = Slips(30, kinds, 1), Slips(30, kinds, 1), Slips(30, kinds, 2)
    missed = [card for card in cards if once.overlooks("priority", card, 5)]
    assert 250 < len(missed) < 350
    assert missed == [card for card in cards if again.overlooks("priority", card, 5)]
    assert missed != [card for card in cards if other.overlooks("priority", card, 5)]
    assert missed != [card for card in cards if once.overlooks("priority", card, 6)]
    assert not any(once.overlooks("target", card, 5) for card in cards)


def test_of_options_that_are_all_overlooked_one_is_noticed() -> None:
    slips = Slips(MOST, frozenset((("play", "cast"),)), 1)
    options = [("cast", card, place) for card in ("A", "B", "C", "D") for place in (0, 1)]
    seen = slips.seen(Choice(1, Seat(0), "play", options, "R"), 3)
    assert len(seen) == 2 and options[seen[0]][1] == options[seen[1]][1]


@pytest.mark.parametrize("game", ["magecraft", "magic", "mickey"])
def test_equal_habits_play_alike(game: str) -> None:
    one = answers(game, "apprentice", 3, 7)
    assert one == answers(game, "apprentice", 3, 7)
    assert any(one != answers(game, "apprentice", 3, habit) for habit in (8, 9))


def test_plays_its_lands_however_much_it_overlooks() -> None:
    offered = [
        choice.options[index][0]
        for choice, index in choices("magic", WEAK, 4, 2)
        if choice.ask == "priority" and any(option[0] == "land" for option in choice.options)
    ]
    assert offered.count("land") > len(offered) / 2


@pytest.mark.parametrize("habit", range(5))
def test_attacks_an_empty_board_when_that_wins(habit: int) -> None:
    laid = Laid({"play": "Hill Giant; Grizzly Bears"}, {"life": 5}, mana=False)
    bot, turn = make_bot("apprentice", MAGIC, 1, habit), laid.t.turn
    while not laid.p.over and laid.t.turn == turn:
        seat = laid.p.choice.seat
        laid.p.answer(bot.choose(Sight(laid.p, seat), partial(laid.p.imagine, seat)))
    assert laid.p.result is not None and laid.p.result.winners == (0,)


@pytest.mark.parametrize("level", ["apprentice", "adept", "master"])
def test_blocks_when_it_would_die(level: str) -> None:
    laid = Laid({"play": "Craw Wurm"}, {"play": "Grizzly Bears", "life": 6}, mana=False)
    p = laid.p
    while p.choice.ask != "attack":
        p.answer(len(p.choice.options) - 1)
    p.answer(0)
    done = plays(laid, level)
    assert not p.over, done


def test_overlooks_nothing_when_somebody_may_win_soon() -> None:
    sense = bots_of("magecraft").sense()
    position = games.get("magecraft").start(Setup("magecraft", 2, 1))
    tense = sense.tense  # type: ignore[attr-defined]
    assert not tense(position, Seat(0))
    ended = played_to_the_end("magecraft")
    assert tense(ended, Seat(0))


def played_to_the_end(game: str) -> Position:
    """The position before the last answer of a game that `greedy` plays against itself."""
    position = games.get(game).start(Setup(game, 2, 1))
    sense = bots_of(game).sense()
    while True:
        before = position.copy()
        position.answer(sense.pick(position, position.choice), position.choice.number)
        if position.result is not None:
            return before


@pytest.mark.parametrize("pair", list(pairwise(LEVELS[:3])))
def test_each_level_beats_the_one_below(pair: tuple[str, str]) -> None:
    below, above = pair
    report = arena("magecraft", (above, below), 30, seed=1, settle=-1.0)
    assert report["bots"][0]["score"] > 0.6
