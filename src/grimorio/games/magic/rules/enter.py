"""How objects come into play from any zone: first the choices made for them, then the event itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.keyworded import X_COUNTERS
from grimorio.games.magic.rules.checks import may_enchant
from grimorio.games.magic.rules.discards import ShowCards
from grimorio.games.magic.rules.events import without
from grimorio.games.magic.rules.moves import Enter, EnterWith, bury
from grimorio.games.magic.rules.picks import PickCards, key_of, named
from grimorio.games.magic.state.masks import COLOR_BITS
from grimorio.games.magic.state.objects import (
    FACE,
    KICKED,
    NO_OBJECT,
    TABLE,
    FaceIndex,
    ObjectId,
    Permanent,
    Table,
    player,
    plays,
    table,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.thing import Saved

CHOOSE: Final = "MTG8-2.RES-3"
AMPLIFY: Final = "MTG8-CR-AMPLIFY-1"


@mypyc_attr(allow_interpreted_subclasses=True)
class StayOut(Event):
    """The event that a card set aside stays out of the game, because it cannot come back into play."""

    NAME = "stays-out"
    FIELDS = ("rule", "key", "name")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.name: str = face_at(p, p.things[key].face).name

    def apply(self, position: Position) -> None:
        it: Permanent = position.edit(self.key)
        t: Table = position.edit(TABLE)
        t.aside = tuple(key for key in t.aside if key != self.key)
        it.became = bury(position, it.face, it.owner, "removed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrival(Saved):
    """An object that is about to come into play.

    Attributes:
        owner: the seat that owns it.
        face: the number of the card's face.
        under: the seat under whose control it comes into play.
        zone: the zone from which it comes: "stack", "graveyard", "removed", "hand", "library", "set-aside"
            or "nowhere" (a token).
        ref: its id in that zone; in a hand or library, the card as a number; for "set-aside", its id when it
            was in play.
        tapped: whether it comes into play tapped.
        on: id of the permanent that it enchants, or 0.
        chosen: the colour or creature type chosen as it comes into play, or "".
        shown: for amplify, how many cards are revealed, or -1 before that is chosen.
    """

    FIELDS = ("owner", "face", "under", "zone", "ref", "tapped", "on", "chosen", "shown")

    def __init__(
        self,
        owner: Seat,
        face: FaceIndex,
        under: Seat,
        zone: str,
        ref: int,
        tapped: bool = False,
        on: ObjectId = NO_OBJECT,
    ) -> None:
        self.owner = owner
        self.face = face
        self.under = under
        self.zone = zone
        self.ref = ref
        self.tapped = tapped
        self.on = on
        self.chosen = ""
        self.shown = -1

    def with_choice(self, on: ObjectId, chosen: str, shown: int = -1) -> Arrival:
        """A copy with the choices made for the object.

        `on` is the id of the permanent that it enchants, `chosen` the colour or creature type chosen for it,
        `shown` how many cards are revealed for it.
        """
        new = Arrival(self.owner, self.face, self.under, self.zone, self.ref, self.tapped, on)
        new.chosen = chosen
        new.shown = shown
        return new

    def counters(self, p: Position) -> tuple[tuple[str, int], ...]:
        """The counters with which the object comes into play, as (name, number) for each kind."""
        face: Face = face_at(p, self.face)
        plain = not (face.counters or face.counters_by)
        if plain and self.shown < 1 and not self.chosen.startswith(KICKED):
            return ()
        x = p.things[self.ref].x if self.zone == "stack" else 0
        found: dict[str, int] = {"+1/+1": max(0, self.shown) * face.amplify}
        for paid, more, _ in face.kicked:
            found["+1/+1"] += more if self.chosen in paid else 0
        for name, count in face.counters:
            found[name] = found.get(name, 0) + (x if count == X_COUNTERS else count)
        for name, number in face.counters_by:
            found[name] = found.get(name, 0) + number.value(p, Context(self.under, 0))
        return tuple([(name, count) for name, count in found.items() if count])

    def may_come(self, p: Position) -> bool:
        """Whether both its owner and the player who would control it are still in the game."""
        return plays(p, self.owner) and plays(p, self.under)

    def still(self, p: Position) -> Arrival:
        """Return this arrival or, if the permanent that it should enchant has left play, a copy without it.

        An arrival from the stack is returned unchanged.
        """
        if not self.on or self.zone == "stack" or p.things[self.on].in_play:
            return self
        return self.with_choice(NO_OBJECT, self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutIntoPlay(Frame):
    """The frame in which objects come into play at the same time; its result is their ids.

    Triggered abilities of these objects trigger on it too, although they were not in play before. A local
    enchantment that comes from anywhere but the stack enchants a permanent that its controller chooses
    (MTG8-CR-ENCH-2). It stays where it is if it can enchant nothing. So do instants and sorceries, and
    objects whose owner or future controller has left the game.

    Attributes:
        cards: the objects.
        rule: the rule by which they come into play.
        place: the place in `cards` of the object for which something is chosen next.
    """

    FIELDS = ("cards", "rule", "place")

    def __init__(
        self,
        owner: Seat,
        face: FaceIndex,
        under: Seat,
        zone: str,
        ref: int,
        rule: str,
        tapped: bool = False,
        on: ObjectId = NO_OBJECT,
    ) -> None:
        super().__init__(PutIntoPlay.choose)
        self.cards: tuple[Arrival, ...] = (Arrival(owner, face, under, zone, ref, tapped, on),)
        self.rule = rule
        self.place = 0

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Choose again for all objects after a player has left, because what they enchant may have left too.

        `broken` (whether a frame within this one was broken off) is not used. Returns True: this frame goes
        on.
        """
        self.cards = tuple(arrival.still(p) for arrival in self.cards)
        self.place = 0
        self.step = PutIntoPlay.choose
        return True

    def choose(self, p: Position) -> None:
        """Ask what the next object enchants, or for its colour or creature type, if it needs such a choice.

        When all objects have their choices, let all of them come into play.
        """
        if self.place >= len(self.cards):
            self.step = PutIntoPlay.entered
            p.emit_all(tuple(self._enter(p, arrival) for arrival in self.cards))
            return
        arrival = self.cards[self.place]
        face: Face = face_at(p, arrival.face)
        if not face.is_permanent or not arrival.may_come(p):
            self._drop()
            return
        if face.enchants is not None and not arrival.on:
            keys = [key for key in table(p).play if may_enchant(p, face, 0, arrival.under, key)]
            if not keys:
                self._drop()
                return
            self.step = PutIntoPlay.put_on
            p.ask(arrival.under, "enchant", [named(key) for key in keys], CHOOSE)
            return
        if face.as_enters and not arrival.chosen:
            options: list[Option]
            if face.as_enters == "color":
                options = [("color", color) for color in COLOR_BITS]
            else:
                options = [("type", name) for name in creature_types(p)]
            self.step = PutIntoPlay.chosen
            p.ask(arrival.under, "color" if face.as_enters == "color" else "type", options, CHOOSE)
            return
        if face.amplify and arrival.shown < 0:
            self.step = PutIntoPlay.revealed
            cards = amplifying(p, arrival)
            p.push(PickCards(arrival.under, "amplify", cards, 0, len(cards), AMPLIFY))
            return
        self.place += 1

    def put_on(self, p: Position) -> None:
        """Store which permanent the object enchants."""
        arrival = self.cards[self.place]
        self._note(arrival.with_choice(ObjectId(key_of(self.answer)), arrival.chosen))

    def chosen(self, p: Position) -> None:
        """Store the colour or creature type chosen for the object."""
        arrival = self.cards[self.place]
        self._note(arrival.with_choice(arrival.on, str(self.answer[1])))

    def revealed(self, p: Position) -> None:
        """Reveal the cards chosen for amplify to all players, and store how many there are."""
        arrival = self.cards[self.place]
        shown = tuple([int(card) for card in self.answer])
        self._note(arrival.with_choice(arrival.on, arrival.chosen, len(shown)))
        if shown:
            p.emit(ShowCards(p, arrival.under, shown, AMPLIFY))

    def _drop(self) -> None:
        self.cards = self.cards[: self.place] + self.cards[self.place + 1 :]

    def _note(self, arrival: Arrival) -> None:
        self.cards = (*self.cards[: self.place], arrival, *self.cards[self.place + 1 :])
        self.step = PutIntoPlay.choose

    def _enter(self, p: Position, arrival: Arrival) -> Event:
        counters = arrival.counters(p)
        event = (EnterWith if counters else Enter)(
            p,
            arrival.face,
            arrival.owner,
            arrival.under,
            arrival.zone,
            arrival.ref,
            self.rule,
            arrival.tapped,
            arrival.on,
            arrival.chosen,
        )
        if isinstance(event, EnterWith):
            event.counters = counters
        return event

    def entered(self, p: Position) -> None:
        """Finish the frame, with the ids of the new permanents as its result."""
        count = len(self.cards)
        p.finish(table(p).play[-count:] if count else ())


def amplifying(p: Position, arrival: Arrival) -> tuple[int, ...]:
    """The cards in hand that share a creature type with an object that comes into play (MTG8-CR-AMPLIFY-1).

    An object that comes from the hand does not count itself.
    """
    types = face_at(p, arrival.face).types & ~p.book.land_types
    hand = player(p, arrival.under).hand
    if arrival.zone == "hand" and arrival.owner == arrival.under:
        hand = without(hand, arrival.ref)
    return tuple([card for card in hand if face_at(p, card & FACE).types & types])


def put_all(cards: tuple[Arrival, ...], rule: str) -> PutIntoPlay:
    """The frame in which these objects come into play at the same time; there must be at least one.

    `rule` is the id of the rule by which they come into play. `cards` are the objects.
    """
    first = cards[0]
    frame = PutIntoPlay(
        first.owner, first.face, first.under, first.zone, first.ref, rule, first.tapped, first.on
    )
    frame.cards = cards
    return frame


def creature_types(p: Position) -> list[str]:
    """The names of all creature types (MTG8-GLOSS-Tipo_di_creatura)."""
    lands = p.book.land_types
    return sorted(name for name, place in p.book.types.items() if not lands >> place & 1)
