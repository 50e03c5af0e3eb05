"""The page's messages name creature and land types as the cards do."""

from __future__ import annotations

import re

import pytest

from grimorio.games.magic.names import creature_types, land_types, type_word
from grimorio.language import LANGUAGES, translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_is_said_as_its_cards_say_it(language: str) -> None:
    t = translator(language, ["magic-types"])
    for word in (*creature_types(), *land_types()):
        said = t(f"magic-type-{re.sub('[^a-z]+', '-', word.lower())}")
        assert said.replace("’", "'") == type_word(word).noun(language).singular
