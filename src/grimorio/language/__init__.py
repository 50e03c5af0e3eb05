"""Words for people: the message catalogues in English, Italian and French."""

from grimorio.language.messages import (
    CATALOGUES,
    LANGUAGES,
    Translator,
    best_language,
    message_file,
    translator,
    typeset,
)

__all__ = [
    "CATALOGUES",
    "LANGUAGES",
    "Translator",
    "best_language",
    "message_file",
    "translator",
    "typeset",
]
