"""Wizards of Mickey as a game of the kernel."""

from __future__ import annotations

import hashlib
import json
import marshal
from array import array
from functools import cache
from typing import Any, Final

from grimorio.decks import Deck
from grimorio.games.mickey import cardset, imagined, learn, refusals, view
from grimorio.games.mickey.deck import Offence, Parts, offences, teams
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import CardError, Face
from grimorio.games.mickey.options import OPTIONS, TURN_CAP, Choices
from grimorio.games.mickey.ready import ready
from grimorio.games.mickey.rules import actions, challenge, deeds, events, match, picks, spell_events, turn
from grimorio.games.mickey.rules.board import Gone, Mark, Side, Table, side, table
from grimorio.games.mickey.rules.match import KEPT, Concession, Match
from grimorio.games.mickey.rules.renew import forget
from grimorio.games.mickey.situation import lay_out
from grimorio.kernel import Event, Frame, Game, Position, Setup, SetupError
from grimorio.kernel.faults import Fault, Message, Unknown, in_field, message_of
from grimorio.kernel.seats import Seat, seats_of
from grimorio.kernel.sizes import quoted

Laid = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
"""A deck as indices of cards in the compiled card list: (Mages, Spells, Castles, Support, Code or -1)."""
BOOKS: Final = 32
"""How many books (compiled card sets) are cached, each for a card set and options."""
MODULES: Final = (actions, challenge, deeds, events, match, picks, spell_events, turn)
"""The modules that define the frames and events of the rules."""


def _types() -> tuple[type[Any], ...]:
    """The classes that positions and records need: every frame, every event, and the things on the table."""
    found: dict[str, type[Any]] = {"Table": Table, "Side": Side, "Mark": Mark, "Gone": Gone}
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, (Frame, Event)):
                found[name] = value
    return tuple(found.values())


class Mickey(Game):
    """Wizards of Mickey for two players.

    `Setup.cards` is None, or an object with one or both of these fields:

    - "decks": for each seat a deck as JSON, the name of a prebuilt deck, or None for the usual one;
    - "cards": a card set of the players' own, as JSON.
    """

    name = "mickey"
    version = "2"
    seats = (2,)
    options = OPTIONS
    turn_cap = TURN_CAP
    last_turns = 1
    situations = True
    types = _types()

    def __init__(self) -> None:
        self._books: dict[tuple[str, ...], Book] = {}

    def book(self, setup: Setup) -> Book:
        values = self.settled(setup)
        own = _part(setup.cards, "cards")
        key = (*values.values(), "" if own is None else json.dumps(own, sort_keys=True))
        book = self._books.get(key)
        if book is None:
            cards = cardset.own() if own is None else cardset.from_json(own)
            try:
                book = Book(cards, Choices(values))
            except CardError as error:
                raise SetupError("cards.cards", message_of(error)) from None
            if len(self._books) >= BOOKS:
                del self._books[next(iter(self._books))]
            self._books[key] = book
        return book

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        own = _part(cards, "cards")
        return cardset.described(cardset.own() if own is None else cardset.from_json(own))

    def own_cards(self, cards: Any) -> Any:
        return _part(cards, "cards")

    def card_faults(self, cards: Any) -> list[SetupError]:
        found = super().card_faults(cards)
        own = cards.get("cards") if found and isinstance(cards, dict) else None
        return found if own is None else cardset.faults(own) or found

    def card_hash(self, setup: Setup) -> str:
        own, decks = _part(setup.cards, "cards"), _part(setup.cards, "decks")
        data = json.dumps([_own_hash() if own is None else own, decks], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(data.encode()).hexdigest()[:16]

    def decks(self, setup: Setup) -> list[Deck]:
        """The deck of each seat, as the setup gives it.

        Raises:
            SetupError: a deck is missing, or is not a deck.
        """
        book = self.book(setup)
        given = _part(setup.cards, "decks")
        if given is None:
            if _part(setup.cards, "cards") is not None:
                raise SetupError("cards.decks", "expected two decks of these cards", "two-decks-of")
            return self._ready(book)[:2]
        if not isinstance(given, list) or len(given) != 2:
            raise SetupError("cards.decks", "expected two decks, one for each seat", "two-decks")
        decks = []
        for seat, data in zip(seats_of(2), given, strict=True):
            try:
                decks.append(self._deck(book, data, seat))
            except ValueError as error:
                raise SetupError(f"cards.decks[{seat}]", in_field(error)) from None
        return decks

    def _ready(self, book: Book) -> list[Deck]:
        """The prebuilt decks for the kind of match that the options name (`book` has the options).

        Code cards are left out where the rulebook in use has none.
        """
        codes = set() if book.choices.codes else {code.name for code in book.cards.codes}
        return [
            Deck(deck.name, tuple(entry for entry in deck.main if entry[1] not in codes), deck.sideboard)
            for deck in ready(book.choices.values["match"])
        ]

    def _deck(self, book: Book, data: Any, seat: Seat) -> Deck:
        """The deck that `data` gives for a seat.

        None stands for the seat's default prebuilt deck, a text for the prebuilt deck of that name; other
        data is a deck as JSON. Raises ValueError: there is no such deck, or `data` is no deck.
        """
        if data is None and book.cards is cardset.own():
            return self._ready(book)[seat]
        if not isinstance(data, str):
            return Deck.from_json(data, lambda name: _known(book, name))
        found = next((deck for deck in self._ready(book) if deck.name == data), None)
        if found is None:
            raise Fault("no ready deck is called {name}", "no-ready-deck", name=quoted(data))
        return found

    def offences(self, deck: Deck, setup: Setup, team: str | None = None) -> tuple[Offence, ...]:
        """The offences of a deck against the rules of its match; empty for a legal deck.

        `team` is the declared team, which counts in an Official match. With None, the team is the one that
        gives the fewest offences.

        Raises:
            LookupError: the deck has a card that does not exist.
        """
        book = self.book(setup)
        parts = _parts(book, deck)
        if not book.choices.official:
            return offences(parts, book.choices)
        wanted = teams(parts) if team is None else [team]
        return min((offences(parts, book.choices, one) for one in wanted or [""]), key=len)

    def begin(self, position: Position) -> None:
        if position.setup.situation is not None and lay_out(position):
            return
        book: Book = position.book
        position.add(Table())
        given = marshal.dumps(_part(position.setup.cards, "decks"), 2)
        laid: list[Laid] | None = book.laid.get(given)
        if laid is None:
            laid = self._laid(position.setup)
            if len(book.laid) < KEPT:
                book.laid[given] = laid
        for seat, (mages, spells, castles, support, _) in zip(seats_of(2), laid, strict=True):
            own = Side(seat)
            own.mages = mages
            own.deck = spells
            own.castles = castles
            own.support = support
            position.add(own)
        position.push(Match(tuple(code for _, _, _, _, code in laid)))

    def _laid(self, setup: Setup) -> list[Laid]:
        """The deck of each seat at the beginning of the game, as indices of cards (see `Laid`).

        Raises SetupError: a deck is not legal.
        """
        laid: list[Laid] = []
        for seat, deck in enumerate(self.decks(setup)):
            if wrong := self.offences(deck, setup):
                raise SetupError(f"cards.decks[{seat}]", _said(wrong[0]))
            parts = _parts(self.book(setup), deck)
            code = parts.codes[0].index if parts.codes else -1
            piles = (parts.mages, parts.spells, parts.castles, parts.support)
            mages, spells, castles, support = (tuple(face.index for face in pile) for pile in piles)
            laid.append((mages, spells, castles, support, code))
        return laid

    def renew(self, position: Position) -> None:
        super().renew(position)
        forget(position)

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        return view.table_seen(position, seat)

    def last_turn(self, position: Position) -> int | None:
        """The number of the last turn of a game whose time is over.

        It is the present turn if the second player takes it, else the next one, so that both players have had
        as many turns (ruled).
        """
        turn = max(table(position).turn, 1)
        return min(turn + turn % 2, TURN_CAP)

    def standing(self, position: Position) -> list[dict[str, int]]:
        return [{"diamagics": side(position, seat).diamagics()} for seat in seats_of(2)]

    def deal_again(self, position: Position, seat: Seat) -> None:
        imagined.deal_again(position, seat)

    def refused(self, position: Position, seat: Seat) -> list[dict[str, Any]]:
        return refusals.refused(position, seat)

    def features(self, position: Position, seat: Seat) -> array[float]:
        return learn.features(position, seat)

    def playing(self, position: Position, seat: Seat) -> bool:
        return super().playing(position, seat) and not position.over

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        position.push(Concession(seat))

    def drawn(self, position: Position) -> Event:
        return events.GameEnds((), "judge", "WOM-FR-11.1-2")


def _part(cards: Any, name: str) -> Any:
    """The value of the field `name` ("decks" or "cards") in a setup's `cards`; None where it is missing.

    Raises SetupError: `cards` is not None and no object, or it has other fields.
    """
    if cards is None:
        return None
    if not isinstance(cards, dict) or not set(cards) <= {"decks", "cards"}:
        raise SetupError("cards", 'expected an object with "decks", "cards" or both', "mickey-cards-object")
    return cards.get(name)


def _known(book: Book, name: str) -> str:
    """Return the card key `name` after checking that the card list has it. Raises LookupError: it has not."""
    if name not in book.face_of:
        raise Unknown("no card is called {name}", "card", name=quoted(name))
    return name


def _parts(book: Book, deck: Deck) -> Parts:
    """A deck sorted into its parts. Raises LookupError: it has a card that is not in `book`."""

    def faces(entries: tuple[tuple[int, str], ...]) -> list[Face]:
        return [book.faces[book.face_of[_known(book, name)]] for count, name in entries for _ in range(count)]

    return Parts.of(faces(deck.main), faces(deck.sideboard))


KNOWN_AS: Final = {"d95dd6a155104326": "0a1af92468fcc1ba"}
"""For the hash of cards with which records were made under another one, that other hash.

It was taken of the names in Italian and French, too.
"""


@cache
def _own_hash() -> str:
    """A hash of the game's own cards; what they are called in other languages does not change it."""
    data = json.dumps(cardset.played(cardset.own()), sort_keys=True, ensure_ascii=False)
    hash = hashlib.sha256(data.encode()).hexdigest()[:16]
    return KNOWN_AS.get(hash, hash)


def _said(offence: Offence) -> Message:
    """An offence of a deck as text, with the id of its rule."""
    text = f"{offence.kind} {offence.card} {offence.found} for {offence.wanted}"
    said = Message(" ".join(text.split()), f"mickey-deck-{offence.kind}")
    said.facts = {"card": offence.card or "", "found": offence.found, "wanted": offence.wanted}
    said.catalogue = "mickey"
    return Message("{problem} ({rule})", "by-rule", problem=said, rule=offence.rule)
