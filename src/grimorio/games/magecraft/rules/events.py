"""Events of spells, players and the game; together with `gem_events` they are all events of Magecraft.

Only the methods `apply` change a position.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import COLOURS, ONE, Gems, named, of
from grimorio.games.magecraft.rules.board import ACADEMY, Academy, Board, SpellCard, with_cards
from grimorio.games.magecraft.rules.gem_events import (
    DrawGem,
    HealGem,
    LowerShield,
    OpenDraw,
    PutAside,
    RaiseShield,
    Refill,
    Strike,
    VanishGem,
    take_from_hand,
)
from grimorio.kernel.event import Event, SeatEvent
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Result

STARTING_GEMS = of({"fire": 3, "water": 3, "earth": 3, "light": 3})
"""The gems with which a player begins: these in the bag, and the same again in the HP area."""


def with_card(player: Board, grimoire: int, index: int, card: SpellCard) -> None:
    """Replace a card on the board `player` by `card`: the one at `index` in the grimoire `grimoire`."""
    cards = player.grimoires[grimoire]
    instead = (card,)
    cards = cards[:index] + instead + cards[index + 1 :]
    player.grimoires = with_cards(player.grimoires, grimoire, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBegins(SeatEvent):
    """The first player, `seat`, is known, so that the game can begin (MAGE-SETUP-1)."""

    NAME = "game-begins"

    def apply(self, position: Position) -> None:
        """Change nothing: the frame `Match` remembers who is first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeSheet(Event):
    """A player takes a character sheet, a bag and gems for bag and HP (MAGE-SETUP-2, -3)."""

    NAME = "character"
    OPEN = True
    FIELDS = ("rule", "seat", "character", "name")

    def __init__(self, seat: Seat, character: int, name: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.character = character
        self.name = name

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        one.character = self.character
        one.bag = STARTING_GEMS
        one.hp = STARTING_GEMS

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "character", "seat": self.seat, "character": self.name, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class StartingSpells(SeatEvent):
    """A player puts the starting spells into Grimoires 1, 2 and 3 (MAGE-SETUP-5)."""

    NAME = "starting-spells"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        one.grimoires = tuple((SpellCard(spell),) for spell in position.book.start)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayAcademy(Event):
    """The Academy is laid out (MAGE-ACAD-1 to -3, MAGE-MULTI-2, -3)."""

    NAME = "academy"
    OPEN = True
    FIELDS = ("rule", "spells", "copies", "gems")

    def __init__(self, spells: tuple[int, ...], copies: int, gems: int, rule: str) -> None:
        self.rule = rule
        self.spells = spells
        self.copies = copies
        self.gems = gems

    def apply(self, position: Position) -> None:
        place: Academy = position.edit(ACADEMY)
        place.gems = sum(ONE) * self.gems
        left = list(place.left)
        for spell in self.spells:
            left[spell] = self.copies
        place.left = tuple(left)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "academy", "copies": self.copies, "gems": self.gems, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnBegins(Event):
    """A player's turn begins (MAGE-TURN-1)."""

    NAME = "turn"
    FIELDS = ("rule", "seat", "round")

    def __init__(self, seat: Seat, round_: int) -> None:
        self.rule = "MAGE-TURN-1"
        self.seat = seat
        self.round = round_

    def apply(self, position: Position) -> None:
        """Change nothing: the event is only a line of the log."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast(Event):
    """A spell is cast: gems of the hand are put on its card (MAGE-MAGIC-3)."""

    NAME = "cast"
    OPEN = True
    FIELDS = ("rule", "seat", "grimoire", "index", "gems", "spell")

    def __init__(self, seat: Seat, grimoire: int, index: int, gems: Gems, spell: str) -> None:
        self.rule = "MAGE-MAGIC-3"
        self.seat = seat
        self.grimoire = grimoire
        self.index = index
        self.gems = gems
        self.spell = spell

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        take_from_hand(one, self.gems)
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems + self.gems))

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "cast",
            "seat": self.seat,
            "spell": self.spell,
            "grimoire": self.grimoire,
            "index": self.index,
            "gems": named(self.gems),
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAbility(Event):
    """A character's ability is used: its gem goes to the Discard area (MAGE-ABIL-2)."""

    NAME = "ability"
    OPEN = True
    FIELDS = ("rule", "seat", "colour", "character")

    def __init__(self, seat: Seat, colour: int, character: str) -> None:
        self.rule = "MAGE-ABIL-2"
        self.seat = seat
        self.colour = colour
        self.character = character

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        take_from_hand(one, gem)
        one.discard += gem

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "ability",
            "seat": self.seat,
            "character": self.character,
            "colour": COLOURS[self.colour],
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class GoldEvent(Event):
    """An event about the gold gem of a mastered spell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat", "colour", "grimoire", "index")
    OPEN = True

    def __init__(self, seat: Seat, colour: int, grimoire: int, index: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.colour = colour
        self.grimoire = grimoire
        self.index = index

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class PassGold(GoldEvent):
    """The gold gem moves from a mastered spell onto the next spell card of its grimoire (MAGE-MASTER-3)."""

    NAME = "gold"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems - gem))
        card = one.grimoires[self.grimoire][self.index + 1]
        with_card(one, self.grimoire, self.index + 1, SpellCard(card.spell, card.mastered, card.gems + gem))


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseGold(GoldEvent):
    """A gold gem that does not pay for its new card goes to the Discard area (MAGE-MASTER-4)."""

    NAME = "gold-lost"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems - gem))
        one.discard += gem


@mypyc_attr(allow_interpreted_subclasses=True)
class Study(Event):
    """A spell of the Academy goes to the left end of a grimoire (MAGE-STUDY-3)."""

    NAME = "study"
    OPEN = True
    FIELDS = ("rule", "seat", "spell", "grimoire", "name")

    def __init__(self, seat: Seat, spell: int, grimoire: int, name: str) -> None:
        self.rule = "MAGE-STUDY-3"
        self.seat = seat
        self.spell = spell
        self.grimoire = grimoire
        self.name = name

    def apply(self, position: Position) -> None:
        place: Academy = position.edit(ACADEMY)
        place.left = tuple(n - (spell == self.spell) for spell, n in enumerate(place.left))
        one: Board = position.edit(1 + self.seat)
        cards = (SpellCard(self.spell), *one.grimoires[self.grimoire])
        one.grimoires = with_cards(one.grimoires, self.grimoire, cards)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "study",
            "seat": self.seat,
            "spell": self.name,
            "grimoire": self.grimoire,
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Rearrange(Event):
    """All spells of all grimoires are put in a new order (MAGE-REVIEW-2)."""

    NAME = "reordered"
    OPEN = True
    FIELDS = ("rule", "seat", "grimoires")

    def __init__(self, seat: Seat, grimoires: tuple[tuple[SpellCard, ...], ...]) -> None:
        self.rule = "MAGE-REVIEW-2"
        self.seat = seat
        self.grimoires = grimoires

    def apply(self, position: Position) -> None:
        position.edit(1 + self.seat).grimoires = self.grimoires

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "reordered", "seat": self.seat, "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(Event):
    """A spell card is turned to its mastered side (MAGE-REVIEW-3)."""

    NAME = "master"
    FIELDS = ("rule", "seat", "grimoire", "index", "spell")

    def __init__(self, seat: Seat, grimoire: int, index: int, spell: str) -> None:
        self.rule = "MAGE-REVIEW-3"
        self.seat = seat
        self.grimoire = grimoire
        self.index = index
        self.spell = spell

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, True, card.gems))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rest(SeatEvent):
    """The hand and the gems on spells go to the Discard area (MAGE-REST-1)."""

    NAME = "rest"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        one.discard += one.hand
        one.hand = 0
        one.seen = 0
        gems = one.on_spells()
        if gems:
            one.discard += gems
            one.grimoires = tuple(
                tuple(SpellCard(card.spell, card.mastered) if card.gems else card for card in cards)
                for cards in one.grimoires
            )


@mypyc_attr(allow_interpreted_subclasses=True)
class Eliminate(SeatEvent):
    """A player has lost; the gems and spells of the board go to the box (MAGE-END-1, -2)."""

    NAME = "eliminated"

    def apply(self, position: Position) -> None:
        one: Board = position.edit(1 + self.seat)
        place: Academy = position.edit(ACADEMY)
        place.box += one.hp + one.shield + one.discard + one.points + one.bag + one.hand + one.on_spells()
        place.boxed += tuple(card.spell for cards in one.grimoires for card in cards)
        one.alive = False
        one.hp = one.shield = one.discard = one.points = one.bag = one.hand = one.seen = 0
        one.grimoires = ((), (), ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Concede(Eliminate):
    """A player gives up; the board and gems go to the box, as those of a player who has lost (MAGE-END-5)."""

    NAME = "concedes"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEnds(Event):
    """The game is over (MAGE-END-3, -4)."""

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


EVENTS: tuple[type[Event], ...] = (
    GameBegins,
    TakeSheet,
    StartingSpells,
    LayAcademy,
    TurnBegins,
    DrawGem,
    OpenDraw,
    Refill,
    PutAside,
    LowerShield,
    Cast,
    UseAbility,
    PassGold,
    LoseGold,
    Strike,
    HealGem,
    RaiseShield,
    VanishGem,
    Study,
    Rearrange,
    Master,
    Rest,
    Eliminate,
    Concede,
    GameEnds,
)
"""All event classes, needed to read positions from JSON."""
