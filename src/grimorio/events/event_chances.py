"""What a player needs to reach the best of an event: the rest of its Swiss rounds is played many times."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Literal

import msgspec

from grimorio.events.event import Event
from grimorio.events.facts import Result
from grimorio.events.faults import EventError
from grimorio.kernel import Luck
from grimorio.simulator.intervals import wilson
from grimorio.simulator.many import Progress, Watch

Ending = Literal["win", "draw", "loss", "bye", "none"]
"""How the player's next match ends: "bye" if there is a bye instead, "none" if no match is left."""

ENDINGS: Final[tuple[Ending, ...]] = ("win", "draw", "loss")


@dataclass(frozen=True, slots=True)
class Chance:
    """How often a player reached the best after one ending of the player's next match.

    Attributes:
        ending: how the match ended.
        reached: the number of simulated events in which the player was among the best.
        times: the number of simulated events.
    """

    ending: Ending
    reached: int
    times: int

    @property
    def interval(self) -> list[float]:
        """The 95 % interval of the share, as [low, high]: only of the luck of simulating."""
        return wilson(self.reached, self.times)


def chances(
    event: Event,
    player: str,
    cut: int,
    times: int,
    seed: int = 0,
    draws: float = 0.0,
    watch: Watch = lambda progress: None,
) -> tuple[Chance, ...]:
    """How likely a player is among the best after the Swiss rounds, by each ending of the next match.

    All players are taken as equally strong, and open rounds are paired by the event's own rules. What is not
    known yet, such as later pairings, is drawn anew each time.

    Args:
        event: an event of Swiss rounds that has begun.
        player: the name of the player, who has not left.
        cut: how many are the best, such as 8.
        times: how often the rest is played for each ending.
        seed: all luck follows from it.
        draws: the probability, from 0 to 1, that another match is drawn.
        watch: called after each simulated event.

    Raises:
        EventError: the event is none of Swiss rounds, its knockout has begun, or the player has left.
    """
    if event.settings.structure != "swiss" or any(round_.stage != "swiss" for round_ in event.state.rounds):
        raise EventError("only-swiss")
    if event.state.member(player).dropped is not None:
        raise EventError("has-left", player=player)
    luck = Luck(seed)
    began = perf_counter()
    endings = tuple(_endings(event, player))
    chances = []
    for number, ending in enumerate(endings):
        reached = 0
        for time in range(times):
            reached += player in _best(_finished(event, player, ending, luck, draws), cut)
            watch(Progress(number * times + time + 1, len(endings) * times, perf_counter() - began))
        chances.append(Chance(ending, reached, times))
    return tuple(chances)


def _endings(event: Event, player: str) -> Iterator[Ending]:
    """The ways in which the player's next match may end; one if there is no match to play."""
    rounds = event.state.rounds
    if rounds and rounds[-1].open:
        if any(player in table for table in rounds[-1].open):
            yield from ENDINGS
        elif len(rounds) < event.swiss:
            yield from ENDINGS  # this match is over: the next round's counts
        else:
            yield "none"
    elif len(rounds) >= event.swiss:
        yield "none"
    else:
        yield from ("bye",) if player in event.state.byes else ENDINGS


def _best(event: Event, cut: int) -> list[str]:
    return [line.player for line in event.standings() if line.dropped is None][:cut]


def _finished(event: Event, player: str, ending: Ending, luck: Luck, draws: float) -> Event:
    """The event after all its Swiss rounds; the player's next match ends as `ending` says."""
    event = Event(msgspec.structs.replace(event.settings, seed=f"{luck.bits():x}"), event.facts, event.state)
    given = ending in ENDINGS
    while True:
        number = len(event.state.rounds)
        for first, second in event.state.rounds[-1].open if number else ():
            assert second is not None
            games = _games(luck, event.settings.best_of, draws)
            if given and player in (first, second):
                games = _ended(games, ending, player == first, event.settings.best_of)
                given = False
            fact = Result(round=number, first=first, second=second, games=games)
            try:
                event = event.after(fact)
            except EventError:  # games lost by penalties count already
                winner: Literal["first", "second"] = "first" if games[0] > games[1] else "second"
                event = event.after(msgspec.structs.replace(fact, games=(0, 0, 0), outcome=winner))
        if number >= event.swiss:
            return event
        event = event.after(event.next_round())


def _games(luck: Luck, best_of: int, draws: float) -> tuple[int, int, int]:
    """The games won, lost and drawn of a match between two equally strong players."""
    if luck.bits() < draws * 2**64:
        return (1, 1, 1) if best_of > 1 else (0, 0, 1)
    won = [0, 0]
    while max(won) <= best_of // 2:
        won[luck.below(2)] += 1
    return won[0], won[1], 0


def _ended(games: tuple[int, int, int], ending: Ending, is_first: bool, best_of: int) -> tuple[int, int, int]:
    """Games of a match that end as `ending` says for one of its players; `is_first`: the first of the two."""
    if ending == "draw":
        return (1, 1, 1) if best_of > 1 else (0, 0, 1)
    high, low = max(games[:2]), min(games[:2])
    if high == low:
        high, low = best_of // 2 + 1, 0
    return (high, low, 0) if (ending == "win") == is_first else (low, high, 0)
