"""The effect in which two creatures deal damage to each other."""

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
