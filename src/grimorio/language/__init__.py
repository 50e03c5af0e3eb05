"""Words for people: the message catalogues in English, Italian and French."""

from grimorio.language.faults import message_id, told
from grimorio.language.messages import (
    CATALOGUES,
    LANGUAGES,
    Translator,
    best_language,
    message_file,
    spoken,
    translator,
    typeset,
)

__all__ = [
    "CATALOGUES",
    "LANGUAGES",
    "Translator",
    "best_language",
    "message_file",
    "message_id",
    "spoken",
    "told",
    "translator",
    "typeset",
]
