"""The settings that the maker of a table chooses: the clock and the spectators."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, structs

from grimorio.store import GameRow
from grimorio.web.bodies import Body
from grimorio.web.game.clock import Clock
from grimorio.web.game.visibility import allowed, delay_of, ended

WEEK: Final = 7 * 86400
"""The most seconds of a clock."""


class ClockBody(Body):
    """The settings of a clock, as in a request; for the fields see `grimorio.web.game.clock.Clock`."""

    mode: Literal["none", "game", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=WEEK)] = 600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    timeout: Literal["concede", "auto", "bot"] = "concede"


class SpectatorsBody(Body):
    """Whether spectators are allowed, and by how many seconds their view is delayed."""

    allowed: bool = True
    delay_s: Annotated[int, Meta(ge=0, le=3600)] = 0


def apply(row: GameRow, clock: ClockBody | None, spectators: SpectatorsBody | None) -> None:
    """Set the clock and the spectators of a new game whose seats are made.

    None, and a clock of the mode "none", change nothing.
    """
    if clock is not None and clock.mode != "none":
        people = [seat.kind == "person" for seat in row.seats]
        row.clock = Clock.new(structs.asdict(clock), people).to_json(0.0)
    if spectators is not None:
        row.spectators = structs.asdict(spectators)


def facts(row: GameRow) -> dict[str, Any]:
    """What everybody may know about a game: its state, its result, and the settings of clock and spectators.

    It is JSON data: "state", "result", "clock" (None without one) and "spectators", `{"allowed", "delay_s"}`.
    When spectators are delayed, the end of the game becomes public with their delay.
    """
    clock = row.clock and {name: row.clock[name] for name in ("mode", "seconds", "increment", "timeout")}
    hidden = row.state == "over" and not ended(row)
    return {
        "state": "playing" if hidden else row.state,
        "result": None if hidden else row.result,
        "clock": clock,
        "spectators": {"allowed": allowed(row), "delay_s": delay_of(row)},
    }


def changed(row: GameRow) -> int:
    """The time of the last change of a game that everybody may know of, in milliseconds since 1970.

    For a game in progress with delayed spectators, it is the time when the game was made.
    """
    return row.created if delay_of(row) and not ended(row) else row.updated
