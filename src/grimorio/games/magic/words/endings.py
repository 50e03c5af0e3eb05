"""The effects and events at the end of a turn; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import Enchanted, It, Target, TheObject
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class RaisedForTurn:
    """A card of a graveyard comes into play under your control, with haste, and is removed as the turn ends.

    Rule MTG8-CR-ENDING-1.
    """

    READ: ClassVar[Rows] = (
        "return <what:returned> to play. It gains haste until end of turn. Remove it from the game at end of "
        "turn",
    )

    what: Target


@dataclass(frozen=True)
class SacrificeLater:
    """You sacrifice a permanent at the end of the turn, if you still control it (MTG8-CR-ENDING-1)."""

    EN: ClassVar[Rows] = ("sacrifice <what> at end of turn",)

    what: It | TheObject


@dataclass(frozen=True)
class ControllerSacrifices:
    """The player who controls a permanent sacrifices it (MTG8-GLOSS-Sacrificare)."""

    EN: ClassVar[Rows] = ("the player who controls <what> sacrifices it",)

    what: It | TheObject | Enchanted


@dataclass(frozen=True)
class TheirTurnEnds:
    """The event that the turn of the player who controls the enchanted permanent ends (MTG8-CR-ENDING-2)."""

    EN: ClassVar[Rows] = ("at the end of the turn of <enchanted>'s controller",)


@dataclass(frozen=True)
class TheirUpkeep:
    """The event that the upkeep of the player who controls the enchanted permanent begins.

    Rule MTG8-CR-UPKEEP-1.
    """

    EN: ClassVar[Rows] = ("at the beginning of the upkeep of <enchanted>'s controller",)


@dataclass(frozen=True)
class LeavesLater:
    """A permanent goes to its owner's hand, or out of the game, at the end of the turn (MTG8-CR-ENDING-1)."""

    EN: ClassVar[Rows] = (
        "(to=hand) return <what> to its owner's hand at end of turn",
        "(to=removed) remove <what> from the game at end of turn",
    )

    what: It
    to: Literal["hand", "removed"] = "hand"


Ending = LeavesLater | RaisedForTurn | SacrificeLater | ControllerSacrifices
"""The effects of this module."""
