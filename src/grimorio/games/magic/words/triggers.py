"""Conditions, and the events and states that trigger abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grimorio.games.magic.words.nouns import Enchanted, That, This

# -- conditions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Controls:
    """The condition that you control at least `least` permanents like this, or with `none` none of them."""

    what: That
    least: int = 1
    none: bool = False


@dataclass(frozen=True)
class DefenderControls:
    """The condition that the defending player controls a permanent like this."""

    what: That


@dataclass(frozen=True)
class LifeAtMost:
    """The condition that you have so much life or less."""

    life: int


@dataclass(frozen=True)
class ThisIsUntapped:
    """The condition that this permanent is untapped."""


@dataclass(frozen=True)
class Both:
    """The condition that all of these conditions hold."""

    conditions: tuple[Condition, ...]


Condition = Controls | DefenderControls | LifeAtMost | ThisIsUntapped | Both


# -- what triggers ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class ComesIntoPlay:
    """A permanent comes into play; a change of its controller or types is not that."""

    what: That | This


@dataclass(frozen=True)
class GoesToGraveyard:
    """A permanent is put into a graveyard from play.

    Attributes:
        by_opponent: whether a spell or ability that an opponent controls has to cause it.
        yours: whether it has to be your graveyard.
    """

    what: That | This | Enchanted
    by_opponent: bool = False
    yours: bool = False


@dataclass(frozen=True)
class ReturnsToHand:
    """A permanent is returned to its owner's hand."""

    what: That


@dataclass(frozen=True)
class DealsDamage:
    """A permanent deals damage to such an object or player, or to any; with `combat` only combat damage."""

    what: That | This | Enchanted
    to: That | None = None
    combat: bool = False


@dataclass(frozen=True)
class IsDealtDamage:
    """A permanent is dealt damage, at least 1."""

    what: That | This


@dataclass(frozen=True)
class Attacks:
    """A creature is declared as an attacker."""

    what: This | That


@dataclass(frozen=True)
class Blocks:
    """A creature is declared as a blocker.

    With `whom`, of an attacker like that, which is then the object of the event.
    """

    what: This | That
    whom: That | None = None


@dataclass(frozen=True)
class BecomesBlocked:
    """A creature becomes blocked.

    With `by`, it is blocked by a creature like that, which is then the object of the event.
    """

    what: This | That
    by: That | None = None


@dataclass(frozen=True)
class BecomesTapped:
    """A permanent becomes tapped."""

    what: This | That | Enchanted


@dataclass(frozen=True)
class TappedForMana:
    """A permanent is tapped for mana by its mana ability, by any player or by an opponent."""

    what: That | Enchanted
    by: Literal["any", "opponent"] = "any"


@dataclass(frozen=True)
class BecomesTarget:
    """A permanent becomes the target of a spell or ability."""

    what: That


@dataclass(frozen=True)
class Plays:
    """A player plays a spell like this."""

    who: Literal["you", "opponent", "any"]
    spell: That


@dataclass(frozen=True)
class Draws:
    """A player draws a card."""

    who: Literal["you", "opponent", "any"]


@dataclass(frozen=True)
class Discards:
    """A player discards a card.

    With `this` it is this very card, and a spell or ability that an opponent controls causes it.
    """

    who: Literal["you", "opponent", "any"]
    this: bool = False


@dataclass(frozen=True)
class Beginning:
    """A step of a turn begins; "end" stands for "at end of turn"."""

    step: Literal["upkeep", "draw", "end"]
    whose: Literal["you", "opponent", "each"] = "each"


@dataclass(frozen=True)
class State:
    """A state is true (MTG8-CR-TRIG-5).

    The ability triggers at once, and not again while it waits or is on the stack.
    """

    condition: Condition


Trigger = (
    ComesIntoPlay
    | GoesToGraveyard
    | ReturnsToHand
    | DealsDamage
    | IsDealtDamage
    | Attacks
    | Blocks
    | BecomesBlocked
    | BecomesTapped
    | TappedForMana
    | BecomesTarget
    | Plays
    | Draws
    | Discards
    | Beginning
    | State
)
