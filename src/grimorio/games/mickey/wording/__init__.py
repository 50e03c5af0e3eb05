"""The text of a card in each language, generated from the words that the rules execute."""

from __future__ import annotations

from typing import Final

from grimorio.games.mickey import words as w
from grimorio.games.mickey.wording.en import English
from grimorio.games.mickey.wording.fr import French
from grimorio.games.mickey.wording.it import Italian
from grimorio.games.mickey.wording.names import action_name, team_name
from grimorio.games.mickey.wording.shape import KINDS, Kind, Teller

__all__ = ["LANGUAGES", "action_name", "describe", "team_name", "text_of"]

LANGUAGES: Final = ("en", "it", "fr")
"""The languages in which there are texts."""

_TELLERS: Final[dict[str, type[Teller]]] = {"en": English, "it": Italian, "fr": French}


def text_of(card: w.Card, unknown: tuple[str, ...] = ()) -> dict[str, str]:
    """The text of a card by language.

    Args:
        card: any card; the text of one without effects is "Simple".
        unknown: the facts that are missing ("colour", "power", "team", "ability", "condition", "effect",
            "amount"), which the text names.
    """
    return {language: _text(card, language, unknown) for language in LANGUAGES}


def describe(word: w.Effect, kind: Kind, language: str) -> str:
    """The sentences for the effect `word` on a card of this kind, in `language`: "en", "it" or "fr"."""
    return _TELLERS[language](kind).text((word,))


def _text(card: w.Card, language: str, unknown: tuple[str, ...]) -> str:
    """The text of a card in one language; `unknown` are its missing facts, which the text names."""
    teller = _TELLERS[language](KINDS[type(card)])
    parts = [teller.whole(card.condition)] if isinstance(card, w.Code) else []
    if isinstance(card, w.Mage) and card.place is not None:
        parts.append(teller.place(card.place))
    parts.append(teller.text(card.effects))
    if not card.effects and not {"ability", "effect"} & set(unknown):
        parts.append(teller.SIMPLE)
    if unknown:
        parts.append(teller.unknown(unknown))
    return " ".join(part for part in parts if part)
