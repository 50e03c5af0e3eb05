"""The effects on phases, and on the targets and texts of spells; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Target, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class ExtraCombat:
    """Another combat phase and another main phase are added after this phase."""

    EN: ClassVar[Rows] = (
        "after this phase, there is an additional combat phase followed by an additional main phase",
    )


@dataclass(frozen=True)
class SkipCombat:
    """Players skip their next combat phase."""

    EN: ClassVar[Rows] = ("<who> skip[s] <who.his> next combat phase",)

    who: Who


@dataclass(frozen=True)
class ChangeTarget:
    """A spell with one target gets another legal target, which you choose on resolution."""

    EN: ClassVar[Rows] = ("change the target of <what>",)

    what: Target


@dataclass(frozen=True)
class ChangeText:
    """A colour word or basic land type in a permanent's text becomes another; you choose on resolution."""

    EN: ClassVar[Rows] = (
        "change the text of <what> by replacing all instances of one color word with another or one "
        "basic land type with another",
    )

    what: Target
