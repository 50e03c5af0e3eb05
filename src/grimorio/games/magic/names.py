"""The facts of the 357 cards of Eighth Edition, and the words of their type lines, in three languages.

Names, costs, types, sizes, numbers and rarities are as printed in 2003; what a card does stands in `cards`.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from grimorio.kernel.faults import Value, filled, near_names, similar

LANGUAGES = ("en", "it", "fr")
RARITIES = ("common", "uncommon", "rare", "land")
"""The rarities of cards; "land" is that of basic lands, of which a booster has one."""

OTHER_NAMES = {"Mastro Curatore": "Master Healer", "Crescita Rigogliosa": "Rampant Growth"}
"""For names that only the Italian rulebook uses, the English names of their cards."""

_LETTERS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


class UnknownCard(LookupError):
    """The error that no card has the name that was looked for.

    Similar names are searched only when the message is read, because most callers never read it.
    """

    cause: Final = "no-card-of-name"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    @property
    def near(self) -> tuple[str, ...]:
        """The names most like the unknown one, the most similar first; at most three."""
        return _near(self.name)

    @property
    def facts(self) -> dict[str, Value]:
        """The values of the message `cause`, as in `kernel.faults.Message`."""
        return {"name": repr(self.name), "hint": near_names(self.near)}

    def __str__(self) -> str:
        return filled("no card {name}{hint}", self.facts)


class UnknownType(LookupError):
    """The error that a word is no type of any card of the set, nor of any token that its cards make."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What is printed on a card besides its text.

    Attributes:
        number: "1" to "350", "S1" to "S7" for the cards that only the core game's box has (MTG8-1.CARD-8).
        name, it, fr: its English, Italian and French name. The English one identifies it everywhere.
        untranslated: the languages in which it was never printed. Its name there is the English one.
        rarity: one of `RARITIES`.
        cost: mana cost such as "{1}{W}"; empty for lands.
        type, type_it, type_fr: the type lines, misprints included; `type_line` writes them correctly.
        power, toughness: as printed ("2", "*", "1+*"), or None for a card that is no creature
            (MTG8-1.CARD-9).
        colors: its colours, among "white", "blue", "black", "red", "green"; empty for artifacts and lands.
        keywords: "flying", "first strike" and the like, as printed.
        box_set_only: whether only the core game's box has it, and no booster.
    """

    number: str
    name: str
    it: str
    fr: str
    untranslated: tuple[str, ...]
    rarity: str
    cost: str
    type: str
    type_it: str
    type_fr: str
    power: str | None
    toughness: str | None
    colors: tuple[str, ...]
    keywords: tuple[str, ...]
    box_set_only: bool

    @property
    def names(self) -> dict[str, str]:
        """The name of the card by language: "en", "it", "fr"."""
        return {"en": self.name, "it": self.it, "fr": self.fr}

    @property
    def kinds(self) -> tuple[str, ...]:
        """The card types: one, or "artifact" and "creature" (MTG8-1.CARD-4)."""
        return _line(self.type).kinds

    @property
    def types(self) -> tuple[str, ...]:
        """Its creature types, or its land type: ("Bird", "Soldier"), ("Urza's Power-Plant",)."""
        return _line(self.type).types

    @property
    def enchants(self) -> str | None:
        """What a local enchantment enchants ("creature", "permanent"); None for other cards.

        Rule MTG8-1.CARD-5.
        """
        return _line(self.type).enchants

    @property
    def basic(self) -> bool:
        """Whether the card is a basic land (MTG8-1.LAND-4)."""
        return _line(self.type).basic

    @property
    def mana_value(self) -> int:
        """The converted mana cost of the card, with X = 0 (MTG8-GLOSS-Costo_di_mana_convertito)."""
        symbols = re.findall(r"\{(\w+)\}", self.cost)
        return sum(int(symbol) if symbol.isdecimal() else symbol != "X" for symbol in symbols)


class Noun(NamedTuple):
    """A noun in one language, in the forms that it has within a sentence.

    Attributes:
        singular, plural: its forms; types are written with capitals in English and Italian, not in French.
        gender: "m" or "f", empty in English.
        plural_gender: the gender of the plural; it differs from `gender` in some Italian words, such as egg.
    """

    singular: str
    plural: str
    gender: str
    plural_gender: str


@dataclass(frozen=True, slots=True)
class TypeWord:
    """A word that type lines use.

    Attributes:
        kind: "creature" for creature types, "land" for land types, "card" for card types and the word
            "permanent".
        en, it, fr: the word in each language; the English singular identifies it.
    """

    kind: str
    en: Noun
    it: Noun
    fr: Noun

    def noun(self, language: str) -> Noun:
        """The word in a language: "en", "it" or "fr"."""
        return {"en": self.en, "it": self.it, "fr": self.fr}[language]


class _Line(NamedTuple):
    basic: bool
    kinds: tuple[str, ...]
    enchants: str | None
    types: tuple[str, ...]


@cache
def _line(text: str) -> _Line:
    """Parse `text`, an English type line such as "Creature — Bird Soldier", into its words."""
    left, _, right = text.partition(" — ")
    words = left.casefold().split()
    if words[0] == "enchant":
        return _Line(False, ("enchantment",), words[1], ())
    basic = words[0] == "basic"
    kinds = tuple(words[1:] if words[0] in ("basic", "legendary") else words)
    types = (right,) if kinds == ("land",) and right else tuple(right.split())
    return _Line(basic, kinds, None, (*types, "Legend") if words[0] == "legendary" else types)


def _rows(name: str) -> list[dict[str, str]]:
    text = files("grimorio.games.magic").joinpath("data", name).read_text("utf-8")
    return list(csv.DictReader(io.StringIO(text)))


@cache
def facts() -> tuple[Fact, ...]:
    """All 357 printed cards, in the order of their numbers; each basic land was printed four times."""
    return tuple(
        Fact(
            number=row["number"],
            name=row["name"],
            it=row["it"],
            fr=row["fr"],
            untranslated=tuple(row["untranslated"].split()),
            rarity=row["rarity"],
            cost=row["cost"],
            type=row["type"],
            type_it=row["type_it"],
            type_fr=row["type_fr"],
            power=row["power"] or None,
            toughness=row["toughness"] or None,
            colors=tuple(_LETTERS[letter] for letter in row["colors"]),
            keywords=tuple(word for word in row["keywords"].split(", ") if word),
            box_set_only=row["box_set_only"] == "yes",
        )
        for row in _rows("cards.csv")
    )


@cache
def _by_name() -> dict[str, Fact]:
    return {one.name: one for one in reversed(facts())}


def names() -> tuple[str, ...]:
    """The 342 English names, in the order of their numbers."""
    return tuple(reversed(_by_name()))


def fact(name: str) -> Fact:
    """The facts about the card with this English name; of a basic land, those of its first printing.

    A card of the Invasion, Odyssey and Onslaught blocks that can be played has facts, too.

    Raises UnknownCard: no card that can be played has the name.
    """
    found = _by_name().get(name)
    if found is None:
        from grimorio.games.magic import period

        return period.fact(name)
    return found


@lru_cache(maxsize=8192)
def folded(name: str) -> str:
    """A name in a form for comparison: no capitals, accents, apostrophes, spaces or other signs."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    return "".join(letter for letter in plain if letter.isalnum())


@cache
def _by_key() -> dict[str, tuple[str, str]]:
    """For each name in any language, folded: the name as written, and the English name of its card."""
    found = {folded(other): (other, name) for other, name in OTHER_NAMES.items()}
    for one in facts():
        for name in one.names.values():
            found[folded(name)] = (name, one.name)
    return found


def _near(name: str) -> tuple[str, ...]:
    """The names of at most three cards that a reader may have meant by `name`.

    First come names that contain it, shortest first, then names that are spelled similarly.
    """
    known = _by_key()
    written = folded(name)
    holding = sorted((key for key in known if len(written) > 3 and written in key), key=len)
    near: dict[str, str] = {}
    for key in (*holding, *similar(written, known)):
        shown, card = known[key]
        near.setdefault(card, shown)
    return tuple(near.values())[:3]


def find(name: str) -> str:
    """The English name of the card that has this name in any language.

    Case, accents and apostrophes are ignored.

    Raises:
        UnknownCard: no card has the name; the error names similar ones.
    """
    found = _by_key().get(folded(name))
    if found is None:
        raise UnknownCard(name)
    return found[1]


@cache
def _words() -> dict[str, TypeWord]:
    found = {}
    for row in (*_rows("types.csv"), *_rows("more_types.csv")):
        nouns = {}
        for code in LANGUAGES:
            gender, _, plural_gender = row.get(f"{code}_gender", "").partition("/")
            nouns[code] = Noun(row[code], row[f"{code}_plural"], gender, plural_gender or gender)
        found[row["en"]] = TypeWord(row["kind"], **nouns)
    return found


def type_word(word: str) -> TypeWord:
    """The word with this English singular, such as "Goblin", "Plains", "artifact".

    Raises UnknownType: no card or token of the set has it.
    """
    found = _words().get(word)
    if found is None:
        raise UnknownType(f"no type {word!r}")
    return found


@cache
def creature_types() -> tuple[str, ...]:
    """The creature types that a player may choose.

    They are those of cards and tokens, the one that Living Terrain gives, and Legend.
    """
    return tuple(row["en"] for row in _rows("types.csv") if row["kind"] == "creature")


@cache
def all_creature_types() -> tuple[str, ...]:
    """The creature types of all sets of 2003, which imported cards may have."""
    return tuple(name for name, word in _words().items() if word.kind == "creature")


def land_types() -> tuple[str, ...]:
    """The names of the five basic land types, then of the types of Urza's lands."""
    return tuple(name for name, word in _words().items() if word.kind == "land")


def legendary(line: str, kinds: tuple[str, ...], language: str) -> str:
    """The type line `line`, of a card of these card types, with the word for a legend that is no creature.

    `language` is "en", "it" or "fr".
    """
    line, dash, types = line.partition(" : " if language == "fr" else " — ")
    ending = "a" if kinds[-1] == "land" else "o"
    words = {"en": f"Legendary {line}", "it": f"{line} Leggendari{ending}", "fr": f"{line} légendaire"}
    return words[language] + dash + types


def type_line(
    kinds: tuple[str, ...],
    types: tuple[str, ...] = (),
    *,
    basic: bool = False,
    enchants: str | None = None,
    language: str = "en",
) -> str:
    """A type line as the cards of that language print it: "Creatura — Soldato Uccello".

    Args:
        kinds: card types in lower case, "artifact" before "creature".
        types: creature or land types, in English.
        basic: whether it is a basic land.
        enchants: what a local enchantment goes on, such as "creature"; `kinds` is then not read.
        language: "en", "it" or "fr".

    Raises:
        UnknownType: a word is not of the set.
    """
    if "Legend" in types and "creature" not in kinds:
        rest = tuple(word for word in types if word != "Legend")
        plain = type_line(kinds, rest, basic=basic, enchants=enchants, language=language)
        return legendary(plain, kinds, language)
    nouns = [type_word(kind).noun(language).singular for kind in (kinds if enchants is None else (enchants,))]
    words = [type_word(word).noun(language).singular for word in types]
    if language == "fr":
        left = "Enchanter : " if enchants else ""
        left += "créature-artefact" if kinds == ("artifact", "creature") else " ".join(nouns)
        left += " de base" if basic else ""
        line = left + (f" : {' et '.join(words)}" if words else "")
        return line[0].upper() + line[1:]
    verb = {"en": "Enchant", "it": "Incanta"}[language] if enchants else ""
    if language == "it":
        nouns, words = nouns[::-1], words[::-1]
        nouns += ["base"] if basic else []
    elif basic:
        nouns = ["basic", *nouns]
    left = " ".join(word[0].upper() + word[1:] for word in [verb, *nouns] if word)
    return left + (f" — {' '.join(words)}" if words else "")
