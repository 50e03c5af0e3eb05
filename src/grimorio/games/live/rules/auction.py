"""The auction of a deck: declarations row by row, and the packs that are taken by them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.live.meaning import ARTIFACTS, COLOURS, GOLD, Book
from grimorio.games.live.rules.challenge import Challenge
from grimorio.games.live.rules.events import Claim, Contest, Declare, LayOut, PutAway, TakePack
from grimorio.games.live.rules.things import ALL, KINDS, MONO, TWO, archetype, around, mage, table
from grimorio.games.live.words import DECKS
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seat_in

TABLE_1: Final = (
    (MONO, 3, "LIVE-3-TABLE1-1"),
    (TWO, 2, "LIVE-3-TABLE1-2"),
    (ALL, 1, "LIVE-3-TABLE1-3"),
    (MONO, 3, "LIVE-3-TABLE1-4"),
    (TWO, 1, "LIVE-3-TABLE1-5"),
)
"""The rows of the table for auctions of a colour, as (kind of deck declared, packs to take, rule).

The players who have declared the kind take that number of packs each.
"""
TABLE_2: Final = (
    (ALL, 2, "LIVE-3-TABLE2-1"),
    (MONO, 1, "LIVE-3-TABLE2-2"),
    (TWO, 1, "LIVE-3-TABLE2-3"),
)
"""The rows of the table for the auction of artifacts, in the form of `TABLE_1`."""
DECLARED: Final = 3
"""The number of rows of each table in which players declare. Later rows use the same declarations."""

AUCTIONS: Final = {MONO: 1, TWO: 2, ALL: COLOURS}
"""In how many auctions of colours a player declares each kind of deck: mono in one, gold in all five.

So players of every kind get seven packs in the end (LIVE-3-DECL-1).
"""

YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Frame):
    """LIVE-3-AUCTION-1 to -3: the frame of the auction of one deck.

    All packs of the deck are laid out. Then the players take packs in the order of the rows of a table in the
    rulebook, and the packs left over are put away. A row names a kind of deck (such as mono) and how many
    packs each player takes who has declared to build this kind.

    Attributes:
        deck: the deck.
        row: the index of the present row, -1 before the first.
        groups: the seats that have still to take in this row; a group takes together, the first group first.
    """

    FIELDS = ("deck", "row", "groups")

    def __init__(self, deck: int) -> None:
        super().__init__(Auction.lay_out)
        self.deck = deck
        self.row = -1
        self.groups: tuple[tuple[Seat, ...], ...] = ()

    def rows(self) -> tuple[tuple[int, int, str], ...]:
        """The rows of the table for this deck: (kind of deck declared, packs to take, rule) for each."""
        return TABLE_2 if self.deck == ARTIFACTS else TABLE_1

    def lay_out(self, p: Position) -> None:
        """LIVE-3-AUCTION-1: lay all packs of the deck out, face up."""
        self.step = Auction.next_row
        p.emit(LayOut(DECKS[self.deck], "LIVE-3-AUCTION-1"))

    def next_row(self, p: Position) -> None:
        """LIVE-3-AUCTION-2: go on with the next row; after the last one, put the rest away."""
        self.row += 1
        self.step = Auction.declare
        if self.row == len(self.rows()):
            self.step = Auction.over
            p.emit(PutAway(DECKS[self.deck], "LIVE-3-AUCTION-3"))

    def declare(self, p: Position) -> None:
        """LIVE-3-DECL-1: ask all seats at once whether they declare the kind of deck that this row is for."""
        kind, _, rule = self.rows()[self.row]
        asked = [(seat, options) for seat in around(p, Seat(0)) if (options := self.offered(p, seat, kind))]
        if self.row >= DECLARED or not asked:
            self.divide(p)
            return
        self.step = Auction.declared
        p.ask_all("declare", asked, rule)

    def offered(self, p: Position, seat: Seat, kind: int) -> list[Option]:
        """The answers that a seat may give to whether it declares a kind of deck now.

        Empty when the seat is not asked.
        """
        magus = mage(p, seat)
        if magus.declared[self.deck] >= 0:
            return []
        if p.book.choices.each_colour:
            return [YES, NO]
        mine = archetype(magus)
        if self.deck == ARTIFACTS:
            return [YES] if mine == kind else []
        order = table(p).order
        left = sum(deck != ARTIFACTS for deck in order[order.index(self.deck) + 1 :])
        had = sum(other >= 0 for other in magus.declared[:COLOURS])
        missing = AUCTIONS[kind] - had
        if mine not in (-1, kind) or not 0 < missing <= left + 1:
            return []
        may_wait = left > 0 if mine < 0 else missing <= left
        return [YES, NO] if may_wait else [YES]

    def declared(self, p: Position) -> None:
        """LIVE-3-DECL-1: announce the declarations."""
        kind, _, rule = self.rows()[self.row]
        self.step = Auction.divide
        p.emit_all(
            tuple(
                Declare(seat, DECKS[self.deck], KINDS[kind], rule)
                for seat, option in self.answers
                if option == YES
            )
        )

    def divide(self, p: Position) -> None:
        """LIVE-3-CHAL-1: split the seats that declared this row's kind of deck into groups that take in turn.

        Seats whose Magus has the Style of this deck (its colour) are the first group, the others the second.
        """
        kind = self.rows()[self.row][0]
        t = table(p)
        book: Book = p.book
        seats = [
            seat
            for seat in around(p, Seat((t.first + t.order.index(self.deck)) % p.setup.seats))
            if mage(p, seat).declared[self.deck] == kind
        ]
        style = self.deck
        if self.deck == ARTIFACTS:
            style = GOLD if book.choices.gold_artifacts else -1
        first = tuple(seat for seat in seats if book.magi[seat].style == style)
        others = tuple(seat for seat in seats if seat not in first)
        self.groups = tuple(group for group in (first, others) if group)
        self.step = Auction.take

    def take(self, p: Position) -> None:
        """LIVE-3-AUCTION-2: let the next group of seats take its packs; after the last, go on with the
        next row.
        """
        if not self.groups:
            self.step = Auction.next_row
            return
        group, self.groups = self.groups[0], self.groups[1:]
        _, count, rule = self.rows()[self.row]
        p.push(Picks(group, count, self.deck, rule))

    def over(self, p: Position) -> None:
        """LIVE-3-AUCTION-3: finish the frame; the next deck follows."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Frame):
    """LIVE-3-CHAL-2 to -4, LIVE-3-AUCTION-6: the frame in which a group of seats takes packs in turn.

    Attributes:
        seats: the seats, in turn.
        left: how many packs each of them may still take.
        deck: the deck on the table.
        rule: id of the row's rule.
        turn: the seat whose turn it is, as an index in `seats`.
        pack: the pack that is claimed, -1 when none is.
        holder: the seat that takes the pack unless it loses it in a challenge.
        rivals: the seats that contest the pack and have not yet met the holder.
    """

    FIELDS = ("seats", "left", "deck", "rule", "turn", "pack", "holder", "rivals")

    def __init__(self, seats: tuple[Seat, ...], count: int, deck: int, rule: str) -> None:
        super().__init__(Picks.choose)
        self.seats = seats
        self.left = (count,) * len(seats)
        self.deck = deck
        self.rule = rule
        self.turn = 0
        self.pack = -1
        self.holder = NO_SEAT
        self.rivals: tuple[Seat, ...] = ()

    def due(self, p: Position) -> list[Seat]:
        """The seats that may still take a pack; the seat whose turn it is comes first."""
        count = len(self.seats)
        places = [(self.turn + step) % count for step in range(count)]
        return [
            self.seats[place] for place in places if self.left[place] and mage(p, self.seats[place]).playing
        ]

    def choose(self, p: Position) -> None:
        """LIVE-3-AUCTION-5, LIVE-3-AUCTION-6: ask for a pack of the table, as long as there is one."""
        due = self.due(p)
        packs = table(p).packs
        if not due or not packs:
            p.finish()
            return
        self.turn = self.seats.index(due[0])
        names = p.book.packs
        self.step = Picks.claim
        p.ask(due[0], "pack", [("pack", names[pack]) for pack in packs], self.rule)

    def claim(self, p: Position) -> None:
        """LIVE-3-CHAL-2: give the pack to a seat that takes alone; otherwise announce the claim."""
        name = str(self.answer[1])
        self.pack = p.book.pack_of[name]
        self.holder = self.seats[self.turn]
        self.rivals = ()
        if len(self.due(p)) == 1:
            self.step = Picks.after_taking
            self.use(self.holder)
            p.emit(TakePack(self.holder, name, self.rule))
            return
        self.step = Picks.ask_contest
        p.emit(Claim(self.holder, name, "LIVE-3-CHAL-2"))

    def ask_contest(self, p: Position) -> None:
        """LIVE-3-CHAL-2, LIVE-3-CHAL-10: ask the other seats whether they contest the claimed pack.

        Only seats that have traits left are asked.
        """
        if not mage(p, self.holder).playing:
            self.step = Picks.choose
            return
        rivals = [seat for seat in self.due(p) if seat != self.holder and any(mage(p, seat).traits)]
        if not rivals:
            self.give(p)
            return
        self.step = Picks.contested
        p.ask_all("contest", [(seat, (NO, YES)) for seat in rivals], "LIVE-3-CHAL-2")

    def contested(self, p: Position) -> None:
        """LIVE-3-CHAL-4: announce the seats that contest the claimed pack.

        The holder meets them one by one, in turn (LIVE-3-CHAL-11).
        """
        answers = dict(self.answers)
        self.rivals = tuple(seat for seat in self.due(p) if answers.get(seat) == YES)
        events: list[Event] = [
            Contest(seat, p.book.packs[self.pack], "LIVE-3-CHAL-4") for seat in self.rivals
        ]
        self.step = Picks.meet
        p.emit_all(tuple(events))

    def meet(self, p: Position) -> None:
        """LIVE-3-CHAL-11: let the present holder of the pack defend it against the next rival.

        When no rival is left, give the holder the pack.
        """
        if not self.rivals:
            self.give(p)
            return
        rival, self.rivals = self.rivals[0], self.rivals[1:]
        self.step = Picks.met
        p.push(Challenge(self.holder, rival, self.pack, self.deck))

    def met(self, p: Position) -> None:
        """LIVE-3-CHAL-7: let the winner of the challenge hold the pack.

        If two packs were offered (LIVE-4-FATE-1), each player has taken one, and nobody holds the pack.
        """
        if self.answer[0] == "both":
            for seat in (seat_in(self.answer, 1), seat_in(self.answer, 2)):
                self.use(seat)
            self.next_turn()
            return
        self.holder = seat_in(self.answer)
        self.step = Picks.meet
        if self.holder < 0:
            self.next_turn()

    def use(self, seat: Seat) -> None:
        """Note that the seat has taken one of the packs that it may take."""
        place = self.seats.index(seat)
        self.left = (*self.left[:place], self.left[place] - 1, *self.left[place + 1 :])

    def give(self, p: Position) -> None:
        """LIVE-3-CHAL-3, LIVE-3-CHAL-7: give the pack to its holder."""
        rule = "LIVE-3-CHAL-3" if self.holder == self.seats[self.turn] else "LIVE-3-CHAL-7"
        self.use(self.holder)
        self.step = Picks.after_taking
        p.emit(TakePack(self.holder, p.book.packs[self.pack], rule))

    def after_taking(self, p: Position) -> None:
        """Go on with the next turn after a pack was taken."""
        self.next_turn()

    def next_turn(self) -> None:
        """LIVE-3-AUCTION-6: move the turn to the next seat, which takes a pack."""
        self.turn = (self.turn + 1) % len(self.seats)
        self.step = Picks.choose
