"""The nouns for abilities on the stack, and for whatever is legendary."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.words import That
from grimorio.language.phrases import Gender, Noun

IT: Final[dict[str, tuple[str, Gender]]] = {
    "activated ability": ("abilità attivata", "f"),
    "ability": ("abilità attivata o innescata", "f"),
    "spell or ability": ("magia o abilità", "f"),
}
"""The Italian noun, and its gender, for each value of `That.stacked`."""

FR: Final[dict[str, tuple[str, Gender]]] = {
    "activated ability": ("capacité activée", "f"),
    "ability": ("capacité activée ou déclenchée", "f"),
    "spell or ability": ("sort ou capacité", "m"),
}
"""The French noun, and its gender, for each value of `That.stacked`."""

_LEGENDARY: Final = {
    "it": {
        "permanent": Noun("permanente leggendario", "permanenti leggendari"),
        "card": Noun("carta leggendaria", "carte leggendarie", "f"),
    },
    "fr": {
        "permanent": Noun("permanent légendaire", "permanents légendaires"),
        "card": Noun("carte légendaire", "cartes légendaires", "f"),
    },
}
"""The nouns for Legends of any card type, which "Legend" alone would say of creatures only."""


def set_noun(that: That, plural: bool, language: str) -> tuple[str, Gender] | None:
    """(Noun, gender) for what is told with a noun of its own instead of its types, in Italian or French.

    None for whatever is told with its types. `plural` does not matter for abilities on the stack.
    """
    if that.stacked:
        return (IT if language == "it" else FR)[that.stacked]
    if that.types != ("Legend",) or that.kinds not in (("permanent",), ("card",)):
        return None
    if that.kinds == ("permanent",) and that.zone != "play":
        return None
    noun = _LEGENDARY[language][that.kinds[0]]
    return noun.form(plural), noun.gender_of(plural)
