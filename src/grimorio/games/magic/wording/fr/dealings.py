"""The sentences in French for effects that deal with hands, lives and permanents of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.amounts import DAMAGE, LIFE, cards, counted
from grimorio.games.magic.wording.fr.counters import counter
from grimorio.games.magic.wording.fr.deeds import Mood, acts, sentence_of, told
from grimorio.games.magic.wording.fr.nouns import HAND, his, name, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import dealings as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.french import before, number, of, said


def _any(that: That) -> str:
    return f"un nombre quelconque {said(nouns_of(that, True).bare(), 'de')}"


def _keep_cards(word: words.KeepCards, t: Telling, mood: Mood) -> str:
    first = told("choisir", f"{cards(word.count, t)} dans votre main", mood)
    return f"{first} et défaussez-vous des autres"


def _draw_or_pay(word: words.DrawOrPay, t: Telling, mood: Mood) -> str:
    each = "Pour chaque carte piochée de cette manière, défaussez-vous d'une carte de votre main"
    first = told("piocher", cards(word.count, t), mood)
    return f"{first}. {each} à moins que vous ne sacrifiiez un permanent"


def _draw_hand(word: words.DrawHand, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    drawn = f"autant de cartes qu'il y en a dans {his(person, HAND)}"
    return f"{acts(person, 'piocher', drawn, mood)}, puis ce joueur se défausse d'autant de cartes"


def _discard_for_each(word: words.DiscardForEach, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    shows = acts(person, "révéler", his(person, HAND), mood)
    each = "pour chaque carte défaussée de cette manière"
    picks = f"puis vous y choisissez {said(nouns_of(word.what).a())} {each}"
    return f"{shows}, {picks}. Ce joueur se défausse de ces cartes"


def _discard_any_at_random(word: words.DiscardAnyAtRandom, t: Telling, mood: Mood) -> str:
    return told("se défausser", "d'un nombre quelconque de cartes de votre main au hasard", mood)


def _reveal_any(word: words.RevealAny, t: Telling, mood: Mood) -> str:
    return told("révéler", f"{_any(word.what)} de votre main", mood)


def _search_as_many(word: words.SearchAsMany, t: Telling, mood: Mood) -> str:
    sought = f"autant {said(nouns_of(word.what, True).bare(), 'de')}"
    first = told("chercher", f"{sought} dans votre bibliothèque", mood)
    return f"{first}, révélez-les et mettez-les dans votre main. Mélangez ensuite votre bibliothèque"


def _discard_to_grow(word: words.DiscardToGrow, t: Telling, mood: Mood) -> str:
    first = f"vous pouvez vous défausser {of(_any(word.what))}"
    counters = f"Mettez autant de marqueurs +1/+1 sur {said(name(t))}"
    return f"{first} de votre main. {counters} et piochez autant de cartes"


def _even_out(word: words.EvenOut, t: Telling, mood: Mood) -> str:
    first = "chaque joueur choisit autant de permanents qu'il contrôle qu'en contrôle celui qui en a le moins"
    then = "Chaque joueur se défausse de cartes de sa main de la même manière"
    return f"{first}, puis sacrifie les autres. {then}"


def _spy_on(word: words.SpyOn, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    top = "la carte du dessus de la bibliothèque de ce joueur"
    down = "les créatures face cachée qu'il contrôle"
    return told("regarder", f"la main {said(person, 'de')}, {top} et {down}", mood)


def _life_is_count(word: words.LifeIsCount, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    total = "votre total" if person.person == 2 else f"le total de points de vie {said(person, 'de')}"
    total = "votre total de points de vie" if person.person == 2 else total
    becomes = "devienne" if mood in ("bare", "wish") else "devient"
    return f"{total} {becomes} égal au nombre {of(counted(word.what))}"


def _drain_others(word: words.DrainOthers, t: Telling, mood: Mood) -> str:
    rest = f"{word.damage} {DAMAGE.form(word.damage != 1)} à chaque autre joueur"
    then = f"Vous gagnez autant de {LIFE.many} que de {DAMAGE.many} infligées de cette manière"
    return f"{sentence_of(name(t), 'infliger', rest, mood)}. {then}"


def _trade_draws(word: words.TradeDraws, t: Telling, mood: Mood) -> str:
    first = acts(who(word.who, t), "piocher", cards(word.first, t), mood)
    again = "Cet adversaire peut répéter ce processus autant de fois qu'il le veut"
    return f"{first}, puis vous piochez jusqu'à {number(word.most)} cartes. {again}"


def _sacrifice_x(word: words.SacrificeX, t: Telling, mood: Mood) -> str:
    return acts(who(word.who, t), "sacrifier", f"X {said(nouns_of(word.what, True).bare())}", mood)


def _remove_almost_all(word: words.RemoveAlmostAll, t: Telling, mood: Mood) -> str:
    rest = "tous les artefacts, les créatures, les terrains, les cimetières et les mains"
    return told("retirer", f"de la partie {rest}", mood)


def _lose_game(word: words.LoseGame, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    if mood == "do" and person.person == 2:
        return "vous perdez la partie"
    return acts(person, "perdre", "la partie", mood)


def _twice_back(word: words.TwiceBack, t: Telling, mood: Mood) -> str:
    return "vous gagnez 2 points de vie pour chaque point de vie que vous avez perdu"


def _gains_backfire(word: words.GainsBackfire, t: Telling, mood: Mood) -> str:
    first = "jusqu'à la fin du tour, à chaque fois qu'un joueur gagne des points de vie"
    return f"{first}, ce joueur perd 2 points de vie pour chaque point de vie qu'il a gagné"


def _gains_from_damage(word: words.GainsFromDamage, t: Telling, mood: Mood) -> str:
    thing = what(word.what, t)
    deals = f"jusqu'à la fin du tour, à chaque fois {before('que', said(thing))} inflige des blessures"
    return f"{deals}, vous gagnez autant de points de vie"


def _lose_for_each(word: words.LoseForEach, t: Telling, mood: Mood) -> str:
    sort = counter(word.counter)
    first = told("retirer", f"tous les marqueurs {sort} {said(name(t), 'de')}", mood)
    each = f"Pour chaque marqueur {sort} retiré de cette manière"
    return f"{first}. {each}, vous perdez 1 point de vie à moins que vous ne payiez {word.cost}"


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
