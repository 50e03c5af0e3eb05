"""The text of a card in each language, generated from the words that the rules execute."""

from __future__ import annotations

from grimorio.games.magecraft.wording import en, fr, it
from grimorio.games.magecraft.words import Character, Spell

LANGUAGES = {"en": en.sentence, "it": it.sentence, "fr": fr.sentence}
"""The function that puts an icon into a sentence, by language."""


def text_of(card: Spell | Character) -> dict[str, str]:
    """The text of a card by language: one sentence for each icon, in the order of the card."""
    return {lang: " ".join(sentence(icon) for icon in card.icons) for lang, sentence in LANGUAGES.items()}
