"""Subjects and verbs of the French sentences for static abilities."""

from __future__ import annotations

from grimorio.games.magic.wording.fr import nouns
from grimorio.games.magic.wording.fr.nouns import every
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import CHOSEN, That, What
from grimorio.language.french import agree, said, verb
from grimorio.language.phrases import Phrase


def subject(what: What | That, t: Telling) -> Phrase:
    """The subject of a rule: "les créatures que vous contrôlez"."""
    return nouns.what(what, t)


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "tous les gobelins"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return subject(what, t)


def does(who: Phrase, infinitive: str, rest: str) -> str:
    """The sentence with the subject `who`, the verb `infinitive` in its person, and the words `rest` after
    it.
    """
    return f"{said(who)} {verb(infinitive).present(who)} {rest}"


def cant(who: Phrase, rest: str) -> str:
    """The sentence that says what `who` can't do: "le Mur ne peut pas attaquer"; `rest` is the infinitive."""
    return f"{said(who)} ne {verb('pouvoir').present(who)} pas {rest}"


def blocked(who: Phrase) -> str:
    """The participle "bloqué" in the gender and number of `who`."""
    return agree("bloqué", who.gender, who.plural)
