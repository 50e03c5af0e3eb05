"""What is measured of Wizards of Mickey: Official games between the ready decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from grimorio import games
from grimorio.games.mickey.ready import ready
from grimorio.kernel import Position, Setup

Answered = tuple[Position, int]
DECKS = {match: [deck.to_json() for deck in ready(match)] for match in ("official", "mini")}


def start(number: int, match: str = "official") -> Position:
    """A game between two of the ready decks, another pair for every number."""
    decks = DECKS[match]
    pair = [decks[number % len(decks)], decks[(3 * number + 1) % len(decks)]]
    setup = Setup("mickey", 2, number, {"match": match}, {"decks": pair})
    return games.get("mickey").start(setup)


def random_games(match: str, seconds: float) -> dict[str, float]:
    """Uniformly random games from their setup; a decision is a choice with two or more options."""
    luck = Random(1).random
    played = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        position = start(played, match)
        while position.waiting:
            position.answer(int(luck() * len(position.waiting[0].options)))
            decisions += 1
        played += 1
    return {"decisions": decisions, "games": played, "seconds": spent}


def middles() -> list[Answered]:
    """Positions of random games from turn 4 on, each with an answer."""
    luck = Random(1)
    found: list[Answered] = []
    for number in range(12):
        position = start(number)
        while position.waiting:
            answer = luck.randrange(len(position.waiting[0].options))
            if position.seen_by(0)["table"]["turn"] >= 4:
                found.append((position.copy(), answer))
            position.answer(answer)
    return luck.sample(found, 150)


def over_middles(unit: str, act: Callable[[Position, int], object], seconds: float) -> dict[str, float]:
    """Do something with each of these positions, again and again."""
    found = middles()
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        for position, answer in found:
            act(position, answer)
        done += len(found)
    return {unit: done, "seconds": spent}


TASKS: dict[str, Callable[[float], dict[str, float]]] = {
    "Mickey: random Official games": partial(random_games, "official"),
    "Mickey: random Mini games": partial(random_games, "mini"),
    "Mickey: copy": partial(over_middles, "copies", lambda p, _: p.copy()),
    "Mickey: copy and play": partial(
        over_middles, "copies + play", lambda p, answer: p.copy().answer(answer)
    ),
    "Mickey: imagine": partial(
        over_middles, "imagined positions", lambda p, _: p.imagine(p.waiting[0].seat, 1)
    ),
    "Mickey: view of a seat": partial(over_middles, "views", lambda p, _: p.seen_by(p.waiting[0].seat)),
}
