"""Greedy plays Magecraft sensibly: it uses every phase, and takes what wins."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from grimorio import games
from grimorio.bots import Sight, make_bot
from grimorio.bots.magecraft.danger import fatal
from grimorio.bots.magecraft.engine import SAMPLES, SHUFFLES, sample_hands, typical
from grimorio.bots.magecraft.sense import MagecraftSense, engine_of
from grimorio.games.magecraft.gems import of, total
from grimorio.kernel import Position, Setup
from grimorio.kernel.seats import Seat
from grimorio.simulator import arena, simulate

GAME = games.get("magecraft")


@pytest.mark.deep
def test_beats_random() -> None:
    report = arena("magecraft", ["greedy", "random"], 60, seed=2)
    assert report["bots"][0]["wins"] >= 54


@pytest.mark.deep
def test_uses_every_phase() -> None:
    events = simulate("magecraft", 30, seed=4)["events"]
    for name in (
        "cast",
        "ability",
        "attack",
        "heal",
        "gain-shield",
        "vanish",
        "study",
        "reordered",
        "master",
    ):
        assert events[name] > 0.5, name


def test_takes_the_last_hp_gem() -> None:
    """`greedy` attacks the opponent's last HP gem, which ends the game, before it considers anything else."""
    sense = MagecraftSense()
    position = GAME.start(Setup("magecraft", 2, seed=9))
    while ("grimoire", 1) not in position.choice.options:
        position.answer(len(position.choice.options) - 1)
    seat = position.choice.seat
    mine, other = position.edit(1 + seat), position.edit(2 - seat)
    mine.bag += mine.hand - of({"fire": 1})
    mine.hand = of({"fire": 1})
    other.hp, other.shield = of({"water": 1}), 0
    while not position.over:
        assert position.choice.seat == seat
        position.answer(sense.pick(position, position.choice))
    assert position.result is not None
    assert position.result.winners == (seat,)


def threatened(**mine: str) -> Position:
    """A Magic phase of A, with two HP, before a turn of B that can pay for four hits and no more."""
    situation = {
        "phase": "magic",
        "active": "A",
        "round": 8,
        "academy": {"gems": "W6", "spells": []},
        "A": {
            "character": "Bram",
            "hand": "E1 F2 L1",
            "bag": "none",
            "discard": "none",
            "grimoires": [["Bulwark"], ["Fireball"], ["Meteor"]],
            "hp": "F2",
            **mine,
        },
        "B": {
            "character": "Ember",
            "hand": "F2 L1",
            "bag": "none",
            "discard": "none",
            "grimoires": [["Fire Ring"], ["Fireball"], ["Bulwark"]],
            "hp": "L12",
        },
    }
    return GAME.start(Setup("magecraft", 2, 1, situation=situation))


def test_danger_is_what_the_gems_of_the_rival_may_pay_for() -> None:
    position = threatened()
    hits = fatal(engine_of(position.book), position.things[2])
    assert hits[:5] == (1.0, 1.0, 1.0, 1.0, 1.0)
    assert not any(hits[5:])


def test_stands_a_turn_that_would_kill() -> None:
    """Hits on the rival are worth less than the shields that leave one HP, whatever else they bring."""
    position = threatened()
    choice = position.choice
    assert {("grimoire", 0), ("grimoire", 1), ("grimoire", 2)} <= set(choice.options)
    assert choice.options[MagecraftSense().pick(position, choice)] == ("grimoire", 0)


def test_a_search_leaves_out_what_is_surely_worse() -> None:
    """With nothing else to do, a gem that the turn would discard pays for a shield."""
    position = threatened(hand="W1")
    choice = position.choice
    assert set(choice.options) == {("ability",), ("done",)}
    assert MagecraftSense().worthwhile(position, choice) == [("ability",)]
    bot = make_bot("archmage", GAME, 1)
    index = bot.choose(Sight(position, Seat(0)), partial(position.imagine, Seat(0)))
    assert choice.options[index] == ("ability",)


def chained(hand: str, grimoires: list[list[str]], hp: str, shield: str) -> Position:
    """A Magic phase of A, who has Ember's ability, against a B with so many HP and shields."""
    mine = {"character": "Ember", "hand": hand, "bag": "none", "discard": "none", "grimoires": grimoires}
    situation = {
        "phase": "magic",
        "active": "A",
        "round": 8,
        "A": {**mine, "hp": "F2 W2 E1"},
        "B": {"hp": hp, "shield": shield},
    }
    return GAME.start(Setup("magecraft", 2, 1, situation=situation))


@pytest.mark.parametrize(
    ("hand", "grimoires", "hp", "shield"),
    [
        ("E2 F3 L1 W1", [["Meteor"], ["Fireball (mastered)", "Fire Ring (mastered)", "Absorb"]], "L4", "L2"),
        ("E3 F2 L1 W1", [["Meteor"], ["Flame Lance (mastered)", "Fire Ring"]], "L3", "L1"),
    ],
)
@pytest.mark.parametrize("bot", ["greedy", "adept", "master", "archmage"])
def test_no_level_overlooks_a_sure_win(
    bot: str, hand: str, grimoires: list[list[str]], hp: str, shield: str
) -> None:
    """The win takes every spell of a grimoire, each paid with what the others do not need."""
    for seed in range(3):
        position = chained(hand, grimoires, hp, shield)
        player = make_bot(bot, GAME, seed)
        while position.result is None and position.choice.seat == 0 and position.choice.ask != "study":
            seat = position.choice.seat
            position.answer(player.choose(Sight(position, seat), partial(position.imagine, seat)))
        assert position.result is not None, seed
        assert position.result.winners == (0,), seed


def test_value_is_a_chance() -> None:
    """Throughout a game the chances of both seats add up to one, and that of the winner ends at one."""
    sense = MagecraftSense()
    position = GAME.start(Setup("magecraft", 2, seed=6))
    while not position.over:
        chances = [sense.value(position, seat) for seat in (0, 1)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert abs(sum(chances) - 1) < 1e-9
        position.answer(sense.pick(position, position.choice))
    assert sorted(sense.value(position, seat) for seat in (0, 1)) == [0, 1]


@pytest.mark.deep
def test_value_tells_who_wins() -> None:
    """The mean square error of the chances at each turn is clearly below 0.25, the error of knowing
    nothing.
    """
    sense = MagecraftSense()
    errors: list[float] = []
    for seed in range(40):
        position = GAME.start(Setup("magecraft", 2, seed=seed))
        turn = sense.clock(position)
        chances: list[float] = []
        while not position.over:
            if turn != sense.clock(position):
                turn = sense.clock(position)
                chances.append(sense.value(position, 0))
            position.answer(sense.pick(position, position.choice))
        won = sense.value(position, 0)
        errors += [(chance - won) ** 2 for chance in chances]
    assert sum(errors) / len(errors) < 0.22


def test_sample_hands_hold_the_bag_evenly() -> None:
    pool = of({"fire": 3, "water": 3, "earth": 3, "light": 3})
    hands = sample_hands(pool)
    assert len(hands) == SAMPLES
    assert sum(hand for hand, _ in hands) == pool * SHUFFLES
    assert all(total(hand) == 4 for hand, _ in hands)
    for small in (0, of({"dark": 1}), of({"fire": 2, "dark": 3})):
        assert len(sample_hands(small)) == SAMPLES
    assert total(typical(pool * 3)) == 12


@pytest.mark.deep
def test_every_seat_and_count_of_players_is_used() -> None:
    """With two, three and four players, each seat wins some games."""
    wins: Counter[int] = Counter()
    bots = [make_bot("greedy", GAME) for _ in range(4)]
    for seed in range(12):
        position = GAME.start(Setup("magecraft", 4, seed=seed))
        while not position.over:
            seat = position.choice.seat
            view = position.seen_by(seat)
            position.answer(bots[seat].choose(view, lambda luck, p=position, s=seat: p.imagine(s, luck)))
        assert position.result is not None
        wins.update(position.result.winners)
    assert len(wins) >= 3


def test_a_review_that_somebody_else_began_is_gone_on_with() -> None:
    """A bot that takes a person's seat in the middle of a review finds its places taken otherwise."""
    spells = [["Meditation", "Magic Missile", "Mana Tricks"], ["Minor Cure", "Absorb"], []]
    side = {"hand": "F1 W1 E2 L1", "hp": "F2 W2", "grimoires": spells}
    situation = {"phase": "study", "active": "A", "A": side, "B": {"hp": "F2 W2"}}
    game = games.get("magecraft")
    for first in range(3):
        position = game.start(Setup("magecraft", 2, 3, situation=situation))
        sense, begun = MagecraftSense(), 0
        while not position.over and position.choice.seat == 0:
            choice = position.choice
            kinds = [option[0] for option in choice.options]
            if choice.ask == "reorder":
                begun += 1
                chosen = min(first, len(kinds) - 1) if begun < 3 else sense.pick(position, choice)
            else:
                chosen = kinds.index("review") if "review" in kinds else sense.pick(position, choice)
            position.answer(chosen, choice.number)
        assert begun > 3
