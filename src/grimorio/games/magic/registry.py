"""The classes whose objects are stored in positions of Magic, by which stored positions are read."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from grimorio.games.magic.rules import (
    assign,
    averting,
    bans,
    blocks,
    choosing,
    combat,
    combat_events,
    deflecting,
    digging,
    discards,
    draws,
    enter,
    events,
    face_down,
    lasting,
    leave,
    madness,
    marks,
    moves,
    outside,
    paired,
    pay,
    phasing,
    picks,
    placing,
    play,
    priority,
    ranging,
    resolve,
    shedding,
    shields,
    stack,
    start,
    sure,
    tapping,
    tethered,
    turn,
)
from grimorio.games.magic.state import hidden, objects, tally
from grimorio.kernel.thing import Saved

MODULES: Final[tuple[ModuleType, ...]] = (
    assign,
    averting,
    paired,
    bans,
    blocks,
    choosing,
    combat_events,
    combat,
    deflecting,
    digging,
    discards,
    draws,
    enter,
    events,
    face_down,
    lasting,
    leave,
    madness,
    marks,
    moves,
    hidden,
    objects,
    outside,
    pay,
    phasing,
    picks,
    placing,
    play,
    priority,
    ranging,
    resolve,
    shedding,
    shields,
    stack,
    start,
    sure,
    tally,
    tapping,
    tethered,
    turn,
)


def saved(modules: tuple[ModuleType, ...]) -> tuple[type[Saved], ...]:
    """The classes of these modules whose objects are stored in positions."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Saved) and thing.__module__ == module.__name__
    )


TYPES: Final = saved(MODULES)
