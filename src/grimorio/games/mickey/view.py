"""The view of the table that a seat gets."""

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
from grimorio.games.mickey.rules.in_play import CASTLE_SLOT
from grimorio.games.mickey.rules.now import Now, blocked
from grimorio.games.mickey.rules.power import Line, reckon, strangers
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of


def gems(packed: Gems) -> dict[str, int]:
    """The number of Diamagics of each colour, by the name of the colour."""
    return {colour: count(packed, index) for index, colour in enumerate(DIAMAGICS)}


def table_seen(p: Position, seat: Seat) -> dict[str, Any]:
    """The whole table as a seat sees it, as JSON data. Hidden cards appear without identity.

    "sides" has what each player has; "power" the totals and the lines of the calculation (`Line`), by what
    everybody can see; "phase", "turn", "active", "pool", "stake", "castle" and so on are the middle of the
    table.
    """
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
        "sides": [_side(p, n, side(p, other), seat) for other in seats_of(2)],
    }


def _doing(p: Position, n: Now) -> dict[str, Any] | None:
    """The card whose effect is being executed, in play or gone, or None.

    It is `{"card", "seat"}`: the card's key ("" if it is not known), and its player's seat.
    """
    deeds = [frame for frame in p.agenda if isinstance(frame, Deed)]
    if not deeds:
        return None
    deed = deeds[-1]
    face = n.face(n.slot(deed.source))
    return {"card": "" if face < 0 else p.book.faces[face].key, "seat": deed.you}


def _side(p: Position, n: Now, player: Side, seat: Seat) -> dict[str, Any]:
    """The Mages, Spells, piles and hand of a player as the seat `seat` sees them, as JSON data."""
    own = player.seat == seat
    code = None if player.code < 0 else p.book.faces[player.code].key
    return {
        "seat": player.seat,
        "team": player.team,
        "code": code,
        "strangers": strangers(p, player.seat) if -1 not in player.places else 0,
        "diamagics": player.diamagics(),
        "mages": [_mage(p, n, player, mage) for mage in range(3) if own or player.places[mage] >= 0],
        "spells": [_spell(p, n, player, spell, own) for spell in player.spells],
        "hand": {
            "size": len(player.hand),
            "cards": list(keys(p, player.hand)) if own else sorted(keys(p, player.seen)),
            "shown": sorted(keys(p, player.seen)),
        },
        "deck": len(player.deck),
        "discard": list(keys(p, player.discard)),
        "castles": {
            "size": len(player.castles),
            "cards": sorted(keys(p, player.castles)) if own else [],
        },
        "castle_discard": list(keys(p, player.castle_discard)),
        "support": {"size": len(player.support), "cards": list(keys(p, player.support)) if own else []},
    }


def _mage(p: Position, n: Now, player: Side, mage: int) -> dict[str, Any]:
    """A Mage as everybody sees it, as JSON data; `mage` is its number in the squad of `player`, from 0."""
    slot, face = 3 * player.seat + mage, p.book.faces[player.mages[mage]]
    standing = player.places[mage] >= 0
    return {
        "card": face.key,
        "place": player.places[mage],
        "team": n.teams[slot] if standing else face.team,
        "diamagics": gems(player.held[mage]),
        "simple": n.simple >> slot & 1 == 1,
        "blocked": standing and blocked(p, n, slot),
        "done": player.done >> mage & 1 == 1,
        "again": player.free >> mage & 1 == 1,
    }


def _spell(p: Position, n: Now, player: Side, spell: int, own: bool) -> dict[str, Any]:
    """A Spell in play as JSON data for a viewer; "card" is None for a face-down Spell of the opponent.

    `spell` is the packed Spell, `player` its player's side, and `own` tells whether the viewer is its player.
    """
    up = spell & UP != 0
    slot = n.slot(ref_of(spell))
    actions = n.actions[slot]
    return {
        "ref": ref_of(spell),
        "place": player.places[mage_of(spell)],
        "hidden": spell & HIDDEN != 0,
        "up": up,
        "fresh": spell & FRESH != 0,
        "card": p.book.faces[face_of(spell)].key if up or own else None,
        "simple": up and n.simple >> slot & 1 == 1,
        "quiet": spell & QUIET != 0,
        "actions": [name for index, name in enumerate(ACTIONS) if actions >> index & 1],
    }
