"""Descriptions of situations in full, for an editor and for files that must not depend on default values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import Any, Final

from grimorio.games.magic.game import Magic
from grimorio.games.magic.names import creature_types
from grimorio.games.magic.situation import enchanted, kicks
from grimorio.games.magic.situation_combat import blocked_by
from grimorio.games.magic.situation_data import AT, SEATS, Described, Piece, Side, described
from grimorio.games.magic.state.pools import pool_text
from grimorio.games.magic.words.abilities import Card, Keywords
from grimorio.games.magic.words.nouns import COLORS
from grimorio.kernel import Position, Setup, SetupError
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of

ZONES: Final = ("hand", "graveyard", "library_top", "removed")
"""The zones, besides the battlefield, that every full description lists."""


def in_full(setup: Setup, description: dict[str, Any]) -> dict[str, Any]:
    """A description of a situation with every field filled in, and with English names.

    Permanents and cards are JSON objects. Equal ones that follow each other are written once, with their
    number: ``Mountain*3``. Each enchanted permanent has a label of its own, by which its enchantments name
    it.

    Raises:
        SetupError: the situation is not possible; its `field` is the path in the description.
    """
    setup = replace(setup, situation=description)
    try:
        position = Position(_game(), setup, _game().book(setup), 0)
        _game().settled(setup)
        _game().begin(position)
    except SetupError as error:
        raise error.at(error.field.removeprefix("situation.")) from None
    situation = described(setup)
    _name_hosts(position, situation)
    return {
        "at": situation.at,
        "active": SEATS[situation.active],
        "turn": situation.turn,
        "lands": situation.lands,
        **{SEATS[seat]: _side(situation, seat) for seat in seats_of(setup.seats)},
    }


@cache
def _game() -> Magic:
    return Magic()


def _name_hosts(position: Position, situation: Described) -> None:
    """Give each permanent that is enchanted or blocked its own label, by which others name it."""
    book = position.book
    situation.pieces = [replace(piece) for piece in situation.pieces]
    taken = {piece.label for piece in situation.pieces}
    taken |= {label for side in situation.sides for cards in side.zones.values() for _, label in cards}
    for place, piece in enumerate(situation.pieces):
        face = book.face(book.face_of[repr(piece.token) if piece.token else piece.name])
        host = enchanted(situation, place, face, 1)
        if host:
            piece.on = _label(situation.pieces[host - 1], taken)
        if piece.blocking:
            piece.blocking = _label(situation.pieces[blocked_by(situation, piece)], taken)


def _label(piece: Piece, taken: set[str]) -> str:
    """The label of a piece; one without a label gets a new one, which is added to those `taken`."""
    if not piece.label:
        piece.label = next(name for name in _numbered(piece.name.lower()) if name not in taken)
        taken.add(piece.label)
    return piece.label


def _numbered(word: str) -> Iterator[str]:
    yield word
    number = 2
    while True:
        yield f"{word} {number}"
        number += 1


def _side(situation: Described, seat: Seat) -> dict[str, Any]:
    side: Side = situation.sides[seat]
    full: dict[str, Any] = {
        "life": side.life,
        "poison": side.poison,
        "mana": pool_text(side.pool),
        "battlefield": _together(_entry(piece) for piece in situation.pieces if piece.side == seat),
    }
    for zone in (*ZONES, "library") if "library" in side.zones else ZONES:
        cards = side.zones.get(zone, [])
        full[zone] = _together({"card": name, **({"as": label} if label else {})} for name, label in cards)
    return full


def _together(entries: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a zone; equal cards in a row become one entry, such as "Mountain*3".

    Equal entries of tokens stay as they are.
    """
    found = []
    for entry, like in groupby(entries):
        count = len(list(like))
        if count > 1 and "card" in entry:
            found.append({**entry, "card": f"{entry['card']}*{count}"})
        else:
            found += [entry] * count
    return found


def _entry(piece: Piece) -> dict[str, Any]:
    """The description of the permanent `piece`, as JSON; fields with their default value are left out."""
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
        "face_down": piece.face_down,
        "phased_out": piece.phased_out,
        "attacking": "" if piece.attacking == NO_SEAT else SEATS[piece.attacking],
        "blocking": piece.blocking,
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


def limits(seats: int, cards: Any = None) -> dict[str, Any]:
    """The values that an editor of situations with `seats` players may offer, as JSON data.

    `cards` is the `Setup.cards` of the situation.

    Returns:
        "steps", "zones", "colors" and creature "types"; "enchants", for each local enchantment the kind of
        card that it enchants; "chooses", for each card that asks for a choice as it comes into play,
        "color" or "creature type"; "kicked", for each permanent with a kicker cost, the words for what may
        have been paid; "morphs", the cards that may lie face down; and the "tokens" that cards make.
    """
    book = _game().book(Setup("magic", seats, cards=cards))
    faces = [face for face in book.every() if not face.token]
    return {
        "steps": list(AT),
        "zones": ["battlefield", *ZONES],
        "colors": list(COLORS),
        "types": list(creature_types()),
        "enchants": {face.name: face.card.enchants.kinds[0] for face in faces if face.card.enchants},
        "chooses": {face.name: face.as_enters for face in faces if face.as_enters},
        "kicked": {face.name: list(kicks(face)) for face in faces if kicks(face) and not face.spell},
        "morphs": [face.name for face in faces if face.morph is not None],
        "tokens": [_token(card) for card in book.cards if card.token],
    }


def shortly(full: dict[str, Any]) -> dict[str, Any]:
    """A full description without the fields that have their default value, as files are written.

    `full` is a result of `in_full`.
    """
    usual = {"life": 20, "poison": 0, "mana": ""}
    text: dict[str, Any] = {}
    for key, value in full.items():
        if key != "lands" or value:
            text[key] = value
        if isinstance(value, dict):
            cards = {zone: [_plain(one) for one in value[zone]] for zone in value if zone not in usual}
            said = {part: value[part] for part in usual if value[part] != usual[part]}
            text[key] = said | {zone: one for zone, one in cards.items() if one or zone == "library"}
    return text


def _plain(entry: dict[str, Any]) -> Any:
    return entry["card"] if set(entry) == {"card"} else entry
