"""Everything that can happen in Magecraft. Only the methods `apply` change a position."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio.games.magecraft.gems import COLOURS, ONE, Gems, common, named, of
from grimorio.games.magecraft.rules.board import ACADEMY, Board, SpellCard, hp_full
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.setup import Result

STARTING_GEMS = of({"fire": 3, "water": 3, "earth": 3, "light": 3})


def take_from_hand(one: Board, gems: Gems) -> None:
    """Gems leave a hand, and what everybody can deduce of it shrinks with it."""
    one.hand -= gems
    if one.seen:
        one.seen -= common(one.seen, gems)


def with_card(one: Board, grimoire: int, index: int, card: SpellCard) -> None:
    """Another card in the place of one in a grimoire."""
    cards = one.grimoires[grimoire]
    cards = (*cards[:index], card, *cards[index + 1 :])
    one.grimoires = (*one.grimoires[:grimoire], cards, *one.grimoires[grimoire + 1 :])


class GemEvent(Event):
    """An event about one gem of a colour on a player's board."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat", "colour")

    def __init__(self, seat: int, colour: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.colour = colour

    def affected(self, position: Position) -> int:
        return self.seat

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


class SeatEvent(Event):
    """An event about a player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat")

    def __init__(self, seat: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat

    def affected(self, position: Position) -> int:
        return self.seat


class GameBegins(SeatEvent):
    """The first player is known (MAGE-SETUP-1)."""

    NAME = "game-begins"

    def apply(self, position: Position) -> None:
        """Nothing moves: the first frame remembers who is first."""


class TakeSheet(Event):
    """A player takes a character sheet, a bag and gems for bag and HP (MAGE-SETUP-2, -3)."""

    NAME = "character"
    FIELDS = ("rule", "seat", "character", "name")

    def __init__(self, seat: int, character: int, name: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.character = character
        self.name = name

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        one.character = self.character
        one.bag = STARTING_GEMS
        one.hp = STARTING_GEMS

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {"event": "character", "seat": self.seat, "character": self.name, "rule": self.rule}


class StartingSpells(SeatEvent):
    """A player puts the starting spells into Grimoires 1, 2 and 3 (MAGE-SETUP-5)."""

    NAME = "starting-spells"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        one.grimoires = tuple((SpellCard(spell),) for spell in position.book.start)


class LayAcademy(Event):
    """The Academy is laid out (MAGE-ACAD-1 to -3, MAGE-MULTI-2, -3)."""

    NAME = "academy"
    FIELDS = ("rule", "spells", "copies", "gems")

    def __init__(self, spells: tuple[int, ...], copies: int, gems: int, rule: str) -> None:
        self.rule = rule
        self.spells = spells
        self.copies = copies
        self.gems = gems

    def apply(self, position: Position) -> None:
        place = position.edit(ACADEMY)
        place.gems = sum(ONE) * self.gems
        left = list(place.left)
        for spell in self.spells:
            left[spell] = self.copies
        place.left = tuple(left)

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {"event": "academy", "copies": self.copies, "gems": self.gems, "rule": self.rule}


class TurnBegins(Event):
    """A player's turn begins (MAGE-TURN-1)."""

    NAME = "turn"
    FIELDS = ("rule", "seat", "round")

    def __init__(self, seat: int, round_: int) -> None:
        self.rule = "MAGE-TURN-1"
        self.seat = seat
        self.round = round_

    def apply(self, position: Position) -> None:
        """Nothing moves: it is a line of the log."""


class DrawGem(GemEvent):
    """A gem goes from the bag into the hand; only its owner sees which (MAGE-ICON-DRAW)."""

    NAME = "draw"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        one.bag -= gem
        one.hand += gem
        if not one.bag:
            one.seen = one.hand

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        if seat == self.seat:
            return super().seen_by(seat)
        return {"event": "draw", "seat": self.seat, "rule": self.rule}


class OpenDraw(DrawGem):
    """A gem drawn where hands lie open (option ``hands``)."""

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return super().seen_by(self.seat)


class Refill(SeatEvent):
    """The whole Discard area goes into the empty bag (MAGE-REST-3)."""

    NAME = "refill"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        one.bag += one.discard
        one.discard = 0


class PutAside(Event):
    """Gems go from the hand to the Discard area: an opening discard, a payment, a review."""

    NAME = "put-aside"
    FIELDS = ("rule", "seat", "gems", "why")

    def __init__(self, seat: int, gems: Gems, why: str, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.gems = gems
        self.why = why

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        take_from_hand(one, self.gems)
        one.discard += self.gems

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {
            "event": "put-aside",
            "seat": self.seat,
            "gems": named(self.gems),
            "why": self.why,
            "rule": self.rule,
        }


class LowerShield(GemEvent):
    """A gem goes from the Shield area to the Discard area (MAGE-SHIELD-1)."""

    NAME = "lower-shield"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        one.shield -= gem
        one.discard += gem


class Cast(Event):
    """A spell is cast: gems of the hand are put on its card (MAGE-MAGIC-3)."""

    NAME = "cast"
    FIELDS = ("rule", "seat", "grimoire", "index", "gems", "spell")

    def __init__(self, seat: int, grimoire: int, index: int, gems: Gems, spell: str) -> None:
        self.rule = "MAGE-MAGIC-3"
        self.seat = seat
        self.grimoire = grimoire
        self.index = index
        self.gems = gems
        self.spell = spell

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        take_from_hand(one, self.gems)
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems + self.gems))

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {
            "event": "cast",
            "seat": self.seat,
            "spell": self.spell,
            "grimoire": self.grimoire,
            "index": self.index,
            "gems": named(self.gems),
            "rule": self.rule,
        }


class UseAbility(Event):
    """A character's ability is used: its gem goes to the Discard area (MAGE-ABIL-2)."""

    NAME = "ability"
    FIELDS = ("rule", "seat", "colour", "character")

    def __init__(self, seat: int, colour: int, character: str) -> None:
        self.rule = "MAGE-ABIL-2"
        self.seat = seat
        self.colour = colour
        self.character = character

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        take_from_hand(one, gem)
        one.discard += gem

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {
            "event": "ability",
            "seat": self.seat,
            "character": self.character,
            "colour": COLOURS[self.colour],
            "rule": self.rule,
        }


class GoldEvent(Event):
    """An event about the gold gem of a mastered spell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "seat", "colour", "grimoire", "index")

    def __init__(self, seat: int, colour: int, grimoire: int, index: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.colour = colour
        self.grimoire = grimoire
        self.index = index

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


class PassGold(GoldEvent):
    """The gold gem moves from a mastered spell onto the next card (MAGE-MASTER-3)."""

    NAME = "gold"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems - gem))
        card = one.grimoires[self.grimoire][self.index + 1]
        with_card(one, self.grimoire, self.index + 1, SpellCard(card.spell, card.mastered, card.gems + gem))


class LoseGold(GoldEvent):
    """A gold gem that does not pay for its new card goes to the Discard area (MAGE-MASTER-4)."""

    NAME = "gold-lost"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        gem = ONE[self.colour]
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, card.mastered, card.gems - gem))
        one.discard += gem


class Strike(Event):
    """An Attack icon: a shield gem is discarded, or an HP gem scored (MAGE-ICON-ATTACK-1, -2)."""

    NAME = "attack"
    FIELDS = ("rule", "seat", "target", "colour", "hit")

    def __init__(self, seat: int, target: int, colour: int, shielded: bool) -> None:
        self.rule = "MAGE-ICON-ATTACK-1" if shielded else "MAGE-ICON-ATTACK-2"
        self.seat = seat
        self.target = target
        self.colour = colour
        self.hit = "shield" if shielded else "hp"

    def apply(self, position: Position) -> None:
        victim = position.edit(1 + self.target)
        gem = ONE[self.colour]
        if self.hit == "shield":
            victim.shield -= gem
            victim.discard += gem
        else:
            victim.hp -= gem
            position.edit(1 + self.seat).points += gem

    def affected(self, position: Position) -> int:
        return self.target

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        seen = super().seen_by(seat)
        assert seen is not None
        seen["colour"] = COLOURS[self.colour]
        return seen


class HealGem(GemEvent):
    """A gem of the Academy goes to HP, or to Points when HP is full (MAGE-ICON-HEAL-1, -2)."""

    NAME = "heal"
    FIELDS = ("rule", "seat", "colour", "to")

    def __init__(self, seat: int, colour: int, full: bool) -> None:
        self.rule = "MAGE-ICON-HEAL-2" if full else "MAGE-ICON-HEAL-1"
        self.seat = seat
        self.colour = colour
        self.to = "points" if full else "hp"

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        position.edit(ACADEMY).gems -= gem
        one = position.edit(1 + self.seat)
        if hp_full(one):
            one.points += gem
        else:
            one.hp += gem


class RaiseShield(GemEvent):
    """A gem of the Academy or Discard area goes to the Shield area (MAGE-ICON-SHIELD-1)."""

    NAME = "gain-shield"
    FIELDS = ("rule", "seat", "colour", "source")

    def __init__(self, seat: int, colour: int, source: str) -> None:
        self.rule = "MAGE-ICON-SHIELD-1"
        self.seat = seat
        self.colour = colour
        self.source = source

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        one = position.edit(1 + self.seat)
        if self.source == "academy":
            position.edit(ACADEMY).gems -= gem
        else:
            one.discard -= gem
        one.shield += gem


class VanishGem(GemEvent):
    """A gem of the hand or HP goes to Points (MAGE-ICON-VANISH)."""

    NAME = "vanish"
    FIELDS = ("rule", "seat", "colour", "source")

    def __init__(self, seat: int, colour: int, source: str) -> None:
        self.rule = "MAGE-ICON-VANISH"
        self.seat = seat
        self.colour = colour
        self.source = source

    def apply(self, position: Position) -> None:
        gem = ONE[self.colour]
        one = position.edit(1 + self.seat)
        if self.source == "hand":
            take_from_hand(one, gem)
        else:
            one.hp -= gem
        one.points += gem


class Study(Event):
    """A spell of the Academy goes to the left end of a grimoire (MAGE-STUDY-3)."""

    NAME = "study"
    FIELDS = ("rule", "seat", "spell", "grimoire", "name")

    def __init__(self, seat: int, spell: int, grimoire: int, name: str) -> None:
        self.rule = "MAGE-STUDY-3"
        self.seat = seat
        self.spell = spell
        self.grimoire = grimoire
        self.name = name

    def apply(self, position: Position) -> None:
        place = position.edit(ACADEMY)
        place.left = tuple(n - (spell == self.spell) for spell, n in enumerate(place.left))
        one = position.edit(1 + self.seat)
        cards = (SpellCard(self.spell), *one.grimoires[self.grimoire])
        one.grimoires = (*one.grimoires[: self.grimoire], cards, *one.grimoires[self.grimoire + 1 :])

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {
            "event": "study",
            "seat": self.seat,
            "spell": self.name,
            "grimoire": self.grimoire,
            "rule": self.rule,
        }


class Rearrange(Event):
    """All spells of all grimoires are put in a new order (MAGE-REVIEW-2)."""

    NAME = "reordered"
    FIELDS = ("rule", "seat", "grimoires")

    def __init__(self, seat: int, grimoires: tuple[tuple[SpellCard, ...], ...]) -> None:
        self.rule = "MAGE-REVIEW-2"
        self.seat = seat
        self.grimoires = grimoires

    def apply(self, position: Position) -> None:
        position.edit(1 + self.seat).grimoires = self.grimoires

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        return {"event": "reordered", "seat": self.seat, "rule": self.rule}


class Master(Event):
    """A spell card is turned to its mastered side (MAGE-REVIEW-3)."""

    NAME = "master"
    FIELDS = ("rule", "seat", "grimoire", "index", "spell")

    def __init__(self, seat: int, grimoire: int, index: int, spell: str) -> None:
        self.rule = "MAGE-REVIEW-3"
        self.seat = seat
        self.grimoire = grimoire
        self.index = index
        self.spell = spell

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        card: SpellCard = one.grimoires[self.grimoire][self.index]
        with_card(one, self.grimoire, self.index, SpellCard(card.spell, True, card.gems))


class Rest(SeatEvent):
    """Hand and gems on spells go to the Discard area (MAGE-REST-1)."""

    NAME = "rest"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
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


class Eliminate(SeatEvent):
    """A player has lost; the gems and spells of the board go to the box (MAGE-END-1, -2)."""

    NAME = "eliminated"

    def apply(self, position: Position) -> None:
        one = position.edit(1 + self.seat)
        place = position.edit(ACADEMY)
        place.box += one.hp + one.shield + one.discard + one.points + one.bag + one.hand + one.on_spells()
        place.boxed += tuple(card.spell for cards in one.grimoires for card in cards)
        one.alive = False
        one.hp = one.shield = one.discard = one.points = one.bag = one.hand = one.seen = 0
        one.grimoires = ((), (), ())


class GameEnds(Event):
    """The game is over (MAGE-END-3, -4)."""

    NAME = "ends"
    FIELDS = ("rule", "winners", "reason")

    def __init__(self, winners: tuple[int, ...], reason: str, rule: str) -> None:
        self.rule = rule
        self.winners = winners
        self.reason = reason

    def apply(self, position: Position) -> None:
        position.result = Result(self.winners, position.setup.seats, self.rule, self.reason)

    def seen_by(self, seat: int) -> dict[str, Any] | None:
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
    GameEnds,
)
