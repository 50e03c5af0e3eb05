"""The sentences in Italian for effects of abilities of one permanent that speak of each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.deeds import Mood
from grimorio.games.magic.wording.it.nouns import name
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import paired as words
from grimorio.language.italian import said


def _targeted_gains(word: words.TargetedGains, t: Telling, mood: Mood) -> str:
    whom = f"il giocatore bersaglio dell'altra abilità {said(name(t), 'di')}"
    return f"{whom} guadagna {word.amount} {'punto' if word.amount == 1 else 'punti'} vita"


def _lose_all_but(word: words.LoseAllBut, t: Telling, mood: Mood) -> str:
    life = f"tutti i tuoi punti vita tranne {word.life}"
    return f"perdere {life}" if mood == "bare" else f"perdi {life}"


def _lost_back(word: words.LostBack, t: Telling, mood: Mood) -> str:
    much = f"tanti punti vita quanti ne hai persi a causa dell'altra abilità {said(name(t), 'di')}"
    return f"guadagnare {much}" if mood == "bare" else f"guadagni {much}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.TargetedGains: _targeted_gains,
    words.LoseAllBut: _lose_all_but,
    words.LostBack: _lost_back,
}
"""For each class of effects of `words.paired`, the function that writes its text."""
