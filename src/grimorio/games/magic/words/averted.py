"""The effects by which damage of a certain kind, or a graveyard, is averted this turn; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import It, Target, That, TheObject, This
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class NextDamageBy:
    """The next damage of a source that fits a noun to you is prevented, or dealt to its controller instead.

    Nobody chooses the source: it is the first that would deal damage (MTG8-CR-NEXT-2).
    """

    EN: ClassVar[Rows] = (
        "(then=none) the next time <by:a> would deal damage to you this turn, prevent that damage",
        "(then=controller) the next time <by:a> would deal damage to you this turn, it deals that damage to "
        "its controller instead",
    )

    by: That
    then: Literal["none", "controller"] = "none"


@dataclass(frozen=True)
class NextCombatDamage:
    """The next combat damage of a creature is prevented, doubled or dealt to you instead (MTG8-CR-NEXT-2)."""

    EN: ClassVar[Rows] = (
        "(then=none) the next time <what:subject> would deal combat damage this turn, prevent that damage",
        "(then=double) the next time <what:subject> would deal combat damage this turn, it deals double that "
        "damage instead",
        "(then=you) the next time <what:subject> would deal combat damage this turn, it deals that damage to "
        "you instead",
    )

    what: This | It | TheObject
    then: Literal["none", "double", "you"] = "none"


@dataclass(frozen=True)
class DeflectBoth:
    """The next damage to this creature and to you, at one time, is dealt to another (MTG8-CR-REDIRECT-4)."""

    EN: ClassVar[Rows] = (
        "the next time damage would be dealt to <card> or you this turn, that damage is dealt to <to:what> "
        "instead",
    )

    to: Target


@dataclass(frozen=True)
class PreventBySources:
    """All damage that sources that fit a noun would deal this turn is prevented (MTG8-CR-LATER-1)."""

    EN: ClassVar[Rows] = ("prevent all damage that <by:plural> would deal this turn",)

    by: That


@dataclass(frozen=True)
class Scorched:
    """The target, if it is a creature, is not regenerated, and leaves the game instead of dying, this turn.

    It is the first target of the text (MTG8-CR-SCORCH-1).
    """

    EN: ClassVar[Rows] = (
        "that creature can't be regenerated this turn. If it would be put into a graveyard this turn, remove "
        "it from the game instead",
    )


Averting = NextDamageBy | NextCombatDamage | DeflectBoth | PreventBySources | Scorched
"""The effects of this module."""
