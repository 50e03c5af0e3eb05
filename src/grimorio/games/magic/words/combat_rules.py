"""The rules of static abilities on attacks, blocks and combat damage together; each class is one rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Enchanted, That, This
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.triggers import Condition


@dataclass(frozen=True)
class BlocksIfAble:
    """The creatures that `what` means block each turn if able (MTG8-CR-BLOCK-5)."""

    EN: ClassVar[Rows] = ("<what:rule> block[s] each turn if able",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class CantBlockStronger:
    """This creature cannot block creatures of greater power than its own."""

    EN: ClassVar[Rows] = ("<card> can't block creatures with power greater than <card>'s power",)


@dataclass(frozen=True)
class BlockedByFew:
    """The creatures that `what` means cannot be blocked by more than `most` creatures (MTG8-CR-BLOCK-6)."""

    EN: ClassVar[Rows] = (
        "(most=1) <what:rule> can't be blocked by more than one creature",
        "<what:rule> can't be blocked by more than <most:number> creatures",
    )

    what: That | This | Enchanted
    most: int = 1


@dataclass(frozen=True)
class CantBlockUnless:
    """The creatures that `what` means can block only if a condition holds."""

    EN: ClassVar[Rows] = ("<what:rule> can't block unless <unless:condition>",)

    what: That | This | Enchanted
    unless: Condition


@dataclass(frozen=True)
class BlockableIf:
    """The creatures that `what` means can be blocked only if a condition holds."""

    EN: ClassVar[Rows] = ("<what:rule> can't be blocked unless <condition:condition>",)

    what: That | This | Enchanted
    condition: Condition


@dataclass(frozen=True)
class BlockableByEither:
    """The creatures that `what` means can be blocked only by creatures that fit `by` or `or_by`."""

    EN: ClassVar[Rows] = ("<what:rule> can't be blocked except by <by:plural> and/or <or_by:plural>",)

    what: That | This | Enchanted
    by: That
    or_by: That


@dataclass(frozen=True)
class NotAlone:
    """The creatures that `what` means cannot attack or block alone (MTG8-CR-ALONE-1)."""

    EN: ClassVar[Rows] = ("<what:rule> can't attack or block alone",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class OnlyOne:
    """No more than one creature can attack each turn, or with `block` block (MTG8-CR-ALONE-2)."""

    EN: ClassVar[Rows] = (
        "(block=True) no more than one creature can block each turn",
        "(block=False) no more than one creature can attack each turn",
    )

    block: bool = False


@dataclass(frozen=True)
class DividesDamage:
    """You may divide this creature's combat damage among the defending player and their creatures.

    Rule MTG8-CR-DAMAGE-7.
    """

    EN: ClassVar[Rows] = (
        "you may divide <card>'s combat damage as you choose among defending player and/or any number of "
        "creatures he or she controls",
    )


CombatRule = (
    BlocksIfAble
    | CantBlockStronger
    | BlockedByFew
    | CantBlockUnless
    | BlockableIf
    | BlockableByEither
    | NotAlone
    | OnlyOne
    | DividesDamage
)
"""The rules of this module."""
