"""The table of the slow interpreter: things by name, and what has happened to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from grimorio.games.magic.words import COLORS, KINDS, LETTERS, Card, Keywords, Static
from tests.games.magic.slow.stage import ODD, POOL, SEATS, STAGE, TAPPED, ZONES, Seen

PERMANENTS = {"artifact", "creature", "enchantment", "land"}


@dataclass
class Like:
    """The characteristics of a thing at a moment."""

    kinds: set[str]
    colors: set[str]
    types: set[str]
    keywords: set[str]
    power: int
    toughness: int


def grow(like: Like, power: int, toughness: int) -> None:
    """Add to the size of a creature."""
    like.power += power
    like.toughness += toughness


@dataclass
class Thing:
    """A card or token by name, and its state while it is in play."""

    card: Card
    owner: int
    controller: int = 0
    tapped: bool = False
    damage: int = 0
    counters: Counter[str] = field(default_factory=Counter)
    regenerates: int = 0
    age: int = 0


@dataclass
class Change:
    """A change of characteristics: of which things, by which function, and whether it comes late in the
    order.
    """

    names: Callable[[], list[str]]
    apply: Callable[[Like, str], None]
    late: bool = True


@dataclass
class World:
    """Everything in a game of the slow interpreter.

    Zones hold names. `changes` are in the order of time; `singles` are the spells with one target;
    `was_tapped` holds what was tapped as it left play; `controlled` who controlled what left, by its age;
    `dealt` damage not yet reported; `attacking` whom each attacker attacks; `blocked` the blocked attackers;
    `blocks` what each blocker blocks; `attacked` what attacked this turn; `scars` to what damage was dealt
    this turn and by what, both with their age; `words` the replaced words of each text; `later` the delayed
    effects; `on` what the random card enchants; `chosen` what was chosen as it came into play; `mute` whether
    its static rules are ignored; `sure` whether no damage can be prevented; `hear` is called with events, and
    with "left" when all that leaves at one time has left.
    """

    things: dict[str, Thing] = field(default_factory=dict)
    play: list[str] = field(default_factory=list)
    hand: list[list[str]] = field(default_factory=lambda: [[], []])
    library: list[list[str]] = field(default_factory=lambda: [[], []])
    graveyard: list[list[str]] = field(default_factory=lambda: [[], []])
    removed: list[list[str]] = field(default_factory=lambda: [[], []])
    stack: list[str] = field(default_factory=list)
    life: list[int] = field(default_factory=lambda: [20, 20])
    poison: list[int] = field(default_factory=lambda: [0, 0])
    pool: list[list[int]] = field(default_factory=lambda: [[POOL] * 6, [POOL] * 6])
    changes: list[Change] = field(default_factory=list)
    shields: list[dict[str, Any]] = field(default_factory=list)
    last: dict[str, Like] = field(default_factory=dict)
    controlled: dict[tuple[str, int], int] = field(default_factory=dict)
    bolt: tuple[str, int] = ("Relic", 0)
    redirected: list[tuple[set[str], str, Callable[[], list[str]]]] = field(default_factory=list)
    made: int = 0
    shuffled: set[int] = field(default_factory=set)
    cannot_block: list[Callable[[], list[str]]] = field(default_factory=list)
    doomed: list[Callable[[], list[str]]] = field(default_factory=list)
    idle: list[Callable[[], list[str]]] = field(default_factory=list)
    unblockable: list[Callable[[], list[str]]] = field(default_factory=list)
    hidden: list[Callable[[], list[str]]] = field(default_factory=list)
    active: int = 0
    dealt: list[tuple[str | int, int]] = field(default_factory=list)
    was_tapped: set[str] = field(default_factory=set)
    singles: set[str] = field(default_factory=lambda: {"Bolt"})
    attacking: dict[str, int] = field(default_factory=dict)
    blocked: set[str] = field(default_factory=set)
    blocks: dict[str, list[str]] = field(default_factory=dict)
    attacked: set[str] = field(default_factory=set)
    scars: set[tuple[str, int, str, int]] = field(default_factory=set)
    words: list[tuple[Callable[[], list[str]], str, str]] = field(default_factory=list)
    later: list[tuple[Any, Any]] = field(default_factory=list)
    on: str = ""
    chosen: str = ""
    mute: bool = False
    sure: bool = False
    hear: Callable[[str, str | int, int], None] = lambda kind, ref, much: None

    def where(self, name: str) -> str:
        """The name of the zone in which a thing is."""
        if name in self.play:
            return "play"
        for zone in ("hand", "library", "graveyard", "removed"):
            if any(name in names for names in getattr(self, zone)):
                return zone
        return "stack" if name in self.stack else "nowhere"

    def said(self, kind: type[Any]) -> list[Any]:
        """The static rules of a class that the random card has, while it is in play."""
        if self.mute or ODD not in self.play:
            return []
        rules = [
            rule for part in self.things[ODD].card.text if isinstance(part, Static) for rule in part.rules
        ]
        return [rule for rule in rules if isinstance(rule, kind)]

    def uninvolved(self, name: str) -> None:
        """Remove a thing from combat; what it blocked stays blocked."""
        self.attacking.pop(name, None)
        self.blocks.pop(name, None)

    def like(self, name: str) -> Like:
        """The present characteristics of a thing: printed, then changes of types, then the rest, by time."""
        if self.where(name) == "nowhere" and name in self.last:
            return self.last[name]
        found = printed(self.reworded(name))
        if name not in self.play:
            return self.last[name] if name in self.last and self.where(name) == "nowhere" else found
        for late in (False, True):
            for change in self.changes:
                if change.late == late and name in change.names():
                    change.apply(found, name)
        return found

    def reworded(self, name: str) -> Card:
        """A card with the words that are replaced in its text and types."""
        card = self.things[name].card
        for names, old, new in self.words:
            if name in names():
                card = replace(card, text=reworded(card.text, old, new), types=reworded(card.types, old, new))
        return card

    def now(self, names: list[str]) -> Callable[[], list[str]]:
        """A function that returns which of these things are, whenever it is called, still the same
        objects as now.
        """
        ages = {name: self.things[name].age for name in names if name in self.play}
        return lambda: [
            name for name, age in ages.items() if name in self.play and self.things[name].age == age
        ]

    def leave(self, name: str, zone: str) -> None:
        """A permanent goes to its owner's hand, graveyard or library, or with "phase-out" out of play.

        A token is gone. What enchants a permanent that phases out goes with it (MTG8-CR-PHASE-5).
        """
        if name not in self.play:
            return
        self.hear("leave", name, 0)
        if zone in ("graveyard", "hand", "phase-out"):
            self.hear(zone, name, 0)
        self.last[name] = self.like(name)
        thing = self.things[name]
        self.controlled[name, thing.age] = thing.controller
        self.was_tapped |= {name} if thing.tapped else set()
        self.play.remove(name)
        self.uninvolved(name)
        self.attacked.discard(name)
        thing.tapped, thing.damage, thing.regenerates = False, 0, 0
        thing.counters.clear()
        thing.age += 1
        if zone == "phase-out":
            if self.on == name:
                self.leave(ODD, zone)
        elif not thing.card.token:
            self.put(name, zone)

    def put(self, name: str, zone: str) -> None:
        """Lay a card into a zone of its owner, on top."""
        self.things[name].age += 1
        owner = self.things[name].owner
        if zone == "bottom":
            self.library[owner].append(name)
        elif zone == "hand":
            self.hand[owner].append(name)
        else:
            getattr(self, zone)[owner].insert(0, name)

    def take(self, name: str) -> None:
        """Take a card out of hand, library or graveyard."""
        for zone in (self.hand, self.library, self.graveyard):
            for names in zone:
                if name in names:
                    names.remove(name)

    def enter(self, name: str, seat: int, tapped: bool = False) -> None:
        """A card or token comes into play."""
        self.take(name)
        self.things[name].age += 1
        thing = self.things[name]
        thing.controller, thing.tapped = seat, tapped
        self.play.append(name)
        self.hear("enter", name, 0)

    def tap(self, name: str) -> None:
        """A permanent becomes tapped, if it is not."""
        if not self.things[name].tapped:
            self.things[name].tapped = True
            self.hear("tap", name, 0)

    def resolve(self, name: str) -> None:
        """Resolve what else is on the stack: the Bolt untaps its target if that is still an artifact."""
        on, age = self.bolt
        there = on in self.play and self.things[on].age == age
        if name == "Bolt" and there and "artifact" in self.like(on).kinds:
            self.things[on].tapped = False

    def settle(self) -> None:
        """Bury creatures that die of damage or size, until none does."""
        while True:
            dead = [name for name in self.play if "creature" in self.like(name).kinds and self._dies(name)]
            if not dead:
                return
            for name in dead:
                if self.like(name).toughness > 0 and self.saved(name):
                    continue
                self.leave(name, "graveyard")
            if self.on and self.on not in self.play and ODD in self.play:
                self.leave(ODD, "graveyard")

    def _dies(self, name: str) -> bool:
        like = self.like(name)
        return like.toughness <= 0 or self.things[name].damage >= like.toughness

    def saved(self, name: str) -> bool:
        """Whether regeneration saves a thing; if so, use it up, tap the thing and remove its damage."""
        thing = self.things[name]
        if not thing.regenerates or any(name in names() for names in self.doomed):
            return False
        thing.regenerates -= 1
        thing.damage = 0
        self.uninvolved(name)
        self.tap(name)
        return True

    def seen(self) -> Seen:
        """Everything on the table by names, in the same form as `Stage.seen`."""
        seen = Seen(
            list(self.life),
            list(self.poison),
            [tuple(pool) for pool in self.pool],
            [sorted(names) for names in self.hand],
            [list(names) for names in self.library],
            [list(names) for names in self.graveyard],
        )
        stopped = {name for names in self.cannot_block for name in names()}
        hidden = {name for names in self.hidden for name in names()}
        for name in self.play:
            like, thing = self.like(name), self.things[name]
            seen.play[name] = {
                "controller": thing.controller,
                "tapped": thing.tapped,
                "damage": thing.damage,
                "counters": {name: count for name, count in thing.counters.items() if count},
                "kinds": like.kinds,
                "colors": like.colors,
                "types": like.types,
                "keywords": like.keywords,
                "size": (like.power, like.toughness) if "creature" in like.kinds else None,
                "blocks": "creature" in like.kinds and not thing.tapped and name not in stopped,
                "shroud": name in hidden,
            }
        return seen


def reworded(word: Any, old: str, new: str) -> Any:
    """A copy of the words in which a colour word or basic land type is replaced, in keywords too."""
    if isinstance(word, str):
        walk = f"{old.lower()}walk"
        known = {old: new, walk: f"{new.lower()}walk", f"protection from {old}": f"protection from {new}"}
        return known.get(word, word)
    if isinstance(word, tuple):
        return tuple(reworded(part, old, new) for part in word)
    if not is_dataclass(word) or isinstance(word, type):
        return word
    return replace(word, **{one.name: reworded(getattr(word, one.name), old, new) for one in fields(word)})


def printed(card: Card) -> Like:
    """The characteristics printed on a card."""
    colors = {LETTERS[letter] for letter in card.cost if letter in LETTERS} | set(card.colors)
    keywords = {name for part in card.text if isinstance(part, Keywords) for name in part.keywords}
    power, toughness = card.size or (0, 0)
    return Like(set(card.kinds), colors, set(card.types), set(keywords), power, toughness)


def laid(
    odd: Card,
    where: str = "hand",
    cause: Card | None = None,
    tapped: tuple[str, ...] = TAPPED,
    come: tuple[str, ...] = (),
    drawn: int = 0,
) -> World:
    """The world as the small table is set up; `cause` is a further card in the hand of seat 0."""
    world = World()
    more = (odd,) if cause is None else (odd, cause)
    cards = {card.name: card for card in (*STAGE, *more)}
    for zone, sides in ZONES.items():
        for seat in SEATS:
            for name in sides[seat]:
                world.things[name] = Thing(cards[name], seat, seat, zone == "play" and name in tapped)
            if zone == "play":
                world.play += sides[seat]
            else:
                getattr(world, zone)[seat] += sides[seat]
    for name in come:
        world.take(name)
        world.play.append(name)
    for hand, library in zip(world.hand, world.library, strict=True):
        hand += library[:drawn]
        del library[:drawn]
    world.things[odd.name] = Thing(odd, 0, 0, odd.name in tapped and where == "play")
    if cause is not None:
        world.things[cause.name] = Thing(cause, 0, 0)
        world.hand[0].append(cause.name)
    if where == "play":
        world.play.append(odd.name)
    else:
        world.put(odd.name, where)
    return world


assert set(KINDS) > PERMANENTS and len(COLORS) == 5
