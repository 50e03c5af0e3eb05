"""The Special Actions (WOM-IT-9.1-1)."""

from __future__ import annotations

from dataclasses import dataclass

from grimorio.games.mickey.words.nouns import ALL_MAGES, ALL_SPELLS, OPPOSITE, Mages, Spells, Target


@dataclass(frozen=True)
class Annul:
    """Done: the cards become Simple, before anything else happens (WOM-IT-9.2-1, WOM-FR-9.10-2)."""

    what: Target


@dataclass(frozen=True)
class Block:
    """Done: the Mages cannot cast Spells; they may still hide them where they can (WOM-IT-9.3-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Confuse:
    """Done: the opponent casts a random Spell with each of these Mages that has not played (WOM-IT-9.4-1)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Continuous:
    """So: once hidden, the Spell stays in play, face up in the Hidden area (WOM-IT-9.5-1)."""


@dataclass(frozen=True)
class Corrode:
    """Done: you may discard a card to discard these Spells, or what these Mages cast (WOM-IT-9.6-1, -2)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Corrupt:
    """Done: you may discard two cards to discard a Diamagic of one of these Mages (WOM-IT-9.7-1, -2)."""

    what: Target = OPPOSITE


@dataclass(frozen=True)
class Untouchable:
    """So: the card cannot become Simple (WOM-IT-9.8-1)."""


@dataclass(frozen=True)
class Recover:
    """Done: draw a card with fewer than three in hand (WOM-IT-9.9-1)."""


@dataclass(frozen=True)
class Reveal:
    """Done: the opponent's face-down Spells are uncovered and move to the Cast area (WOM-IT-9.10-1)."""


@dataclass(frozen=True)
class Exchange:
    """Done: two Mages that possess Diamagics swap one of each (WOM-IT-9.11-1)."""

    first: Mages = ALL_MAGES
    second: Mages = ALL_MAGES


@dataclass(frozen=True)
class Solitary:
    """So, of a Mage: it is a whole squad of three equal cards (WOM-IT-9.12-1); see also `Mage.place`."""


@dataclass(frozen=True)
class Subterfuge:
    """So: two or more such Spells in play all become Simple (WOM-IT-9.13-1)."""


@dataclass(frozen=True)
class Shatter:
    """Done: one Continuous Spell that lies face up is discarded from play (WOM-IT-9.14-1)."""

    what: Spells = ALL_SPELLS


@dataclass(frozen=True)
class Static:
    """So: the Spell is discarded from play when a Teleport Spell is cast (WOM-IT-9.15-1)."""


@dataclass(frozen=True)
class Teleport:
    """Done: you put a new Castle of your own over the one in play (WOM-IT-9.16-1)."""


DoneAction = Annul | Block | Confuse | Corrode | Corrupt | Recover | Reveal | Exchange | Shatter | Teleport
LastingAction = Continuous | Untouchable | Solitary | Subterfuge | Static
SpecialAction = DoneAction | LastingAction
