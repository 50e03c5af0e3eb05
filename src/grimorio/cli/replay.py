"""`grimorio replay`: step through a record in the terminal."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grimorio.cli.base import (
    FAILURE,
    Lang,
    game_named,
    game_translator,
    json_read,
    language,
    refused,
    stop,
)
from grimorio.cli.paging import paged

if TYPE_CHECKING:
    from grimorio.cli.wording import Words
    from grimorio.kernel import Game, Position, Record
    from grimorio.kernel.seats import Seat
    from grimorio.web.game.judging import Ruling

NEXT = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B", "l", "j")
BACK = ("b", "p", "\x7f", "\x08", "\x1b[D", "\x1b[A", "h", "k")
TURN, TURN_BACK, FIRST, LAST = ("t",), ("T",), ("g", "\x1b[H"), ("G", "\x1b[F")
QUIT = ("q", "Q", "\x04", "\x1b", "")
KEY = re.compile(r"\x1b[\[O].|.", re.DOTALL)


def replay(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record, as a table gives it after the end.")
    ],
    everything: Annotated[bool, typer.Option("--all", help="Print the whole log and stop.")] = False,
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=1, help="See what this player saw: 1, 2, …", show_default="a watcher"),
    ] = None,
    lang: Lang = None,
) -> None:
    """Step through a game that was played.

    Keys: **n** or → next answer, **b** or ← back, **t** next turn, **T** the turn before, **g** and **G**
    to the beginning and the end, **q** quits. Without a terminal the log is printed, its lines numbered.

    Examples:

    - `grimorio replay game.json`

    - `grimorio replay game.json --all --seat 1 --lang fr`
    """
    from grimorio.kernel import WATCHER, RecordMismatch, SetupError
    from grimorio.kernel.seats import Seat

    saved, rulings = _read(record)
    game = game_named(saved.setup.game)
    watching = WATCHER if seat is None else Seat(seat - 1)
    if seat is not None and seat > saved.setup.seats:
        stop("cli-no-seat", seat=seat, count=saved.setup.seats)
    try:
        stepper = Stepper(game, saved, watching, rulings)
    except RecordMismatch as error:
        raise refused(error, record, code=FAILURE) from None
    except SetupError as error:
        raise refused(error, record) from None
    if everything or not (sys.stdin.isatty() and sys.stdout.isatty()):
        with paged():
            for number, line in enumerate(stepper.log(0, stepper.last), 1):
                typer.echo(f"{number:>4}  {line}")
        return
    with keyboard() as wait:
        _step_through(stepper, wait)


def _read(path: Path) -> tuple[Record, tuple[Ruling, ...]]:
    """Read a record and the rulings of a judge in it from a file. Raises Stop: it is no record."""
    from grimorio.kernel import Record
    from grimorio.web.game.judging import rulings_of

    data = json_read(path)
    try:
        return Record.from_json(data), rulings_of(data.get("judge"))
    except ValueError as error:
        raise refused(error, path, "record") from None


class Stepper:
    """A record whose positions can be shown after each answer.

    Args:
        game: the rules.
        record: the record of the game.
        seat: the seat whose view is shown, or `WATCHER`.
        rulings: what a judge has decided, in the order in which it happened.

    Raises:
        RecordMismatch: the record cannot be played again exactly.
    """

    def __init__(self, game: Game, record: Record, seat: Seat, rulings: tuple[Ruling, ...] = ()) -> None:
        from grimorio.cli.wording import words_of
        from grimorio.language import CATALOGUES, translator

        self.game = game
        self.record = record
        self.seat = seat
        self.last = len(record.answers)
        self.end = record.replay(game)
        say = game_translator(game.name)
        named = f"{game.name}-seat" if game.name in CATALOGUES else "cli-player"
        known = dict(enumerate(record.players))
        names = [known.get(seat) or say(named, number=seat + 1) for seat in range(record.setup.seats)]
        self.names, self.rulings = names, rulings
        self.say_judge = translator(language(), ["judge"])
        self.words: Words = words_of(game.name)(game, record.setup.cards, names, language(), say)
        self._marks: dict[int, tuple[int, int]] = {}

    def position(self, step: int) -> Position:
        """The position after `step` answers."""
        return self.end if step == self.last else self.record.replay(self.game, step)

    def mark(self, step: int) -> tuple[int, int]:
        """(How many events, how many turns) the record has up to the position after `step` answers."""
        if step not in self._marks:
            journal = self.position(step).journal or []
            turns = sum(type(event).NAME == "turn" for event in journal)
            self._marks[step] = len(journal), turns
        return self._marks[step]

    def turn(self, step: int, way: int) -> int:
        """The step at which another turn begins: the next if `way` is 1, the one before if `way` is -1."""
        now = self.mark(step)[1]
        while 0 <= step + way <= self.last:
            step += way
            if self.mark(step)[1] != now:
                break
        if way < 0:  # back to where that turn began
            now = self.mark(step)[1]
            while step > 0 and self.mark(step - 1)[1] == now:
                step -= 1
        return step

    def log(self, start: int, end: int) -> list[str]:
        """The lines of the log that the seat reads from answer `start` to answer `end`."""
        lines: list[str] = []
        first = self.mark(start)[0] if start > 0 else 0
        for ruling in self.rulings:
            if start <= ruling.n < end:
                upto = self.mark(ruling.n)[0]
                lines += [*self._lines(first, upto), self._ruled(ruling)]
                first = upto
        return [*lines, *self._lines(first, self.mark(end)[0])]

    def _lines(self, first: int, upto: int) -> list[str]:
        """The lines of the log for the events from number `first` to number `upto`."""
        seen = [event.seen_by(self.seat) for event in (self.end.journal or [])[first:upto]]
        return self.words.log(event for event in seen if event is not None)

    def _ruled(self, ruling: Ruling) -> str:
        """The line of the log that tells of a ruling."""
        seat = ruling.seat
        name = "" if seat is None or seat >= len(self.names) else self.names[seat]
        facts: dict[str, str | int] = {"judge": ruling.by, "name": name, "count": ruling.count}
        line = self.say_judge(f"judge-log-{ruling.act}", **facts, minutes=round(ruling.seconds / 60))
        return self.say_judge("judge-log-reason", line=line, reason=ruling.reason) if ruling.reason else line

    def screen(self, step: int, before: int) -> list[str]:
        """The lines of the screen after `step` answers, with the log of the answers since answer `before`."""
        view: dict[str, Any] = self.position(step).seen_by(self.seat)
        say = self.words.say
        lines = [say("cli-replay-step", step=step, count=self.last), *self.words.table(view), ""]
        lines += self.log(min(before, step), step)[-12:] if before != step or step == 0 else []
        return [*lines, "", say("cli-replay-keys")]


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """A context that gives a function which waits for a key and returns it.

    Keys typed early are not lost. The function returns "" when the input has ended.
    """
    try:
        import termios
        import tty
    except ImportError:  # Windows
        yield typer.getchar
        return
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    typed: list[str] = []

    def key() -> str:
        if not typed:
            typed.extend(KEY.findall(os.read(handle, 64).decode("utf-8", "replace")))
        return typed.pop(0) if typed else ""

    tty.setcbreak(handle, termios.TCSANOW)
    try:
        yield key
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def _step_through(stepper: Stepper, wait: Callable[[], str]) -> None:
    step = before = 0
    while True:
        typer.echo("\x1b[2J\x1b[H" + "\n".join(stepper.screen(step, before)))
        key = wait()
        before = step
        if key in QUIT:
            return
        if key in NEXT:
            step = min(stepper.last, step + 1)
        elif key in BACK:
            step = max(0, step - 1)
            before = max(0, step - 1)
        elif key in TURN:
            step = stepper.turn(step, 1)
        elif key in TURN_BACK:
            step = stepper.turn(step, -1)
            before = max(0, step - 1)
        elif key in FIRST:
            step = before = 0
        elif key in LAST:
            step = stepper.last
