"""Events of a match, its turns and its players' cards. Only the methods `apply` change a position."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.rules.board import (
    HAND_SIZE,
    ONE,
    TABLE,
    TOKEN_UP,
    Mark,
    Side,
    Table,
    side,
    with_at,
    without,
)
from grimorio.games.mickey.rules.now import changed, recount
from grimorio.kernel import luck
from grimorio.kernel.event import Event, SeatEvent
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result


def shuffle(position: Position, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in random order."""
    return tuple([cards[place] for place in luck.shuffled(position, len(cards))])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent(SeatEvent):
    """An event about a player and a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat", "card")

    def __init__(self, seat: Seat, card: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.card = card


# -- preparation -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclareTeam(CardEvent):
    """A player declares the squad's team (WOM-IT-6.2-1), whose name is `card`."""

    NAME = "team"
    OPEN = True

    def apply(self, position: Position) -> None:
        position.edit(1 + self.seat).team = self.card

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "team", "seat": self.seat, "team": self.card, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclareCode(CardEvent):
    """A player declares a Code and shows it; with "" as `card`, the player uses none (WOM-IT-6.3-1)."""

    NAME = "code"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        changed(position)
        position.edit(1 + self.seat).code = book.face_of[self.card] if self.card else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(Event):
    """A player exchanges `card` for the Support card `into`, unseen by the opponent (WOM-IT-6.4-1)."""

    NAME = "swap"
    FIELDS = ("rule", "seat", "card", "into")

    def __init__(self, seat: Seat, card: str, into: str) -> None:
        self.rule = "WOM-IT-6.4-1"
        self.seat = seat
        self.card = card
        self.into = into

    def apply(self, position: Position) -> None:
        book: Book = position.book
        player: Side = position.edit(1 + self.seat)
        old, new = book.face_of[self.card], book.face_of[self.into]
        player.support = (*without(player.support, new), old)
        if old in player.mages:
            player.mages = with_at(player.mages, player.mages.index(old), new)
        elif old in player.castles:
            player.castles = (*without(player.castles, old), new)
        else:
            player.deck = (*without(player.deck, old), new)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return super().seen_by(seat) if seat == self.seat else None


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapsDone(Event):
    """A player ends the exchanges with the Support or, if cards are given, puts these original cards back."""

    NAME = "swaps-done"
    OPEN = True
    FIELDS = ("rule", "seat", "mages", "deck", "castles", "support")

    def __init__(
        self,
        seat: Seat,
        mages: tuple[int, ...] = (),
        deck: tuple[int, ...] = (),
        castles: tuple[int, ...] = (),
        support: tuple[int, ...] = (),
    ) -> None:
        self.rule = "WOM-IT-6.4-1"
        self.seat = seat
        self.mages = mages
        self.deck = deck
        self.castles = castles
        self.support = support

    def apply(self, position: Position) -> None:
        if self.mages:
            one: Side = position.edit(1 + self.seat)
            one.mages, one.deck, one.castles, one.support = (
                self.mages,
                self.deck,
                self.castles,
                self.support,
            )

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "swaps-done", "seat": self.seat, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class FillPool(Event):
    """The Diamagics are laid face down into the pool (WOM-IT-6.1-1)."""

    NAME = "pool"
    FIELDS = ("rule", "each")

    def __init__(self, each: int, rule: str) -> None:
        self.rule = rule
        self.each = each

    def apply(self, position: Position) -> None:
        position.edit(TABLE).pool = self.each * sum(ONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShuffleDecks(SeatEvent):
    """A player's decks are shuffled (WOM-IT-6.5-1, WOM-FR-6.1.2)."""

    NAME = "shuffle"

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.deck = shuffle(position, one.deck)
        one.castles = shuffle(position, one.castles)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBegins(SeatEvent):
    """The first player, `seat`, is known, so that the game can begin (WOM-IT-6.6-1)."""

    NAME = "game-begins"

    def apply(self, position: Position) -> None:
        """Change nothing: the frame `Match` remembers who is first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deploy(CardEvent):
    """A Mage takes its place in the row of its player's three Mages (WOM-IT-6.7-1)."""

    NAME = "deploy"
    FIELDS = ("rule", "seat", "mage", "card", "place")

    def __init__(self, seat: Seat, mage: int, card: str, place: int, rule: str) -> None:
        super().__init__(seat, card, rule)
        self.mage = mage
        self.place = place

    def apply(self, position: Position) -> None:
        changed(position)
        one: Side = position.edit(1 + self.seat)
        one.places = with_at(one.places, self.mage, self.place)


@mypyc_attr(allow_interpreted_subclasses=True)
class MakeHand(SeatEvent):
    """A player gets the opening hand: the five cards on top of the deck (WOM-IT-6.8-1)."""

    NAME = "hand"

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.hand, one.deck = one.deck[:HAND_SIZE], one.deck[HAND_SIZE:]


# -- turns -------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBegins(Event):
    """A turn begins, and effects that last one turn end (WOM-IT-7.14-1, WOM-IT-10.25-1)."""

    NAME = "turn"
    FIELDS = ("rule", "seat", "turn")

    def __init__(self, seat: Seat, turn: int) -> None:
        self.rule = "WOM-IT-7.14-1"
        self.seat = seat
        self.turn = turn

    def apply(self, position: Position) -> None:
        place: Table = position.edit(TABLE)
        if place.marks:
            place.marks = ()
            place.now = None
        place.gone = ()
        place.used_up = 0
        place.phase = "castle"
        place.active = self.seat
        place.turn = self.turn


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseBegins(Event):
    """A phase of the turn begins (WOM-IT-7.1-1)."""

    NAME = "phase"
    FIELDS = ("rule", "phase")

    def __init__(self, phase: str, rule: str) -> None:
        self.rule = rule
        self.phase = phase

    def apply(self, position: Position) -> None:
        position.edit(TABLE).phase = self.phase


@mypyc_attr(allow_interpreted_subclasses=True)
class RebuildCastles(SeatEvent):
    """An empty Castle deck is rebuilt from the discarded Castles, as a ruling says."""

    NAME = "castles-again"

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.castles = shuffle(position, one.castle_discard)
        one.castle_discard = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCastle(CardEvent):
    """A Castle comes into play; by Teleport it covers the old one (WOM-IT-7.2-1, WOM-IT-9.16-2)."""

    NAME = "castle"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        place = changed(position)
        player: Side = position.edit(1 + self.seat)
        face = book.face_of[self.card]
        if place.castle >= 0:
            place.castle_leaves()
            if book.choices.covered_stays:
                place.covered += (place.castle * 2 + place.castle_owner,)
            else:
                owner: Side = position.edit(1 + place.castle_owner)
                owner.castle_discard = (place.castle, *owner.castle_discard)
        place.castle = face
        place.castle_ref -= 1
        place.castle_owner = self.seat
        player.castles = without(player.castles, face)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(Event):
    """A player draws the top cards of the deck; only that player sees which cards they are (WOM-IT-8.8-1)."""

    NAME = "draw"
    OPEN = True
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.cards = cards

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        count = len(self.cards)
        one.hand += one.deck[:count]
        one.deck = one.deck[count:]
        recount(position)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen: dict[str, Any] = {"event": "draw", "seat": self.seat, "count": len(self.cards)}
        if seat == self.seat:
            seen["cards"] = list(self.cards)
        seen["rule"] = self.rule
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Reshuffle(SeatEvent):
    """A Spell deck is rebuilt from the discarded Spells (WOM-IT-8.8-2)."""

    NAME = "reshuffle"

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.deck = shuffle(position, one.discard)
        one.discard = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCard(CardEvent):
    """A card goes from the hand to the Spell discard (WOM-IT-8.9-1)."""

    NAME = "discard"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        one: Side = position.edit(1 + self.seat)
        face = book.face_of[self.card]
        leave_hand(one, face)
        one.discard = (face, *one.discard)
        recount(position)


@mypyc_attr(allow_interpreted_subclasses=True)
class MixHand(SeatEvent):
    """A hand is mixed, so that the opponent can pick a card of it blindly (WOM-FR-8.13-1)."""

    NAME = "mix"

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.hand = shuffle(position, one.hand)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShowHand(Event):
    """A hand is shown, to prove that none of its cards can be cast (WOM-IT-8.11-1)."""

    NAME = "show-hand"
    OPEN = True
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.cards = cards

    def apply(self, position: Position) -> None:
        one: Side = position.edit(1 + self.seat)
        one.seen = one.hand

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "show-hand", "seat": self.seat, "cards": sorted(self.cards), "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class ShowCard(CardEvent):
    """A card of a hand is shown (WOM-IT-9.4-2)."""

    NAME = "show-card"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        one: Side = position.edit(1 + self.seat)
        face = book.face_of[self.card]
        if one.seen.count(face) < one.hand.count(face):
            one.seen += (face,)


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveMark(Event):
    """An executed Annul, Block or `ForNow` goes on until the turn ends; a `board.Mark` records that."""

    NAME = "mark"
    FIELDS = ("rule", "mark", "source", "targets")

    def __init__(self, mark: Mark, source: str, targets: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.mark = mark
        self.source = source
        self.targets = targets

    def apply(self, position: Position) -> None:
        changed(position).marks += (self.mark,)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        targets = list(self.targets)
        return {"event": self.mark.kind, "source": self.source, "targets": targets, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class Passes(SeatEvent):
    """A player passes for the rest of this challenge (WOM-IT-8.12-2).

    With `again`, the player passes only for now (WOM-FR-8.11-2).
    """

    NAME = "pass"
    FIELDS = ("rule", "seat", "again")

    def __init__(self, seat: Seat, again: bool, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.again = again

    def apply(self, position: Position) -> None:
        """Change nothing: the frame `Challenge` remembers who has passed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class UncoverStake(Event):
    """The Diamagics at stake are turned face up (WOM-IT-10.19-1)."""

    NAME = "uncover-stake"
    FIELDS = ("rule", "colours")

    def __init__(self, colours: tuple[int, ...], rule: str) -> None:
        self.rule = rule
        self.colours = colours

    def apply(self, position: Position) -> None:
        place: Table = position.edit(TABLE)
        place.stake = tuple([token | TOKEN_UP for token in place.stake])


@mypyc_attr(allow_interpreted_subclasses=True)
class Concede(SeatEvent):
    """A player gives up (WOM-IT-3.1-3)."""

    NAME = "concedes"

    def apply(self, position: Position) -> None:
        """Change nothing: the event `GameEnds`, which follows, ends the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEnds(Event):
    """The game is over (WOM-IT-3.1-1)."""

    NAME = "ends"
    OPEN = True
    FIELDS = ("rule", "winners", "reason")

    def __init__(self, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
        self.rule = rule
        self.winners = winners
        self.reason = reason

    def apply(self, position: Position) -> None:
        position.result = Result(self.winners, position.setup.seats, self.rule, self.reason)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "ends", "winners": list(self.winners), "reason": self.reason, "rule": self.rule}


def leave_hand(one: Side, face: int) -> None:
    """Take one card, given by its index `face` in `Book.faces`, out of the hand of the side `one`."""
    one.hand = without(one.hand, face)
    if face in one.seen:
        one.seen = without(one.seen, face)


def keys(p: Position, faces: tuple[int, ...]) -> tuple[str, ...]:
    """The keys that name these cards in options and logs; `faces` are their indices in `Book.faces`."""
    book: Book = p.book
    return tuple([book.faces[face].key for face in faces])


def hand_keys(p: Position, seat: Seat) -> tuple[str, ...]:
    """The keys that name the cards of a player's hand in options and logs."""
    return keys(p, side(p, seat).hand)
