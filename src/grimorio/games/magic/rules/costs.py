"""Compute what a spell costs a player, with all effects that change its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana, mana_cost
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.static_rules import CostRules
from grimorio.games.magic.rules.mana import main_phase_of
from grimorio.games.magic.state.objects import Permanent, table
from grimorio.games.magic.state.pools import common
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book


def spell_cost(p: Position, seat: Seat, face: Face, instead: Mana | None = None) -> Mana:
    """The mana that a spell costs this player now; reductions affect generic mana only (MTG8-CR-COST-1).

    `instead` is the cost that is paid in place of the mana cost, such as that of flashback, or None.
    """
    cost = face.cost if instead is None else instead
    generic = 0
    book: Book = p.book
    for less, condition in face.costs_less:
        if condition.holds(p, Context(seat, 0)):
            generic -= less
    for less, number in face.costs_less_each:
        generic -= less * number.value(p, Context(seat, 0))
    if face.flashback is not None and instead is face.flashback.mana:
        generic += flashback_change(p, seat)
    if face.any_time > 0 and not main_phase_of(p, seat):
        generic += face.any_time
    if book.pricing:
        generic += sum([rule.generic for rule in pricing(p, seat, face)])
    t = table(p)
    if t.active != seat:
        for key in t.rulers:
            ruler: Permanent = p.things[key]
            if ruler.own:
                generic += book.face(ruler.face, ruler.changes).others_cost_more
    if book.pricing:
        cost = mana_cost(cost.generic, changed_need(p, seat, face, cost.need), cost.xs)
    return cost.plus(generic) if generic else cost


def pricing(p: Position, seat: Seat, face: Face) -> list[CostRules]:
    """The rules by which permanents in play change the cost of a spell of this player (MTG8-CR-PRICE-1)."""
    applied: list[CostRules] = []
    for key in table(p).rulers:
        ruler: Permanent = p.things[key]
        if ruler.own:
            rules: list[CostRules] = face_at(p, ruler.face, ruler.changes).spells_cost
            applied += [rule for rule in rules if rule.touches(p, key, seat, face.index)]
    return applied


def changed_need(p: Position, seat: Seat, face: Face, need: int) -> int:
    """The coloured mana, as a pool, that a spell costs with what permanents in play add and take away.

    The spell is the card with the face `face`, played by the player at `seat`; `need` is the coloured mana of
    its own costs. A colour is reduced to none at most (MTG8-CR-PRICE-3).
    """
    if not p.book.pricing:
        return need
    need += sum([rule.need for rule in pricing(p, seat, face)])
    for key in table(p).rulers:
        ruler: Permanent = p.things[key]
        for rule in face_at(p, ruler.face, ruler.changes).colored_less if ruler.own else ():
            if rule.touches(p, key, seat, face.index):
                need -= common(need, rule.less)
    return need


def flashback_change(p: Position, seat: Seat) -> int:
    """How much more generic mana flashback costs a player, or less if negative (MTG8-CR-FLASH-3)."""
    change = 0
    for key in table(p).rulers:
        ruler: Permanent = p.things[key]
        for much, yours in face_at(p, ruler.face, ruler.changes).flashback_costs if ruler.own else ():
            if yours == (ruler.controller == seat):
                change += -much if yours else much
    return change


def morph_cost(p: Position, face: Face) -> Mana:
    """The mana of the morph cost of a permanent with the face `face` (MTG8-CR-MORPH-8)."""
    assert face.morph is not None
    cost: Mana = face.morph.mana
    more = 0
    for key in table(p).rulers:
        ruler: Permanent = p.things[key]
        more += face_at(p, ruler.face, ruler.changes).morph_more if ruler.own else 0
    return cost.plus(more) if more else cost


def cycling_banned(p: Position) -> bool:
    """Whether players cannot cycle cards."""
    rulers = [p.things[key] for key in table(p).rulers]
    return any([it.own and face_at(p, it.face, it.changes).no_cycling for it in rulers])
