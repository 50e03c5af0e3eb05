"""The effects by which others deal damage, or damage is prevented or dealt elsewhere; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Amount, Target, What, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class Strike:
    """Another object than the source of the text deals damage (MTG8-CR-STRIKE-1)."""

    READ: ClassVar[Rows] = (
        "<source:what> [deals|deal] <amount:damage> to <to:victims>",
        "<source:what> [deals|deal] damage to <to:victims> equal to <amount:value>",
    )

    source: What
    amount: Amount
    to: What | Who


@dataclass(frozen=True)
class SureDamage:
    """The source deals damage that cannot be prevented (MTG8-CR-SURE-1)."""

    READ: ClassVar[Rows] = (
        "<this> [deals|deal] <amount:damage> to <to:victims> and the damage can't be prevented",
    )

    amount: Amount
    to: What | Who


@dataclass(frozen=True)
class NoPrevention:
    """Damage cannot be prevented this turn (MTG8-CR-SURE-1)."""

    EN: ClassVar[Rows] = ("damage can't be prevented this turn",)


@dataclass(frozen=True)
class PreventChosen:
    """All damage that a source of your choice would deal this turn, or deal to some, is prevented."""

    READ: ClassVar[Rows] = (
        "prevent all damage a source of your choice would deal this turn",
        "prevent all damage that would be dealt to <to:victims> this turn by a source of your choice",
    )

    to: What | Who | None = None


@dataclass(frozen=True)
class Deflect:
    """Damage that would be dealt to somebody this turn is dealt to somebody else instead.

    Attributes:
        what: the creatures or players to whom the damage would be dealt.
        to: the creature or player to whom it is dealt.
        amount: how many points of damage; None for the damage of the next time (MTG8-CR-REDIRECT-2).
        whole: whether it is all damage of the turn.
    """

    READ: ClassVar[Rows] = (
        "the next <amount:value> damage that would be dealt to <what:victims> this turn is dealt to "
        "<to:victims> instead",
        "the next time damage would be dealt to <what:victims> this turn, that damage is dealt to "
        "<to:victims> instead",
        "(whole=True) all damage that would be dealt to <what:victims> this turn is dealt to <to:victims> "
        "instead",
    )

    what: What | Who
    to: What | Who
    amount: Amount | None = None
    whole: bool = False


@dataclass(frozen=True)
class DeflectChosen:
    """The next time that a source of your choice deals damage to `what`, it is dealt to `to` instead.

    Rule MTG8-CR-REDIRECT-3.
    """

    READ: ClassVar[Rows] = (
        "the next time a source of your choice would deal damage to <what:victims> this turn, that damage is "
        "dealt to <to:victims> instead",
    )

    what: What | Who
    to: What | Who


@dataclass(frozen=True)
class DestroyEach:
    """Several targets of different kinds are destroyed at the same time (MTG8-GLOSS-Distruggere-1).

    With `regenerate=False` they cannot be regenerated.
    """

    targets: tuple[Target, ...]
    regenerate: bool = True


Harm = Deflect | DeflectChosen | PreventChosen | Strike | DestroyEach | SureDamage | NoPrevention
"""The effects of this module."""
