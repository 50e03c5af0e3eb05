"""Cards of the Invasion, Odyssey and Onslaught blocks and of Seventh Edition: their print and what they do.

`sets.csv` has a row for each card of each set: names in three languages, number, rarity, cost and type.
`period.jsonl` has a line for each card that can be played: what it does, in the form of users' card files.
`unread.csv` names the other cards, and what they lack. `tools/period.py` writes these files. `emblems.csv`
says how often a card's name is turned on for its emblem, `tools/emblems.py` writes it.
"""

from __future__ import annotations

import csv
import io
import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from grimorio.games.magic.names import LANGUAGES, Fact, UnknownCard, folded, type_line
from grimorio.games.magic.names import names as usual_names

BLOCKS: Final = {
    "invasion": ("INV", "PLS", "APC"),
    "odyssey": ("ODY", "TOR", "JUD"),
    "onslaught": ("ONS", "LGN", "SCG"),
}
"""The codes of the sets of each block, in the order in which they appeared."""

TITLES: Final = {
    "INV": "Invasion",
    "PLS": "Planeshift",
    "APC": "Apocalypse",
    "ODY": "Odyssey",
    "TOR": "Torment",
    "JUD": "Judgment",
    "ONS": "Onslaught",
    "LGN": "Legions",
    "SCG": "Scourge",
    "7ED": "Seventh Edition",
}
"""The English name of each set, by its code: the blocks as they appeared, then the core set before ours.

Of a card that was printed in several, the names of the first in this order are used.
"""

SENTENCES: Final = "sentences"
"""The reason of cards whose text has sentences that cannot be read, where no mechanism is missing by name."""

_LETTERS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


class Printing(NamedTuple):
    """A card of a set: the code of the set, its number, names, rarity, mana cost and type line, as printed.

    A name that is not known in a language is "". The rarity of basic lands is "land".
    """

    set: str
    number: str
    name: str
    it: str
    fr: str
    rarity: str
    cost: str = ""
    type: str = ""

    @property
    def names(self) -> dict[str, str]:
        """The card's name by language; where none is known, the English one."""
        return {"en": self.name, "it": self.it or self.name, "fr": self.fr or self.name}


class CannotPlay(UnknownCard):
    """The error that a card was printed in one of these sets, but cannot be played here.

    Attributes:
        needs: the mechanism that it lacks, such as "morph", or `SENTENCES`.
    """

    def __init__(self, name: str, needs: str) -> None:
        super().__init__(name)
        self.needs = needs

    def __str__(self) -> str:
        lack = "" if self.needs == SENTENCES else f"; it needs {self.needs}"
        return f"{self.name!r} cannot be played here yet{lack}"


def _text(name: str) -> str:
    return files("grimorio.games.magic").joinpath("data", name).read_text("utf-8")


@cache
def printings() -> tuple[Printing, ...]:
    """All cards of all sets, set after set, in the order of their numbers."""
    return tuple(Printing(**row) for row in csv.DictReader(io.StringIO(_text("sets.csv"))))


@cache
def turns() -> dict[str, int]:
    """For each card that can be played, by its name: how often that is turned on to choose its emblem."""
    rows = csv.DictReader(io.StringIO(_text("emblems.csv")))
    return {row["name"]: int(row["turns"]) for row in rows}


@cache
def by_name() -> dict[str, tuple[Printing, ...]]:
    """The printings of each card, by its English name."""
    found: dict[str, tuple[Printing, ...]] = {}
    for one in printings():
        found[one.name] = (*found.get(one.name, ()), one)
    return found


@cache
def _lines() -> dict[str, str]:
    """The line of `period.jsonl` of each card that can be played, by its English name."""
    lines = (line for line in _text("period.jsonl").splitlines() if line)
    return {json.loads(re.match(r'\{"name": ("(?:[^"\\]|\\.)*")', line)[1]): line for line in lines}  # type: ignore[index]


def playable() -> tuple[str, ...]:
    """The English names of the cards that can be played besides those of Eighth Edition, sorted."""
    return tuple(_lines())


def plays(name: str) -> bool:
    """Whether a card with this English name was printed in these sets and can be played here."""
    return name in _lines()


def row(name: str) -> dict[str, Any]:
    """A playable card in the form of users' card files, with its Italian and French name where known.

    Raises KeyError: `plays(name)` is false.
    """
    data: dict[str, Any] = json.loads(_lines()[name])
    printed = by_name()[name][0]
    return data | {key: text for key, text in (("italian", printed.it), ("french", printed.fr)) if text}


@cache
def unread() -> dict[str, str]:
    """For each card that cannot be played, by its English name: the missing mechanism, or `SENTENCES`."""
    return {each["name"]: each["needs"] for each in csv.DictReader(io.StringIO(_text("unread.csv")))}


@cache
def _names() -> dict[str, str]:
    """The English name of each of these cards, by each of its names in three languages.

    The names that are keys have no capitals and accents (`folded`). A split card such as "Fire // Ice" is
    also found by the name of its first half.
    """
    names: dict[str, str] = {}
    for one in printings():
        for written in (one.fr, one.it, one.name.partition(" // ")[0], one.name):
            if written:
                names[folded(written)] = one.name
    return names


def printed_as(text: str) -> str | None:
    """The English name of the card of these sets that some language calls `text`; None if there is none."""
    return _names().get(folded(text))


def find(text: str) -> str:
    """The English name of the card of these sets that has the name `text` in some language.

    Raises:
        CannotPlay: the card was printed, but cannot be played.
        UnknownCard: no card has the name.
    """
    name = printed_as(text)
    if name is None:
        raise UnknownCard(text)
    if not plays(name):
        raise CannotPlay(name, unread().get(name, SENTENCES))
    return name


@cache
def fact(name: str) -> Fact:
    """The facts printed on the card of these sets with the English name `name`.

    They are those of its first printing. Raises UnknownCard: there is no such card, or it cannot be played.
    """
    if not plays(name):
        raise UnknownCard(name)
    words = row(name)
    printed = by_name()[name][0]
    enchants = words.get("enchants", {}).get("kinds", [None])[0]
    lines = {
        language: type_line(
            tuple(words["kinds"]), tuple(words.get("types", ())), enchants=enchants, language=language
        )
        for language in LANGUAGES
    }
    power, toughness = words.get("size", (None, None))
    keywords = [part["Keywords"]["keywords"] for part in words.get("text", ()) if "Keywords" in part]
    return Fact(
        number=printed.number,
        name=name,
        it=printed.it or name,
        fr=printed.fr or name,
        untranslated=tuple(code for code, text in (("it", printed.it), ("fr", printed.fr)) if not text),
        rarity=printed.rarity,
        cost=words["cost"],
        type=lines["en"],
        type_it=lines["it"],
        type_fr=lines["fr"],
        power=None if power is None else str(power),
        toughness=None if toughness is None else str(toughness),
        colors=tuple(color for letter, color in _LETTERS.items() if letter in words["cost"]),
        keywords=tuple(word for part in keywords for word in part),
        box_set_only=False,
    )


def rows_for(decks: Any, own: Any) -> list[dict[str, Any]]:
    """The cards of these sets that decks name, in the form of users' card files, sorted by name.

    Args:
        decks: the value of "decks" in a setup's cards. Items that are no decks are left out.
        own: the players' own card set as JSON data, or None. Its cards take precedence over those with the
            same names.
    """
    entries: list[Any] = []
    for deck in decks if isinstance(decks, list) else ():
        for part in ("main", "sideboard"):
            listed = deck.get(part) if isinstance(deck, dict) else None
            entries += listed if isinstance(listed, list) else ()
    written = {
        entry[1]
        for entry in entries
        if isinstance(entry, (list, tuple)) and len(entry) == 2 and isinstance(entry[1], str)
    }
    return rows_named(written, own)


def rows_named(written: set[str], own: Any) -> list[dict[str, Any]]:
    """The cards of these sets that have one of some names, in the form of users' card files.

    Args:
        written: the names, in any language; those of other cards are left out.
        own: the players' own card set as JSON data, or None. Its cards take precedence over those with the
            same names.

    Returns:
        The cards that can be played, sorted by their English names.
    """
    if not written:
        return []
    taken = folded_names(own)
    others_named = written.difference(usual_names())  # no card of the blocks has one of those names
    printed = {printed_as(text) for text in others_named if folded(text) not in taken}
    return [row(name) for name in sorted(filter(None, printed)) if plays(name) and folded(name) not in taken]


def folded_names(own: Any) -> set[str]:
    """The English names, folded, of the cards of a players' card set, JSON data; empty for None."""
    rows = own.get("cards") if isinstance(own, dict) else None
    return {
        folded(each["name"])
        for each in (rows if isinstance(rows, list) else ())
        if isinstance(each, dict) and isinstance(each.get("name"), str)
    }
