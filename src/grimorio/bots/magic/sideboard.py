"""The exchange of cards between two games of a match, by how useful answers are against the other deck.

An answer is a spell that destroys, counters or returns its targets, or all objects of a kind. Useless answers
go to the sideboard, useful ones come from it; all other cards stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from grimorio.bots.magic.lore import lore_of
from grimorio.decks import Deck
from grimorio.games.magic.meaning.deeds import COUNTER, DESTROY, RETURN
from grimorio.games.magic.public import ALL, TARGETS, Context, Face, Filter
from grimorio.games.magic.state.objects import NOBODY
from grimorio.kernel import Position
from grimorio.kernel.seats import Seat

LEAST: Final = 5
"""The number of cards of the other deck that must have been seen before any card is exchanged."""
MET: Final = 0.2
"""The least share of the other deck's cards that an answer from the sideboard must affect."""


def exchanged(p: Position, seat: Seat, deck: Deck, seen: Collection[str]) -> Deck:
    """The deck for the next game; the sizes of main deck and sideboard remain the same.

    Args:
        p: a position of the last game that the seat holds possible; only its cards are read.
        seat: the seat of the deck.
        deck: the deck with which the last game was played.
        seen: names of the other player's cards that the seat has seen, with repetition.
    """
    if len(seen) < LEAST:
        return deck
    own = [name for count, name in deck.main for _ in range(count)]
    shares = {name: _met(p, seat, name, seen, own) for _, name in deck.main + deck.sideboard}
    out = [name for name in own if shares[name] == 0]
    spare = [name for count, name in deck.sideboard for _ in range(count)]
    wanted = [name for name in spare if (shares[name] or 0) >= MET]
    wanted.sort(key=lambda name: -(shares[name] or 0))
    pairs = list(zip(out, wanted, strict=False))
    main, side = Counter(own), Counter(spare)
    for away, into in pairs:
        main.subtract((away,))
        main.update((into,))
        side.subtract((into,))
        side.update((away,))
    return Deck(deck.name, _lines(main), _lines(side)) if pairs else deck


def names_seen(table: dict[str, Any], seat: Seat) -> list[str]:
    """The names of the other player's cards in the table as a seat sees it, one for each card.

    `table` is the "table" of the seat's view (`Position.seen_by`), `seat` the seat.
    """
    other = table["players"][1 - seat]
    names = [card["name"] for card in table["play"] if card["owner"] != seat and not card["token"]]
    names += [card["name"] for zone in ("graveyard", "removed") for card in other[zone]]
    return names + [name for name in other["hand"] if name is not None]


def _lines(cards: Counter[str]) -> tuple[tuple[int, str], ...]:
    return tuple((count, name) for name, count in cards.items() if count)


def _met(p: Position, seat: Seat, name: str, seen: Collection[str], own: Collection[str]) -> float | None:
    """The share of the cards `seen`, from 0 to 1, that the card `name` can affect; None if it is no answer.

    An answer that affects all objects of a kind gets 0 if the seat's `own` deck has as large a share of them.
    """
    found: float | None = None
    for what, everywhere in _answers(p, p.book.face(p.book.face_of[name])):
        share = _share(p, seat, what, seen)
        if everywhere and _share(p, seat, what, own) >= share:
            share = 0.0
        found = max(found or 0.0, share)
    return found


def _share(p: Position, seat: Seat, what: Filter, names: Collection[str]) -> float:
    faces = [p.book.face_of[name] for name in names]
    return sum(what.face(p, face, NOBODY, Context(seat, 0)) for face in faces) / len(faces)


def _answers(p: Position, face: Face) -> list[tuple[Filter, bool]]:
    """For each effect of a spell: (noun for the objects that it answers, whether it affects all of them)."""
    answers: list[tuple[Filter, bool]] = []
    for program in face.spell:
        for deed in lore_of(p.book).program(program).deeds:
            if deed.kind not in (DESTROY, COUNTER, RETURN) or deed.what is None:
                continue
            if deed.what.kind == TARGETS:
                what = program.targets[deed.what.part].what
            elif deed.what.kind == ALL and deed.what.what is not None:
                what = deed.what.what
            else:
                continue
            if what.zone in ("play", "stack") and what.kinds:
                answers.append((what, deed.what.kind == ALL))
    return answers
