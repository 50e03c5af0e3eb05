"""Lasting effects: those on Magic Power, and all others.

They hold while their card is in play and not Simple. A Simple card is one whose text has no effect.
"""

from __future__ import annotations

from dataclasses import dataclass

from grimorio.games.mickey.words.actions import LastingAction, SpecialAction
from grimorio.games.mickey.words.nouns import (
    CASTER,
    Castles,
    Colour,
    Mages,
    Number,
    Spells,
    Step,
    What,
    Whose,
)


@dataclass(frozen=True)
class Worth:
    """Step 1 of the power calculation: the Magic Power becomes this number (WOM-IT-7.1-2.2.1).

    Where several such effects change a Spell, the lowest number counts (WOM-IT-FAQ-15).
    """

    what: Spells
    number: Number


@dataclass(frozen=True)
class Times:
    """Step 2 of the power calculation: the Magic Power is multiplied by this number (WOM-IT-7.1-2.2.2)."""

    what: Spells
    by: int = 2


@dataclass(frozen=True)
class Divided:
    """Step 3 of the power calculation: the Magic Power is divided by this number (WOM-IT-7.1-2.2.3)."""

    what: Spells
    by: int = 2


@dataclass(frozen=True)
class Adds:
    """Step 4 of the power calculation, a complex bonus: `number` is added (WOM-IT-7.1-2.2.4).

    `number` is usually the power of other Spells (`PowerOf`). `what` are the Spells that get the bonus.
    """

    what: Spells
    number: Number


@dataclass(frozen=True)
class Subtracts:
    """Step 5 of the power calculation, a complex penalty: `number` is subtracted (WOM-IT-7.1-2.2.5)."""

    what: Spells
    number: Number


@dataclass(frozen=True)
class Plus:
    """Step 6 of the power calculation, a simple bonus: `number` is added (WOM-IT-7.1-2.2.6).

    It is added once or, with `each`, as many times as that number says.
    """

    what: Spells
    number: int
    each: Number | None = None


@dataclass(frozen=True)
class Minus:
    """Step 7 of the power calculation, a simple penalty: `number` is subtracted (WOM-IT-7.1-2.2.7).

    It is subtracted once or, with `each`, as many times as that number says.
    """

    what: Spells
    number: int
    each: Number | None = None


@dataclass(frozen=True)
class ModifiedPower:
    """Step 8 of the power calculation: the Modified Magic Power is this number (WOM-IT-7.1-2.2.8).

    What the steps before have given does not count.
    """

    what: Spells
    number: Number


@dataclass(frozen=True)
class Without:
    """The Spells that `what` means skip `steps` when their power is calculated (WOM-IT-FAQ-18)."""

    what: Spells
    steps: tuple[Step, ...] = ("plus", "minus")


@dataclass(frozen=True)
class FinalPower:
    """The Final Magic Power of a squad changes by `number`, up or down (WOM-IT-10.16-1).

    `whose` says whose squad. With `each`, the change is made as many times as that number says.
    """

    number: int
    whose: Whose = "own"
    each: Number | None = None


Power = Worth | Times | Divided | Adds | Subtracts | Plus | Minus | ModifiedPower | Without | FinalPower
"""A lasting effect on Magic Power."""


@dataclass(frozen=True)
class MakesSimple:
    """The cards are Simple, their text without effect, while this effect holds (WOM-IT-FAQ-19, -20).

    It is the lasting form of Annul.
    """

    what: Mages | Spells | Castles


@dataclass(frozen=True)
class Gains:
    """The Spells gain a Special Action as if printed, so that Annul takes it away (WOM-IT-10.7-1)."""

    what: Spells
    action: SpecialAction


@dataclass(frozen=True)
class Rendered:
    """The Spells are made to have a Special Action that Annul does not take away (WOM-IT-10.18-1)."""

    what: Spells
    action: SpecialAction


@dataclass(frozen=True)
class Immune:
    """The cards suffer no effect, good or bad, of the cards in `to` (WOM-IT-10.8-1)."""

    what: Mages | Spells | Castles
    to: What


@dataclass(frozen=True)
class CannotCast:
    """The Mages that `mages` means cannot cast the Spells that `spells` means (WOM-IT-8.11-1).

    With `spells` None, they cannot cast any.
    """

    mages: Mages
    spells: Spells | None = None


@dataclass(frozen=True)
class CannotHide:
    """The Mages that `mages` means cannot hide Spells; Spells hidden before stay (WOM-IT-FAQ-14)."""

    mages: Mages


@dataclass(frozen=True)
class MayHide:
    """The Mages may hide the Spells that `spells` means; None means all Spells (WOM-IT-8.3-1, -2).

    They may do so instead of casting or, with `besides`, in addition to the Spell that they cast.
    """

    mages: Mages = CASTER
    spells: Spells | None = None
    besides: bool = False


@dataclass(frozen=True)
class CountsAs:
    """The Mages count as members of a team (WOM-IT-FAQ-39).

    `team` is its name, or "caster" for the team of the card's Mage (`CASTER`).
    """

    mages: Mages
    team: str = "caster"


@dataclass(frozen=True)
class Possesses:
    """The Mage with this ability gets a Diamagic of this colour when the effect first holds (WOM-IT-FAQ-37).

    It gets the Diamagic only once a game.
    """

    colour: Colour


State = MakesSimple | Gains | Rendered | Immune | CannotCast | CannotHide | MayHide | CountsAs | Possesses
"""A lasting effect that is not on Magic Power."""
Lasts = LastingAction | Power | State
"""A lasting effect."""
