"""The sentences in French for effects by which damage of a certain kind, or a graveyard, is averted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.deeds import Mood, subject, told, victims
from grimorio.games.magic.wording.fr.nouns import name, nouns_of
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import averted as words
from grimorio.language.french import before, said


def _next_damage_by(word: words.NextDamageBy, t: Telling, mood: Mood) -> str:
    source = nouns_of(word.by).a()
    first = f"la prochaine fois {before('que', said(source))} devrait vous infliger des blessures ce tour-ci"
    if word.then == "none":
        return f"{first}, prévenez ces blessures"
    it = "elle" if source.gender == "f" else "il"
    return f"{first}, {it} inflige ces blessures à son contrôleur à la place"


def _next_combat_damage(word: words.NextCombatDamage, t: Telling, mood: Mood) -> str:
    thing = subject(word.what, t)
    should = "devraient" if thing.plural else "devrait"
    deals = "infligent" if thing.plural else "inflige"
    deal = f"{should} infliger des blessures de combat ce tour-ci"
    first = f"la prochaine fois {before('que', said(thing))} {deal}"
    then = {
        "none": "prévenez ces blessures",
        "double": f"{_they(thing.gender, thing.plural)} en {deals} le double à la place",
        "you": f"{_they(thing.gender, thing.plural)} vous {deals} ces blessures à la place",
    }
    return f"{first}, {then[word.then]}"


def _they(gender: str, plural: bool) -> str:
    return f"{'elle' if gender == 'f' else 'il'}{'s' if plural else ''}"


def _deflect_both(word: words.DeflectBoth, t: Telling, mood: Mood) -> str:
    first = f"des blessures devraient être infligées {said(name(t), 'à')} ou à vous ce tour-ci"
    return f"la prochaine fois que {first}, elles sont infligées {victims(word.to, t)} à la place"


def _prevent_by_sources(word: words.PreventBySources, t: Telling, mood: Mood) -> str:
    sources = said(nouns_of(word.by, True).the())
    return told("prévenir", f"toutes les blessures que {sources} devraient infliger ce tour-ci", mood)


def _scorched(word: words.Scorched, t: Telling, mood: Mood) -> str:
    can = "puisse" if mood in ("bare", "wish") else "peut"
    away = "Si elle devait être mise dans un cimetière ce tour-ci, retirez-la de la partie à la place"
    return f"cette créature ne {can} pas être régénérée ce tour-ci. {away}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.NextDamageBy: _next_damage_by,
    words.NextCombatDamage: _next_combat_damage,
    words.DeflectBoth: _deflect_both,
    words.PreventBySources: _prevent_by_sources,
    words.Scorched: _scorched,
}
"""For each class of effects of `words.averted`, the function that writes its text."""
