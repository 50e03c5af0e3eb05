"""Card effects other than Special Actions, the moments at which they happen, and words that combine them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grimorio.games.mickey.words.actions import DoneAction
from grimorio.games.mickey.words.lasting import Lasts
from grimorio.games.mickey.words.nouns import (
    ANY_CASTLE,
    OWN_MAGES,
    Castles,
    Colour,
    Condition,
    Mages,
    Number,
    One,
    Same,
    Spells,
    Whose,
)


@dataclass(frozen=True)
class Draw:
    """A player draws cards, all of them in one action (WOM-IT-10.10-1)."""

    count: Number = 1
    whose: Literal["own", "enemy", "each"] = "own"


@dataclass(frozen=True)
class Discard:
    """A player discards cards of the hand (WOM-IT-8.9-1), chosen or random (WOM-IT-8.13-1)."""

    count: int = 1
    whose: Literal["own", "enemy", "each"] = "own"
    random: bool = False


@dataclass(frozen=True)
class DiscardFromPlay:
    """The effect that discards from play the Spells that `what` means (WOM-IT-8.10-1)."""

    what: Spells | One | Same


@dataclass(frozen=True)
class GiveDiamagic:
    """The Mage that `to` means gets a Diamagic of `colour` ("any": of any colour) from the pool."""

    to: Mages | One | Same
    colour: Colour | Literal["any"] = "any"


@dataclass(frozen=True)
class LoseDiamagic:
    """The Mage that `of` means loses a Diamagic, chosen by the player whose card has this effect.

    It has the colour `colour` ("any": any colour). It goes out of the game or, by an option, back into the
    pool (WOM-IT-9.7-3, WOM-FR-9.5-2).
    """

    of: Mages | One | Same
    colour: Colour | Literal["any"] = "any"


@dataclass(frozen=True)
class ChangePlaces:
    """Two Mages of one squad change places, with their Spells (WOM-IT-FAQ-36).

    The first is chosen among those that `first` means, the second among those that `second` means in the same
    squad. No Mage that has a fixed place moves (WOM-IT-10.12-1).
    """

    first: Mages = OWN_MAGES
    second: Mages = OWN_MAGES


@dataclass(frozen=True)
class AddDiamagics:
    """`count` Diamagics of the pool are added, face down, to those at stake."""

    count: int = 1


@dataclass(frozen=True)
class UncoverDiamagics:
    """The Diamagics at stake are turned face up (WOM-IT-10.19-1)."""


@dataclass(frozen=True)
class ForNow:
    """The lasting effect `so` begins when this is carried out, and ends with the turn.

    It lasts even if its card leaves play.
    """

    so: Lasts


@dataclass(frozen=True)
class May:
    """The player may choose that all effects in `do` happen, or none of them."""

    do: Deed | tuple[Deed, ...]


@dataclass(frozen=True)
class Pay:
    """The player may discard `cards` cards of the hand; only then do the effects in `do` happen."""

    cards: int
    do: Deed | tuple[Deed, ...]


@dataclass(frozen=True)
class If:
    """Effects that happen only if the condition holds; lasting effects hold as long as it does.

    A card possesses a Special Action even while its condition does not hold (WOM-IT-8.5-3E).
    """

    condition: Condition
    then: Effect | tuple[Effect, ...]


@dataclass(frozen=True)
class IfHidden:
    """Effects of a Spell that was hidden; they begin when the Spell is uncovered (WOM-IT-FAQ-13)."""

    then: Effect | tuple[Effect, ...]


@dataclass(frozen=True)
class Casts:
    """The moment when a Mage that `by` means casts a Spell that `spell` means (None: any Spell)."""

    by: Mages = OWN_MAGES
    spell: Spells | None = None


@dataclass(frozen=True)
class Hides:
    """The moment when a Mage that `by` means hides a Spell."""

    by: Mages = OWN_MAGES


@dataclass(frozen=True)
class Draws:
    """The moment after a player has drawn; several cards drawn in one action are one such moment.

    The opening hand does not count as drawn (WOM-IT-FAQ-2).
    """

    whose: Whose = "own"


@dataclass(frozen=True)
class Wins:
    """The moment when a player has won a challenge and is about to assign its Diamagics."""

    whose: Whose = "own"


@dataclass(frozen=True)
class CastleEnters:
    """The moment when a Castle that `castle` means comes into play."""

    castle: Castles = ANY_CASTLE


Moment = Casts | Hides | Draws | Wins | CastleEnters
"""A moment at which a card's effects can be carried out, such as that of a Mage casting a Spell."""


@dataclass(frozen=True)
class When:
    """Effects that happen each time `moment` comes while the card is in play."""

    moment: Moment
    do: Deed | tuple[Deed, ...]


OtherDeed = (
    Draw
    | Discard
    | DiscardFromPlay
    | GiveDiamagic
    | LoseDiamagic
    | ChangePlaces
    | AddDiamagics
    | UncoverDiamagics
)
"""An effect carried out at one moment that is no Special Action."""
PlainDeed = DoneAction | OtherDeed
"""An effect carried out at one moment that contains no other effects, such as drawing cards."""
Deed = PlainDeed | ForNow | May | Pay | If
"""A deed: an effect that is carried out at one moment, in contrast to one that lasts."""
Effect = Deed | Lasts | IfHidden | When
"""An effect of a card."""
