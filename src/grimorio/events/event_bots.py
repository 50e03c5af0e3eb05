"""Events that bots play: every match of a round, or a whole event."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from time import perf_counter
from typing import Final

import msgspec

from grimorio.events.event import Event
from grimorio.events.event_match import match_of, record_id, result_of
from grimorio.events.facts import Entry, Settings
from grimorio.events.match_bots import play_match
from grimorio.kernel import Luck, Record
from grimorio.simulator.many import Progress, Watch

AGAIN: Final = 5
"""How often a drawn match of a knockout is played before its winner is chosen at random."""


def play_round(
    event: Event,
    bots: Mapping[str, str],
    seed: int = 0,
    keep: Callable[[str, Record], None] = lambda id, record: None,
) -> Event:
    """Let bots play every match of the present round that has no result yet, and enter the results.

    A league has no rounds: everybody plays everybody whom they have not met.

    Args:
        event: the event.
        bots: the name of a bot for each player.
        seed: with the event's seed, the round and the names of the two players, it determines the luck of
            each match.
        keep: gets the id and the record of each game.

    Raises:
        EventError: a match cannot be made.
        UnknownBot: there is no such bot.
    """
    knockout = bool(event.state.rounds) and event.state.rounds[-1].stage == "knockout"
    for first, second in _tables(event):
        luck = _luck(event, first, second, seed)
        for attempt in range(AGAIN):
            records: list[Record] = []
            match, _ = play_match(
                match_of(event, first, second), (bots[first], bots[second]), luck, records.append
            )
            result = result_of(event, match, first, second, records)
            if not knockout or match.winner is not None:
                break
            if attempt == AGAIN - 1:
                result = msgspec.structs.replace(result, outcome=("first", "second")[luck.below(2)])
        for record in records:
            keep(record_id(record), record)
        event = event.after(result)
    return event


def _tables(event: Event) -> list[tuple[str, str]]:
    """The pairs of players whose matches can be played now, by their names."""
    state = event.state
    if state.rounds:
        return [(first, second) for first, second in state.rounds[-1].open if second is not None]
    if event.settings.structure != "league":
        return []
    met = {frozenset((match.first, match.second)) for match in state.matches}
    return [pair for pair in combinations(state.active, 2) if frozenset(pair) not in met]


def _luck(event: Event, first: str, second: str, seed: int) -> Luck:
    """The luck of the match of the players `first` and `second` in the present round of an event.

    `seed` is the seed asked for; the event's own seed and the number of the round count as well.
    """
    text = "\n".join((event.settings.seed, str(len(event.state.rounds)), first, second, str(seed)))
    return Luck(int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big"))


def play_event(settings: Settings, bots: Mapping[str, str], seed: int = 0) -> Event:
    """Let bots play a whole event, and return it as it ended.

    Args:
        settings: the settings of the event, which must not be a league.
        bots: the players by name, each with the name of its bot.
        seed: with the seed of the event, it determines the luck of all matches.

    Raises:
        EventError: the event cannot be played.
        UnknownBot: there is no such bot.
    """
    event = Event(settings)
    for name in bots:
        event = event.after(Entry(player=name))
    while not event.over:
        event = play_round(event.after(event.next_round()), bots, seed)
    return event


def mean_places(
    settings: Settings, bots: Sequence[str], players: int, times: int, seed: int, watch: Watch
) -> dict[str, float]:
    """Let bots play whole events, and compute the mean place of each bot.

    Args:
        settings: the settings of all events, but for the seed: each event has one of its own.
        bots: the names of the bots; player 1 gets the first, player 2 the second, and so on in turn.
        players: the number of players.
        times: the number of events to play.
        seed: all luck follows from it.
        watch: called after each event with the progress.

    Returns:
        For each bot, by name, the mean place of its players in the standings.

    Raises:
        EventError: the event cannot be played.
        UnknownBot: there is no such bot.
    """
    luck = Luck(seed)
    began = perf_counter()
    names = {f"player {number}": bots[(number - 1) % len(bots)] for number in range(1, players + 1)}
    places: dict[str, list[int]] = {}
    for number in range(times):
        event = play_event(msgspec.structs.replace(settings, seed=f"{luck.bits():x}"), names, seed)
        for line in event.standings():
            places.setdefault(names[line.player], []).append(line.place)
        watch(Progress(number + 1, times, perf_counter() - began))
    return {bot: sum(reached) / len(reached) for bot, reached in sorted(places.items())}
