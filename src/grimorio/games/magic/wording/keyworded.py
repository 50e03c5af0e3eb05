"""Write the text of keyword abilities that have a cost, such as "cycling {2}", in each language.

Their classes (`words.mechanisms`) have rows for this: patterns of text with slots (`words.rows`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.words.mechanisms import KeywordAbility
from grimorio.games.magic.words.nouns import Cost, X
from grimorio.games.magic.words.rows import Agreeing, Slot, rows_in, says
from grimorio.language import english, french, italian

NAME: Final = "~"
"""What stands for the name of the card in a row."""

SPOKEN: Final = ("keyword", "quoted")
"""The forms of slots whose values, keywords and abilities, are written by a function of the language."""

DASHES: Final = {"en": "—", "it": "—", "fr": " — "}
"""The dash between a keyword and a cost that is more than mana."""


def keyworded(
    word: KeywordAbility,
    language: str,
    costs: Callable[[tuple[Cost, ...]], str],
    name: str,
    plural: bool = False,
    keyword: Callable[[Any], str] = str,
) -> str:
    """The text of a keyword ability, without initial capital: "cycling {2}".

    Args:
        word: the ability.
        language: "en", "it" or "fr".
        costs: the function that writes the cost of an ability in that language.
        name: the name of the card, with its article where the language has one.
        plural: whether the name is a plural, as "Royal Guards".
        keyword: the function that writes a plain keyword, such as "flying", or an ability in quotation marks.

    Raises:
        LookupError: its class has no row (pattern of text) for the values of its fields.
    """
    kind: Any = type(word)
    for row in rows_in(kind, language):
        if all(says(getattr(word, field), value) for field, value in row.fits):
            text = ""
            for part in row.parts:
                if isinstance(part, Slot):
                    value = getattr(word, part.field)
                    text += keyword(value) if part.form in SPOKEN else _slot(word, part, language, costs)
                    if part.form == "tally":
                        plural = getattr(word, part.field) != 1
                elif isinstance(part, Agreeing):
                    text += part.forms[plural]
                else:
                    text += str(part).replace(NAME, name)
            return text
    raise LookupError(f"{type(word).__name__} has no row")


ONE: Final = {"en": "a", "it": "un", "fr": "un"}
NUMBER: Final = {"en": english.number, "it": italian.number, "fr": french.number}


def tally(count: int | X, language: str) -> str:
    """How many counters there are, as a word of the language: "a", "seven" or "X"."""
    if isinstance(count, X):
        return "X"
    return ONE[language] if count == 1 else NUMBER[language](count)


def _slot(word: KeywordAbility, slot: Slot, language: str, costs: Callable[[tuple[Cost, ...]], str]) -> str:
    value = getattr(word, slot.field)
    if slot.form == "tally":
        return tally(value, language)
    if slot.form == "cost":
        action = costs((value,))
        return action[:1].lower() + action[1:]
    if slot.form != "price":
        return str(value)
    if len(value) == 1 and isinstance(value[0], str):
        return f" {value[0]}"
    return f"{DASHES[language]}{costs(value)}."
