"""The effects that copy spells or move their targets; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, Target, That, TheObject, This, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class CopyThis:
    """A player copies the instant or sorcery in whose text this is, with a new target if they want one.

    Rule MTG8-CR-COPY-1.
    """

    EN: ClassVar[Rows] = ("<who> [copies|copy] <card> and may choose a new target for that copy",)

    who: Who = YOU


@dataclass(frozen=True)
class CopySpell:
    """You copy an instant or sorcery spell, with new targets if you want them (MTG8-CR-COPY-1)."""

    EN: ClassVar[Rows] = (
        "(what=TheObject) copy that spell. You may choose new targets for that copy",
        "copy <what>. You may choose new targets for that copy",
    )

    what: Target | TheObject


@dataclass(frozen=True)
class MoveAim:
    """A spell with one target, which fits `aim`, gets another creature as its target (MTG8-CR-AIM-2)."""

    EN: ClassVar[Rows] = (
        "(aim=This) if <what> has only one target and that target is <card>, change that spell's target to "
        "another creature",
        "if <what> has only one target and that target is <aim:a>, change that spell's target to another "
        "creature",
    )

    what: Target
    aim: This | That


Copying = CopyThis | CopySpell | MoveAim
"""The effects of this module."""
