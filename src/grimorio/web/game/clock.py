"""The clock of a game: how much time each seat has left. Callers pass the present time to its methods."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from grimorio.kernel.seats import Seat, seats_of

Mode = Literal["game", "move", "bank"]
DAY: Final = 86_400
"""The seconds of a day; a clock that gives at least one for each choice is slow."""

LONGEST: Final = 7 * DAY
"""The most seconds that a seat can have."""

Timeout = Literal["concede", "auto", "bot"]


@dataclass(frozen=True)
class Clock:
    """The state of a game's clock at a moment. Time runs for the people who are asked.

    Attributes:
        mode: "game": a time for the whole game; "move": a time for every choice; "bank": a time for the game,
            and an increment each time a seat is no longer asked.
        seconds: the time for the whole game or for each choice, according to the mode.
        increment: seconds added in mode "bank".
        timeout: what happens when a seat has no time left: "concede" (it gives up), "auto" (its choices are
            answered automatically) or "bot" (a bot answers them).
        left: the seconds each seat had left at `at`; None for bots.
        running: the seats whose time runs.
        at: the moment of this state, in seconds of a clock that never goes back.
    """

    mode: Mode
    seconds: float
    increment: float
    timeout: Timeout
    left: tuple[float | None, ...]
    running: frozenset[Seat] = frozenset()
    at: float = 0.0

    @staticmethod
    def new(settings: dict[str, Any], people: Sequence[bool]) -> Clock:
        """A clock that does not run yet.

        Args:
            settings: "mode", "seconds", "increment" and "timeout", as the attributes of these names.
            people: for each seat, whether a person sits there.
        """
        seconds = float(settings["seconds"])
        left = tuple(seconds if person else None for person in people)
        return Clock(settings["mode"], seconds, float(settings["increment"]), settings["timeout"], left)

    def left_at(self, seat: Seat, now: float) -> float | None:
        """The seconds a seat has left at the moment `now`, never less than 0; None for bots."""
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0.0, left - (now - self.at))

    def answered(self, now: float, seat: Seat, waiting: Collection[Seat]) -> Clock:
        """The clock after a seat answered.

        Args:
            now: the present time in seconds.
            seat: the seat that answered.
            waiting: the seats that are asked now.
        """
        new = self.running_for(now, waiting)
        left = new.left[seat]
        if left is None:
            return new
        if self.mode == "move":
            left = self.seconds
        elif self.mode == "bank" and seat in self.running and seat not in new.running:
            left += self.increment
        return new._with(seat, left)

    def taken_back(self, now: float, seat: Seat, waiting: Collection[Seat], had: float | None) -> Clock:
        """The clock after a seat's answer was taken back; used time is not given back.

        Args:
            now: the present time in seconds.
            seat: the seat whose answer it was.
            waiting: the seats that are asked now.
            had: the seconds that the seat had left when it answered, or None if unknown.
        """
        new = self.running_for(now, waiting)
        left = new.left[seat]
        if left is None:
            return new
        if self.mode == "move" and had is not None:
            left = min(left, had)
        elif self.mode == "bank" and seat not in self.running:
            left = max(0.0, left - self.increment)
        return new._with(seat, left)

    def running_for(self, now: float, waiting: Collection[Seat]) -> Clock:
        """The clock with time running from the moment `now` on for the seats `waiting`, and no others."""
        left = tuple(self.left_at(seat, now) for seat in seats_of(len(self.left)))
        people = frozenset(seat for seat in waiting if 0 <= seat < len(left) and left[seat] is not None)
        return replace(self, left=left, running=people, at=now)

    def with_more(self, now: float, seat: Seat, seconds: float) -> Clock:
        """The clock at the moment `now`, with so many more seconds for a seat; a bot needs none."""
        new = self.running_for(now, self.running)
        left = new.left[seat]
        return new if left is None else new._with(seat, min(LONGEST, left + seconds))

    def expired(self, now: float) -> list[Seat]:
        """The seats that are asked and have no time left at the moment `now`."""
        return [seat for seat in sorted(self.running) if self.left_at(seat, now) == 0.0]

    def rings_in(self, now: float) -> float | None:
        """Seconds from `now` until the first seat asked has no time left; None if no seat's time runs."""
        return min((self.left_at(seat, now) or 0.0 for seat in self.running), default=None)

    def told(self, now: float) -> dict[str, Any]:
        """The clock at the moment `now`, as JSON data that is sent to everybody.

        It has the settings, and "seats" with "left_ms" and "running" of each. Times are in milliseconds and
        rounded up, so that 0 means no time left.
        """
        return {
            **self._settings(),
            "seats": [
                {"left_ms": _ms(self.left_at(seat, now)), "running": seat in self.running}
                for seat in seats_of(len(self.left))
            ],
        }

    def to_json(self, now: float) -> dict[str, Any]:
        """The clock at the moment `now`, in the form in which it is stored.

        It is JSON data: "mode", "seconds", "increment", "timeout", and "left_ms", the milliseconds left to
        each seat.
        """
        return {
            **self._settings(),
            "left_ms": [_ms(self.left_at(seat, now)) for seat in seats_of(len(self.left))],
        }

    @property
    def slow(self) -> bool:
        """Whether the clock gives days for a choice: time passes also while the server or the table rests."""
        return self.mode == "move" and self.seconds >= DAY

    def lasting(self, now: float, wall: int) -> dict[str, Any]:
        """The JSON data in which the slow clock is stored at the moment `now`.

        It has what `to_json` has, "asked" (the seats whose time runs), "at_ms" (`wall`), and "rings_ms", the
        time at which a seat's time is over, or None. `wall` is the present time in milliseconds since 1970.
        """
        left = _ms(self.rings_in(now))
        rings = None if left is None else wall + left
        added = {"asked": sorted(self.running), "at_ms": wall, "rings_ms": rings}
        return {**self.to_json(now), **added}

    @staticmethod
    def lasted(data: dict[str, Any], wall: int) -> Clock:
        """Read a slow clock from what `lasting` wrote, less the time that has passed since then.

        `data` is JSON data: the settings, "left_ms", "asked" (the seats whose time ran) and "at_ms" (when).

        `wall` is the present time in milliseconds since 1970.
        """
        clock = Clock.from_json(data)
        passed = max(0, wall - data.get("at_ms", wall)) / 1000
        for seat in data.get("asked", ()):
            left = clock.left[seat]
            if left is not None:
                clock = clock._with(seat, max(0.0, left - passed))
        return clock

    @staticmethod
    def from_json(data: dict[str, Any]) -> Clock:
        """Read a clock from the data that `to_json` wrote; no seat's time runs."""
        left = tuple(None if ms is None else ms / 1000 for ms in data["left_ms"])
        return Clock(data["mode"], data["seconds"], data["increment"], data["timeout"], left)

    def _settings(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "seconds": self.seconds,
            "increment": self.increment,
            "timeout": self.timeout,
        }

    def _with(self, seat: Seat, left: float) -> Clock:
        return replace(self, left=tuple(left if one == seat else old for one, old in enumerate(self.left)))


def _ms(seconds: float | None) -> int | None:
    return None if seconds is None else math.ceil(seconds * 1000)
