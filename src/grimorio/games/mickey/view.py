"""What a seat sees of the table."""

from __future__ import annotations

from typing import Any

from grimorio.games.mickey.meaning.shapes import ACTIONS
from grimorio.games.mickey.rules.board import (
    FRESH,
    HIDDEN,
    QUIET,
    UP,
    Gems,
    Side,
    count,
    face_of,
    mage_of,
    ref_of,
    side,
    table,
    token_known,
    total,
)
from grimorio.games.mickey.rules.deeds import Deed
from grimorio.games.mickey.rules.events import keys
from grimorio.games.mickey.rules.now import CASTLE_SLOT, Now, blocked
from grimorio.games.mickey.rules.power import Line, reckon, strangers
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.position import Position


def gems(packed: Gems) -> dict[str, int]:
    """Diamagics by colour."""
    return {colour: count(packed, index) for index, colour in enumerate(DIAMAGICS)}


def table_seen(p: Position, seat: int) -> dict[str, Any]:
    """The whole table; hidden cards have no identity in it."""
    place, n = table(p), now(p)
    faces = p.book.faces
    lines: list[Line] = []
    totals = reckon(p, lines, covered=False) if place.phase != "opening" else (0, 0)
    return {
        "match": p.book.choices.values["match"],
        "rulebook": p.book.choices.values["rulebook"],
        "phase": place.phase,
        "turn": place.turn,
        "active": place.active,
        "needed": p.book.choices.to_win,
        "pool": total(place.pool),
        "out": gems(place.out),
        "stake": [
            {"colour": DIAMAGICS[token & 3] if token_known(token, seat) else None, "up": token >= 16}
            for token in place.stake
        ],
        "castle": None
        if place.castle < 0
        else {
            "card": faces[place.castle].key,
            "owner": place.castle_owner,
            "simple": n.simple >> CASTLE_SLOT & 1 == 1,
        },
        "covered": [{"owner": castle & 1} for castle in place.covered],
        "doing": _doing(p, n),
        "power": {"totals": list(totals), "lines": [list(line) for line in lines]},
        "sides": [_side(p, n, side(p, other), seat) for other in range(2)],
    }


def _doing(p: Position, n: Now) -> dict[str, Any] | None:
    """The card that is doing something, in play or gone since, and whose it is."""
    deeds = [frame for frame in p.agenda if isinstance(frame, Deed)]
    if not deeds:
        return None
    deed = deeds[-1]
    face = n.face(n.slot(deed.source))
    return {"card": "" if face < 0 else p.book.faces[face].key, "seat": deed.you}


def _side(p: Position, n: Now, one: Side, seat: int) -> dict[str, Any]:
    own = one.seat == seat
    code = None if one.code < 0 else p.book.faces[one.code].key
    return {
        "seat": one.seat,
        "team": one.team,
        "code": code,
        "strangers": strangers(p, one.seat) if -1 not in one.places else 0,
        "diamagics": one.diamagics(),
        "mages": [_mage(p, n, one, mage) for mage in range(3) if own or one.places[mage] >= 0],
        "spells": [_spell(p, n, one, spell, own) for spell in one.spells],
        "hand": {
            "size": len(one.hand),
            "cards": list(keys(p, one.hand)) if own else sorted(keys(p, one.seen)),
            "shown": sorted(keys(p, one.seen)),
        },
        "deck": len(one.deck),
        "discard": list(keys(p, one.discard)),
        "castles": {
            "size": len(one.castles),
            "cards": sorted(keys(p, one.castles)) if own else [],
        },
        "castle_discard": list(keys(p, one.castle_discard)),
        "support": {"size": len(one.support), "cards": list(keys(p, one.support)) if own else []},
    }


def _mage(p: Position, n: Now, one: Side, mage: int) -> dict[str, Any]:
    slot, face = 3 * one.seat + mage, p.book.faces[one.mages[mage]]
    standing = one.places[mage] >= 0
    return {
        "card": face.key,
        "place": one.places[mage],
        "team": n.teams[slot] if standing else face.team,
        "diamagics": gems(one.held[mage]),
        "simple": n.simple >> slot & 1 == 1,
        "blocked": standing and blocked(p, n, slot),
        "done": one.done >> mage & 1 == 1,
        "again": one.free >> mage & 1 == 1,
    }


def _spell(p: Position, n: Now, one: Side, spell: int, own: bool) -> dict[str, Any]:
    up = spell & UP != 0
    slot = n.slot(ref_of(spell))
    actions = n.actions[slot]
    return {
        "ref": ref_of(spell),
        "place": one.places[mage_of(spell)],
        "hidden": spell & HIDDEN != 0,
        "up": up,
        "fresh": spell & FRESH != 0,
        "card": p.book.faces[face_of(spell)].key if up or own else None,
        "simple": up and n.simple >> slot & 1 == 1,
        "quiet": spell & QUIET != 0,
        "actions": [name for index, name in enumerate(ACTIONS) if actions >> index & 1],
    }
