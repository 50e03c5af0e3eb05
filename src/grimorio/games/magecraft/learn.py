"""Magecraft for learning programs: every option in a fixed order, and what a seat sees as numbers."""

from __future__ import annotations

from array import array
from typing import Final

from grimorio.games.magecraft.gems import COLOURS, Gems, total
from grimorio.games.magecraft.meaning import ICONS, Book
from grimorio.games.magecraft.rules.board import Board, academy, board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import CastSpell, MagicPhase
from grimorio.games.magecraft.rules.match import Match
from grimorio.games.magecraft.rules.study import Review, StudyPhase
from grimorio.games.magecraft.spells import CARDS
from grimorio.games.magecraft.table import frame_of, phase_of
from grimorio.kernel.choice import Option
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of

LONGEST_GRIMOIRE = 60
"""How many places of a grimoire the options "place" and "master" can name: more than there are spells."""

PHASES = ("opening", "shield", "magic", "study", "rest", "over")
"""The phases, in the order in which `features` has a number for each."""
ASKS = (
    "character",
    "opening-discard",
    "shield-phase",
    "magic",
    "next-spell",
    "gold",
    "pay",
    "icons",
    "attack",
    "heal",
    "shield",
    "vanish",
    "study",
    "grimoire",
    "review-discard",
    "reorder",
    "master",
)
"""The kinds of choice, in the order in which `features` has a number for each."""
CHARACTER_NAMES = tuple(character.name for character in CARDS.characters)

_SPELLS: Final = len(CARDS.spells)
_PHASE: Final = 1
_ASK: Final = _PHASE + len(PHASES)
_ACADEMY: Final = _ASK + len(ASKS)
_LEFT: Final = _ACADEMY + len(COLOURS)
_ICONS: Final = _LEFT + _SPELLS
_SPELL: Final = _ICONS + len(ICONS)
_HEAD: Final = _SPELL + _SPELLS
"""Where the boards begin among the numbers; the names before are where the other parts begin."""
_BOARD: Final = 5 + len(CHARACTER_NAMES) + 6 * len(COLOURS) + 9 * _SPELLS
"""How many numbers a board takes."""


def actions(seats: int) -> tuple[Option, ...]:
    """Every option that a game for `seats` players with the game's own cards can offer."""
    options: list[Option] = [("done",), ("cast",), ("ability",), ("review",), ("yes",), ("no",)]
    options += [("gem", colour) for colour in COLOURS]
    options += [("icon", icon) for icon in ICONS]
    options += [("grimoire", grimoire) for grimoire in range(3)]
    options += [("attack", seat, colour) for seat in seats_of(seats) for colour in COLOURS]
    options += [(place, colour) for place in ("academy", "discard", "hand", "hp") for colour in COLOURS]
    options += [("study", spell.name) for spell in CARDS.spells]
    options += [("character", character.name) for character in CARDS.characters]
    options += [
        (word, g, i) for word in ("place", "master") for g in range(3) for i in range(LONGEST_GRIMOIRE)
    ]
    return tuple(options)


def features(p: Position, seat: Seat) -> array[float]:
    """What a seat sees as numbers, its own board first.

    All positions of games with the same number of seats give the same count of numbers.

    The numbers are: round; phase; what the seat is asked; the Academy's gems and copies of each spell (-1:
    not in this game); icons left to resolve; the spell being cast, studied or put back; then each board
    (`_write_board`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for
    all others. They are read off the position, without a view: nothing but hands and bags is hidden.
    """
    match: Match = p.agenda[0]
    place = academy(p)
    numbers = array("f", bytes(4 * (_HEAD + _BOARD * p.setup.seats)))
    numbers[0] = match.round
    numbers[_PHASE + PHASES.index(phase_of(p))] = 1.0
    for choice in p.waiting:
        if choice.seat == seat:
            numbers[_ASK + ASKS.index(choice.ask)] = 1.0
            break
    _write_counts(numbers, _ACADEMY, place.gems)
    at = _LEFT
    for left in place.left:
        numbers[at] = left
        at += 1
    _write_spell(numbers, p)
    at = _HEAD
    for offset in seats_of(p.setup.seats):
        _write_board(numbers, at, p, board(p, Seat((max(seat, 0) + offset) % p.setup.seats)), seat)
        at += _BOARD
    return numbers


def _write_counts(numbers: array[float], at: int, gems: Gems) -> None:
    """Write the number of gems of each colour in a pile, from the index `at` on."""
    for colour in range(len(COLOURS)):
        numbers[at + colour] = gems & 255
        gems >>= 8


def _write_spell(numbers: array[float], p: Position) -> None:
    """Write the icons left to resolve, and the spell that is being put back in a review, studied, or cast."""
    cast: CastSpell | None = None
    icons: Icons | None = None
    magic: MagicPhase | None = None
    study: StudyPhase | None = None
    review: Review | None = None
    for frame in p.agenda:
        if isinstance(frame, CastSpell):
            cast = frame
        elif isinstance(frame, Icons):
            icons = frame
        elif isinstance(frame, MagicPhase):
            magic = frame
        elif isinstance(frame, StudyPhase):
            study = frame
        elif isinstance(frame, Review):
            review = frame
    casting = magic is not None and board(p, magic.seat).alive
    if casting and icons is not None:
        _write_counts(numbers, _ICONS, icons.icons)
    if review is not None and review.todo:
        numbers[_SPELL + review.todo[0].spell] = 1.0
    elif study is not None and study.spell >= 0:
        numbers[_SPELL + study.spell] = 1.0
    elif casting and cast is not None:
        numbers[_SPELL + cast.card(p).spell] = 1.0


def _write_board(numbers: array[float], at: int, p: Position, player: Board, seat: Seat) -> None:
    """Write a player's board as the player at `seat` sees it, from the index `at` on.

    The numbers are: alive, active, ability used; character; gems by place; sizes of hand and bag; the gems
    known to be in the hand, and those in hand or bag; for each grimoire and spell the copies, the place of
    the first (1 is leftmost) and how many are mastered.
    """
    match: Match = p.agenda[0]
    book: Book = p.book
    numbers[at] = player.alive
    numbers[at + 1] = match.active == player.seat
    magic: MagicPhase | None = frame_of(p, MagicPhase)
    numbers[at + 2] = magic is not None and magic.seat == player.seat and magic.used
    at += 3
    if player.character >= 0:
        numbers[at + player.character] = 1.0
    at += len(CHARACTER_NAMES)
    for gems in (player.hp, player.shield, player.discard, player.points):
        _write_counts(numbers, at, gems)
        at += len(COLOURS)
    numbers[at] = total(player.hand)
    numbers[at + 1] = total(player.bag)
    known = player.hand if player.seat == seat or book.choices.open_hands or p.over else player.seen
    _write_counts(numbers, at + 2, known)
    _write_counts(numbers, at + 2 + len(COLOURS), player.bag + player.hand - known)
    at += 2 + 2 * len(COLOURS)
    for cards in player.grimoires:
        for from_left, card in enumerate(cards, 1):
            entry = at + 3 * card.spell
            numbers[entry] += 1.0
            if not numbers[entry + 1]:
                numbers[entry + 1] = from_left
            if card.mastered:
                numbers[entry + 2] += 1.0
        at += 3 * _SPELLS
