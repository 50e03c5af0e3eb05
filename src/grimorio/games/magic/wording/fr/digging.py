"""The sentences in French for effects that dig in libraries and hands, or happen instead of others."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.amounts import cards, value
from grimorio.games.magic.wording.fr.deeds import READER, Mood, acts, does, told, top
from grimorio.games.magic.wording.fr.nouns import GRAVEYARD, HAND, his, nouns_of, some, who
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
from grimorio.language.french import before, said

_ORDER = "dans l'ordre de votre choix"


def dig(word: Dig, t: Telling, mood: Mood) -> str:
    """The sentences for `Dig`: "regardez les quatre cartes du dessus de votre bibliothèque. Mettez …"."""
    size = word.count
    plain = isinstance(size, int) and word.take
    is_ = "" if plain or isinstance(size, X) else f", où X est {value(size, t)}"
    looked = top(size) if plain and isinstance(size, int) else "les X cartes du dessus"
    look = told("regarder", f"{looked} de votre bibliothèque{is_}", mood)
    if not word.take:
        back = does(READER, "remettre", "bare" if mood == "may" else mood, "les")
        return f"{look}, puis {back} dessus {_ORDER}"
    rest = f"les autres au-dessous de votre bibliothèque {_ORDER}"
    return f"{look}. Mettez l'une de ces cartes dans votre main et {rest}"


def search_top(word: SearchTop, t: Telling, mood: Mood) -> str:
    """The sentence for `SearchTop`: "cherchez une carte dans votre bibliothèque, mélangez-la, puis …"."""
    single = word.count == "one"
    then: Mood = "bare" if mood == "may" else mood
    if single:
        sought = said(nouns_of(word.what).a())
    elif word.count == "x":
        sought = said(some(word.what, 2, True))
    else:
        sought = f"un nombre quelconque {said(nouns_of(word.what, True).bare(), 'de')}"
    those = "cette carte" if single else "ces cartes"
    shown = f", {does(READER, 'révéler', then)} {those}" if word.reveal else ""
    place = (
        "en troisième position à partir du dessus"
        if word.third
        else f"au-dessus{'' if single else f' {_ORDER}'}"
    )
    search = told("chercher", f"{sought} dans votre bibliothèque", mood)
    shuffle = f"{does(READER, 'mélanger', then)} votre bibliothèque"
    return f"{search}{shown}, {shuffle}, puis {does(READER, 'mettre', then)} {those} {place}"


def reveal_until(word: RevealUntil, t: Telling, mood: Mood) -> str:
    """The sentences for `RevealUntil`: "révélez des cartes du dessus de votre bibliothèque jusqu'à …"."""
    until = before("que", f"vous révéliez {said(nouns_of(word.what).a())}")
    first = told("révéler", f"des cartes du dessus de votre bibliothèque jusqu'à ce {until}", mood)
    if word.to == "play":
        return f"{first}. Mettez cette carte en jeu et mélangez les autres dans votre bibliothèque"
    return first


def revealed_to_bottom(word: RevealedToBottom, t: Telling, mood: Mood) -> str:
    """The sentence for `RevealedToBottom`: "mettez les cartes révélées au-dessous de la bibliothèque"."""
    return told("mettre", f"les cartes révélées au-dessous de votre bibliothèque {_ORDER}", mood)


def reveal_at_random(word: RevealAtRandom, t: Telling, mood: Mood) -> str:
    """The sentence for `RevealAtRandom`: "l'adversaire ciblé révèle une carte de sa main au hasard"."""
    person = who(word.who, t)
    return acts(person, "révéler", f"une carte de {his(person, HAND)} au hasard", mood)


def discard_any(word: DiscardAny, t: Telling, mood: Mood) -> str:
    """The sentence for `DiscardAny`: "défaussez-vous d'un nombre quelconque de cartes de votre main"."""
    thrown = said(nouns_of(word.what, True).bare(), "de")
    return told("se défausser", f"d'un nombre quelconque {thrown} de votre main", mood)


def discard_revealed(word: DiscardRevealed, t: Telling, mood: Mood) -> str:
    """The sentences for `DiscardRevealed`: "le joueur ciblé révèle trois cartes de sa main …"."""
    person = who(word.who, t)
    shows = acts(person, "révéler", cards(word.count, t, f" de {his(person, HAND)}"), mood)
    return f"{shows}. Choisissez l'une d'elles. Ce joueur se défausse de cette carte"


def return_own(word: ReturnOwn, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnOwn`: "chaque joueur renvoie un permanent qu'il contrôle dans la main …"."""
    person = who(word.who, t)
    owns = "que vous contrôlez" if person.person == 2 else "qu'il contrôle"
    owner = "de son propriétaire" if word.what.count == 1 else "de leur propriétaire"
    return acts(person, "renvoyer", f"{said(who(word.what, t))} {owns} dans la main {owner}", mood)


def discard_chosen(word: DiscardChosen, t: Telling, mood: Mood) -> str:
    """The sentences for `DiscardChosen`: "regardez la main du joueur ciblé et choisissez …"."""
    person = who(word.who, t)
    of = " de cette couleur" if CHOSEN in word.what.colors else ""
    card = f"{said(nouns_of(unchosen(word.what)).a())}{of}"
    then = "Ce joueur se défausse de cette carte"
    if word.look:
        hand = his(person, HAND) if person.person == 2 else f"la main {said(person, 'de')}"
        return f"{told('regarder', hand, mood)} et choisissez-y {card}. {then}"
    return f"{acts(person, 'révéler', his(person, HAND), mood)}. Choisissez-y {card}. {then}"


def return_buried(word: ReturnBuried, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnBuried`: "chaque joueur remet en jeu toutes les cartes de créature …"."""
    person = who(word.who, t)
    cards_ = said(nouns_of(word.what, True).the())
    return acts(person, "remettre", f"en jeu toutes {cards_} de {his(person, GRAVEYARD)}", mood)
