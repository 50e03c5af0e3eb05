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

    saved = _read(record)
    game = game_named(saved.setup.game)
    watching = WATCHER if seat is None else Seat(seat - 1)
    if seat is not None and seat > saved.setup.seats:
        stop("cli-no-seat", seat=seat, count=saved.setup.seats)
    try:
        stepper = Stepper(game, saved, watching)
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


def _read(path: Path) -> Record:
    from grimorio.kernel import Record

    data = json_read(path)
    try:
        return Record.from_json(data)
    except ValueError as error:
        raise refused(error, path, "record") from None


class Stepper:
    """A record whose positions can be shown after each answer.

    Args:
        game: the rules.
        record: the record of the game.
        seat: the seat whose view is shown, or `WATCHER`.

    Raises:
        RecordMismatch: the record cannot be played again exactly.
    """

    def __init__(self, game: Game, record: Record, seat: Seat) -> None:
        from grimorio.cli.wording import words_of
        from grimorio.language import CATALOGUES

        self.game = game
        self.record = record
        self.seat = seat
        self.last = len(record.answers)
        self.end = record.replay(game)
        say = game_translator(game.name)
        named = f"{game.name}-seat" if game.name in CATALOGUES else "cli-player"
        unnamed = range(len(record.players) + 1, record.setup.seats + 1)
        names = [*record.players, *(say(named, number=number) for number in unnamed)]
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
        first = self.mark(start)[0] if start > 0 else 0
        seen = [event.seen_by(self.seat) for event in (self.end.journal or [])[first : self.mark(end)[0]]]
        return self.words.log(event for event in seen if event is not None)

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
