"""The effects in which two creatures fight outside combat, or must do so in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Target
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class Fight:
    """Each of two creatures deals damage equal to its power to the other (MTG8-CR-DAMAGE-6)."""

    EN: ClassVar[Rows] = (
        "choose <first:what> and <second:what>. Each creature deals damage equal to its power to the other",
    )

    first: Target
    second: Target


@dataclass(frozen=True)
class BlocksThis:
    """Creatures block this permanent this turn if able (MTG8-CR-BLOCK-8)."""

    EN: ClassVar[Rows] = ("<what:subject> block[s] <card> this turn if able",)

    what: Target


Fighting = Fight | BlocksThis
"""The effects of this module."""
