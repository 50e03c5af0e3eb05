"""What is done at a moment, and how effects are put together."""

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
    """A player draws cards, all in one action (WOM-IT-10.10-1)."""

    count: Number = 1
    whose: Literal["own", "enemy", "each"] = "own"


@dataclass(frozen=True)
class Discard:
    """A player discards cards of the hand (WOM-IT-8.9-1), of choice or at random (WOM-IT-8.13-1)."""

    count: int = 1
    whose: Literal["own", "enemy", "each"] = "own"
    random: bool = False


@dataclass(frozen=True)
class DiscardFromPlay:
    """These Spells are discarded from play (WOM-IT-8.10-1)."""

    what: Spells | One | Same


@dataclass(frozen=True)
class GiveDiamagic:
    """A Diamagic of this colour, or any ("any"), goes from the pool to the Mage."""

    to: Mages | One | Same
    colour: Colour | Literal["any"] = "any"


@dataclass(frozen=True)
class LoseDiamagic:
    """The Mage loses a Diamagic, chosen by the player of the card; it goes where Corrupt sends it."""

    of: Mages | One | Same
    colour: Colour | Literal["any"] = "any"


@dataclass(frozen=True)
class ChangePlaces:
    """Two Mages of one squad change places, with their Spells (WOM-IT-FAQ-36).

    `first` is chosen, then one of `second` in the same squad. No Mage that has a fixed place moves
    (WOM-IT-10.12-1).
    """

    first: Mages = OWN_MAGES
    second: Mages = OWN_MAGES


@dataclass(frozen=True)
class AddDiamagics:
    """So many Diamagics of the pool are added to those at stake, face down."""

    count: int = 1


@dataclass(frozen=True)
class UncoverDiamagics:
    """The Diamagics at stake are turned face up (WOM-IT-10.19-1)."""


@dataclass(frozen=True)
class ForNow:
    """From this moment to the end of the turn this is so, whatever becomes of the card that said it."""

    so: Lasts


@dataclass(frozen=True)
class May:
    """The player may have these deeds done, all or none."""

    do: Deed | tuple[Deed, ...]


@dataclass(frozen=True)
class Pay:
    """The player may discard so many cards of the hand; only then the deeds are done."""

    cards: int
    do: Deed | tuple[Deed, ...]


@dataclass(frozen=True)
class If:
    """Only while, or when, this holds. What a card could do it possesses all the same (WOM-IT-8.5-3E)."""

    condition: Condition
    then: Effect | tuple[Effect, ...]


@dataclass(frozen=True)
class IfHidden:
    """Of a Spell: only if it was hidden, from when it is uncovered (WOM-IT-FAQ-13)."""

    then: Effect | tuple[Effect, ...]


@dataclass(frozen=True)
class Casts:
    """Such a Mage casts such a Spell."""

    by: Mages = OWN_MAGES
    spell: Spells | None = None


@dataclass(frozen=True)
class Hides:
    """Such a Mage hides a Spell."""

    by: Mages = OWN_MAGES


@dataclass(frozen=True)
class Draws:
    """A player has drawn, however many in one action; the opening hand is not drawn (WOM-IT-FAQ-2)."""

    whose: Whose = "own"


@dataclass(frozen=True)
class Wins:
    """A player has won a challenge and is about to assign its Diamagics."""

    whose: Whose = "own"


@dataclass(frozen=True)
class CastleEnters:
    """A Castle comes into play."""

    castle: Castles = ANY_CASTLE


Moment = Casts | Hides | Draws | Wins | CastleEnters


@dataclass(frozen=True)
class When:
    """At each such moment, while the card is in play, the deeds are done."""

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
    | ForNow
)
Deed = DoneAction | OtherDeed | May | Pay | If
Effect = Deed | Lasts | IfHidden | When
