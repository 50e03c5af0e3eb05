"""The shapes of setups, results and records."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from grimorio.kernel import sizes

Name = Annotated[str, Meta(max_length=sizes.NAME)]
Seed = Annotated[str, Meta(pattern=r"^-?[0-9]{1,78}\Z", description="a whole number below 2^256")]
GivenData = Annotated[tuple[int, int, tuple[str | int, ...]], Meta(description="[number, seat, option]")]


class SetupData(Struct):
    """A setup; `cards`, `situation` and `base` are read by the game."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=sizes.SEATS)]
    seed: Seed
    options: Annotated[dict[str, Name], Meta(max_length=sizes.OPTIONS)]
    cards: Any = None
    situation: Any = None
    base: Any = None


class BaseData(Struct):
    """The game that another goes on from: its setup, and the answers after which that begins."""

    setup: dict[str, Any]
    answers: list[GivenData]


class ResultData(Struct):
    """How a game ended."""

    winners: Annotated[tuple[int, ...], Meta(max_length=sizes.SEATS)]
    seats: int
    rule: str
    reason: str


class RecordData(Struct):
    """A record; its setup and its result are shapes of their own."""

    version: str
    cards: str
    players: Annotated[tuple[str, ...], Meta(max_length=sizes.SEATS)]
    answers: list[GivenData]
    setup: Any = None
    result: Any = None
    final: str | None = None
