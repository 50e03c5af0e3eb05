"""The worth of what an ability costs besides mana."""

from __future__ import annotations

from grimorio.bots.magic.board import hurt
from grimorio.bots.magic.moment import MAIN, MY_COMBAT, Moment
from grimorio.bots.magic.spare import without
from grimorio.games.magic.public import Context, Price
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import FACE, Permanent


def priced(m: Moment, key: int, price: Price, apart: int = -1) -> float:
    """The worth of everything but mana given up to use an ability of the object with the id `key`.

    `apart` is the number of the face of a card in hand that is played for this price, or -1.
    """
    b = m.b
    total = 0.0
    holder = b.p.things[key]
    if (price.sacrifice_this or price.remove_this) and isinstance(holder, Permanent):
        total += 0.0 if key in m.perils else b.worth(key)
    if price.sacrifice is not None and not price.sacrifice_x:
        victim = fodder(m, key, price)
        total += (0.0 if victim in m.perils else b.worth(victim)) * price.sacrifices if victim else 3.0
    if price.discard is not None and not price.discard_x:
        worths = sorted(
            b.card_worth(face, b.seat)
            for face in without(b.me.hand, apart)
            if price.discard.face(b.p, face, b.seat, Context(b.seat, key))
        )
        lost = sum(worths) * price.discards / len(worths) if price.random and worths else 0.0
        total += lost or (sum(worths[: price.discards]) if worths else 9.0)
    if price.discard_all:
        total += sum([b.card_worth(face, b.seat) for face in without(b.me.hand, apart)])
    total += 0.15 * len(b.me.graveyard) if price.remove_all else 0.0
    total += 1.0 if price.counter else 0.0
    if price.life is not None:
        total += hurt(b.me.life, price.life.value(b.p, Context(b.seat, key)))
    if price.tap_other is not None:
        total += 0.3 * price.taps
    total += 0.15 * price.removes
    if price.give_back is not None:
        returnable = price.give_back.found(b.p, Context(b.seat, key))
        mine = [other for other in returnable if b.p.things[other].controller == b.seat]
        worths = sorted([0.5 * b.worth(other) for other in mine])
        total += sum(worths[: price.gives_back])
    if price.tap and isinstance(holder, Permanent) and holder.kinds & CREATURE and b.t.active == b.seat:
        total += 0.1 * holder.power if m.window in (MAIN, MY_COMBAT) else 0.0
    return total


def priced_x(m: Moment, key: int, price: Price, x: int) -> float:
    """The worth of X permanents or cards that are given up for an ability of the object with the id `key`."""
    b = m.b
    if price.discard_x and price.discard is not None:
        c = Context(b.seat, key)
        held = [card & FACE for card in b.me.hand if price.discard.face(b.p, card & FACE, b.seat, c)]
        return sum(sorted([b.card_worth(face, b.seat) for face in held])[:x])
    if price.sacrifice_x:
        victim = fodder(m, key, price)
        return x * (b.worth(victim) if victim else 3.0)
    return 0.15 * x if price.remove_x else 0.0


def fodder(m: Moment, key: int, price: Price) -> int:
    """The id of the permanent to sacrifice for an ability of the object `key`; 0 if there is none.

    It is one about to die, or else the one worth least.
    """
    b = m.b
    assert price.sacrifice is not None
    best = 0
    worth = 99.0
    source = b.p.things[key]
    c = Context(b.seat, key, source.chosen if isinstance(source, Permanent) else "")
    for other in price.sacrifice.found(b.p, c):
        it: Permanent = b.p.things[other]
        if it.controller != b.seat:
            continue
        found = 0.0 if other in m.perils else b.worth(other) + (0.5 if other == key else 0.0)
        if found < worth:
            worth = found
            best = other
    return best
