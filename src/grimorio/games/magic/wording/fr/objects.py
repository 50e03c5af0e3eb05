"""The sentences for effects on permanents and spells in French: destroyed, tapped, countered and so on."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.wording.fr.amounts import counted, way
from grimorio.games.magic.wording.fr.deeds import (
    READER,
    Mood,
    acts,
    becomes,
    does,
    gets,
    lasting,
    on,
    sentence_of,
    subject,
    told,
)
from grimorio.games.magic.wording.fr.nouns import counter as counter_name
from grimorio.games.magic.wording.fr.nouns import keyword, name, what, who
from grimorio.games.magic.wording.shape import Telling, means_the_card
from grimorio.games.magic.words import (
    YOU,
    Becomes,
    CantBlock,
    ChangeTarget,
    ChangeText,
    Counter,
    Destroy,
    GainControl,
    GainsProtection,
    Gets,
    Has,
    LeaveCombat,
    LookAt,
    Loses,
    PutCounters,
    Redirect,
    Regenerate,
    ReturnRemoved,
    Sacrifice,
    Shroud,
    Tap,
    TapOrUntap,
    This,
    ThisWay,
    TurnFaceDown,
    TurnFaceUp,
    Unblockable,
    Untap,
    X,
)
from grimorio.language.french import agree, number, pronoun, said, verb
from grimorio.language.phrases import Phrase, capital

VERBS: Final[dict[type, tuple[str, str]]] = {
    Tap: ("engager", ""),
    Untap: ("dégager", ""),
    Regenerate: ("régénérer", ""),
    LeaveCombat: ("retirer", " du combat"),
    LookAt: ("regarder", ""),
}
"""For each effect whose sentence is a verb and an object: the verb, and the words that end the sentence."""


def done(word: Tap | Untap | Regenerate | LeaveCombat | LookAt, t: Telling, mood: Mood) -> str:
    """The sentence for an effect that `VERBS` names: "engagez la créature ciblée"."""
    infinitive, behind = VERBS[type(word)]
    return on(infinitive, word.what, t, mood, behind)


def return_removed(word: ReturnRemoved, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnRemoved`, about one card or several that were removed from the game."""
    one_ = "la carte retirée sous le contrôle de son propriétaire"
    many = "les cartes retirées sous le contrôle de leurs propriétaires"
    if word.to != "play":
        cards = "les cartes retirées" if word.several else "la carte retirée"
        place = "dans la main" if word.to == "hand" else "dans le cimetière"
        return told("remettre", f"{cards} {place} de {'leur' if word.several else 'son'} propriétaire", mood)
    return told("remettre", f"en jeu {many if word.several else one_}", mood)


def destroy(word: Destroy, t: Telling, mood: Mood) -> str:
    """The sentences for `Destroy`: "détruisez-le. Il ne peut pas être régénéré"."""
    sentence = on("détruire", word.what, t, mood)
    if word.regenerate:
        return sentence
    things = what(word.what, t)
    regenerated = agree("régénéré", things.gender, things.plural)
    never = f"ne {verb('pouvoir').present(things)} pas être {regenerated}"
    return f"{sentence}. {capital(pronoun(things.gender, things.plural))} {never}"


def sacrifice(word: Sacrifice, t: Telling, mood: Mood) -> str:
    """The sentence for `Sacrifice`: "sacrifiez une créature", "le joueur ciblé sacrifie une créature"."""
    if word.who == YOU:
        return on("sacrifier", word.what, t, mood)
    return acts(who(word.who, t), "sacrifier", said(what(word.what, t)), mood)


def tap_or_untap(word: TapOrUntap, t: Telling, mood: Mood) -> str:
    """The sentence for `TapOrUntap`: "engagez ou dégagez la créature ciblée"."""
    then = does(READER, "dégager", "bare" if mood == "may" else mood)
    return f"{told('engager', f'ou {then}', mood)} {said(what(word.what, t))}"


def counter(word: Counter, t: Telling, mood: Mood) -> str:
    """The sentence for `Counter`: "contrecarrez le sort ciblé à moins que son contrôleur ne paye {1}"."""
    due = word.unless
    if isinstance(word.times, X):
        due = "{X}" if due == "{1}" else f"{due} X fois"
    elif word.times is not None:
        per = way(word.times) if isinstance(word.times, ThisWay) else counted(word.times, False)
        due += f" pour chaque {per}"
    pays = f" à moins que son contrôleur ne paye {due}" if due else ""
    gone = (
        ". Si ce sort est contrecarré de cette manière, retirez-le de la partie au lieu de le mettre dans le "
        "cimetière de son propriétaire"
    )
    return on("contrecarrer", word.what, t, mood) + pays + (gone if word.removed else "")


def get(word: Gets, t: Telling, mood: Mood) -> str:
    """The sentence for `Gets`: "la créature ciblée gagne +3/+3 jusqu'à la fin du tour"."""
    return gets(word, subject(word.what, t), t, mood)


def gain_keyword(word: Has, t: Telling, mood: Mood) -> str:
    """The sentence for `Has`: "la créature ciblée acquiert le vol jusqu'à la fin du tour"."""
    rest = f"{keyword(word.keyword)}{lasting(word.until)}"
    return sentence_of(subject(word.what, t), verb_of(word), rest, mood)


def verb_of(word: Has) -> str:
    """The verb that says that an object has a keyword, or gets it for a while."""
    return "acquérir" if word.until == "end of turn" else "avoir"


def become(word: Becomes, t: Telling, mood: Mood) -> str:
    """The sentence for `Becomes`: "le terrain ciblé devient une créature 2/2 jusqu'à la fin du tour"."""
    return becomes(word, subject(word.what, t), t, mood)


def redirect(word: Redirect, t: Telling, mood: Mood) -> str:
    """The sentence for `Redirect`: the damage to an object is dealt to another one."""
    are = "soient" if mood == "bare" else "sont"
    return (
        f"toutes les blessures qui devraient être infligées ce tour-ci {said(what(word.what, t), 'à')} "
        f"par une source de votre choix {are} infligées {said(what(word.to, t), 'à')} à la place"
    )


def cant_block(word: CantBlock, t: Telling, mood: Mood) -> str:
    """The sentence for `CantBlock`: "la créature ciblée ne peut pas bloquer ce tour-ci"."""
    return _cant(subject(word.what, t), "bloquer", mood)


def shroud(word: Shroud, t: Telling, mood: Mood) -> str:
    """The sentence for `Shroud`: "elle ne peut pas être la cible de sorts ou de capacités ce tour-ci"."""
    return _cant(subject(word.what, t), "être la cible de sorts ou de capacités", mood)


def gain_protection(word: GainsProtection, t: Telling, mood: Mood) -> str:
    """The sentence for `GainsProtection`: "acquiert la protection contre la couleur choisie"."""
    rest = "la protection contre la couleur choisie jusqu'à la fin du tour"
    return sentence_of(subject(word.what, t), "acquérir", rest, mood)


def turn(word: TurnFaceUp | TurnFaceDown, t: Telling, mood: Mood) -> str:
    """The sentence for `TurnFaceUp` and `TurnFaceDown`: "retournez face visible la créature ciblée"."""
    side = "face visible" if isinstance(word, TurnFaceUp) else "face cachée"
    if means_the_card(word.what, t):
        return on("retourner", word.what, t, mood, f" {side}")
    return told("retourner", f"{side} {said(what(word.what, t))}", mood)


def unblockable(word: Unblockable, t: Telling, mood: Mood) -> str:
    """The sentence for `Unblockable`: "la créature ciblée ne peut pas être bloquée ce tour-ci"."""
    creature = subject(word.what, t)
    return _cant(creature, f"être {agree('bloqué', creature.gender, creature.plural)}", mood)


def lose_keyword(word: Loses, t: Telling, mood: Mood) -> str:
    """The sentence for `Loses`: "la créature ciblée perd le vol jusqu'à la fin du tour"."""
    rest = f"{keyword(word.keyword)} jusqu'à la fin du tour"
    return sentence_of(subject(word.what, t), "perdre", rest, mood)


def gain_control(word: GainControl, t: Telling, mood: Mood) -> str:
    """The sentence for `GainControl`: "acquérez le contrôle de la créature ciblée"."""
    rest = f"le contrôle {said(what(word.what, t), 'de')}{lasting(word.until)}"
    return acts(who(word.who, t), "acquérir", rest, mood)


def _cant(who_: Phrase, rest: str, mood: Mood) -> str:
    can = verb("pouvoir").wished(who_) if mood == "bare" else verb("pouvoir").present(who_)
    return f"{said(who_)} ne {can} pas {rest} ce tour-ci"


def put_counters(word: PutCounters, t: Telling, mood: Mood) -> str:
    """The sentence for `PutCounters`: "mettez un marqueur +1/+1 sur la créature ciblée"."""
    sort = counter_name(word.counter)
    marks = f"un marqueur {sort}" if word.count == 1 else f"{number(word.count)} marqueurs {sort}"
    if word.counter == "poison":
        return acts(who(word.what, t), "gagner", marks, mood)
    if isinstance(word.what, This) and t.topic:
        me = name(t)
        him = {"m": ("lui", "eux"), "f": ("elle", "elles")}[me.gender][me.plural]
        return told("mettre", f"{marks} sur {him}", mood)
    return told("mettre", f"{marks} {said(who(word.what, t), 'sur')}", mood)


def change_target(word: ChangeTarget, t: Telling, mood: Mood) -> str:
    """The sentence for `ChangeTarget`: "changez la cible du sort ciblé"."""
    return told("changer", f"la cible {said(what(word.what, t), 'de')}", mood)


def change_text(word: ChangeText, t: Telling, mood: Mood) -> str:
    """The sentence for `ChangeText`: one colour word or basic land type takes the place of another."""
    by = "un nom de couleur par un autre ou un type de terrain de base par un autre"
    change = f"le texte {said(what(word.what, t), 'de')} en remplaçant partout {by}"
    return told("changer", change, mood)
