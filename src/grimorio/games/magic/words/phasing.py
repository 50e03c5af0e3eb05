"""The effect and the events of permanents that phase out and in; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Enchanted, That, This, What
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class PhaseOut:
    """Permanents phase out: they leave play, and return as their players next untap (MTG8-CR-PHASE-1)."""

    EN: ClassVar[Rows] = ("<what> phase[s] out",)

    what: What


@dataclass(frozen=True)
class CantPhaseOut:
    """Permanents cannot phase out until your next upkeep (MTG8-CR-PHASE-7)."""

    EN: ClassVar[Rows] = ("until your next upkeep, <what:subject> can't phase out",)

    what: What


@dataclass(frozen=True)
class PhasesOut:
    """The event that a permanent phases out (MTG8-CR-PHASE-2)."""

    EN: ClassVar[Rows] = ("<what:one> / phases out",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class PhasesIn:
    """The event that a permanent phases in (MTG8-CR-PHASE-2)."""

    EN: ClassVar[Rows] = ("<what:one> / phases in",)

    what: That | This | Enchanted


Phasing = PhaseOut | CantPhaseOut
"""The effects of this module."""

PhasingEvent = PhasesOut | PhasesIn
"""The events of this module."""
