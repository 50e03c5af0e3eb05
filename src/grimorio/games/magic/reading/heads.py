"""The nouns, such as "creature" or "Goblin", that may be the main noun of a phrase in a card text."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.games.magic import names
from grimorio.games.magic.words import KINDS

TYPES: Final = "a card type or creature type"
"""The words by which an error message says that a main noun was expected."""


@cache
def heads(plural: bool) -> dict[str, tuple[str, str]]:
    """Return the main nouns, in the plural if `plural` is true, each with what it stands for in the rules.

    That is ("kind", a word such as "creature" or "card") or ("type", a creature or land type).
    """
    matched: dict[str, tuple[str, str]] = {}
    for word in (*KINDS, "permanent", "spell", "source", "player", "opponent", "card"):
        matched[f"{word}s" if plural else word] = ("kind", word)
    matched["sorceries" if plural else "sorcery"] = ("kind", "sorcery")
    for type_ in (*names.all_creature_types(), *names.land_types()):
        noun = names.type_word(type_).en
        matched[noun.plural if plural else noun.singular] = ("type", type_)
    return matched
