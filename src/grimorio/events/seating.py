"""Seating a round by hand: what the organiser's tables break, and pairing the other players again.

Nothing here changes an event; a `facts.Pairing` whose `by` is "hand" does, with a reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal

from grimorio.events.event import Event
from grimorio.events.event_rules import with_rounds
from grimorio.events.facts import CUT, Pairing
from grimorio.events.faults import EventError
from grimorio.events.pairing import Pair, both
from grimorio.events.structures import neighbours

Kind = Literal["met", "later", "forbidden", "bye", "byes", "bracket"]


@dataclass(frozen=True, slots=True)
class Break:
    """Something that a pairing by hand does and that the algorithm would avoid.

    Attributes:
        kind: "met" (the two have met before), "later" (they meet anyway in another round of a round robin),
            "forbidden" (the organiser has forbidden this pair), "bye" (the player has had a bye before),
            "byes" (more players have a bye than need one), or "bracket" (in a knockout the two would not meet
            in this round).
        players: the players concerned, in the order of the tables.
        count: for "met" and "bye" how often before; for "later" the number of the round; for "byes" how many
            byes there are; else 0.
    """

    kind: Kind
    players: tuple[str, ...]
    count: int = 0


def before_round(event: Event, number: int) -> Event:
    """The event as it was before round `number`, the present or the next one, was paired.

    Players who have left since are still gone. Raises EventError: it is another round.
    """
    with_rounds(event.settings)
    rounds = event.state.rounds
    if number not in (max(1, len(rounds)), len(rounds) + 1):
        raise EventError("round-number", wanted=len(rounds) + 1, found=number)
    return replace(event, state=replace(event.state, rounds=rounds[: number - 1]))


def decided(event: Event, number: int) -> tuple[Pair, ...]:
    """The tables of round `number` whose match has a result, which keeps them from being changed."""
    rounds = event.state.rounds
    return tuple(rounds[number - 1].results) if number <= len(rounds) else ()


def proposed(event: Event, number: int, kept: Sequence[Pair] = ()) -> tuple[Pair, ...]:
    """The tables of round `number` when everybody but those at the tables `kept` is paired by the algorithm.

    Tables with a result are kept too. The kept tables come first.

    Args:
        event: the event.
        number: the number of the present or of the next round.
        kept: the tables that the organiser wants; in a bye the second player is None.

    Raises:
        EventError: it is another round; a player sits twice or is not in the event; the event pairs nothing
            but Swiss rounds by points, and tables are kept.
        PairingError: the forbidden pairs leave a player without an opponent.
    """
    earlier = before_round(event, number)
    fixed = tuple(dict.fromkeys((*decided(event, number), *kept)))
    seated = [name for name in chain(*fixed) if name is not None]
    for name in seated:
        event.state.member(name)
        if seated.count(name) > 1:
            raise EventError("paired-twice", player=name)
    if not fixed:
        return earlier.next_round().tables
    if _stage(earlier, number) != "swiss":
        raise EventError("rest-swiss")
    return (*fixed, *earlier.swiss_tables(number, frozenset(seated)))


def _stage(earlier: Event, number: int) -> str:
    """The part of an event that round `number` belongs to, such as "swiss"; `earlier` is the event before."""
    structure, rounds = earlier.settings.structure, earlier.state.rounds
    if structure in ("swiss", "round-robin"):
        whole = earlier.swiss if structure == "swiss" else earlier.circle_rounds
        over = number > whole or (rounds and rounds[-1].stage == "knockout")
        return "knockout" if over else structure
    return "knockout"


def broken(event: Event, number: int, tables: Sequence[Pair]) -> tuple[Break, ...]:
    """What these tables of round `number` break, in the order of the tables; empty if nothing.

    Args:
        event: the event.
        number: the number of the present or of the next round.
        tables: the tables; in a bye the second player is None.

    Raises:
        EventError: it is another round.
    """
    earlier = before_round(event, number)
    stage = _stage(earlier, number)
    before = earlier.before(number)
    usual = _bracket(earlier) if stage == "knockout" else None
    later = _later(earlier, number) if stage == "round-robin" else {}
    breaks = []
    for first, second in tables:
        if second is None:
            if stage == "swiss" and before.byes.get(first):
                breaks.append(Break("bye", (first,), before.byes[first]))
            continue
        names = both(first, second)
        if stage == "swiss" and before.met.get(names):
            breaks.append(Break("met", (first, second), before.met[names]))
        if stage == "swiss" and names in event.state.forbidden:
            breaks.append(Break("forbidden", (first, second)))
        if names in later:
            breaks.append(Break("later", (first, second), later[names]))
        if usual is not None and names not in usual:
            breaks.append(Break("bracket", (first, second)))
    byes = [first for first, second in tables if second is None]
    if len(byes) > 1 and stage != "knockout":
        breaks.append(Break("byes", tuple(byes), len(byes)))
    return tuple(breaks)


def _bracket(earlier: Event) -> set[tuple[str, str]] | None:
    """The pairs that meet by the bracket in the next round of a knockout; None for its first round.

    `earlier` is the event before that round. A pair has the names in alphabetical order, as of `both`.
    """
    rounds = earlier.state.rounds
    if not rounds or rounds[-1].stage != "knockout":
        return None
    return {both(first, second) for first, second in neighbours(earlier.state.winners()) if second}


def _later(earlier: Event, number: int) -> dict[tuple[str, str], int]:
    """For each pair of names, the round (not `number`) of a round robin in which the two meet."""
    planned = enumerate(earlier.schedule(), start=1)
    meetings = {
        both(first, second): round_
        for round_, tables in planned
        for first, second in tables
        if second is not None and round_ > number
    }
    for round_, past in enumerate(earlier.state.rounds, start=1):
        meetings |= {both(first, second): round_ for first, second in past.tables if second is not None}
    return meetings


def swapped(tables: Iterable[Pair], first: str, second: str | None) -> tuple[Pair, ...]:
    """The tables after the players `first` and `second` have changed places.

    If `second` is None, `first` changes places with the bye.
    """
    places: dict[str | None, str | None] = {first: second, second: first}
    moved = [(places.get(one, one), places.get(other, other)) for one, other in tables]
    turned = [(one, other) if one is not None else (other, one) for one, other in moved]
    return tuple((one, other) for one, other in turned if one is not None)


def by_hand(event: Event, number: int, tables: Sequence[Pair], reason: str) -> Pairing:
    """The fact that seats round `number` by hand at `tables`, for `reason`.

    Raises EventError: `number` is neither the present nor the next round.
    """
    earlier = before_round(event, number)
    rounds = earlier.state.rounds
    cut = _stage(earlier, number) == "knockout" and event.settings.structure in CUT
    first = not rounds or rounds[-1].stage != "knockout"
    return Pairing(round=number, tables=tuple(tables), by="hand", cut=cut and first, reason=reason)
