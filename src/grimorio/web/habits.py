"""What a person lets the table do for their seat: where to stop, what to pass, when to yield, whom to mute.

What is answered for a seat follows from what everybody sees and from the person's own settings alone, and
comes after a fixed time, so that neither the answer nor its timing tells anything of what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from grimorio.kernel import Choice, Option
from grimorio.store import SeatRow

PASSES: Final[tuple[Option, ...]] = (("done",), ("no",))
"""The options that pass a choice on; a choice without one is never passed by itself."""

Habits = dict[str, Any]
"""What is stored of a seat: "stops" and "auto" (lists of asks), "yield" (null or {"until", "seen"}), "from"
(the first choice they hold for), "muted" (list of who is not heard)."""


def told(habits: Habits | None) -> dict[str, Any]:
    """A seat's settings as its page is told them."""
    habits = habits or {}
    yielding = habits.get("yield")
    return {
        "stops": habits.get("stops", []),
        "auto": habits.get("auto", []),
        "yield": yielding["until"] if yielding else None,
        "muted": habits.get("muted", []),
    }


def stopping(habits: Habits | None) -> bool:
    """Whether the seat is asked even when there is one option, so that it can be decided here."""
    return bool(habits and (habits.get("stops") or habits.get("auto") or habits.get("yield")))


def mask(seats: Iterable[SeatRow]) -> int:
    """The seats that are asked even when there is one option, as a bit mask."""
    return sum(1 << seat.seat for seat in seats if stopping(seat.settings))


def held(seats: Iterable[SeatRow]) -> dict[int, int]:
    """For each such seat, the number of the first choice for which it holds."""
    return {seat.seat: seat.settings["from"] for seat in seats if seat.settings and stopping(seat.settings)}


def moment(table: dict[str, Any]) -> list[Any]:
    """What everybody sees of how far the game is: round and active seat, as far as the game has them."""
    return [table.get("round"), table.get("active")]


def yields(habits: Habits | None, seat: int, table: dict[str, Any]) -> bool:
    """Whether the seat still yields: until its own next turn, or until the next round."""
    yielding = (habits or {}).get("yield")
    if not yielding:
        return False
    now, seen = moment(table), yielding["seen"]
    if yielding["until"] == "round":
        return bool(now[0] == seen[0])
    return bool(now == seen or now[1] != seat)


def taken(habits: Habits | None, choice: Choice, yielding: bool) -> tuple[Option, bool] | None:
    """What is answered for a seat by itself, or None when the person is asked.

    Returns:
        The option, and whether it comes after the fixed time; a single option that nobody
        asked to pass comes at once, as everywhere.
    """
    habits = habits or {}
    if choice.ask in habits.get("stops", ()):
        return None
    passing = yielding or choice.ask in habits.get("auto", ())
    if passing:
        passed = next((option for option in PASSES if option in tuple(choice.options)), None)
        if passed is not None:
            return passed, True
    return (choice.options[0], passing) if len(choice.options) == 1 else None
