"""Whether and with what a player could pay the parts of a price that are not mana."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.mana import can_tap
from grimorio.games.magic.state.objects import FACE, Permanent, TargetId, player
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def controlled(p: Position, key: int, seat: Seat, untapped: bool = False) -> bool:
    """Whether a player controls the permanent with the id `key`; with `untapped`, and it is untapped."""
    it: Permanent = p.things[key]
    return it.controller == seat and not (untapped and it.tapped)


def sacrificable(p: Position, seat: Seat, price: Price, source: int) -> tuple[TargetId, ...]:
    """The ids of the permanents that a player could sacrifice for a price.

    `source` is the id of the object that has the ability.
    """
    assert price.sacrifice is not None
    it = p.things[source]
    c = Context(seat, source, it.chosen if isinstance(it, Permanent) else "")
    spared = source if price.gives_itself else 0
    fit = [key for key in price.sacrifice.found(p, c) if key != spared]
    return tuple([key for key in fit if controlled(p, key, seat)])


def most_given(p: Position, seat: Seat, price: Price, source: int) -> int:
    """How many permanents or cards a player could give up where X is their number; -1 where it is not.

    `source` is the id of the object that has the ability. A spell that is played has left the hand by then.
    """
    if price.sacrifice_x:
        return len(sacrificable(p, seat, price, source))
    if price.discard_x:
        return len(discardable(p, seat, price, source))
    return len(removable(p, seat, price, source)) if price.remove_x else -1


def returnable(p: Position, seat: Seat, price: Price, source: int) -> tuple[TargetId, ...]:
    """The ids of the permanents that a player could return to their owner's hand for a price.

    `source` is the id of the object that has the ability.
    """
    assert price.give_back is not None
    spared = source if price.gives_itself else 0
    fit = [key for key in price.give_back.found(p, Context(seat, source)) if key != spared]
    return tuple([key for key in fit if controlled(p, key, seat)])


def tappable(p: Position, seat: Seat, price: Price, source: int) -> tuple[TargetId, ...]:
    """The ids of the permanents that a player could tap for `Price.tap_other`, "Tap an untapped …".

    `source` is the id of the object that has the ability.
    """
    assert price.tap_other is not None
    c = Context(seat, source)
    spared = source if price.tap else 0
    fit = [key for key in price.tap_other.found(p, c) if key != spared]
    return tuple([key for key in fit if controlled(p, key, seat, True)])


def removable(p: Position, seat: Seat, price: Price, source: int) -> tuple[TargetId, ...]:
    """The ids of the cards in a player's graveyard that could be removed from the game for a price.

    `source` is the id of the object that has the ability, which is not one of them.
    """
    assert price.remove is not None
    c = Context(seat, source)
    fit = tuple(
        key
        for key in player(p, seat).graveyard
        if key != source and price.remove.buried(p, key, p.things[key], c)
    )
    return fit[:1] if price.top else fit


def discardable(p: Position, seat: Seat, price: Price, source: int) -> tuple[int, ...]:
    """The cards (see `FACE`) in a player's hand that could be discarded for a price.

    `source` is the id of the object that has the ability.
    """
    assert price.discard is not None
    c = Context(seat, source)
    what = price.discard
    return tuple(card for card in player(p, seat).hand if what.face(p, card & FACE, seat, c))


def places_of(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The positions of these cards in a hand, each position once even where cards are equal."""
    places: list[int] = []
    for card in cards:
        places.append(next(at for at, other in enumerate(hand) if other == int(card) and at not in places))
    return tuple(places)


def _has(it: Permanent, counter: str, least: int) -> bool:
    """Whether the permanent `it` has at least so many counters of this name."""
    return any([name == counter and count >= least for name, count, _ in it.counters])


def can_pay_rest(p: Position, seat: Seat, price: Price, source: int, times: int = 1) -> bool:
    """Whether a player can pay every part of a price but its mana, so many `times`.

    `source` is the id of the object that has the ability.
    """
    holder = p.things[source] if source > 0 else None
    permanent = holder if isinstance(holder, Permanent) else None
    if price.tap and not (permanent is not None and can_tap(permanent)):
        return False
    mine = permanent is not None and permanent.in_play and permanent.controller == seat
    if times > 1 and (price.tap or price.gives_itself):
        return False
    if price.gives_itself and not mine:
        return False
    if price.counter:
        least = price.counters * times
        if not (mine and permanent is not None and _has(permanent, price.counter, least)):
            return False
    if price.life is not None and price.life.value(p, Context(seat, source)) * times > player(p, seat).life:
        return False
    if price.discard is not None and len(discardable(p, seat, price, source)) < price.discards * times:
        return False
    if price.sacrifice is not None and len(sacrificable(p, seat, price, source)) < price.sacrifices * times:
        return False
    if price.give_back is not None and len(returnable(p, seat, price, source)) < price.gives_back * times:
        return False
    if price.remove is not None and len(removable(p, seat, price, source)) < price.removes * times:
        return False
    return price.tap_other is None or len(tappable(p, seat, price, source)) >= price.taps * times


def can_pay_additional(p: Position, seat: Seat, face: Face, price: Price) -> bool:
    """Whether a player can pay the additional cost `price` of the spell `face` in hand (MTG8-CR-COST-4).

    The spell itself is on the stack by then, so it cannot be discarded.
    """
    if not can_pay_rest(p, seat, price, 0):
        return False
    if price.discard is None:
        return True
    itself = price.discard.face(p, face.index, seat, Context(seat, 0))
    return len(discardable(p, seat, price, 0)) - itself >= price.discards
