"""The settings of a person's seat: where to stop, what to pass, when to yield, whom to mute.

Automatic answers depend only on what everybody sees and on the person's settings, so that neither the answer
nor its timing reveals anything hidden. See docs/decisions/passing.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.kernel import Choice, Game, Option, Position
from grimorio.store import SeatRow

PASSES: Final[tuple[Option, ...]] = (("done",), ("no",), ("pass",))
"""The options that pass a choice; a choice without one is never passed automatically."""

SeatSettings = dict[str, Any]
"""The stored settings of a seat.

"stops" and "auto" (lists of names, see `Game.habit`), "yield" (null or {"until", "seen"}), "from" (the first
choice to which "stops" applies), "muted" (the muted people).
"""


def told(settings: SeatSettings | None, game: Game | None) -> dict[str, Any]:
    """A seat's settings as its page is told; without any, the defaults of the game."""
    settings = settings or {}
    yielding = settings.get("yield")
    return {
        "stops": settings.get("stops", []),
        "auto": settings.get("auto", list(game.quiet) if game else []),
        "yield": yielding["until"] if yielding else None,
        "muted": settings.get("muted", []),
    }


def passes(seats: Sequence[SeatRow], position: Position, choice: Choice) -> bool:
    """Whether a choice is passed over immediately, as if it were not asked.

    This is so if it is public that it has one option, and its person has no stop there; bots have no stops.
    """
    if len(choice.options) != 1:
        return False
    seat = seats[choice.seat]
    settings = (seat.settings or {}) if seat.kind == "person" else {}
    game = position.game
    if choice.number >= settings.get("from", 1) and game.habit(position, choice) in settings.get("stops", ()):
        return False
    return game.foregone(position, choice)


def moment(table: dict[str, Any]) -> list[Any]:
    """The public time in a game: round (or turn) and active seat."""
    return [table.get("round", table.get("turn")), table.get("active")]


def yields(settings: SeatSettings | None, seat: int, table: dict[str, Any]) -> bool:
    """Whether the seat still yields: until its own next turn, or until the next round or turn."""
    yielding = (settings or {}).get("yield")
    if not yielding:
        return False
    now, seen = moment(table), yielding["seen"]
    if yielding["until"] == "round":
        return bool(now[0] == seen[0])
    return bool(now == seen or now[1] != seat)


def taken(settings: SeatSettings | None, position: Position, choice: Choice, yielding: bool) -> Option | None:
    """The automatic answer for a seat, or None if the person is asked."""
    name = position.game.habit(position, choice)
    now = told(settings, position.game)
    if name is None or name in now["stops"] or not (yielding or name in now["auto"]):
        return None
    return passed(choice)


def quiet(position: Position, choice: Choice, option: Option) -> bool:
    """Whether an answer need not be delayed for people to see: it only passes."""
    return option in PASSES and position.game.habit(position, choice) in position.game.quiet


def passed(choice: Choice) -> Option | None:
    """The option that passes a choice, or None."""
    options = tuple(choice.options)
    return next((option for option in PASSES if option in options), None)
