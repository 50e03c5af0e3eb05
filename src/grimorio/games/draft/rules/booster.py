"""Booster draft: everybody opens a booster, takes a card in secret, and passes the rest on."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import BOOSTER
from grimorio.games.draft.rules.events import Lay, Open, Pass, Receive, Take, held_packs
from grimorio.games.draft.rules.packs import Dealing
from grimorio.games.draft.rules.things import Pack, around, table
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

LEFT = 1
RIGHT = -1


def direction(round: int) -> int:
    """Where packs are passed in a round (counted from 1): `LEFT`, `RIGHT`, then `LEFT` again.

    The rules are MTG8-6.BD-1 and MTG8-6.BD-2.
    """
    return LEFT if round % 2 else RIGHT


@mypyc_attr(allow_interpreted_subclasses=True)
class BoosterDraft(Frame):
    """MTG8-6.BD-1 to -3: three rounds in which packs are passed around the table.

    A pack that comes to the place of a seat that has left lies there until the next pass.
    """

    def __init__(self) -> None:
        super().__init__(BoosterDraft.begin)

    def begin(self, p: Position) -> None:
        """MTG8-6.BD-1: everybody takes up a new booster, or the draft is over after the last round."""
        book: Book = p.book
        round = table(p).round + 1
        if round > len(book.products):
            p.finish()
            return
        self.step = BoosterDraft.deal
        rule = "MTG8-6.BD-1" if round == 1 else "MTG8-6.BD-2"
        p.emit(Lay(round, direction(round), tuple(around(p)), BOOSTER, rule))

    def deal(self, p: Position) -> None:
        """Deal the cards into the boosters."""
        self.step = BoosterDraft.open
        p.push(Dealing(tuple(held_packs(p))))

    def open(self, p: Position) -> None:
        """MTG8-6.BD-1: everybody opens their booster."""
        self.step = BoosterDraft.pick
        p.emit_all(
            tuple(Open(pack.holder, pack.cards, False, "MTG8-6.BD-1") for pack in _in_hands(p, around(p)))
        )

    def pick(self, p: Position) -> None:
        """MTG8-6.BD-1, -3: everybody takes a card in secret, until all cards are taken."""
        full = [p.things[key] for key in held_packs(p)]
        if all(len(pack.takes) == len(pack.cards) for pack in full):
            self.step = BoosterDraft.begin
            return
        self.step = BoosterDraft.take
        p.ask_all(
            "pick",
            [(pack.holder, picks(pack)) for pack in _in_hands(p, around(p))],
            "MTG8-6.BD-3",
        )

    def take(self, p: Position) -> None:
        """MTG8-6.BD-3: the cards chosen are taken out of the packs together."""
        holders: dict[int, int] = {p.things[key].holder: key for key in held_packs(p)}
        self.step = BoosterDraft.pass_on
        p.emit_all(
            tuple(
                Take(seat, holders[seat], str(option[1]), False, "MTG8-6.BD-3")
                for seat, option in self.answers
            )
        )

    def pass_on(self, p: Position) -> None:
        """MTG8-6.BD-1, -2: everybody passes the rest of their pack on."""
        way = table(p).direction
        self.step = BoosterDraft.receive
        p.emit(Pass(way, "MTG8-6.BD-1" if way == LEFT else "MTG8-6.BD-2"))

    def receive(self, p: Position) -> None:
        """MTG8-6.BD-1: everybody takes up the pack that was passed to them."""
        self.step = BoosterDraft.pick
        p.emit_all(
            tuple(Receive(pack.holder, pack.left(), False, "MTG8-6.BD-1") for pack in _in_hands(p, around(p)))
        )


def picks(pack: Pack) -> tuple[Option, ...]:
    """The cards that may be taken from a pack; of cards with the same name there is one option."""
    return tuple([("pick", card) for card in dict.fromkeys(pack.left())])


def _in_hands(p: Position, seats: list[Seat]) -> list[Pack]:
    """The packs with cards that any of these seats hold, by seat."""
    found: dict[int, Pack] = {}
    for key in held_packs(p):
        pack: Pack = p.things[key]
        if len(pack.takes) < len(pack.cards):
            found[pack.holder] = pack
    return [found[seat] for seat in seats if seat in found]
