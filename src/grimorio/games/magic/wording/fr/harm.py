"""The sentences in French for effects by which others deal damage, or damage is dealt elsewhere."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.amounts import DAMAGE, measured, value
from grimorio.games.magic.wording.fr.deeds import Mood, deal_damage, sentence_of, told, victims
from grimorio.games.magic.wording.fr.nouns import what
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
)
from grimorio.language.french import agree, listed, said
from grimorio.language.phrases import Gender

_BY = "une source de votre choix"


def strike(word: Strike, t: Telling, mood: Mood) -> str:
    """The sentence for `Strike`: "cette créature inflige un nombre de blessures égal à sa force à …"."""
    much = measured(word.amount, DAMAGE, t)
    return sentence_of(what(word.source, t), "infliger", f"{much} {victims(word.to, t)}", mood)


def destroy_each(word: DestroyEach, t: Telling, mood: Mood) -> str:
    """The sentences for `DestroyEach`: "détruisez l'artefact ciblé et le terrain ciblé"."""
    nouns = [what(target, t) for target in word.targets]
    targets = listed([said(noun) for noun in nouns], "and")
    gender: Gender = "f" if all(noun.gender == "f" for noun in nouns) else "m"
    they = "Elles" if gender == "f" else "Ils"
    never = "" if word.regenerate else f". {they} ne peuvent pas être {agree('régénéré', gender, True)}"
    return f"{told('détruire', targets, mood)}{never}"


def prevent_chosen(word: PreventChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `PreventChosen`: "prévenez toutes les blessures qu'une source de votre choix …"."""
    if word.to is None:
        return told("prévenir", f"toutes les blessures qu'{_BY} devrait infliger ce tour-ci", mood)
    dealt = f"toutes les blessures qui devraient être infligées {victims(word.to, t)} ce tour-ci"
    return told("prévenir", f"{dealt} par {_BY}", mood)


def deflect(word: Deflect, t: Telling, mood: Mood) -> str:
    """The sentence for `Deflect`: "les 2 prochaines blessures qui devraient vous être infligées …"."""
    first, to = victims(word.what, t), victims(word.to, t)
    if word.amount is None and not word.whole:
        next_ = f"la prochaine fois que des blessures devraient être infligées {first} ce tour-ci"
        return f"{next_}, elles sont infligées {to} à la place"
    if word.amount == 1:
        next_ = f"la prochaine blessure qui devrait être infligée {first} ce tour-ci"
        return f"{next_} est infligée {to} à la place"
    much = (
        "toutes les blessures" if word.amount is None else f"les {value(word.amount, t)} prochaines blessures"
    )
    dealt = f"{much} qui devraient être infligées {first} ce tour-ci"
    return f"{dealt} sont infligées {to} à la place"


def sure_damage(word: SureDamage, t: Telling, mood: Mood) -> str:
    """The sentence for `SureDamage`: damage is dealt, and it cannot be prevented."""
    dealt = deal_damage(DealDamage(word.amount, word.to), t, mood)
    return f"{dealt} et ces blessures ne peuvent pas être prévenues"


def no_prevention(word: NoPrevention, t: Telling, mood: Mood) -> str:
    """The sentence for `NoPrevention`: damage cannot be prevented this turn."""
    return "les blessures ne peuvent pas être prévenues ce tour-ci"


def deflect_chosen(word: DeflectChosen, t: Telling, mood: Mood) -> str:
    """The sentence for `DeflectChosen`: the next damage of a source of your choice is dealt elsewhere."""
    hurts = f"infliger des blessures {victims(word.what, t)}"
    deals = "vous infliger des blessures" if word.what == YOU else hurts
    first = f"la prochaine fois qu'une source de votre choix devrait {deals} ce tour-ci"
    return f"{first}, ces blessures sont infligées {victims(word.to, t)} à la place"
