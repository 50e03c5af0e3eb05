"""The sentences for effects that copy spells, in French."""

from __future__ import annotations

from grimorio.games.magic.wording.fr.deeds import Mood, acts, does, told
from grimorio.games.magic.wording.fr.nouns import name, nouns_of, what, who
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import THE_OBJECT, CopySpell, CopyThis, MoveAim, This
from grimorio.language.french import said


def copy_this(word: CopyThis, t: Telling, mood: Mood) -> str:
    """The sentence for `CopyThis`: "copiez X et vous pouvez choisir une nouvelle cible pour cette copie"."""
    person = who(word.who, t)
    then = does(person, "choisir", "bare" if mood == "bare" else "may")
    you = "vous " if person.person == 2 and mood != "bare" else ""
    return f"{acts(person, 'copier', said(name(t)), mood)} et {you}{then} une nouvelle cible pour cette copie"


def copy_spell(word: CopySpell, t: Telling, mood: Mood) -> str:
    """The sentences for `CopySpell`: "copiez le sort ciblé. Vous pouvez choisir de nouvelles cibles …"."""
    spell = "ce sort" if word.what == THE_OBJECT else said(what(word.what, t))
    first = told("copier", spell, mood)
    return f"{first}. Vous pouvez choisir de nouvelles cibles pour cette copie"


def move_aim(word: MoveAim, t: Telling, mood: Mood) -> str:
    """The sentence for `MoveAim`: another creature becomes the target of a spell that has one target."""
    spell = said(what(word.what, t))
    aim = said(name(t)) if isinstance(word.aim, This) else said(nouns_of(word.aim).a())
    changed = told("changer", "la cible de ce sort pour une autre créature", mood)
    return f"si {spell} n'a qu'une cible et que cette cible est {aim}, {changed}"
