"""What cards are compiled into: masks, rows, operations, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey import words as w

MAGE: Final = 0
SPELL: Final = 1
CASTLE: Final = 2
CODE: Final = 3
KINDS: Final = ("mage", "spell", "castle", "code")

OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
EACH: Final = 2
WHOSE: Final = {"own": OWN, "enemy": ENEMY, "any": ANY, "each": EACH}

ANYWHERE: Final = 0
HERE: Final = 1
OPPOSITE: Final = 2
ADJACENT: Final = 3
LEFT: Final = 4
WHERE: Final = {
    "anywhere": 0,
    "here": 1,
    "opposite": 2,
    "adjacent": 3,
    "left": LEFT,
    "centre": LEFT + 1,
    "right": LEFT + 2,
}
PLACES: Final = {"left": 0, "centre": 1, "right": 2}

COLOUR_OF: Final = {colour: index for index, colour in enumerate(w.DIAMAGICS)}
ANY_COLOUR: Final = 4

ACTIONS: Final = tuple(w.ACTION_NAMES)
ACTION_OF: Final = {name: index for index, name in enumerate(ACTIONS)}
CLASSES: Final[dict[str, int]] = {name.capitalize(): index for index, name in enumerate(ACTIONS)}
A_ANNUL: Final = 1 << ACTION_OF["annul"]
A_CONTINUOUS: Final = 1 << ACTION_OF["continuous"]
A_UNTOUCHABLE: Final = 1 << ACTION_OF["untouchable"]
A_SUBTERFUGE: Final = 1 << ACTION_OF["subterfuge"]
A_SOLITARY: Final = 1 << ACTION_OF["solitary"]
A_STATIC: Final = 1 << ACTION_OF["static"]
A_TELEPORT: Final = 1 << ACTION_OF["teleport"]

# Kinds of lasting rows: the eight steps, then the rest.
WORTH: Final = 0
TIMES: Final = 1
DIVIDED: Final = 2
ADDS: Final = 3
SUBTRACTS: Final = 4
PLUS: Final = 5
MINUS: Final = 6
MODIFIED: Final = 7
WITHOUT: Final = 8
FINAL: Final = 9
SIMPLE: Final = 10
GAINS: Final = 11
RENDERED: Final = 12
IMMUNE: Final = 13
NO_CAST: Final = 14
NO_HIDE: Final = 15
MAY_HIDE: Final = 16
TEAM: Final = 17
POSSESSES: Final = 18
STATES: Final = 10
"""Rows from here on change more than power."""
LASTING: Final[dict[str, int]] = {
    "Worth": WORTH,
    "Times": TIMES,
    "Divided": DIVIDED,
    "Adds": ADDS,
    "Subtracts": SUBTRACTS,
    "Plus": PLUS,
    "Minus": MINUS,
    "ModifiedPower": MODIFIED,
    "Without": WITHOUT,
    "FinalPower": FINAL,
    "MakesSimple": SIMPLE,
    "Gains": GAINS,
    "Rendered": RENDERED,
    "Immune": IMMUNE,
    "CannotCast": NO_CAST,
    "CannotHide": NO_HIDE,
    "MayHide": MAY_HIDE,
    "CountsAs": TEAM,
    "Possesses": POSSESSES,
}

CASTS: Final = 0
HIDES: Final = 1
DRAWS: Final = 2
WINS: Final = 3
ENTERS: Final = 4
ITSELF: Final = 5
"""A Spell is cast, a Castle comes into play: the card's own moment."""
UNCOVERED: Final = 6
"""A Spell that was hidden is uncovered."""
MOMENTS: Final = 7


class CardError(ValueError):
    """A card says something that cannot be; the message names the card."""


class Which:
    """A noun compiled.

    Attributes:
        kind: `MAGE`, `SPELL`, `CASTLE` or `CODE`.
        whose, where: as the words say.
        faces: bit mask of the faces that fit by what is printed on them; -1 for all.
        fits: the same as a list by face; empty for all.
        team: team, or "".
        holding: index of a Diamagic's colour, `ANY_COLOUR`, or -1.
        area: 0 in play, 1 cast, 2 hidden.
        which: 0 any, 1 this, 2 others, 3 that.
        by: the Mage of a Spell, or None.
        having: bit of a Special Action, or 0.
        simple: 1 or 0, or -1 for no matter.
        index: its place in `Book.nouns`.
    """

    def __init__(self, kind: int, index: int) -> None:
        self.kind = kind
        self.index = index
        self.whose = ANY
        self.where = ANYWHERE
        self.faces = -1
        self.fits: list[bool] = []
        self.team = ""
        self.holding = -1
        self.area = 0
        self.which = 0
        self.by: Which | None = None
        self.having = 0
        self.simple = -1


class Amount:
    """A number compiled: `kind` is the name of its word, "int" for a plain one."""

    def __init__(self, kind: str, n: int = 0, of: Which | None = None, colour: int = -1) -> None:
        self.kind = kind
        self.n = n
        self.of = of
        self.colour = colour


class Cond:
    """A condition compiled: `kind` is the name of its word."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.of: Which | None = None
        self.number: Amount | None = None
        self.least: Amount | None = None
        self.parts: list[Cond] = []


class Row:
    """Something that lasts, compiled.

    Attributes:
        kind: `WORTH` to `POSSESSES`.
        index: its place in `Book.rows`.
        what: the cards it is about, or None.
        other: what they are immune to, or which Spells a ban or a permission is about, or None.
        cond: its condition, or None.
        hidden: whether it is said with `IfHidden`.
        number, amount: how much, and times what is counted.
        mask: steps of `Without`; bit of an action; colour of `Possesses`; whose of `FinalPower`; 1 for
            `besides`.
        team: of `CountsAs`; "" for the caster's.
        program: what a gained action does, or -1.
    """

    def __init__(self, kind: int, index: int) -> None:
        self.kind = kind
        self.index = index
        self.what: Which | None = None
        self.other: Which | None = None
        self.cond: Cond | None = None
        self.hidden = False
        self.number = 0
        self.amount: Amount | None = None
        self.mask = 0
        self.team = ""
        self.program = -1


class Op:
    """One operation of a program.

    Attributes:
        name: what it does, as `Deed.perform` has it.
        what, other: nouns, or None: then what was picked is meant.
        n: a count, whose, or a colour.
        amount: a number to draw.
        cond: of "test".
        jump: where to go on when a test fails, or is declined.
        row: of "for-now".
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.what: Which | None = None
        self.other: Which | None = None
        self.n = 0
        self.whose = OWN
        self.random = False
        self.amount: Amount | None = None
        self.cond: Cond | None = None
        self.jump = -1
        self.row = -1


class Trigger:
    """When a program runs: at which `moment`, of whom, and whether before all else (WOM-IT-FAQ-11)."""

    def __init__(self, moment: int, program: int, first: bool) -> None:
        self.moment = moment
        self.program = program
        self.first = first
        self.by: Which | None = None
        self.spell: Which | None = None
        self.whose = ANY
        self.cond: Cond | None = None


class Wanted:
    """What every Mage of a squad with a Code must be (WOM-IT-4.1-10); None where that does not matter."""

    def __init__(self, condition: w.Mages) -> None:
        self.colour = condition.colour
        self.team = condition.team
        self.named = condition.named


class Face:
    """A card as the rules use it; `index` is its place in the book.

    Attributes:
        kind, name, key, power: what it is; `key` tells it apart in options and decks.
        actions: bit mask of the Special Actions printed on it.
        rows: what lasts; `states`: the rows that change more than power.
        triggers: by moment.
        place: of a Mage with a fixed place, or -1.
        team: of a Mage; `wanted`: of a Code, what Mages must be.
        who, ability: of a Mage, numbers that are the same for two of one name and title, and of one ability.
        colours: bit mask in the order of `words.COLOURS`; 0 for a Code.
        plain: whether it is Simple as printed.
    """

    def __init__(self, index: int, kind: int, card: Any, key: str) -> None:
        self.index = index
        self.kind = kind
        self.card = card
        self.name: str = card.name
        self.key = key
        self.power: int = card.power if kind == SPELL else 0
        self.actions = 0
        self.rows: list[Row] = []
        self.states: list[Row] = []
        self.triggers: list[list[Trigger]] = [[] for _ in range(MOMENTS)]
        self.moments = 0
        self.place: int = PLACES[card.place] if kind == MAGE and card.place else -1
        self.team: str = card.team if kind == MAGE else ""
        self.wanted = Wanted(card.condition) if kind == CODE else None
        self.who = index
        self.ability = index
        self.colours = 0
        for colour in () if kind == CODE else card.colours:
            self.colours |= 1 << w.COLOURS.index(colour)
        self.plain = not card.effects
        self.cast: tuple[tuple[str | int, ...], ...] = tuple(("cast", key, place) for place in range(3))
        self.hide: tuple[tuple[str | int, ...], ...] = tuple(("hide", key, place) for place in range(3))
        self.besides: tuple[tuple[str | int, ...], ...] = tuple(("besides", key, place) for place in range(3))


class Library:
    """All that is compiled: every card, and nouns, rows and programs by the index that positions keep.

    `hands_matter` says that what is in force may depend on how many cards are in a hand. What the rules
    have worked out is kept: `shares` of a card at a place of the table, `grounds` of Mages, Castle and Codes
    together, `legal` and `laid` of decks.
    """

    def __init__(self) -> None:
        self.hands_matter = False
        self.shares: dict[int, Any] = {}
        self.grounds: dict[object, Any] = {}
        self.legal: dict[object, bool] = {}
        self.laid: dict[str, Any] = {}
        self.faces: list[Face] = []
        self.nouns: list[Which] = []
        self.rows: list[Row] = []
        self.programs: list[list[Op]] = []

    def note_hands(self) -> None:
        """A card counts the cards of a hand."""
        self.hands_matter = True
