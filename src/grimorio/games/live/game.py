"""The auction of Magic Live as a game of the kernel."""

from __future__ import annotations

import hashlib
import json
from array import array
from typing import Any, ClassVar

from grimorio.decks import Deck
from grimorio.games.live import cardset, imagined, learn, refusals, view
from grimorio.games.live.meaning import Book
from grimorio.games.live.options import OPTIONS, Choices
from grimorio.games.live.pool import PACK
from grimorio.games.live.rules.auction import Auction, Picks
from grimorio.games.live.rules.challenge import Challenge
from grimorio.games.live.rules.completion import Completion, Lands, Precedence
from grimorio.games.live.rules.events import EVENTS
from grimorio.games.live.rules.power import Escalation, GiveBack, Offer, Reincarnation
from grimorio.games.live.rules.session import Departure, Session
from grimorio.games.live.rules.things import Mage, Table, mage, secret
from grimorio.games.live.situation import lay_out
from grimorio.kernel import Choice, Game, Option, Position, Setup
from grimorio.kernel.seats import Seat, seats_of


class Live(Game):
    """The auction of Magic Live for 2 to 8 Magi.

    `Setup.cards` is None, or an object with some of these fields:

    - "sheets": for each seat a sheet as JSON, or None for an example;
    - "pool": a deck list with four of each card, as JSON;
    - "powers": a list of Powers that the players propose;
    - "news": for each seat the number of entries that its sheet's history had at the last session.
    """

    name = "live"
    version = "2"
    seats = (2, 3, 4, 5, 6, 7, 8)
    options = OPTIONS
    situations = True
    sealed: ClassVar[dict[str, str]] = {"throw": "throws"}
    scenes: ClassVar[dict[str, int]] = {
        "claim": 2,
        "contest": 3,
        "challenge": 4,
        "power": 6,
        "bid": 3,
        "retest": 4,
        "throws": 8,
    }
    types = (
        Table,
        Mage,
        Session,
        Auction,
        Picks,
        Challenge,
        Escalation,
        Offer,
        GiveBack,
        Reincarnation,
        Completion,
        Precedence,
        Lands,
        Departure,
        *EVENTS,
    )

    def __init__(self) -> None:
        self._books: dict[tuple[int, tuple[str, ...]], Book] = {}

    def book(self, setup: Setup) -> Book:
        values = self.settled(setup)
        if setup.cards is not None:
            return cardset.book_of(setup, Choices(values))
        key = (setup.seats, tuple(values.values()))
        book = self._books.get(key)
        if book is None:
            book = self._books[key] = cardset.book_of(setup, Choices(values))
        return book

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        """All Powers as JSON data: those of the rulebook, then those in `cards` (see `Setup.cards`)."""
        usual = {option.name: option.default for option in OPTIONS}
        return cardset.described(cardset.powers_of(cards, Choices(usual)))

    def card_hash(self, setup: Setup) -> str:
        """A short hash of the Powers, sheets and pool."""
        data = [
            self.cards(setup.cards),
            [sheet.to_json() for sheet in cardset.sheets_of(setup)],
            cardset.pool_of(setup).to_json(),
        ]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]

    def begin(self, position: Position) -> None:
        if position.setup.situation is not None:
            lay_out(position)
            return
        book: Book = position.book
        position.add(Table(book.decks))
        for seat, magus in zip(seats_of(len(book.magi)), book.magi, strict=True):
            position.add(Mage(seat, magus.traits, magus.life, len(book.lands)))
        position.push(Session())

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        return view.table_seen(position, seat)

    def standing(self, position: Position) -> list[dict[str, int]]:
        magi = [mage(position, seat) for seat in seats_of(position.setup.seats)]
        return [{"life": one.life, "traits": sum(one.traits), "packs": len(one.packs)} for one in magi]

    def deal_again(self, position: Position, seat: Seat) -> None:
        imagined.deal_again(position, seat)

    def foregone(self, position: Position, choice: Choice) -> bool:
        """Whether a choice offers a single option, so that the game can answer it for the seat.

        This reveals nothing: everybody knows how many options a seat has, even where it is hidden which packs
        they name.
        """
        return len(choice.options) == 1

    def playing(self, position: Position, seat: Seat) -> bool:
        return super().playing(position, seat) and mage(position, seat).playing

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        position.push(Departure(seat))

    def refused(self, position: Position, seat: Seat) -> list[dict[str, Any]]:
        return refusals.refused(position, seat)

    def actions(self, seats: int) -> tuple[Option, ...]:
        return learn.actions()

    def features(self, position: Position, seat: Seat) -> array[float]:
        return learn.features(position, seat)

    def decks(self, position: Position) -> list[Deck]:
        """The deck of each seat as it stands now: first its packs, then its lands (LIVE-3-TOUR-2)."""
        book: Book = position.book
        decks = []
        for seat, magus in zip(seats_of(len(book.magi)), book.magi, strict=True):
            holder = mage(position, seat)
            packs = (*holder.packs, *secret(position, seat))
            main = [(PACK, book.packs[pack]) for pack in packs]
            main += [(count, name) for name, count in zip(book.lands, holder.lands, strict=True) if count]
            decks.append(Deck(magus.name, tuple(main)))
        return decks

    def lives(self, position: Position) -> list[int]:
        """The life with which each seat begins every game of the tournament (LIVE-3-TOUR-2)."""
        return [mage(position, seat).life for seat in seats_of(position.setup.seats)]
