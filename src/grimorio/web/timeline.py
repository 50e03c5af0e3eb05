"""A stored game played again: the position it stands at, and the log each seat may read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grimorio.kernel import WATCHER, Game, IllegalAnswer, Position, RecordMismatch, Setup
from grimorio.store.games import Given, Past


class Log:
    """What happened, as each seat and the spectators may know it."""

    def __init__(self, seats: int) -> None:
        self.lines: dict[int, list[dict[str, Any]]] = {seat: [] for seat in (WATCHER, *range(seats))}
        self.marks: dict[int, list[int]] = {seat: [] for seat in self.lines}

    def take(self, position: Position) -> None:
        """Take the events out of the position's journal: they came with its last answer."""
        for seat, lines in self.lines.items():
            for event in position.journal or ():
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append({"i": len(lines), **seen})
            self.marks[seat].append(len(lines))
        position.journal = []

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
        log: what happened in the era.
    """

    def __init__(self, game: Game, position: Position, era: int = 0, before: int = 0) -> None:
        self.game = game
        self.position = position
        self.era = era
        self.before = before
        self.given: list[Given] = []
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

    def give(self, given: Given) -> None:
        """Play one answer.

        Raises:
            RecordMismatch: it is not asked here or not offered; nothing changed.
        """
        number, seat, option = given
        choice = next((one for one in self.position.waiting if one.number == number), None)
        if choice is None or choice.seat != seat:
            raise RecordMismatch(f"answer {self.n}: choice {number} of seat {seat} is not asked here")
        try:
            self.position.answer(choice.index(option), number)
        except IllegalAnswer as error:
            raise RecordMismatch(f"answer {self.n}: {error}") from None
        self.given.append((number, seat, option))
        self.log.take(self.position)

    def since(self, seat: int, n: int) -> list[dict[str, Any]]:
        """The log lines a seat may read that came after update `n`."""
        return self.log.after(seat, n - self.before)


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
    except (LookupError, AttributeError, TypeError, ValueError) as error:
        raise ValueError(f"{game.name} {game.version} cannot read the snapshot: {error!r}") from error
    return Timeline(game, restored, era, before)


def replayed(game: Game, past: Past) -> Iterator[Timeline]:
    """Play a game's present era again; yields the same timeline after the beginning and each answer.

    Raises:
        ValueError: the setup, the snapshot or an answer does not fit the rules.
    """
    if past.row.era:
        if past.base is None:
            raise RecordMismatch("the snapshot this era began with is missing")
        timeline = from_snapshot(game, past.base.position, past.row.era, past.base.n)
    else:
        timeline = Timeline(game, game.start(Setup.from_json(past.row.setup), journal=True))
    yield timeline
    for given in past.answers:
        timeline.give(given)
        yield timeline


def fits(game: Game, past: Past) -> bool:
    """Whether a game was played by these very rules and cards."""
    setup = Setup.from_json(past.row.setup)
    return past.row.version == game.version and past.row.card_hash == game.card_hash(setup)
