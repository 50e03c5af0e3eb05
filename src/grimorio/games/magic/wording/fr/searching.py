"""The sentences in French for effects that search, reveal, hand over and remove cards outside play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.fr.amounts import cards
from grimorio.games.magic.wording.fr.deeds import READER, Mood, acts, does, told, top
from grimorio.games.magic.wording.fr.nouns import GRAVEYARD, HAND, LIBRARY, his, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import searching as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.french import number, said
from grimorio.language.phrases import Phrase


def _then(mood: Mood) -> Mood:
    """The mood of a further verb of the same sentence."""
    return "bare" if mood == "may" else mood


def _a(that: That) -> str:
    return said(nouns_of(that).a())


def _of_any(that: That) -> str:
    return f"un nombre quelconque {said(nouns_of(that, True).bare(), 'de')}"


def _remove_top(word: words.RemoveTop, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    rest = f"de la partie {top(word.count)} de {his(person, LIBRARY)}"
    again = ". Si au moins deux de ces cartes ont le même nom, répétez ce processus"
    return f"{acts(person, 'retirer', rest, mood)}{again if word.repeat else ''}"


def _shuffle_buried(word: words.ShuffleBuried, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    bare = replace(word.what, what=replace(word.what.what, controller=None))
    rest = f"{said(what(bare, t))} de {his(person, GRAVEYARD)} dans {his(person, LIBRARY)}"
    return acts(person, "mélanger", rest, mood)


def _search_both(word: words.SearchBoth, t: Telling, mood: Mood) -> str:
    first = told("chercher", f"{_a(word.first)} et {_a(word.second)} dans votre bibliothèque", mood)
    if word.to == "play":
        put = f"mettez-les en jeu{' engagées' if word.tapped else ''}"
    else:
        put = f"{'révélez-les et ' if word.reveal else ''}mettez-les dans votre main"
    return f"{first}, {put}, puis mélangez votre bibliothèque"


def _players_search(word: words.PlayersSearch, t: Telling, mood: Mood) -> str:
    sought = said(nouns_of(word.what, True).bare())
    first = f"chaque joueur peut chercher jusqu'à X {sought} dans sa bibliothèque"
    if word.to == "play":
        put = f" et les mettre en jeu{' engagées' if word.tapped else ''}"
    else:
        put = f"{', les révéler' if word.reveal else ''} et les mettre dans sa main"
    then = "Ensuite, chaque joueur qui a cherché dans sa bibliothèque de cette manière la mélange"
    return f"{first}{put}. {then}"


def _bury_revealed(word: words.BuryRevealed, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    yours = person.person == 2
    first = acts(person, "révéler", f"{top(word.count)} de {his(person, LIBRARY)}", mood)
    one = "l'une" if word.take == 1 else number(word.take)
    them = "mettez-la" if word.take == 1 else "mettez-les"
    place = f"dans {'votre' if yours else 'son'} cimetière"
    library = "votre bibliothèque" if yours else "sa bibliothèque"
    order = f". Mettez les autres au-dessus de {library} dans l'ordre de votre choix" if word.order else ""
    return f"{first}. Choisissez {one} de ces cartes et {them} {place}{order}"


def _opponent_picks(word: words.OpponentPicks, t: Telling, mood: Mood) -> str:
    first = told("révéler", f"{top(word.count)} de votre bibliothèque", mood)
    picks = f"Un adversaire choisit parmi elles {_a(word.what)}"
    return f"{first}. {picks}. Mettez cette carte en jeu et les autres dans votre cimetière"


def _mill_many(word: words.MillMany, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    many = cards(word.count, t, f" du dessus de {his(person, LIBRARY)}")
    return acts(person, "mettre", f"dans {his(person, GRAVEYARD)} {many}", mood)


def _choose_types(word: words.ChooseTypes, t: Telling, mood: Mood) -> str:
    first = "chaque joueur choisit un type de créature"
    if word.then == "destroy":
        all_ = "Détruisez toutes les créatures qui ne sont pas d'un type choisi de cette manière"
        return f"{first}. {all_}. Elles ne peuvent pas être régénérées"
    all_ = "toutes les cartes de créature d'un type choisi de cette manière de son cimetière"
    return f"{first}. Chaque joueur remet en jeu {all_}"


def _owner_shuffles(word: words.OwnerShuffles, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t)
    it = "la" if thing.gender == "f" else "le"
    drawn = cards(word.count, t)
    return f"le propriétaire {said(thing, 'de')} {it} mélange dans sa bibliothèque, puis pioche {drawn}"


def _trade_hand(word: words.TradeHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    rest = f"les cartes de {his(person, HAND)} au-dessus de {his(person, LIBRARY)}"
    search = "Cherchez autant de cartes dans la bibliothèque de ce joueur"
    then = "Le joueur met ces cartes dans sa main, puis mélange sa bibliothèque"
    return f"{acts(person, 'mettre', rest, mood)}. {search}. {then}"


def _hand_for_cards(word: words.HandForCards, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    drawn = f"{does(person, 'piocher', _then(mood))} {cards(word.count, t)}"
    return f"{acts(person, 'se défausser', f'de {his(person, HAND)}', mood)} et {drawn}"


def _exchange_library(word: words.ExchangeLibrary, t: Telling, mood: Mood) -> str:
    both = "votre cimetière et votre bibliothèque"
    return f"{told('échanger', both, mood)}. Mélangez ensuite votre bibliothèque"


def _any_number(person: Phrase, infinitive: str, rest: str, mood: Mood) -> str:
    return acts(person, infinitive, rest, "may" if mood == "do" else mood)


def _remove_any_buried(word: words.RemoveAnyBuried, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    rest = f"de la partie un nombre quelconque de cartes de {his(person, GRAVEYARD)}"
    return _any_number(person, "retirer", rest, mood)


def _put_any_from_hand(word: words.PutAnyFromHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    return _any_number(person, "mettre", f"en jeu {_of_any(word.what)} de {his(person, HAND)}", mood)


def _reveal_same(word: words.RevealSame, t: Telling, mood: Mood) -> str:
    first = told("révéler", "une carte de votre main", mood)
    put = f"{does(READER, 'mettre', _then(mood))} cette carte en jeu"
    return f"{first}, puis {put} si elle a le même nom qu'un permanent en jeu"


def _discard_twins(word: words.DiscardTwins, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    shows = acts(person, "révéler", his(person, HAND), mood)
    twins = "toutes les cartes non-terrain ayant le même nom qu'une autre carte de sa main"
    return f"{shows}. Ce joueur se défausse de {twins}"


def _remove_chosen(word: words.RemoveChosen, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    shows = acts(person, "révéler", his(person, HAND), mood)
    return f"{shows} et vous y choisissez {_a(word.what)}. Retirez cette carte de la partie"


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
