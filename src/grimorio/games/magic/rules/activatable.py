"""Which activated abilities a player could play now."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import ActivatedRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.mana import Purse, in_time
from grimorio.games.magic.rules.pay import can_pay
from grimorio.games.magic.rules.payable import can_pay_rest
from grimorio.games.magic.rules.targets import playable
from grimorio.games.magic.state.masks import BASIC_TYPES
from grimorio.games.magic.state.objects import Card, Permanent, table
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def can_activate(
    p: Position, seat: Seat, key: int, holder: Permanent | Card, ability: ActivatedRules, purse: Purse
) -> bool:
    """Whether an activated ability of an object could be played now.

    Callers do not ask about mana abilities by which the game itself pays (`ActivatedRules.tapped`), and have
    asked for `ready`. `holder` is the object, `key` its id, `purse` all mana that the seat could have.
    """
    price = ability.price
    if price.mana.value:
        if price.tap_other is not None or price.gives_up:
            if not can_pay(p, seat, price, key):
                return False
        elif (
            price.tap
            and isinstance(holder, Permanent)
            and (holder.types & BASIC_TYPES or face_at(p, holder.face).mana or holder.changes)
        ):
            if not Purse(p, seat, key).pays(price.mana):
                return False
        elif not purse.pays(price.mana):
            return False
    chosen = holder.chosen if isinstance(holder, Permanent) else ""
    return playable(p, ability.program, Context(seat, key, chosen), key)


def ready(p: Position, seat: Seat, key: int, ability: ActivatedRules) -> bool:
    """Whether it is time for an activated ability of an object, whose id is `key`, and its cost can be paid.

    The mana of the cost is left out.
    """
    return in_time(p, seat, ability, key) and can_pay_rest(p, seat, ability.price, key)


def shared_options(p: Position, seat: Seat, purse: Purse | None) -> list[Option]:
    """The options to play abilities of others' permanents that any player may play (MTG8-CR-ANYONE-1).

    `purse` is all mana that the player could have; None if it has not been computed yet.
    """
    options: list[Option] = []
    for key in table(p).play:
        permanent: Permanent = p.things[key]
        if permanent.controller == seat or not permanent.own:
            continue
        face: Face = face_at(p, permanent.face, permanent.changes)
        for ability in face.activated:
            if not ability.anyone or not ready(p, seat, key, ability):
                continue
            if purse is None:
                purse = Purse(p, seat)
            if can_activate(p, seat, key, permanent, ability, purse):
                options.append(("activate", key, ability.place))
    return options
