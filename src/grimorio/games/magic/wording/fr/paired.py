"""The sentences in French for effects of abilities of one permanent that speak of each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.deeds import Mood
from grimorio.games.magic.wording.fr.nouns import name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import paired as words
from grimorio.language.french import said


def _targeted_gains(word: words.TargetedGains, t: Telling, mood: Mood) -> str:
    whom = f"le joueur ciblé par l'autre capacité {said(name(t), 'de')}"
    return f"{whom} gagne {word.amount} {'point' if word.amount == 1 else 'points'} de vie"


def _lose_all_but(word: words.LoseAllBut, t: Telling, mood: Mood) -> str:
    life = f"tous vos points de vie sauf {word.life}"
    return f"perdre {life}" if mood == "bare" else f"vous perdez {life}"


def _lost_back(word: words.LostBack, t: Telling, mood: Mood) -> str:
    much = f"autant de points de vie que vous en avez perdu à cause de l'autre capacité {said(name(t), 'de')}"
    return f"gagner {much}" if mood == "bare" else f"vous gagnez {much}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.TargetedGains: _targeted_gains,
    words.LoseAllBut: _lose_all_but,
    words.LostBack: _lost_back,
}
"""For each class of effects of `words.paired`, the function that writes its text."""
