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
    """MTG8-6.BD-1 to -3: the frame of a booster draft: three rounds in which packs are passed around.

    A pack that comes to the place of a seat that has left lies there until the next pass.
    """

    def __init__(self) -> None:
        super().__init__(BoosterDraft.begin)

    def begin(self, p: Position) -> None:
        """MTG8-6.BD-1: give every player a new closed booster; after the last round, finish the frame."""
        book: Book = p.book
        round = table(p).round + 1
        if round > len(book.products):
            p.finish()
            return
        self.step = BoosterDraft.deal
        rule = "MTG8-6.BD-1" if round == 1 else "MTG8-6.BD-2"
        p.emit(Lay(round, direction(round), tuple(around(p)), BOOSTER, rule))

    def deal(self, p: Position) -> None:
        """Let chance fill the boosters with cards."""
        self.step = BoosterDraft.open
        p.push(Dealing(tuple(held_packs(p))))

    def open(self, p: Position) -> None:
        """MTG8-6.BD-1: let every player open their booster and see its cards."""
        self.step = BoosterDraft.pick
        p.emit_all(
            tuple(Open(pack.holder, pack.cards, False, "MTG8-6.BD-1") for pack in _in_hands(p, around(p)))
        )

    def pick(self, p: Position) -> None:
        """MTG8-6.BD-1, -3: ask all players at once, in secret, for a card of their pack.

        When all cards of the round are taken, begin the next round.
        """
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
        """MTG8-6.BD-3: take the chosen cards out of the packs, all at once."""
        holders: dict[int, int] = {p.things[key].holder: key for key in held_packs(p)}
        self.step = BoosterDraft.pass_on
        p.emit_all(
            tuple(
                Take(seat, holders[seat], str(option[1]), False, "MTG8-6.BD-3")
                for seat, option in self.answers
            )
        )

    def pass_on(self, p: Position) -> None:
        """MTG8-6.BD-1, -2: pass the packs on to the next players."""
        way = table(p).direction
        self.step = BoosterDraft.receive
        p.emit(Pass(way, "MTG8-6.BD-1" if way == LEFT else "MTG8-6.BD-2"))

    def receive(self, p: Position) -> None:
        """MTG8-6.BD-1: let every player see the pack that was passed to them."""
        self.step = BoosterDraft.pick
        p.emit_all(
            tuple(Receive(pack.holder, pack.left(), False, "MTG8-6.BD-1") for pack in _in_hands(p, around(p)))
        )


def picks(pack: Pack) -> tuple[Option, ...]:
    """The cards that may be taken from a pack; of cards with the same name there is one option."""
    return tuple([("pick", card) for card in dict.fromkeys(pack.left())])


def _in_hands(p: Position, seats: list[Seat]) -> list[Pack]:
    """The packs that these seats hold and that still have cards, in the order of the seats."""
    found: dict[int, Pack] = {}
    for key in held_packs(p):
        pack: Pack = p.things[key]
        if len(pack.takes) < len(pack.cards):
            found[pack.holder] = pack
    return [found[seat] for seat in seats if seat in found]
