"""Games of three and more: bots attack by threat, in whichever seat it sits, and gang up on nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from grimorio import games
from grimorio.bots.magecraft.sense import MagecraftSense
from grimorio.bots.magic.sense import MagicSense
from grimorio.games.magecraft.gems import of
from grimorio.kernel import Position, Setup


def at_an_attack(seed: int) -> Position:
    """A game of Magecraft at the first attack, at which all four players stand alike."""
    position = next(attacks(seed))
    for board in range(1, 5):
        player = position.edit(board)
        player.hp, player.shield, player.points = of({"water": 8}), 0, of({"fire": 5})
        player.grimoires = position.things[1].grimoires
    return position


def attacks(seed: int) -> Iterator[Position]:
    """The attacks of a game of Magecraft between four bots: the position at each, to be looked at only."""
    sense = MagecraftSense()
    position = games.get("magecraft").start(Setup("magecraft", 4, seed))
    while not position.over:
        choice = position.choice
        if choice.ask == "attack":
            yield position
        position.answer(sense.pick(position, choice), choice.number)


@pytest.mark.parametrize("leader", range(3))
def test_magecraft_hits_who_is_about_to_win_wherever_that_player_sits(leader: int) -> None:
    """Seats hold people and bots alike, and no position tells which: the seat decides nothing."""
    position = at_an_attack(3)
    seat = position.choice.seat
    other = [number for number in range(4) if number != seat][leader]
    position.edit(1 + other).points = of({"fire": 16})
    options = position.choice.options
    assert options[MagecraftSense().pick(position, position.choice)][1] == other


@pytest.mark.parametrize("weak", range(3))
def test_magecraft_leaves_the_beaten_alone_while_another_leads(weak: int) -> None:
    position = at_an_attack(3)
    seat = position.choice.seat
    others = [number for number in range(4) if number != seat]
    beaten, leader = others[weak], others[weak - 1]
    position.edit(1 + beaten).hp = of({"water": 3})
    position.edit(1 + beaten).points = 0
    position.edit(1 + leader).points = of({"fire": 16})
    options = position.choice.options
    assert options[MagecraftSense().pick(position, position.choice)][1] == leader


def test_magecraft_spreads_its_hits_over_the_seats() -> None:
    sense = MagecraftSense()
    hits: Counter[int] = Counter()
    for seed in range(4):
        for position in attacks(seed):
            options = position.choice.options
            hits[int(options[sense.pick(position, position.choice)][1])] += 1
    assert sum(hits.values()) > 60
    assert all(hits[seat] > 0.15 * sum(hits.values()) for seat in range(4))


@pytest.mark.parametrize("weak", ["B", "C"])
def test_magic_attacks_who_can_be_beaten_wherever_that_player_sits(weak: str) -> None:
    """The opponent who falls by the attack is attacked, and of two healthy ones the one without blockers."""
    assert attacks_of({weak: {"life": 4}}) == {" BC".index(weak)}
    assert attacks_of({weak: {"battlefield": ["Craw Wurm", "Craw Wurm"]}}) == {" CB".index(weak)}


def attacks_of(situation: dict[str, dict[str, Any]]) -> set[Any]:
    """The seats that a bot of Magic attacks, as player A with two giants, in this situation of B and C."""
    players = {name: {"life": 20, "library": ["Plains"] * 3, **situation.get(name, {})} for name in "ABC"}
    players["A"]["battlefield"] = ["Hill Giant", "Hill Giant"]
    begun = {"at": "main1", "active": "A", "turn": 9, **players}
    position = games.get("magic").start(Setup("magic", 3, 1, {}, None, begun))
    sense = MagicSense()
    attacked: set[Any] = set()
    while position.choice.ask in ("priority", "attack") and position.choice.seat == 0:
        choice = position.choice
        index = sense.pick(position, choice)
        if choice.options[index][0] == "attack":
            attacked.add(choice.options[index][2])
        position.answer(index, choice.number)
    return attacked
