"""The amounts that speak of the first target alone, or of two other amounts; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grimorio.games.magic.words.nouns import Count, HandSize


@dataclass(frozen=True)
class DamageTaken:
    """The damage already dealt this turn to the first target of the text (MTG8-CR-TALLY-1)."""


@dataclass(frozen=True)
class Difference:
    """The number `first` less the number `second`, but never less than 0 (MTG8-CR-LESS-1)."""

    first: int | HandSize | Count
    second: int | HandSize | Count
