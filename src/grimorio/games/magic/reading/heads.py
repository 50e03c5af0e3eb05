"""The nouns that may head a noun phrase of an English card text."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.words import KINDS

TYPES: Final = "a card type or creature type"
"""What is expected where none of the nouns stands."""


@cache
def heads(plural: bool) -> dict[str, tuple[str, str]]:
    """For each noun that may head a noun phrase, in one number: its sort ("kind" or "type") and its word."""
    matched: dict[str, tuple[str, str]] = {}
    for word in (*KINDS, "permanent", "spell", "source", "player", "opponent", "card"):
        matched[f"{word}s" if plural else word] = ("kind", word)
    matched["sorceries" if plural else "sorcery"] = ("kind", "sorcery")
    for type_ in (*names.creature_types(), *names.land_types()):
        noun = names.type_word(type_).en
        matched[noun.plural if plural else noun.singular] = ("type", type_)
    return matched
