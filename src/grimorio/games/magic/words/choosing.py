"""The effects by which players choose a colour, a type, a name or cards, or flip coins; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Target, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class ChooseColor:
    """You choose a colour on resolution. The effects that follow refer to it as `CHOSEN`."""

    EN: ClassVar[Rows] = ("choose a color",)


@dataclass(frozen=True)
class ChooseType:
    """You choose a creature type on resolution. The effects that follow refer to it as `CHOSEN`.

    Attributes:
        but: the creature type that may not be chosen; "" if any may.
        legend: whether Legend may not be chosen either.
    """

    EN: ClassVar[Rows] = (
        "(legend=True) choose a creature type other than Legend{but?: or <but:type>}",
        "choose a creature type{but?: other than <but:type>}",
    )

    but: str = ""
    legend: bool = False


@dataclass(frozen=True)
class NameTop:
    """A player names a card and reveals the top card of their library.

    If the two are the same, the revealed card goes to the player's hand. If not, it goes to the graveyard,
    and the player is dealt damage.
    """

    READ: ClassVar[Rows] = (
        "<who> name[s] a card, then reveal[s] the top card of <who.his> library. If it's the named "
        "card, [you put|the player puts] it into <who.his> hand. Otherwise, [you put|the player "
        "puts] it into <who.his> graveyard and <card> deals <damage:digits> damage to [you|him or "
        "her]",
    )

    who: Who
    damage: int


@dataclass(frozen=True)
class FlipUntilHeads:
    """You and an opponent flip coins until both coins come up heads at once.

    Each tails deals 1 damage to the player who flipped it.
    """

    EN: ClassVar[Rows] = (
        "you and <who> each flip a coin. <card> deals 1 damage to each player whose coin comes up "
        "tails. Repeat this process until both players' coins come up heads on the same flip",
    )

    who: Target


@dataclass(frozen=True)
class DealOutCards:
    """All cards in play are set aside, and players put them back into play.

    In turn, you first, each player chooses one of them and puts it into play tapped, until no card can be
    chosen.
    """

    EN: ClassVar[Rows] = (
        "set aside all cards in play. Starting with you, each player chooses one of the cards set "
        "aside and puts it into play tapped under his or her control. Repeat this process until all "
        "those cards have been chosen",
    )
