"""The sentences in Italian for effects with named cards, coins, and cards from outside the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.amounts import LIFE, cards, measured
from grimorio.games.magic.wording.it.deeds import Mood, acts, library_of, told
from grimorio.games.magic.wording.it.nouns import HAND, his, name, nouns_of, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import fortunes as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.italian import said


def _a(that: That) -> str:
    return said(nouns_of(that).a())


def _wish(word: words.Wish, t: Telling, mood: Mood) -> str:
    first = told("scegliere", f"{_a(word.what)} che possiedi al di fuori del gioco", mood)
    shown = ", rivela quella carta" if word.reveal else ""
    return f"{first}{shown} e aggiungila alla tua mano"


def _flip_until_lost(word: words.FlipUntilLost, t: Telling, mood: Mood) -> str:
    first = told("lanciare", "una moneta finché non perdi un lancio", mood)
    return f"{first}. Metti un segnalino +1/+1 {said(name(t), 'su')} per ogni lancio che vinci"


def _tails_sacrifice(word: words.TailsSacrifice, t: Telling, mood: Mood) -> str:
    then = f"Ogni giocatore la cui moneta mostra croce sacrifica {_a(word.what)}"
    return f"ogni giocatore lancia una moneta. {then}"


def _name_discard(word: words.NameDiscard, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    first = told("nominare", "una carta non terra", mood)
    shows = f"{said(person)} rivela {his(person, HAND)}"
    return f"{first}. {shows[:1].upper()}{shows[1:]} e ne scarta tutte le carte con quel nome"


def _name_mill(word: words.NameMill, t: Telling, mood: Mood) -> str:
    first = told("nominare", "una carta", mood)
    top = f"la prima carta {library_of(word.who, t, 'di')}"
    right = f"Se quella carta è la carta nominata, pesca {cards(word.right, t)}"
    return f"{first}, poi metti nel suo cimitero {top}. {right}. Altrimenti, pesca {cards(word.wrong, t)}"


def _discard_or_lose(word: words.DiscardOrLose, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    first = acts(person, "scartare", f"una carta {his(person, HAND, 'da')}", mood)
    then = f"Poi ogni giocatore che non ha scartato {_a(word.what)} in questo modo"
    return f"{first}. {then} perde {measured(word.life, LIFE, t)}"


def _lose_half(word: words.LoseHalf, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    mine = "tuoi" if person.person == 2 else "propri"
    return acts(person, "perdere", f"metà dei {mine} punti vita arrotondati per eccesso", mood)


def _reveal_for_tokens(word: words.RevealForTokens, t: Telling, mood: Mood) -> str:
    some = f"un qualsiasi numero di {said(nouns_of(word.what, True).bare())} della propria mano"
    token = "una pedina creatura Orso 2/2 verde per ogni carta che ha rivelato in questo modo"
    return f"ogni giocatore può rivelare {some}. Poi ogni giocatore mette in gioco {token}"


def _remove_until_taken(word: words.RemoveUntilTaken, t: Telling, mood: Mood) -> str:
    first = told("rimuovere", "dal gioco la prima carta del tuo grimorio", mood)
    may = "Puoi aggiungere quella carta alla tua mano a meno che non abbia lo stesso nome di un'altra carta"
    until = "finché non aggiungi una carta alla tua mano o non rimuovi due carte con lo stesso nome"
    return f"{first}. {may} rimossa in questo modo. Ripeti questo procedimento {until}"


def _remove_echoes(word: words.RemoveEchoes, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    all_ = f"dal gioco tutte le carte nel cimitero {said(person, 'di')} che non sono carte terra base"
    search = "Passa in rassegna il grimorio di quel giocatore, scegli tutte le carte con lo stesso nome di"
    then = "Poi quel giocatore rimescola il proprio grimorio"
    first = f"{told('rimuovere', all_, mood)}. {search}"
    return f"{first} carte rimosse in questo modo e rimuovile dal gioco. {then}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.Wish: _wish,
    words.FlipUntilLost: _flip_until_lost,
    words.TailsSacrifice: _tails_sacrifice,
    words.NameDiscard: _name_discard,
    words.NameMill: _name_mill,
    words.DiscardOrLose: _discard_or_lose,
    words.LoseHalf: _lose_half,
    words.RevealForTokens: _reveal_for_tokens,
    words.RemoveUntilTaken: _remove_until_taken,
    words.RemoveEchoes: _remove_echoes,
}
"""For each class of effects of `words.fortunes`, the function that writes its text."""
