"""Sessions of Magic Live set up for a test: chosen Magi, a small pool, answers by seat."""

from __future__ import annotations

from typing import Any

from grimorio.games.live import pool
from grimorio.games.live.game import Live
from grimorio.games.live.sheet import Sheet
from grimorio.kernel import CHANCE, Position, Setup
from tests.games import cited

GAME = Live()
POOL = pool.generate(1, 8)
"""Eight packs in each deck, which are enough for four players."""


def magus(
    style: str = "gold", traits: tuple[int, int, int] = (3, 5, 7), powers: tuple[str, ...] = ()
) -> Sheet:
    sheet = Sheet("Magus", style, traits).award(99, "earlier sessions")
    for power in powers:
        sheet = sheet.learn(power)
    return sheet


class Laid:
    """A session at its first choice, in which seat 0 is first; chance is asked too, as seat -1."""

    def __init__(self, *magi: Sheet, cards: dict[str, Any] | None = None, **options: str) -> None:
        values = {name.replace("_", "-"): value for name, value in options.items()}
        given = {"sheets": [one.to_json() for one in magi], "pool": POOL.to_json(), **(cards or {})}
        setup = Setup("live", len(magi), 1, values, given)
        self.p: Position = GAME.start(setup, journal=True, open_chance=True)
        self.listened = 0
        self.do(CHANCE, "seat", 0)

    @property
    def asked(self) -> dict[int, str]:
        """The question that each seat is asked."""
        return {choice.seat: choice.ask for choice in self.p.waiting}

    def options(self, seat: int) -> list[tuple[str | int, ...]]:
        """The options that a seat is offered."""
        return next(list(choice.options) for choice in self.p.waiting if choice.seat == seat)

    def least(self) -> None:
        """Answer the first choice by doing as little as possible: `done`, or else its first option."""
        options = self.p.choice.options
        self.p.answer(options.index(("done",)) if ("done",) in options else 0)

    def do(self, seat: int, *option: str | int) -> Laid:
        """Give the answer of a seat."""
        choice = next(choice for choice in self.p.waiting if choice.seat == seat)
        return self._answer(choice.index(option), choice.number)

    def _answer(self, index: int, number: int) -> Laid:
        self.p.answer(index, number)
        self.listened = cited.check(self.p, self.listened)
        return self

    def all(self, *option: str | int) -> Laid:
        """Give the same answer for all seats that are asked."""
        for choice in self.p.waiting:
            self._answer(choice.index(option), choice.number)
        return self

    def first(self, until: str, deck: str | None = None) -> Laid:
        """Take first options until the question `until` is asked, in the auction of `deck` if one is
        named.
        """
        while until not in self.asked.values() or (deck is not None and self.table["auction"] != deck):
            self._answer(0, self.p.choice.number)
        return self

    @property
    def table(self) -> dict[str, Any]:
        """The view of the table that everybody has."""
        table: dict[str, Any] = self.p.seen_by(-2)["table"]
        return table

    def seen(self, seat: int) -> dict[str, Any]:
        """A Magus as its own seat sees it."""
        one: dict[str, Any] = self.p.seen_by(seat)["table"]["magi"][seat]
        return one

    def state(self, seat: int) -> tuple[dict[str, int], int, int]:
        """The traits and life of a Magus, and the number of packs taken openly."""
        one = self.seen(seat)
        return one["traits"], one["life"], len(one["packs"])

    def told(self, name: str) -> list[dict[str, Any]]:
        """All events of a name, as everybody is told them."""
        found = [event.seen_by(-2) for event in self.p.journal or []]
        return [event for event in found if event is not None and event["event"] == name]

    def rules(self) -> list[str]:
        """The rules of all events, oldest first."""
        return [event.rule for event in self.p.journal or []]

    # -- ways to a moment ----------------------------------------------------------------------

    def contested(self) -> Laid:
        """Let all seats declare mono in white, and let seat 1 contest the first pack of seat 0."""
        self.all("yes")
        self.do(0, "pack", self.table["packs"][0])
        for seat in list(self.asked):
            self.do(seat, "yes" if seat == 1 else "no")
        return self

    def challenge(self, kind: str) -> Laid:
        """Bring seats 0 and 1 into a challenge of this category, up to the choice of Powers or the throws."""
        return self.contested().do(0, "challenge", kind)

    def throw(self, mine: str, theirs: str) -> Laid:
        """Let seats 0 and 1 throw rock (`r`), paper (`p`) or scissors (`s`)."""
        hands = {"r": "rock", "p": "paper", "s": "scissors"}
        self.do(1, "throw", hands[theirs])
        return self.do(0, "throw", hands[mine])

    def power(self, mine: str | None, theirs: str | None) -> Laid:
        """Let seats 0 and 1 activate Powers in secret, or none; a seat without any is not asked."""
        for seat, name in ((0, mine), (1, theirs)):
            if self.asked.get(seat) == "power":
                self.do(seat, *(("none",) if name is None else ("power", name)))
            else:
                assert name is None
        return self


def duel(kind: str, *magi: Sheet, **options: Any) -> Laid:
    """Two Magi in a challenge of this category for the first white pack."""
    return Laid(*(magi or (magus(), magus())), **options).challenge(kind)
