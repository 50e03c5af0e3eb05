"""The whole game: setup, the Academy, the turns, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import total
from grimorio.games.magecraft.meaning import Book
from grimorio.games.magecraft.options import ROUND_CAP
from grimorio.games.magecraft.rules.board import alive, board
from grimorio.games.magecraft.rules.events import (
    GameBegins,
    GameEnds,
    LayAcademy,
    StartingSpells,
    TakeSheet,
    TurnBegins,
)
from grimorio.games.magecraft.rules.gem_events import PutAside
from grimorio.games.magecraft.rules.picks import DrawGems, PickGems
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.kernel.choice import Option, number_in
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seat_in, seats_of

OPENING_DRAWS: Final = (4, 4, 4, 5)
"""How many gems each player draws first, from the first player on."""
OPENING_DISCARDS: Final = (2, 1, 0, 1)
"""How many of these gems each player discards, from the first player on."""
ACADEMY_COPIES: Final = {2: 2, 3: 3, 4: 4}
"""The copies of each spell in the Academy, by the number of players."""
ACADEMY_GEMS: Final = {2: 8, 3: 12, 4: 16}
"""The number of gems of each colour in the Academy, by the number of players."""
RANDOM_SETS: Final = 9
"""How many spells are drawn for the Academy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Frame):
    """The frame of a whole game, from the choice of the first player to its end.

    Attributes:
        first: the seat of the first player, -1 before it is drawn.
        place: the player whose turn it is in the setup, counted from the first player.
        spells: the spells of the Academy drawn so far.
        active: the seat of the active player, -1 before the first turn.
        round: the number of the round, from 1.
    """

    FIELDS = ("first", "place", "spells", "active", "round")

    def __init__(self) -> None:
        super().__init__(Match.choose_first_player)
        self.first = NO_SEAT
        self.place = 0
        self.spells: tuple[int, ...] = ()
        self.active = NO_SEAT
        self.round = 1

    def seat_at(self, p: Position) -> Seat:
        """The seat of the player whose turn it is in the setup, `place` seats left of the first player."""
        return Seat((self.first + self.place) % p.setup.seats)

    # -- Setup -------------------------------------------------------------------------------

    def choose_first_player(self, p: Position) -> None:
        """MAGE-SETUP-1: draw the first player at random."""
        seats = p.setup.seats
        self.step = Match.first_player
        p.chance(
            "first-player", tuple(("seat", seat) for seat in seats_of(seats)), (1,) * seats, "MAGE-SETUP-1"
        )

    def first_player(self, p: Position) -> None:
        """MAGE-SETUP-1: note the seat that was drawn, and announce it as the first player."""
        self.first = seat_in(self.answer)
        self.step = Match.choose_character
        p.emit(GameBegins(self.first, "MAGE-SETUP-1"))

    def choose_character(self, p: Position) -> None:
        """MAGE-SETUP-2: let each player choose or draw a character sheet."""
        if self.place == p.setup.seats:
            self.place = 0
            self.step = Match.opening_draw
            return
        if not board(p, self.seat_at(p)).alive:
            self.place += 1
            return
        taken = [board(p, seat).character for seat in seats_of(p.setup.seats)]
        sheets = [option for index, option in enumerate(p.book.character_options) if index not in taken]
        self.step = Match.take_character
        if p.book.choices.chosen_characters:
            p.ask(self.seat_at(p), "character", sheets, "MAGE-SETUP-2")
        else:
            p.chance("character", sheets, (1,) * len(sheets), "MAGE-SETUP-2")

    def take_character(self, p: Position) -> None:
        """MAGE-SETUP-2, -3: give the player the sheet, 12 gems in the bag and 12 in the HP area."""
        index = p.book.character_options.index(self.answer)
        seat = self.seat_at(p)
        self.place += 1
        self.step = Match.choose_character
        p.emit(TakeSheet(seat, index, p.book.characters[index].name, "MAGE-SETUP-2"))

    def opening_draw(self, p: Position) -> None:
        """MAGE-SETUP-4, MAGE-MULTI-1: let every player draw gems."""
        if self.place == p.setup.seats:
            self.place = 0
            self.step = Match.opening_discard
            return
        seat = self.seat_at(p)
        if not board(p, seat).alive:
            self.place += 1
            return
        count = OPENING_DRAWS[self.place]
        self.place += 1
        p.push(DrawGems(seat, count, "MAGE-SETUP-4"))

    def opening_discard(self, p: Position) -> None:
        """MAGE-SETUP-4, MAGE-MULTI-1: let players discard gems of their choice, in turn order."""
        if self.place == p.setup.seats:
            self.step = Match.starting_spells
            return
        seat = self.seat_at(p)
        if not board(p, seat).alive:
            self.place += 1
            return
        self.step = Match.discarded
        count = OPENING_DISCARDS[self.place]
        p.push(PickGems(seat, board(p, seat).hand, count, "opening-discard", "MAGE-SETUP-4"))

    def discarded(self, p: Position) -> None:
        """Move the chosen gems to the Discard area."""
        seat = self.seat_at(p)
        self.place += 1
        self.step = Match.opening_discard
        gems = number_in(self.answer) if self.answer else 0
        if gems:
            p.emit(PutAside(seat, gems, "opening", "MAGE-SETUP-4"))

    def starting_spells(self, p: Position) -> None:
        """MAGE-SETUP-5: give every player Meditation, Magic Missile and Mana Tricks."""
        self.step = Match.choose_sets
        self.spells = p.book.always
        p.emit_all(tuple(StartingSpells(seat, "MAGE-SETUP-5") for seat in alive(p)))

    # -- The Academy -------------------------------------------------------------------------

    def choose_sets(self, p: Position) -> None:
        """MAGE-ACAD-2: draw nine random spells for the Academy."""
        book: Book = p.book
        rest = [spell for spell in book.random if spell not in self.spells]
        while len(self.spells) < len(book.always) + RANDOM_SETS:
            if p.open_chance:
                self.step = Match.take_set
                sets: tuple[Option, ...] = tuple([("set", spell) for spell in rest])
                p.chance("set", sets, (1,) * len(sets), "MAGE-ACAD-2")
                return
            self.answer = ("set", rest.pop(p.lot(len(rest))))
            self.take_set(p)
        self.step = Match.lay_academy

    def take_set(self, p: Position) -> None:
        """Add the spell that was drawn to the Academy."""
        self.spells += (number_in(self.answer),)
        self.step = Match.choose_sets

    def lay_academy(self, p: Position) -> None:
        """MAGE-ACAD-1 to -3, MAGE-MULTI-2, -3: lay out the Academy's spells and gems."""
        seats = p.setup.seats
        self.active = self.first
        self.step = Match.turn if board(p, self.first).alive else Match.pass_on
        p.emit(LayAcademy(self.spells, ACADEMY_COPIES[seats], ACADEMY_GEMS[seats], "MAGE-ACAD-2"))

    # -- Turns -------------------------------------------------------------------------------

    def turn(self, p: Position) -> None:
        """MAGE-TURN-1: announce the active player's turn."""
        self.step = Match.play_turn
        p.emit(TurnBegins(self.active, self.round))

    def play_turn(self, p: Position) -> None:
        """Play the turn with its four phases."""
        self.step = Match.pass_on
        p.push(Turn(self.active))

    def pass_on(self, p: Position) -> None:
        """MAGE-REST-4: pass the turn to the left; after too many rounds the game is a draw."""
        seats = p.setup.seats
        step = self.active
        while True:
            step = Seat((step + 1) % seats)
            if step == self.first:
                self.round += 1
            if board(p, step).alive:
                break
        self.active = step
        self.step = Match.turn
        last = p.setup.last_turn
        if last is not None and self.round > last:
            p.emit(at_time(p))
        elif self.round > ROUND_CAP:
            p.emit(GameEnds((), "cap", "MAGE-END-4"))


def at_time(p: Position) -> GameEnds:
    """MAGE-END-4: the end of a game whose time is over.

    The player with the most gems in the Points zone wins, among equal ones the player with the most HP gems;
    the game is drawn if these are equal, too, or if an option says so (ruled).
    """
    book: Book = p.book
    left = alive(p)
    counts = [(total(board(p, seat).points), total(board(p, seat).hp)) for seat in left]
    if counts.count(max(counts)) > 1 or not book.choices.ahead_at_time:
        return GameEnds((), "time", "MAGE-END-4")
    return GameEnds((left[counts.index(max(counts))],), "time-ahead", "MAGE-END-4")
