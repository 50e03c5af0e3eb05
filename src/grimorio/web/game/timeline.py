"""A stored game that has been replayed: its present position, and the log that each seat may read.

An era is the part of a game that was played under the same rules. After an upgrade that changes the rules, a
game continues from a snapshot, which begins a new era.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from grimorio.kernel import WATCHER, Choice, Event, Game, Option, Position, Setup
from grimorio.kernel.record import ALL_SEATS, CONCEDE, DRAW, give_again
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import SeatRow
from grimorio.store.answers import Given
from grimorio.store.games import Past
from grimorio.web.game import seat_settings
from grimorio.web.game.judging import judging_of
from grimorio.web.game.picks import begun
from grimorio.web.game.undo import Step, Tables


class Log:
    """The events of a game, as each seat and the spectators may know them.

    A step is one answer with everything that it causes. The beginning is a step too: the first position of
    the era, which is the part of the game played under the same rules.

    Attributes:
        lines: by seat (or `WATCHER`), the lines of the log from the beginning of the era, as JSON text, each
            without its number. A line that looks the same to several seats is stored once.
        marks: by seat (or `WATCHER`), the number of lines after each step.
        last: the events of the last step, for the review of a finished game.
        notes: lines that everybody reads and that no answer caused, each with the number of steps before it.
    """

    def __init__(self, seats: int) -> None:
        self.lines: dict[Seat, list[bytes]] = {seat: [] for seat in (WATCHER, *seats_of(seats))}
        self.marks: dict[Seat, list[int]] = {seat: [] for seat in self.lines}
        self.last: list[Event] = []
        self.notes: list[tuple[int, bytes]] = []

    def take(self, position: Position) -> None:
        """Move the events since the last answer from the position's journal to the log."""
        for event in position.journal or ():
            texts: dict[bytes, bytes] = {}
            for seat, lines in self.lines.items():
                seen = event.seen_by(seat)
                if seen is not None:
                    text = msgspec.json.encode(seen)
                    lines.append(texts.setdefault(text, text))
        for seat, lines in self.lines.items():
            self.marks[seat].append(len(lines))
        self.last = position.journal or []
        position.journal = []

    @property
    def steps(self) -> int:
        """The number of steps so far; the beginning of the era is one."""
        return len(self.marks[WATCHER])

    def note(self, line: bytes) -> None:
        """Add a line that everybody may read, as JSON text; it follows the newest step."""
        self.notes.append((self.steps, line))
        for lines in self.lines.values():
            lines.append(line)

    def before_last(self) -> list[bytes]:
        """The notes between the last step and the one before it."""
        return [line for steps, line in self.notes if steps == self.steps - 1]

    def take_back(self) -> None:
        """Delete the lines of the last step; notes after it remain, and follow the step before it."""
        steps = self.steps - 1
        for seat, marks in self.marks.items():
            marks.pop()
            del self.lines[seat][marks[-1] :]
        notes, self.notes = self.notes, [one for one in self.notes if one[0] < steps]
        for _, line in notes[len(self.notes) :]:
            self.note(line)

    def after(self, seat: Seat, step: int) -> list[dict[str, Any]]:
        """The lines that a seat may read after the first `step` steps of the log, as JSON data.

        The position at the beginning of the log counts as one step. Each line has its number as "i", and the
        name of its event as "event".
        """
        lines = self.lines[seat]
        first = self.marks[seat][step - 1] if step > 0 else 0
        return [{"i": at, **msgspec.json.decode(lines[at])} for at in range(first, len(lines))]

    def texts_after(self, seat: Seat, step: int) -> list[msgspec.Raw]:
        """The lines as of `after`, as JSON texts that are part of a message."""
        lines = self.lines[seat]
        first = self.marks[seat][step - 1] if step > 0 else 0
        return [msgspec.Raw(b'{"i":%d,' % at + lines[at][1:]) for at in range(first, len(lines))]

    def newest(self, seat: Seat) -> list[dict[str, Any]]:
        """The lines of the log of the last step that a seat may read, as JSON data (see `after`)."""
        return self.after(seat, len(self.marks[seat]) - 1)


class Passing:
    """Answers choices with one option automatically, as if they were not asked.

    Attributes:
        seats: the seats with their settings.
        until: in a replay, the number of the choice to which the next recorded answer belongs. Choices with
            one option are answered automatically until that choice is asked. `END` after the last recorded
            answer of a finished game. None for a game in progress: the seats' settings decide then.
    """

    def __init__(self, seats: Sequence[SeatRow]) -> None:
        self.seats = seats
        self.until: int | None = None

    def over(self, position: Position) -> list[tuple[Seat, Option]]:
        """Answer the choices with one option, until one must be asked.

        Returns the answers given, in their order, each with its seat.
        """
        given = []
        while single := next((one for one in position.waiting if self._passes(position, one)), None):
            given.append((single.seat, single.options[0]))
            position.answer(0, single.number)
        return given

    def _passes(self, position: Position, choice: Choice) -> bool:
        if self.until is None:
            return seat_settings.passes(self.seats, position, choice)
        return len(choice.options) == 1 and all(one.number != self.until for one in position.waiting)


END: Final = 0
"""The value of `Passing.until` in a replay when the game is over and no choice follows."""


class Timeline:
    """A game from the beginning of its present era (the part played under the same rules) until now.

    Attributes:
        game: the rules.
        position: the present position, with its journal; every seat is asked even if there is one option.
        passing: answers choices with one option automatically.
        era: how many upgrades the game has continued after; 0 for the first era.
        before: the number of answers before the era.
        given: the answers of the era.
        auto: the indices of answers that are no decision of their own: they were given automatically, or
            together with the one before.
        steps: the last answers since luck was drawn, all by one seat; only these may be taken back.
        log: the events of the era, as each seat may know them.
        tables: what each seat sees of the newest positions.
    """

    def __init__(
        self, game: Game, position: Position, passing: Passing, era: int = 0, before: int = 0
    ) -> None:
        self.game = game
        self.position = position
        self.passing = passing
        self.era = era
        self.before = before
        self.given: list[Given] = []
        self.auto: set[int] = set()
        self.steps: list[Step] = []
        self.log = Log(position.setup.seats)
        self.tables = Tables()
        passing.over(position)
        self._start = position.copy()
        self.log.take(position)

    @property
    def answers(self) -> int:
        """The number of answers given in the whole game, also those before the last upgrade of the rules."""
        return self.before + len(self.given)

    @property
    def n(self) -> int:
        """The number of the newest update sent to pages, which is the number of answers plus one."""
        return self.answers + 1

    def give(
        self, given: Given, *, auto: bool = False, had: float | None = None, after: Position | None = None
    ) -> None:
        """Play one answer, and then the choices that are answered automatically with it.

        The present position is replaced, and does not change any more.

        Args:
            given: the answer.
            auto: whether the answer is no decision of its own (`auto` of the timeline).
            had: the seconds that the seat had left when it answered, or None without a clock.
            after: the position after all this, with its journal, if it was played on a copy already.

        Raises:
            RecordMismatch: the choice is not asked or does not offer the option; nothing changed.
        """
        _, seat, option = given
        before = self.position
        if after is None:
            after = begun(before)
            give_again(after, self.n, given)
            self.passing.over(after)
        self.position = after
        if option in (CONCEDE, DRAW) or before.luck != self.position.luck:
            self.steps = []
        elif self.steps and self.steps[-1].seat != seat:
            self.steps = [Step(before, given, had)]
        else:
            self.steps.append(Step(before, given, had))
        if auto:
            self.auto.add(len(self.given))
        self.given.append(given)
        self.log.take(self.position)

    def limit(self, setup: Setup) -> None:
        """Play on with a setup that has another last turn, also from every earlier moment of the era."""
        for position in (self._start, self.position, *(step.before for step in self.steps)):
            position.setup = setup

    def earlier(self, count: int) -> Position:
        """The position before the last `count` answers of the era.

        If luck was drawn since, the era is played again up to there.
        """
        if count <= len(self.steps):
            return self.steps[-count].before
        position, passing = self._start.copy(), Passing(self.passing.seats)
        for index in range(len(self.given) - count):
            give_again(position, self.before + index + 1, self.given[index])
            passing.until = self.given[index + 1][0]
            passing.over(position)
        return position

    def take_back(self, position: Position, count: int) -> None:
        """Return to `position`, the position before the last `count` answers (`earlier`)."""
        self.position = position
        position.journal = []
        del self.steps[-count:]
        del self.given[-count:]
        self.auto = {index for index in self.auto if index < len(self.given)}
        for _ in range(count):
            self.log.take_back()

    def since(self, seat: Seat, n: int) -> list[dict[str, Any]]:
        """The log lines that a seat may read and that came after update `n` (see `Timeline.n`).

        They are JSON data, each with its number as "i".
        """
        return self.log.after(seat, n - self.before)


def from_snapshot(game: Game, position: dict[str, Any], passing: Passing, era: int, before: int) -> Timeline:
    """A timeline that begins with a snapshot, even one that other rules made.

    Args:
        game: the present rules.
        position: the snapshot as JSON data.
        passing: answers choices with one option.
        era: the number of the era that begins.
        before: the number of answers before the snapshot.

    Raises:
        ValueError: these rules cannot read the snapshot.
    """
    try:
        restored = game.position({**position, "version": game.version})
        restored.journal = []
        restored.stops = ALL_SEATS
        for seat in (WATCHER, *seats_of(restored.setup.seats)):
            restored.seen_by(seat)
            game.refused(restored, seat)
        return Timeline(game, restored, passing, era, before)
    except Exception as error:  # whatever these rules make of it
        raise ValueError(f"{game.name} {game.version} cannot read the snapshot: {error!r}") from error


def replayed(game: Game, past: Past) -> Iterator[Timeline]:
    """Replay the present era of a stored game step by step.

    Yields the same timeline again and again: after the beginning of the era, and after each answer.

    Raises:
        ValueError: the setup, the snapshot or an answer does not fit the rules.
    """
    passing = Passing(past.row.seats)
    numbers = [*(number for number, _, _ in past.answers), END if past.row.state == "over" else None]
    passing.until = numbers[0]
    if past.row.era:
        if past.base is None:
            raise ValueError("the snapshot this era began with is missing")
        timeline = from_snapshot(game, past.base.position, passing, past.row.era, past.base.n)
    else:
        position = game.start(Setup.from_json(past.row.setup), journal=True, stops=ALL_SEATS)
        timeline = Timeline(game, position, passing)
    rulings = deque(ruling for ruling in judging_of(past.row.judge).rulings if ruling.n >= timeline.before)
    yield timeline
    for index, given in enumerate(past.answers):
        passing.until = numbers[index + 1]
        while rulings and rulings[0].n <= timeline.answers:
            timeline.log.note(rulings.popleft().line())
        timeline.give(given, auto=index in past.auto)
        yield timeline
    for ruling in rulings:
        timeline.log.note(ruling.line())
    passing.until = None


def fits(game: Game, past: Past) -> bool:
    """Whether a game was played by these rules and cards, so that it can be replayed with them."""
    setup = Setup.from_json(past.row.setup)
    return past.row.version in (game.version, *game.older) and past.row.card_hash == game.card_hash(setup)
