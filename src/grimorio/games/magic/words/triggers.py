"""Conditions, and the events that trigger abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grimorio.games.magic.words.nouns import Enchanted, That, This

# -- conditions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Controls:
    """You control at least `least` of these; with `none`, not one of them."""

    what: That
    least: int = 1
    none: bool = False


@dataclass(frozen=True)
class DefenderControls:
    """The defending player controls one of these."""

    what: That


@dataclass(frozen=True)
class LifeAtMost:
    """You have so much life or less."""

    life: int


@dataclass(frozen=True)
class ThisIsUntapped:
    """The object is untapped."""


@dataclass(frozen=True)
class Both:
    """Each of these holds."""

    conditions: tuple[Condition, ...]


Condition = Controls | DefenderControls | LifeAtMost | ThisIsUntapped | Both


# -- what triggers ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class ComesIntoPlay:
    """It comes into play (gaining control or changing type is not that)."""

    what: That | This


@dataclass(frozen=True)
class GoesToGraveyard:
    """It is put into a graveyard from play; with `by_opponent` by a spell or ability an opponent controls.

    `yours` asks for your graveyard.
    """

    what: That | This | Enchanted
    by_opponent: bool = False
    yours: bool = False


@dataclass(frozen=True)
class ReturnsToHand:
    """It is returned from play to a player's hand."""

    what: That


@dataclass(frozen=True)
class DealsDamage:
    """It deals damage, to such a player or object; combat damage only, when said."""

    what: That | This | Enchanted
    to: That | None = None
    combat: bool = False


@dataclass(frozen=True)
class IsDealtDamage:
    """It is dealt damage, at least 1."""

    what: That | This


@dataclass(frozen=True)
class Attacks:
    """It is declared as an attacker."""

    what: This | That


@dataclass(frozen=True)
class Blocks:
    """It is declared as a blocker; with `whom`, of such a creature, which is then the object of the event."""

    what: This | That
    whom: That | None = None


@dataclass(frozen=True)
class BecomesBlocked:
    """It becomes blocked; with `by`, by such a creature, which is then the object of the event."""

    what: This | That
    by: That | None = None


@dataclass(frozen=True)
class BecomesTapped:
    """It turns from untapped to tapped."""

    what: This | That | Enchanted


@dataclass(frozen=True)
class TappedForMana:
    """It is tapped for mana by its mana ability, by such a player."""

    what: That | Enchanted
    by: Literal["any", "opponent"] = "any"


@dataclass(frozen=True)
class BecomesTarget:
    """It becomes the target of a spell or ability."""

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
    """A player discards a card; `this`: that very card, caused by an opponent's spell or ability."""

    who: Literal["you", "opponent", "any"]
    this: bool = False


@dataclass(frozen=True)
class Beginning:
    """A step of somebody's turn begins; "end" is "at end of turn"."""

    step: Literal["upkeep", "draw", "end"]
    whose: Literal["you", "opponent", "each"] = "each"


@dataclass(frozen=True)
class State:
    """A state is true (MTG8-CR-TRIG-5): it triggers at once, and not again while it waits on the stack."""

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
