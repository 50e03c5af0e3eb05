"""A player's chances to be among the best of an event, from many simulations of its remaining Swiss
rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Literal

import msgspec

from grimorio.events.event import Event
from grimorio.events.facts import Result
from grimorio.events.faults import EventError
from grimorio.events.strengths import Strength, drawn, game_chance
from grimorio.kernel import Luck
from grimorio.simulator.intervals import wilson
from grimorio.simulator.many import Progress, Watch

Ending = Literal["win", "draw", "loss", "bye", "none"]
"""The end of the player's next match: "bye" if a bye comes instead, "none" if no match is left."""

ENDINGS: Final[tuple[Ending, ...]] = ("win", "draw", "loss")


@dataclass(frozen=True, slots=True)
class Chance:
    """How often a player was among the best, after one ending of the player's next match.

    Attributes:
        ending: how the match ended.
        reached: the number of simulated events with this ending in which the player was among the best.
        times: the number of simulated events with this ending, at least 1.
    """

    ending: Ending
    reached: int
    times: int

    @property
    def interval(self) -> list[float]:
        """The 95 % confidence interval, as [low, high], of the share of simulations in which the player
        was among the best.
        """
        return wilson(self.reached, self.times)


def chances(
    event: Event,
    player: str,
    cut: int,
    times: int,
    seed: int = 0,
    draws: float = 0.0,
    watch: Watch = lambda progress: None,
    *,
    known: Mapping[str, Strength] | None = None,
    spread: float = 0.0,
) -> tuple[Chance, ...]:
    """Count how often a player is among the best, by the ending of the next match, in simulated rounds.

    The rest of the Swiss rounds is played `times` times for each ending, paired by the event's rules. What
    is not known yet, such as later pairings and how strong players are, is drawn anew each time. A simulation
    in which a bye takes the place of the player's next match counts for the ending "bye", which comes last in
    the result; an ending that never came is left out.

    Args:
        event: an event of Swiss rounds that has begun.
        player: the name of the player, who has not left.
        cut: how many are the best, such as 8.
        times: how often the rest is simulated for each ending.
        seed: the seed of all random numbers.
        draws: the probability, from 0 to 1, that another match is drawn.
        watch: called after each simulated event.
        known: the estimated strengths of players, by name.
        spread: the standard deviation, in Elo points, of strengths that are not known; with 0 all players are
            taken as equally strong, whatever is known.

    Raises:
        EventError: the event has no Swiss rounds, its knockout has begun, or the player has left.
    """
    _check(event, player)
    seeds = Luck(seed)
    lucks = [seeds.bits() for _ in range(times)]
    began = perf_counter()
    endings = tuple(_endings(event, player))
    counts: dict[Ending, list[bool]] = {ending: [] for ending in endings}
    for number, wanted in enumerate(endings):
        for time in range(times):
            luck = Luck(lucks[time])  # the same for each ending, so that endings differ by themselves alone
            elo = drawn(luck, event.state.members, known or {}, spread)
            finished, ending = _finished(event, player, wanted, luck, draws, elo)
            counts.setdefault(ending, []).append(player in _best(finished, cut))
            watch(Progress(number * times + time + 1, len(endings) * times, perf_counter() - began))
    return tuple(Chance(ending, sum(best), len(best)) for ending, best in counts.items() if best)


def _check(event: Event, player: str) -> None:
    """Check that Swiss rounds are to be played in which the player takes part.

    Raises EventError: the event has no Swiss rounds, its knockout has begun, or the player has left.
    """
    if event.settings.structure != "swiss" or any(round_.stage != "swiss" for round_ in event.state.rounds):
        raise EventError("only-swiss")
    if event.state.member(player).dropped is not None:
        raise EventError("has-left", player=player)


def _endings(event: Event, player: str) -> Iterator[Ending]:
    """Yield the endings to simulate for the player's next match, or "none" if there is no match.

    Before a round is paired, or while others still play, a bye may take the place of that match.
    """
    rounds = event.state.rounds
    if len(rounds) < event.swiss or any(player in table for round_ in rounds[-1:] for table in round_.open):
        yield from ENDINGS
    else:
        yield "none"


def _best(event: Event, cut: int) -> list[str]:
    return [line.player for line in event.standings() if line.dropped is None][:cut]


def _finished(
    event: Event, player: str, ending: Ending, luck: Luck, draws: float, elo: Mapping[str, float]
) -> tuple[Event, Ending]:
    """Simulate an event to the end of its Swiss rounds, with the player's next match ending as `ending`
    says.

    `draws` is the share of drawn matches, and `elo` the strength of each player. Returns the event and the
    ending that came: "bye" where the next round paired gave the player a bye.
    """
    event = Event(msgspec.structs.replace(event.settings, seed=f"{luck.bits():x}"), event.facts, event.state)
    given = ending in ENDINGS
    while True:
        number = len(event.state.rounds)
        for first, second in event.state.rounds[-1].open if number else ():
            assert second is not None
            games = _games(luck, event.settings.best_of, draws, game_chance(elo[first] - elo[second]))
            if given and player in (first, second):
                games = _ended(games, ending, player == first, event.settings.best_of)
                given = False
            lost = event.state.rounds[-1].lost
            games = _without_penalties(games, (lost.get(second, 0), lost.get(first, 0)))
            event = event.after(Result(round=number, first=first, second=second, games=games))
        if number >= event.swiss:
            return event, ending
        event = event.after(event.next_round())
        if given and not any(player in table for table in event.state.rounds[-1].open):
            given, ending = False, "bye"


def _games(luck: Luck, best_of: int, draws: float, chance: float) -> tuple[int, int, int]:
    """Return random numbers of games for a match: (won, lost, drawn) as its first player sees it.

    `best_of` is the most games of the match, `draws` the probability that the match is drawn, and `chance`
    that its first player wins a game.
    """
    if luck.bits() < draws * 2**64:
        return (1, 1, 1) if best_of > 1 else (0, 0, 1)
    won = [0, 0]
    while max(won) <= best_of // 2:
        won[luck.bits() >= chance * 2**64] += 1
    return won[0], won[1], 0


def _without_penalties(games: tuple[int, int, int], given: tuple[int, int]) -> tuple[int, int, int]:
    """The games played in a match that ends as `games` says: those that penalties gave (`given`) left out.

    `games` are won by the first player, won by the second, and drawn; a drawn match stays drawn.
    """
    first, second, drawn_games = games
    if first == second:
        first = second = max(first, *given)
    return max(0, first - given[0]), max(0, second - given[1]), drawn_games


def _ended(games: tuple[int, int, int], ending: Ending, is_first: bool, best_of: int) -> tuple[int, int, int]:
    """Return the games won by the first player, won by the second, and drawn, in a match with a given ending.

    Args:
        games: random numbers of games won, lost and drawn, of which the first two are swapped if necessary.
        ending: how the match ends for the player.
        is_first: whether the player is the first of the two.
        best_of: the most games of the match.
    """
    if ending == "draw":
        return (1, 1, 1) if best_of > 1 else (0, 0, 1)
    high, low = max(games[:2]), min(games[:2])
    if high == low:
        high, low = best_of // 2 + 1, 0
    return (high, low, 0) if (ending == "win") == is_first else (low, high, 0)
