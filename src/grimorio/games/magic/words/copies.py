"""The effects that copy spells; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, Target, TheObject, Who
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


Copying = CopyThis | CopySpell
"""The effects of this module."""
