"""The view of a draft that a seat gets."""

from __future__ import annotations

from typing import Any

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.rules.booster import LEFT, direction
from grimorio.games.draft.rules.events import pool
from grimorio.games.draft.rules.rochester import coming
from grimorio.games.draft.rules.things import Pack, held, laid, packs, playing, sees, table, taken
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of


def table_seen(p: Position, seat: Seat) -> dict[str, Any]:
    """The table as a seat sees it.

    Fields:
        kind, set: the kind of draft, and the code of the set, or the codes of all packs ("ONS-LGN-SCG").
        phase: "draft", "building" (all cards are taken, and decks are built) or "over".
        round, rounds: the number of the round, from 1, and how many rounds there are; in a round, each seat
            opens one pack.
        pick: the number of the pick from the pack, from 1.
        direction: "left" (ascending seats) or "right": where packs or turns go.
        pack: the cards that the seat may look at now: its own pack, or the one that lies open; or None.
        seats: for each seat whether it is `playing`, how many `cards` it has, how many are in the `pack` that
            it holds, how many products are still `closed`, and its `pool`: the cards it has, in the order of
            the set, or None where the viewer may not know.
        picks: the viewer's own picks in order, each with the `card` and the `pack` from which it was taken,
            as it was then.
        order: in a Rochester draft, the seats that take the cards left in the pack, in order; else empty.
        packs: the packs that everybody may know, which after the end are all unless they stay secret: who
            opened it, in which `round`, its `cards`, the `takes` in order as [seat, card], and the
            `direction` in which it went.
        given: the viewer's own answer while others have still to answer.
    """
    book: Book = p.book
    t = table(p)
    pack = laid(p) if book.open else held(p, seat)
    shown = pack is not None and t.phase == "draft" and sees(p, pack, seat)
    return {
        "kind": book.kind,
        "set": book.code,
        "phase": t.phase,
        "round": t.round,
        "rounds": len(book.products),
        "pick": t.pick if pack is None or not book.open else len(pack.takes) + 1,
        "direction": "left" if t.direction == 1 else "right",
        "pack": list(pack.left()) if pack is not None and shown else None,
        "seats": [_seat_seen(p, other, seat) for other in seats_of(p.setup.seats)],
        "picks": [
            {
                "round": round,
                "card": taken_from.takes[place][1],
                "pack": list(taken_from.before(place)),
            }
            for round, taken_from, place in taken(p, seat)
            if book.products[taken_from.product].name == "booster" and book.kind != "sealed"
        ],
        "order": coming(p, pack) if pack is not None and book.open and shown else [],
        "packs": [_pack_seen(known) for known in packs(p) if book.open or (p.over and not book.secret)],
        "given": next((list(option) for other, option, _ in p.answered if other == seat), None),
    }


def _seat_seen(p: Position, seat: Seat, viewer: Seat) -> dict[str, Any]:
    """A seat of the draft as the viewer sees it, as JSON data: an entry of "seats" in `table_seen`."""
    book: Book = p.book
    pack = held(p, seat)
    cards = pool(p, seat)
    opened = sum(one.opener == seat for one in packs(p))
    return {
        "seat": seat,
        "playing": playing(p, seat),
        "cards": len(cards),
        "pack": 0 if pack is None else len(pack.cards) - len(pack.takes),
        "closed": len(book.products) - opened if playing(p, seat) else 0,
        "pool": list(cards) if seat == viewer or book.open or (p.over and not book.secret) else None,
    }


def _pack_seen(pack: Pack) -> dict[str, Any]:
    """A pack with all of its cards as JSON data, for a pack of which everybody may know everything.

    Its keys are "opener" (the seat), "round", "cards", "takes" and "direction" ("left" or "right").
    """
    return {
        "opener": pack.opener,
        "round": pack.round,
        "cards": list(pack.cards),
        "takes": [list(take) for take in pack.takes],
        "direction": "left" if direction(pack.round) == LEFT else "right",
    }


def pack_size(p: Position, seat: Seat) -> int:
    """How many cards are in the pack from which a seat picks; everybody can count them."""
    pack = laid(p) if p.book.open else held(p, seat)
    return 0 if pack is None else len(pack.cards) - len(pack.takes)
