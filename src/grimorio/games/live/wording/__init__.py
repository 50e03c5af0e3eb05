"""What a Power says, from what it does, in every language."""

from __future__ import annotations

from grimorio.games.live.wording import en, fr, it
from grimorio.games.live.words import Power


def text_of(power: Power) -> dict[str, str]:
    """The text of a Power in English, Italian and French."""
    return {"en": en.text(power), "it": it.text(power), "fr": fr.text(power)}
