"""Quick bounds of the damage that could be dealt soon; where they are too small, nothing needs a search."""

from __future__ import annotations

from typing import Final

from grimorio.bots.magic.board import Board
from grimorio.bots.magic.defend import incoming
from grimorio.bots.magic.lore import Deeds
from grimorio.games.magic.meaning.deeds import COUNTERS, DAMAGE, GETS, LIFE
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
from grimorio.games.magic.state.objects import BLOCKERS, FACE, CombatDamage, OnStack, Permanent

UNKNOWN: Final = 6
"""The damage assumed of an effect whose amount is not known before it is used."""


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


def _programs(b: Board) -> list[tuple[Program, Context]]:
    """The effects that the seat could cause with its mana, by its hand and its permanents."""
    programs: list[tuple[Program, Context]] = []
    for card in b.me.hand:
        face: Face = b.lore.book.faces[card & FACE]
        if face.is_land or face.cost.value > b.mana:
            continue
        c = Context(b.seat, 0)
        if face.cost.xs:
            c.x = (b.mana - face.cost.value) // face.cost.xs
        programs += [(program, c) for program in (*face.spell, *b.lore.face(face.index).arrivals)]
    for key in b.t.play:
        holder: Permanent = b.p.things[key]
        if holder.controller == b.seat and holder.own:
            c = Context(b.seat, key)
            for ability in b.p.book.face(holder.face, holder.changes).activated:
                if not ability.is_mana and ability.price.mana.value <= b.mana:
                    programs.append((ability.program, c))
    return programs


def direct_reach(b: Board) -> int:
    """The most damage that the seat could deal to a player without an attack, roughly and not too little."""
    return sum([_direct(b, b.lore.program(program), c) for program, c in _programs(b)])


def bonus_reach(b: Board) -> int:
    """The most power that spells and abilities could add to creatures, or damage that they could deal."""
    return direct_reach(b) + sum([_bonus(b, b.lore.program(program), c) for program, c in _programs(b)])


def attack_reach(b: Board) -> int:
    """The most damage that the seat could deal by an attack this turn, roughly and not too little."""
    total = sum([_bonus(b, b.lore.program(program), c) for program, c in _programs(b)])
    rulers = ruler_faces(b.p)
    begun = b.t.step >= BLOCKERS
    for key in b.mine:
        creature: Permanent = b.p.things[key]
        if begun or creature.attacking == b.foe:
            if creature.attacking == b.foe and (not creature.blocked or creature.keywords & TRAMPLE):
                total += _blow(b, key, creature)
        elif could_attack(b.p, b.seat, key, b.foe, rulers):
            total += _blow(b, key, creature)
    for card in b.me.hand:
        face: Face = b.lore.book.faces[card & FACE]
        if face.is_land or face.cost.value > b.mana:
            continue
        if face.is_creature:
            total += face.power if face.keywords & HASTE else 0
        elif face.is_permanent:
            total += UNKNOWN
    for key in b.t.stack:
        thing = b.p.things[key]
        if isinstance(thing, CombatDamage):
            total += sum([amount for _, to, amount in thing.dealt if to == -1 - b.foe])
    return total
