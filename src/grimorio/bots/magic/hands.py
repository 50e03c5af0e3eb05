"""Opponents' hands as a seat imagines them: less of what they would have played in their last turn.

Who could have played a land and did not, hardly holds one. Who left mana unused when the turn ended, less
likely holds a card that it could have paid for in that turn. Both follow from what lies on the table, so a
bot that is made anew for each choice imagines the same hands.

The parts of `SHARES` were counted in games of `greedy`, as the share of a kind of card in hands against its
share in all cards that the opponent does not know (`tools.hands`).
"""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.imagined import deal_likely
from grimorio.games.magic.public import Face, Purse
from grimorio.games.magic.state.masks import LAND
from grimorio.games.magic.state.objects import FACE, MAIN1, Permanent, player, table
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

NO_LAND: Final = 30
"""How likely a land is in the hand of a player who played none, in parts of `SHARES`."""

SPARE_LAND: Final = 500
"""How likely a land is in the hand of a player who played another one."""

UNPLAYED: Final = 300
"""How likely a card is that could have been paid for with the mana left in the own turn."""


def imagined_by_play(position: Position, seat: Seat) -> Position:
    """Deal the opponents' hands in an imagined position by what they did, and return the position.

    `seat` is who imagines it, and has to answer next.
    """
    t = table(position)
    if position.choice.seat == seat and t.turn > 1:
        for other in t.seats:
            if other != seat and player(position, other).hand:
                deal_likely(position, other, seat, unlikely(position, other))
    return position


def unlikely(position: Position, seat: Seat) -> dict[int, int]:
    """The cards that the play of a player makes unlikely in hand: how likely they are, by face.

    This tells the same of all positions that an opponent of `seat` can imagine.
    """
    t = table(position)
    own = t.active == seat
    if own and t.step <= MAIN1:
        return {}
    land = SPARE_LAND if (t.lands if own else landed(position, seat)) else NO_LAND
    purse = None if own else Purse(position, seat)
    shares: dict[int, int] = {}
    holder = player(position, seat)
    for number in {card & FACE for card in (*holder.hand, *holder.library)}:
        face: Face = position.book.face(number)
        if face.is_land:
            shares[number] = land
        elif purse is not None and not face.is_instant and purse.pays(face.cost):
            shares[number] = UNPLAYED
    return shares


def landed(position: Position, seat: Seat) -> bool:
    """Whether a land came to a player in the own last turn, or since."""
    for key in table(position).play:
        permanent: Permanent = position.things[key]
        if permanent.kinds & LAND and permanent.controller == seat and not permanent.ready:
            return True
    return False
