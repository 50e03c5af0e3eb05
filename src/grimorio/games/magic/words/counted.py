"""The events and rules about the number of counters; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import That
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class HasMany:
    """The event that counters are put on a permanent so that it has at least `least` (MTG8-CR-COUNTERS-5)."""

    EN: ClassVar[Rows] = ("<what:one> / has <least:number> or more <counter:mark> counters on it",)

    what: That
    least: int
    counter: str = "+1/+1"


@dataclass(frozen=True)
class EntersWithCount:
    """This permanent comes into play with a counter for each object that fits a noun (MTG8-CR-COUNTERS-1)."""

    EN: ClassVar[Rows] = (
        "<card> comes into play with X <counter:mark> counters on it, where X is <what:number of>",
    )

    what: That
    counter: str = "+1/+1"
