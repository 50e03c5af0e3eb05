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
    """Step 1 of the power calculation: the Magic Power of the Spells `what` is `number` (WOM-IT-7.1-2.2.1).

    Where several such effects change a Spell, the lowest number counts (WOM-IT-FAQ-15).
    """

    what: Spells
    number: Number


@dataclass(frozen=True)
class Times:
    """Step 2 of the power calculation: the power of the Spells `what` is multiplied by `by`.

    Rule WOM-IT-7.1-2.2.2.
    """

    what: Spells
    by: int = 2


@dataclass(frozen=True)
class Divided:
    """Step 3 of the power calculation: the power of the Spells `what` is divided by `by`.

    Rule WOM-IT-7.1-2.2.3.
    """

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
    """Step 6 of the power calculation, a simple bonus: the Spells `what` get `number` more.

    With `each`, the bonus is given as many times as the number `each` says, else once (WOM-IT-7.1-2.2.6).
    """

    what: Spells
    number: int
    each: Number | None = None


@dataclass(frozen=True)
class Minus:
    """Step 7 of the power calculation, a simple penalty: the Spells `what` lose `number`.

    With `each`, the penalty is taken as many times as the number `each` says, else once (WOM-IT-7.1-2.2.7).
    """

    what: Spells
    number: int
    each: Number | None = None


@dataclass(frozen=True)
class ModifiedPower:
    """Step 8 of the power calculation: the Spells `what` get `number` as Modified Magic Power.

    The results of the steps before do not count (WOM-IT-7.1-2.2.8).
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

    `whose` says which player's squad it is. With `each`, the change is made as many times as the number
    `each` says, else once.
    """

    number: int
    whose: Whose = "own"
    each: Number | None = None


Power = Worth | Times | Divided | Adds | Subtracts | Plus | Minus | ModifiedPower | Without | FinalPower
"""A lasting effect on Magic Power."""


@dataclass(frozen=True)
class MakesSimple:
    """The cards that `what` means are Simple while this effect holds: their text has no effect.

    It is the lasting form of Annul (WOM-IT-FAQ-19, -20).
    """

    what: Mages | Spells | Castles


@dataclass(frozen=True)
class Gains:
    """The Spells that `what` means gain a Special Action, which Annul can take away (WOM-IT-10.7-1)."""

    what: Spells
    action: SpecialAction


@dataclass(frozen=True)
class Rendered:
    """The Spells that `what` means have a Special Action, which Annul cannot take away (WOM-IT-10.18-1)."""

    what: Spells
    action: SpecialAction


@dataclass(frozen=True)
class Immune:
    """The cards that `what` means suffer no effect of the cards that `to` means, good or bad.

    Rule WOM-IT-10.8-1.
    """

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
    """The Mages that `mages` means may hide the Spells that `spells` means (WOM-IT-8.3-1, -2).

    With `spells` None, they may hide any. They do so instead of casting or, with `besides`, in addition to
    the Spell that they cast.
    """

    mages: Mages = CASTER
    spells: Spells | None = None
    besides: bool = False


@dataclass(frozen=True)
class CountsAs:
    """The Mages that `mages` means count as members of a team (WOM-IT-FAQ-39).

    `team` is the team's name, or "caster" for the team of the Mage of the card that has this effect.
    """

    mages: Mages
    team: str = "caster"


@dataclass(frozen=True)
class Possesses:
    """The Mage with this ability gets a Diamagic of `colour` when the effect first holds (WOM-IT-FAQ-37).

    It gets the Diamagic only once a game.
    """

    colour: Colour


State = MakesSimple | Gains | Rendered | Immune | CannotCast | CannotHide | MayHide | CountsAs | Possesses
"""A lasting effect that is not on Magic Power."""
Lasts = LastingAction | Power | State
"""A lasting effect: on Magic Power, by a Special Action that stays in play, or of another kind (`State`)."""
