"""Every event of a session before its tournament.

Only the methods `apply` change a position.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import Book
from grimorio.games.live.rules.things import KINDS, TABLE, Declared, Mage, Table
from grimorio.games.live.words import DECKS, TRAITS
from grimorio.kernel.event import Event, SeatEvent
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result


def without(packs: tuple[int, ...], pack: int) -> tuple[int, ...]:
    """The packs without `pack`, which must be among them."""
    return tuple(other for other in packs if other != pack)


def with_rest(t: Table, deck: int, packs: tuple[int, ...]) -> None:
    """Set the packs that remain in a deck of the table `t` to `packs`."""
    t.rest = (*t.rest[:deck], tuple(sorted(packs)), *t.rest[deck + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(SeatEvent):
    """An event that only announces something; nothing in the position changes.

    Attributes:
        what: the pack, Power, deck or reason that is named; may be empty.
    """

    FIELDS = ("rule", "seat", "what")

    def __init__(self, seat: Seat, what: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.what = what

    def apply(self, position: Position) -> None:
        """Change nothing: the event only announces something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Claim(Told):
    """A seat claims a pack, and the others are asked whether they contest it (LIVE-3-CHAL-2)."""

    NAME = "claim"


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Told):
    """A seat contests the pack that another one claims (LIVE-3-CHAL-4)."""

    NAME = "contest"


@mypyc_attr(allow_interpreted_subclasses=True)
class Yield(Told):
    """A seat without traits for the challenge yields (LIVE-3-CHAL-10)."""

    NAME = "yield"


@mypyc_attr(allow_interpreted_subclasses=True)
class UsePower(Told):
    """A seat activates a Power (LIVE-3-MEN-1)."""

    NAME = "power"


@mypyc_attr(allow_interpreted_subclasses=True)
class Annul(Told):
    """The Power of `seat` is annulled: the opponent's Power decides who gets the pack (LIVE-3-MEN-3)."""

    NAME = "annulled"


@mypyc_attr(allow_interpreted_subclasses=True)
class Retest(Told):
    """The loser has the test held again; `what` says how: by life, a Power or overbidding (LIVE-3-CHAL-9)."""

    NAME = "retest"


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseDeck(Told):
    """A seat declares the deck of the pool from which it completes its own deck (LIVE-3-COMP-3)."""

    NAME = "deck"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceWon(Told):
    """A seat gets the next place in the order in which seats go through a deck (LIVE-3-COMP-4)."""

    NAME = "place"


@mypyc_attr(allow_interpreted_subclasses=True)
class First(SeatEvent):
    """The seat from which turns are counted is drawn (LIVE-3-CHAL-2)."""

    NAME = "first"

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.first = self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Event):
    """The order in which the decks are auctioned is set (LIVE-3-AUCTION-4)."""

    NAME = "order"
    FIELDS = ("rule", "decks")

    def __init__(self, decks: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.decks = decks

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.order = tuple(DECKS.index(name) for name in self.decks)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadSheet(SeatEvent):
    """The sheet of a Magus is read out to all players and approved (LIVE-3-APPROVE-1 to -3)."""

    NAME = "sheet"
    FIELDS = ("rule", "seat", "name", "style", "traits", "life", "powers", "news")

    def __init__(
        self,
        seat: Seat,
        name: str,
        style: str,
        traits: tuple[int, ...],
        life: int,
        powers: tuple[str, ...],
        news: tuple[str, ...],
        rule: str,
    ) -> None:
        self.rule = rule
        self.seat = seat
        self.name = name
        self.style = style
        self.traits = traits
        self.life = life
        self.powers = powers
        self.news = news

    def apply(self, position: Position) -> None:
        """Change nothing: the event only announces something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LayOut(Event):
    """A deck is laid out face up (LIVE-3-AUCTION-1)."""

    NAME = "lay-out"
    FIELDS = ("rule", "deck")

    def __init__(self, deck: str, rule: str) -> None:
        self.rule = rule
        self.deck = deck

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.laid = DECKS.index(self.deck)
        t.packs = t.rest[t.laid]
        with_rest(t, t.laid, ())


@mypyc_attr(allow_interpreted_subclasses=True)
class PutAway(Event):
    """The packs of a deck that nobody took are put away (LIVE-3-AUCTION-3)."""

    NAME = "put-away"
    FIELDS = ("rule", "deck")

    def __init__(self, deck: str, rule: str) -> None:
        self.rule = rule
        self.deck = deck

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        with_rest(t, t.laid, t.packs)
        t.laid = -1
        t.packs = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Declare(SeatEvent):
    """A seat declares mono, two-colour or gold in an auction (LIVE-3-DECL-1)."""

    NAME = "declare"
    FIELDS = ("rule", "seat", "deck", "kind")

    def __init__(self, seat: Seat, deck: str, kind: Declared, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.deck = deck
        self.kind: Declared = kind

    def apply(self, position: Position) -> None:
        one: Mage = position.edit(1 + self.seat)
        deck = DECKS.index(self.deck)
        one.declared = (*one.declared[:deck], KINDS.index(self.kind), *one.declared[deck + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class Begin(SeatEvent):
    """A challenge begins: each player stakes a trait (LIVE-3-CHAL-5, LIVE-3-CHAL-8)."""

    NAME = "challenge"
    FIELDS = ("rule", "seat", "rival", "trait", "pack")

    def __init__(self, seat: Seat, rival: Seat, trait: str, pack: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.rival = rival
        self.trait = trait
        self.pack = pack

    def apply(self, position: Position) -> None:
        """Change nothing: a staked trait is lost only when the challenge is lost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Throws(SeatEvent):
    """Both players of a challenge show the sign that they threw, such as rock (LIVE-3-CHAL-6).

    Attributes:
        throw, other: the signs of `seat` and of `rival`.
        winner: the seat that won, or -1.
        by: what decided it: "hands" (the signs); "traits" (equal signs, then the higher attribute); "nothing"
            (a tie, so that they throw again or nobody wins).
    """

    NAME = "throws"
    FIELDS = ("rule", "seat", "throw", "rival", "other", "winner", "by")

    def __init__(
        self, seat: Seat, throw: str, rival: Seat, other: str, winner: Seat, by: str, rule: str
    ) -> None:
        self.rule = rule
        self.seat = seat
        self.throw = throw
        self.rival = rival
        self.other = other
        self.winner = winner
        self.by = by

    def apply(self, position: Position) -> None:
        """Change nothing: the event only announces something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseTrait(SeatEvent):
    """A seat loses `count` traits of the category `trait` (LIVE-3-CHAL-8)."""

    NAME = "lose-trait"
    FIELDS = ("rule", "seat", "trait", "count")

    def __init__(self, seat: Seat, trait: str, count: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.trait = trait
        self.count = count

    def apply(self, position: Position) -> None:
        one: Mage = position.edit(1 + self.seat)
        place = TRAITS.index(self.trait)
        left = max(0, one.traits[place] - self.count)
        one.traits = (*one.traits[:place], left, *one.traits[place + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangeLife(SeatEvent):
    """A seat gains `by` points of life; a negative number is a loss (LIVE-3-PHY-1)."""

    NAME = "life"
    FIELDS = ("rule", "seat", "by")

    def __init__(self, seat: Seat, by: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.by = by

    def apply(self, position: Position) -> None:
        one: Mage = position.edit(1 + self.seat)
        one.life += self.by


@mypyc_attr(allow_interpreted_subclasses=True)
class BidLife(SeatEvent):
    """A seat bids life in an escalation (LIVE-4-ESC-1)."""

    NAME = "bid"
    FIELDS = ("rule", "seat", "life")

    def __init__(self, seat: Seat, life: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.life = life

    def apply(self, position: Position) -> None:
        """Change nothing: only the last bid is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PackEvent(SeatEvent):
    """An event about a seat and a pack; the pack is named by its card."""

    FIELDS = ("rule", "seat", "pack")

    def __init__(self, seat: Seat, pack: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.pack = pack


@mypyc_attr(allow_interpreted_subclasses=True)
class TakePack(PackEvent):
    """A seat takes a pack from the table (LIVE-3-AUCTION-5)."""

    NAME = "take"

    def apply(self, position: Position) -> None:
        pack = position.book.pack_of[self.pack]
        t: Table = position.edit(TABLE)
        t.packs = without(t.packs, pack)
        one: Mage = position.edit(1 + self.seat)
        one.packs = (*one.packs, pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnPack(PackEvent):
    """A seat puts a pack back on the table, or into its deck if that does not lie there (LIVE-4-SAC-1)."""

    NAME = "return"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        pack = book.pack_of[self.pack]
        deck = book.deck_of[pack]
        one: Mage = position.edit(1 + self.seat)
        one.packs = without(one.packs, pack)
        t: Table = position.edit(TABLE)
        if t.laid == deck:
            t.packs = tuple(sorted((*t.packs, pack)))
        else:
            with_rest(t, deck, (*t.rest[deck], pack))


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(SeatEvent):
    """A seat goes through a deck to complete its own (LIVE-3-COMP-5)."""

    NAME = "look"
    FIELDS = ("rule", "seat", "deck")

    def __init__(self, seat: Seat, deck: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.deck = deck

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.looks = (*t.looks, (self.seat, DECKS.index(self.deck), len(t.takes)))


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeSecretly(PackEvent):
    """A seat takes a pack that nobody else sees (LIVE-3-COMP-5)."""

    NAME = "take-secretly"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        pack = book.pack_of[self.pack]
        t: Table = position.edit(TABLE)
        t.takes = (*t.takes, (self.seat, book.deck_of[pack], pack))

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        pack = self.pack if seat == self.seat else None
        return {"event": "take-secretly", "seat": self.seat, "pack": pack, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class AddLands(SeatEvent):
    """A seat adds lands to its deck (LIVE-3-COMP-6)."""

    NAME = "lands"
    FIELDS = ("rule", "seat", "land", "count")

    def __init__(self, seat: Seat, land: str, count: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.land = land
        self.count = count

    def apply(self, position: Position) -> None:
        place = position.book.lands.index(self.land)
        one: Mage = position.edit(1 + self.seat)
        one.lands = (*one.lands[:place], self.count, *one.lands[place + 1 :])


@mypyc_attr(allow_interpreted_subclasses=True)
class CheckDeck(SeatEvent):
    """A finished deck is counted: whether it has 40 cards besides its lands (LIVE-3-COMP-2)."""

    NAME = "deck-checked"
    FIELDS = ("rule", "seat", "spells", "enough")

    def __init__(self, seat: Seat, spells: int, enough: bool, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.spells = spells
        self.enough = enough

    def apply(self, position: Position) -> None:
        """Change nothing: the event only announces something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(SeatEvent):
    """A player leaves the session with the packs taken so far (LIVE-3-PHASE-1)."""

    NAME = "leave"

    def apply(self, position: Position) -> None:
        one: Mage = position.edit(1 + self.seat)
        one.playing = False


@mypyc_attr(allow_interpreted_subclasses=True)
class SessionReady(Event):
    """All decks are built and the tournament may begin (LIVE-3-PHASE-1)."""

    NAME = "session-ready"
    FIELDS = ("rule", "winners", "reason")

    def __init__(self, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
        self.rule = rule
        self.winners = winners
        self.reason = reason

    def apply(self, position: Position) -> None:
        position.result = Result(self.winners, position.setup.seats, self.rule, self.reason)


EVENTS: tuple[type[Event], ...] = (
    Claim,
    Contest,
    Yield,
    UsePower,
    Annul,
    Retest,
    ChooseDeck,
    PlaceWon,
    First,
    Order,
    ReadSheet,
    LayOut,
    PutAway,
    Declare,
    Begin,
    Throws,
    LoseTrait,
    ChangeLife,
    BidLife,
    TakePack,
    ReturnPack,
    Look,
    TakeSecretly,
    AddLands,
    CheckDeck,
    Leave,
    SessionReady,
)
"""All event classes, needed to read positions from JSON."""
