"""A small table on which a card of any words is played; each card on it has a name of its own.

The table records what happens in the terms of the slow interpreter: who is asked what, which names are
offered and taken, and where everything is before and afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from grimorio.decks import Deck
from grimorio.games.magic.game import Magic
from grimorio.games.magic.meaning.book import Book
from grimorio.games.magic.meaning.costs import ONE
from grimorio.games.magic.ops import effects
from grimorio.games.magic.rules.attack import ruler_faces
from grimorio.games.magic.rules.blocks import blockers_of
from grimorio.games.magic.rules.lasting import Lasting, Veil
from grimorio.games.magic.rules.moves import Enter, bury
from grimorio.games.magic.rules.priority import Priority
from grimorio.games.magic.rules.targets import warded
from grimorio.games.magic.rules.turn import Turn
from grimorio.games.magic.state.masks import COLOR_BITS, KEYWORDS, KIND_BITS, names
from grimorio.games.magic.state.objects import FACE, MAIN1, Permanent, player, seat_of, table
from grimorio.games.magic.words import (
    ARTIFACT,
    ARTIFACT_CARD,
    ARTIFACT_CREATURE,
    CREATURE_CARD,
    ENCHANTMENT_CARD,
    INSTANT,
    LAND_CARD,
    SORCERY,
    Card,
    Draw,
    Keywords,
    Target,
    Untap,
    card,
    spell,
)
from grimorio.kernel import Position, Setup
from grimorio.kernel.choice import Option
from tests.games.slow_reading import Asked

PASS: Option = ("pass",)
AUTO: Option = ("auto",)
"""The option that leaves it to the table which mana pays: colourless mana first."""
SEATS = (0, 1)
STEPS = {
    "main": Turn.end_main,
    "upkeep": Turn.upkeep_step,
    "draw": Turn.draw_step,
    "end": Turn.end_step,
    "combat": Turn.combat_phase,
    "untap": Turn.untap_step,
    "cleanup": Turn.cleanup_step,
}
"""For each step, the step function of the turn with which the game goes on to it."""
POOL = 9
"""How much mana of each colour, and colourless, both pools hold."""

ZONES = {
    "play": (
        ("Elf", "Drake", "Golem", "Relic", "Shrine", "Forest", "Ruins"),
        ("Wall", "Zombie", "Goblin", "Idol", "Temple", "Island"),
    ),
    "hand": (("Bear", "Bolt", "Plains", "Charm"), ("Knight", "Rite", "Swamp")),
    "library": (
        ("Hawk", "Ritual", "Mountain", "Giant", "Orb", "Hymn"),
        ("Angel", "Omen", "Marsh", "Ogre", "Ring", "Song"),
    ),
    "graveyard": (("Druid", "Spark", "Glade"), ("Dragon", "Curse", "Rat")),
}
TAPPED = ("Goblin", "Idol", "Drake")


def _creature(name: str, cost: str, size: tuple[int, int], kind: str, *keywords: Any) -> Card:
    text = (Keywords(keywords),) if keywords else ()
    return card(name, cost, CREATURE_CARD, *text, types=(kind,), size=size)


STAGE: tuple[Card, ...] = (
    _creature("Elf", "{G}", (1, 1), "Elf"),
    _creature("Drake", "{1}{U}", (2, 2), "Drake", "flying"),
    card("Golem", "{3}", ARTIFACT_CREATURE, Keywords(("trample",)), types=("Golem",), size=(3, 3)),
    card("Relic", "{1}", ARTIFACT_CARD),
    card("Shrine", "{W}", ENCHANTMENT_CARD),
    card("Forest", "", LAND_CARD, types=("Forest",), basic=True),
    card("Ruins", "", LAND_CARD),
    _creature("Wall", "{W}", (0, 4), "Wall"),
    _creature("Zombie", "{2}{B}", (4, 2), "Zombie", "fear"),
    _creature("Goblin", "{R}", (2, 1), "Goblin", "haste"),
    card("Idol", "{2}", ARTIFACT_CARD),
    card("Temple", "{B}", ENCHANTMENT_CARD),
    card("Island", "", LAND_CARD, types=("Island",), basic=True),
    _creature("Bear", "{1}{G}", (2, 2), "Bear"),
    card("Bolt", "{R}", INSTANT, spell(Untap(Target(ARTIFACT)))),
    card("Plains", "", LAND_CARD, types=("Plains",), basic=True),
    card("Charm", "{1}", ARTIFACT_CARD),
    _creature("Knight", "{W}{W}", (2, 2), "Knight", "first strike"),
    card("Rite", "{B}", SORCERY, spell(Draw(0))),
    card("Swamp", "", LAND_CARD, types=("Swamp",), basic=True),
    _creature("Hawk", "{W}", (1, 1), "Bird", "flying"),
    card("Ritual", "{B}", SORCERY, spell(Draw(0))),
    card("Mountain", "", LAND_CARD, types=("Mountain",), basic=True),
    _creature("Giant", "{3}{R}", (4, 4), "Giant"),
    card("Orb", "{2}", ARTIFACT_CARD),
    card("Hymn", "{G}", INSTANT, spell(Draw(0))),
    _creature("Angel", "{3}{W}", (4, 4), "Angel", "flying"),
    card("Omen", "{U}", SORCERY, spell(Draw(0))),
    card("Marsh", "", LAND_CARD),
    _creature("Ogre", "{2}{R}", (3, 3), "Ogre", "trample"),
    card("Ring", "{1}", ARTIFACT_CARD),
    card("Song", "{U}", INSTANT, spell(Draw(0))),
    _creature("Druid", "{G}", (1, 2), "Elf"),
    card("Spark", "{R}", INSTANT, spell(Draw(0))),
    card("Glade", "", LAND_CARD, types=("Forest",), basic=True),
    _creature("Dragon", "{4}{R}", (5, 5), "Dragon", "flying"),
    card("Curse", "{B}", ENCHANTMENT_CARD),
    _creature("Rat", "{B}", (1, 1), "Rat", "swampwalk"),
)
FULL = sum(ONE) * POOL
ODD = "Odd"
"""The name of the card of random words."""


def split(pool: int) -> tuple[int, ...]:
    """How much mana of each of W U B R G and colourless a pool holds."""
    return tuple([pool // one % (ONE[1] // ONE[0]) for one in ONE])


class Small(Magic):
    """The game Magic with only the cards of the small table."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__()
        self.made = cards

    def book(self, setup: Setup) -> Book:
        return effects.book(self.made, self.settled(setup))

    def decks(self, setup: Setup) -> list[Deck]:
        return [Deck("x", ((60, "Forest"),))] * setup.seats


@dataclass
class Seen:
    """Everything on the table by names: permanents with their characteristics, other zones in order."""

    life: list[int]
    poison: list[int]
    pool: list[tuple[int, ...]]
    hand: list[list[str]]
    library: list[list[str]]
    graveyard: list[list[str]]
    play: dict[str, dict[str, Any]] = field(default_factory=dict)


class Endless(Exception):
    """The error that what was played does not end."""


class Stage:
    """The small table, set up for the card `odd`, which `where` puts into hand, play or graveyard of seat 0.

    `cause` is a further card in that hand; `begins` is (the step about to begin, whose turn); `tapped` are
    the names of what is tapped; `rich` says whether there is mana in the pools; `come` are names that are in
    play instead of in the libraries; `drawn` is how many cards of their libraries the players hold;
    `counters` and `chosen` are what is on the card in play and noted for it.
    """

    def __init__(
        self,
        odd: Card,
        where: str = "hand",
        on: str = "",
        cause: Card | None = None,
        begins: tuple[str, int] = ("main", 0),
        tapped: tuple[str, ...] = TAPPED,
        rich: bool = True,
        come: tuple[str, ...] = (),
        drawn: int = 0,
        counters: Mapping[str, int] | None = None,
        chosen: str = "",
    ) -> None:
        self.game = Small((*STAGE, odd) if cause is None else (*STAGE, odd, cause))
        setup = Setup("magic", 2, seed=1, options={"first": "seat-0"})
        self.p: Position = self.game.start(setup, open_chance=True)
        while self.p.choice.ask == "mulligan":
            self.p.answer(0)
        self.p.stops = 3
        self.p.waiting = ()
        self.log: list[Asked] = []
        self.tokens: dict[int, str] = {}
        t = self.p.edit(0)
        t.step = MAIN1
        t.turn = 3
        more = [odd.name] if where == "hand" else []
        more += [cause.name] if cause is not None else []
        self.drawn = drawn
        self.full, self.come = FULL if rich else 0, come
        for seat in SEATS:
            self._side(seat, more if seat == 0 else [])
        for seat in SEATS:
            for name in ZONES["play"][seat]:
                self._enter(name, seat)
        for name in come:
            self._enter(name, int(name in ZONES["library"][1]))
        if where == "graveyard":
            bury(self.p, self.face(odd.name), 0)
        if where == "play":
            self._enter(odd.name, 0, on)
            laid = self.p.edit(self.key(odd.name))
            laid.counters = tuple(sorted((name, count, 0) for name, count in (counters or {}).items()))
            laid.chosen = chosen
        self.p.stale = 31
        self.game.renew(self.p)
        for key in table(self.p).play:
            it = self.p.edit(key)
            it.ready = True
            it.tapped = self.name(key) in tapped
        del self.p.agenda[-1]
        turn: Any = self.p.top()
        turn.number = 3
        step, turn.seat = begins
        turn.step = STEPS[step]
        self.p.edit(0).active = turn.seat
        if step == "main":
            self.p.push(Priority(turn.seat))
        self.p.run()

    def face(self, name: str) -> int:
        found: int = self.p.book.face_of[name]
        return found

    def _side(self, seat: int, more: list[str]) -> None:
        one = self.p.edit(1 + seat)
        library = [name for name in ZONES["library"][seat] if name not in self.come]
        hand = (*ZONES["hand"][seat], *library[: self.drawn], *more)
        one.hand = tuple(sorted(self.face(name) for name in hand))
        one.library = tuple(self.face(name) for name in library[self.drawn :])
        one.pool = self.full
        for name in reversed(ZONES["graveyard"][seat]):
            bury(self.p, self.face(name), seat)

    def _enter(self, name: str, seat: int, on: str = "") -> None:
        onto = self.key(on) if on else 0
        Enter(self.p, self.face(name), seat, seat, "nowhere", 0, "MTG8-1.CARD-1", on=onto).apply(self.p)
        self.game.renew(self.p)

    # -- names -----------------------------------------------------------------------------------------

    def name(self, key: int) -> str:
        """The name of an object; tokens with the same name are numbered."""
        thing = self.p.things[key]
        face = self.p.book.face(thing.face)
        if not face.token:
            return str(face.name)
        for made, other in enumerate(self.p.things):  # in the order in which they were made
            if made not in self.tokens and isinstance(other, Permanent):
                token = self.p.book.face(other.face)
                if token.token:
                    self.tokens[made] = f"{token.name} {len(self.tokens) + 1}"
        return self.tokens[key]

    def key(self, name: str) -> int:
        """The id of the permanent with this name."""
        return next(key for key in table(self.p).play if self.name(key) == name)

    def told(self, option: Option) -> tuple[Any, ...]:
        """An option with names in the place of ids."""
        if option[0] == "block":
            return ("block", self.name(int(option[1])), self.name(int(option[2])))
        if option[0] == "assign":
            to = int(option[1])
            return ("assign", self.name(to) if to > 0 else seat_of(to), *option[2:])
        if option[0] in ("object", "activate", "attack"):
            return (option[0], self.name(int(option[1])), *option[2:])
        return tuple(option)

    # -- playing ---------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Give one answer of those offered."""
        self.p.answer(list(self.p.choice.options).index(option))

    def play(self, first: Option, choose: Callable[[str, int], int]) -> None:
        """Let seat 0 take this option, and answer everything that follows by `choose`."""
        self.p.answer(list(self.p.choice.options).index(first))
        self.go_on(choose)

    def go_on(self, choose: Callable[[str, int], int], until: int = 0) -> None:
        """Answer everything by `choose` until the stack is empty; with `until` up to that step of the
        turn.
        """
        for _ in range(400):
            if not self.p.waiting:
                return
            t = table(self.p)
            if self.p.choice.ask == "priority" and not t.stack and until in (0, t.step):
                return
            if self.p.choice.ask in ("priority", "pay"):
                self.answer(PASS if self.p.choice.ask == "priority" else AUTO)
                continue
            options = [self.told(option) for option in self.p.choice.options]
            at = choose(self.p.choice.ask, len(options))
            if self.p.choice.ask != "replacement" or len(options) > 1:
                self.log.append(Asked(self.p.choice.seat, self.p.choice.ask, options, options[at]))
            self.p.answer(at)
        raise Endless

    # -- looking ---------------------------------------------------------------------------------------

    def seen(self) -> Seen:
        """Everything on the table, by names."""
        players = [player(self.p, seat) for seat in SEATS]
        book: Book = self.p.book
        seen = Seen(
            [one.life for one in players],
            [one.poison for one in players],
            [split(one.pool) for one in players],
            [sorted(book.face(card & FACE).name for card in one.hand) for one in players],
            [[book.face(card & FACE).name for card in one.library] for one in players],
            [[self.name(key) for key in one.graveyard] for one in players],
        )
        for key in table(self.p).play:
            it: Permanent = self.p.things[key]
            able = blockers_of(self.p, it.controller, ruler_faces(self.p))
            lasting = [self.p.things[place] for place in table(self.p).statics]
            shroud = any(isinstance(one, Lasting) and one.shroud and key in one.keys for one in lasting)
            veils = [one for one in lasting if isinstance(one, Veil)]
            shroud = shroud or any(warded(self.p, one.obj, one.place, key) for one in veils)
            seen.play[self.name(key)] = {**self._permanent(it), "blocks": key in able, "shroud": shroud}
        return seen

    def _permanent(self, it: Permanent) -> dict[str, Any]:
        types = {name for name, place in self.p.book.types.items() if it.types >> place & 1}
        return {
            "controller": it.controller,
            "tapped": it.tapped,
            "damage": it.damage,
            "counters": {name: count for name, count, *_ in it.counters if count},
            "kinds": set(names(it.kinds, tuple(KIND_BITS))),
            "colors": set(names(it.colors, tuple(COLOR_BITS))),
            "types": types,
            "keywords": set(names(it.keywords, KEYWORDS)),
            "size": (it.power, it.toughness) if "creature" in names(it.kinds, tuple(KIND_BITS)) else None,
        }
