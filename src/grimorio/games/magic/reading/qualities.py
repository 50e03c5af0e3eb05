"""The qualities that stand behind a noun in English card texts, and the fields of the noun that they set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.reading.engine import NAME, Text
from grimorio.games.magic.words import COUNTERS, That
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
    (" played from a graveyard", "replayed", True),
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

STACKED: Final = {
    "activated ability": "activated ability",
    "activated or triggered ability": "ability",
    "spell or ability": "spell or ability",
}
"""For each noun for abilities on the stack, the value of `That.stacked`."""


def stacked(text: Text, at: int, thing: That) -> Iterator[tuple[That, int]]:
    """Read a noun for abilities on the stack at the index `at`, and yield (the noun, index after it)."""
    for word, kind in STACKED.items():
        end = text.literal(word, at)
        if end is not None:
            yield replace(thing, kinds=("spell",), zone="stack", stacked=kind), end  # type: ignore[arg-type]
