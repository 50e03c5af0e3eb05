"""Lists of options that are made once, and the frames that draw and pick gems."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import COLOUR_OF, COLOURS, HIGH, ONE, SHIFTS, Gems, present, total
from grimorio.games.magecraft.meaning import Book
from grimorio.games.magecraft.rules.board import board
from grimorio.games.magecraft.rules.gem_events import DrawGem, OpenDraw, Refill
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

Options = tuple[Option, ...]
"""The type of a choice's options, as a tuple."""
ByColours = dict[int, Options]
"""Options for each set of colours.

The key of a set is an integer, as `gems.present` returns it: the sum of `0x80 << SHIFTS[colour]` of its
colours.
"""

DONE: Final[Option] = ("done",)
ABILITY: Final[Option] = ("ability",)
CAST: Final[Option] = ("cast",)
YES_NO: Final[Options] = (("yes",), ("no",))
PLACES: Final[tuple[Options, ...]] = tuple(
    tuple(("place", grimoire, index) for index in range(60)) for grimoire in range(3)
)
"""The places of a spell in Grimoires 1, 2 and 3, as options.

Sixty are enough: a game has at most 51 spells.
"""
GRIMOIRE_OPTIONS: Final[Options] = (("grimoire", 0), ("grimoire", 1), ("grimoire", 2))


def by_colours(*head: str | int) -> ByColours:
    """For each set of colours (a key as `gems.present` returns it), an option for each of these colours.

    An option consists of `head` and the name of the colour.
    """
    table: ByColours = {}
    for key in range(32):
        colours = [colour for colour in range(5) if key >> colour & 1]
        mask = sum(0x80 << SHIFTS[colour] for colour in colours)
        table[mask] = tuple((*head, COLOURS[colour]) for colour in colours)
    return table


GEMS: Final = by_colours("gem")
GEMS_DONE: Final[ByColours] = {key: (*options, DONE) for key, options in GEMS.items()}
ALL_GEMS: Final[Options] = GEMS[HIGH]


def colour_at(gems: Gems, place: int) -> int:
    """The colour of the gem at a place, from 0, of a pile in the order of the colours."""
    colour = 0
    while place >= gems & 255:
        place -= gems & 255
        gems >>= 8
        colour += 1
    return colour


def colour_in(option: Option) -> int:
    """The number of the colour whose name is the last word of an option."""
    return COLOUR_OF[str(option[-1])]


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawGems(Frame):
    """The frame in which a seat draws gems one by one; an empty bag is refilled in between (MAGE-REST-3).

    `left` is the number of gems still to be drawn.
    """

    FIELDS = ("seat", "left", "rule")

    def __init__(self, seat: Seat, left: int, rule: str) -> None:
        super().__init__(DrawGems.draw)
        self.seat = seat
        self.left = left
        self.rule = rule

    def draw(self, p: Position) -> None:
        """MAGE-ICON-DRAW, MAGE-REST-3: draw gems at random; stop when bag and Discard area are empty."""
        while self.left:
            bag = board(p, self.seat).bag
            if not bag:
                if not board(p, self.seat).discard:
                    break
                p.emit(Refill(self.seat, "MAGE-REST-3"))
            elif p.open_chance:
                self.step = DrawGems.take
                counts = (bag & 255, bag >> 8 & 255, bag >> 16 & 255, bag >> 24 & 255, bag >> 32)
                p.chance("draw", ALL_GEMS, counts, self.rule)
                return
            else:
                self.put(p, colour_at(bag, p.lot(total(bag))))
            if p.agenda[-1] is not self:
                return
        p.finish()

    def take(self, p: Position) -> None:
        """Put the gem that was drawn into the hand."""
        self.step = DrawGems.draw
        self.put(p, colour_in(self.answer))

    def put(self, p: Position, colour: int) -> None:
        """Put a gem of this colour from the bag into the hand."""
        self.left -= 1
        book: Book = p.book
        if book.choices.open_hands:
            p.emit(OpenDraw(self.seat, colour, self.rule))
        else:
            p.emit(DrawGem(self.seat, colour, self.rule))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickGems(Frame):
    """The frame in which a seat picks a number of gems of a pile, in the order of the colours.

    The frame finishes with ("gems", the picked gems as a packed number).

    Attributes:
        seat: the seat that picks.
        pile: the gems that may still be picked.
        left: how many more are to be picked.
        ask: the kind of the choice.
        rule: id of the rule.
        picked: the gems picked so far.
    """

    FIELDS = ("seat", "pile", "left", "ask", "rule", "picked")

    def __init__(self, seat: Seat, pile: Gems, left: int, ask: str, rule: str) -> None:
        super().__init__(PickGems.pick)
        self.seat = seat
        self.pile: Gems = pile
        self.left = left
        self.ask = ask
        self.rule = rule
        self.picked: Gems = 0

    def pick(self, p: Position) -> None:
        """Ask for the next gem, even where one colour is left: not asking would reveal a part of the hand."""
        if not self.left:
            p.finish(("gems", self.picked))
            return
        self.step = PickGems.take
        p.ask(self.seat, self.ask, self.offered(), self.rule)

    def offered(self) -> Options:
        """One option for each colour of which a gem may be picked next.

        Gems are picked in the order of colours: this colour and the later ones must have enough for all
        picks that are left."""
        pile = self.pile
        enough: Gems = 0
        for colour in range(5):
            if total(pile >> SHIFTS[colour]) < self.left:
                break
            enough |= pile & (255 << SHIFTS[colour])
        return GEMS[present(enough)]

    def take(self, p: Position) -> None:
        """Move one gem of the chosen colour from the pile to the picked gems.

        The gems of all colours before the chosen one, in the order of colours, leave the pile. So they are
        not offered again, and every set of gems can be picked in one way only.
        """
        colour = colour_in(self.answer)
        self.picked += ONE[colour]
        self.pile = (self.pile - ONE[colour]) >> SHIFTS[colour] << SHIFTS[colour]
        self.left -= 1
        self.step = PickGems.pick
