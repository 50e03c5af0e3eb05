"""Cards in zones, and which seats know which card: the hidden cards of the toy games.

An id belongs to a place in the order of a zone, not to the face that lies there: shuffling deals the faces
again among the ids, so that nobody can follow a face through a shuffle. What a seat sees of a zone never
shows the ids of cards that the seat does not know.
"""

from __future__ import annotations

from typing import Any

from grimorio.kernel import EVERYBODY, Event, Position, Seat, Thing
from grimorio.kernel import luck as luck_
from grimorio.kernel.seats import seat_mask


class Card(Thing):
    """A card in a zone.

    Attributes:
        face: what is printed on the card, as data of the game.
        owner: the seat that the card belongs to.
        zone: the id of the zone that holds the card.
        known: the bit mask of the seats that know its face; 0 if nobody does.
    """

    FIELDS = ("face", "owner", "zone", "known")

    def __init__(self, face: str, owner: Seat, zone: int, known: int = 0) -> None:
        super().__init__()
        self.face = face
        self.owner = owner
        self.zone = zone
        self.known = known


class Zone(Thing):
    """A place for cards, in order.

    Attributes:
        name: the rulebook's name for the zone.
        owner: the seat that the zone belongs to, or -1 for a shared zone.
        open_to: the bit mask of the seats that see the faces of its cards.
        cards: ids of the cards, top or leftmost first.
    """

    FIELDS = ("name", "owner", "open_to", "cards")

    def __init__(self, name: str, owner: Seat, open_to: int) -> None:
        super().__init__()
        self.name = name
        self.owner = owner
        self.open_to = open_to
        self.cards: tuple[int, ...] = ()


class MoveCard(Event):
    """A card moves to a zone: to its top, or to its bottom when `last` is true."""

    NAME = "move-card"
    FIELDS = ("rule", "card", "zone", "last")

    def __init__(self, card: int, zone: int, rule: str, last: bool = False) -> None:
        super().__init__(rule)
        self.card = card
        self.zone = zone
        self.last = last

    def apply(self, position: Position) -> None:
        card = position.edit(self.card)
        source = position.edit(card.zone)
        source.cards = tuple(key for key in source.cards if key != self.card)
        target = position.edit(self.zone)
        target.cards = (*target.cards, self.card) if self.last else (self.card, *target.cards)
        card.zone = self.zone
        card.known |= target.open_to

    def affected(self, position: Position) -> Seat:
        owner: Seat = position.things[self.card].owner
        return owner

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        """Show every seat the zone, and nothing of the card.

        A seat that may know the card finds it in its own view of the zone.
        """
        return {"event": "move-card", "zone": self.zone, "rule": self.rule}


class Shuffle(Event):
    """The cards of a zone are shuffled: their faces are dealt again among them.

    Afterwards a seat knows them only if the zone is open to it (`Zone.open_to`).
    """

    NAME = "shuffle"
    FIELDS = ("rule", "zone")

    def __init__(self, zone: int, rule: str) -> None:
        super().__init__(rule)
        self.zone = zone

    def apply(self, position: Position) -> None:
        cards = position.things[self.zone].cards
        _deal(position, cards)
        for key in cards:
            position.edit(key).known = position.things[self.zone].open_to


class Look(Event):
    """A seat looks at cards, and knows their faces until these cards are shuffled."""

    NAME = "look"
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...], rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.cards = cards

    def apply(self, position: Position) -> None:
        for key in self.cards:
            position.edit(key).known |= seat_mask(self.seat)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "look", "seat": self.seat, "count": len(self.cards), "rule": self.rule}


def _deal(position: Position, keys: tuple[int, ...]) -> None:
    """Deal the faces of the cards with these ids again among these ids, by the position's luck."""
    faces = [(position.things[key].face, position.things[key].owner) for key in keys]
    for key, place in zip(keys, luck_.shuffled(position, len(keys)), strict=True):
        card = position.edit(key)
        card.face, card.owner = faces[place]


def zone_seen_by(position: Position, zone: int, seat: Seat) -> dict[str, Any]:
    """A zone as a seat may see it: name, owner, and `cards` in order, with None for each unknown card."""
    mask = seat_mask(seat)
    zone_open: int = position.things[zone].open_to
    public = zone_open == EVERYBODY
    cards: list[dict[str, Any] | None] = []
    for key in position.things[zone].cards:
        card = position.things[key]
        known = public or card.known == EVERYBODY or (card.known | zone_open) & mask
        cards.append({"id": key, "face": card.face, "owner": card.owner} if known else None)
    return {"name": position.things[zone].name, "owner": position.things[zone].owner, "cards": cards}


def deal_unknown(position: Position, seat: Seat) -> None:
    """Deal again, among each owner's cards, the faces of all cards that the seat does not know."""
    mask = seat_mask(seat)
    unknown: dict[int, list[int]] = {}
    for key, thing in enumerate(position.things):
        if isinstance(thing, Card):
            known = thing.known | position.things[thing.zone].open_to
            if not known & mask and known != EVERYBODY:
                unknown.setdefault(thing.owner, []).append(key)
    for keys in unknown.values():
        _deal(position, tuple(keys))
