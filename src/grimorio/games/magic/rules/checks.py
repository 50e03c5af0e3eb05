"""State-based effects, which are checked whenever a player would get priority (MTG8-CR-SBE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import LeaveGame
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.targets import card_of, protected
from grimorio.games.magic.rules.usable import usable
from grimorio.games.magic.state.masks import CREATURE, ENCHANTMENT
from grimorio.games.magic.state.objects import Permanent, player, table
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

POISON: Final = 10


def strays(p: Position) -> list[Event]:
    """The events that remove from the game the permanents that players who have left it still control.

    The permanents that such a player owned have left before.
    """
    t = table(p)
    return [
        Leave(p, key, "removed", "controller left", "MTG8-1.OBJ-1")
        for key in t.play
        if p.things[key].controller not in t.seats
    ]


def state_based(p: Position) -> tuple[Event, ...]:
    """The events of the state-based effects that apply now; all happen together.

    Empty when there are none.
    """
    t = table(p)
    events: list[Event] = []
    if len(t.seats) < p.setup.seats:
        events = strays(p)
        if events:
            return tuple(events)
    book: Book = p.book
    things = p.things
    for seat in t.seats:
        holder = player(p, seat)
        if holder.life <= 0 and not undying(p, seat):
            events.append(LeaveGame(seat, "life", "MTG8-1.OBJ-1"))
        elif holder.thirsty:
            events.append(LeaveGame(seat, "library", "MTG8-1.OBJ-2"))
        elif holder.poison >= POISON:
            events.append(LeaveGame(seat, "poison", "MTG8-1.OBJ-1"))
    legends: list[int] | None = None
    worlds: list[int] | None = None
    legend = book.legend
    for key in usable(p).checked:
        permanent: Permanent = things[key]
        if permanent.kinds & CREATURE:
            if permanent.toughness <= 0:
                events.append(Leave(p, key, "graveyard", "toughness", "MTG8-1.CRE-3"))
                continue
            if permanent.damage >= permanent.toughness:
                events.append(Leave(p, key, "graveyard", "destroyed", "MTG8-1.CRE-3"))
                continue
        if permanent.kinds & ENCHANTMENT:
            face: Face = book.face(permanent.face)
            if face.enchants is not None and not well_enchanted(p, key, permanent):
                events.append(Leave(p, key, "graveyard", "enchantment", "MTG8-1.ENC-2"))
                continue
            if face.world:
                worlds = [*(worlds or ()), key]
        if permanent.types & legend:
            legends = [*(legends or ()), key]
    if legends is not None and len(legends) > 1:
        events += _surplus(p, legends, True)
    if worlds is not None and len(worlds) > 1:
        events += _surplus(p, worlds, False)
    return tuple(events)


def _surplus(p: Position, keys: list[int], legend: bool) -> list[Event]:
    """The events that bury surplus legends or worlds.

    `keys` are the ids of legends if `legend` is true, else of worlds. Of legends with one name the oldest
    stays; of all worlds the newest stays. In a tie none stays.
    """
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


def undying(p: Position, seat: Seat) -> bool:
    """Whether a permanent says that a player does not lose for having 0 or less life (MTG8-CR-LIFE-2)."""
    rulers = [p.things[key] for key in table(p).rulers]
    return any(
        [
            ruler.own and ruler.controller == seat and face_at(p, ruler.face, ruler.changes).undying
            for ruler in rulers
        ]
    )


def may_enchant(p: Position, face: Face, by: int, controller: Seat, key: int) -> bool:
    """Whether a local enchantment could be on the permanent with the id `key`.

    Args:
        p: the position.
        face: the compiled card of the enchantment.
        by: the id of the enchantment, or 0 if it is not in play.
        controller: the seat that controls the enchantment.
        key: the id of the permanent to be enchanted.
    """
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
    """Whether the local enchantment `it`, with the id `key`, enchants a permanent that it may enchant."""
    face: Face = face_at(p, it.face, it.changes)
    return may_enchant(p, face, key, it.controller, it.on)
