"""The text of a Power in every language, made from what the Power does."""

from __future__ import annotations

from grimorio.games.live.wording import en, fr, it
from grimorio.games.live.words import Power


def text_of(power: Power) -> dict[str, str]:
    """The text of a Power in English, Italian and French."""
    return {"en": en.text(power), "it": it.text(power), "fr": fr.text(power)}
