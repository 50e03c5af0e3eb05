"""Magecraft for learning programs: every option in a fixed order, and what a seat sees as numbers."""

from __future__ import annotations

from array import array
from typing import Any, Final

from grimorio.games.magecraft.gems import COLOURS, Gems, count, total
from grimorio.games.magecraft.meaning import ICONS, Book
from grimorio.games.magecraft.rules.board import Board, SpellCard, academy, board
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


def _one_of_each(size: int) -> tuple[bytes, ...]:
    """For each place of a list, and last for none, `size` numbers as bytes: 1 for it, 0 for all others."""
    places = range(size + 1)
    return tuple(array("f", [float(at == place) for at in range(size)]).tobytes() for place in places)


_MOST_KEPT: Final = 10_000
"""How many parts of each kind are kept; after that all are forgotten, so that memory stays bounded."""
_NUMBERS: Final = tuple(array("f", (number,)).tobytes() for number in range(256))
_PHASE: Final = _one_of_each(len(PHASES))
_ASK: Final = _one_of_each(len(ASKS))
_SPELL: Final = _one_of_each(len(CARDS.spells))
_CHARACTER: Final = _one_of_each(len(CHARACTER_NAMES))
"""For each place of a list the bytes of its numbers: 1 for this place, 0 for all others; last, all are 0."""
_gems: Final[dict[Gems, bytes]] = {}
_left: Final[dict[tuple[int, ...], bytes]] = {}
_grimoires: Final[dict[tuple[SpellCard, ...], bytes]] = {}
"""Parts of observations that were written already: equal things make equal numbers."""


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
    (`_add_board`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for
    all others. They are read off the position, without a view: nothing but hands and bags is hidden.
    """
    match: Match = p.agenda[0]
    place = academy(p)
    choice = p.choice_of(seat)
    asked = len(ASKS) if choice is None else ASKS.index(choice.ask)
    parts = [_number(match.round), _PHASE[PHASES.index(phase_of(p))], _ASK[asked], _counts(place.gems)]
    left = _left.get(place.left)
    if left is None:
        _forget(_left)
        left = _left[place.left] = array("f", place.left).tobytes()
    parts.append(left)
    _add_spell(parts, p)
    magic: MagicPhase | None = frame_of(p, MagicPhase)
    seats = p.setup.seats
    for offset in range(seats):
        player = board(p, Seat((max(seat, 0) + offset) % seats))
        parts.append(_NUMBERS[player.alive])
        parts.append(_NUMBERS[match.active == player.seat])
        parts.append(_NUMBERS[magic is not None and magic.seat == player.seat and magic.used])
        _add_board(parts, p, player, seat)
    return array("f", b"".join(parts))


def _number(number: int) -> bytes:
    """One number as bytes."""
    return _NUMBERS[number] if number < len(_NUMBERS) else array("f", (number,)).tobytes()


def _counts(gems: Gems) -> bytes:
    """The number of gems of each colour in a pile, as bytes."""
    counts = _gems.get(gems)
    if counts is None:
        _forget(_gems)
        counts = _gems[gems] = b"".join([_NUMBERS[count(gems, colour)] for colour in range(len(COLOURS))])
    return counts


def _forget(parts: dict[Any, bytes]) -> None:
    """Empty a dict of parts that has grown too large."""
    if len(parts) >= _MOST_KEPT:
        parts.clear()


def _add_spell(parts: list[bytes], p: Position) -> None:
    """Add the icons left to resolve, and the spell that is being put back in a review, studied, or cast."""
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
    parts.append(_counts(icons.icons if casting and icons is not None else 0))
    spell = -1
    if review is not None and review.todo:
        spell = review.todo[0].spell
    elif study is not None and study.spell >= 0:
        spell = study.spell
    elif casting and cast is not None:
        spell = cast.card(p).spell
    parts.append(_SPELL[spell])


def _add_board(parts: list[bytes], p: Position, player: Board, seat: Seat) -> None:
    """Add a player's board as the player at `seat` sees it.

    Three numbers come before it: alive, active, ability used. The others are: character; gems by place; sizes
    of hand and bag; the gems known to be in the hand, and those in hand or bag; for each grimoire and spell
    the copies, the place of the first (1 is leftmost) and how many are mastered.
    """
    book: Book = p.book
    known = player.hand if player.seat == seat or book.choices.open_hands or p.over else player.seen
    parts += [
        _CHARACTER[player.character],
        _counts(player.hp),
        _counts(player.shield),
        _counts(player.discard),
        _counts(player.points),
        _NUMBERS[total(player.hand)],
        _NUMBERS[total(player.bag)],
        _counts(known),
        _counts(player.bag + player.hand - known),
    ]
    for cards in player.grimoires:
        spells = _grimoires.get(cards)
        if spells is None:
            _forget(_grimoires)
            spells = _grimoires[cards] = _spells(cards)
        parts.append(spells)


def _spells(cards: tuple[SpellCard, ...]) -> bytes:
    """The spells of a grimoire, as bytes: three numbers for each spell."""
    numbers = array("f", bytes(12 * len(CARDS.spells)))
    for from_left, card in enumerate(cards, 1):
        entry = 3 * card.spell
        numbers[entry] += 1.0
        if not numbers[entry + 1]:
            numbers[entry + 1] = from_left
        if card.mastered:
            numbers[entry + 2] += 1.0
    return numbers.tobytes()
