"""The effects by which a player chooses a colour, a creature type or a name; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import Who
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
    """

    EN: ClassVar[Rows] = ("choose a creature type{but?: other than <but:type>}",)

    but: str = ""


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
