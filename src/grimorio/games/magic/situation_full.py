"""Situations with nothing left out: for an editor, and for files that mean the same after any change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import Any, Final

from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import creature_types
from grimorio.games.magic.rules.pools import pool_text
from grimorio.games.magic.situation import enchanted
from grimorio.games.magic.situation_data import AT, SEATS, Described, Piece, Side, described
from grimorio.games.magic.words.abilities import Card, Keywords
from grimorio.games.magic.words.nouns import COLORS
from grimorio.kernel import Position, Setup, SetupError

ZONES: Final = ("hand", "graveyard", "library_top", "removed")
"""The zones besides the battlefield that every full description says."""


def in_full(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """The situation of a description with everything said, in English names.

    Permanents and cards are objects; like ones that follow each other are one, ``Mountain*3``. What is
    enchanted has a name of its own, by which its enchantments find it.

    Raises:
        SetupError: it cannot be; its `field` is the path in the description.
    """
    setup = replace(setup, situation=description)
    try:
        position = Position(_game(), setup, _game().book(setup), 0)
        _game().settled(setup)
        _game().begin(position)
    except SetupError as error:
        raise error.at(error.field.removeprefix("situation.")) from None
    found = described(setup)
    _name_hosts(position, found)
    return {
        "at": found.at,
        "active": SEATS[found.active],
        "turn": found.turn,
        **{SEATS[seat]: _side(found, seat) for seat in range(setup.seats)},
    }


@cache
def _game() -> Magic:
    return Magic()


def _name_hosts(position: Position, found: Described) -> None:
    """Let every local enchantment say what it is on by a name of that alone."""
    book = position.book
    found.pieces = [replace(piece) for piece in found.pieces]
    taken = {piece.label for piece in found.pieces}
    taken |= {label for side in found.sides for cards in side.zones.values() for _, label in cards}
    for place, piece in enumerate(found.pieces):
        face = book.faces[book.face_of[repr(piece.token) if piece.token else piece.name]]
        host = enchanted(found, place, face, 1)
        if not host:
            continue
        it = found.pieces[host - 1]
        if not it.label:
            word = it.name.lower()
            it.label = next(one for one in _numbered(word) if one not in taken)
            taken.add(it.label)
        piece.on = it.label


def _numbered(word: str) -> Iterator[str]:
    yield word
    number = 2
    while True:
        yield f"{word} {number}"
        number += 1


def _side(found: Described, seat: int) -> dict[str, Any]:
    side: Side = found.sides[seat]
    full: dict[str, Any] = {
        "life": side.life,
        "poison": side.poison,
        "mana": pool_text(side.pool),
        "battlefield": _together(_entry(piece) for piece in found.pieces if piece.side == seat),
    }
    for zone in (*ZONES, "library") if "library" in side.zones else ZONES:
        cards = side.zones.get(zone, [])
        full[zone] = _together({"card": name, **({"as": label} if label else {})} for name, label in cards)
    return full


def _together(entries: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entries that follow each other and are alike, as one."""
    found = []
    for entry, like in groupby(entries):
        count = len(list(like))
        if count > 1 and "card" in entry:
            found.append({**entry, "card": f"{entry['card']}*{count}"})
        else:
            found += [entry] * count
    return found


def _entry(piece: Piece) -> dict[str, Any]:
    """A permanent as it is described; what is as usual is left out."""
    entry: dict[str, Any] = _token(piece.token) if piece.token else {"card": piece.name}
    states = {
        "as": piece.label,
        "tapped": piece.tapped,
        "new": piece.new,
        "damage": piece.damage,
        "counters": dict(piece.counters),
        "on": piece.on,
        "owner": SEATS[piece.owner] if piece.owner != piece.side else "",
        "chosen": piece.chosen,
    }
    return entry | {key: value for key, value in states.items() if value}


def _token(card: Card) -> dict[str, Any]:
    keywords = [word for words in card.text if isinstance(words, Keywords) for word in words.keywords]
    return {
        "token": card.name,
        "types": [kind.capitalize() for kind in card.kinds] + list(card.types),
        "colors": list(card.colors),
        "size": "" if card.size is None else f"{card.size[0]}/{card.size[1]}",
        "keywords": keywords,
    }


def limits(seats: int) -> dict[str, Any]:
    """What there is to choose from in a situation.

    Returns:
        steps, zones, colours and creature types; the kind of card each local enchantment goes on; whether
        what is chosen as a card comes into play is a "color" or a "creature type"; the tokens cards make.
    """
    book = _game().book(Setup("magic", seats))
    faces = [face for face in book.faces if not face.token]
    return {
        "steps": list(AT),
        "zones": ["battlefield", *ZONES],
        "colors": list(COLORS),
        "types": list(creature_types()),
        "enchants": {face.name: face.card.enchants.kinds[0] for face in faces if face.card.enchants},
        "chooses": {face.name: face.as_enters for face in faces if face.as_enters},
        "tokens": [_token(face.card) for face in book.faces if face.token],
    }


def shortly(full: dict[str, Any]) -> dict[str, Any]:
    """A full description as files write it: without what is as usual."""
    usual = {"life": 20, "poison": 0, "mana": ""}
    text: dict[str, Any] = {}
    for key, value in full.items():
        text[key] = value
        if isinstance(value, dict):
            cards = {zone: [_plain(one) for one in value[zone]] for zone in value if zone not in usual}
            said = {part: value[part] for part in usual if value[part] != usual[part]}
            text[key] = said | {zone: one for zone, one in cards.items() if one or zone == "library"}
    return text


def _plain(entry: dict[str, Any]) -> Any:
    return entry["card"] if set(entry) == {"card"} else entry
