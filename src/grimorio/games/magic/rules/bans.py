"""Effects by which players cannot play spells or lands, and extra and skipped turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.events import PLAYED
from grimorio.games.magic.rules.marks import EndEffect, Played, StartEffect
from grimorio.games.magic.state.objects import NOBODY, Permanent, Trigger, in_order, plays, table
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

EXTRA: Final = "MTG8-CR-TURN-1"
SKIPPED: Final = "MTG8-CR-TURN-2"

NoteKind = Literal["extra", "skip", "resume"]
"""What a note about turns to come is for; see `TurnNote`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ban(Effect):
    """The effect by which players cannot play spells of a noun, or lands, this turn (MTG8-CR-BAN-1).

    Attributes:
        seats: the players.
        face, changes: the card whose text has the noun, and the words that replace others in it.
        place: the index of the noun in `Face.forbids`.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("seats", "face", "changes", "place", "ends")

    def __init__(
        self, seats: tuple[Seat, ...], face: int, changes: tuple[tuple[str, str], ...], place: int
    ) -> None:
        super().__init__()
        self.seats = seats
        self.face = face
        self.changes = changes
        self.place = place
        self.ends = True

    def hears(self) -> int:
        return 0


def banned(p: Position, seat: Seat, face: Face) -> bool:
    """Whether a player cannot play the spell or land `face` now."""
    for key in p.effects:
        ban = p.things[key]
        if isinstance(ban, Ban) and seat in ban.seats:
            what: Filter = face_at(p, ban.face, ban.changes).forbids[ban.place]
            if what.zone == ("play" if face.is_land else "stack") and what.face(
                p, face.index, seat, Context(seat, 0)
            ):
                return True
    book: Book = p.book
    return book.bans and not face.is_land and _banned_by_rule(p, seat, face)


def _banned_by_rule(p: Position, seat: Seat, face: Face) -> bool:
    """Whether a permanent in play says that a player cannot play the spell `face` (MTG8-CR-BAN-2)."""
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        for what in face_at(p, it.face, it.changes).opponents_cant_play if it.own else ():
            if it.controller != seat and what.face(
                p, face.index, seat, Context(it.controller, key, it.chosen)
            ):
                return True
    return False


def any_time(p: Position, seat: Seat, face: Face) -> bool:
    """Whether a player may play the spell `face` any time an instant could be played."""
    if face.is_instant or face.any_time >= 0:
        return True
    book: Book = p.book
    if not book.hastens:
        return False
    for key in table(p).rulers:
        it: Permanent = p.things[key]
        for what in face_at(p, it.face, it.changes).any_time_for if it.own else ():
            if what.face(p, face.index, seat, Context(it.controller, key, it.chosen)):
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Safe(Effect):
    """The effect by which a player's next spell of a noun cannot be countered this turn (MTG8-CR-NEXT-1).

    Attributes:
        seat: the player.
        face, changes: the card whose text has the noun, and the words that replace others in it.
        place: the index of the noun in `Face.forbids`.
        spell: id of the spell, once it is played; 0 before.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("seat", "face", "changes", "place", "spell", "ends")

    def __init__(self, seat: Seat, face: int, changes: tuple[tuple[str, str], ...], place: int) -> None:
        super().__init__()
        self.seat = seat
        self.face = face
        self.changes = changes
        self.place = place
        self.spell = 0
        self.ends = True

    def hears(self) -> int:
        return PLAYED

    def notice(self, position: Position, event: Event) -> Trigger | None:
        """Remember the first spell that fits. Nothing triggers."""
        if not isinstance(event, Played) or event.kind != "spell" or event.seat != self.seat or self.spell:
            return None
        what: Filter = position.book.face(self.face, self.changes).forbids[self.place]
        if what.face(position, position.things[event.key].face, self.seat, Context(self.seat, 0)):
            [key] = [effect for effect in position.effects if position.things[effect] is self]
            position.edit(key).spell = event.key
        return None


def safe(p: Position, key: int) -> bool:
    """Whether an effect of this turn says that the spell with the id `key` cannot be countered."""
    notes = [p.things[effect] for effect in p.effects]
    return any([isinstance(note, Safe) and note.spell == key for note in notes])


@mypyc_attr(allow_interpreted_subclasses=True)
class Shelter(Effect):
    """The effect by which players cannot be targets this turn (MTG8-CR-TARGET-3).

    Attributes:
        seats: the players.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS = ("seats", "ends")

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.ends = True

    def hears(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Truce(Effect):
    """The effect by which creatures that fit a noun cannot attack this turn (MTG8-CR-ATTACK-4).

    Attributes:
        seat: the player who made it.
        face, changes: the card whose text has the noun, and the words that replace others in it.
        place: the index of the noun in `Face.forbids`.
        ends: True, because it ends in the cleanup step.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "face", "changes", "place", "ends")

    def __init__(self, seat: Seat, face: int, changes: tuple[tuple[str, str], ...], place: int) -> None:
        super().__init__()
        self.seat = seat
        self.face = face
        self.changes = changes
        self.place = place
        self.ends = True

    def hears(self) -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Urge(Truce):
    """The effect by which creatures that fit a noun attack this turn if able (MTG8-CR-ATTACK-6).

    `chosen` is the creature type, or the colour, that was chosen for it, or "".
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Truce.FIELDS, "chosen")

    def __init__(
        self, seat: Seat, face: int, changes: tuple[tuple[str, str], ...], place: int, chosen: str
    ) -> None:
        super().__init__(seat, face, changes, place)
        self.chosen = chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnNote(Effect):
    """A note about turns to come.

    Attributes:
        seat: the player.
        kind: "extra": the player gets an extra turn; "skip": the player's next turn is skipped; "resume": an
            extra turn is in progress, and the player had the last turn before the extra ones, so that the
            order of turns goes on after this player.
    """

    FIELDS = ("seat", "kind")

    def __init__(self, seat: Seat, kind: NoteKind) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def hears(self) -> int:
        return 0


def notes(p: Position, kind: NoteKind) -> list[int]:
    """The ids of the notes of a kind, the newest first."""
    found = [key for key in p.effects if isinstance(p.things[key], TurnNote)]
    return sorted([key for key in found if p.things[key].kind == kind], reverse=True) if found else found


def next_seat(p: Position) -> tuple[Seat, tuple[Event, ...]]:
    """The player whose turn is next, and the events that use up the notes about it.

    The last extra turn that was added comes first; skipped turns are left out (MTG8-CR-TURN-1 and 2).
    """
    extras, skips, resumes = notes(p, "extra"), notes(p, "skip"), notes(p, "resume")
    last: Seat = p.things[resumes[0]].seat if resumes else table(p).active
    events: list[Event] = [EndEffect(key, EXTRA) for key in resumes]
    seat = NOBODY
    while seat == NOBODY:
        extra = bool(extras)
        if extra:
            key = extras.pop(0)
            seat = p.things[key].seat
            events.append(EndEffect(key, EXTRA))
        else:
            seat = in_order(p, Seat((last + 1) % p.setup.seats))[0]
            last = seat
        skipped = [key for key in skips if p.things[key].seat == seat]
        if skipped:
            events.append(EndEffect(skipped[-1], SKIPPED))
            skips.remove(skipped[-1])
        if skipped or not plays(p, seat):
            seat = NOBODY
        elif extra:
            events.append(StartEffect(TurnNote(last, "resume"), EXTRA))
    return seat, tuple(events)
