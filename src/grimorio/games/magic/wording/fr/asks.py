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
    Being,
    DefenderLacks,
    DefenderShares,
    EachBasicType,
    EachColor,
    EmptyHand,
    FromHand,
    HasCounters,
    It,
    ItWasKicked,
    LibraryHundreds,
    ManyInPlay,
    MoreThanFoe,
    OpponentControls,
    StoodBy,
)
from grimorio.language.french import agree, number, said, verb


def _stood_by(t: Telling, wished: bool) -> str:
    """The clause that this creature neither attacked nor came this turn."""
    me = nouns.name(t)
    many = me.plural
    come = agree("passé", me.gender, many)
    attacked = f"n'{('aient' if many else 'ait') if wished else ('ont' if many else 'a')} pas attaqué"
    taken = f"{('soient' if many else 'soit') if wished else ('sont' if many else 'est')} pas {come}"
    ne = "ne " if wished or many else "n'"
    return f"ce tour-ci, {said(me)} {attacked} et {ne}{taken} sous votre contrôle"


def _of_others(word: OpponentControls | DefenderLacks | EmptyHand | ManyInPlay, wished: bool) -> str:
    """The clause for a condition about what others control or hold, or what is in play."""
    match word:
        case OpponentControls(what, least):
            many = f"au moins {number(least)} " if least > 1 else ""
            things = said(nouns_of(what, True).bare()) if least > 1 else said(nouns_of(what).a())
            return f"un adversaire {'ne contrôle' if wished else 'contrôle'} {many}{things}"
        case DefenderLacks(what):
            return f"le joueur défenseur ne contrôle aucun {said(nouns_of(what).bare())}"
        case EmptyHand(anyone):
            if anyone:
                return f"un joueur n'{'ait' if wished else 'a'} aucune carte en main"
            return f"vous n'{'ayez' if wished else 'avez'} aucune carte en main"
        case ManyInPlay(least, what):
            are = "n'y ait" if wished else "y a"
            return f"il {are} en jeu {number(least)} {said(nouns_of(what, True).bare())} ou plus"
    assert_never(word)


def asked(word: Asked, t: Telling, wished: bool) -> str:
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
        case MoreThanFoe(what, side):
            foe = "défenseur" if side == "defending" else "attaquant"
            more = said(nouns_of(what, True).bare(), "de")
            return f"{control} plus {more} que le joueur {foe}"
        case DefenderShares(least):
            verb_ = "ne contrôle" if wished else "contrôle"
            kin = f"au moins {number(least)} créatures qui partagent un type de créature"
            return f"le joueur défenseur {verb_} {kin}"
        case StoodBy():
            return _stood_by(t, wished)
        case Being(it, what, isnt):
            thing = nouns.what(it, t)
            is_ = verb("être").wished(thing) if wished else verb("être").present(thing)
            ne = "" if not (wished or isnt) else "n'" if is_[0] in "eé" else "ne "
            return f"{said(thing)} {ne}{is_} {'pas ' if isnt else ''}{said(nouns_of(what).a())}"
        case FromHand(no):
            have = "ayez" if wished else "avez"
            if no:
                return f"vous ne l'{have} pas joué depuis votre main"
            return f"vous {'ne ' if wished else ''}l'{have} joué depuis votre main"
        case HasCounters(least, sort):
            are = "n'y ait" if wished else "y a"
            marks = f"{number(least)} marqueurs {nouns.counter(sort)} ou plus"
            return f"il {are} {marks} sur {said(nouns.name(t))}"
        case OpponentControls() | DefenderLacks() | EmptyHand() | ManyInPlay():
            return _of_others(word, wished)
    assert_never(word)
