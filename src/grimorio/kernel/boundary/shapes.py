"""The msgspec shapes of setups, results and records."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from grimorio.kernel import sizes
from grimorio.kernel.seats import Seat

Name = Annotated[str, Meta(max_length=sizes.NAME)]
Seed = Annotated[str, Meta(pattern=r"^-?[0-9]{1,78}\Z", description="a whole number below 2^256")]
GivenData = Annotated[tuple[int, Seat, tuple[str | int, ...]], Meta(description="[number, seat, option]")]


class SetupData(Struct):
    """The shape of a `Setup`. The game itself reads and checks `cards`, `situation` and `base`."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=sizes.SEATS)]
    seed: Seed
    options: Annotated[dict[str, Name], Meta(max_length=sizes.OPTIONS)]
    cards: Any = None
    situation: Any = None
    base: Any = None
    last_turn: Annotated[int, Meta(ge=1, le=sizes.TURNS)] | None = None


class BaseData(Struct):
    """The shape of a setup's `base`: the earlier game from which the new one continues.

    `setup` is the earlier game's setup; the new game begins in the position after `answers`.
    """

    setup: dict[str, Any]
    answers: list[GivenData]


class ResultData(Struct):
    """The shape of a `Result`: how a game ended."""

    winners: Annotated[tuple[Seat, ...], Meta(max_length=sizes.SEATS)]
    seats: int
    rule: str
    reason: str


class RecordData(Struct):
    """The shape of a `Record`. Its setup and its result are checked against shapes of their own."""

    version: str
    cards: str
    players: Annotated[tuple[str, ...], Meta(max_length=sizes.SEATS)]
    answers: list[GivenData]
    setup: Any = None
    result: Any = None
    final: str | None = None
