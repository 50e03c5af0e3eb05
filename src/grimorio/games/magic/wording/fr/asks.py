"""The clauses for conditions about libraries, land types, colours and turns, in French."""

from __future__ import annotations

from typing import assert_never

from grimorio.games.magic.wording.fr import nouns
from grimorio.games.magic.wording.fr.nouns import nouns_of
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    AnothersTurn,
    Asked,
    BasicTypes,
    EachBasicType,
    EachColor,
    FromHand,
    HasCounters,
    It,
    ItWasKicked,
    LibraryHundreds,
)
from grimorio.language.french import number, said


def asked(
    word: Asked,
    t: Telling,
    wished: bool,
) -> str:
    """The clause for such a condition; `wished`: in the subjunctive."""
    control = "vous ne contrôliez" if wished else "vous contrôlez"
    match word:
        case LibraryHundreds(hundreds):
            have = "n'ayez" if wished else "avez"
            return f"vous {have} {hundreds}00 cartes ou plus dans votre bibliothèque"
        case EachBasicType():
            return f"{control} un terrain de chaque type de terrain de base"
        case EachColor(what):
            return f"{control} {said(nouns_of(what).a())} de chaque couleur"
        case BasicTypes(least):
            are = "n'y ait" if wished else "y a"
            types = f"{number(least)} types de terrain de base ou plus"
            return f"il {are} {types} parmi les terrains que ce joueur contrôle"
        case AnothersTurn():
            is_ = "ne soit" if wished else "n'est"
            return f"ce {is_} pas le tour de ce joueur"
        case ItWasKicked():
            paid = "n'ait" if wished else "a"
            return f"un coût de kick {paid} été payé pour {said(nouns.what(It(), t))}"
        case FromHand(no):
            have = "ayez" if wished else "avez"
            if no:
                return f"vous ne l'{have} pas joué depuis votre main"
            return f"vous {'ne ' if wished else ''}l'{have} joué depuis votre main"
        case HasCounters(least, sort):
            are = "n'y ait" if wished else "y a"
            return (
                f"il {are} {number(least)} marqueurs {nouns.counter(sort)} ou plus sur {said(nouns.name(t))}"
            )
    assert_never(word)
