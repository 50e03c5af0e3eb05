"""How long the picks of a draft with printed cards last: dated data that an event keeps whole."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[int, Meta(ge=0, le=7200)]
"""Seconds; 0 for no limit: the step lasts until somebody goes on by hand."""

USUAL: Final = "usual"
"""The name of the times that a draft has if nobody chooses others."""


class PickTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The times of a draft.

    Attributes:
        name: the name by which commands and the page refer to them.
        title: the name that people read, by language.
        dated: the day, month or year in which they were in use.
        picks: the seconds of a pick, from that with the most cards down to that of the last card. A pack with
            more cards has the first time for each card more.
        passing: the seconds that every pick but the first of a booster has in addition, to pass packs on.
        review: the seconds to look at one's cards after each booster; the last value serves for all later
            ones.
        look: in a Rochester draft, the seconds to look at a booster that was laid out.
        turn: in a Rochester draft, the seconds of a pick.
        register: the seconds to write down the cards received.
        register_sealed: the same for a sealed deck.
        build: the seconds to build a deck.
        build_sealed: the same for a sealed deck.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)] = USUAL
    title: Annotated[dict[Literal["en", "it", "fr"], str], Meta(max_length=3)] = {}
    dated: Annotated[str, Meta(max_length=10)] = ""
    picks: Annotated[tuple[Seconds, ...], Meta(min_length=1, max_length=100)] = (0,)
    passing: Annotated[int, Meta(ge=0, le=60)] = 0
    review: Annotated[tuple[Seconds, ...], Meta(min_length=1, max_length=8)] = (0,)
    look: Seconds = 0
    turn: Seconds = 0
    register: Seconds = 0
    register_sealed: Seconds = 0
    build: Seconds = 0
    build_sealed: Seconds = 0

    def pick(self, left: int, first: bool) -> int:
        """The seconds of a pick from a pack that has `left` cards; 0 for no limit.

        `first` tells whether it is the first pick of a booster, for which nothing is passed.
        """
        seconds = self.picks[max(0, len(self.picks) - left)]
        return seconds + (0 if first or not seconds else self.passing)


@cache
def known() -> dict[str, PickTimes]:
    """The times that are built in, by name; `USUAL` is the first."""
    data = json.loads(files("grimorio.events").joinpath("data", "pick-times.json").read_text("utf-8"))
    return {times.name: times for times in msgspec.convert(data, tuple[PickTimes, ...])}
