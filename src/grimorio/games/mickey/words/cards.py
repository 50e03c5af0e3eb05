"""The cards themselves, and sets of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from grimorio.games.mickey.words.effects import Effect
from grimorio.games.mickey.words.nouns import Colour, Mages


@dataclass(frozen=True)
class Mage:
    """A Mage card (WOM-IT-1.2-1).

    Attributes:
        name, title: together they tell Mages apart; a squad has no two of a name.
        colours: one or more; Origines knows one only.
        team: printed on it; `LEGENDARY` is no team one can be affiliated to (WOM-IT-10.24-3).
        effects: its ability.
        place: where it must stand and stay, or None (WOM-IT-10.12-1).
        code: collection code, "" for none; it does nothing.
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


@dataclass(frozen=True)
class Spell:
    """A Spell card (WOM-IT-1.3-1); without effects it is Simple.

    Attributes:
        name: several cards may have one name: three copies in a deck are counted by it (WOM-IT-FAQ-1).
        power: printed Magic Power.
        colours: one or more.
        effects: what it does.
        code: collection code, "" for none; where two cards have a name it tells them apart.
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
    """A Castle card (WOM-IT-1.4-1); what it says holds for both players (WOM-IT-7.2-4)."""

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
        condition: what every Mage of squad and Support must be (WOM-IT-4.1-10); only colour, team and
            name are looked at.
        effects: what it does; deeds only with `When`.
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
    """Cards to build decks from, each told apart by its `key`."""

    name: str
    mages: tuple[Mage, ...]
    spells: tuple[Spell, ...]
    castles: tuple[Castle, ...]
    codes: tuple[Code, ...] = ()
