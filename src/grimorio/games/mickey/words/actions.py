"""The words of the Special Actions (WOM-IT-9.1-1): deeds, and lasting effects."""

from __future__ import annotations

from dataclasses import dataclass

from grimorio.games.mickey.words.nouns import ALL_MAGES, ALL_SPELLS, OPPOSITE, Mages, Spells, Target


@dataclass(frozen=True)
class Annul:
    """Deed: the cards that `what` means become Simple: their text has no effect (WOM-IT-9.2-1).

    When a Spell is played, this is done before all its other effects (WOM-FR-9.10-2).
    """

    what: Target


@dataclass(frozen=True)
class Block:
    """Deed: the Mages cannot cast Spells; they may still hide Spells where they can (WOM-IT-9.3-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Confuse:
    """Deed: the opponent casts a random Spell with each of these Mages that has not played (WOM-IT-9.4-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Continuous:
    """Lasting: once hidden, the Spell stays in play, face up in the Hidden area (WOM-IT-9.5-1)."""


@dataclass(frozen=True)
class Corrode:
    """Deed: the player may discard a card to discard Spells from play (WOM-IT-9.6-1, -2).

    Where `what` means Spells, these are discarded; where it means Mages, the Spells that they have cast.
    """

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Corrupt:
    """Deed: the player may discard two cards to discard a Diamagic from play (WOM-IT-9.7-1, -2).

    The Diamagic is one that a Mage meant by `what` possesses.
    """

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Untouchable:
    """Lasting: the card cannot become Simple, so its text cannot be turned off (WOM-IT-9.8-1)."""


@dataclass(frozen=True)
class Recover:
    """Deed: the player draws a card if fewer than three are in hand (WOM-IT-9.9-1)."""


@dataclass(frozen=True)
class Reveal:
    """Deed: the opponent's face-down Spells are uncovered and move to the Cast area (WOM-IT-9.10-1)."""


@dataclass(frozen=True)
class Exchange:
    """Deed: two Mages that possess Diamagics swap one each (WOM-IT-9.11-1)."""

    first: Mages = ALL_MAGES
    second: Mages = ALL_MAGES


@dataclass(frozen=True)
class Solitary:
    """Lasting, on a Mage: a squad has three copies of it and no other Mage (WOM-IT-9.12-1)."""


@dataclass(frozen=True)
class Subterfuge:
    """Lasting: where two or more such Spells are in play, all become Simple (WOM-IT-9.13-1).

    A Simple card is one whose text has no effect.
    """


@dataclass(frozen=True)
class Shatter:
    """Deed: one Continuous Spell that lies face up is discarded from play (WOM-IT-9.14-1)."""

    what: Spells = ALL_SPELLS


@dataclass(frozen=True)
class Static:
    """Lasting: the Spell is discarded from play when a Teleport Spell is cast (WOM-IT-9.15-1)."""


@dataclass(frozen=True)
class Teleport:
    """Deed: the player puts a new Castle of the own deck over the one in play (WOM-IT-9.16-1)."""


DoneAction = Annul | Block | Confuse | Corrode | Corrupt | Recover | Reveal | Exchange | Shatter | Teleport
LastingAction = Continuous | Untouchable | Solitary | Subterfuge | Static
SpecialAction = DoneAction | LastingAction
