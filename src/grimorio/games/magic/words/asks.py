"""Conditions about libraries, land types, colours and turns; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import Enchanted, That, This
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class LibraryHundreds:
    """The condition that your library has at least this many hundreds of cards."""

    EN: ClassVar[Rows] = ("you have <hundreds:hundreds> or more cards in your library",)

    hundreds: int


@dataclass(frozen=True)
class EachBasicType:
    """The condition that there are all five basic land types among lands you control (MTG8-CR-DOMAIN-1)."""

    EN: ClassVar[Rows] = ("you control a land of each basic land type",)


@dataclass(frozen=True)
class EachColor:
    """The condition that for each colour you control a permanent of it that fits a noun (MTG8-CR-EACH-1)."""

    what: That


@dataclass(frozen=True)
class BasicTypes:
    """The condition that the lands of the player of the event have at least `least` basic land types."""

    EN: ClassVar[Rows] = (
        "there are <least:number> or more basic land types among lands that player controls",
    )

    least: int


@dataclass(frozen=True)
class AnothersTurn:
    """The condition that it is not the turn of the player of the event."""

    EN: ClassVar[Rows] = ("it's not that player's turn",)


@dataclass(frozen=True)
class ItWasKicked:
    """The condition that a kicker cost was paid for the spell that is the first target (MTG8-CR-KICK-1)."""

    EN: ClassVar[Rows] = ("a kicker cost was paid for it",)


@dataclass(frozen=True)
class MoreThanFoe:
    """The condition that you control more permanents that fit a noun than the player on the other side.

    That player is the "defending" one, or for a rule about blocks the "attacking" one.
    """

    EN: ClassVar[Rows] = (
        "(side=defending) you control more <what:plural> than defending player",
        "(side=attacking) you control more <what:plural> than attacking player",
    )

    what: That
    side: Literal["defending", "attacking"] = "defending"


@dataclass(frozen=True)
class DefenderShares:
    """The condition that `least` creatures of the defending player share a creature type (MTG8-CR-KIN-1)."""

    EN: ClassVar[Rows] = (
        "defending player controls <least:number> or more creatures that share a creature type",
    )

    least: int


@dataclass(frozen=True)
class StoodBy:
    """The condition that this creature neither attacked nor came under your control this turn."""

    EN: ClassVar[Rows] = ("<card> didn't attack or come under your control this turn",)


@dataclass(frozen=True)
class Being:
    """The condition that an object fits a noun, or with `isnt` that it does not."""

    EN: ClassVar[Rows] = (
        "(isnt=False) <it:rule> is <what:a>",
        "(isnt=True) <it:rule> isn't <what:a>",
    )

    it: This | Enchanted
    what: That
    isnt: bool = False


@dataclass(frozen=True)
class FromHand:
    """The condition that you played this permanent from your hand, or with `no` that you did not.

    Rule MTG8-CR-FROM-HAND-1.
    """

    EN: ClassVar[Rows] = (
        "(no=True) you didn't play it from your hand",
        "(no=False) you played it from your hand",
    )

    no: bool = False


@dataclass(frozen=True)
class HasCounters:
    """The condition that there are at least `least` counters of a name on this permanent."""

    EN: ClassVar[Rows] = ("there are <least:number> or more <counter:mark> counters on <card>",)

    least: int
    counter: str = "+1/+1"


@dataclass(frozen=True)
class OpponentControls:
    """The condition that an opponent controls at least `least` permanents that fit a noun."""

    EN: ClassVar[Rows] = (
        "(least=1) an opponent controls <what:a>",
        "an opponent controls <least:number> or more <what:plural>",
    )

    what: That
    least: int = 1


@dataclass(frozen=True)
class DefenderLacks:
    """The condition that the defending player controls no permanent that fits a noun."""

    EN: ClassVar[Rows] = ("defending player controls no <what:plural>",)

    what: That


@dataclass(frozen=True)
class EmptyHand:
    """The condition that you have no cards in hand, or with `anyone` that some player has none."""

    EN: ClassVar[Rows] = (
        "(anyone=False) you have no cards in hand",
        "(anyone=True) a player has no cards in hand",
    )

    anyone: bool = False


@dataclass(frozen=True)
class ManyInPlay:
    """The condition that at least `least` permanents that fit a noun are in play."""

    EN: ClassVar[Rows] = ("there are <least:number> or more <what:plural> in play",)

    least: int
    what: That


Asked = (
    LibraryHundreds
    | EachBasicType
    | EachColor
    | BasicTypes
    | AnothersTurn
    | ItWasKicked
    | MoreThanFoe
    | DefenderShares
    | StoodBy
    | Being
    | FromHand
    | HasCounters
    | OpponentControls
    | DefenderLacks
    | EmptyHand
    | ManyInPlay
)
"""The conditions of this module."""
