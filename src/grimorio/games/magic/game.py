"""Magic, Eighth Edition, as a game of the kernel."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any

from grimorio.decks import Deck
from grimorio.games.magic import cardset, imagined, learn, moments, refusals, situation_data, view
from grimorio.games.magic.cards import CARDS
from grimorio.games.magic.deck import product
from grimorio.games.magic.described import described
from grimorio.games.magic.meaning.book import Book
from grimorio.games.magic.ops import effects
from grimorio.games.magic.options import OPTIONS
from grimorio.games.magic.registry import TYPES
from grimorio.games.magic.rules.events import EndGame
from grimorio.games.magic.rules.leave import Concede, lapses
from grimorio.games.magic.rules.mana import mana_options
from grimorio.games.magic.rules.pay import more_mana
from grimorio.games.magic.rules.renew import renew as renewed
from grimorio.games.magic.rules.start import Start
from grimorio.games.magic.rules.turn import LAST_TURNS, TURN_CAP, last_turn
from grimorio.games.magic.state.objects import Player, Table, player, table
from grimorio.games.magic.words.abilities import Card
from grimorio.kernel import Choice, Event, Game, Option, Position, Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of

LIFE = 20
BOOKS = 30
"""How many compiled card lists (`Book`) are kept in memory.

Each setup with cards or tokens that are not the game's needs a `Book` of its own.
"""

THEME_DECKS = ("Life Boost", "Sky Slam", "Expulsion", "Speed Scorch", "Heavy Hitters")
"""The names of the decks for seats without one in the setup: seat 0 gets the first, and so on."""


class Brought:
    """What the players bring to a game by `Setup.cards`, worked out once for games with equal cards.

    Attributes:
        own: the cards besides the game's own, as `cardset.besides` returns them.
        decks: the deck of each seat; None before they are read.
        book: the book for which `libraries` holds the cards of each deck, by their indices; None before.
    """

    def __init__(self, own: Any) -> None:
        self.own = own
        self.decks: list[Deck] | None = None
        self.book: Book | None = None
        self.libraries: list[tuple[int, ...]] = []


class Magic(Game):
    """Magic by the rules of July 2003, for two to eight players, each against all others.

    `Setup.cards` is None, or an object with "decks" (for each seat a deck as JSON, the name of one that was
    sold, or None for one of `THEME_DECKS`), "life" (for each seat the life it begins with) and "cards" (a
    card set made by the players, as JSON, or only its list of cards). Each of these keys may be missing.
    """

    name = "magic"
    version = "3"
    seats = (2, 3, 4, 5, 6, 7, 8)
    turn_cap = TURN_CAP
    last_turns = LAST_TURNS
    options = OPTIONS
    situations = True
    quiet = moments.QUIET
    types = TYPES

    def __init__(self) -> None:
        self._books: dict[tuple[str, ...], Book] = {}
        self._latest: tuple[Setup, Brought] | None = None
        self._brought: dict[str, Brought] = {}

    def book(self, setup: Setup) -> Book:
        values = self.settled(setup)
        own = self._brought_to(setup).own
        tokens = situation_data.tokens(setup.situation)
        key = (*values.values(), "" if own is None else json.dumps(own, sort_keys=True), repr(tokens))
        book = self._books.get(key)
        if book is None:
            cards: tuple[Card, ...] = CARDS
            if own is not None:
                cards = (*CARDS, *cardset.from_json(own).cards)
            book = self._books[key] = effects.book((*cards, *tokens), values)
            if len(self._books) > BOOKS:
                del self._books[next(iter(self._books))]
        return book

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        own = cardset.besides(cards)
        sets = [cardset.own()] if own is None else [cardset.own(), cardset.from_json(own)]
        book = self.book(Setup(self.name, 2, cards=cards))
        return [described(one, of, book.face(book.face_of[one.name])) for of in sets for one in of.cards]

    def own_cards(self, cards: Any) -> Any:
        return cardset.besides(cards)

    def card_faults(self, cards: Any) -> list[SetupError]:
        try:
            own = cardset.besides(cards)
        except SetupError as error:
            return [error]
        return [] if own is None else cardset.faults(own)

    def card_hash(self, setup: Setup) -> str:
        own = cardset.besides(setup.cards)
        decks = setup.cards.get("decks") if isinstance(setup.cards, dict) else None
        data = json.dumps([_printed_hash(), own, decks], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(data.encode()).hexdigest()[:16]

    def begin(self, position: Position) -> None:
        last_turn(position.setup)
        position.add(Table(position.setup.seats))
        for seat, life in zip(seats_of(position.setup.seats), _life(position.setup), strict=True):
            position.add(Player(seat, life))
        if position.setup.situation is not None:
            from grimorio.games.magic.situation import lay_out

            lay_out(position)
            return
        for place, library in enumerate(self._libraries(position)):
            position.edit(1 + place).library = library
        position.push(Start())

    def decks(self, setup: Setup) -> list[Deck]:
        """The deck of each seat.

        Raises:
            SetupError: there is not one deck for each seat, or a deck cannot be read.
        """
        brought = self._brought_to(setup)
        if brought.decks is None:
            brought.decks = self._read_decks(setup, brought.own)
        return brought.decks

    def _brought_to(self, setup: Setup) -> Brought:
        """What a setup's cards come to, kept for the games that begin with equal ones."""
        latest = self._latest
        if latest is not None and latest[0] is setup:
            return latest[1]
        key = repr((setup.seats, setup.cards))
        brought = self._brought.get(key)
        if brought is None:
            brought = self._brought[key] = Brought(cardset.besides(setup.cards))
            if len(self._brought) > BOOKS:
                del self._brought[next(iter(self._brought))]
        self._latest = setup, brought
        return brought

    def _libraries(self, position: Position) -> list[tuple[int, ...]]:
        """The cards of each seat's deck, by their indices in the book; raises what `decks` raises."""
        decks = self.decks(position.setup)
        brought = self._brought_to(position.setup)
        if brought.book is not position.book:
            brought.libraries = [tuple(self._faces(position, deck)) for deck in decks]
            brought.book = position.book
        return brought.libraries

    def _read_decks(self, setup: Setup, own: Any) -> list[Deck]:
        """The deck of each seat, read anew; raises what `decks` raises. `own` is as in `Brought`."""
        given = setup.cards.get("decks") if isinstance(setup.cards, dict) else None
        if given is None:
            given = [None] * setup.seats
        if not isinstance(given, list) or len(given) != setup.seats:
            problem = "expected {seats} decks, one for each seat"
            raise SetupError("cards.decks", problem, "seat-decks", seats=setup.seats)
        decks = []
        find = cardset.finder(own)
        for seat, data in enumerate(given):
            if data is None:
                data = THEME_DECKS[seat % len(THEME_DECKS)]
            try:
                decks.append(product(data).deck if isinstance(data, str) else Deck.from_json(data, find))
            except (LookupError, ValueError) as error:
                raise SetupError(f"cards.decks[{seat}]", str(error), cause="deck") from None
        return decks

    def _faces(self, position: Position, deck: Deck) -> list[int]:
        known = position.book.face_of
        names = deck.cards()
        for name in names:
            if name not in known:
                problem = f"{deck.name}: no card is called {name!r}"
                raise SetupError("cards.decks", problem, cause="card", name=name)
        return [known[name] for name in names]

    renew = staticmethod(renewed)  # no method in between: this file is not compiled

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        return view.table_seen(position, seat)

    def hinted(self, position: Position, seat: Seat, table: dict[str, Any]) -> dict[str, Any]:
        return view.hinted(position, seat, table)

    def last_turn(self, position: Position) -> int | None:
        """The number of the last turn of a game whose time is over: the fifth after the present turn.

        After it the game is drawn.
        """
        return min(table(position).turn + LAST_TURNS, TURN_CAP)

    def standing(self, position: Position) -> list[dict[str, int]]:
        return [{"life": player(position, seat).life} for seat in seats_of(position.setup.seats)]

    def deal_again(self, position: Position, seat: Seat) -> None:
        imagined.deal_again(position, seat)

    def besides(self, position: Position, choice: Choice) -> Sequence[Option]:
        """The options to play mana abilities that a seat has in addition to `choice.options`.

        It has them when it has priority or pays mana; at other choices there are none.
        """
        if choice.ask == "priority":
            return mana_options(position, choice.seat)
        return more_mana(position) if choice.ask == "pay" else ()

    def foregone(self, position: Position, choice: Choice) -> bool:
        return moments.foregone(position, choice)

    def habit(self, position: Position, choice: Choice) -> str | None:
        if choice.ask == "priority":
            return moments.moment_of(position, choice.seat)
        return choice.ask if choice.ask == "attack" else None

    def unfinished(self, position: Position, seat: Seat) -> bool:
        return moments.unfinished(position, seat)

    def features(self, position: Position, seat: Seat) -> array[float]:
        return learn.features(position, seat)

    def refused(self, position: Position, seat: Seat) -> list[dict[str, Any]]:
        return refusals.refused(position, seat)

    def lapses(self, position: Position, event: Event) -> bool:
        return lapses(position, event)

    def playing(self, position: Position, seat: Seat) -> bool:
        return super().playing(position, seat) and seat in table(position).seats

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        position.push(Concede(seat))

    def drawn(self, position: Position) -> Event:
        return EndGame((), "judge", "MTG8-GLOSS-Parita")


@cache
def _printed_hash() -> str:
    """A hash of the definitions of the game's own cards; it changes when any of them does."""
    data = json.dumps([cardset.to_json(one) for one in CARDS], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(data.encode()).hexdigest()


def _life(setup: Setup) -> list[int]:
    """The life with which each seat begins.

    Raises:
        SetupError: "life" of the setup is not a list of one number for each seat, each from 1 to `MANY`.
    """
    life = setup.cards.get("life") if isinstance(setup.cards, dict) else None
    if life is None:
        return [LIFE] * setup.seats
    most = situation_data.MANY
    match life:
        case [*lives] if len(lives) == setup.seats and all(type(n) is int and 0 < n <= most for n in lives):
            return lives
    problem = f"expected {setup.seats} numbers from 1 to {most}, found {life!r}"
    raise SetupError("cards.life", problem, cause="range", least=1, most=most)
