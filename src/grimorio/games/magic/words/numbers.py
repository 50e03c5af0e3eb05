"""The amounts that speak of the first target alone; each class is one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DamageTaken:
    """The damage already dealt this turn to the first target of the text (MTG8-CR-TALLY-1)."""
