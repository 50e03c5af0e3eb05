"""The sentences in Italian for effects by which others deal damage, or damage is dealt elsewhere."""

from __future__ import annotations

from grimorio.games.magic.wording.it.amounts import DAMAGE, measured, value
from grimorio.games.magic.wording.it.deeds import Mood, deal_damage, sentence_of, told, victims
from grimorio.games.magic.wording.it.nouns import what
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    YOU,
    DealDamage,
    Deflect,
    DeflectChosen,
    DestroyEach,
    NoPrevention,
    PreventChosen,
    Strike,
    SureDamage,
    What,
    Who,
)
from grimorio.language.italian import agree, listed, said
from grimorio.language.phrases import Gender

_BY = "una fonte a tua scelta"


def _whom(to: What | Who, t: Telling) -> str:
    """To whom damage is dealt: "a te", "alla creatura bersaglio"."""
    return "a te" if to == YOU else victims(to, t)


def strike(word: Strike, t: Telling, mood: Mood) -> str:
    """The sentence for `Strike`: "quella creatura infligge danni pari alla sua forza a quel giocatore"."""
    much = measured(word.amount, DAMAGE, t)
    return sentence_of(what(word.source, t, "il"), "infliggere", f"{much} {_whom(word.to, t)}", mood)


def destroy_each(word: DestroyEach, t: Telling, mood: Mood) -> str:
    """The sentences for `DestroyEach`: "distruggi un artefatto bersaglio e una terra bersaglio"."""
    nouns = [what(target, t) for target in word.targets]
    targets = listed([said(noun) for noun in nouns], "and")
    gender: Gender = "f" if all(noun.gender == "f" for noun in nouns) else "m"
    never = "" if word.regenerate else f". Non possono essere {agree('rigenerato', gender, True)}"
    return f"{told('distruggere', targets, mood)}{never}"


def prevent_chosen(word: PreventChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `PreventChosen`: "previeni tutto il danno che una fonte a tua scelta …"."""
    if word.to is None:
        return told("prevenire", f"tutto il danno che {_BY} infliggerebbe in questo turno", mood)
    dealt = f"tutto il danno che verrebbe inflitto {_whom(word.to, t)} in questo turno"
    return told("prevenire", f"{dealt} da {_BY}", mood)


def deflect(word: Deflect, t: Telling, mood: Mood) -> str:
    """The sentence for `Deflect`: "i prossimi 2 danni che verrebbero inflitti a te in questo turno …"."""
    first, to = _whom(word.what, t), _whom(word.to, t)
    if word.amount is None and not word.whole:
        next_ = f"la prossima volta che verrebbe inflitto danno {first} in questo turno"
        return f"{next_}, quel danno viene invece inflitto {to}"
    if word.amount is None:
        return f"tutto il danno che verrebbe inflitto {first} in questo turno viene invece inflitto {to}"
    if word.amount == 1:
        return f"il prossimo danno che verrebbe inflitto {first} in questo turno viene invece inflitto {to}"
    much = value(word.amount, t)
    dealt = f"i prossimi {much} danni che verrebbero inflitti {first} in questo turno"
    return f"{dealt} vengono invece inflitti {to}"


def sure_damage(word: SureDamage, t: Telling, mood: Mood) -> str:
    """The sentence for `SureDamage`: damage is dealt, and it cannot be prevented."""
    return f"{deal_damage(DealDamage(word.amount, word.to), t, mood)} e quel danno non può essere prevenuto"


def no_prevention(word: NoPrevention, t: Telling, mood: Mood) -> str:
    """The sentence for `NoPrevention`: damage cannot be prevented this turn."""
    return "il danno non può essere prevenuto in questo turno"


def deflect_chosen(word: DeflectChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `DeflectChosen`: the next damage of a source of your choice is dealt elsewhere."""
    first, to = _whom(word.what, t), _whom(word.to, t)
    next_ = f"la prossima volta che {_BY} infliggerebbe danno {first} in questo turno"
    return f"{next_}, quel danno viene invece inflitto {to}"
