"""What a person lets the table do for their seat: where to stop, what to pass, when to yield, whom to mute.

What is answered for a seat follows from what everybody sees and from the person's own settings alone, so that
neither the answer nor its timing tells anything of what is hidden. See docs/decisions/passing.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from grimorio.kernel import Choice, Game, Option, Position
from grimorio.store import SeatRow

PASSES: Final[tuple[Option, ...]] = (("done",), ("no",), ("pass",))
"""The options that pass a choice on; a choice without one is never passed by itself."""

SeatSettings = dict[str, Any]
"""What is stored of a seat: "stops" and "auto" (lists of names, see `Game.habit`), "yield" (null or
{"until", "seen"}), "from" (the first choice that "stops" holds for), "muted" (list of who is not heard)."""


def told(settings: SeatSettings | None, game: Game | None) -> dict[str, Any]:
    """A seat's settings as its page is told them; without any, those of its game hold."""
    settings = settings or {}
    yielding = settings.get("yield")
    return {
        "stops": settings.get("stops", []),
        "auto": settings.get("auto", list(game.quiet) if game else []),
        "yield": yielding["until"] if yielding else None,
        "muted": settings.get("muted", []),
    }


def passes(seats: Sequence[SeatRow], position: Position, choice: Choice) -> bool:
    """Whether a choice is passed over at once, as if it were not asked.

    Everybody can tell that it has one option, and its person does not stop there; a bot stops nowhere.
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
    """What everybody sees of how far the game is: round, or turn, and active seat."""
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
    """What is answered for a seat by itself, or None when the person is asked."""
    name = position.game.habit(position, choice)
    now = told(settings, position.game)
    if name is None or name in now["stops"] or not (yielding or name in now["auto"]):
        return None
    return passed(choice)


def quiet(position: Position, choice: Choice, option: Option) -> bool:
    """Whether nobody need wait to see an answer: it passes where the game lets people pass."""
    return option in PASSES and position.game.habit(position, choice) in position.game.quiet


def passed(choice: Choice) -> Option | None:
    """The option that passes a choice on, or None."""
    options = tuple(choice.options)
    return next((option for option in PASSES if option in options), None)
