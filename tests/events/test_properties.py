"""Tests of events with facts in any order, and of events of random structure and size."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from grimorio.events.event import Event
from grimorio.events.facts import Drop, Entry, Penalty, Result, Settings, Undo
from grimorio.events.faults import EventError
from tests.events.random_events import random_event
from tests.fuzzing import each_seed, named, seeds

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon")
SCORES = ((2, 0, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0))


class SwissEvent(RuleBasedStateMachine):
    """A Swiss event to which Hypothesis adds facts in any order. A refused fact must change nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.event = Event(Settings(name="Thursday", seed="s"))
        self.past: dict[int, Any] = {}

    def noted(self, fact: Any) -> None:
        """Add a fact; if it is refused, check that the event has not changed."""
        before = self.event
        try:
            self.event = self.event.after(fact)
        except EventError:
            assert self.event == before

    @initialize(count=st.integers(2, 7), seed=st.sampled_from(("a", "b")))
    def enter_all(self, count: int, seed: str) -> None:
        self.event = Event(Settings(name="Thursday", seed=seed, rounds=5))
        for name in NAMES[:count]:
            self.event = self.event.after(Entry(player=name))

    @rule(name=st.sampled_from(NAMES))
    def enter(self, name: str) -> None:
        self.noted(Entry(player=name))

    @rule(name=st.sampled_from(NAMES))
    def drop(self, name: str) -> None:
        self.noted(Drop(player=name))

    @rule(name=st.sampled_from(NAMES))
    def game_loss(self, name: str) -> None:
        self.noted(Penalty(player=name, penalty="game loss", reason="slow play"))

    @precondition(lambda self: not self.event.state.rounds or not self.event.state.rounds[-1].open)
    @rule()
    def pair(self) -> None:
        active = self.event.state.active
        try:
            pairing = self.event.next_round()
        except EventError as error:
            assert error.cause in ("two-players", "all-played")
            return
        seated = [name for table in pairing.tables for name in table if name is not None]
        assert sorted(seated) == sorted(active), "everybody is paired once"
        assert sum(second is None for _, second in pairing.tables) == len(active) % 2, "a bye only if odd"
        self.event = self.event.after(pairing)
        self.past[pairing.round] = pairing.tables

    @precondition(lambda self: self.event.state.rounds and self.event.state.rounds[-1].open)
    @rule(at=st.integers(0, 9), games=st.sampled_from(SCORES))
    def result(self, at: int, games: tuple[int, int, int]) -> None:
        tables = self.event.state.rounds[-1].open
        first, second = tables[at % len(tables)]
        assert second is not None
        number = len(self.event.state.rounds)
        self.noted(Result(round=number, first=first, second=second, games=games))

    @rule(at=st.integers(0, 99))
    def undo(self, at: int) -> None:
        """Take a fact back if possible; adding it again must then restore the state before."""
        if not self.event.facts:
            return
        number = len(self.event.facts) - 1 - at % len(self.event.facts)
        before = self.event
        self.noted(Undo(fact=number, reason="typed wrongly"))
        if self.event != before:
            self.past = {
                place: round_.tables for place, round_ in enumerate(self.event.state.rounds, start=1)
            }
            if not isinstance(before.facts[number], Undo):
                again = self.event.after(Undo(fact=len(self.event.facts) - 1, reason="it was right"))
                assert again.state == before.state

    @invariant()
    def past_rounds_never_change(self) -> None:
        tables = {place: round_.tables for place, round_ in enumerate(self.event.state.rounds, start=1)}
        assert tables == self.past

    @invariant()
    def a_replay_is_equal(self) -> None:
        again = Event.from_json(self.event.to_json())
        assert again.state == self.event.state
        assert again.standings() == self.event.standings()

    @invariant()
    def nobody_owes_points(self) -> None:
        for line in self.event.standings():
            assert line.points == 3 * line.won + line.drawn


TestSwissEvent = pytest.mark.rule("MTG8-6.SWISS-1")(SwissEvent.TestCase)
TestSwissEvent.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)


@given(st.permutations(NAMES[:7]), st.sampled_from(("swiss", "knockout", "round-robin")))
@settings(max_examples=15, deadline=None)
def test_the_order_of_entry_does_not_matter(names: list[str], structure: Any) -> None:
    def played(order: tuple[str, ...] | list[str]) -> Event:
        event = Event(Settings(name="x", seed="lantern", structure=structure))
        for name in order:
            event = event.after(Entry(player=name))
        while not event.over:
            event = event.after(event.next_round())
            for first, second in event.state.rounds[-1].open:
                assert second is not None
                games = (2, 0, 0) if first < second else (0, 2, 0)
                fact = Result(round=len(event.state.rounds), first=first, second=second, games=games)
                event = event.after(fact)
        return event

    one, other = played(names), played(NAMES[:7])
    assert [round_.tables for round_ in one.state.rounds] == [round_.tables for round_ in other.state.rounds]
    assert one.standings() == other.standings()


@pytest.mark.parametrize("structure", ["swiss", "knockout", "round-robin", "league", "together"])
def test_random_events_hold_together(structure: str) -> None:
    each_seed(12, lambda seed: random_event(seed, structure))


@pytest.mark.fuzz
@pytest.mark.timeout(0)
def test_ten_thousand_random_events_hold_together() -> None:
    """Play random events for GRIMORIO_FUZZ seconds, 10 000 at most; a failure names its seed."""
    for seed in islice(seeds(1, 1000), 10_000):
        with named(f"random_event({seed})"):
            random_event(seed)
