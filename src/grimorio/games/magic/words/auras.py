"""The events and effects by which local enchantments come back into play; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class EnchantedLeaves:
    """The event that the enchanted permanent leaves play, whatever zone it goes to (MTG8-CR-LEAVES-1)."""

    EN: ClassVar[Rows] = ("<enchanted> / leaves play",)


@dataclass(frozen=True)
class ControllerRaises:
    """The player who controlled the permanent of the event returns this card to play (MTG8-CR-AURA-1)."""

    EN: ClassVar[Rows] = ("that creature's controller returns <card> from its owner's graveyard to play",)


@dataclass(frozen=True)
class RaiseAtRandom:
    """You return this card to play, on a creature that chance chooses (MTG8-CR-AURA-1)."""

    EN: ClassVar[Rows] = (
        "choose a creature at random <card> can enchant. Return <card> to play attached to that creature",
    )


Raising = ControllerRaises | RaiseAtRandom
"""The effects of this module."""
