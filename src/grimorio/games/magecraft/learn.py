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
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.games.magecraft.spells import CARDS
from grimorio.games.magecraft.table import PHASES as PHASE_OF_STEP
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Step
from grimorio.kernel.game import Game
from grimorio.kernel.observer import Observer
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of

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
    return tuple(array("h", [at == place for at in range(size)]).tobytes() for place in places)


_MOST_KEPT: Final = 10_000
"""How many parts of each kind are kept; after that all are forgotten, so that memory stays bounded."""
_NUMBERS: Final = tuple(array("h", (number,)).tobytes() for number in range(256))
_PHASE: Final = dict(zip(PHASES, _one_of_each(len(PHASES)), strict=False))
_PHASE_OF: Final[dict[Step, bytes]] = {
    getattr(Turn, step): _PHASE[phase] for step, phase in PHASE_OF_STEP.items()
}
"""The phase of a turn, by the turn's next step."""
_NO_GEMS: Final = bytes(2 * len(COLOURS))
_NO_ASK: Final = bytes(2 * len(ASKS))
_ASK: Final = dict(zip(ASKS, _one_of_each(len(ASKS)), strict=False))
_FLAGS: Final = tuple(array("h", [flags & 1, flags >> 1 & 1, flags >> 2]).tobytes() for flags in range(8))
_SPELL: Final = _one_of_each(len(CARDS.spells))
_CHARACTER: Final = _one_of_each(len(CHARACTER_NAMES))
"""For each place of a list the bytes of its numbers: 1 for this place, 0 for all others; last, all are 0."""
_gems: Final[dict[Gems, bytes]] = {}
_left: Final[dict[tuple[int, ...], bytes]] = {}
_grimoires: Final[dict[tuple[int, ...], bytes]] = {}
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
    (`_BoardRow`). A value from a fixed list is written as a number for each entry: 1 for the value, 0 for
    all others. They are read off the position, without a view: nothing but hands and bags is hidden.
    """
    parts: list[bytes] = []
    MagecraftObserver(p.game, p.setup.seats).add(p, seat, parts)
    return array("f", array("h", b"".join(parts)))


class MagecraftObserver(Observer):
    """Writes what seats see, and only those boards and rows of the Academy again that have changed."""

    CODE = "h"

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game)
        self._boards = [_BoardRow() for _ in seats_of(seats)]
        self._gems: Gems = -1
        self._left: tuple[int, ...] = ()
        self._academy = b""
        self._step: Step | None = None
        self._ask = ""
        self._phase = self._asked = b""

    def add(self, p: Position, seat: Seat, parts: list[bytes]) -> None:
        turn: Turn | None = None
        cast: CastSpell | None = None
        icons: Icons | None = None
        magic: MagicPhase | None = None
        study: StudyPhase | None = None
        review: Review | None = None
        for frame in p.agenda:
            kind = type(frame)
            if kind is Turn:
                turn = frame
            elif kind is MagicPhase:
                magic = frame
            elif kind is CastSpell:
                cast = frame
            elif kind is Icons:
                icons = frame
            elif kind is StudyPhase:
                study = frame
            elif kind is Review:
                review = frame
        match: Match = p.agenda[0]
        choice = p.choice_of(seat)
        parts.append(_number(match.round))
        parts.append(_PHASE["over"] if p.result is not None else self._phase_of(turn))
        parts.append(_NO_ASK if choice is None else self._ask_of(choice.ask))
        parts.append(self._academy_of(p))
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
        user = magic.seat if magic is not None and magic.used else NO_SEAT
        self._add_boards(p, seat, match.active, user, parts)

    def _add_boards(self, p: Position, seat: Seat, active: Seat, user: Seat, parts: list[bytes]) -> None:
        """Add all boards, the own first; `user` is the player whose ability is used up, or `NO_SEAT`."""
        book: Book = p.book
        open_hands = p.result is not None or book.choices.open_hands
        owner = max(seat, 0)
        for _ in self._boards:
            player = board(p, Seat(owner))
            flags = player.alive + 2 * (active == owner) + 4 * (user == owner)
            self._boards[owner].add(parts, player, flags, open_hands or owner == seat)
            owner += 1
            if owner == len(self._boards):
                owner = 0

    def _phase_of(self, turn: Turn | None) -> bytes:
        """The phase of a game that goes on, as bytes."""
        if turn is None:
            return _PHASE["opening"]
        if turn.step is not self._step:
            self._step = turn.step
            self._phase = _PHASE_OF[turn.step]
        return self._phase

    def _ask_of(self, ask: str) -> bytes:
        """What is asked, as bytes."""
        if ask is not self._ask:
            self._ask = ask
            self._asked = _ASK[ask]
        return self._asked

    def _academy_of(self, p: Position) -> bytes:
        """The gems of the Academy and the copies of each spell, as bytes."""
        place = academy(p)
        if place.gems != self._gems or place.left is not self._left:
            self._gems = place.gems
            self._left = place.left
            left = _left.get(place.left)
            if left is None:
                _forget(_left)
                left = _left[place.left] = array("h", place.left).tobytes()
            self._academy = _counts(place.gems) + left
        return self._academy


class _Pile:
    """A pile of gems, and its bytes as they were written last."""

    def __init__(self) -> None:
        self.gems: Gems = -1
        self._told = b""

    def told(self, gems: Gems) -> bytes:
        """The bytes of the pile, which has these gems now."""
        if gems != self.gems:
            self.gems = gems
            self._told = _counts(gems)
        return self._told


class _Grimoire:
    """A grimoire, and its bytes as they were written last."""

    def __init__(self) -> None:
        self._cards: tuple[SpellCard, ...] = ()
        self.told = _spells(())

    def changes(self, cards: tuple[SpellCard, ...]) -> bool:
        """Whether the spells or their sides are others now; if so, write them."""
        old = self._cards
        if cards is old:
            return False
        self._cards = cards
        if len(old) == len(cards):
            for place, card in enumerate(cards):
                before = old[place]
                if card is not before and (card.spell != before.spell or card.mastered != before.mastered):
                    break
            else:
                return False
        self.told = _spells(cards)
        return True


class _BoardRow:
    """A player's board as bytes, and what it was when they were written.

    Its numbers are: alive, active, ability used; character; gems by place; sizes of hand and bag; the gems
    known to be in the hand, and those in hand or bag; for each grimoire and spell the copies, the place of
    the first (1 is leftmost) and how many are mastered.
    """

    def __init__(self) -> None:
        self._flags = self._character = -1
        self._hand = self._bag = -1
        self._hp, self._shield, self._discard, self._points = _Pile(), _Pile(), _Pile(), _Pile()
        self._known, self._hidden = _Pile(), _Pile()
        self._gems_told = b""
        self._grimoires: tuple[tuple[SpellCard, ...], ...] = ()
        self._first, self._second, self._third = _Grimoire(), _Grimoire(), _Grimoire()
        self._spells_told = b""

    def add(self, parts: list[bytes], player: Board, flags: int, shown: bool) -> None:
        """Add the bytes of a board to `parts`; `shown` says whether its hand is shown to who looks.

        `flags` are the first three numbers, as the bits of one.
        """
        known = player.hand if shown else player.seen
        if (
            player.hand != self._hand
            or player.bag != self._bag
            or known != self._known.gems
            or player.discard != self._discard.gems
            or player.hp != self._hp.gems
            or player.shield != self._shield.gems
            or player.points != self._points.gems
            or flags != self._flags
            or player.character != self._character
        ):
            self._flags, self._character = flags, player.character
            self._hand, self._bag = player.hand, player.bag
            self._gems_told = b"".join(
                (
                    _FLAGS[flags],
                    _CHARACTER[player.character],
                    self._hp.told(player.hp),
                    self._shield.told(player.shield),
                    self._discard.told(player.discard),
                    self._points.told(player.points),
                    _NUMBERS[total(player.hand)],
                    _NUMBERS[total(player.bag)],
                    self._known.told(known),
                    self._hidden.told(player.bag + player.hand - known),
                )
            )
        parts.append(self._gems_told)
        grimoires = player.grimoires
        if grimoires is not self._grimoires:
            self._grimoires = grimoires
            changes = self._first.changes(grimoires[0])
            changes = self._second.changes(grimoires[1]) or changes
            changes = self._third.changes(grimoires[2]) or changes
            if changes or not self._spells_told:
                self._spells_told = self._first.told + self._second.told + self._third.told
        parts.append(self._spells_told)


def _number(number: int) -> bytes:
    """One number as bytes."""
    return _NUMBERS[number] if number < len(_NUMBERS) else array("h", (number,)).tobytes()


def _counts(gems: Gems) -> bytes:
    """The number of gems of each colour in a pile, as bytes."""
    if not gems:
        return _NO_GEMS
    counts = _gems.get(gems)
    if counts is None:
        _forget(_gems)
        counts = _gems[gems] = b"".join([_NUMBERS[count(gems, colour)] for colour in range(len(COLOURS))])
    return counts


def _forget(parts: dict[Any, bytes]) -> None:
    """Empty a dict of parts that has grown too large."""
    if len(parts) >= _MOST_KEPT:
        parts.clear()


def _spells(cards: tuple[SpellCard, ...]) -> bytes:
    """The spells of a grimoire, as bytes: three numbers for each spell."""
    sides = tuple([2 * card.spell + card.mastered for card in cards])
    spells = _grimoires.get(sides)
    if spells is None:
        numbers = array("h", bytes(6 * len(CARDS.spells)))
        for from_left, card in enumerate(cards, 1):
            entry = 3 * card.spell
            numbers[entry] += 1
            if not numbers[entry + 1]:
                numbers[entry + 1] = from_left
            numbers[entry + 2] += card.mastered
        _forget(_grimoires)
        spells = _grimoires[sides] = numbers.tobytes()
    return spells
