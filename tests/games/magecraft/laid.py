"""Magecraft tables set up for a test: a small card set, chosen boards, answers by name.

Gems are written as letters: F(ire) W(ater) E(arth) L(ight) D(ark). Spells that are mastered end with "+".
"""

from __future__ import annotations

from typing import Any

from grimorio import games
from grimorio.games.magecraft.gems import COLOURS, Gems, count, of
from grimorio.games.magecraft.rules.board import SpellCard
from grimorio.games.magecraft.rules.turn import Turn
from grimorio.kernel import CHANCE, Position, Setup
from tests.games import cited

GAME = games.get("magecraft")
LETTERS = "FWELD"
COLOUR = dict(zip(LETTERS, COLOURS, strict=True))
ALL_SEATS = (1 << 16) - 1
FULL = "FFFWWWEEELLL"


def spell(name: str, cost: str, study: str, availability: str = "random", **icons: int) -> dict[str, Any]:
    return {
        "name": name,
        "cost": names(cost),
        "study": names(study),
        "icons": icons,
        "availability": availability,
    }


def character(name: str, cost: str, **icons: int) -> dict[str, Any]:
    return {"name": name, "cost": names(cost), "icons": icons}


def names(cost: str) -> list[str]:
    return [COLOUR.get(letter, "any") for letter in cost]


CARDS: dict[str, Any] = {
    "spells": [
        spell("Meditation", "W", "", "start", draw=2),
        spell("Magic Missile", "F", "", "start", attack=1),
        spell("Mana Tricks", "E", "", "start", draw=1, vanish=1),
        spell("Minor Cure", "L", "L*", "always", draw=1, heal=1),
        spell("Absorb", "EW", "E*", "always", shield=2),
        spell("Fireball", "FF", "F**", "always", attack=3),
        spell("Bolt", "F", "F", attack=1),
        spell("Two Ways", "FE", "F", attack=2, shield=1),
        spell("Well", "W", "W", draw=1),
        spell("Salve", "L", "L", heal=1),
        spell("Wall", "E", "E", shield=1),
        spell("Fade", "W", "W", vanish=1),
        spell("Any Blow", "F*", "FE*", attack=1),
        spell("Nightfall", "D", "D", attack=1),
        spell("Long Song", "WF", "WW", draw=2),
    ],
    "characters": [
        character("Ada", "*", attack=1),
        character("Bea", "W", draw=2),
        character("Cid", "E", shield=1),
        character("Dot", "L", heal=1),
        character("Eve", "*", vanish=1),
    ],
}
"""A card set with exactly nine random spells, so that every spell is in every Academy."""

INDEX = {row["name"]: index for index, row in enumerate(CARDS["spells"])}
CHARACTER = {row["name"]: index for index, row in enumerate(CARDS["characters"])}


def gems(letters: str) -> Gems:
    counts = {COLOUR[letter]: letters.count(letter) for letter in letters}
    return of(counts)


def letters(pile: Gems) -> str:
    return "".join(letter * count(pile, place) for place, letter in enumerate(LETTERS))


def setup(seats: int = 2, seed: int = 1, options: dict[str, str] | None = None, cards: Any = CARDS) -> Setup:
    return Setup("magecraft", seats, seed, options or {}, cards)


def card(name: str) -> SpellCard:
    return SpellCard(INDEX[name.removesuffix("+")], name.endswith("+"))


class Laid:
    """A table at the beginning of seat 0's turn; every choice is asked, single options too.

    `me`, `foe`, `third`, `fourth` change the boards of seats 0 to 3: hp, shield, discard, points, bag,
    hand and seen in letters, grimoires as lists of names, character by name. With `chance` the test
    draws the gems itself; `cards` has the same names as `CARDS` in the same order.
    """

    def __init__(
        self,
        me: dict[str, Any] | None = None,
        foe: dict[str, Any] | None = None,
        third: dict[str, Any] | None = None,
        fourth: dict[str, Any] | None = None,
        *,
        seats: int = 2,
        academy: str = "FFFFWWWWEEEELLLLDDDD",
        left: dict[str, int] | None = None,
        chance: bool = False,
        cards: Any = CARDS,
        **options: str,
    ) -> None:
        options = {name.replace("_", "-"): value for name, value in options.items()}
        self.p = p = GAME.start(setup(seats, options=options, cards=cards), stops=ALL_SEATS, open_chance=True)
        while not any(isinstance(frame, Turn) for frame in p.agenda):
            p.answer(0)
        p.open_chance = chance
        for seat, changes in enumerate((me, foe, third, fourth)[:seats]):
            one = p.edit(1 + seat)
            laid = {"hp": FULL, "character": "Ada", "grimoires": [], **(changes or {})}
            for place in ("hp", "shield", "discard", "points", "bag", "hand", "seen"):
                setattr(one, place, gems(laid.get(place, "")))
            one.character = CHARACTER[laid["character"]]
            rows = [*laid["grimoires"], [], [], []][:3]
            one.grimoires = tuple(tuple(card(name) for name in row) for row in rows)
        place = p.edit(0)
        place.gems = gems(academy)
        if left is not None:
            place.left = tuple(left.get(row["name"], -1) for row in CARDS["spells"])
        del p.agenda[1:]
        match = p.top()
        match.first = match.active = 0
        p.waiting = ()
        p.push(Turn(0))
        p.journal = []
        self.listened = 0
        p.run()

    # -- answering ------------------------------------------------------------------------------

    @property
    def ask(self) -> str:
        return self.p.choice.ask

    @property
    def options(self) -> list[tuple[str | int, ...]]:
        return list(self.p.choice.options)

    def offers(self, *option: str | int) -> bool:
        return option in self.p.choice.options

    def do(self, *option: str | int) -> Laid:
        """Answer the present choice."""
        return self._answer(self.p.choice.index(option))

    def _answer(self, index: int) -> Laid:
        self.p.answer(index)
        self.listened = cited.check(self.p, self.listened)
        return self

    def cast(self, grimoire: int = 0) -> Laid:
        return self.do("grimoire", grimoire)

    def icon(self, name: str) -> Laid:
        assert self.ask == "icons"
        return self.do("icon", name)

    def to(self, ask: str) -> Laid:
        """Answer "done" until this is asked."""
        for _ in range(50):
            if self.ask == ask:
                return self
            self._answer(0 if self.p.choice.seat == CHANCE else self.p.choice.index(("done",)))
        raise AssertionError(f"{ask} is not asked")

    def end_turn(self) -> Laid:
        """Answer "done" until the next player's turn; chance draws any gems."""
        seat = self.p.agenda[0].active
        while not self.p.over and self.p.agenda[0].active == seat:
            self._answer(0 if self.p.choice.seat == CHANCE else self.p.choice.index(("done",)))
        return self

    # -- looking --------------------------------------------------------------------------------

    def at(self, place: str, seat: int = 0) -> str:
        """The gems in a place of a board, or of the Academy ("academy", "box"), in letters."""
        if place in ("academy", "box"):
            return letters(self.p.things[0].gems if place == "academy" else self.p.things[0].box)
        return letters(getattr(self.p.things[1 + seat], place))

    def grimoire(self, number: int, seat: int = 0) -> list[str]:
        """The spells of a grimoire, left to right."""
        return [
            CARDS["spells"][one.spell]["name"] + "+" * one.mastered
            for one in self.p.things[1 + seat].grimoires[number]
        ]

    def on_cards(self, number: int, seat: int = 0) -> list[str]:
        """The gems on each card of a grimoire."""
        return [letters(one.gems) for one in self.p.things[1 + seat].grimoires[number]]

    def left(self, name: str) -> int:
        """The copies of a spell left in the Academy; -1 for a spell that is not in this game."""
        found: int = self.p.things[0].left[INDEX[name]]
        return found

    def log(self, seat: int = 0) -> list[dict[str, Any]]:
        """The events that a seat was told since the table was laid."""
        assert self.p.journal is not None
        return [seen for event in self.p.journal if (seen := event.seen_by(seat)) is not None]

    def heard(self, name: str, seat: int = 0) -> list[dict[str, Any]]:
        return [line for line in self.log(seat) if line["event"] == name]

    def why(self, *option: str | int) -> tuple[str, str]:
        """The reason and the rule why an option is not offered."""
        assert not self.offers(*option)
        for one in GAME.refused(self.p, self.p.choice.seat):
            if tuple(one["option"]) == option:
                return one["reason"].removeprefix("magecraft-why-"), one["rule"]
        raise AssertionError(f"no reason is given for {option}")


def opened(seats: int = 2, cards: Any = CARDS, **options: str) -> Position:
    """A new game at its first choice, with its journal; chance draws by itself."""
    return GAME.start(setup(seats, options=options, cards=cards), journal=True, stops=ALL_SEATS)
