"""The effects that put tokens and counters, and that take creatures out of combat; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import YOU, Amount, Keyword, Target, This, What, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class PutToken:
    """Creature tokens come into play under the control of players.

    Attributes:
        name: the name of each token.
        color: its colour.
        types: its creature types.
        size: its power and toughness.
        keywords: its keyword abilities.
        amount: how many come into play.
        who: the players under whose control they come into play, so many each.
        artifact: whether it is an artifact, too.
        second: a second colour; "" for none.
    """

    name: str
    color: str
    types: tuple[str, ...]
    size: tuple[int, int]
    keywords: tuple[Keyword, ...] = ()
    amount: Amount = 1
    who: Who = YOU
    artifact: bool = False
    second: Literal["", "white", "blue", "black", "red", "green"] = ""


@dataclass(frozen=True)
class PutCounters:
    """Counters such as "+1/+1" are put on permanents, or players get "poison" counters."""

    what: What | Who
    counter: str = "+1/+1"
    count: int = 1


@dataclass(frozen=True)
class RemoveCounters:
    """`count` counters of one name are taken off permanents; with 0, all of them (MTG8-CR-COUNTERS-3)."""

    EN: ClassVar[Rows] = (
        "(count=0) remove all <counter:mark> counters from <what>",
        "(count=1) remove <counter:marked> from <what>",
        "remove <count:number> <counter:mark> counters from <what>",
    )

    what: What
    counter: str = "+1/+1"
    count: int = 1


@dataclass(frozen=True)
class ExchangeControl:
    """Two players exchange control of two permanents for good (MTG8-CR-CONTROL-2)."""

    EN: ClassVar[Rows] = (
        "(first=This) exchange control of <card> and <second:what>",
        "exchange control of <first:what> and <second:what>",
    )

    first: Target | This
    second: Target


@dataclass(frozen=True)
class ReturnRemoved:
    """The cards that another ability of this permanent removed from the game come back into play.

    They come under their owners' control; with `to`, they go to their owner's hand or graveyard instead. With
    `several`, that ability may have removed more than one. Rule MTG8-CR-LINK-1.
    """

    EN: ClassVar[Rows] = (
        "(several=False, to=play) return the removed card to play under its owner's control",
        "(several=True, to=play) return the removed cards to play under their owners' control",
        "(several=False) return the removed card to its owner's <to:word>",
        "(several=True) return the removed cards to their owner's <to:word>",
    )

    several: bool = False
    to: Literal["play", "hand", "graveyard"] = "play"


@dataclass(frozen=True)
class LeaveCombat:
    """Creatures are removed from combat (MTG8-CR-COMBAT-OUT-1)."""

    EN: ClassVar[Rows] = ("remove <what> from combat",)

    what: What


Exchanging = ExchangeControl | RemoveCounters
"""The effects of this module that take counters off or exchange control."""
