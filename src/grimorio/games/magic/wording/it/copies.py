"""The sentences for effects that copy spells, in Italian."""

from __future__ import annotations

from grimorio.games.magic.wording.it.deeds import Mood, acts, does, told
from grimorio.games.magic.wording.it.nouns import name, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import THE_OBJECT, CopySpell, CopyThis, MoveAim, This
from grimorio.language.italian import said


def copy_this(word: CopyThis, t: Telling, mood: Mood) -> str:
    """The sentence for `CopyThis`: "copia X e puoi scegliere un nuovo bersaglio per quella copia"."""
    person = who(word.who, t, "il")
    then = does(person, "scegliere", "bare" if mood == "bare" else "may")
    return f"{acts(person, 'copiare', said(name(t)), mood)} e {then} un nuovo bersaglio per quella copia"


def copy_spell(word: CopySpell, t: Telling, mood: Mood) -> str:
    """The sentences for `CopySpell`: "copia una magia bersaglio. Puoi scegliere nuovi bersagli …"."""
    spell = "quella magia" if word.what == THE_OBJECT else said(what(word.what, t))
    first = told("copiare", spell, mood)
    return f"{first}. Puoi scegliere nuovi bersagli per quella copia"


def move_aim(word: MoveAim, t: Telling, mood: Mood) -> str:
    """The sentence for `MoveAim`: another creature becomes the target of a spell that has one target."""
    spell = said(what(word.what, t))
    aim = said(name(t)) if isinstance(word.aim, This) else said(nouns_of(word.aim).a())
    changed = told("cambiare", "il bersaglio di quella magia in un'altra creatura", mood)
    return f"se {spell} ha un solo bersaglio e quel bersaglio è {aim}, {changed}"
