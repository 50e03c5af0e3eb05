"""The names of cards and types in each language, with gender and number of the names of cards."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

from grimorio.games.magic import names
from grimorio.games.magic.words import Card
from grimorio.language import french, italian
from grimorio.language.phrases import Gender


@cache
def genders() -> dict[str, dict[str, str]]:
    """The gender of each card's name in each language, by English name, then by language ("it" or "fr").

    The gender is "m" or "f", followed by "p" where the name is a plural: "fp".
    """
    path = files("grimorio.games.magic").joinpath("data", "genders.csv")
    return {row["name"]: row for row in csv.DictReader(path.read_text("utf-8").splitlines())}


def called_in(card: Card, language: str) -> str:
    """The printed name of a card in a language; its English name where none is printed."""
    try:
        return names.fact(card.name).names[language]
    except names.UnknownCard:
        return card.name


def _of_blocks(card: Card) -> bool:
    """Whether a card is not of Eighth Edition, so that its English name may stand for one not known here."""
    try:
        names.fact(card.name)
    except names.UnknownCard:
        return True
    return False


def is_legend(card: Card) -> bool:
    """Whether a card is a creature with the type Legend, whose name has no article."""
    return "Legend" in card.types and "creature" in card.kinds


def gender(card: Card, called: str, language: str) -> tuple[Gender, bool]:
    """(Gender, whether it is a plural) of the name of a card in Italian or French.

    `called` is the name in `language` ("it" or "fr"). For names invented by players the result is a guess;
    English names count as masculine and singular.
    """
    row = genders().get(card.name)
    if row is not None and row[language] and not (called == card.name and _of_blocks(card)):
        return "f" if row[language].startswith("f") else "m", row[language].endswith("p")
    if called == card.name:
        return "m", False
    return italian.guess(called) if language == "it" else french.guess(called)


def type_name(word: str, language: str) -> str:
    """The word in a language for an English creature or land type; an unknown type is left as it is."""
    try:
        return names.type_word(word).noun(language).singular
    except names.UnknownType:
        return word
