"""Show a stored game step by step, as one seat, the spectators or all seats together saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from grimorio.bots.outlook import looks_ahead
from grimorio.kernel import WATCHER, Game
from grimorio.kernel.seats import Seat, seats_of
from grimorio.store import GameRow
from grimorio.store.games import Past
from grimorio.web import identity
from grimorio.web.game import visibility
from grimorio.web.game.all_seats import ALL, seen_by_all, together
from grimorio.web.game.resume import rules
from grimorio.web.game.sealed_answers import proven
from grimorio.web.game.seat_settings import moment
from grimorio.web.game.timeline import Timeline, fits, replayed
from grimorio.web.refusals import Refused
from grimorio.web.responses import Encoded, encoded


def admit(row: GameRow, seat: Seat, token: str) -> None:
    """Check that a person may see a stored game as a seat saw it.

    Args:
        row: the game.
        seat: a seat, `WATCHER` or `ALL`.
        token: the token of the person who asks; empty for a person without a seat.

    Raises:
        Refused: there is no such seat; or the game is not public yet, and the person asks neither for their
            own seat nor for the view of spectators without delay.
    """
    if seat not in (WATCHER, ALL) and not 0 <= seat < len(row.seats):
        raise Refused("table-refused-field", field="seat")
    if visibility.shown(row):
        return
    if seat == WATCHER:
        if visibility.ended(row):
            return
        if not visibility.allowed(row) or visibility.delay_of(row):
            raise Refused("table-refused-seat", field="seat")
        return
    if seat == ALL or not token or identity.seat_of(row, token) != seat:
        raise Refused("table-refused-seat", field="seat")


def seen(timeline: Timeline, seat: Seat) -> dict[str, Any]:
    """The view of a seat, of the spectators or, with `ALL`, of all seats together.

    It is JSON data in the form of `Position.seen_by`.
    """
    position = timeline.position
    return seen_by_all(position) if seat == ALL else position.seen_by(seat)


def newest(timeline: Timeline, seat: Seat, first: int) -> list[dict[str, Any]]:
    """The log lines of the last step that a seat may read.

    With `ALL` as seat, the lines are numbered anew from `first`; otherwise `first` is not used.
    """
    if seat != ALL:
        return timeline.log.newest(seat)
    lines = [msgspec.json.decode(line) for line in timeline.log.before_last()]
    for event in timeline.log.last:
        told = [event.seen_by(one) for one in (WATCHER, *seats_of(timeline.position.setup.seats))]
        known = [one for one in told if one is not None]
        if known:
            lines.append(together(known[0], known[1:]))
    return [{"i": first + at, **line} for at, line in enumerate(lines)]


class Review:
    """A stored game to step through. The methods block.

    Args:
        past: the game.
        seat: a seat, `WATCHER` or `ALL`.

    Raises:
        Refused: the game has not begun, cannot be replayed, or is not over yet although `seat` is `ALL`.
    """

    def __init__(self, past: Past, seat: Seat) -> None:
        game, row = rules(past.row.game), past.row
        if row.state == "open":
            raise Refused("table-refused-waiting")
        if row.state == "broken" or game is None:
            raise Refused("table-refused-broken")
        if seat == ALL and not visibility.shown(row):
            raise Refused("table-refused-seat", field="seat")
        self.game: Game = game
        self.past: Past = past
        self.id = row.id
        self.seat = seat
        self.over = visibility.shown(row)

    def _facts(self) -> dict[str, Any]:
        state, total = self.past.row.state, len(self.past.answers) + 1
        return {"id": self.id, "seat": self.seat, "state": state, "total": total}

    def _steps(self) -> Iterator[tuple[int, Timeline, list[dict[str, Any]]]]:
        """The steps of the game: the index of each, the timeline at that moment, and its log lines."""
        try:
            if not fits(self.game, self.past):
                old = {"old": self.past.row.version, "new": self.game.version}
                raise Refused("table-refused-version", old)
            lines = 0
            for index, timeline in enumerate(replayed(self.game, self.past)):
                step, seals = len(timeline.given), self.past.row.seals or []
                log = [proven(timeline, line, step, seals) for line in newest(timeline, self.seat, lines)]
                lines += len(log)
                yield index, timeline, log
        except ValueError:
            raise Refused("table-refused-broken") from None

    def page(self, start: int, count: int) -> dict[str, Any]:
        """The steps from `start`, at most `count` of them, as the seat saw them; as JSON data.

        Its keys are "id"; "seat"; "state"; "total", the number of steps of the game; "from"; and "steps". A
        step has "n" (the number of its update), "view", "log" (its new lines) and "answer", `{"number",
        "seat", "option", "ask"}`. Answers are included only when the game is over, because they may be secret
        before; else they are None.
        """
        steps: list[dict[str, Any]] = []
        asked: dict[int, str] = {}
        for index, timeline, log in self._steps():
            if index >= start + count:
                break
            was_asked, asked = asked, {one.number: one.ask for one in timeline.position.waiting}
            if index < start:
                continue
            answer = None
            if self.over and timeline.given:
                number, by, option = timeline.given[-1]
                answer = {"number": number, "seat": by, "option": list(option), "ask": was_asked[number]}
            steps.append({"n": timeline.n, "view": seen(timeline, self.seat), "log": log, "answer": answer})
        return {**self._facts(), "from": start, "steps": steps}

    def outline(self) -> dict[str, Any]:
        """The overview by which a person finds a moment of the game, as JSON data.

        Besides "id", "seat", "state", "total" and "notices" it has "log", the whole log with the "step" of
        each line; "turns", for each turn its first "step", "round", "active" seat and "standing", the numbers
        that then showed who was ahead (`Game.standing`); and "analysis", whether bots can be asked about its
        moments (`jobs.analysis`).
        """
        log: list[dict[str, Any]] = []
        turns: list[dict[str, Any]] = []
        last: list[Any] | None = None
        for index, timeline, lines in self._steps():
            log += [{**line, "step": index} for line in lines]
            position = timeline.position
            now = moment(self.game.table(position, WATCHER))
            if now != last or position.over:
                standing = self.game.standing(position)
                turns.append({"step": index, "round": now[0], "active": now[1], "standing": standing})
            last = now
        analysis = self.over and looks_ahead(self.game.name)
        return {
            **self._facts(),
            "notices": self.past.row.notices,
            "log": log,
            "turns": turns,
            "analysis": analysis,
        }


def page(past: Past, seat: Seat, start: int, count: int, pack: bool) -> Encoded:
    """The JSON response with the steps that `Review.page` returns, from `start`, at most `count`.

    `seat` is the seat that saw them, `WATCHER` or `ALL`. The response is compressed if `pack` is true. Blocks
    the calling thread.
    """
    return encoded(Review(past, seat).page(start, count), pack)


def outline(past: Past, seat: Seat, pack: bool) -> Encoded:
    """The JSON response with `Review.outline`, compressed if `pack` is true. Blocks the calling thread."""
    return encoded(Review(past, seat).outline(), pack)
