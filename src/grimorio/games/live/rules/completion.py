"""The completion of the decks: packs from a declared deck, taken in secret, and lands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import COLOURS, GOLD, SPELL_DECKS, Book
from grimorio.games.live.rules.auction import NO, YES
from grimorio.games.live.rules.challenge import Challenge
from grimorio.games.live.rules.events import (
    AddLands,
    CheckDeck,
    ChooseDeck,
    Contest,
    Look,
    PlaceWon,
    TakeSecretly,
)
from grimorio.games.live.rules.things import FULL, MONO, archetype, around, left_in, mage, need, secret, table
from grimorio.games.live.words import DECKS
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seat_in

MOST_BASICS: Final = 40
"""The largest number of basic lands of one type in a deck: as many as there are other cards."""

COPIES: Final = 4
"""The largest number of each land that is not a basic one in a deck (LIVE-2-POOL-2)."""

DONE: Final[Option] = ("done",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Precedence(Frame):
    """LIVE-3-COMP-4: the frame in which seats with the same right to a deck settle who takes first.

    The seats defend each place of the order, from the first, in challenges. The frame finishes with
    ``("order", seat, …)``.

    Attributes:
        deck: the deck.
        seats: the seats whose place in the order is not settled, in the order of turns.
        line: the seats whose place is settled, in the order in which they take packs.
        holder: the seat that gets the next place unless it loses it in a challenge.
        rivals: the seats that contest the place and have not yet met the holder.
    """

    FIELDS = ("deck", "seats", "line", "holder", "rivals")

    def __init__(self, deck: int, seats: tuple[Seat, ...]) -> None:
        super().__init__(Precedence.ask_contest)
        self.deck = deck
        self.seats = seats
        self.line: tuple[Seat, ...] = ()
        self.holder = NO_SEAT
        self.rivals: tuple[Seat, ...] = ()

    def ask_contest(self, p: Position) -> None:
        """LIVE-3-COMP-4: offer the next place in the order of taking packs to the first seat in turn.

        The other seats whose place is not settled are asked whether they contest it.
        """
        self.seats = tuple(seat for seat in self.seats if mage(p, seat).playing)
        if len(self.seats) < 2:
            p.finish(("order", *self.line, *self.seats))
            return
        self.holder = self.seats[0]
        self.rivals = ()
        rivals = [seat for seat in self.seats[1:] if any(mage(p, seat).traits)]
        if not rivals:
            self.meet(p)
            return
        self.step = Precedence.contested
        p.ask_all("contest", [(seat, (NO, YES)) for seat in rivals], "LIVE-3-COMP-4")

    def contested(self, p: Position) -> None:
        """LIVE-3-COMP-4: announce the seats that contest the place; its holder must meet each of them."""
        answers = dict(self.answers)
        self.rivals = tuple(seat for seat in self.seats if answers.get(seat) == YES)
        events: list[Event] = [Contest(seat, DECKS[self.deck], "LIVE-3-COMP-4") for seat in self.rivals]
        self.step = Precedence.meet
        p.emit_all(tuple(events))

    def meet(self, p: Position) -> None:
        """LIVE-3-COMP-4: begin a challenge between the seat that holds the place and the next rival for it.

        When no rival is left, the holder gets the place.
        """
        if self.rivals:
            rival, self.rivals = self.rivals[0], self.rivals[1:]
            self.step = Precedence.met
            p.push(Challenge(self.holder, rival, -1, self.deck))
            return
        self.line += (self.holder,)
        self.seats = tuple(seat for seat in self.seats if seat != self.holder)
        self.step = Precedence.ask_contest
        p.emit(PlaceWon(self.holder, DECKS[self.deck], "LIVE-3-COMP-4"))

    def met(self, p: Position) -> None:
        """LIVE-3-COMP-4: let the winner of a challenge defend the place against the next rival."""
        self.holder = seat_in(self.answer)
        self.step = Precedence.meet if self.holder >= 0 else Precedence.ask_contest


@mypyc_attr(allow_interpreted_subclasses=True)
class Completion(Frame):
    """LIVE-3-COMP-1 to -5: the frame in which each seat declares a deck and takes packs of it in secret.

    Seats that declared the same deck take from it by precedence.

    Attributes:
        chosen: the deck that each seat declared, -1 for none.
        fresh: the seats that took part in the last declaration.
        groups: the fresh seats whose order is not settled, as (deck, seats with the same right to this deck).
        placed: the fresh seats whose order is settled, in this order.
        line: the seats in the order in which they take.
        at: the seat whose turn it is, as an index in `line`.
    """

    FIELDS = ("chosen", "fresh", "groups", "placed", "line", "at")

    def __init__(self, seats: int) -> None:
        super().__init__(Completion.declare)
        self.chosen: tuple[int, ...] = (-1,) * seats
        self.fresh: tuple[Seat, ...] = ()
        self.groups: tuple[tuple[int, tuple[Seat, ...]], ...] = ()
        self.placed: tuple[Seat, ...] = ()
        self.line: tuple[Seat, ...] = ()
        self.at = 0

    def decks(self, p: Position) -> list[int]:
        """The decks that may be declared, by their indexes: those with packs left.

        Where decks are exclusive, a deck that another seat has declared is left out as long as any other deck
        remains.
        """
        free = [deck for deck in range(SPELL_DECKS) if left_in(p, deck)]
        if p.book.choices.exclusive:
            return [deck for deck in free if deck not in self.chosen] or free
        return free

    def declare(self, p: Position) -> None:
        """LIVE-3-COMP-3: ask all seats that need packs, at the same time, which deck they declare.

        If no seat needs packs or no deck is left, begin the taking of packs.
        """
        free = self.decks(p)
        short = [seat for seat in around(p, table(p).first) if need(p, seat) > 0 and self.chosen[seat] < 0]
        if not free or not short:
            self.at = 0
            self.step = Completion.look
            return
        self.step = Completion.declared
        options = tuple(("deck", DECKS[deck]) for deck in free)
        p.ask_all("deck", [(seat, options) for seat in short], "LIVE-3-COMP-3")

    def declared(self, p: Position) -> None:
        """LIVE-3-COMP-3, LIVE-3-COMP-4: store the declared decks, and group the seats by deck and by right.

        Seats with a better right to a deck (`rank`) take packs of it before the others.
        """
        events: list[Event] = []
        decks = dict.fromkeys(self.chosen, True)
        self.fresh = tuple(seat for seat, _ in self.answers)
        for seat, option in self.answers:
            deck = DECKS.index(str(option[1]))
            self.chosen = (*self.chosen[:seat], deck, *self.chosen[seat + 1 :])
            events.append(ChooseDeck(seat, DECKS[deck], "LIVE-3-COMP-3"))
        self.groups = self.equals(p)
        self.placed = ()
        self.fresh = tuple(seat for seat in self.fresh if self.chosen[seat] not in decks)
        self.step = Completion.settle
        p.emit_all(tuple(events))

    def equals(self, p: Position) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
        """LIVE-3-COMP-4: the seats of the last declaration, grouped by deck and by their right to the deck.

        Each group is (deck, seats). The groups come in the order of the decks, those of one deck by their
        right, the best first; the seats of a group come in the order of turns.
        """
        groups: dict[tuple[int, int], tuple[Seat, ...]] = {}
        for seat in around(p, table(p).first):
            if seat in self.fresh:
                key = (self.chosen[seat], self.rank(p, seat))
                groups[key] = (*groups.get(key, ()), seat)
        return tuple((key[0], groups[key]) for key in sorted(groups))

    def rank(self, p: Position, seat: Seat) -> int:
        """LIVE-3-COMP-4: the right of a seat to the deck that it declared, from 0, the best, to 3.

        Seats that declared in the auctions to play one colour ("mono") come before the others. Among these
        and among the others, seats whose Style is the colour of the deck come first.
        """
        magus = mage(p, seat)
        deck = self.chosen[seat]
        mono = magus.declared[deck] == MONO if p.book.choices.each_colour else archetype(magus) == MONO
        return 2 * (not mono) + (p.book.magi[seat].style != deck or deck >= COLOURS)

    def settle(self, p: Position) -> None:
        """LIVE-3-COMP-4: let the next group of seats with the same right settle their order by challenges."""
        if not self.groups:
            self.assign(p)
            return
        (deck, seats), self.groups = self.groups[0], self.groups[1:]
        if len(seats) == 1:
            self.placed += seats
            return
        self.step = Completion.settled
        p.push(Precedence(deck, seats))

    def settled(self, p: Position) -> None:
        """LIVE-3-COMP-4: store the order in which seats with the same right take packs.

        Their challenges have settled it.
        """
        self.placed += tuple(Seat(int(seat)) for seat in self.answer[1:])
        self.step = Completion.settle

    def assign(self, p: Position) -> None:
        """LIVE-3-COMP-4: append the seats, in their settled order, to those that will take packs (`line`).

        With the option of exclusive decks, only the first of the seats that declared the same deck is
        appended; the others declare again.
        """
        owned: set[int] = set()
        for seat in self.placed:
            deck = self.chosen[seat]
            if p.book.choices.exclusive and seat in self.fresh and deck in owned:
                self.chosen = (*self.chosen[:seat], -1, *self.chosen[seat + 1 :])
                continue
            owned.add(deck)
            self.line += (seat,)
        self.step = Completion.declare

    def look(self, p: Position) -> None:
        """LIVE-3-COMP-5: let the next seat see the packs left in the deck that it declared.

        A seat that has left, or for whose deck no packs are left, is passed over.
        """
        if self.at == len(self.line):
            self.again(p)
            return
        seat = self.line[self.at]
        if not mage(p, seat).playing or not left_in(p, self.chosen[seat]):
            self.at += 1
            return
        self.step = Completion.take
        p.emit(Look(seat, DECKS[self.chosen[seat]], "LIVE-3-COMP-5"))

    def offered(self, p: Position) -> list[Option]:
        """The options of the seat in turn: the packs that it may take, and `DONE` when it needs no more."""
        seat = self.line[self.at]
        deck = self.chosen[seat]
        options: list[Option] = []
        missing = need(p, seat)
        if missing > 0 or self.spare(p, seat):
            t = table(p)
            gone = {pack for _, _, pack in t.takes}
            options = [("pack", p.book.packs[pack]) for pack in t.rest[deck] if pack not in gone]
        if missing <= 0:
            options.append(DONE)
        return options

    def spare(self, p: Position, seat: Seat) -> bool:
        """LIVE-3-COMP-5: whether a seat may take more packs than it needs.

        It may when enough packs are left for the others and no option forbids it.
        """
        if not p.book.choices.more_packs:
            return False
        others = sum(max(0, need(p, other)) for other in around(p, Seat(0)) if other != seat)
        return sum(left_in(p, deck) for deck in range(SPELL_DECKS)) > others

    def take(self, p: Position) -> None:
        """LIVE-3-COMP-5: ask the seat in turn for a pack; if it can take none, go on with the next seat."""
        options = self.offered(p) if mage(p, self.line[self.at]).playing else []
        if not options or options == [DONE]:
            self.at += 1
            self.step = Completion.look
            return
        self.step = Completion.taken
        p.ask(self.line[self.at], "take", options, "LIVE-3-COMP-5")

    def taken(self, p: Position) -> None:
        """LIVE-3-COMP-5: add the chosen pack to the seat's deck; if the seat is done, go on with the next."""
        if self.answer == DONE:
            self.at += 1
            self.step = Completion.look
            return
        self.step = Completion.take
        p.emit(TakeSecretly(self.line[self.at], str(self.answer[1]), "LIVE-3-COMP-5"))

    def again(self, p: Position) -> None:
        """LIVE-3-COMP-5: let the seats that still need packs declare another deck; else finish."""
        short = any(need(p, seat) > 0 for seat in around(p, Seat(0)))
        if short and any(left_in(p, deck) for deck in range(SPELL_DECKS)):
            self.chosen = (-1,) * p.setup.seats
            self.line = ()
            self.step = Completion.declare
            return
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Lands(Frame):
    """LIVE-3-COMP-6, LIVE-3-COMP-7: the frame in which all seats add lands to their decks, openly.

    Each seat is asked for the basic lands of its own Style first.

    Attributes:
        at: how many types of lands each seat has been asked for; the order of the types differs by seat.
    """

    FIELDS = ("at",)

    def __init__(self) -> None:
        super().__init__(Lands.choose)
        self.at = 0

    def land(self, p: Position, seat: Seat) -> int:
        """The index, in `Book.lands`, of the land that a seat is asked for now.

        The basic land of the seat's Style comes first, then the others in the order of `Book.lands`. A seat
        of the Style gold is asked for all lands in that order.
        """
        book: Book = p.book
        style = book.magi[seat].style
        if style == GOLD or self.at >= COLOURS:
            return self.at
        return (style, *[other for other in range(COLOURS) if other != style])[self.at]

    def choose(self, p: Position) -> None:
        """LIVE-3-COMP-6: ask all seats, at the same time, how many copies of their next land they add."""
        book: Book = p.book
        if self.at == len(book.lands):
            self.check(p)
            return
        self.step = Lands.add
        asked = []
        for seat in around(p, Seat(0)):
            name = book.lands[self.land(p, seat)]
            asked.append((seat, [("lands", name, count) for count in self.counts(p, seat)]))
        p.ask_all("lands", asked, "LIVE-3-COMP-6")

    def counts(self, p: Position, seat: Seat) -> range:
        """LIVE-3-COMP-7: the numbers of copies that a seat may add of the land that it is asked for now.

        The basic land of the seat's Style is asked for first. Every other basic land must have fewer copies
        than that one, or as many where the option `dominant-land` is "tied". With the Style gold there must
        be at least three types of basic lands, and none of them may be more than half of all. Of a land that
        is not basic the seat may add 0 to `COPIES`.
        """
        book: Book = p.book
        if self.at >= COLOURS:
            return range(COPIES + 1)
        lands = mage(p, seat).lands[:COLOURS]
        style = book.magi[seat].style
        if style != GOLD:
            own = lands[style]
            return range(1, MOST_BASICS + 1) if self.at == 0 else range(own + book.choices.dominant_tie)
        types = sum(count > 0 for count in lands)
        missing = 3 - types >= COLOURS - self.at
        if self.at < COLOURS - 1:
            return range(int(missing), MOST_BASICS + 1)
        total, most = sum(lands), max(lands)
        return range(max(int(missing), 2 * most - total), min(total, MOST_BASICS) + 1)

    def add(self, p: Position) -> None:
        """LIVE-3-COMP-6: add the lands that all seats have chosen to their decks."""
        self.at += 1
        self.step = Lands.choose
        p.emit_all(
            tuple(
                AddLands(seat, str(option[1]), int(option[2]), "LIVE-3-COMP-6")
                for seat, option in self.answers
            )
        )

    def check(self, p: Position) -> None:
        """LIVE-3-COMP-1, LIVE-3-COMP-2: announce whether each deck has ten packs: 40 cards besides lands."""
        self.step = Lands.over
        events: list[Event] = []
        for seat in around(p, Seat(0)):
            packs = len(mage(p, seat).packs) + len(secret(p, seat))
            events.append(CheckDeck(seat, 4 * packs, packs >= FULL, "LIVE-3-COMP-2"))
        p.emit_all(tuple(events))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
