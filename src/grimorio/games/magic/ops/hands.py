"""What operations share that let players pick cards in hands and libraries."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.discards import Discard
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Resolve
from grimorio.games.magic.state.objects import FACE, player, plays
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def fitting(p: Position, seat: Seat, cards: tuple[int, ...], what: Filter, c: Context) -> tuple[int, ...]:
    """The cards among `cards` that fit the noun `what`, in the same order; all are in a zone of the seat."""
    return tuple(card for card in cards if what.face(p, card & FACE, seat, c))


def chosen(f: Resolve) -> tuple[int, ...]:
    """The cards that the last choice of the resolution picked."""
    return tuple(int(card) for card in f.answer)


def discard_chosen(p: Position, f: Resolve, c: Context, seat: Seat, rule: str) -> None:
    """Let a player discard the cards that the last choice picked; this ends the effect.

    `rule` is the id of the rule by which they are discarded, `seat` the player in whose hand they are.
    """
    cards = chosen(f)
    f.done()
    p.emit_all(tuple([Discard(p, seat, card, c.you, rule) for card in cards]))


def places(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The positions of these cards in a hand, from 0.

    The cards that several players pick are remembered by position, because positions stay right when
    `imagine` deals the hands again.
    """
    found: list[int] = []
    for card in cards:
        place = hand.index(card)
        while place in found:
            place += 1
        found.append(place)
    return tuple(found)


def paired(p: Position, pairs: tuple[int, ...]) -> list[tuple[Seat, int]]:
    """The cards that players have picked from their hands, as (seat, card).

    `pairs` alternates seats and positions in their hands: (seat, position, seat, position, …). Players who
    have left the game are left out.
    """
    return [
        (Seat(pairs[at]), player(p, Seat(pairs[at])).hand[pairs[at + 1]])
        for at in range(0, len(pairs), 2)
        if plays(p, Seat(pairs[at]))
    ]


def hands_pick(
    p: Position,
    f: Resolve,
    c: Context,
    what: Filter | None,
    ask: str,
    least: int,
    most: int,
    rule: str,
    permanents: bool = False,
) -> bool:
    """Let each of the players `f.seats` in turn pick cards in hand. Returns False when all have picked.

    The cards are added to `f.keys`, from which `paired` reads them. An operation calls this at its stages 0
    to 2.

    Args:
        p, f, c: the position, the resolution and its context.
        what: the noun that the cards must fit; None for any card.
        ask: the kind of choice (`Choice.ask`).
        least, most: how many cards each player picks; a `most` below 0 means any number.
        rule: the rule that asks for it.
        permanents: whether only permanent cards may be picked.
    """
    if f.stage == 2:
        for place in places(player(p, f.seats[0]).hand, chosen(f)):
            f.keys += (f.seats[0], place)
        f.seats = f.seats[1:]
    f.stage = 1
    if not f.seats:
        return False
    seat = f.seats[0]
    cards: tuple[int, ...] = player(p, seat).hand
    if what is not None:
        cards = fitting(p, seat, cards, what, c)
    if permanents:
        cards = tuple([card for card in cards if face_at(p, card & FACE).is_permanent])
    f.pick(p, PickCards(seat, ask, cards, least, len(cards) if most < 0 else most, rule), 2)
    return True
