"""The sentences in Italian for effects that deal with hands, lives and permanents of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.it.amounts import DAMAGE, LIFE, cards, counted
from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.deeds import Mood, acts, sentence_of, told
from grimorio.games.magic.wording.it.nouns import HAND, his, name, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import dealings as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.italian import number, said


def _any(that: That) -> str:
    return f"un qualsiasi numero di {said(nouns_of(that, True).bare())}"


def _keep_cards(word: words.KeepCards, t: Telling, mood: Mood) -> str:
    first = told("scegliere", f"{cards(word.count, t)} nella tua mano", mood)
    return f"{first} e scartane le rimanenti"


def _draw_or_pay(word: words.DrawOrPay, t: Telling, mood: Mood) -> str:
    each = "Per ogni carta pescata in questo modo, scarta una carta dalla tua mano"
    return f"{told('pescare', cards(word.count, t), mood)}. {each} a meno che tu sacrifichi un permanente"


def _draw_hand(word: words.DrawHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    rest = f"un ammontare di carte pari al numero di carte {his(person, HAND, 'in')}"
    then = f"Quel giocatore scarta altrettante carte {his(person, HAND, 'da')}"
    return f"{acts(person, 'pescare', rest, mood)}. Poi {then[:1].lower()}{then[1:]}"


def _discard_for_each(word: words.DiscardForEach, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    shows = acts(person, "rivelare", his(person, HAND), mood)
    picks = f"poi scegli da essa {said(nouns_of(word.what).a())} per ogni carta scartata in questo modo"
    return f"{shows}, {picks}. Quel giocatore scarta quelle carte"


def _discard_any_at_random(word: words.DiscardAnyAtRandom, t: Telling, mood: Mood) -> str:
    return told("scartare", "un qualsiasi numero di carte a caso dalla tua mano", mood)


def _reveal_any(word: words.RevealAny, t: Telling, mood: Mood) -> str:
    return told("rivelare", f"{_any(word.what)} nella tua mano", mood)


def _search_as_many(word: words.SearchAsMany, t: Telling, mood: Mood) -> str:
    sought = said(nouns_of(word.what, True).bare())
    first = told("passare", f"in rassegna il tuo grimorio per cercare altrettante {sought}", mood)
    return f"{first}, rivelale e aggiungile alla tua mano. Poi rimescola il tuo grimorio"


def _discard_to_grow(word: words.DiscardToGrow, t: Telling, mood: Mood) -> str:
    first = f"puoi scartare {_any(word.what)} dalla tua mano"
    return f"{first}. Metti altrettanti segnalini +1/+1 {said(name(t), 'su')} e pesca altrettante carte"


def _even_out(word: words.EvenOut, t: Telling, mood: Mood) -> str:
    fewest = "al numero di permanenti controllati dal giocatore che ne controlla di meno"
    first = f"ogni giocatore sceglie un numero di permanenti che controlla pari {fewest}"
    then = "Ogni giocatore scarta carte dalla propria mano allo stesso modo"
    return f"{first}, poi sacrifica i rimanenti. {then}"


def _spy_on(word: words.SpyOn, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    top = "la prima carta del grimorio di quel giocatore"
    down = "le creature a faccia in giù che controlla"
    return told("guardare", f"la mano {said(person, 'di')}, {top} e {down}", mood)


def _life_is_count(word: words.LifeIsCount, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    lives = "i tuoi punti vita" if person.person == 2 else f"i punti vita {said(person, 'di')}"
    becomes = "diventino" if mood in ("bare", "wish") else "diventano"
    return f"{lives} {becomes} il numero di {counted(word.what)}"


def _drain_others(word: words.DrainOthers, t: Telling, mood: Mood) -> str:
    rest = f"{word.damage} {DAMAGE.form(word.damage != 1)} a ogni altro giocatore"
    then = f"Guadagni {LIFE.many} pari al danno inflitto in questo modo"
    return f"{sentence_of(name(t), 'infliggere', rest, mood)}. {then}"


def _trade_draws(word: words.TradeDraws, t: Telling, mood: Mood) -> str:
    first = acts(who(word.who, t, "il"), "pescare", cards(word.first, t), mood)
    again = "Quell'avversario può ripetere questo procedimento quante volte vuole"
    return f"{first}, poi peschi fino a {number(word.most)} carte. {again}"


def _sacrifice_x(word: words.SacrificeX, t: Telling, mood: Mood) -> str:
    return acts(who(word.who, t, "il"), "sacrificare", f"X {said(nouns_of(word.what, True).bare())}", mood)


def _remove_almost_all(word: words.RemoveAlmostAll, t: Telling, mood: Mood) -> str:
    rest = "tutti gli artefatti, le creature, le terre, i cimiteri e le mani"
    return told("rimuovere", f"dal gioco {rest}", mood)


def _lose_game(word: words.LoseGame, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    if mood == "do" and person.person == 2:
        return "perdi la partita"
    return acts(person, "perdere", "la partita", mood)


def _twice_back(word: words.TwiceBack, t: Telling, mood: Mood) -> str:
    return "guadagni 2 punti vita per ogni punto vita che hai perso"


def _gains_backfire(word: words.GainsBackfire, t: Telling, mood: Mood) -> str:
    first = "fino alla fine del turno, ogniqualvolta un giocatore guadagna punti vita"
    return f"{first}, quel giocatore perde 2 punti vita per ogni punto vita che ha guadagnato"


def _gains_from_damage(word: words.GainsFromDamage, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t)
    deals = f"fino alla fine del turno, ogniqualvolta {said(thing)} infligge danno"
    return f"{deals}, guadagni altrettanti punti vita"


def _lose_for_each(word: words.LoseForEach, t: Telling, mood: Mood) -> str:
    sort = counter(word.counter)
    first = told("togliere", f"tutti i segnalini {sort} {said(name(t), 'da')}", mood)
    each = f"Per ogni segnalino {sort} tolto in questo modo"
    return f"{first}. {each}, perdi 1 punto vita a meno che tu spenda {word.cost}"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.KeepCards: _keep_cards,
    words.DrawOrPay: _draw_or_pay,
    words.DrawHand: _draw_hand,
    words.DiscardForEach: _discard_for_each,
    words.DiscardAnyAtRandom: _discard_any_at_random,
    words.RevealAny: _reveal_any,
    words.SearchAsMany: _search_as_many,
    words.DiscardToGrow: _discard_to_grow,
    words.EvenOut: _even_out,
    words.SpyOn: _spy_on,
    words.LifeIsCount: _life_is_count,
    words.DrainOthers: _drain_others,
    words.TradeDraws: _trade_draws,
    words.SacrificeX: _sacrifice_x,
    words.RemoveAlmostAll: _remove_almost_all,
    words.LoseGame: _lose_game,
    words.TwiceBack: _twice_back,
    words.GainsFromDamage: _gains_from_damage,
    words.GainsBackfire: _gains_backfire,
    words.LoseForEach: _lose_for_each,
}
"""For each class of effects of `words.dealings`, the function that writes its text."""
