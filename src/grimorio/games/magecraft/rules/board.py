"""The things in a position of Magecraft: the Academy and each player's board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import Gems, total
from grimorio.kernel.seats import Seat, seats_of
from grimorio.kernel.thing import Saved, Thing

if TYPE_CHECKING:
    from grimorio.kernel.position import Position

ACADEMY: Final = 0
"""The id of the Academy in a position; the board of seat s has the id 1 + s."""

FULL_HP: Final = 12
POINTS_TO_WIN: Final = 20
HAND_SIZE: Final = 4
REVIEW_COST: Final = 4
GRIMOIRES: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCard(Saved):
    """A spell card in a grimoire. A card object never changes: another object takes its place.

    Attributes:
        spell: index of the spell in the card list.
        mastered: whether it is turned to its mastered side (MAGE-REVIEW-3).
        gems: the gems lying on it (MAGE-MAGIC-3).
    """

    FIELDS = ("spell", "mastered", "gems")

    def __init__(self, spell: int, mastered: bool = False, gems: Gems = 0) -> None:
        self.spell = spell
        self.mastered = mastered
        self.gems = gems


Grimoires = tuple[tuple[SpellCard, ...], ...]
"""The spells of Grimoires 1, 2 and 3, each from left to right."""


def with_cards(grimoires: Grimoires, grimoire: int, cards: tuple[SpellCard, ...]) -> Grimoires:
    """These grimoires, with `cards` in the place of those of the grimoire with this index."""
    first, second, third = grimoires
    if grimoire == 0:
        return (cards, second, third)
    if grimoire == 1:
        return (first, cards, third)
    return (first, second, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Academy(Thing):
    """The Academy, and the box beside it.

    Attributes:
        gems: the gems that may be taken from it (MAGE-ACAD-3).
        left: for each spell of the card list, the copies left; -1 where the spell is not in this game.
        box: gems that left the game (MAGE-END-2).
        boxed: the indices of spells that left the game.
    """

    FIELDS = ("gems", "left", "box", "boxed")

    def __init__(self, spells: int) -> None:
        self.epoch = None
        self.gems: Gems = 0
        self.left: tuple[int, ...] = (-1,) * spells
        self.box: Gems = 0
        self.boxed: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Thing):
    """A player's character sheet and bag (MAGE-COMP-4).

    Attributes:
        seat: the seat of its player.
        alive: whether the player is still in the game.
        character: index of the character in the card list, -1 before one is taken.
        hp, shield, discard, points, bag, hand: the gems in each place.
        seen: the part of the hand that everybody can deduce because the bag was empty.
        grimoires: the spells of Grimoires 1, 2 and 3, left to right.
    """

    FIELDS = (
        "seat",
        "alive",
        "character",
        "hp",
        "shield",
        "discard",
        "points",
        "bag",
        "hand",
        "seen",
        "grimoires",
    )

    def __init__(self, seat: Seat) -> None:
        self.epoch = None
        self.seat = seat
        self.alive = True
        self.character = -1
        self.hp: Gems = 0
        self.shield: Gems = 0
        self.discard: Gems = 0
        self.points: Gems = 0
        self.bag: Gems = 0
        self.hand: Gems = 0
        self.seen: Gems = 0
        self.grimoires: Grimoires = ((), (), ())

    def copy(self) -> Board:
        new = Board.__new__(Board)
        new.epoch = None
        new.seat = self.seat
        new.alive = self.alive
        new.character = self.character
        new.hp = self.hp
        new.shield = self.shield
        new.discard = self.discard
        new.points = self.points
        new.bag = self.bag
        new.hand = self.hand
        new.seen = self.seen
        new.grimoires = self.grimoires
        return new

    def on_spells(self) -> Gems:
        """All gems lying on spell cards."""
        gems = 0
        for grimoire in self.grimoires:
            for card in grimoire:
                gems += card.gems
        return gems


def academy(p: Position) -> Academy:
    """The Academy of a position, for reading only (see `Position.edit`)."""
    thing: Academy = p.things[ACADEMY]
    return thing


def board(p: Position, seat: Seat) -> Board:
    """The board of a seat, for reading only (see `Position.edit`)."""
    thing: Board = p.things[1 + seat]
    return thing


def alive(p: Position) -> list[Seat]:
    """The seats of the players still in the game, in seat order."""
    return [seat for seat in seats_of(p.setup.seats) if board(p, seat).alive]


def hp_full(one: Board) -> bool:
    """Whether the HP area of the board `one` is full (MAGE-ICON-HEAL-2)."""
    return total(one.hp) >= FULL_HP
