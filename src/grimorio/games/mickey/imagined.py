"""What a seat may imagine of cards and Diamagics that it does not see."""

from __future__ import annotations

from typing import Any

from grimorio.games.mickey.meaning.shapes import SPELL
from grimorio.games.mickey.rules.board import (
    UP,
    Side,
    Table,
    count,
    face_of,
    mage_of,
    spell_of,
    token_known,
    without,
)
from grimorio.games.mickey.rules.picks import RandomCard
from grimorio.kernel import CHANCE, Choice, Position
from grimorio.kernel.luck import pick, shuffled

COLOURS = 4


def deal_again(p: Position, seat: int) -> None:
    """Every hidden card and Diamagic is dealt again among the places where it may lie.

    Where another seat is asked, it is offered what its new cards allow.
    """
    if p.over:
        return
    place: Table = p.edit(0)
    place.now = None
    _diamagics(p, place, seat)
    for other in range(2):
        one: Side = p.edit(1 + other)
        if other == seat:
            one.deck = _mixed(p, one.deck)
            if not p.book.choices.official:
                one.castles = _mixed(p, one.castles)
        else:
            _cards(p, one)
    for choice in p.waiting:
        if choice.seat != seat and not choice.together:
            _ask_again(p, choice)


def _mixed(p: Position, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cards[index] for index in shuffled(p, len(cards)))


def _diamagics(p: Position, place: Table, seat: int) -> None:
    """The Diamagics at stake that the seat does not know, with those of the pool."""
    unknown = [index for index, token in enumerate(place.stake) if not token_known(token, seat)]
    if not unknown:
        return
    pool, stake = place.pool, list(place.stake)
    for index in unknown:
        pool += 1 << 8 * (stake[index] & 3)
    for index in unknown:
        colour = pick(p, [count(pool, colour) for colour in range(COLOURS)])
        pool -= 1 << 8 * colour
        stake[index] = stake[index] & ~3 | colour
    place.pool, place.stake = pool, tuple(stake)


def _cards(p: Position, one: Side) -> None:
    """A hand but for what was shown of it, the deck, what lies face down, and the Spells of the Support."""
    hidden_hand = one.hand
    for face in one.seen:
        hidden_hand = without(hidden_hand, face)
    covered = [index for index, spell in enumerate(one.spells) if not spell & UP]
    kinds = [p.book.faces[face].kind for face in one.support]
    aside = [face for face, kind in zip(one.support, kinds, strict=True) if kind == SPELL]
    cards = _mixed(p, (*hidden_hand, *one.deck, *[face_of(one.spells[i]) for i in covered], *aside))
    at = len(hidden_hand)
    one.hand = (*one.seen, *cards[:at])
    one.deck = cards[at : at + len(one.deck)]
    at += len(one.deck)
    spells = list(one.spells)
    for index in covered:
        old = spells[index]
        spells[index] = spell_of(old >> 18, cards[at], mage_of(old), old & 15)
        at += 1
    one.spells = tuple(spells)
    rest = list(cards[at:])
    one.support = tuple(
        rest.pop() if kind == SPELL else face for face, kind in zip(one.support, kinds, strict=True)
    )
    one.castles = _mixed(p, one.castles)


def _ask_again(p: Position, old: Choice) -> None:
    """Offer what the new cards allow, in place of what the true ones did."""
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
