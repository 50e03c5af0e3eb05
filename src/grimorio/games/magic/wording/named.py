"""What cards and types are called in each language, and the gender and number of cards' names."""

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
    """By English name: "m", "f", "mp" or "fp" for each of "it" and "fr", p for a plural."""
    path = files("grimorio.games.magic").joinpath("data", "genders.csv")
    return {row["name"]: row for row in csv.DictReader(path.read_text("utf-8").splitlines())}


def called_in(card: Card, language: str) -> str:
    """The card's printed name in that language; the English one where it has none."""
    try:
        return names.fact(card.name).names[language]
    except names.UnknownCard:
        return card.name


def gender(card: Card, called: str, language: str) -> tuple[Gender, bool]:
    """Gender of what the card is called in Italian or French, and whether it is a plural.

    Names that players think up are guessed at; an English name is masculine.
    """
    row = genders().get(card.name)
    if row is not None:
        return "f" if row[language].startswith("f") else "m", row[language].endswith("p")
    if called == card.name:
        return "m", False
    return italian.guess(called) if language == "it" else french.guess(called)


def type_name(word: str, language: str) -> str:
    """A creature or land type, given in English; one that is unknown stays as it is."""
    try:
        return names.type_word(word).noun(language).singular
    except names.UnknownType:
        return word
