"""Events of attacks and damage that trigger abilities; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import THIS, Enchanted, That, This, You
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class AttacksUnblocked:
    """The event that an attacker is not blocked, as blockers have been declared (MTG8-CR-UNBLOCKED-1)."""

    EN: ClassVar[Rows] = ("<what:one> / attacks and isn't blocked",)

    what: This | That | Enchanted


@dataclass(frozen=True)
class AttackWith:
    """The event that you declare at least `least` attackers (MTG8-CR-ATTACK-8)."""

    EN: ClassVar[Rows] = ("you / attack with <least:number> or more creatures",)

    least: int


@dataclass(frozen=True)
class DamagedBy:
    """The event that an object that fits `by` deals damage to this permanent, or to you.

    The object of the event is that object. A spell may be one, too (MTG8-CR-TRIG-8).
    """

    EN: ClassVar[Rows] = (
        "(whom=This) <by:one> / deals damage to <card>",
        "(whom=You) <by:one> / deals damage to you",
    )

    by: That
    whom: This | You = THIS


@dataclass(frozen=True)
class AttacksYou:
    """The event that a creature is declared as an attacker of yours (MTG8-CR-ATTACK-9)."""

    EN: ClassVar[Rows] = ("<what:one> / attacks you",)

    what: That


@dataclass(frozen=True)
class AimedByFoe:
    """The event that a permanent becomes the target of an opponent's spell or ability (MTG8-CR-AIM-3)."""

    EN: ClassVar[Rows] = ("<what:one> / becomes the target of a spell or ability an opponent controls",)

    what: This | That | Enchanted


CombatEvent = AttacksUnblocked | AttackWith | DamagedBy | AttacksYou | AimedByFoe
"""The events of this module."""
