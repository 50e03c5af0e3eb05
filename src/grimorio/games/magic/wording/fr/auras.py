"""The sentences in French for effects by which local enchantments come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.deeds import Mood, told
from grimorio.games.magic.wording.fr.nouns import name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import auras as words
from grimorio.language.french import agree, said


def _controller_raises(word: words.ControllerRaises, t: Telling, mood: Mood) -> str:
    owner = "du cimetière de son propriétaire"
    return f"le contrôleur de cette créature renvoie en jeu {said(name(t))} {owner}"


def _raise_at_random(word: words.RaiseAtRandom, t: Telling, mood: Mood) -> str:
    me = name(t)
    first = told("choisir", f"au hasard une créature que {said(me)} peut enchanter", mood)
    return f"{first}. Renvoyez en jeu {said(me)} {agree('attaché', me.gender, me.plural)} à cette créature"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.ControllerRaises: _controller_raises,
    words.RaiseAtRandom: _raise_at_random,
}
"""For each class of effects of `words.auras`, the function that writes its text."""
