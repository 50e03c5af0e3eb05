"""The sentences for effects on permanents and spells in Italian: destroyed, tapped, countered and so on."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.wording.it.amounts import counted, way
from grimorio.games.magic.wording.it.deeds import (
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
from grimorio.games.magic.wording.it.nouns import counter as counter_name
from grimorio.games.magic.wording.it.nouns import keyword, name, what, who
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
from grimorio.language.italian import agree, number, said, verb
from grimorio.language.phrases import Phrase

VERBS: Final[dict[type, tuple[str, str]]] = {
    Tap: ("TAPpare", ""),
    Untap: ("STAPpare", ""),
    Regenerate: ("rigenerare", ""),
    LeaveCombat: ("rimuovere", " dal combattimento"),
    LookAt: ("guardare", ""),
}
"""For each effect whose sentence is a verb and an object: the verb, and the words that end the sentence."""


def done(word: Tap | Untap | Regenerate | LeaveCombat | LookAt, t: Telling, mood: Mood) -> str:
    """The sentence for an effect that `VERBS` names: "TAPpa la creatura bersaglio"."""
    infinitive, behind = VERBS[type(word)]
    return on(infinitive, word.what, t, mood, behind)


def return_removed(word: ReturnRemoved, t: Telling, mood: Mood) -> str:
    """The sentence for `ReturnRemoved`, about one card or several that were removed from the game."""
    one_ = "la carta rimossa sotto il controllo del suo proprietario"
    many = "le carte rimosse sotto il controllo dei loro proprietari"
    if word.to != "play":
        cards = "le carte rimosse" if word.several else "la carta rimossa"
        place = "nella mano" if word.to == "hand" else "nel cimitero"
        return told(
            "rimettere", f"{cards} {place} del {'loro' if word.several else 'suo'} proprietario", mood
        )
    return told("rimettere", f"in gioco {many if word.several else one_}", mood)


def destroy(word: Destroy, t: Telling, mood: Mood) -> str:
    """The sentences for `Destroy`: "distruggila. Non può essere rigenerata"."""
    sentence = on("distruggere", word.what, t, mood)
    if word.regenerate:
        return sentence
    things = what(word.what, t)
    regenerated = agree("rigenerato", things.gender, things.plural)
    return f"{sentence}. Non {verb('potere').present(things)} essere {regenerated}"


def sacrifice(word: Sacrifice, t: Telling, mood: Mood) -> str:
    """The sentence for `Sacrifice`: "sacrifica una creatura", "il giocatore bersaglio sacrifica …"."""
    if word.who == YOU:
        return on("sacrificare", word.what, t, mood)
    return acts(who(word.who, t, "il"), "sacrificare", said(what(word.what, t)), mood)


def tap_or_untap(word: TapOrUntap, t: Telling, mood: Mood) -> str:
    """The sentence for `TapOrUntap`: "TAPpa o STAPpa la creatura bersaglio"."""
    then = does(READER, "STAPpare", "bare" if mood == "may" else mood)
    return f"{does(READER, 'TAPpare', mood)} o {then} {said(what(word.what, t))}"


def counter(word: Counter, t: Telling, mood: Mood) -> str:
    """The sentence for `Counter`: "neutralizza la magia bersaglio a meno che il suo controllore spenda …"."""
    due = word.unless
    if isinstance(word.times, X):
        due = "{X}" if due == "{1}" else f"{due} X volte"
    elif word.times is not None:
        per = way(word.times) if isinstance(word.times, ThisWay) else counted(word.times, False)
        due += f" per ogni {per}"
    pays = f" a meno che il suo controllore spenda {due}" if due else ""
    gone = (
        ". Se quella magia viene neutralizzata in questo modo, rimuovila dal gioco invece di metterla nel "
        "cimitero del suo proprietario"
    )
    return on("neutralizzare", word.what, t, mood) + pays + (gone if word.removed else "")


def get(word: Gets, t: Telling, mood: Mood) -> str:
    """The sentence for `Gets`: "la creatura bersaglio prende +3/+3 fino alla fine del turno"."""
    return gets(word, subject(word.what, t), t, mood)


def gain_keyword(word: Has, t: Telling, mood: Mood) -> str:
    """The sentence for `Has`: "la creatura bersaglio guadagna volare fino alla fine del turno"."""
    rest = f"{keyword(word.keyword)}{lasting(word.until)}"
    return sentence_of(subject(word.what, t), verb_of(word), rest, mood)


def verb_of(word: Has) -> str:
    """The verb that says that an object has a keyword, or gets it for a while."""
    return "guadagnare" if word.until == "end of turn" else "avere"


def become(word: Becomes, t: Telling, mood: Mood) -> str:
    """The sentence for `Becomes`: "la terra bersaglio diventa una creatura 2/2 fino alla fine del turno"."""
    return becomes(word, subject(word.what, t), t, mood)


def redirect(word: Redirect, t: Telling, mood: Mood) -> str:
    """The sentence for `Redirect`: the damage to an object is dealt to another one."""
    comes = "venga" if mood == "bare" else "viene"
    return (
        f"tutto il danno che verrebbe inflitto {said(what(word.what, t), 'a')} in questo turno "
        f"da una fonte a tua scelta {comes} invece inflitto {said(what(word.to, t), 'a')}"
    )


def cant_block(word: CantBlock, t: Telling, mood: Mood) -> str:
    """The sentence for `CantBlock`: "la creatura bersaglio non può bloccare in questo turno"."""
    return _cant(subject(word.what, t), "bloccare", mood)


def shroud(word: Shroud, t: Telling, mood: Mood) -> str:
    """The sentence for `Shroud`: "non può essere bersaglio di magie o abilità in questo turno"."""
    return _cant(subject(word.what, t), "essere bersaglio di magie o abilità", mood)


def gain_protection(word: GainsProtection, t: Telling, mood: Mood) -> str:
    """The sentence for `GainsProtection`: "guadagna protezione dal colore scelto"."""
    rest = "protezione dal colore scelto fino alla fine del turno"
    return sentence_of(subject(word.what, t), "guadagnare", rest, mood)


def turn(word: TurnFaceUp | TurnFaceDown, t: Telling, mood: Mood) -> str:
    """The sentence for `TurnFaceUp` and `TurnFaceDown`: "gira a faccia in su la creatura bersaglio"."""
    side = "a faccia in su" if isinstance(word, TurnFaceUp) else "a faccia in giù"
    if means_the_card(word.what, t):
        return on("girare", word.what, t, mood, f" {side}")
    return told("girare", f"{side} {said(what(word.what, t))}", mood)


def unblockable(word: Unblockable, t: Telling, mood: Mood) -> str:
    """The sentence for `Unblockable`: "la creatura bersaglio non può essere bloccata in questo turno"."""
    creature = subject(word.what, t)
    return _cant(creature, f"essere {agree('bloccato', creature.gender, creature.plural)}", mood)


def lose_keyword(word: Loses, t: Telling, mood: Mood) -> str:
    """The sentence for `Loses`: "la creatura bersaglio perde volare fino alla fine del turno"."""
    rest = f"{keyword(word.keyword)} fino alla fine del turno"
    return sentence_of(subject(word.what, t), "perdere", rest, mood)


def gain_control(word: GainControl, t: Telling, mood: Mood) -> str:
    """The sentence for `GainControl`: "prendi il controllo della creatura bersaglio"."""
    rest = f"il controllo {said(what(word.what, t), 'di')}{lasting(word.until)}"
    return acts(who(word.who, t, "il"), "prendere", rest, mood)


def _cant(who_: Phrase, rest: str, mood: Mood) -> str:
    can = verb("potere").wished(who_) if mood == "bare" else verb("potere").present(who_)
    return f"{said(who_)} non {can} {rest} in questo turno".lstrip()


def put_counters(word: PutCounters, t: Telling, mood: Mood) -> str:
    """The sentence for `PutCounters`: "metti un segnalino +1/+1 sulla creatura bersaglio"."""
    sort = "veleno" if word.counter == "poison" else counter_name(word.counter)
    marks = f"un segnalino {sort}" if word.count == 1 else f"{number(word.count)} segnalini {sort}"
    if word.counter == "poison":
        return acts(who(word.what, t, "il"), "ricevere", marks, mood)
    if isinstance(word.what, This) and t.topic:
        return told("mettere", f"{marks} su di {'essa' if name(t).gender == 'f' else 'esso'}", mood)
    return told("mettere", f"{marks} {said(who(word.what, t), 'su')}", mood)


def change_target(word: ChangeTarget, t: Telling, mood: Mood) -> str:
    """The sentence for `ChangeTarget`: "cambia il bersaglio della magia bersaglio"."""
    return told("cambiare", f"il bersaglio {said(what(word.what, t), 'di')}", mood)


def change_text(word: ChangeText, t: Telling, mood: Mood) -> str:
    """The sentence for `ChangeText`: one colour word or basic land type takes the place of another."""
    by = "un nome di colore con un altro o un tipo di terra base con un altro"
    change = f"il testo {said(what(word.what, t), 'di')} sostituendo tutte le occorrenze di {by}"
    return told("cambiare", change, mood)
