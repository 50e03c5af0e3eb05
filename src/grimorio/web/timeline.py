"""A stored game played again: the position it stands at, and the log each seat may read."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

from grimorio.kernel import WATCHER, Choice, Event, Game, Position, RecordMismatch, Setup
from grimorio.kernel.record import ALL_SEATS, CONCEDE, give_again
from grimorio.store.games import Given, Past
from grimorio.web import habits
from grimorio.web.undo import Step


class Log:
    """What happened, as each seat and the spectators may know it.

    Attributes:
        lines: the lines of each of them, from the beginning.
        marks: for each of them, how many lines there were after each step.
        last: the events of the last step themselves, for the review of a finished game.
    """

    def __init__(self, seats: int) -> None:
        self.lines: dict[int, list[dict[str, Any]]] = {seat: [] for seat in (WATCHER, *range(seats))}
        self.marks: dict[int, list[int]] = {seat: [] for seat in self.lines}
        self.last: list[Event] = []

    def take(self, position: Position) -> None:
        """Take the events out of the position's journal: they came with its last answer."""
        for seat, lines in self.lines.items():
            for event in position.journal or ():
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append({"i": len(lines), **seen})
            self.marks[seat].append(len(lines))
        self.last = position.journal or []
        position.journal = []

    def take_back(self) -> None:
        """Forget the last step."""
        for seat, marks in self.marks.items():
            marks.pop()
            del self.lines[seat][marks[-1] :]

    def after(self, seat: int, step: int) -> list[dict[str, Any]]:
        """The lines after the first `step` steps of the era (the beginning is one step)."""
        return self.lines[seat][self.marks[seat][step - 1] if step > 0 else 0 :]

    def newest(self, seat: int) -> list[dict[str, Any]]:
        """The lines of the last step."""
        return self.after(seat, len(self.marks[seat]) - 1)


class Timeline:
    """A game from the beginning of its era to where it stands.

    Attributes:
        game: the rules.
        position: where it stands, with its journal open.
        era: the era.
        before: how many answers lie before the era.
        given: the answers of the era.
        auto: which of them, by index, were given for a seat by itself.
        steps: the last answers, all of one seat, since luck was drawn from: those that may be taken back.
        log: what happened in the era.
    """

    def __init__(self, game: Game, position: Position, era: int = 0, before: int = 0) -> None:
        self.game = game
        self.position = position
        self.era = era
        self.before = before
        self.given: list[Given] = []
        self.auto: set[int] = set()
        self.steps: list[Step] = []
        self.log = Log(position.setup.seats)
        self.log.take(position)

    @property
    def answers(self) -> int:
        """How many answers were given, with those before the era."""
        return self.before + len(self.given)

    @property
    def n(self) -> int:
        """The number of the newest update: 1 at the beginning."""
        return self.answers + 1

    def give(
        self,
        given: Given,
        *,
        auto: bool = False,
        had: float | None = None,
        passing: Passing | None = None,
    ) -> None:
        """Play one answer.

        Args:
            given: the answer.
            auto: whether it was given for the seat by itself.
            had: the seconds the seat had left, or None.
            passing: in a replay, which choices with one option are not passed over.

        Raises:
            RecordMismatch: it is not asked here or not offered; nothing changed.
        """
        _, seat, option = given
        before = self.position.copy()
        give_again(self.position, self.n, given)
        if passing is not None:
            passing.over(self.position)
        if option == CONCEDE or before.luck != self.position.luck:
            self.steps = []
        elif self.steps and self.steps[-1].seat != seat:
            self.steps = [Step(before, given, had)]
        else:
            self.steps.append(Step(before, given, had))
        if auto:
            self.auto.add(len(self.given))
        self.given.append(given)
        self.log.take(self.position)

    def take_back(self) -> None:
        """Take the last of `steps` back."""
        stops = self.position.stops
        self.position = self.steps.pop().before
        self.position.stops = stops
        self.position.journal = []
        self.given.pop()
        self.auto.discard(len(self.given))
        self.log.take_back()

    def since(self, seat: int, n: int) -> list[dict[str, Any]]:
        """The log lines a seat may read that came after update `n`."""
        return self.log.after(seat, n - self.before)


class Passing:
    """Passing over the choices with one option that were taken by themselves when the game was played.

    Args:
        answered: the numbers of the choices that were answered.
        held: for seats that stop at such choices, the number of the first choice they stop at.
    """

    def __init__(self, answered: Container[int], held: Mapping[int, int]) -> None:
        self.answered = answered
        self.held = held

    def over(self, position: Position) -> None:
        """Take what is to be passed over."""
        while single := next((one for one in position.waiting if self._passes(one)), None):
            position.answer(0, single.number)

    def _passes(self, choice: Choice) -> bool:
        if len(choice.options) != 1 or choice.number in self.answered:
            return False
        return choice.number < self.held.get(choice.seat, choice.number + 1)


def from_snapshot(game: Game, position: dict[str, Any], era: int, before: int) -> Timeline:
    """A timeline that begins with a snapshot, also one of other rules.

    Raises:
        ValueError: these rules cannot read it.
    """
    try:
        restored = game.position({**position, "version": game.version})
        restored.journal = []
        for seat in (WATCHER, *range(restored.setup.seats)):
            restored.seen_by(seat)
            game.refused(restored, seat)
    except Exception as error:  # whatever these rules make of it
        raise ValueError(f"{game.name} {game.version} cannot read the snapshot: {error!r}") from error
    return Timeline(game, restored, era, before)


def replayed(game: Game, past: Past) -> Iterator[Timeline]:
    """Play a game's present era again; yields the same timeline after the beginning and each answer.

    Raises:
        ValueError: the setup, the snapshot or an answer does not fit the rules.
    """
    passing = Passing({number for number, _, _ in past.answers}, habits.held(past.row.seats))
    if past.row.era:
        if past.base is None:
            raise RecordMismatch("the snapshot this era began with is missing")
        timeline = from_snapshot(game, past.base.position, past.row.era, past.base.n)
        timeline.position.stops = ALL_SEATS
    else:
        position = game.start(Setup.from_json(past.row.setup), journal=True, stops=ALL_SEATS)
        passing.over(position)
        timeline = Timeline(game, position)
    yield timeline
    for index, given in enumerate(past.answers):
        timeline.give(given, auto=index in past.auto, passing=passing)
        yield timeline
    timeline.position.stops = habits.mask(past.row.seats)


def fits(game: Game, past: Past) -> bool:
    """Whether a game was played by these very rules and cards."""
    setup = Setup.from_json(past.row.setup)
    return past.row.version == game.version and past.row.card_hash == game.card_hash(setup)
