"""Dealing again what a seat does not know: the hidden cards of each player among their places."""

from __future__ import annotations

from grimorio.games.magic.rules.objects import FACE, KNOWN, by_face, player
from grimorio.games.magic.rules.pay import PayPrice
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.rules.turn import Turn
from grimorio.games.magic.view import open_to
from grimorio.kernel import CHANCE
from grimorio.kernel import luck as luck_
from grimorio.kernel.cards import EVERYBODY, seat_mask
from grimorio.kernel.position import Position


def deal_again(p: Position, seat: int) -> None:
    """Deal again the cards that the seat does not know, each player's among that player's places.

    Their order before is forgotten: equal luck deals alike in positions that look alike.
    """
    mask = seat_mask(seat)
    for owner in range(p.setup.seats):
        one = player(p, owner)
        seen = open_to(p, owner, seat)
        cards = [*one.hand, *one.library]
        hidden = [
            place
            for place, card in enumerate(cards)
            if not (seen and place < len(one.hand))
            and not card >> KNOWN & mask
            and card >> KNOWN != EVERYBODY
        ]
        faces = sorted([cards[place] & FACE for place in hidden])
        order = luck_.shuffled(p, len(hidden))
        for place, at in zip(hidden, order, strict=True):
            cards[place] = cards[place] & ~FACE | faces[at]
        one = p.edit(1 + owner)
        held = len(one.hand)
        one.hand = tuple(sorted(cards[:held], key=by_face))
        one.library = tuple(cards[held:])
    _ask_again(p, seat)


def _ask_again(p: Position, seat: int) -> None:
    """Another seat that is asked is offered what its new cards allow; what it was picking it picks anew."""
    asked = p.choice.seat if p.waiting else seat
    if asked in (seat, CHANCE):
        return
    p.waiting = ()
    p.asked -= 1
    top = p.top()
    if isinstance(top, PickCards):
        p.agenda.pop()
        parent = p.top()
        if isinstance(parent, Resolve):
            parent.stage = parent.back
        elif isinstance(parent, PayPrice):
            parent.step = PayPrice.choose_discard
        elif isinstance(parent, Turn):
            parent.step = Turn.choose_discards
    elif p.ran is not None:
        top.step = p.ran
    stops = p.stops
    p.stops |= 1 << asked
    p.run()
    p.stops = stops
