"""Quick bounds of the damage that could be dealt soon; where they are too small, nothing needs a search."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import Board
from grimorio.bots.magic.defend import incoming
from grimorio.bots.magic.lore import Deeds
from grimorio.games.magic.meaning.deeds import COUNTERS, DAMAGE, GETS, LIFE, PHASES
from grimorio.games.magic.public import (
    Context,
    Face,
    Program,
    context_for,
    could_attack,
    program_of,
    ruler_faces,
)
from grimorio.games.magic.state.masks import DOUBLE_STRIKE, HASTE, TRAMPLE
from grimorio.games.magic.state.objects import BLOCKERS, END_COMBAT, FACE, FIRST_DAMAGE, OnStack, Permanent

UNKNOWN: Final = 6
"""The damage assumed of an effect whose amount is not known before it is used."""

Programs = list[tuple[Program, Context]]
"""Effects that a seat could cause, each with the context in which it would."""


def damage_near(b: Board) -> bool:
    """Whether the attackers and the stack together could take all life of the seat.

    What triggers on damage may take as much again, and `UNKNOWN` more.
    """
    total = incoming(b, b.seat)
    for key in b.theirs:
        creature: Permanent = b.p.things[key]
        if creature.attacking == b.seat:
            total += _blow(b, key, creature)
    for key in b.t.stack:
        thing = b.p.things[key]
        if isinstance(thing, OnStack) and thing.controller != b.seat:
            total += _direct(b, b.lore.program(program_of(b.p, thing)), context_for(b.p, thing))
    return total > 0 and 2 * total + UNKNOWN > b.me.life


def _blow(b: Board, key: int, creature: Permanent) -> int:
    """The damage that an attacker could deal, made as large as its own ability can make it."""
    power = max(0, creature.power)
    lore = b.lore.face(creature.face)
    if lore.pump is not None and lore.pump_power is not None and creature.own:
        c = Context(creature.controller, key)
        power += max(0, b.pumps(creature.controller, lore.pump) * lore.pump_power.value(b.p, c))
    return power * (2 if creature.keywords & DOUBLE_STRIKE else 1)


def _direct(b: Board, deeds: Deeds, c: Context) -> int:
    """The damage, or loss of life, that effects could cause to a player."""
    total = 0
    for deed in deeds.deeds:
        if deed.kind == DAMAGE or (deed.kind == LIFE and not deed.flag):
            total += UNKNOWN if deed.amount is None else max(1, abs(deed.amount.value(b.p, c)))
    return total


def _bonus(b: Board, deeds: Deeds, c: Context) -> int:
    """The power that effects could add to a creature."""
    total = 0
    for deed in deeds.deeds:
        if deed.kind in (GETS, COUNTERS):
            total += UNKNOWN if deed.amount is None else max(0, deed.amount.value(b.p, c))
    return total


def _programs(b: Board) -> Programs:
    """The effects that the seat could cause with its mana, by its hand and its permanents."""
    programs: Programs = []
    for card in b.me.hand:
        face: Face = b.lore.book.face(card & FACE)
        if face.is_land or face.cost.value > b.mana:
            continue
        c = Context(b.seat, 0)
        if face.cost.xs:
            c.x = (b.mana - face.cost.value) // face.cost.xs
        programs += [(program, c) for program in (*face.spell, *b.lore.face(face.index).entering)]
    for key in b.t.play:
        holder: Permanent = b.p.things[key]
        if holder.controller == b.seat and holder.own:
            c = Context(b.seat, key)
            for ability in b.p.book.face(holder.face, holder.changes).activated:
                if not ability.is_mana and ability.price.mana.value <= b.mana:
                    programs.append((ability.program, c))
    return programs


def reach(b: Board, assigning: bool, later: bool = False) -> int:
    """The most damage that the seat could deal to a player this turn, roughly and not too little.

    `assigning` tells whether combat damage is being assigned, `later` whether what permanents in the hand
    could do after they are played counts in the second main phase too.
    """
    programs = _programs(b)
    total = _direct_reach(b, programs)
    fights = b.t.active == b.seat and b.t.step <= END_COMBAT
    if fights:
        total += incoming(b, b.foe)
        if assigning or _strikes(b, programs):
            total += _attack_reach(b, programs)
    return total + _arriving(b) if fights or later else total


def bonus_reach(b: Board) -> int:
    """The most power that spells and abilities could add to creatures, or damage that they could deal."""
    programs = _programs(b)
    return _direct_reach(b, programs) + _bonuses(b, programs)


def _direct_reach(b: Board, programs: Programs) -> int:
    """The most damage that effects could deal to a player without an attack."""
    return sum([_direct(b, b.lore.program(program), c) for program, c in programs])


def _bonuses(b: Board, programs: Programs) -> int:
    """The most power that effects could add to creatures."""
    return sum([_bonus(b, b.lore.program(program), c) for program, c in programs])


def _strikes(b: Board, programs: Programs) -> bool:
    """Whether creatures may still be assigned combat damage this turn, or attack again."""
    if b.t.step <= FIRST_DAMAGE or b.t.extra:
        return True
    return any([b.lore.program(program).kinds >> PHASES & 1 for program, _ in programs])


def _attack_reach(b: Board, programs: Programs) -> int:
    """The most combat damage that creatures could still be assigned to deal to the opponent this turn."""
    total = _bonuses(b, programs)
    rulers = ruler_faces(b.p)
    begun = b.t.step >= BLOCKERS
    for key in b.mine:
        creature: Permanent = b.p.things[key]
        if begun or creature.attacking == b.foe:
            if creature.attacking == b.foe and (not creature.blocked or creature.keywords & TRAMPLE):
                total += _blow(b, key, creature)
        elif could_attack(b.p, b.seat, key, b.foe, rulers):
            total += _blow(b, key, creature)
    return total


def _arriving(b: Board) -> int:
    """The damage assumed of permanents that the seat could play."""
    total = 0
    for card in b.me.hand:
        face: Face = b.lore.book.face(card & FACE)
        if face.is_land or face.cost.value > b.mana:
            continue
        if face.is_creature:
            total += face.power if face.keywords & HASTE else 0
        elif face.is_permanent:
            total += UNKNOWN
    return total
