"""The forms into which cards are compiled, and the numbers that stand for colours, kinds and moments."""

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
"""The lowest kind of a `Row` that is not about Magic Power; all lower kinds are about it."""
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
"""For each word that describes a lasting effect: the kind of the `Row` into which it is compiled."""

CASTS: Final = 0
HIDES: Final = 1
DRAWS: Final = 2
WINS: Final = 3
ENTERS: Final = 4
ITSELF: Final = 5
"""The number of a card's own moment: a Spell is cast, a Castle comes into play."""
UNCOVERED: Final = 6
"""The number of the moment when a Spell that was hidden is uncovered."""
MOMENTS: Final = 7
"""How many kinds of moments there are."""


class CardError(ValueError):
    """A card says something impossible; the message names the card."""


class Which:
    """A compiled noun, which says which cards an effect means.

    Attributes:
        kind: `MAGE`, `SPELL`, `CASTLE` or `CODE`.
        whose, where: the fields of the noun, by their numbers in `WHOSE` and `WHERE`.
        faces: bit mask of the cards, by index in the book, that fit by what is printed on them; -1 for all.
        fits: the same as a list with a boolean for each card; empty for all.
        team: the team, or "" for any.
        holding: the index of a Diamagic's colour, `ANY_COLOUR`, or -1 where it does not matter.
        area: 0 for both areas, 1 for cast, 2 for hidden.
        which: 0 for any Spell, 1 for this one, 2 for others than this, 3 for the Spell that is being cast or
            hidden ("that Spell").
        by: the Mages that played a Spell, or None.
        having: the bit of a Special Action, or 0.
        simple: 1 for Simple cards, 0 for all others, -1 where it does not matter.
        index: its index in `Book.nouns`.
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
    """A compiled number: `kind` is the name of its word, "int" for a constant."""

    def __init__(self, kind: str, n: int = 0, of: Which | None = None, colour: int = -1) -> None:
        self.kind = kind
        self.n = n
        self.of = of
        self.colour = colour


class Cond:
    """A compiled condition: `kind` is the name of the word, such as "There" or "AtLeast"."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.of: Which | None = None
        self.number: Amount | None = None
        self.least: Amount | None = None
        self.parts: list[Cond] = []


class Row:
    """A compiled lasting effect.

    Attributes:
        kind: `WORTH` to `POSSESSES`.
        index: its index in `Book.rows`.
        what: the noun for the cards that the effect is about, or None.
        other: the cards to which they are immune, or the Spells of a ban or a permission; or None.
        cond: its condition, or None.
        hidden: whether it stands within `IfHidden`.
        number, amount: a constant number, and the amount by which it is multiplied, or None.
        mask: a number that means, depending on the kind: the steps of `Without`, the bit of an action, the
            colour of `Possesses`, the players of `FinalPower`, or 1 for `besides`.
        team: the team of `CountsAs`; "" for the caster's.
        program: the index of the program of a gained action, or -1.
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
        name: the name of the operation, as `Deed.perform` knows it.
        what, other: the nouns of the cards that it is done to; None means the card that was picked.
        n: how many cards or Diamagics, or the index of a colour, as the operation needs.
        amount: how many cards are drawn.
        cond: the condition of "test".
        jump: the index of the operation to go on with when a test fails or a deed is declined.
        row: the index of the row of "for-now".
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
    """When a program runs: at which `moment`, by whose act, and under which condition.

    `first` tells whether it runs before all programs that are not `first` (WOM-IT-FAQ-11).
    """

    def __init__(self, moment: int, program: int, first: bool) -> None:
        self.moment = moment
        self.program = program
        self.first = first
        self.by: Which | None = None
        self.spell: Which | None = None
        self.whose = ANY
        self.cond: Cond | None = None


class Wanted:
    """The colour, team and name that a Code demands of every Mage of its squad (WOM-IT-4.1-10).

    None: any colour, team or name is allowed.
    """

    def __init__(self, condition: w.Mages) -> None:
        self.colour = condition.colour
        self.team = condition.team
        self.named = condition.named


class Face:
    """A card as the rules read it; `index` is its place in the book.

    Attributes:
        kind, name, key, power: the facts of the card; decks and options call it by `key`.
        actions: bit mask of the Special Actions printed on it.
        rows: its lasting effects on Magic Power; `states`: its other lasting effects.
        triggers: its triggers, in a list for each moment.
        place: the fixed place of a Mage, or -1.
        team: the team of a Mage; `wanted`: the condition of a Code.
        who, ability: numbers of Mages: two with the same name and title have the same `who`, two with the
            same effects the same `ability`.
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
    """Everything that is compiled: every card, and the nouns, rows and programs that positions name by index.

    `hands_matter` tells whether the effects in force may depend on the number of cards in a hand.

    Four attributes are caches, which the rules fill: `shares` has the effects of a card in a slot, `grounds`
    the effects of Mages, Castle and Codes together, `legal` whether a deck may be played, and `laid` the
    decks of a setup as indices.
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
        """Note that an effect depends on the number of cards in a hand."""
        self.hands_matter = True
