"""Previews of payments: the sources that the game would tap to pay for an option."""

from __future__ import annotations

from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.costs import morph_cost, spell_cost
from grimorio.games.magic.rules.mana import Purse, sources
from grimorio.games.magic.rules.pay import PayMana
from grimorio.games.magic.rules.plan import Source, plan
from grimorio.games.magic.rules.play import DOWN_COST
from grimorio.games.magic.rules.spare import weigh
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.objects import FACE, Permanent, player
from grimorio.games.magic.state.pools import size
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def taps(p: Position, seat: Seat, cost: Mana, usable: list[Source]) -> tuple[list[int], int]:
    """The payment that the game itself would choose: (ids of the sources tapped, amount of mana left over).

    Args:
        p: the position.
        seat: the player who pays; the mana in the pool is used first.
        cost: the mana to pay.
        usable: the sources that may be tapped.
    """
    pool = player(p, seat).pool
    found = weigh(p, seat, usable)
    chosen = plan(pool, found, cost) or []
    made = sum(size(found[place].outputs[at][1]) for place, at in chosen)
    return [found[place].key for place, _ in chosen], size(pool) + made - cost.value


def previews(p: Position, seat: Seat) -> dict[str, tuple[list[int], int]]:
    """The payments (see `taps`) for all spells and abilities offered to a seat now, with X = 0.

    The keys are options in words, such as "cast:Shock" or "activate:7:0".
    """
    paid: dict[str, tuple[list[int], int]] = {}
    for choice in p.waiting:
        if choice.seat != seat or choice.ask != "priority":
            continue
        for option in choice.options:
            price = _price(p, seat, option)
            if price is not None:
                mana, without = price
                usable = sources(p, seat, without)
                paid[":".join(map(str, option))] = taps(p, seat, mana, usable)
    return paid


def _price(p: Position, seat: Seat, option: Option) -> tuple[Mana, int] | None:
    """The mana that an option costs, and the id of the permanent that may not be tapped for it (0: none).

    None for options that are neither spells nor abilities.
    """
    if option[0] == "cast":
        face = face_at(p, p.book.face_of[option[1]])
        usual = spell_cost(p, seat, face)
        if face.instead is not None and not Purse(p, seat).pays(usual):
            return spell_cost(p, seat, face, face.instead.mana), 0
        return usual, 0
    if option[0] == "morph":
        return spell_cost(p, seat, face_at(p, p.book.blank), DOWN_COST), 0
    if option[0] == "turn-up":
        return morph_cost(p, face_at(p, secret_of(p.things[int(option[1])]) & FACE)), 0
    if option[0] == "cycle":
        return p.book.face(p.book.face_of[option[1]]).cycling.price.mana, 0
    if option[0] == "madness":
        face = face_at(p, p.things[int(option[1])].face)
        return spell_cost(p, seat, face, face.madness), 0
    if option[0] == "flashback":
        face = p.book.face(p.things[int(option[1])].face)
        return spell_cost(p, seat, face, face.flashback.mana), 0
    if option[0] != "activate":
        return None
    holder = p.things[int(option[1])]
    changes = holder.changes if isinstance(holder, Permanent) else ()
    price = p.book.face(holder.face, changes).abilities[int(option[2])].price
    return price.mana, int(option[1]) if price.tap else 0


def rest(p: Position, frame: PayMana) -> list[int]:
    """The ids of the sources that the game itself would tap to pay the rest of the cost of `frame`."""
    return taps(p, frame.seat, frame.cost(), frame.sources(p))[0]
