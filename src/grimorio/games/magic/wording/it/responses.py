"""The sentences in Italian for effects on spells as they are played, and on what leaves play for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.amounts import cards
from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.deeds import Mood, told
from grimorio.games.magic.wording.it.nouns import name, nouns_of, what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import responses as words
from grimorio.games.magic.words.nouns import All
from grimorio.language.italian import said


def _counter_that(word: words.CounterThat, t: Telling, mood: Mood) -> str:
    first = told("neutralizzare", "quella magia", mood)
    if word.pays:
        where = "dove X è il numero di carte in tutti i cimiteri con lo stesso nome di quella magia"
        return f"{first} a meno che quel giocatore spenda {{X}}, {where}"
    mark = f" e metti un segnalino {counter(word.mark)} {said(name(t), 'su')}" if word.mark else ""
    return f"{first}{mark}"


def _next_uncounterable(word: words.NextUncounterable, t: Telling, mood: Mood) -> str:
    can = "possa" if mood in ("bare", "wish") else "può"
    spell = said(nouns_of(word.what).nth(1)).replace("prima", "prossima", 1)
    return f"{spell} che giochi in questo turno non {can} essere neutralizzata"


def _sacrifice_for_draws(word: words.SacrificeForDraws, t: Telling, mood: Mood) -> str:
    first = told("sacrificare", said(name(t)), mood)
    return f"{first}. Se lo fai, ogni avversario di quel giocatore pesca {cards(word.count, t)}"


def _for_a_while(word: words.ForAWhile, t: Telling, mood: Mood) -> str:
    if isinstance(word.what, All):
        first = told("rimuovere", f"dal gioco {said(what(word.what, t))}", mood)
        return (
            f"{first}. Alla fine del turno, rimetti in gioco quelle carte sotto il controllo dei proprietari"
        )
    first = f"puoi rimuovere dal gioco {said(what(word.what, t))}"
    then = "Se lo fai, rimetti in gioco quella creatura sotto il controllo del suo proprietario"
    return f"{first}. {then} alla fine del turno"


def _remove_or_sacrifice(word: words.RemoveOrSacrifice, t: Telling, mood: Mood) -> str:
    first = told("sacrificare", said(name(t)), mood)
    return f"{first} a meno che tu rimuova dal gioco {said(nouns_of(word.what).a())}"


def _opponent_removes(word: words.OpponentRemoves, t: Telling, mood: Mood) -> str:
    return f"un avversario sceglie {said(nouns_of(word.what).a())} e lo rimuove dal gioco"


def _take_most(word: words.TakeMost, t: Telling, mood: Mood) -> str:
    more = "se controlli più creature di quel tipo di qualsiasi altro giocatore"
    return f"{more}, prendi il controllo di tutte le creature di quel tipo"


def _pass_on(word: words.PassOn, t: Telling, mood: Mood) -> str:
    return f"quel giocatore STAPpa {said(name(t))} e ne prende il controllo"


def _move_counters(word: words.MoveCounters, t: Telling, mood: Mood) -> str:
    onto = said(nouns_of(word.what, True).bare())
    return f"puoi spostare un qualsiasi numero di segnalini +1/+1 {said(name(t), 'da')} su {onto}"


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
