"""The nouns for abilities on the stack."""

from __future__ import annotations

from typing import Final

from grimorio.language.phrases import Gender

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
