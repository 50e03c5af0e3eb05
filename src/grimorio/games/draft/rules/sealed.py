"""Sealed deck: everybody opens a few packs and keeps all their cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.options import SEALED
from grimorio.games.draft.rules.events import Keep, Lay, Open, held_packs
from grimorio.games.draft.rules.packs import Dealing
from grimorio.games.draft.rules.things import around, table
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDeck(Frame):
    """MTG8-6.SEAL-1: the frame in which all players open their packs one by one and keep all cards."""

    def __init__(self) -> None:
        super().__init__(SealedDeck.begin)

    def begin(self, p: Position) -> None:
        """MTG8-6.SEAL-1: give every player their next closed pack; after the last one, finish the frame."""
        book: Book = p.book
        round = table(p).round + 1
        if round > len(book.products):
            p.finish()
            return
        self.step = SealedDeck.deal
        p.emit(Lay(round, 1, tuple(around(p)), SEALED, "MTG8-6.SEAL-1"))

    def deal(self, p: Position) -> None:
        """Let chance fill the packs with cards."""
        self.step = SealedDeck.open
        p.push(Dealing(tuple(held_packs(p))))

    def open(self, p: Position) -> None:
        """MTG8-6.SEAL-1: let every player open their pack and see its cards."""
        held = [p.things[key] for key in held_packs(p)]
        self.step = SealedDeck.keep
        p.emit_all(tuple(Open(pack.holder, pack.cards, False, "MTG8-6.SEAL-1") for pack in held))

    def keep(self, p: Position) -> None:
        """MTG8-6.SEAL-1: let everybody keep all cards of the pack."""
        self.step = SealedDeck.begin
        p.emit_all(tuple(Keep(p.things[key].holder, key, "MTG8-6.SEAL-1") for key in held_packs(p)))
