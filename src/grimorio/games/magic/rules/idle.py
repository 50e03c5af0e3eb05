"""What is known of a position until a thing changes (`Position.quiet`), such as who has nothing to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.rules.bans import any_time
from grimorio.games.magic.rules.usable import buried, usable
from grimorio.games.magic.state.objects import FACE, player
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

SETTLED: Final = 1
"""The bit for a position in which no state-based effect applies."""
IDLE: Final = 2
"""The bit, to be shifted by the seat, for a player who has nothing to play outside of a main phase."""


def idle(p: Position, seat: Seat) -> bool:
    """Whether a player has nothing that could be played outside of a main phase, whatever it costs.

    It is so if the hand has no instants and the like, and the player's permanents and graveyard no abilities
    to play. Where players may do more than that (`Book.by_hand` and so on), nobody is idle.
    """
    known = IDLE << seat
    if p.quiet & known:
        return True
    book: Book = p.book
    if book.by_hand or book.mad or book.shared or book.blank >= 0:
        return False
    owner = player(p, seat)
    for card in owner.hand:
        face = book.face(card & FACE)
        if face.cycling is not None or (not face.is_land and any_time(p, seat, face)):
            return False
    if usable(p).active[seat]:
        return False
    if book.unearths and buried(p, seat):
        return False
    p.keep(known)
    return True
