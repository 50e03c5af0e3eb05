"""Card texts in each language, generated from the same words that the rules carry out.

They follow the style of the cards of 2003, with symbols in braces ("{T}", "{G}").
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol

from grimorio.games.magic import names
from grimorio.games.magic.wording import en, fr, it
from grimorio.games.magic.wording.named import called_in, type_name
from grimorio.games.magic.wording.shape import NAME, STYLES
from grimorio.games.magic.words import (
    Ability,
    Activated,
    Anyone,
    AsLongAs,
    Card,
    Effect,
    Grants,
    GrantsWhile,
    Keywords,
    Modes,
    Spell,
    Static,
    Target,
    That,
    Threshold,
    Triggered,
)
from grimorio.games.magic.words.mechanisms import KeywordAbility

LANGUAGES = ("en", "it", "fr")
"""The languages in which there are card texts."""


class Language(Protocol):
    """The functions that the module of each language provides."""

    def ability(self, word: Ability, card: Card, called: str) -> str:
        """The paragraph of one ability; `called` is the name of the card."""

    def effects(self, words: tuple[Effect, ...], card: Card, called: str) -> str:
        """The sentences for the effects `words` outside an ability, such as those of a mode.

        `card` is the card that has them, and `called` is its name in the language.
        """

    def named(self, text: str, card: Card, called: str) -> str:
        """A text with the card's name, with its article, in the place of `shape.NAMED`."""

    def wanted(self, word: Target | That) -> str:
        """The noun for the things to choose from: "target creature", "creature card"."""


_LANGUAGES: dict[str, Language] = {"en": en, "it": it, "fr": fr}


def text(card: Card, language: str, called: str = "") -> list[str]:
    """The text of a card, a paragraph for each of its abilities.

    Args:
        card: any card, including one made by players.
        language: one of `LANGUAGES`; another raises KeyError.
        called: the name of the card in that language; "" for its printed name, or the English one if none is
            printed.
    """
    return list(_text(card, language, called))


@lru_cache(maxsize=4096)
def _text(card: Card, language: str, called: str) -> tuple[str, ...]:
    name = called or called_in(card, language)
    told = _LANGUAGES[language]
    return tuple(
        [told.named(told.ability(word, card, name), card, name).replace(NAME, name) for word in card.text]
    )


ABILITIES = (
    Keywords,
    Spell,
    Modes,
    Activated,
    Triggered,
    Static,
    KeywordAbility,
    Threshold,
    Anyone,
    AsLongAs,
    Grants,
    GrantsWhile,
)


def describe(
    word: Ability | Effect | tuple[Effect, ...] | Target | That, card: Card, language: str, called: str = ""
) -> str:
    """The text of a part of a card: an ability, a list of effects, or the noun for a choice.

    Abilities and effects give sentences, a `Target` or `That` a noun ("target creature").

    Args:
        word: the part.
        card: the card that has it.
        language: one of `LANGUAGES`; another raises KeyError.
        called: the name of the card in that language; "" for its printed name, or the English one if none is
            printed.
    """
    told = _LANGUAGES[language]
    name = called or called_in(card, language)
    if isinstance(word, Target | That):
        said = told.wanted(word)
    elif isinstance(word, tuple):
        said = told.effects(word, card, name)
    elif isinstance(word, ABILITIES):
        said = told.ability(word, card, name)
    else:
        said = told.effects((word,), card, name)
    return told.named(said, card, name).replace(NAME, name)


def spellings(word: Ability, card: Card) -> Iterator[str]:
    """Yield the ways in which the ability `word` of `card` may be written in English, the usual one first.

    They differ only in how amounts are written (`shape.STYLES`).
    """
    name = called_in(card, "en")
    for style in STYLES:
        yield en.ability(word, card, name, style).replace(NAME, name)


def type_line(card: Card, language: str) -> str:
    """The type line of a card in `language` ("en", "it" or "fr"): "Creature — Angel", "Incanta Creatura".

    A creature type that no card of the set has is left in English. A Legend that is no creature is told as
    "Legendary Land".
    """
    if card.world:
        return {"en": "Enchant World", "it": "Incanta Mondo", "fr": "Enchanter : monde"}[language]
    enchants = card.enchants.kinds[0] if card.enchants else None
    line = names.type_line(card.kinds, basic=card.basic, enchants=enchants, language=language)
    types = [type_name(word, language) for word in card.types]
    if "Legend" in card.types and "creature" not in card.kinds:
        line = names.legendary(line, card.kinds, language)
        types = [type_name(word, language) for word in card.types if word != "Legend"]
    if not types:
        return line
    if language == "fr":
        return f"{line} : {' et '.join(types)}"
    return f"{line} — {' '.join(types[::-1] if language == 'it' else types)}"
