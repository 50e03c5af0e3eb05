"""The sentences in French for effects on spells as they are played, and on what leaves play for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.amounts import cards
from grimorio.games.magic.wording.fr.deeds import Mood, told
from grimorio.games.magic.wording.fr.nouns import counter, name, nouns_of, what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import responses as words
from grimorio.games.magic.words.nouns import All
from grimorio.language.french import said


def _counter_that(word: words.CounterThat, t: Telling, mood: Mood) -> str:
    first = told("contrecarrer", "ce sort", mood)
    if word.pays:
        where = "X étant le nombre de cartes dans tous les cimetières qui ont le même nom que ce sort"
        return f"{first} à moins que ce joueur ne paie {{X}}, {where}"
    mark = f" et mettez un marqueur {counter(word.mark)} sur {said(name(t))}" if word.mark else ""
    return f"{first}{mark}"


def _next_uncounterable(word: words.NextUncounterable, t: Telling, mood: Mood) -> str:
    can = "puisse" if mood in ("bare", "wish") else "peut"
    spell = said(nouns_of(word.what).the()).removeprefix("le ")
    return f"le prochain {spell} que vous jouez ce tour-ci ne {can} pas être contrecarré"


def _sacrifice_for_draws(word: words.SacrificeForDraws, t: Telling, mood: Mood) -> str:
    first = told("sacrifier", said(name(t)), mood)
    then = f"chacun des adversaires de ce joueur pioche {cards(word.count, t)}"
    return f"{first}. Si vous le faites, {then}"


def _for_a_while(word: words.ForAWhile, t: Telling, mood: Mood) -> str:
    if isinstance(word.what, All):
        first = told("retirer", f"de la partie {said(what(word.what, t))}", mood)
        then = "À la fin du tour, remettez ces cartes en jeu sous le contrôle de leurs propriétaires"
        return f"{first}. {then}"
    first = f"vous pouvez retirer de la partie {said(what(word.what, t))}"
    then = "Si vous le faites, remettez cette créature en jeu sous le contrôle de son propriétaire"
    return f"{first}. {then} à la fin du tour"


def _remove_or_sacrifice(word: words.RemoveOrSacrifice, t: Telling, mood: Mood) -> str:
    first = told("sacrifier", said(name(t)), mood)
    return f"{first} à moins que vous ne retiriez de la partie {said(nouns_of(word.what).a())}"


def _opponent_removes(word: words.OpponentRemoves, t: Telling, mood: Mood) -> str:
    thing = nouns_of(word.what).a()
    it = "la" if thing.gender == "f" else "le"
    return f"un adversaire choisit {said(thing)} et {it} retire de la partie"


def _take_most(word: words.TakeMost, t: Telling, mood: Mood) -> str:
    more = "si vous contrôlez plus de créatures de ce type que tout autre joueur"
    return f"{more}, vous acquérez le contrôle de toutes les créatures de ce type"


def _pass_on(word: words.PassOn, t: Telling, mood: Mood) -> str:
    return f"ce joueur dégage {said(name(t))} et en acquiert le contrôle"


def _move_counters(word: words.MoveCounters, t: Telling, mood: Mood) -> str:
    onto = said(nouns_of(word.what, True).a(), "sur")
    some = f"un nombre quelconque de marqueurs +1/+1 {said(name(t), 'de')}"
    return f"vous pouvez déplacer {some} {onto}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.CounterThat: _counter_that,
    words.NextUncounterable: _next_uncounterable,
    words.SacrificeForDraws: _sacrifice_for_draws,
    words.ForAWhile: _for_a_while,
    words.RemoveOrSacrifice: _remove_or_sacrifice,
    words.OpponentRemoves: _opponent_removes,
    words.TakeMost: _take_most,
    words.PassOn: _pass_on,
    words.MoveCounters: _move_counters,
}
"""For each class of effects of `words.responses`, the function that writes its text."""
