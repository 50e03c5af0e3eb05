"""Estimate how often the best player wins an event: simulate whole events with random results."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from grimorio.events.event import Event, champion
from grimorio.events.facts import Entry, Result, Settings
from grimorio.events.strengths import game_chance
from grimorio.kernel import Luck
from grimorio.simulator.many import Progress, Watch


@dataclass(frozen=True, slots=True)
class Tally:
    """How the best player did in simulated events.

    Attributes:
        times: the number of events played.
        best_won: the number of events that the best player won.
        best_top: the number of events in which the best player was among the first eight.
        places: the sum of the best player's places in all events.
    """

    times: int
    best_won: int
    best_top: int
    places: int


def simulate(
    settings: Settings,
    players: int,
    times: int,
    seed: int = 0,
    apart: float = 25.0,
    watch: Watch = lambda progress: None,
) -> Tally:
    """Play whole events and count how the best player fares.

    Args:
        settings: the settings of all events, but for the seed: each event has one of its own.
        players: the number of players.
        times: the number of events to play.
        seed: all luck follows from it.
        apart: by how many Elo points each player is stronger than the next one.
        watch: called after each event with the progress.
    """
    luck = Luck(seed)
    began = perf_counter()
    won = top = places = 0
    names = [f"player {number}" for number in range(1, players + 1)]
    for number in range(times):
        event = _played(settings, names, luck, apart)
        place = next(line.place for line in event.standings() if line.player == names[0])
        won += champion(event) == names[0]
        top += place <= 8
        places += place
        watch(Progress(number + 1, times, perf_counter() - began))
    return Tally(times, won, top, places)


def _played(settings: Settings, names: list[str], luck: Luck, apart: float) -> Event:
    import msgspec

    event = Event(msgspec.structs.replace(settings, seed=f"{luck.bits():x}"))
    for name in names:
        event = event.after(Entry(player=name))
    strength = {name: -apart * place for place, name in enumerate(names)}
    while not event.over:
        event = event.after(event.next_round())
        number = len(event.state.rounds)
        for first, second in event.state.rounds[-1].open:
            assert second is not None
            chance = game_chance(strength[first] - strength[second])
            games: Any = _match(luck, chance, settings.best_of)
            event = event.after(Result(round=number, first=first, second=second, games=games))
    return event


def _match(luck: Luck, chance: float, best_of: int) -> tuple[int, int, int]:
    """The games won, lost and drawn of a random match of at most `best_of` games, from the first player's
    side.

    The first player wins each game with the probability `chance`; no game is drawn.
    """
    won = [0, 0]
    while max(won) <= best_of // 2:
        won[luck.bits() >= chance * 2**64] += 1
    return won[0], won[1], 0
