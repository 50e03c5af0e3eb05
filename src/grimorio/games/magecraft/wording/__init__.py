"""Card text, generated from the words that the rules run, in each language."""

from __future__ import annotations

from grimorio.games.magecraft.wording import en, fr, it
from grimorio.games.magecraft.words import Character, Spell

LANGUAGES = {"en": en.sentence, "it": it.sentence, "fr": fr.sentence}


def text_of(card: Spell | Character) -> dict[str, str]:
    """The text of a card by language: a sentence an icon, in the order of the card."""
    return {lang: " ".join(sentence(icon) for icon in card.icons) for lang, sentence in LANGUAGES.items()}
