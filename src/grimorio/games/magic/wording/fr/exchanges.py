"""The sentences for effects that take counters off or exchange control, in French."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.deeds import Mood, told
from grimorio.games.magic.wording.fr.nouns import counter, what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import ExchangeControl, RemoveCounters
from grimorio.language.french import number, said


def remove_counters(word: RemoveCounters, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveCounters`: "retirez tous les marqueurs mine de tous les terrains"."""
    marks = f"tous les marqueurs {counter(word.counter)}"
    if word.count:
        many = f"{number(word.count)} marqueurs {counter(word.counter)}"
        marks = f"un marqueur {counter(word.counter)}" if word.count == 1 else many
    return told("retirer", f"{marks} {said(what(word.what, t), 'de')}", mood)


def exchange_control(word: ExchangeControl, t: Telling, mood: Mood) -> str:
    """The sentence for `ExchangeControl`: "échangez le contrôle de X et de la créature ciblée"."""
    both = f"{said(what(word.first, t), 'de')} et {said(what(word.second, t), 'de')}"
    return told("échanger", f"le contrôle {both}", mood)
