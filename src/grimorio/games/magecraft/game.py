"""Magecraft as a game of the kernel."""

from __future__ import annotations

from array import array
from typing import Any

from grimorio.games.magecraft import cardset, imagined, learn, refusals
from grimorio.games.magecraft.gems import total
from grimorio.games.magecraft.meaning import DRAW, ICONS, VANISH, Book
from grimorio.games.magecraft.options import OPTIONS, ROUND_CAP, Choices
from grimorio.games.magecraft.rules.board import Academy, Board, SpellCard, academy, board
from grimorio.games.magecraft.rules.end import Concession, JudgeEnd
from grimorio.games.magecraft.rules.events import EVENTS, GameEnds
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import CastSpell, MagicPhase
from grimorio.games.magecraft.rules.match import Match
from grimorio.games.magecraft.rules.picks import DrawGems, PickGems
from grimorio.games.magecraft.rules.study import Review, StudyPhase
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.games.magecraft.situation import lay_out
from grimorio.games.magecraft.table import hinted, table_seen
from grimorio.kernel import Choice, Event, Game, Observer, Option, Position, Setup, SetupError
from grimorio.kernel.seats import Seat, seats_of


class Magecraft(Game):
    """Magecraft for 2, 3 or 4 players."""

    name = "magecraft"
    version = "2"
    older = ("1",)
    seats = (2, 3, 4)
    options = OPTIONS
    turn_cap = ROUND_CAP
    last_turns = 1
    situations = True
    types = (
        Academy,
        Board,
        SpellCard,
        Match,
        Turn,
        MagicPhase,
        CastSpell,
        Icons,
        JudgeEnd,
        Concession,
        StudyPhase,
        Review,
        DrawGems,
        PickGems,
        *EVENTS,
    )

    def __init__(self) -> None:
        self._books: dict[tuple[str, ...], Book] = {}

    def book(self, setup: Setup) -> Book:
        values = self.settled(setup)
        if setup.cards is not None:
            return Book(cardset.from_json(setup.cards), Choices(values))
        key = tuple(values.values())
        book = self._books.get(key)
        if book is None:
            book = self._books[key] = Book(cardset.own(), Choices(values))
        return book

    def cards(self, cards: Any = None) -> list[dict[str, Any]]:
        return cardset.described(cardset.own() if cards is None else cardset.from_json(cards))

    def card_faults(self, cards: Any) -> list[SetupError]:
        return [] if cards is None else cardset.faults(cards)

    def begin(self, position: Position) -> None:
        if position.setup.situation is not None and lay_out(position):
            return
        position.add(Academy(len(position.book.spells)))
        for seat in seats_of(position.setup.seats):
            position.add(Board(seat))
        position.push(Match())

    def table(self, position: Position, seat: Seat) -> dict[str, Any]:
        return table_seen(position, seat)

    def hinted(self, position: Position, seat: Seat, table: dict[str, Any]) -> dict[str, Any]:
        return hinted(position, seat, table)

    def last_turn(self, position: Position) -> int | None:
        """The number of the last round of a game whose time is over: the present round (ruled)."""
        match = position.agenda[0]
        return match.round if isinstance(match, Match) else None

    def standing(self, position: Position) -> list[dict[str, int]]:
        boards = [board(position, seat) for seat in seats_of(position.setup.seats)]
        return [
            {"hp": total(one.hp), "points": total(one.points)} if one.alive else {"hp": 0} for one in boards
        ]

    def deal_again(self, position: Position, seat: Seat) -> None:
        imagined.deal_again(position, seat)

    def foregone(self, position: Position, choice: Choice) -> bool:
        return imagined.foregone(position)

    def obvious(self, position: Position, choice: Choice) -> Option | None:
        """The icon that is resolved next without asking; None where the person is asked.

        It is a Draw while the bag has gems, or else the only kind of icon that can be resolved. A Vanish is
        never resolved without asking, because it may cost HP.
        """
        if choice.ask != "icons":
            return None
        draw, vanish = ("icon", ICONS[DRAW]), ("icon", ICONS[VANISH])
        if draw in choice.options and board(position, choice.seat).bag:
            return draw
        return choice.options[0] if len(choice.options) == 2 and choice.options[0] != vanish else None

    def usual(self, position: Position, choice: Choice) -> Option | None:
        """At a choice of an icon, the first of those offered; at all other choices None, which passes."""
        return choice.options[0] if choice.ask == "icons" else None

    def playing(self, position: Position, seat: Seat) -> bool:
        return super().playing(position, seat) and board(position, seat).alive

    def concede(self, position: Position, seat: Seat, asked: tuple[Seat, ...]) -> None:
        position.push(Concession(seat, seat in asked))

    def drawn(self, position: Position) -> Event:
        return GameEnds((), "judge", "MAGE-END-4")

    def refused(self, position: Position, seat: Seat) -> list[dict[str, Any]]:
        return refusals.refused(position, seat)

    def offered(self, position: Position) -> tuple[str, ...]:
        left = academy(position).left
        book: Book = position.book
        return tuple([rules.name for rules in book.spells if left[rules.index] >= 0])

    def actions(self, seats: int) -> tuple[Option, ...]:
        return learn.actions(seats)

    def features(self, position: Position, seat: Seat) -> array[float]:
        return learn.features(position, seat)

    def observer(self, seats: int) -> Observer:
        return learn.MagecraftObserver(self, seats)
