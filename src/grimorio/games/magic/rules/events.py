"""Events of players and of the turn: life, mana, cards drawn and discarded, steps, luck."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.state.beginning import begun_for
from grimorio.games.magic.state.hidden import by_face
from grimorio.games.magic.state.objects import (
    FACE,
    KNOWN,
    NOBODY,
    STEPS,
    TABLE,
    UNTAP,
    UPKEEP,
    Permanent,
    Player,
    Table,
    player,
)
from grimorio.games.magic.state.pools import pool_text
from grimorio.kernel import luck as luck_
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import EVERYBODY, Seat, seat_mask
from grimorio.kernel.setup import Result

OTHER: Final = 1
DAMAGE: Final = 2
LEAVE: Final = 4
ENTER: Final = 8
TAP: Final = 16
PLAYED: Final = 32
DRAW: Final = 64
DISCARD: Final = 128
STEP: Final = 256
ATTACK: Final = 512
BLOCK: Final = 1024
TARGET: Final = 2048
FOR_MANA: Final = 4096
TURN_UP: Final = 8192
UNBLOCKED: Final = 16384
LIFE: Final = 32768

PLAY_CHANGED: Final = 1
HANDS_CHANGED: Final = 2
GRAVEYARDS_CHANGED: Final = 4
LIFE_CHANGED: Final = 8
EFFECTS_CHANGED: Final = 16
"""The bit of `Position.stale` for a change of effects, abilities or counters that change characteristics.

The bits of what events have changed begin with `PLAY_CHANGED`; all but this one are those of `Number.reads`.
"""


def insert(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand with one more card; hands are sorted by face."""
    place = len([other for other in hand if by_face(other) <= by_face(card)])
    return (*hand[:place], card, *hand[place:])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A copy of `cards` that lacks one copy of `card`. Raises ValueError: `card` is not among them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def held(hand: tuple[int, ...], face: int) -> int:
    """A card in a hand that has this face, as the whole number that stands for a card there (see `FACE`).

    If several cards have the face, one that other players know is taken, so that they do not learn which of
    the equal cards is used. Raises ValueError: the hand has no such card.
    """
    return max(card for card in hand if card & FACE == face)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Event):
    """An event that happens to one player, at `seat`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat")

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat

    def affected(self, position: Position) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangeLife(Seated):
    """A player gains `amount` life, or loses it if that is negative; `why` is "effect", "cost" or "burn".

    `left` is the life total afterwards, for the log; before the event is applied, it is 0.
    """

    NAME = "life"
    KIND = LIFE
    FIELDS = ("rule", "seat", "amount", "why", "left")

    def __init__(self, seat: Seat, amount: int, rule: str, why: str = "effect") -> None:
        super().__init__(seat, rule)
        self.amount, self.why, self.left = amount, why, 0

    def apply(self, position: Position) -> None:
        player: Player = position.edit(1 + self.seat)
        player.life += self.amount
        self.left = player.life
        position.stale |= LIFE_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class Poison(Seated):
    """A player gets poison counters."""

    NAME = "poison"
    FIELDS = ("rule", "seat", "count")

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        super().__init__(seat, rule)
        self.count = count

    def apply(self, position: Position) -> None:
        position.edit(1 + self.seat).poison += self.count


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangePool(Seated):
    """The pool `mana` (see `pools`) is added to a player's pool, or with `spend` taken out of it."""

    NAME = "mana"
    OPEN = True
    FIELDS = ("rule", "seat", "mana", "spend", "source")

    def __init__(self, seat: Seat, mana: int, rule: str, spend: bool = False, source: int = 0) -> None:
        super().__init__(seat, rule)
        self.mana = mana
        self.spend = spend
        self.source = source

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        owner.pool += -self.mana if self.spend else self.mana

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": self.NAME,
            "rule": self.rule,
            "seat": self.seat,
            "mana": pool_text(self.mana),
            "spend": self.spend,
            "source": self.source,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCard(Seated):
    """A player draws the top card; with an empty library, they lose at the next check of state-based effects.

    `name` is the name of the card, which only its owner sees; "" if the library is empty.
    """

    NAME = "draw"
    OPEN = True
    KIND = DRAW
    FIELDS = ("rule", "seat", "name")

    def __init__(self, p: Position, seat: Seat, rule: str) -> None:
        super().__init__(seat, rule)
        library = player(p, seat).library
        self.name: str = face_at(p, library[0] & FACE).name if library else ""

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        name = self.name if seat == self.seat else None
        return {"event": self.NAME, "seat": self.seat, "name": name, "rule": self.rule}

    def apply(self, position: Position) -> None:
        drawer: Player = position.edit(1 + self.seat)
        if drawer.library:
            drawer.hand = insert(drawer.hand, drawer.library[0])
            drawer.library = drawer.library[1:]
            position.stale |= HANDS_CHANGED
        else:
            drawer.thirsty = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Seated):
    """A library is shuffled. Afterwards nobody knows any card in it."""

    NAME = "shuffle"

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        cards = owner.library
        owner.library = tuple(cards[place] & FACE for place in luck_.shuffled(position, len(cards)))


@mypyc_attr(allow_interpreted_subclasses=True)
class HandIntoLibrary(Seated):
    """A player who takes a mulligan puts the whole hand onto the library, which is shuffled next."""

    NAME = "mulligan"

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        owner.library = owner.hand + owner.library
        owner.hand = ()
        owner.mulligans += 1
        position.stale |= HANDS_CHANGED


@mypyc_attr(allow_interpreted_subclasses=True)
class Known(Seated):
    """One player, or everybody, sees cards in a hand or on top of a library.

    Attributes:
        seat: the player who has the cards.
        zone: "hand" or "library".
        count: how many cards from the top of the library are seen; not read for a hand, which is seen whole.
        viewer: who sees them, or `NOBODY` for everybody.
        faces: names of the cards; only those who see them get these.
    """

    NAME = "look"
    FIELDS = ("rule", "seat", "zone", "count", "viewer", "faces")

    def __init__(self, p: Position, seat: Seat, zone: str, count: int, viewer: Seat, rule: str) -> None:
        super().__init__(seat, rule)
        self.zone = zone
        owner = player(p, seat)
        cards = owner.hand if zone == "hand" else owner.library[:count]
        self.count = len(cards)
        self.viewer = viewer
        self.faces: tuple[str, ...] = tuple(face_at(p, card & FACE).name for card in cards)

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        seen = (EVERYBODY if self.viewer == NOBODY else seat_mask(self.viewer)) << KNOWN
        if self.zone == "hand":
            owner.hand = tuple(sorted((card | seen for card in owner.hand), key=by_face))
        else:
            cards = owner.library
            owner.library = tuple(card | seen for card in cards[: self.count]) + cards[self.count :]

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        if seen is not None and self.viewer not in (NOBODY, seat):
            seen["faces"] = None
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrange(Seated):
    """A player puts the top cards of a library back in another order, or on its bottom.

    `cards` are these cards in their new order; the player `by` does so, and therefore knows them.
    """

    NAME = "arrange"
    OPEN = True
    FIELDS = ("rule", "seat", "cards", "bottom", "by")

    def __init__(self, seat: Seat, cards: tuple[int, ...], bottom: bool, by: Seat, rule: str) -> None:
        super().__init__(seat, rule)
        self.cards = cards
        self.bottom = bottom
        self.by = by

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        rest = owner.library[len(self.cards) :]
        seen = seat_mask(self.by) << KNOWN
        put = tuple(card & FACE | seen for card in self.cards)
        owner.library = rest + put if self.bottom else put + rest

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": self.NAME,
            "seat": self.seat,
            "count": len(self.cards),
            "bottom": self.bottom,
            "by": self.by,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class HandToLibraryBottom(Seated):
    """A player puts cards from hand on the bottom of the library, in this order."""

    NAME = "hand-to-bottom"
    OPEN = True
    FIELDS = ("rule", "seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...], rule: str) -> None:
        super().__init__(seat, rule)
        self.cards = cards

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        for card in self.cards:
            owner.hand = without(owner.hand, card)
        seen = seat_mask(self.seat) << KNOWN
        owner.library += tuple(card & FACE | seen for card in self.cards)
        position.stale |= HANDS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "seat": self.seat, "count": len(self.cards), "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class LibraryToHand(Seated):
    """A player puts a card found in the library into hand; with `reveal` everybody sees it."""

    NAME = "to-hand"
    OPEN = True
    FIELDS = ("rule", "seat", "card", "reveal", "name")

    def __init__(self, p: Position, seat: Seat, card: int, reveal: bool, rule: str) -> None:
        super().__init__(seat, rule)
        self.card = card
        self.reveal = reveal
        self.name = face_at(p, card & FACE).name

    def apply(self, position: Position) -> None:
        owner: Player = position.edit(1 + self.seat)
        owner.library = without(owner.library, self.card)
        known = EVERYBODY << KNOWN if self.reveal else 0
        owner.hand = insert(owner.hand, self.card & FACE | known)
        position.stale |= HANDS_CHANGED

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        name = self.name if self.reveal or seat == self.seat else None
        return {"event": self.NAME, "seat": self.seat, "name": name, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginTurn(Seated):
    """A player's turn begins."""

    NAME = "turn"
    FIELDS = ("rule", "seat", "turn")

    def __init__(self, seat: Seat, turn: int, rule: str) -> None:
        super().__init__(seat, rule)
        self.turn = turn

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.turn, t.active, t.step = self.turn, self.seat, UNTAP
        t.lands = t.spells = t.extra = 0
        for key in t.gone:
            position.things[key] = None
        t.gone = ()
        for key in t.play:
            permanent: Permanent = position.things[key]
            begun = begun_for(permanent, self.seat, face_at(position, permanent.face).echo)
            if permanent.attacked or permanent.hurt_by or begun != (permanent.ready, permanent.chosen):
                permanent = position.edit(key)
                permanent.attacked, permanent.hurt_by = False, ()
                permanent.ready, permanent.chosen = begun


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginStep(Seated):
    """A step of the active player's turn begins."""

    NAME = "step"
    OPEN = True
    KIND = STEP
    FIELDS = ("rule", "seat", "step")

    def __init__(self, seat: Seat, step: int, rule: str) -> None:
        super().__init__(seat, rule)
        self.step = step

    def apply(self, position: Position) -> None:
        quiet = position.quiet if self.step != UPKEEP else 0  # what else can be played depends on no step
        t: Table = position.edit(TABLE)
        t.step, position.quiet = self.step, quiet

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": self.NAME, "seat": self.seat, "step": STEPS[self.step], "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class MorePhases(Seated):
    """Another combat phase and main phase are added after this phase.

    With `used`, one such pair of phases, added before, begins now.
    """

    NAME = "more-phases"
    FIELDS = ("rule", "seat", "used")

    def __init__(self, seat: Seat, rule: str, used: bool = False) -> None:
        super().__init__(seat, rule)
        self.used = used

    def apply(self, position: Position) -> None:
        position.edit(TABLE).extra += -1 if self.used else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class SkipCombat(Seated):
    """A player will skip one more combat phase later; with `used`, the player has just skipped one."""

    NAME = "skip-combat"
    FIELDS = ("rule", "seat", "used")

    def __init__(self, seat: Seat, rule: str, used: bool = False) -> None:
        super().__init__(seat, rule)
        self.used = used

    def apply(self, position: Position) -> None:
        position.edit(1 + self.seat).skips += -1 if self.used else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FlipCoin(Seated):
    """A player has flipped a coin. The event changes nothing; it is for the log."""

    NAME = "coin"
    FIELDS = ("rule", "seat", "heads")

    def __init__(self, seat: Seat, heads: bool, rule: str) -> None:
        super().__init__(seat, rule)
        self.heads = heads

    def apply(self, position: Position) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class NameCard(Seated):
    """A player says a word aloud: the name of a card, or a chosen colour or type. The event changes nothing.

    It is for the log.
    """

    NAME = "says"
    FIELDS = ("rule", "seat", "word")

    def __init__(self, seat: Seat, word: str, rule: str) -> None:
        super().__init__(seat, rule)
        self.word = word

    def apply(self, position: Position) -> None:
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveGame(Seated):
    """A player who has lost or conceded leaves the game; `leave.leaving` also removes their objects."""

    NAME = "loses"
    FIELDS = ("rule", "seat", "why")

    def __init__(self, seat: Seat, why: str, rule: str) -> None:
        super().__init__(seat, rule)
        self.why = why

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.seats = tuple(seat for seat in t.seats if seat != self.seat)
        position.edit(1 + self.seat).pool = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class EndGame(Event):
    """The game ends. `winners` are seats; `reason` says how it ended."""

    NAME = "over"
    FIELDS = ("rule", "winners", "reason")

    def __init__(self, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
        super().__init__(rule)
        self.winners = winners
        self.reason = reason

    def apply(self, position: Position) -> None:
        position.result = Result(self.winners, position.setup.seats, self.rule, self.reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(Seated):
    """The event that the player who takes the first turn has been determined."""

    NAME = "first"

    def apply(self, position: Position) -> None:
        t: Table = position.edit(TABLE)
        t.first = self.seat
        t.active = self.seat
