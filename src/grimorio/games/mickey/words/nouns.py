"""Nouns, which say which cards are meant; numbers; and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = Literal["blue", "yellow", "black", "red", "green"]
"""A colour of cards (WOM-IT-1.1-2); there are no black Diamagics (WOM-IT-2.1-1)."""

BLUE: Final = "blue"
YELLOW: Final = "yellow"
BLACK: Final = "black"
RED: Final = "red"
GREEN: Final = "green"
COLOURS: Final[tuple[Colour, ...]] = (BLUE, YELLOW, BLACK, RED, GREEN)
DIAMAGICS: Final[tuple[Colour, ...]] = (BLUE, YELLOW, RED, GREEN)
"""The colours of Diamagics."""

Whose = Literal["own", "enemy", "any"]
"""Whose cards are meant: "own" are those of the card's player, "enemy" the opponent's (WOM-IT-10.4-1)."""

Where = Literal["anywhere", "here", "opposite", "adjacent", "left", "centre", "right"]
"""The places of Mages, seen from the card whose text names them.

"here" is the place of the card's Mage; "opposite" is the place in front of it (WOM-IT-10.11-1); "adjacent"
are the places beside it in its squad (WOM-IT-10.1-1). "left", "centre" and "right" are as the row's own
player sees them.
"""

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
"""A Special Action (WOM-IT-8.5-1), by the name that `having` and the rules use."""

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
    "exchange": ("Scambia", "Échange"),
    "solitary": ("Solitario", "Solitaire"),
    "subterfuge": ("Sotterfugio", "Subterfuge"),
    "shatter": ("Spezza", "Dissipation"),
    "static": ("Statica", "Statique"),
    "teleport": ("Teletrasporto", "Télétransport"),
}
"""For each Special Action, its Italian and its French name."""

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
"""The kinds of power modifiers, in the order of the calculation."""


@dataclass(frozen=True)
class Mages:
    """Mages in play.

    A Mage belongs to the noun if it has all that the attributes say.

    Attributes:
        whose: in whose squad they are.
        where: in which places they are, seen from the card whose text has this noun.
        colour: they have this colour, alone or among others; None for any.
        team: they are of this team, printed or by `CountsAs`; None for any.
        named: their name contains these words, which a card's text has in quotes (WOM-IT-10.9-1).
        holding: they possess a Diamagic of this colour, or of any ("any").
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
"""The Mage of the card: the Mage itself, or the Mage that cast the Spell."""
OPPOSITE: Final = Mages("enemy", "opposite")
"""The Mage in front of the card's Mage."""
ADJACENT: Final = Mages("own", "adjacent")
"""The Mages beside the card's Mage in its squad."""


@dataclass(frozen=True)
class Spells:
    """Spells in play, both cast and hidden unless `area` says otherwise (WOM-IT-FAQ-8).

    Attributes:
        whose: whose they are.
        area: those cast, those hidden, or both ("play"). A face-up Continuous Spell counts as hidden
            (WOM-IT-FAQ-25).
        which: "any" Spell; "this" one, whose text has this noun; the "others", all but this one; or "that"
            one, which is being cast or hidden.
        by: they were cast or hidden by such a Mage.
        colour: they have this colour, alone or among others; None for any.
        power, least, most: their printed Magic Power is exactly, at least, at most this (WOM-IT-10.15-1).
        having: they possess this Special Action, printed, gained or rendered (WOM-IT-10.14-2).
        simple: whether they are Simple; None for both.
        named: their name contains these words, which a card's text has in quotes (WOM-IT-10.9-1).
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
"""The Spell whose own text has this noun."""
THAT: Final = Spells(which="that")
"""The Spell that is being cast or hidden."""
HIS: Final = Spells("own", by=CASTER)
"""The Spells that the card's Mage has cast or hidden. Abilities usually affect only these (WOM-IT-8.6-1)."""
OPPOSITE_SPELLS: Final = Spells("enemy", "cast", by=OPPOSITE)
"""The Spells that the Mage in front of the card's Mage has cast."""


@dataclass(frozen=True)
class Castles:
    """The Castle in play, of this colour or with these words in its name; a covered Castle is not in play."""

    colour: Colour | None = None
    named: str | None = None


ANY_CASTLE: Final = Castles()


@dataclass(frozen=True)
class Codes:
    """Code cards. Only `Immune` uses this noun, to say that cards are immune to them."""

    whose: Whose = "any"


What = Mages | Spells | Castles | Codes
"""Cards of any kind, as a noun."""


@dataclass(frozen=True)
class One:
    """One of these Mages or Spells, chosen by the card's player or (`by="enemy"`) by the opponent."""

    of: Mages | Spells
    by: Literal["own", "enemy"] = "own"


@dataclass(frozen=True)
class Same:
    """The card that an earlier deed of the same card chose at the same moment (WOM-IT-FAQ-9)."""


SAME: Final = Same()

Target = Mages | Spells | Castles | One | Same
"""The noun for the cards to which a deed is done."""


@dataclass(frozen=True)
class Count:
    """The number of the cards in play that the noun `of` means."""

    of: Mages | Spells


@dataclass(frozen=True)
class PowerOf:
    """The sum of the printed Magic Powers of the Spells that `of` means (WOM-IT-10.15-1)."""

    of: Spells


@dataclass(frozen=True)
class Hand:
    """The number of cards in the hand of the card's player, or of the opponent ("enemy")."""

    whose: Literal["own", "enemy"] = "own"


@dataclass(frozen=True)
class Diamagics:
    """The number of Diamagics of a colour that these Mages possess; None counts all colours."""

    of: Mages = CASTER
    colour: Colour | None = None


@dataclass(frozen=True)
class Stake:
    """The number of Diamagics at stake on the Castle."""


Number = int | Count | PowerOf | Hand | Diamagics | Stake
"""A number that a card can name."""


@dataclass(frozen=True)
class There:
    """A card that the noun means is in play, as in ``There(Castles(colour=RED))``."""

    is_one: Mages | Spells | Castles


@dataclass(frozen=True)
class AtLeast:
    """The first number is at least the second."""

    number: Number
    least: Number


@dataclass(frozen=True)
class Not:
    """The condition does not hold."""

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
"""A condition that a card can name."""
