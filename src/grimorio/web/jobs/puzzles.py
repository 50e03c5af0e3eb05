"""Puzzles for the page: their list, and each played from its beginning to its end. All functions block."""

from __future__ import annotations

from datetime import date
from typing import Any

from grimorio import games
from grimorio.kernel import WATCHER, Position
from grimorio.kernel.seats import seats_of
from grimorio.web.game.all_seats import seen_by_all, together
from grimorio.web.refusals import Refused


def listed() -> list[dict[str, Any]]:
    """The puzzles as JSON data, without their positions: "id", "game", "theme" and "rules" of each."""
    from grimorio.judge import puzzles  # no table needs the judge

    return [
        {name: puzzle[name] for name in ("id", "game", "theme", "rules")} for puzzle in puzzles.all_puzzles()
    ]


def of_day(day: date) -> str:
    """The id of the puzzle of a day."""
    from grimorio.judge import puzzles  # no table needs the judge

    return puzzles.of_day(day)


def shown(id: str) -> dict[str, Any]:
    """A puzzle as the page shows it.

    Returns:
        JSON data: "id", "game", "theme", "rules", "question" as in `judge.puzzles`; "moments", the view of
        all seats together after the beginning and each answer, with its log lines; "steps", the answers
        where something was to be decided, each with "seat", "ask", "option" and the "view" before it; and
        "cards", None if the game is played with its own.

    Raises:
        Refused: there is no such puzzle.
    """
    from grimorio.judge import puzzles  # no table needs the judge

    try:
        puzzle = puzzles.puzzle_named(id)
    except KeyError:
        raise Refused("table-refused-field", field="id") from None
    moments: list[dict[str, Any]] = []
    steps: list[dict[str, Any]] = []
    lines = 0
    answers = [*puzzle["answers"], None]
    for position, given in zip(puzzles.played(puzzle), answers, strict=True):
        log = _lines(position, lines)
        lines += len(log)
        moments.append({"view": seen_by_all(position), "log": log})
        if given is not None:
            number, seat, option = given
            choice = next(asked for asked in position.waiting if asked.number == number)
            if len(choice.options) > 1:
                view = moments[-1]["view"]
                steps.append({"seat": seat, "ask": choice.ask, "option": option, "view": view})
    facts = {name: puzzle[name] for name in ("id", "game", "theme", "rules", "question")}
    own = None if puzzle["cards"] is None else games.get(puzzle["game"]).cards(puzzle["cards"])
    return {**facts, "cards": own, "moments": moments, "steps": steps}


def _lines(position: Position, first: int) -> list[dict[str, Any]]:
    """The log lines since the last answer as all seats together read them, numbered from `first`."""
    lines: list[dict[str, Any]] = []
    for event in position.journal or ():
        seen = [event.seen_by(seat) for seat in (WATCHER, *seats_of(position.setup.seats))]
        known = [line for line in seen if line is not None]
        if known:
            lines.append({"i": first + len(lines), **together(known[0], known[1:])})
    position.journal = []
    return lines
