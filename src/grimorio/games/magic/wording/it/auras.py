"""The sentences in Italian for effects by which local enchantments come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.deeds import Mood, told
from grimorio.games.magic.wording.it.nouns import name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import auras as words
from grimorio.language.italian import agree, said


def _controller_raises(word: words.ControllerRaises, t: Telling, mood: Mood) -> str:
    owner = "dal cimitero del suo proprietario"
    return f"il controllore di quella creatura rimette in gioco {said(name(t))} {owner}"


def _raise_at_random(word: words.RaiseAtRandom, t: Telling, mood: Mood) -> str:
    me = name(t)
    first = told("scegliere", f"a caso una creatura che {said(me)} può incantare", mood)
    return (
        f"{first}. Rimetti in gioco {said(me)} {agree('assegnato', me.gender, me.plural)} a quella creatura"
    )


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.ControllerRaises: _controller_raises,
    words.RaiseAtRandom: _raise_at_random,
}
"""For each class of effects of `words.auras`, the function that writes its text."""
