"""What a person lets the table do for their seat: where to stop, what to pass, when to yield, whom to mute.

What is answered for a seat follows from what everybody sees and from the person's own settings alone, so that
neither the answer nor its timing tells anything of what is hidden. See docs/decisions/passing.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.kernel import Choice, Option, Position
from grimorio.store import SeatRow

PASSES: Final[tuple[Option, ...]] = (("done",), ("no",))
"""The options that pass a choice on; a choice without one is never passed by itself."""

Habits = dict[str, Any]
"""What is stored of a seat: "stops" and "auto" (lists of asks), "yield" (null or {"until", "seen"}), "from"
(the first choice that "stops" holds for), "muted" (list of who is not heard)."""


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


def passes(seats: Sequence[SeatRow], position: Position, choice: Choice) -> bool:
    """Whether a choice is passed over at once, as if it were not asked.

    It has one option and is a bot's; or everybody can tell that it has one, and its person does not stop
    there.
    """
    if len(choice.options) != 1:
        return False
    seat = seats[choice.seat]
    habits = seat.settings or {}
    if seat.kind == "bot":
        return True
    if choice.ask in habits.get("stops", ()) and choice.number >= habits["from"]:
        return False
    return position.game.foregone(position, choice)


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


def taken(habits: Habits | None, choice: Choice, yielding: bool) -> Option | None:
    """What is answered for a seat after the fixed time, or None when the person is asked."""
    habits = habits or {}
    if choice.ask in habits.get("stops", ()) or not (yielding or choice.ask in habits.get("auto", ())):
        return None
    return passed(choice)


def passed(choice: Choice) -> Option | None:
    """The option that passes a choice on, or None."""
    options = tuple(choice.options)
    return next((option for option in PASSES if option in options), None)
