"""The events and states that trigger abilities, and conditions; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.asks import Asked
from grimorio.games.magic.words.further import FurtherEvent
from grimorio.games.magic.words.nouns import (
    Amount,
    Enchanted,
    It,
    ManaValueOf,
    PowerOf,
    That,
    This,
    ToughnessOf,
)
from grimorio.games.magic.words.rows import Rows

# -- conditions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Controls:
    """The condition that you control `least` or more permanents that fit the noun `what`.

    With `none`, the condition that you control no permanent that fits.
    """

    what: That
    least: int = 1
    none: bool = False


@dataclass(frozen=True)
class DefenderControls:
    """The condition that the defending player controls a permanent that fits a noun."""

    EN: ClassVar[Rows] = ("defending player controls <what:a>",)

    what: That


@dataclass(frozen=True)
class LifeAtMost:
    """The condition that your life is at most this number."""

    EN: ClassVar[Rows] = ("you have <life:digits> life or less",)

    life: int


@dataclass(frozen=True)
class LifeAtLeast:
    """The condition that your life is at least this number."""

    EN: ClassVar[Rows] = ("you have <life:digits> or more life",)

    life: int


@dataclass(frozen=True)
class ThisIsUntapped:
    """The condition that this permanent is untapped."""

    EN: ClassVar[Rows] = ("<card> is untapped",)


@dataclass(frozen=True)
class Buried:
    """The condition that at least `least` cards that fit the noun `what` are in your graveyard."""

    EN: ClassVar[Rows] = ("<least:number> or more <what:plural@graveyard> are in your graveyard",)

    least: int
    what: That


@dataclass(frozen=True)
class NoOpponentControls:
    """The condition that no opponent controls a permanent that fits a noun."""

    EN: ClassVar[Rows] = ("no opponent controls <what:a>",)

    what: That


@dataclass(frozen=True)
class Kicked:
    """The condition that the kicker cost of this spell or permanent was paid (MTG8-CR-KICK-1).

    `cost` says which, where it has two; else it is "".
    """

    EN: ClassVar[Rows] = ("(cost=) you paid the kicker cost", "you paid the <cost:mana> kicker cost")

    cost: str = ""


@dataclass(frozen=True)
class NotKicked:
    """The condition that the kicker cost of this permanent was not paid."""

    EN: ClassVar[Rows] = ("you didn't pay the kicker cost",)


@dataclass(frozen=True)
class NoneInPlay:
    """The condition that no permanents that fit a noun are in play."""

    EN: ClassVar[Rows] = ("no <what:plural> are in play",)

    what: That


@dataclass(frozen=True)
class HandAtMost:
    """The condition that the player of the event has at most this many cards in hand."""

    EN: ClassVar[Rows] = ("that player has <count:number> or fewer cards in hand",)

    count: int


@dataclass(frozen=True)
class OpponentControlsMore:
    """The condition that an opponent controls more permanents that fit a noun than you."""

    EN: ClassVar[Rows] = ("an opponent controls more <what:plural> than you",)

    what: That


@dataclass(frozen=True)
class EmptyGraveyard:
    """The condition that there are no cards in your graveyard."""

    EN: ClassVar[Rows] = ("there are no cards in your graveyard",)


@dataclass(frozen=True)
class ThisInGraveyard:
    """The condition that this card is in your graveyard.

    A static ability with it applies while the card is there, and not in play (MTG8-CR-WHILE-2).
    """

    EN: ClassVar[Rows] = ("<card> is in your graveyard",)


@dataclass(frozen=True)
class MostCommonColor:
    """The condition that no color is more common than this one among all permanents (MTG8-CR-WHILE-3)."""

    EN: ClassVar[Rows] = (
        "<color:color> is the most common color among all permanents or is tied for most common",
    )

    color: Literal["white", "blue", "black", "red", "green"]


@dataclass(frozen=True)
class AtMost:
    """The condition that a number is at most another one."""

    READ: ClassVar[Rows] = (
        "<first:value> is <second:digits> or less",
        "<first:value> is less than or equal to <second:value>",
    )

    first: PowerOf | ToughnessOf | ManaValueOf
    second: Amount


@dataclass(frozen=True)
class IsColored:
    """The condition that an object of which the text has spoken has one of these colours."""

    it: It
    colors: tuple[str, ...]


@dataclass(frozen=True)
class SharesColor:
    """The condition that an object of which the text has spoken shares a colour with one of several.

    Attributes:
        it: the object.
        other: the noun for the objects; None for the most common colour among all permanents, or the colours
            that are tied for it (MTG8-CR-WHILE-3).
    """

    it: It
    other: That | None = None


@dataclass(frozen=True)
class Both:
    """The condition that several conditions all hold."""

    conditions: tuple[Condition, ...]


Condition = (
    Controls
    | DefenderControls
    | NoOpponentControls
    | OpponentControlsMore
    | LifeAtMost
    | LifeAtLeast
    | EmptyGraveyard
    | ThisInGraveyard
    | MostCommonColor
    | ThisIsUntapped
    | Buried
    | Kicked
    | NotKicked
    | NoneInPlay
    | HandAtMost
    | AtMost
    | IsColored
    | SharesColor
    | Asked
    | Both
)


# -- what triggers ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class ComesIntoPlay:
    """The event that a permanent comes into play. A change of its controller or types does not count."""

    EN: ClassVar[Rows] = ("<what:one> / comes into play",)

    what: That | This


@dataclass(frozen=True)
class GoesToGraveyard:
    """The event that a permanent is put into a graveyard from play.

    Attributes:
        by_opponent: whether an opponent's spell or ability has to cause the event.
        yours: whether it has to be your graveyard.
    """

    EN: ClassVar[Rows] = (
        "(by_opponent=True) a spell or ability an opponent controls / causes <what:one> to be put "
        "into {yours=True:your}{yours=False:a} graveyard from play",
        "<what:one> / is put into {yours=True:your}{yours=False:a} graveyard from play",
    )

    what: That | This | Enchanted
    by_opponent: bool = False
    yours: bool = False


@dataclass(frozen=True)
class LeavesPlay:
    """The event that a permanent leaves play, whatever zone it goes to (MTG8-CR-LEAVES-1)."""

    EN: ClassVar[Rows] = ("<what:one> / leaves play",)

    what: That | This


@dataclass(frozen=True)
class ReturnsToHand:
    """The event that a permanent is returned to its owner's hand."""

    EN: ClassVar[Rows] = ("<what:one> / is returned to a player's hand",)

    what: That


@dataclass(frozen=True)
class DealsDamage:
    """The event that a permanent deals damage to an object or player that fits `to`, or to any.

    With `combat`, only combat damage counts.
    """

    EN: ClassVar[Rows] = ("<what:one> / deals {combat:combat }damage{to?: to <to:a>}",)

    what: That | This | Enchanted
    to: That | None = None
    combat: bool = False


@dataclass(frozen=True)
class IsDealtDamage:
    """The event that a permanent is dealt damage, at least 1."""

    EN: ClassVar[Rows] = ("<what:one> / is dealt damage",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class TurnedUp:
    """The event that a face-down permanent is turned face up (MTG8-CR-MORPH-4)."""

    EN: ClassVar[Rows] = ("<what:one> / is turned face up",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class Attacks:
    """The event that a creature is declared as an attacker."""

    EN: ClassVar[Rows] = ("<what:one> / attacks",)

    what: This | That | Enchanted


@dataclass(frozen=True)
class Blocks:
    """The event that a creature is declared as a blocker.

    With `whom`, only attackers that fit this noun count; the attacker is then the object of the event.
    """

    EN: ClassVar[Rows] = ("<what:one> / blocks{whom?: <whom:a>}",)

    what: This | That
    whom: That | None = None


@dataclass(frozen=True)
class BecomesBlocked:
    """The event that a creature becomes blocked.

    With `by`, only blockers that fit this noun count; the blocker is then the object of the event.
    """

    EN: ClassVar[Rows] = ("<what:one> / becomes blocked{by?: by <by:a>}",)

    what: This | That
    by: That | None = None


@dataclass(frozen=True)
class BecomesTapped:
    """The event that a permanent becomes tapped."""

    EN: ClassVar[Rows] = ("<what:one> / becomes tapped",)

    what: This | That | Enchanted


@dataclass(frozen=True)
class TappedForMana:
    """The event that a permanent is tapped for mana by its mana ability.

    `by` says which players count: "any", or only an "opponent" of the ability's controller.
    """

    EN: ClassVar[Rows] = (
        "(by=opponent) an opponent / taps <what:one> for mana",
        "<what:one> / is tapped for mana",
    )

    what: That | Enchanted
    by: Literal["any", "opponent"] = "any"


@dataclass(frozen=True)
class BecomesTarget:
    """The event that a permanent that fits a noun becomes the target of a spell or ability."""

    EN: ClassVar[Rows] = ("<what:one> / becomes the target of a spell or ability",)

    what: That


@dataclass(frozen=True)
class ThisBecomesTarget:
    """The event that this permanent, or the one it enchants, becomes the target of a spell or ability."""

    EN: ClassVar[Rows] = ("<what:one> / becomes the target of a spell or ability",)

    what: This | Enchanted


@dataclass(frozen=True)
class Plays:
    """The event that a player plays a spell that fits a noun."""

    EN: ClassVar[Rows] = ("<who:player> / play[s] <spell:a>",)

    who: Literal["you", "opponent", "any"]
    spell: That


@dataclass(frozen=True)
class Draws:
    """The event that a player draws a card."""

    EN: ClassVar[Rows] = ("<who:player> / draw[s] a card",)

    who: Literal["you", "opponent", "any"]


@dataclass(frozen=True)
class LosesLife:
    """The event that a player loses life, by damage too (MTG8-CR-LIFE-2)."""

    EN: ClassVar[Rows] = ("<who:player> / lose[s] life",)

    who: Literal["you", "opponent", "any"]


@dataclass(frozen=True)
class Discards:
    """The event that a player discards a card.

    With `this`, the card must be the one with this ability, discarded because of an opponent's spell or
    ability.
    """

    EN: ClassVar[Rows] = (
        "(this=True; who=you) a spell or ability an opponent controls / causes you to discard <card> "
        "from your hand",
        "<who:player> / discard[s] a card from <who.his> hand",
    )

    who: Literal["you", "opponent", "any"]
    this: bool = False


@dataclass(frozen=True)
class Cycles:
    """The event that a player cycles a card: discards it as the cost of cycling (MTG8-CR-CYCLE-2).

    With `this`, you must cycle the card with this ability.
    """

    EN: ClassVar[Rows] = ("(this=True; who=you) you / cycle <card>", "<who:player> / cycle[s] a card")

    who: Literal["you", "opponent", "any"]
    this: bool = False


@dataclass(frozen=True)
class Beginning:
    """The event that a step of a turn begins; "end" stands for "at end of turn"."""

    EN: ClassVar[Rows] = (
        "(step=end, whose=you) at the end of your turn",
        "(step=end, whose=opponent) at the end of each opponent's turn",
        "(step=end; whose=each) at end of turn",
        "(step=upkeep) at the beginning of <whose:turn> upkeep",
        "(step=draw) at the beginning of <whose:turn> draw step",
    )

    step: Literal["upkeep", "draw", "end"]
    whose: Literal["you", "opponent", "each"] = "each"


@dataclass(frozen=True)
class State:
    """The trigger of a state-triggered ability, which triggers as soon as `condition` is true
    (MTG8-CR-TRIG-5).

    The ability does not trigger again while an earlier trigger of it waits or is on the stack.
    """

    condition: Condition


Trigger = (
    ComesIntoPlay
    | GoesToGraveyard
    | LeavesPlay
    | ReturnsToHand
    | DealsDamage
    | IsDealtDamage
    | TurnedUp
    | Attacks
    | Blocks
    | BecomesBlocked
    | BecomesTapped
    | TappedForMana
    | BecomesTarget
    | ThisBecomesTarget
    | Plays
    | Draws
    | LosesLife
    | Discards
    | Cycles
    | Beginning
    | State
    | FurtherEvent
)
