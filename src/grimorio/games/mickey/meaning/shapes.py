"""The forms into which cards are compiled, and the numbers that stand for colours, kinds and moments."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey import words as w
from grimorio.kernel.faults import Fault

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
"""The lowest kind of lasting effect (`Row.kind`) that is not about Magic Power; lower kinds change power."""
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
"""The kind (`Row.kind`) of each lasting effect, by the name of the class of words that describes it."""

CASTS: Final = 0
HIDES: Final = 1
DRAWS: Final = 2
WINS: Final = 3
ENTERS: Final = 4
ITSELF: Final = 5
"""The number of the moment at which a card's own effects are done: its Spell is cast, its Castle enters."""
UNCOVERED: Final = 6
"""The number of the moment when a Spell that was hidden is uncovered."""
MOMENTS: Final = 7
"""How many kinds of moments there are; a moment is an event that triggers effects, such as `CASTS`."""


class CardError(Fault):
    """A card says something impossible; the message names the card."""


class Which:
    """A compiled noun, which says which cards an effect means.

    Attributes:
        kind: `MAGE`, `SPELL`, `CASTLE` or `CODE`.
        whose, where: the fields of the noun, by their numbers in `WHOSE` and `WHERE`.
        faces: bit mask of the cards (by `Face.index`) that fit by what is printed on them; -1 for all cards.
        fits: the same as a list with a boolean for each card; empty if all cards fit.
        team: the team, or "" for any.
        holding: the index of a Diamagic's colour, `ANY_COLOUR`, or -1 where it does not matter.
        area: 0 for Spells cast and Spells hidden, 1 for those cast only, 2 for those hidden only.
        which: 0 for any Spell, 1 for this one, 2 for others than this, 3 for the Spell that is being cast or
            hidden ("that Spell").
        by: the noun for the Mages that must have played the Spell; None for any.
        having: the bit of the Special Action that a card must possess; 0 for none.
        simple: 1 for Simple cards, 0 for all others, -1 where it does not matter.
        index: the noun's index in `Library.nouns`.
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
    """A compiled number.

    Attributes:
        kind: the name of the class of words that describes it, such as "Count"; "int" for a constant.
        n: the constant; for "Hand", whose hand (`OWN` or `ENEMY`).
        of: the noun for the cards that are counted; None where none are.
        colour: for "Diamagics", the index of the colour that is counted; -1 for all colours.
    """

    def __init__(self, kind: str, n: int = 0, of: Which | None = None, colour: int = -1) -> None:
        self.kind = kind
        self.n = n
        self.of = of
        self.colour = colour


class Cond:
    """A compiled condition.

    Attributes:
        kind: the name of the class of words that describes it, such as "AtLeast".
        of: for "There", the noun for the cards of which one must be in play.
        number, least: for "AtLeast", the number, and the least value that it must have.
        parts: the conditions within a "Not", "Both" or "Either".
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.of: Which | None = None
        self.number: Amount | None = None
        self.least: Amount | None = None
        self.parts: list[Cond] = []

    def counts(self) -> bool:
        """Whether it depends on the number of cards in a hand or of Diamagics at stake."""
        numbers = [number.kind for number in (self.number, self.least) if number is not None]
        return "Hand" in numbers or "Stake" in numbers or any([part.counts() for part in self.parts])


class Row:
    """A compiled lasting effect.

    Attributes:
        kind: the kind of effect, a constant from `WORTH` to `POSSESSES`.
        index: the effect's index in `Library.rows`.
        what: the noun for the cards that the effect changes; None if it changes no cards.
        other: for `IMMUNE`, the noun for the cards to which the others are immune; for `NO_CAST` and
            `MAY_HIDE`, the noun for the Spells that may not be cast or may be hidden; else None.
        cond: the condition under which the effect holds, or None.
        counts: whether the condition counts the cards of a hand or the Diamagics at stake.
        hidden: whether the effect holds only while its Spell is hidden (`IfHidden`).
        number, amount: a constant, and the compiled number by which it is multiplied; None for no factor.
        mask: for `WITHOUT`, a bit mask of the power modifiers left out (`words.STEPS`); for `GAINS` and
            `RENDERED`, the bit of the Special Action; for `POSSESSES`, the index of the colour; for `FINAL`,
            whose power is set (`WHOSE`); for `MAY_HIDE`, 1 if the Spell is hidden besides the one cast.
        team: for `TEAM`, the team that the cards count as; "" for the caster's.
        program: for `GAINS` and `RENDERED`, the index of the Special Action in `Library.programs`, or -1.
    """

    def __init__(self, kind: int, index: int) -> None:
        self.kind = kind
        self.index = index
        self.what: Which | None = None
        self.other: Which | None = None
        self.cond: Cond | None = None
        self.counts = False
        self.hidden = False
        self.number = 0
        self.amount: Amount | None = None
        self.mask = 0
        self.team = ""
        self.program = -1


class Op:
    """One operation of a program; a program is the list of operations into which deeds are compiled.

    Attributes:
        name: the name of the operation, such as "draw" (see `Deed.perform`).
        what: the noun for the cards that the operation is done to; None means the card that was picked.
        other: for "exchange" and "change-places", the noun for the second Mages.
        n: how many cards are discarded or Diamagics added; for "give" and "lose", the index of a colour.
        whose: the players who draw or discard, or the player who picks: a number of `WHOSE`.
        random: for "discard", whether chance chooses the cards.
        amount: for "draw", how many cards are drawn.
        cond: for "test", the condition that is tested.
        jump: the index of the operation to go on with when a test fails or a player declines.
        row: for "for-now", the index in `Library.rows` of the lasting effect that begins.
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
    """The trigger of a program: when the program runs, and under which condition.

    Attributes:
        moment: the kind of event that sets it off, a constant from `CASTS` to `UNCOVERED`.
        program: the index of the program in `Library.programs`.
        first: whether the program runs before those whose triggers are not `first` (WOM-IT-FAQ-11).
        by: the noun for the Mage that casts or hides, or for the Castle that enters; None for any.
        spell: the noun for the Spell that is cast; None for any.
        whose: for `DRAWS` and `WINS`, which player draws or wins: a number of `WHOSE`.
        cond: the condition, or None.
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

    An attribute that is None demands nothing.
    """

    def __init__(self, condition: w.Mages) -> None:
        self.colour = condition.colour
        self.team = condition.team
        self.named = condition.named


class Face:
    """A card, compiled for the rules.

    Attributes:
        index: the card's index in `Library.faces`, by which positions name it.
        kind, name, key, power: the facts of the card; decks and options call it by `key`.
        actions: bit mask of the Special Actions printed on it.
        rows: all its lasting effects.
        states: those of `rows` that do not change Magic Power.
        triggers: its triggers, in a list for each kind of moment (an event such as `CASTS`).
        moments: bit mask of the kinds of moments at which it has a trigger.
        place: the fixed place of a Mage, or -1.
        team: the team of a Mage.
        wanted: for a Code, what it demands of the Mages; None for other cards.
        namesake: a number that all cards of one name share.
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
        self.namesake = index
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
    """The compiled form of a card set, and caches that the rules fill.

    Positions name cards, nouns, lasting effects and programs by their indices in the lists here.

    Attributes:
        faces: every card.
        nouns: every noun of the cards.
        rows: every lasting effect.
        programs: for all that cards do, the lists of operations.
        in_play: cache of cards at their places.
        grounds: cache of the lasting effects of the Mages, the Castle and the Codes in play together.
        ground: the entry of `grounds` that was used last.
        legal: cache that tells for a deck whether it may be played.
        laid: cache of the decks of a setup, as indices of cards.
    """

    def __init__(self) -> None:
        self.in_play: dict[int, Any] = {}
        self.grounds: dict[object, Any] = {}
        self.ground: Any = None
        self.legal: dict[object, bool] = {}
        self.laid: dict[bytes, Any] = {}
        self.faces: list[Face] = []
        self.nouns: list[Which] = []
        self.rows: list[Row] = []
        self.programs: list[list[Op]] = []
