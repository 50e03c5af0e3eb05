"""The effects on phases, and on spells, their targets and texts; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Target, That, ThisWay, Who, X
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


@dataclass(frozen=True)
class Counter:
    """A spell is countered.

    Attributes:
        what: the spell.
        unless: mana that its controller may pay to prevent this; "" if nothing can be paid.
        times: how often that mana is paid: X times, or once for each object that fits a noun, or with which
            the effect before has done something (MTG8-CR-UNLESS-2). None for once. With X, the mana is "{1}"
            and the text says "{X}".
        removed: whether its card is removed from the game.
    """

    EN: ClassVar[Rows] = (
        "(times=None) counter <what>{unless?: unless its controller pays <unless:mana>}{removed:. If that "
        "spell is countered this way, remove it from the game instead of putting it into its owner's "
        "graveyard}",
        "(unless={1}) counter <what> unless its controller pays <times:times due>{removed:. If that spell is "
        "countered this way, remove it from the game instead of putting it into its owner's graveyard}",
        "counter <what> unless its controller pays <unless:mana><times:for each>{removed:. If that spell is "
        "countered this way, remove it from the game instead of putting it into its owner's graveyard}",
    )

    what: Target
    unless: str = ""
    times: X | That | ThisWay | None = None
    removed: bool = False
