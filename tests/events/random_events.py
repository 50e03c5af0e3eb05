"""Events of random structure and size, with leavers, late entries, penalties, corrections and undone facts.

`python -m tests.events.random_events` plays 10 000 of them, or the number in its argument.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec

from grimorio.events.event import Event
from grimorio.events.facts import (
    DeckEntry,
    Drawn,
    Drop,
    Entry,
    Pairing,
    Penalty,
    PoolEntry,
    Result,
    Settings,
    Together,
    Undo,
)
from grimorio.events.faults import EventError
from grimorio.events.pairing import cost, pair
from grimorio.events.pods import seating
from grimorio.kernel import Luck
from tests.fuzzing import named

EVENTS = 10_000
STRUCTURES: Any = ("swiss", "swiss", "swiss", "knockout", "round-robin", "league", "together")
SCORES = ((2, 0, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0), (1, 1, 1))


def size_of(luck: Luck, structure: str) -> int:
    """Return a random number of players for an event: mostly a few, sometimes up to 71."""
    if structure in ("round-robin", "league"):
        return 2 + luck.below(9)
    return 2 + luck.below((9, 9, 9, 24, 70)[luck.below(5)])


def begun(luck: Luck, structure: str) -> Event:
    """Make an event with its players and random settings; no round is paired yet."""
    cut: Any = (0, 2, 4, 8)[luck.below(4)] if structure in ("swiss", "league") else 0
    limit = luck.below(3) if structure == "league" else 0
    settings: dict[str, Any] = {"structure": structure, "cut": cut, "limit": limit}
    if structure == "swiss" and luck.below(3) == 0:
        settings |= {"pods": 3 + luck.below(7), "pod_rounds": luck.below(5)}
    event = Event(Settings(name="Random", seed=f"{luck.bits():x}", **settings))
    for number in range(size_of(luck, structure)):
        seed = number + 1 if structure == "knockout" and luck.below(3) == 0 else 0
        event = event.after(Entry(player=f"player {number}", seed=seed))
    return drafted(event, luck) if event.settings.pods else event


def drafted(event: Event, luck: Luck) -> Event:
    """Seat the players of an event for its draft, perhaps again; some get cards and hand in a deck."""
    refused(event, Pairing(round=1, tables=((event.state.active[0], None),), by="swiss"), "seats-first")
    for again in range(1 + luck.below(2)):
        if luck.below(6) == 0 and len(event.state.active) > 2:
            event = event.after(Drop(player=event.state.active[luck.below(len(event.state.active))]))
        seats = msgspec.structs.replace(seating(event), reason="again" if again else "")
        assert seats.pods == seating(event).pods
        event = undone_again(event, seats)
    assert sorted(name for pod in event.state.pods for name in pod) == sorted(event.state.active)
    assert all(2 <= len(pod) <= event.settings.pods for pod in event.state.pods)
    assert max(map(len, event.state.pods)) - min(map(len, event.state.pods)) <= 1
    refused(event, Entry(player="too late"), "too-late")
    for name in event.state.active:
        if luck.below(3):
            refused(event, DeckEntry(player=name, deck="40 Shock"), "no-pool-yet")
            event = undone_again(event, PoolEntry(player=name, cards="45 Shock"))
            event = event.after(DeckEntry(player=name, deck="40 Shock"))
    return event


def refused(event: Event, fact: Any, cause: str) -> None:
    """Check that a fact is not possible, for this cause."""
    try:
        event.after(fact)
    except EventError as error:
        assert error.cause == cause, error
        return
    raise AssertionError(f"{fact} was possible")


def apart(event: Event) -> int:
    """How many pairs of the present round are of two pods."""
    pod_of = {name: number for number, pod in enumerate(event.state.pods) for name in pod}
    pairs = [table for table in event.state.rounds[-1].tables if table[1] is not None]
    return sum(pod_of[first] != pod_of[str(second)] for first, second in pairs)


def holds_pods(before: Event, after: Event) -> None:
    """Check a round that was paired within pods: as few rematches and second byes as possible.

    In the first round, who plays somebody of another pod is left over in an odd pod.
    """
    number = len(after.state.rounds)
    state = before.before(number)
    tables = after.state.rounds[-1].tables
    assert cost(state, tables)[:2] == cost(state, pair(state))[:2]
    if number == 1:
        odd = sum(len([name for name in pod if name in state.points]) % 2 for pod in before.state.pods)
        assert apart(after) == odd // 2


def holds(event: Event, before: Event) -> None:
    """Check the invariants of an event; past rounds must be as in `before`, an earlier state of the event."""
    state = event.state
    for number, round_ in enumerate(before.state.rounds[:-1]):
        assert state.rounds[number].tables == round_.tables, "a past round changed"
    for number, round_ in enumerate(state.rounds):
        seated = [name for table in round_.tables for name in table if name is not None]
        assert len(seated) == len(set(seated)), "somebody is paired twice"
        byes = sum(second is None for _, second in round_.tables)
        if round_.stage == "swiss":
            assert byes == len(seated) % 2, f"round {number + 1} has {byes} byes"
    lines = event.standings()
    assert len({line.player for line in lines}) == len(lines)
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert not lines or lines[0].place == 1
    for line in lines:
        assert line.points == 3 * line.won + line.drawn
        for share in (line.game_win, line.opponents_match_win, line.opponents_game_win):
            assert 0 <= share <= 1
    for above, below in pairwise(lines):
        if not any(round_.stage == "knockout" for round_ in state.rounds):
            assert above.points >= below.points


def undone_again(event: Event, fact: Any) -> Event:
    """Add a fact, take it back, and undo that; check the state after each step.

    Returns the event with the fact.
    """
    after = event.after(fact)
    back = after.after(Undo(fact=len(after.facts) - 1, reason="typed wrongly"))
    assert back.state == event.state
    again = back.after(Undo(fact=len(back.facts) - 1, reason="it was right"))
    assert again.state == after.state
    return again


def random_round(event: Event, luck: Luck) -> Event:
    """Pair the next round of an event and play it with random results; check that each player is paired
    once.
    """
    pairing = event.next_round()
    if pairing.by == "swiss":
        seated = [name for table in pairing.tables for name in table if name is not None]
        assert sorted(seated) == sorted(event.state.active)
        assert event.next_round() == pairing, "the same round is paired the same"
    before, event = event, event.after(pairing)
    if pairing.round <= event.settings.pod_rounds and pairing.by == "swiss":
        holds_pods(before, event)
    for first, second in event.state.rounds[-1].open:
        assert second is not None
        if luck.below(9) == 0:
            penalty: Any = ("warning", "game loss", "match loss")[luck.below(3)]
            event = event.after(Penalty(player=first, penalty=penalty, reason="x"))
        if (first, second) in event.state.rounds[-1].results:
            continue
        if pairing.by == "bracket" and luck.below(6) == 0:
            event = event.after(Drawn(round=pairing.round, first=first, second=second))
        games = SCORES[luck.below(5)]
        lost = event.state.rounds[-1].lost
        if first in lost or second in lost:
            games = ((2 - lost.get(second, 0), 0, 0), (0, 2 - lost.get(first, 0), 0))[luck.below(2)]
        outcome: Any = "first" if pairing.by == "bracket" and games == (1, 1, 1) else None
        fact = Result(round=pairing.round, first=first, second=second, games=games, outcome=outcome)
        event = undone_again(event, fact) if luck.below(12) == 0 else event.after(fact)
        if luck.below(20) == 0:
            turned = Result(
                round=pairing.round, first=second, second=first, games=(2, 0, 0), reason="the slip says so"
            )
            if first not in lost and second not in lost:
                event = event.after(turned)
    return event


def between(event: Event, luck: Luck) -> Event:
    """Add random penalties, leavers, late entries and returning players between two rounds."""
    active = event.state.active
    if luck.below(12) == 0:
        event = event.after(Penalty(player=active[luck.below(len(active))], penalty="game loss", reason="x"))
    if luck.below(4) == 0 and len(active) > 2:
        event = event.after(Drop(player=active[luck.below(len(active))]))
    swiss = event.settings.structure == "swiss" and event.state.rounds[-1].stage == "swiss"
    late = swiss and not event.settings.pods
    if late and luck.below(6) == 0:
        event = event.after(Entry(player=f"late {len(event.facts)}"))
    gone = [name for name, member in event.state.members.items() if member.dropped is not None]
    if swiss and gone and luck.below(6) == 0:
        event = event.after(Entry(player=gone[luck.below(len(gone))]))
    return event


def random_league(event: Event, luck: Luck) -> Event:
    """Play random matches of a league between any two players, up to the limit that its settings give."""
    for _ in range(luck.below(20)):
        active = event.state.active
        first, second = active[luck.below(len(active))], active[luck.below(len(active))]
        fact = Result(round=1, first=first, second=second, games=SCORES[luck.below(5)])
        try:
            event = event.after(fact)
        except EventError as error:
            assert error.cause in ("plays-alone", "limit")
        if luck.below(10) == 0 and len(active) > 2:
            event = event.after(Drop(player=first))
    return event


def random_event(seed: int, structure: Any = None) -> Event:
    """Play an event of random structure and size to its end, and check its invariants after every round."""
    luck = Luck(seed)
    structure = structure or STRUCTURES[luck.below(len(STRUCTURES))]
    event = begun(luck, structure)
    if structure == "league":
        event = random_league(event, luck)
        if event.settings.cut and len(event.state.active) > 1:
            best = [line.player for line in event.standings() if line.dropped is None][: event.settings.cut]
            first = event.next_round()
            assert first.cut and sorted(name for table in first.tables for name in table if name) == sorted(
                best
            )
    if structure == "together":
        names = event.state.active
        winners = names[: luck.below(len(names))]
        event = undone_again(event, Together(winners=winners))
    played = structure != "together" and (structure != "league" or event.settings.cut)
    while played and not event.over and len(event.state.active) > 1:
        before = event
        event = random_round(event, luck)
        holds(event, before)
        event = between(event, luck)
        holds(event, before)
    holds(event, event)
    again = Event.from_json(event.to_json())
    assert again == event and again.state == event.state
    return event


def main(count: int = EVENTS) -> None:
    """Play this many events, and print how many there were of each structure."""
    began, counts, players, late, left = time.process_time(), Counter[str](), 0, 0, 0
    for number in range(count):
        with named(f"random_event({number})"):
            event = random_event(number)
        counts[f"{event.settings.structure}{' after pods' if event.settings.pods else ''}"] += 1
        players += len(event.state.members)
        late += sum(member.missed > 0 for member in event.state.members.values())
        left += sum(member.dropped is not None for member in event.state.members.values())
    shown = ", ".join(f"{structure} {number}" for structure, number in sorted(counts.items()))
    print(f"{count} events ({shown}) with {players} players, {late} late, {left} who left:")
    print(f"no invariant broken, {time.process_time() - began:.0f} s of CPU")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
