"""Positions as a seat may imagine them: cards and Diamagics that it does not see are dealt again."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import SPELL
from grimorio.games.mickey.rules.board import (
    UP,
    Side,
    Table,
    count,
    face_of,
    token_known,
    with_face,
    without,
)
from grimorio.games.mickey.rules.match import SwapCards
from grimorio.games.mickey.rules.picks import RandomCard
from grimorio.kernel import CHANCE, Choice, Position
from grimorio.kernel.luck import below, pick
from grimorio.kernel.seats import Seat, seats_of

COLOURS: Final = 4
BITS: Final = 52
FRACTION: Final = 1 << BITS
CARDS_A_DRAW: Final = 5
"""How many cards `_mixed` shuffles with a single random number, which is below `FRACTION`."""


def deal_again(p: Position, seat: Seat) -> None:
    """Deal again every card and Diamagic that `seat` does not see, among the places where it may lie.

    Where another seat has a choice, its options are computed again from its new cards.
    """
    if p.over:
        return
    place: Table = p.edit(0)
    place.now = None
    place.pool, place.stake = _diamagics(p, place, seat)
    for other in seats_of(2):
        player: Side = p.edit(1 + other)
        if other == seat:
            player.deck = _mixed(p, player.deck)
            if not p.book.choices.official:
                player.castles = _mixed(p, player.castles)
        elif not _swapping(p, other):
            player.hand, player.deck, player.spells, player.support = _cards(p, player)
            player.castles = _mixed(p, player.castles)
    for choice in p.waiting:
        if choice.seat != seat and not choice.together:
            _ask_again(p, choice)


def _swapping(p: Position, seat: Seat) -> bool:
    """Whether a seat is exchanging cards with its Support, which happens before any card is drawn.

    The seat then knows its own deck.
    """
    frame = p.agenda[-1]
    return isinstance(frame, SwapCards) and frame.seat == seat


def _mixed(p: Position, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in random order, by the position's luck.

    `cards` are indices into `Book.faces`. A single random number serves several cards (`CARDS_A_DRAW`),
    because bots shuffle very often.
    """
    order = list(cards)
    rest = left = 0
    for last in range(len(order) - 1, 0, -1):
        if not left:
            rest, left = below(p, FRACTION), CARDS_A_DRAW
        left -= 1
        rest *= last + 1
        other = rest >> BITS
        rest &= FRACTION - 1
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _diamagics(p: Position, place: Table, seat: Seat) -> tuple[int, tuple[int, ...]]:
    """The pool and the Diamagics at stake as the seat may imagine them, in the form of `Table`.

    `p` is the position, and `place` the middle of its table. The result is the values of the attributes
    `pool` and `stake` of `Table`. The Diamagics at stake that the seat does not know are put back into the
    pool and drawn again.
    """
    unknown = [index for index, token in enumerate(place.stake) if not token_known(token, seat)]
    pool, stake = place.pool, list(place.stake)
    for index in unknown:
        pool += 1 << 8 * (stake[index] & 3)
    for index in unknown:
        colour = pick(p, [count(pool, colour) for colour in range(COLOURS)])
        pool -= 1 << 8 * colour
        stake[index] = stake[index] & ~3 | colour
    return pool, tuple(stake)


Faces = tuple[int, ...]
"""Cards, as the indices of their faces in the book of the game."""


def _cards(p: Position, player: Side) -> tuple[Faces, Faces, Faces, Faces]:
    """A possible hand, deck, Spells in play and Support of a player.

    The cards that the opponent does not see are dealt again among these places. Cards that were shown to the
    opponent stay in the hand.
    """
    unseen = player.hand
    for face in player.seen:
        unseen = without(unseen, face)
    book: Book = p.book
    kinds = [book.faces[face].kind for face in player.support]
    aside = [face for face, kind in zip(player.support, kinds, strict=True) if kind == SPELL]
    covered = [face_of(spell) for spell in player.spells if not spell & UP]
    rest = list(_mixed(p, (*unseen, *player.deck, *covered, *aside)))
    hand = (*player.seen, *[rest.pop() for _ in unseen])
    deck = tuple([rest.pop() for _ in player.deck])
    spells = tuple([s if s & UP else with_face(s, rest.pop()) for s in player.spells])
    support = tuple(
        [rest.pop() if kind == SPELL else face for face, kind in zip(player.support, kinds, strict=True)]
    )
    return hand, deck, spells, support


def _ask_again(p: Position, old: Choice) -> None:
    """Replace the options of the choice `old` with those that the newly dealt cards allow.

    A choice whose options do not depend on hidden cards stays as it is.
    """
    frame: Any = p.agenda[-1]
    weights: list[int] = list(old.weights)
    if old.seat == CHANCE:
        if isinstance(frame, RandomCard):
            options, weights = frame.likely(p)
        else:
            return
    elif old.ask in ("play", "confused", "castle", "teleport", "swap", "hand-limit", "discard") or (
        old.ask.endswith("-discard")
    ):
        options = frame.offered(p)
    else:
        return
    if len(options) < 1:
        options = list(old.options)
    p.waiting = (Choice(old.number, old.seat, old.ask, tuple(options), old.rule, tuple(weights)),)
