"""Cards and card sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from grimorio.games.mickey.words.effects import Effect
from grimorio.games.mickey.words.nouns import Colour, Mages


@dataclass(frozen=True)
class Mage:
    """A Mage card (WOM-IT-1.2-1).

    Attributes:
        name, title: together they identify a Mage; a squad has no two Mages of one name.
        colours: one or more; the rulebook Origines knows only one.
        team: the team printed on it; `LEGENDARY` is no team, and so never the declared one (WOM-IT-10.24-3).
        effects: its ability.
        place: the place where it must stand and stay, or None (WOM-IT-10.12-1).
        code: collection code, "" for none; no rule asks for it.
        names: its name and title in other languages: (("it", "Ada", "la Paziente"),).
    """

    name: str
    title: str
    colours: tuple[Colour, ...]
    team: str
    effects: tuple[Effect, ...] = ()
    place: Literal["left", "centre", "right"] | None = None
    code: str = ""
    names: tuple[tuple[str, str, str], ...] = ()


LEGENDARY: Final = "Legendary Mage"
"""The team printed on Mages that belong to none."""


@dataclass(frozen=True)
class Spell:
    """A Spell card (WOM-IT-1.3-1); a Spell without effects is Simple.

    Attributes:
        name: the name. Different cards may share it; the limit of three copies in a deck counts these
            together (WOM-IT-FAQ-1).
        power: printed Magic Power.
        colours: one or more.
        effects: its effects.
        code: collection code, "" for none; it distinguishes cards of one name.
        names: its name in other languages: (("it", "Pugno"), ("fr", "Poing")).
    """

    name: str
    power: int
    colours: tuple[Colour, ...]
    effects: tuple[Effect, ...] = ()
    code: str = ""
    names: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Castle:
    """A Castle card (WOM-IT-1.4-1); its effects hold for both players (WOM-IT-7.2-4)."""

    name: str
    colours: tuple[Colour, ...]
    effects: tuple[Effect, ...] = ()
    code: str = ""
    names: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Code:
    """A Code card, without colour (WOM-IT-1.1-4).

    Attributes:
        name: its name.
        condition: what every Mage of squad and Support must be (WOM-IT-4.1-10); only its colour, team and
            name count.
        effects: its effects: lasting ones, and those that a `When` ties to a moment.
        code, names: as those of a Spell.
    """

    name: str
    condition: Mages
    effects: tuple[Effect, ...]
    code: str = ""
    names: tuple[tuple[str, str], ...] = ()


Card = Mage | Spell | Castle | Code


@dataclass(frozen=True)
class CardSet:
    """The cards from which decks are built. `meaning.book.keys_of` gives each card its key."""

    name: str
    mages: tuple[Mage, ...]
    spells: tuple[Spell, ...]
    castles: tuple[Castle, ...]
    codes: tuple[Code, ...] = ()
