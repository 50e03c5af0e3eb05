"""Compute what a spell costs a player, with all effects that change its cost."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.static_rules import CostRules
from grimorio.games.magic.rules.mana import main_phase_of
from grimorio.games.magic.state.objects import Permanent, table
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def spell_cost(p: Position, seat: Seat, face: Face, instead: Mana | None = None) -> Mana:
    """The mana that a spell costs this player now; reductions affect generic mana only (MTG8-CR-COST-1).

    `instead` is the cost that is paid in place of the mana cost, such as that of flashback, or None.
    """
    cost = face.cost if instead is None else instead
    generic = 0
    for less, condition in face.costs_less:
        if condition.holds(p, Context(seat, 0)):
            generic -= less
    if face.any_time > 0 and not main_phase_of(p, seat):
        generic += face.any_time
    if p.book.pricing:
        generic += sum([rule.generic for rule in pricing(p, seat, face)])
    t = table(p)
    if t.active != seat:
        for key in t.rulers:
            ruler: Permanent = p.things[key]
            if ruler.own:
                generic += p.book.face(ruler.face, ruler.changes).others_cost_more
    need = further_need(p, seat, face)
    if need:
        cost = Mana(cost.generic, cost.need + need, cost.xs)
    return cost.plus(generic) if generic else cost


def pricing(p: Position, seat: Seat, face: Face) -> list[CostRules]:
    """The rules by which permanents in play change the cost of a spell of this player (MTG8-CR-PRICE-1)."""
    applied: list[CostRules] = []
    for key in table(p).rulers:
        ruler: Permanent = p.things[key]
        if ruler.own:
            rules: list[CostRules] = p.book.face(ruler.face, ruler.changes).spells_cost
            applied += [rule for rule in rules if rule.touches(p, key, seat, face.index)]
    return applied


def further_need(p: Position, seat: Seat, face: Face) -> int:
    """The coloured mana, as a pool, that permanents in play add to the cost of a spell.

    The spell is the card with the face `face`, played by the player at `seat`.
    """
    return sum([rule.need for rule in pricing(p, seat, face)]) if p.book.pricing else 0
