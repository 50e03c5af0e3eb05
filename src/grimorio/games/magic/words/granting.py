"""The effects by which objects have further abilities or other types for a time; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from grimorio.games.magic.words.lasting import Until
from grimorio.games.magic.words.nouns import That, What
from grimorio.games.magic.words.rows import Rows

if TYPE_CHECKING:
    from grimorio.games.magic.words.abilities import Activated, Triggered


@dataclass(frozen=True)
class Gains:
    """Permanents have a further ability until the end of the turn (MTG8-CR-GRANT-3).

    In `ability`, "this" is the permanent that has it, and "you" who controls that permanent.
    """

    READ: ClassVar[Rows] = ("until end of turn, <what:subject> [gains|gain] <ability:quoted>",)

    what: What | That
    ability: Activated | Triggered


@dataclass(frozen=True)
class TypeBecomes:
    """Permanents have these creature types in place of their own (MTG8-CR-TYPE-2)."""

    READ: ClassVar[Rows] = (
        "(until=always) the creature type of <what:subject> becomes <types:types>",
        "the creature type of <what:subject> becomes <types:types> until end of turn",
        "(what=This, until=always) its creature type becomes <types:types>",
        "(what=This) its creature type becomes <types:types> until end of turn",
    )

    what: What | That
    types: tuple[str, ...]
    until: Until = "end of turn"


@dataclass(frozen=True)
class SwitchSize:
    """Power and toughness of permanents change places until the end of the turn (MTG8-CR-SIZE-1)."""

    READ: ClassVar[Rows] = (
        "switch <what:objects>'s power and toughness until end of turn",
        "(what=This) switch its power and toughness until end of turn",
    )

    what: What


@dataclass(frozen=True)
class AlsoChosenType:
    """Creatures have the chosen creature type in addition to theirs this turn (MTG8-CR-TYPE-3)."""

    EN: ClassVar[Rows] = (
        "<what:subject> become[s] the chosen type in addition to its other creature types until end of turn",
    )

    what: What


@dataclass(frozen=True)
class AnimatedX:
    """This enchantment is an X/X creature of a type, too, this turn (MTG8-CR-TYPE-3)."""

    EN: ClassVar[Rows] = (
        "until end of turn, <card> becomes an X/X <type:type> creature that's still an enchantment",
    )

    type: str


Granting = Gains | TypeBecomes | SwitchSize | AlsoChosenType | AnimatedX
"""The effects of this module."""
