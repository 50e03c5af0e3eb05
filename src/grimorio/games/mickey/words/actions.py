"""The effects called Special Actions, a class for each (WOM-IT-9.1-1).

Most are done once, when the Spell is played. The others last while their card is in play.
"""

from __future__ import annotations

from dataclasses import dataclass

from grimorio.games.mickey.words.nouns import ALL_MAGES, ALL_SPELLS, OPPOSITE, Mages, Spells, Target


@dataclass(frozen=True)
class Annul:
    """The effect that makes the cards which `what` means Simple: their text has no effect (WOM-IT-9.2-1).

    When a Spell is played, this happens before all its other effects (WOM-FR-9.10-2).
    """

    what: Target


@dataclass(frozen=True)
class Block:
    """The effect by which the Mages `what` cannot cast Spells, but may still hide them (WOM-IT-9.3-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Confuse:
    """The effect that makes each Mage of `what` that has not played cast a random Spell (WOM-IT-9.4-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Continuous:
    """The lasting effect by which a Spell that was hidden stays in play after the turn (WOM-IT-9.5-1).

    The Spell then lies face up in the Hidden area.
    """


@dataclass(frozen=True)
class Corrode:
    """The effect by which the player may discard a card to discard Spells from play (WOM-IT-9.6-1, -2).

    If `what` means Spells, these are discarded; if it means Mages, the Spells that these Mages have cast.
    """

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Corrupt:
    """The effect by which the player may discard two cards to discard a Diamagic from play.

    The Diamagic is one that a Mage of those in `what` possesses (WOM-IT-9.7-1, -2).
    """

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Untouchable:
    """The lasting effect by which a card cannot become Simple: its text stays in force (WOM-IT-9.8-1)."""


@dataclass(frozen=True)
class Recover:
    """The effect by which the player draws a card with fewer than three cards in hand (WOM-IT-9.9-1)."""


@dataclass(frozen=True)
class Reveal:
    """The effect that turns the opponent's face-down Spells up and moves them to the Cast area.

    The rule is WOM-IT-9.10-1.
    """


@dataclass(frozen=True)
class Exchange:
    """The effect by which a Mage of `first` and a Mage of `second` swap a Diamagic each (WOM-IT-9.11-1)."""

    first: Mages = ALL_MAGES
    second: Mages = ALL_MAGES


@dataclass(frozen=True)
class Solitary:
    """The text of a Mage that forms its squad alone: three copies and no other Mage (WOM-IT-9.12-1)."""


@dataclass(frozen=True)
class Subterfuge:
    """The lasting effect that makes all Spells with it Simple while two or more are in play (WOM-IT-9.13-1).

    A Simple card is one whose text has no effect.
    """


@dataclass(frozen=True)
class Shatter:
    """The effect that discards from play one face-up Continuous Spell of `what` (WOM-IT-9.14-1)."""

    what: Spells = ALL_SPELLS


@dataclass(frozen=True)
class Static:
    """The lasting effect by which a Spell is discarded when a Teleport Spell is cast (WOM-IT-9.15-1)."""


@dataclass(frozen=True)
class Teleport:
    """The effect by which the player covers the Castle in play with one of the own deck (WOM-IT-9.16-1)."""


DoneAction = Annul | Block | Confuse | Corrode | Corrupt | Recover | Reveal | Exchange | Shatter | Teleport
LastingAction = Continuous | Untouchable | Solitary | Subterfuge | Static
SpecialAction = DoneAction | LastingAction
