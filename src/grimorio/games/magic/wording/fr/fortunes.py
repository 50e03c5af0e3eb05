"""The sentences in French for effects with named cards, coins, and cards from outside the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.wording.fr.amounts import LIFE, cards, measured
from grimorio.games.magic.wording.fr.deeds import Mood, acts, library_of, told
from grimorio.games.magic.wording.fr.nouns import HAND, his, name, nouns_of, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import fortunes as words
from grimorio.games.magic.words.nouns import That
from grimorio.language.french import said


def _a(that: That) -> str:
    return said(nouns_of(that).a())


def _wish(word: words.Wish, t: Telling, mood: Mood) -> str:
    first = told("choisir", f"{_a(word.what)} que vous possédez en dehors de la partie", mood)
    shown = ", révélez cette carte" if word.reveal else ""
    return f"{first}{shown} et mettez-la dans votre main"


def _flip_until_lost(word: words.FlipUntilLost, t: Telling, mood: Mood) -> str:
    first = told("lancer", "une pièce jusqu'à ce que vous perdiez un lancer", mood)
    return f"{first}. Mettez un marqueur +1/+1 sur {said(name(t))} pour chaque lancer que vous gagnez"


def _tails_sacrifice(word: words.TailsSacrifice, t: Telling, mood: Mood) -> str:
    then = f"Chaque joueur dont la pièce tombe sur pile sacrifie {_a(word.what)}"
    return f"chaque joueur lance une pièce. {then}"


def _name_discard(word: words.NameDiscard, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    first = told("nommer", "une carte non-terrain", mood)
    shows = f"{said(person)} révèle {his(person, HAND)}"
    return f"{first}. {shows[:1].upper()}{shows[1:]} et se défausse de toutes les cartes ayant ce nom"


def _name_mill(word: words.NameMill, t: Telling, mood: Mood) -> str:
    first = told("nommer", "une carte", mood)
    top = f"la carte du dessus {library_of(word.who, t, 'de')}"
    right = f"Si cette carte est la carte nommée, piochez {cards(word.right, t)}"
    return f"{first}, puis mettez dans son cimetière {top}. {right}. Sinon, piochez {cards(word.wrong, t)}"


def _discard_or_lose(word: words.DiscardOrLose, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    first = acts(person, "se défausser", f"d'une carte de {his(person, HAND)}", mood)
    then = f"Ensuite, chaque joueur qui ne s'est pas défaussé d'{_a(word.what)} de cette manière"
    return f"{first}. {then} perd {measured(word.life, LIFE, t)}"


def _lose_half(word: words.LoseHalf, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    mine = "vos" if person.person == 2 else "leurs" if person.plural else "ses"
    return acts(person, "perdre", f"la moitié de {mine} points de vie, arrondie au supérieur", mood)


def _reveal_for_tokens(word: words.RevealForTokens, t: Telling, mood: Mood) -> str:
    some = f"un nombre quelconque {said(nouns_of(word.what, True).bare(), 'de')} de sa main"
    token = "un jeton de créature ours 2/2 verte pour chaque carte qu'il a révélée de cette manière"
    return f"chaque joueur peut révéler {some}. Ensuite, chaque joueur met en jeu {token}"


def _remove_until_taken(word: words.RemoveUntilTaken, t: Telling, mood: Mood) -> str:
    first = told("retirer", "de la partie la carte du dessus de votre bibliothèque", mood)
    may = (
        "Vous pouvez mettre cette carte dans votre main à moins qu'elle n'ait le même nom qu'une autre carte"
    )
    until = "jusqu'à ce que vous mettiez une carte dans votre main ou retiriez deux cartes du même nom"
    return f"{first}. {may} retirée de cette manière. Répétez ce processus {until}"


def _remove_echoes(word: words.RemoveEchoes, t: Telling, mood: Mood) -> str:
    person = who(word.who, t)
    all_ = f"de la partie toutes les cartes du cimetière {said(person, 'de')}"
    but = "à l'exception des cartes de terrain de base"
    search = "Cherchez dans la bibliothèque de ce joueur toutes les cartes ayant le même nom que des cartes"
    then = "Ce joueur mélange ensuite sa bibliothèque"
    first = told("retirer", f"{all_}, {but}", mood)
    return f"{first}. {search} retirées de cette manière et retirez-les de la partie. {then}"


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
