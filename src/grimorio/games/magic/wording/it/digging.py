"""The sentences in Italian for effects that dig in libraries and hands, or happen instead of others."""

from __future__ import annotations

from grimorio.games.magic.wording.it.amounts import cards, value
from grimorio.games.magic.wording.it.deeds import READER, Mood, acts, does, told, top
from grimorio.games.magic.wording.it.nouns import GRAVEYARD, HAND, his, nouns_of, some, who
from grimorio.games.magic.wording.qualities import unchosen
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    CHOSEN,
    Dig,
    DiscardAny,
    DiscardChosen,
    DiscardRevealed,
    ReturnBuried,
    ReturnOwn,
    RevealAtRandom,
    RevealedToBottom,
    RevealUntil,
    SearchTop,
    X,
)
from grimorio.language.italian import said

_ORDER = "nell'ordine che preferisci"


def dig(word: Dig, t: Telling, mood: Mood) -> str:
    """The sentences for `Dig`: "guarda le prime quattro carte del tuo grimorio. Aggiungi una …"."""
    size = word.count
    plain = isinstance(size, int) and word.take
    is_ = "" if plain or isinstance(size, X) else f", dove X è {value(size, t)}"
    looked = top(size) if plain and isinstance(size, int) else "le prime X carte"
    look = told("guardare", f"{looked} del tuo grimorio{is_}", mood)
    if not word.take:
        back = does(READER, "rimettere", "bare" if mood == "may" else mood, "le")
        return f"{look}, poi {back} a posto {_ORDER}"
    rest = f"metti le altre in fondo al tuo grimorio {_ORDER}"
    return f"{look}. Aggiungi una di quelle carte alla tua mano e {rest}"


def search_top(word: SearchTop, t: Telling, mood: Mood) -> str:
    """The sentence for `SearchTop`: "passa in rassegna il tuo grimorio, scegli una carta, …"."""
    single = word.count == "one"
    then: Mood = "bare" if mood == "may" else mood
    if single:
        sought = said(nouns_of(word.what).a())
    elif word.count == "x":
        sought = said(some(word.what, 2, True))
    else:
        sought = f"un qualsiasi numero di {said(nouns_of(word.what, True).bare())}"
    card = "la" if single else "le"
    shown = f", {does(READER, 'rivelare', then, card)}" if word.reveal else ""
    place = "al terzo posto dalla cima" if word.third else f"in cima ad esso{'' if single else f' {_ORDER}'}"
    search = told("passare", "in rassegna il tuo grimorio", mood)
    chosen = f"{does(READER, 'scegliere', then)} {sought}"
    shuffle = f"{does(READER, 'rimescolare', then)} il tuo grimorio"
    put = f"{does(READER, 'mettere', then)} {'quella carta' if single else 'quelle carte'} {place}"
    return f"{search}, {chosen}{shown}, {shuffle}, poi {put}"


def reveal_until(word: RevealUntil, t: Telling, mood: Mood) -> str:
    """The sentences for `RevealUntil`: "rivela carte dalla cima del tuo grimorio finché non riveli …"."""
    until = f"carte dalla cima del tuo grimorio finché non riveli {said(nouns_of(word.what).a())}"
    first = told("rivelare", until, mood)
    if word.to == "play":
        return f"{first}. Metti in gioco quella carta e rimescola le altre nel tuo grimorio"
    return first


def revealed_to_bottom(word: RevealedToBottom, t: Telling, mood: Mood) -> str:
    """The sentence for `RevealedToBottom`: "metti le carte rivelate in fondo al tuo grimorio …"."""
    return told("mettere", f"le carte rivelate in fondo al tuo grimorio {_ORDER}", mood)


def reveal_at_random(word: RevealAtRandom, t: Telling, mood: Mood) -> str:
    """The sentence for `RevealAtRandom`: "l'avversario bersaglio rivela una carta a caso dalla mano"."""
    person = who(word.who, t, "il")
    return acts(person, "rivelare", f"una carta a caso {his(person, HAND, 'da')}", mood)


def discard_any(word: DiscardAny, t: Telling, mood: Mood) -> str:
    """The sentence for `DiscardAny`: "scarta un qualsiasi numero di carte dalla tua mano"."""
    thrown = said(nouns_of(word.what, True).bare())
    return told("scartare", f"un qualsiasi numero di {thrown} dalla tua mano", mood)


def discard_revealed(word: DiscardRevealed, t: Telling, mood: Mood) -> str:
    """The sentences for `DiscardRevealed`: "il giocatore bersaglio rivela tre carte dalla propria mano …"."""
    person = who(word.who, t, "il")
    shows = acts(person, "rivelare", cards(word.count, t, f" {his(person, HAND, 'da')}"), mood)
    return f"{shows}. Scegli una di esse. Quel giocatore scarta quella carta"


def return_own(word: ReturnOwn, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnOwn`: "ogni giocatore rimanda un permanente che controlla in mano …"."""
    person = who(word.who, t, "il")
    owns = "che controlli" if person.person == 2 else "che controlla"
    owner = "al suo proprietario" if word.what.count == 1 else "ai loro proprietari"
    return acts(person, "rimandare", f"{said(who(word.what, t))} {owns} in mano {owner}", mood)


def discard_chosen(word: DiscardChosen, t: Telling, mood: Mood) -> str:
    """The sentences for `DiscardChosen`: "guarda la mano del giocatore bersaglio e scegli …"."""
    person = who(word.who, t, "il")
    of = " di quel colore" if CHOSEN in word.what.colors else ""
    card = f"{said(nouns_of(unchosen(word.what)).a())}{of}"
    then = "Quel giocatore scarta quella carta"
    if word.look:
        hand = his(person, HAND) if person.person == 2 else f"la mano {said(person, 'di')}"
        return f"{told('guardare', hand, mood)} e scegli {card} da essa. {then}"
    return f"{acts(person, 'rivelare', his(person, HAND), mood)}. Scegli {card} da essa. {then}"


def return_buried(word: ReturnBuried, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnBuried`: "ogni giocatore rimette in gioco tutte le carte creatura …"."""
    person = who(word.who, t, "il")
    cards_ = said(nouns_of(word.what, True).the())
    return acts(person, "rimettere", f"in gioco tutte {cards_} {his(person, GRAVEYARD, 'da')}", mood)
