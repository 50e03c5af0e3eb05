"""The sentences in Italian for effects that search, reveal, hand over and remove cards outside play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.it.amounts import cards
from grimorio.games.magic.wording.it.deeds import Mood, acts, does, told, top
from grimorio.games.magic.wording.it.nouns import GRAVEYARD, HAND, LIBRARY, his, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import searching as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.italian import number, said
from grimorio.language.phrases import Phrase


def _then(mood: Mood) -> Mood:
    """The mood of a further verb of the same sentence."""
    return "bare" if mood == "may" else mood


def _a(that: That) -> str:
    return said(nouns_of(that).a())


def _plural(that: That) -> str:
    return said(nouns_of(that, True).bare())


def _remove_top(word: words.RemoveTop, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    first = acts(person, "rimuovere", f"dal gioco {top(word.count)} {his(person, LIBRARY, 'di')}", mood)
    again = ". Se due o più di quelle carte hanno lo stesso nome, ripeti questo procedimento"
    return f"{first}{again if word.repeat else ''}"


def _shuffle_buried(word: words.ShuffleBuried, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    bare = replace(word.what, what=replace(word.what.what, controller=None))
    rest = f"{said(what(bare, t))} {his(person, GRAVEYARD, 'da')} {his(person, LIBRARY, 'in')}"
    return acts(person, "rimescolare", rest, mood)


def _search_both(word: words.SearchBoth, t: Telling, mood: Mood) -> str:
    first = told("passare", "in rassegna il tuo grimorio", mood)
    chosen = f"scegli {_a(word.first)} e {_a(word.second)}"
    if word.to == "play":
        put = f"mettile in gioco{' TAPpate' if word.tapped else ''}"
    else:
        put = f"{'rivelale e ' if word.reveal else ''}aggiungile alla tua mano"
    return f"{first}, {chosen}, {put}, poi rimescola il tuo grimorio"


def _players_search(word: words.PlayersSearch, t: Telling, mood: Mood) -> str:
    first = "ogni giocatore può passare in rassegna il proprio grimorio"
    chosen = f"scegliere fino a X {_plural(word.what)}"
    if word.to == "play":
        put = f" e metterle in gioco{' TAPpate' if word.tapped else ''}"
    else:
        put = f"{', rivelarle' if word.reveal else ''} e aggiungerle alla propria mano"
    then = "Poi ogni giocatore che ha passato in rassegna il proprio grimorio in questo modo lo rimescola"
    return f"{first}, {chosen}{put}. {then}"


def _bury_revealed(word: words.BuryRevealed, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    yours = person.person == 2
    first = acts(person, "rivelare", f"{top(word.count)} {his(person, LIBRARY, 'di')}", mood)
    one = "una" if word.take == 1 else number(word.take)
    them = "mettila" if word.take == 1 else "mettile"
    place = "nel tuo cimitero" if yours else "nel suo cimitero"
    rest = "Metti le altre in cima al tuo grimorio" if yours else "Metti le altre in cima al suo grimorio"
    order = f". {rest} nell'ordine che preferisci" if word.order else ""
    return f"{first}. Scegli {one} di quelle carte e {them} {place}{order}"


def _opponent_picks(word: words.OpponentPicks, t: Telling, mood: Mood) -> str:
    first = told("rivelare", f"{top(word.count)} del tuo grimorio", mood)
    picks = f"Un avversario sceglie {_a(word.what)} tra di esse"
    return f"{first}. {picks}. Metti in gioco quella carta e le altre nel tuo cimitero"


def _mill_many(word: words.MillMany, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    many = cards(word.count, t, f" dalla cima {his(person, LIBRARY, 'di')}")
    return acts(person, "mettere", f"{his(person, GRAVEYARD, 'in')} {many}", mood)


def _choose_types(word: words.ChooseTypes, t: Telling, mood: Mood) -> str:
    first = "ogni giocatore sceglie un tipo di creatura"
    if word.then == "destroy":
        all_ = "Distruggi tutte le creature che non sono di un tipo scelto in questo modo"
        return f"{first}. {all_}. Non possono essere rigenerate"
    all_ = "tutte le carte creatura di un tipo scelto in questo modo dal proprio cimitero"
    return f"{first}. Ogni giocatore rimette in gioco {all_}"


def _owner_shuffles(word: words.OwnerShuffles, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t, "il")
    it = "la rimescola" if thing.gender == "f" else "lo rimescola"
    return f"il proprietario {said(thing, 'di')} {it} nel proprio grimorio, poi pesca {cards(word.count, t)}"


def _trade_hand(word: words.TradeHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    first = acts(
        person, "mettere", f"le carte {his(person, HAND, 'di')} in cima {his(person, LIBRARY, 'a')}", mood
    )
    search = "Passa in rassegna il grimorio di quel giocatore e scegli altrettante carte"
    then = "Il giocatore aggiunge quelle carte alla propria mano, poi rimescola il proprio grimorio"
    return f"{first}. {search}. {then}"


def _hand_for_cards(word: words.HandForCards, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    drawn = f"{does(person, 'pescare', _then(mood))} {cards(word.count, t)}"
    return f"{acts(person, 'scartare', his(person, HAND), mood)} e {drawn}"


def _exchange_library(word: words.ExchangeLibrary, t: Telling, mood: Mood) -> str:
    return f"{told('scambiare', 'il tuo cimitero e il tuo grimorio', mood)}. Poi rimescola il tuo grimorio"


def _any_number(person: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    return acts(person, infinitive, rest, "may" if mood == "do" else mood)


def _remove_any_buried(word: words.RemoveAnyBuried, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    rest = f"dal gioco un qualsiasi numero di carte {his(person, GRAVEYARD, 'in')}"
    return _any_number(person, "rimuovere", rest, mood)


def _put_any_from_hand(word: words.PutAnyFromHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    rest = f"in gioco un qualsiasi numero di {_plural(word.what)} {his(person, HAND, 'da')}"
    return _any_number(person, "mettere", rest, mood)


def _reveal_same(word: words.RevealSame, t: Telling, mood: Mood) -> str:
    first = told("rivelare", "una carta della tua mano", mood)
    put = f"{does(Phrase(('tu',), person=2), 'mettere', _then(mood))} in gioco quella carta"
    return f"{first}, poi {put} se ha lo stesso nome di un permanente in gioco"


def _discard_twins(word: words.DiscardTwins, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    shows = acts(person, "rivelare", his(person, HAND), mood)
    twins = "tutte le carte non terra con lo stesso nome di un'altra carta nella propria mano"
    return f"{shows}. Quel giocatore scarta {twins}"


def _remove_chosen(word: words.RemoveChosen, t: Telling, mood: Mood) -> str:
    person = who(word.who, t, "il")
    shows = acts(person, "rivelare", his(person, HAND), mood)
    return f"{shows} e tu scegli {_a(word.what)} da essa. Rimuovi quella carta dal gioco"


SENTENCES: Final[dict[type, Callable[[Any, Telling, Mood], str]]] = {
    words.RemoveTop: _remove_top,
    words.ShuffleBuried: _shuffle_buried,
    words.SearchBoth: _search_both,
    words.PlayersSearch: _players_search,
    words.BuryRevealed: _bury_revealed,
    words.OpponentPicks: _opponent_picks,
    words.MillMany: _mill_many,
    words.ChooseTypes: _choose_types,
    words.OwnerShuffles: _owner_shuffles,
    words.TradeHand: _trade_hand,
    words.HandForCards: _hand_for_cards,
    words.ExchangeLibrary: _exchange_library,
    words.RemoveAnyBuried: _remove_any_buried,
    words.PutAnyFromHand: _put_any_from_hand,
    words.RevealSame: _reveal_same,
    words.DiscardTwins: _discard_twins,
    words.RemoveChosen: _remove_chosen,
}
"""For each class of effects of `words.searching`, the function that writes its text."""
