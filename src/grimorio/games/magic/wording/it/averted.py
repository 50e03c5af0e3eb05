"""The sentences in Italian for effects by which damage of a certain kind, or a graveyard, is averted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.deeds import Mood, subject, told, victims
from grimorio.games.magic.wording.it.nouns import name, nouns_of
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import averted as words
from grimorio.language.italian import said


def _next_damage_by(word: words.NextDamageBy, t: Telling, mood: Mood) -> str:
    first = f"la prossima volta che {said(nouns_of(word.by).a())} sta per infliggerti danno in questo turno"
    if word.then == "none":
        return f"{first}, previeni quel danno"
    return f"{first}, infligge invece quel danno al suo controllore"


def _next_combat_damage(word: words.NextCombatDamage, t: Telling, mood: Mood) -> str:
    thing = subject(word.what, t)
    stand = "stanno" if thing.plural else "sta"
    deal = "infliggono" if thing.plural else "infligge"
    first = " ".join(f"la prossima volta che {said(thing)} {stand} per infliggere danno".split())
    then = {
        "none": "previeni quel danno",
        "double": f"{deal} invece il doppio di quel danno",
        "you": f"ti {deal} invece quel danno",
    }
    return f"{first} da combattimento in questo turno, {then[word.then]}"


def _deflect_both(word: words.DeflectBoth, t: Telling, mood: Mood) -> str:
    first = f"la prossima volta che del danno sta per essere inflitto {said(name(t), 'a')} o a te"
    return f"{first} in questo turno, quel danno è inflitto invece {victims(word.to, t)}"


def _prevent_by_sources(word: words.PreventBySources, t: Telling, mood: Mood) -> str:
    sources = said(nouns_of(word.by, True).the())
    return told("prevenire", f"tutto il danno che {sources} stanno per infliggere in questo turno", mood)


def _scorched(word: words.Scorched, t: Telling, mood: Mood) -> str:
    can = "possa" if mood in ("bare", "wish") else "può"
    away = "Se sta per essere messa in un cimitero in questo turno, invece rimuovila dal gioco"
    return f"quella creatura non {can} essere rigenerata in questo turno. {away}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.NextDamageBy: _next_damage_by,
    words.NextCombatDamage: _next_combat_damage,
    words.DeflectBoth: _deflect_both,
    words.PreventBySources: _prevent_by_sources,
    words.Scorched: _scorched,
}
"""For each class of effects of `words.averted`, the function that writes its text."""
