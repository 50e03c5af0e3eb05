"""The sentences for effects that take counters off or exchange control, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.deeds import Mood, told
from grimorio.games.magic.wording.it.nouns import what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import ExchangeControl, RemoveCounters
from grimorio.language.italian import number, said


def remove_counters(word: RemoveCounters, t: Telling, mood: Mood) -> str:
    """The sentence for `RemoveCounters`: "rimuovi tutti i segnalini mina da tutte le terre"."""
    marks = f"tutti i segnalini {counter(word.counter)}"
    if word.count:
        many = f"{number(word.count)} segnalini {counter(word.counter)}"
        marks = f"un segnalino {counter(word.counter)}" if word.count == 1 else many
    return told("rimuovere", f"{marks} {said(what(word.what, t), 'da')}", mood)


def exchange_control(word: ExchangeControl, t: Telling, mood: Mood) -> str:
    """The sentence for `ExchangeControl`: "scambia il controllo di X e di una creatura bersaglio"."""
    both = f"{said(what(word.first, t), 'di')} e {said(what(word.second, t), 'di')}"
    return told("scambiare", f"il controllo {both}", mood)
