"""Dealing again what a seat does not know: the hidden cards of each player among their places."""

from __future__ import annotations

from grimorio.games.magic.rules.objects import FACE, KNOWN, by_face, player
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.view import open_to
from grimorio.kernel import luck as luck_
from grimorio.kernel.cards import EVERYBODY, seat_mask
from grimorio.kernel.position import Position


def deal_again(p: Position, seat: int) -> None:
    """Deal again the cards that the seat does not know, each player's among that player's places."""
    mask = seat_mask(seat)
    moved: dict[int, dict[int, int]] = {}
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
        faces = [cards[place] & FACE for place in hidden]
        order = luck_.shuffled(p, len(hidden))
        table: dict[int, int] = {}
        for place, at in zip(hidden, order, strict=True):
            new = cards[place] & ~FACE | faces[at]
            table.setdefault(cards[place], new)
            cards[place] = new
        one = p.edit(1 + owner)
        held = len(one.hand)
        one.hand = tuple(sorted(cards[:held], key=by_face))
        one.library = tuple(cards[held:])
        moved[owner] = table
    _picks(p, seat, moved)


def _picks(p: Position, seat: int, moved: dict[int, dict[int, int]]) -> None:
    """Another seat that picks from its own hidden cards picks from those dealt to it."""
    frame = p.agenda[-1]
    if isinstance(frame, PickCards) and frame.seat != seat:
        top = p.top()
        assert isinstance(top, PickCards)
        table = moved[top.seat]
        top.cards = tuple(table.get(card, card) for card in top.cards)
