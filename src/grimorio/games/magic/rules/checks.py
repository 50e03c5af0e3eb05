"""State-based effects: looked at whenever a player would get priority (MTG8-CR-SBE-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import CREATURE
from grimorio.games.magic.rules.events import LeaveGame
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.objects import Permanent, player, table
from grimorio.games.magic.rules.targets import card_of, protected
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

POISON = 10


def strays(p: Position) -> list[Event]:
    """What is under the control of a player who has left, though it belongs to another, leaves the game."""
    t = table(p)
    if len(t.seats) == p.setup.seats:
        return []
    return [
        Leave(p, key, "removed", "controller left", "MTG8-1.OBJ-1")
        for key in t.play
        if p.things[key].controller not in t.seats
    ]


def state_based(p: Position) -> tuple[Event, ...]:
    """All that happens now at the same time; () when nothing does."""
    found = strays(p)
    if found:
        return tuple(found)
    t = table(p)
    things = p.things
    for seat in t.seats:
        one = player(p, seat)
        if one.life <= 0:
            found.append(LeaveGame(seat, "life", "MTG8-1.OBJ-1"))
        elif one.thirsty:
            found.append(LeaveGame(seat, "library", "MTG8-1.OBJ-2"))
        elif one.poison >= POISON:
            found.append(LeaveGame(seat, "poison", "MTG8-1.OBJ-1"))
    legends: list[int] = []
    worlds: list[int] = []
    legend = p.book.legend
    for key in t.play:
        it: Permanent = things[key]
        if it.kinds & CREATURE:
            if it.toughness <= 0:
                found.append(Leave(p, key, "graveyard", "toughness", "MTG8-1.CRE-3"))
                continue
            if it.damage >= it.toughness:
                found.append(Leave(p, key, "graveyard", "destroyed", "MTG8-1.CRE-3"))
                continue
        face: Face = p.book.faces[it.face]
        if face.enchants is not None and not well_enchanted(p, key, it):
            found.append(Leave(p, key, "graveyard", "enchantment", "MTG8-1.ENC-2"))
            continue
        if it.types & legend:
            legends.append(key)
        if face.world:
            worlds.append(key)
    if len(legends) > 1:
        found += _surplus(p, legends, True)
    if len(worlds) > 1:
        found += _surplus(p, worlds, False)
    return tuple(found)


def _surplus(p: Position, keys: list[int], legend: bool) -> list[Event]:
    """Of like legends all but the oldest go; of worlds all but the newest; all of them in a tie."""
    found: list[Event] = []
    for key in keys:
        it: Permanent = p.things[key]
        rivals = [p.things[k] for k in keys if k != key and (not legend or p.things[k].face == it.face)]
        if legend:
            stays = all(it.since < other.since for other in rivals)
        else:
            stays = all(it.since > other.since for other in rivals)
        if rivals and not stays:
            found.append(Leave(p, key, "graveyard", "legend" if legend else "world", "MTG8-GLOSS-Leggenda"))
    return found


def may_enchant(p: Position, face: Face, by: int, controller: int, key: int) -> bool:
    """Whether a local enchantment with this face, `by` its id, could be on this permanent."""
    it = p.things[key] if key > 0 else None
    if not isinstance(it, Permanent) or not it.in_play or face.enchants is None:
        return False
    c = Context(controller, by)
    enchantment = p.things[by]
    there = isinstance(enchantment, Permanent) and enchantment.in_play
    return (
        face.enchants.permanent(p, key, it, c)
        and (face.enchants_only is None or face.enchants_only.permanent(p, key, it, c))
        and not protected(p, key, it, by if there else card_of(face))
    )


def well_enchanted(p: Position, key: int, it: Permanent) -> bool:
    """Whether a local enchantment is on something it may enchant."""
    face: Face = p.book.face(it.face, it.changes)
    return may_enchant(p, face, key, it.controller, it.on)
