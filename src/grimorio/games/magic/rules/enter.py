"""Coming into play, by whatever way: what is chosen as it happens, then the event itself."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.masks import COLOR_BITS
from grimorio.games.magic.rules.checks import may_enchant
from grimorio.games.magic.rules.moves import Enter, bury
from grimorio.games.magic.rules.objects import TABLE, plays, table
from grimorio.games.magic.rules.picks import key_of, named
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.thing import Saved

CHOOSE = "MTG8-2.RES-3"


@mypyc_attr(allow_interpreted_subclasses=True)
class StayOut(Event):
    """A card set aside that cannot come back into play stays out of the game."""

    NAME = "stays-out"
    FIELDS = ("rule", "key", "name")

    def __init__(self, p: Position, key: int, rule: str) -> None:
        super().__init__(rule)
        self.key = key
        self.name: str = p.book.faces[p.things[key].face].name

    def apply(self, position: Position) -> None:
        it = position.edit(self.key)
        t = position.edit(TABLE)
        t.aside = tuple(key for key in t.aside if key != self.key)
        it.became = bury(position, it.face, it.owner, "removed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrival(Saved):
    """What is about to come into play. Attributes as in `Enter`."""

    FIELDS = ("owner", "face", "under", "zone", "ref", "tapped", "on", "chosen")

    def __init__(
        self, owner: int, face: int, under: int, zone: str, ref: int, tapped: bool = False, on: int = 0
    ) -> None:
        self.owner = owner
        self.face = face
        self.under = under
        self.zone = zone
        self.ref = ref
        self.tapped = tapped
        self.on = on
        self.chosen = ""

    def with_choice(self, on: int, chosen: str) -> Arrival:
        """The same with what was chosen."""
        new = Arrival(self.owner, self.face, self.under, self.zone, self.ref, self.tapped, on)
        new.chosen = chosen
        return new

    def may_come(self, p: Position) -> bool:
        """Whether its owner, and who would control it, are in the game."""
        return plays(p, self.owner) and plays(p, self.under)

    def still(self, p: Position) -> Arrival:
        """The same with what was chosen, unless that has left: then it is chosen again."""
        if not self.on or self.zone == "stack" or p.things[self.on].in_play:
            return self
        return self.with_choice(0, self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutIntoPlay(Frame):
    """Objects come into play at the same time; gives their ids to `Position.finish`.

    What they trigger themselves is noticed, though nothing may have listened before they came.

    A local enchantment that comes from anywhere but the stack goes on a permanent that its controller chooses
    (MTG8-CR-ENCH-2); one that can go on nothing stays where it is. So do instants and sorceries, and what
    belongs to a player who has left the game, or would come under the control of one. Attributes of its
    arguments as in `Enter`.

    Attributes:
        cards: what comes into play.
        rule: why.
        place: which of them is looked at.
    """

    FIELDS = ("cards", "rule", "place")

    def __init__(
        self,
        owner: int,
        face: int,
        under: int,
        zone: str,
        ref: int,
        rule: str,
        tapped: bool = False,
        on: int = 0,
    ) -> None:
        super().__init__(PutIntoPlay.choose)
        self.cards: tuple[Arrival, ...] = (Arrival(owner, face, under, zone, ref, tapped, on),)
        self.rule = rule
        self.place = 0

    def interrupted(self, p: Position, broken: bool) -> bool:
        """What was chosen to be enchanted and has left is chosen again."""
        self.cards = tuple(one.still(p) for one in self.cards)
        self.place = 0
        self.step = PutIntoPlay.choose
        return True

    def choose(self, p: Position) -> None:
        """What the next one goes on, and the colour or creature type chosen for it."""
        if self.place >= len(self.cards):
            self.step = PutIntoPlay.entered
            p.emit_all(tuple(self._enter(p, one) for one in self.cards))
            return
        one = self.cards[self.place]
        face: Face = p.book.faces[one.face]
        if not face.is_permanent or not one.may_come(p):
            self._drop()
            return
        if face.enchants is not None and not one.on:
            keys = [key for key in table(p).play if may_enchant(p, face, 0, one.under, key)]
            if not keys:
                self._drop()
                return
            self.step = PutIntoPlay.put_on
            p.ask(one.under, "enchant", [named(key) for key in keys], CHOOSE)
            return
        if face.as_enters and not one.chosen:
            options: list[Option]
            if face.as_enters == "color":
                options = [("color", color) for color in COLOR_BITS]
            else:
                options = [("type", name) for name in creature_types(p)]
            self.step = PutIntoPlay.chosen
            p.ask(one.under, "color" if face.as_enters == "color" else "type", options, CHOOSE)
            return
        self.place += 1

    def put_on(self, p: Position) -> None:
        """It goes on that."""
        one = self.cards[self.place]
        self._note(one.with_choice(key_of(self.answer), one.chosen))

    def chosen(self, p: Position) -> None:
        """It comes into play with that choice."""
        one = self.cards[self.place]
        self._note(one.with_choice(one.on, str(self.answer[1])))

    def _drop(self) -> None:
        self.cards = self.cards[: self.place] + self.cards[self.place + 1 :]

    def _note(self, one: Arrival) -> None:
        self.cards = (*self.cards[: self.place], one, *self.cards[self.place + 1 :])
        self.step = PutIntoPlay.choose

    def _enter(self, p: Position, one: Arrival) -> Event:
        return Enter(
            p, one.face, one.owner, one.under, one.zone, one.ref, self.rule, one.tapped, one.on, one.chosen
        )

    def entered(self, p: Position) -> None:
        """They are in play."""
        count = len(self.cards)
        p.finish(table(p).play[-count:] if count else ())


def put_all(cards: tuple[Arrival, ...], rule: str) -> PutIntoPlay:
    """The procedure in which these come into play at the same time; there is at least one."""
    one = cards[0]
    frame = PutIntoPlay(one.owner, one.face, one.under, one.zone, one.ref, rule, one.tapped, one.on)
    frame.cards = cards
    return frame


def creature_types(p: Position) -> list[str]:
    """The creature types there are, by name (MTG8-GLOSS-Tipo_di_creatura)."""
    lands = p.book.land_types
    return sorted(name for name, place in p.book.types.items() if not lands >> place & 1)
