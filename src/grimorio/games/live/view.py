"""The view of an auction that a seat gets."""

from __future__ import annotations

from typing import Any

from grimorio.games.live.meaning import COLOURS, SPELL_DECKS, Book
from grimorio.games.live.rules.auction import Auction, Picks
from grimorio.games.live.rules.challenge import Challenge
from grimorio.games.live.rules.completion import Completion, Precedence
from grimorio.games.live.rules.power import Escalation, Offer
from grimorio.games.live.rules.session import Session
from grimorio.games.live.rules.things import KINDS, left_in, mage, secret, table
from grimorio.games.live.words import DECKS, STYLES, TRAITS
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of


def innermost(p: Position, kind: type[Any]) -> Any:
    """The innermost frame of the class `kind` among the procedures in progress; None if there is none."""
    return next((frame for frame in reversed(p.agenda) if isinstance(frame, kind)), None)


def table_seen(p: Position, seat: Seat) -> dict[str, Any]:
    """The table as a seat sees it, as JSON data.

    Of the packs that others took in secret it has only the number. Its field "given" is the seat's own answer
    while other seats have still to answer the same question, otherwise None.
    """
    book: Book = p.book
    t = table(p)
    session: Session | None = innermost(p, Session)
    return {
        "phase": "over" if p.over or session is None else session.phase,
        "round": len(t.order) + 1 if session is None or session.phase != "auction" else session.at,
        "active": active(p),
        "first": t.first if t.first >= 0 else None,
        "order": [DECKS[deck] for deck in t.order],
        "auction": None if t.laid < 0 else DECKS[t.laid],
        "packs": [book.packs[pack] for pack in t.packs],
        "decks": [
            {
                "deck": DECKS[deck],
                "left": left_in(p, deck),
                "packs": [book.packs[pack] for pack in t.rest[deck]],
            }
            for deck in range(SPELL_DECKS)
        ],
        "lands": list(book.lands[COLOURS:]),
        "magi": [mage_seen(p, other, seat) for other in seats_of(p.setup.seats)],
        "rows": rows_seen(p),
        "picks": picks_seen(p),
        "challenge": challenge_seen(p),
        "completion": completion_seen(p),
        "given": next((list(option) for other, option, _ in p.answered if other == seat), None),
    }


def active(p: Position) -> int | None:
    """The seat whose turn it is to take a pack, or None."""
    picks: Picks | None = innermost(p, Picks)
    if picks is not None:
        return picks.seats[picks.turn]
    completion: Completion | None = innermost(p, Completion)
    return (
        completion.line[completion.at]
        if completion is not None and completion.at < len(completion.line)
        else None
    )


def rows_seen(p: Position) -> dict[str, Any] | None:
    """The rounds of the auction of a deck ("rows": for each the kind declared and how many packs are taken).

    With them come "at", the index of the present round, and "later", the groups of seats that take packs
    later in it; and "binds", whether a declaration holds for the whole session. None outside an auction.
    """
    auction: Auction | None = innermost(p, Auction)
    if auction is None:
        return None
    return {
        "at": max(auction.row, 0),
        "rows": [{"kind": KINDS[kind], "packs": packs, "rule": rule} for kind, packs, rule in auction.rows()],
        "later": [list(group) for group in auction.groups],
        "binds": not p.book.choices.each_colour,
    }


def mage_seen(p: Position, seat: Seat, viewer: int) -> dict[str, Any]:
    """A Magus as the viewer sees it, as JSON data; `seat` is the Magus, `viewer` the seat that looks.

    Everything is public (LIVE-3-APPROVE-2) but the packs taken in secret (LIVE-3-COMP-5): "secret" has their
    number as "size", and "packs" is None for others.
    """
    book: Book = p.book
    magus, sheet = mage(p, seat), book.magi[seat]
    hidden = secret(p, seat)
    return {
        "seat": seat,
        "name": sheet.name,
        "playing": magus.playing,
        "style": STYLES[sheet.style],
        "powers": list(sheet.powers),
        "declared": {DECKS[deck]: KINDS[kind] for deck, kind in enumerate(magus.declared) if kind >= 0},
        "traits": dict(zip(TRAITS, magus.traits, strict=True)),
        "all_traits": dict(zip(TRAITS, sheet.traits, strict=True)),
        "life": magus.life,
        "all_life": sheet.life,
        "packs": [book.packs[pack] for pack in magus.packs],
        "secret": {
            "size": len(hidden),
            "packs": [book.packs[pack] for pack in hidden] if seat == viewer else None,
        },
        "lands": {name: count for name, count in zip(book.lands, magus.lands, strict=True) if count},
    }


def picks_seen(p: Position) -> dict[str, Any] | None:
    """How many packs each seat may still take in this round of the auction, and the pack that is claimed.

    It is `{"left": [{"seat", "packs"}], "holder", "pack"}`: "holder" is the seat that claims "pack", both
    None if no pack is claimed. The result is None while no seats take packs.
    """
    picks: Picks | None = innermost(p, Picks)
    if picks is None:
        return None
    left = dict(zip(picks.seats, picks.left, strict=True))
    return {
        "left": [{"seat": seat, "packs": count} for seat, count in left.items()],
        "holder": picks.holder if picks.holder >= 0 else None,
        "pack": p.book.packs[picks.pack] if picks.pack >= 0 else None,
    }


def challenge_seen(p: Position) -> dict[str, Any] | None:
    """The challenge in progress with its life bids and its two hidden packs, or None.

    It is JSON data: "holder", "rival", "pack", "trait", "powers", "winner", "overbidder", "bid" and "offer";
    a value that is not decided yet is None.
    """
    challenge: Challenge | None = innermost(p, Challenge)
    if challenge is None:
        return None
    bids: Escalation | None = innermost(p, Escalation)
    two: Offer | None = innermost(p, Offer)
    return {
        "holder": challenge.holder,
        "rival": challenge.rival,
        "pack": p.book.packs[challenge.pack] if challenge.pack >= 0 else None,
        "trait": TRAITS[challenge.trait] if challenge.trait >= 0 else None,
        "powers": list(challenge.powers),
        "winner": challenge.winner if challenge.winner >= 0 else None,
        "overbidder": challenge.overbidder if challenge.overbidder >= 0 else None,
        "bid": None if bids is None else bids.bid,
        "offer": None
        if two is None
        else {"seat": two.seat, "second": p.book.packs[two.second] if two.second >= 0 else None},
    }


def completion_seen(p: Position) -> dict[str, Any] | None:
    """The completion of the decks as far as it has come, or None outside it.

    "decks" has the deck that each seat declared, "line" the seats that have still to take packs, in order.
    While seats contest the order in which they take from a deck, "place" has the deck, the "holder" of the
    next place, and the seats whose places are "settled"; otherwise it is None.
    """
    completion: Completion | None = innermost(p, Completion)
    if completion is None:
        return None
    place: Precedence | None = innermost(p, Precedence)
    return {
        "decks": [DECKS[deck] if deck >= 0 else None for deck in completion.chosen],
        "line": list(completion.line[completion.at :]),
        "place": None
        if place is None or place.holder < 0
        else {"deck": DECKS[place.deck], "holder": place.holder, "settled": list(place.line)},
    }
