"""The qualities that stand behind a noun in English card texts, and the fields of the noun that they set."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.words import COUNTERS
from grimorio.language.english import a_or_an

AFTER: Final[tuple[tuple[str, str, Any], ...]] = (
    (f" named {NAME}", "namesake", True),
    (" attacking you", "combat", "attacking you"),
    (" blocking it", "combat", "blocking it"),
    (" that attacked this turn", "attacked", True),
    (f" dealt damage by {NAME} this turn", "hurt", True),
    (" with a single target", "single_target", True),
    (" that targets a creature you control", "aims", "creature you control"),
    (" that targets a creature", "aims", "creature"),
    (" with a morph ability", "morph", True),
    (" with morph abilities", "morph", True),
    (" with flashback", "flashback", True),
    *[
        (f" with {a_or_an(f'{name} counter')} on {them}", "marked", name)
        for name in COUNTERS
        for them in ("it", "them")
    ],
)
"""(Phrase, field of `That`, value) of each, such as " with a single target"."""
