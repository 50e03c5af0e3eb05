"""Cards that differ have different texts: icons, their numbers and their order show in the text."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

from grimorio.games.magecraft.wording import text_of
from grimorio.games.magecraft.words import Icon, Spell

MOST = 20
ICONS = [kind(times) for kind in get_args(Icon) for times in range(1, MOST + 1)]


def test_no_two_spells_that_differ_have_the_same_text() -> None:
    known: dict[tuple[str, str], Any] = {}
    pairs = [pair for pair in product(ICONS, repeat=2) if type(pair[0]) is not type(pair[1])]
    for icons in [*((icon,) for icon in ICONS), *pairs]:
        for language, text in text_of(Spell("Bolt", "F", "", icons)).items():
            assert known.setdefault((language, text), icons) == icons
