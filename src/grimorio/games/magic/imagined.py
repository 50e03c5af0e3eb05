"""Random deals of the cards that a seat does not know, for bots that imagine hidden hands and libraries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.pay import PayPrice
from grimorio.games.magic.rules.phasing import phased_out
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.rules.turn import Turn
from grimorio.games.magic.state.hidden import by_face, secret_of
from grimorio.games.magic.state.objects import FACE, FACE_UP, KNOWN, Player, player, table
from grimorio.games.magic.view import open_to
from grimorio.kernel import CHANCE
from grimorio.kernel import luck as luck_
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat, seat_mask, seats_of

TRIES: Final = 8
"""The most cards that are tried in one place of an imagined hand."""

SHARES: Final = 1000
"""The number of parts into which the likelihood of a card is divided."""


def deal_again(p: Position, seat: Seat) -> None:
    """Change a position: deal anew the cards that a seat does not know, among the places where they are.

    Each player's unknown cards in hand and library are shuffled together; known cards stay where they are.
    The unknown cards are sorted before the shuffle. So the same random numbers deal the same cards in any two
    positions that the seat cannot tell apart. Another seat that has to answer is asked again, with its new
    cards.
    """
    p.memo = None
    mask = seat_mask(seat)
    for owner in seats_of(p.setup.seats):
        holder: Player = player(p, owner)
        seen = open_to(p, owner, seat)
        down = face_down(p, owner, seat)
        cards = [*holder.hand, *holder.library, *[secret_of(p.things[key]) for key in down]]
        closed = len(cards) - len(down)
        hidden = [
            place
            for place, card in enumerate(cards)
            if place >= closed
            or (
                not (seen and place < len(holder.hand))
                and not card >> KNOWN & mask
                and card >> KNOWN != EVERYBODY
            )
        ]
        faces = sorted([cards[place] & FACE for place in hidden])
        order = luck_.shuffled(p, len(hidden))
        if down:
            order = morphs_last(p, faces, order, len(down))
        for place, at in zip(hidden, order, strict=True):
            cards[place] = cards[place] & ~FACE | faces[at]
        for key, card in zip(down, cards[closed:], strict=True):
            p.edit(key).secret = card
        cards = cards[:closed]
        holder = p.edit(1 + owner)
        held = len(holder.hand)
        holder.hand = tuple(sorted(cards[:held], key=by_face))
        holder.library = tuple(cards[held:])
    _ask_again(p, seat)


def face_down(p: Position, owner: Seat, seat: Seat) -> list[int]:
    """The ids of a player's face-down permanents and spells that a seat does not know, also phased out."""
    if p.book.blank < 0:
        return []
    t = table(p)
    found: list[int] = []
    for key in (*t.play, *t.stack, *[note.key for note in phased_out(p)]):
        thing = p.things[key]
        secret = secret_of(thing)
        known = secret >> KNOWN & seat_mask(seat) or secret >> KNOWN == EVERYBODY
        if secret != FACE_UP and thing.owner == owner and thing.controller != seat and not known:
            found.append(key)
    return found


def morphs_last(p: Position, faces: list[int], order: list[int], count: int) -> list[int]:
    """Move `count` cards with morph to the end of a shuffled order, for the places of face-down cards.

    `order` has indices into `faces`, the numbers of the cards' faces. Only cards with morph lie face down.
    """
    last = [at for at in order if face_at(p, faces[at]).morph is not None][:count]
    return [at for at in order if at not in last] + last


def deal_likely(p: Position, owner: Seat, seat: Seat, likely: Mapping[int, int]) -> None:
    """Change an imagined position: exchange unlikely cards of a hand for others of the same library.

    Only cards that `seat` does not know are exchanged; their number stays. The random numbers come from the
    position. The present choice must not be one of `owner`.

    Args:
        p: a position that `seat` imagines.
        owner: the player whose hand it is.
        seat: who imagines it.
        likely: how likely a card in hand is, beside one of the faces left out, in parts of `SHARES`, by face.
    """
    if open_to(p, owner, seat):
        return
    p.memo = None
    mask = seat_mask(seat)
    holder: Player = player(p, owner)
    hand, library = list(holder.hand), list(holder.library)
    closed = [place for place, card in enumerate(library) if not card >> KNOWN & mask]
    if not closed:
        return
    for place, card in enumerate(hand):
        if card >> KNOWN & mask:
            continue
        for _ in range(TRIES):
            share = likely.get(hand[place] & FACE, SHARES)
            if share == SHARES or luck_.below(p, SHARES) < share:
                break
            at = closed[luck_.below(p, len(closed))]
            hand[place], library[at] = library[at], hand[place]
    holder = p.edit(1 + owner)
    holder.hand = tuple(sorted(hand, key=by_face))
    holder.library = tuple(library)


def _ask_again(p: Position, seat: Seat) -> None:
    """Ask the present choice again, with the options that the new cards of the player asked allow.

    A player who has already picked some of several cards begins with the first again. Nothing happens when
    `seat` itself, or chance, is asked.
    """
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
