"""Which cards, how many, and whether: nouns, numbers and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = Literal["blue", "yellow", "black", "red", "green"]
"""The colours of cards (WOM-IT-1.1-2); Diamagics have no black ones (WOM-IT-2.1-1)."""

BLUE: Final = "blue"
YELLOW: Final = "yellow"
BLACK: Final = "black"
RED: Final = "red"
GREEN: Final = "green"
COLOURS: Final[tuple[Colour, ...]] = (BLUE, YELLOW, BLACK, RED, GREEN)
DIAMAGICS: Final[tuple[Colour, ...]] = (BLUE, YELLOW, RED, GREEN)

Whose = Literal["own", "enemy", "any"]
"""Of the player of the card, of the opponent (WOM-IT-10.4-1), of both."""

Where = Literal["anywhere", "here", "opposite", "adjacent", "left", "centre", "right"]
"""Which places: all; that of the card's Mage; in front of it (WOM-IT-10.11-1); beside it in its squad
(WOM-IT-10.1-1); or one place of the row, as its own player sees it."""

Action = Literal[
    "annul",
    "block",
    "confuse",
    "continuous",
    "corrode",
    "corrupt",
    "untouchable",
    "recover",
    "reveal",
    "exchange",
    "solitary",
    "subterfuge",
    "shatter",
    "static",
    "teleport",
]
"""A Special Action (WOM-IT-8.5-1), as `having` and the rules name it."""

ACTION_NAMES: Final[dict[Action, tuple[str, str]]] = {
    "annul": ("Annulla", "Neutralisation"),
    "block": ("Blocca", "Blocage"),
    "confuse": ("Confondi", "Confusion"),
    "continuous": ("Continua", "Effet Continu"),
    "corrode": ("Corrodi", "Affaiblissement"),
    "corrupt": ("Corrompi", "Corruption"),
    "untouchable": ("Intoccabile", "Immuable"),
    "recover": ("Recupera", "Regain"),
    "reveal": ("Rivela", "Révélation"),
    "exchange": ("Scambia", "Echange"),
    "solitary": ("Solitario", "Solitaire"),
    "subterfuge": ("Sotterfugio", "Subterfuge"),
    "shatter": ("Spezza", "Dissipation"),
    "static": ("Statica", "Statique"),
    "teleport": ("Teletrasporto", "Télétransport"),
}
"""The Special Actions with their Italian and French names."""

Step = Literal["worth", "times", "divided", "adds", "subtracts", "plus", "minus", "modified-power"]
"""The eight kinds of power modifiers, in the order of the calculation (WOM-IT-8.4-1)."""

STEPS: Final[tuple[Step, ...]] = (
    "worth",
    "times",
    "divided",
    "adds",
    "subtracts",
    "plus",
    "minus",
    "modified-power",
)


@dataclass(frozen=True)
class Mages:
    """Mages in play.

    Attributes:
        whose: of which squad.
        where: in which places, seen from the card that says it.
        colour: of this colour, among others or alone.
        team: of this team, printed or counted as (`CountsAs`).
        named: whose name has these words in it, a name in quotes (WOM-IT-10.9-1).
        holding: who possess a Diamagic of this colour, or of any ("any").
    """

    whose: Whose = "any"
    where: Where = "anywhere"
    colour: Colour | None = None
    team: str | None = None
    named: str | None = None
    holding: Colour | Literal["any"] | None = None


ALL_MAGES: Final = Mages()
OWN_MAGES: Final = Mages("own")
CASTER: Final = Mages("own", "here")
"""The Mage itself, or the Mage that cast the Spell."""
OPPOSITE: Final = Mages("enemy", "opposite")
ADJACENT: Final = Mages("own", "adjacent")


@dataclass(frozen=True)
class Spells:
    """Spells in play, cast and hidden alike where nothing is said (WOM-IT-FAQ-8).

    Attributes:
        whose: of which player.
        area: those cast, those hidden, or both ("play"). A face-up Continuous Spell is hidden
            (WOM-IT-FAQ-25).
        which: all; "this" Spell itself; the "others", all but it; "that", the one being cast or hidden.
        by: cast or hidden by such a Mage.
        colour: of this colour, among others or alone.
        power, least, most: whose printed Magic Power is this, at least, at most (WOM-IT-10.15-1).
        having: that possess this Special Action, printed, gained or rendered (WOM-IT-10.14-2).
        simple: that are Simple, or are not.
        named: whose name has these words in it, a name in quotes (WOM-IT-10.9-1).
    """

    whose: Whose = "any"
    area: Literal["play", "cast", "hidden"] = "play"
    which: Literal["any", "this", "others", "that"] = "any"
    by: Mages | None = None
    colour: Colour | None = None
    power: int | None = None
    least: int | None = None
    most: int | None = None
    having: Action | None = None
    simple: bool | None = None
    named: str | None = None


ALL_SPELLS: Final = Spells()
THIS: Final = Spells(which="this")
THAT: Final = Spells(which="that")
HIS: Final = Spells("own", by=CASTER)
"""What this Mage has cast and hidden: the Spells an ability is about (WOM-IT-8.6-1)."""
OPPOSITE_SPELLS: Final = Spells("enemy", "cast", by=OPPOSITE)
"""What the opposite Mage has cast."""


@dataclass(frozen=True)
class Castles:
    """The Castle in play, of this colour or with these words in its name; a covered one is not in play."""

    colour: Colour | None = None
    named: str | None = None


ANY_CASTLE: Final = Castles()


@dataclass(frozen=True)
class Codes:
    """Code cards: only what a card is immune to says it."""

    whose: Whose = "any"


What = Mages | Spells | Castles | Codes


@dataclass(frozen=True)
class One:
    """One of these Mages or Spells, chosen by the card's player or (`by="enemy"`) by the opponent."""

    of: Mages | Spells
    by: Literal["own", "enemy"] = "own"


@dataclass(frozen=True)
class Same:
    """The one that an earlier deed of the same effect chose (WOM-IT-FAQ-9)."""


SAME: Final = Same()

Target = Mages | Spells | Castles | One | Same


@dataclass(frozen=True)
class Count:
    """How many there are."""

    of: Mages | Spells


@dataclass(frozen=True)
class PowerOf:
    """The printed Magic Power of these Spells together (WOM-IT-10.15-1)."""

    of: Spells


@dataclass(frozen=True)
class Hand:
    """The cards in a hand."""

    whose: Literal["own", "enemy"] = "own"


@dataclass(frozen=True)
class Diamagics:
    """The Diamagics that these Mages possess, of one colour or of all."""

    of: Mages = CASTER
    colour: Colour | None = None


@dataclass(frozen=True)
class Stake:
    """The Diamagics at stake on the Castle."""


Number = int | Count | PowerOf | Hand | Diamagics | Stake


@dataclass(frozen=True)
class There:
    """There is such a card in play: ``There(Castles(colour=RED))``, ``There(Mages("own", team="Owls"))``."""

    is_one: Mages | Spells | Castles


@dataclass(frozen=True)
class AtLeast:
    """A number is at least another."""

    number: Number
    least: Number


@dataclass(frozen=True)
class Not:
    """The contrary of a condition."""

    of: Condition


@dataclass(frozen=True)
class Both:
    """All of these conditions hold."""

    of: tuple[Condition, ...]


@dataclass(frozen=True)
class Either:
    """At least one of these conditions holds."""

    of: tuple[Condition, ...]


Condition = There | AtLeast | Not | Both | Either
