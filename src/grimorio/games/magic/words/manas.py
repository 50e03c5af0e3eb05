"""The effects that add mana; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, That, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class AddMana:
    """Mana is added to mana pools.

    Attributes:
        mana: symbols ("{G}{G}"), alternatives with "|" between them ("{W}|{U}"), "any" for one mana of any
            colour, "chosen" for one of the colour chosen as the permanent came into play, "yours" for one of
            a colour of a permanent you control, or one of any colour that a land could produce: a basic one
            you control ("could"), any one you control ("land"), or an opponent's ("theirs").
        who: the players to whose pools it is added.
        times: a noun: the mana is added once for each object that fits it (MTG8-CR-MANA-2). None for once.
    """

    EN: ClassVar[Rows] = (
        "(mana=chosen) <who> add[s] one mana of the chosen color to <who.his> mana pool",
        "(mana=yours) choose a color of a permanent you control. Add one mana of that color to your mana "
        "pool",
        "(mana=land) <who> add[s] to <who.his> mana pool one mana of any color that a land <who.owns> could "
        "produce",
        "(mana=theirs) <who> add[s] to <who.his> mana pool one mana of any color that a land an opponent "
        "controls could produce",
        "(mana=any, times=That) <who> add[s] X mana of any one color to <who.his> mana pool, where X is "
        "<times:number of>",
        "(times=That) <who> add[s] <mana:either> to <who.his> mana pool<times:for each>",
        "(mana=could) <who> add[s] to <who.his> mana pool one mana of any color a basic land "
        "<who.owns> could produce",
        "(mana=any) <who> add[s] one mana of any color to <who.his> mana pool",
        "<who> add[s] <mana:either> to <who.his> mana pool",
    )

    mana: str
    who: Who = YOU
    times: That | None = None
