"""Subjects and verbs of the Italian sentences for static abilities."""

from __future__ import annotations

from grimorio.games.magic.wording.it import nouns
from grimorio.games.magic.wording.it.nouns import every
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import CHOSEN, That, What
from grimorio.language.italian import agree, said, verb
from grimorio.language.phrases import Phrase


def subject(what: What | That, t: Telling) -> Phrase:
    """The subject of a static ability's sentence: "le creature che controlli"."""
    return nouns.what(what, t, "il")


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "tutti i Goblin"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return subject(what, t)


def does(who: Phrase, infinitive: str, rest: str, negated: bool = False) -> str:
    """The sentence with the subject `who`, the verb `infinitive` in its person, and `rest` after it.

    `rest` has all words after the verb. With `negated` the verb is negated: "non".
    """
    return f"{said(who)} {'non ' if negated else ''}{verb(infinitive).present(who)} {rest}"


def cant(who: Phrase, rest: str) -> str:
    """The sentence that says what `who` can't do: "il Muro non può attaccare"; `rest` is the infinitive."""
    return does(who, "potere", rest, True)


def blocked(who: Phrase) -> str:
    """The participle "bloccato" in the gender and number of `who`."""
    return agree("bloccato", who.gender, who.plural)
