"""Events in which cards go to a graveyard from a hand or library, or out of a graveyard."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.events import DISCARD, HANDS_CHANGED, Seated, insert, without
from grimorio.games.magic.rules.moves import back, bury, put, unbury
from grimorio.games.magic.state.objects import FACE, KNOWN, NOBODY, FaceIndex, Player, Trigger
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Event):
    """A card goes from hand to graveyard, or with madness out of the game (MTG8-CR-MADNESS-1).

    Attributes:
        seat: the player who discards.
        card: the card.
        by: seat that controls the spell or ability that causes it, or `NOBODY` (a cost, the cleanup step).
        name: the name of the card.
    """

    NAME = "discard"
    OPEN = True
    KIND = DISCARD
    FIELDS = ("rule", "seat", "card", "by", "name")

    def __init__(self, p: Position, seat: Seat, card: int, by: Seat, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card
        self.by = by
        self.name: str = face_at(p, card & FACE).name

    def affected(self, position: Position) -> Seat:
        return self.seat

    def apply(self, position: Position) -> None:
        whose: Player = position.edit(1 + self.seat)
        whose.hand = without(whose.hand, self.card)
        position.stale |= HANDS_CHANGED
        face = position.book.face(self.card & FACE)
        mad = face.mad_trigger
        key = bury(
            position, FaceIndex(self.card & FACE), self.seat, "graveyard" if mad is None else "removed"
        )
        if mad is not None:
            position.triggered += (Trigger(FaceIndex(self.card & FACE), (), mad.place, key, self.seat, key),)
        trigger = face.discard_trigger
        if trigger is not None and self.by not in (NOBODY, self.seat):
            position.triggered += (
                Trigger(FaceIndex(self.card & FACE), (), trigger.place, key, self.seat, key),
            )

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "seat": self.seat, "name": self.name, "by": self.by, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class Cycled(Discard):
    """A card is discarded as the cost of its cycling ability (MTG8-CR-CYCLE-1)."""

    NAME = "cycled"

    def apply(self, position: Position) -> None:
        super().apply(position)
        face = FaceIndex(self.card & FACE)
        trigger = position.book.face(face).cycle_trigger
        if trigger is not None:
            owner = position.things[1 + self.seat]
            mad = position.book.face(face).mad_trigger is not None
            key = (owner.removed if mad else owner.graveyard)[0]
            position.triggered += (Trigger(face, (), trigger.place, key, self.seat, key),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mill(Event):
    """The top card of a library goes to the graveyard, or the card `card` that was found in it."""

    NAME = "mill"
    FIELDS = ("rule", "seat", "name")

    def __init__(self, p: Position, seat: Seat, rule: str, place: int = 0, card: int = -1) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card
        library = p.things[1 + seat].library
        if card < 0 and place < len(library):
            card = library[place]
        self.name: str = face_at(p, card & FACE).name if card >= 0 else ""

    def affected(self, position: Position) -> Seat:
        return self.seat

    def apply(self, position: Position) -> None:
        whose: Player = position.edit(1 + self.seat)
        if whose.library:
            card = self.card if self.card >= 0 else whose.library[0]
            whose.library = without(whose.library, card) if self.card >= 0 else whose.library[1:]
            bury(position, FaceIndex(card & FACE), self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class RemovalEvent(Seated):
    """The card `card` of a player leaves the library or the hand for the removed zone; `name` is its name."""

    FIELDS = ("rule", "seat", "card", "name")

    def __init__(self, p: Position, seat: Seat, card: int, rule: str) -> None:
        super().__init__(seat, rule)
        self.card = card
        self.name: str = face_at(p, card & FACE).name

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "seat": self.seat, "name": self.name, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveFound(RemovalEvent):
    """A card that was found in a player's library is removed from the game."""

    NAME = "remove-found"

    def apply(self, position: Position) -> None:
        whose: Player = position.edit(1 + self.seat)
        whose.library = without(whose.library, self.card)
        bury(position, FaceIndex(self.card & FACE), self.seat, "removed")


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveHeld(RemovalEvent):
    """A card in a player's hand is removed from the game."""

    NAME = "remove-held"

    def apply(self, position: Position) -> None:
        whose: Player = position.edit(1 + self.seat)
        whose.hand = without(whose.hand, self.card)
        position.stale |= HANDS_CHANGED
        bury(position, FaceIndex(self.card & FACE), self.seat, "removed")


@mypyc_attr(allow_interpreted_subclasses=True)
class FromRemoved(Event):
    """A card that was removed from the game goes to its owner's hand or graveyard, as `to` says."""

    NAME = "from-removed"
    FIELDS = ("rule", "key", "to", "name")

    def __init__(self, p: Position, key: int, to: str, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.to = to
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        card = back(position, self.key)
        put(position, card.face, card.owner, self.to)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromGraveyard(Event):
    """A card goes from a graveyard to another zone of its owner.

    The zone is `to`: "hand", "library" (its top), "bottom" (of the library) or "removed".
    """

    NAME = "from-graveyard"
    FIELDS = ("rule", "key", "to", "name")

    def __init__(self, p: Position, key: int, to: str, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.to = to
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        card = unbury(position, self.key)
        put(position, card.face, card.owner, self.to)


@mypyc_attr(allow_interpreted_subclasses=True)
class GivenUp(Event):
    """A card removed from the game by madness was not played, and goes to the graveyard (MTG8-CR-MADNESS-3).

    Attributes:
        key: id of the card.
        name: its name.
    """

    NAME = "given-up"
    FIELDS = ("rule", "key", "name")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        card = back(position, self.key)
        bury(position, card.face, card.owner)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShowCards(Seated):
    """A player reveals some cards in hand to everybody.

    Attributes:
        cards: the cards, as numbers in the hand.
        faces: their names.
    """

    NAME = "shows"
    FIELDS = ("rule", "seat", "faces")

    def __init__(self, p: Position, seat: Seat, cards: tuple[int, ...], rule: str) -> None:
        super().__init__(seat, rule)
        self.cards = cards
        self.faces: tuple[str, ...] = tuple(face_at(p, card & FACE).name for card in cards)

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        for card in self.cards:
            owner.hand = insert(without(owner.hand, card), card | EVERYBODY << KNOWN)
