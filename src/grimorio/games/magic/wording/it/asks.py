"""The clauses for conditions about libraries, land types, colours and turns, in Italian."""

from __future__ import annotations

from typing import assert_never

from grimorio.games.magic.wording.it import nouns
from grimorio.games.magic.wording.it.counters import counter
from grimorio.games.magic.wording.it.nouns import nouns_of
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
from grimorio.language.italian import agree, number, said, verb


def _of_others(word: OpponentControls | DefenderLacks | EmptyHand | ManyInPlay, wished: bool) -> str:
    """The clause for a condition about what others control or hold, or what is in play."""
    match word:
        case OpponentControls(what, least):
            many = f"almeno {number(least)} " if least > 1 else ""
            things = said(nouns_of(what, True).bare()) if least > 1 else said(nouns_of(what).a())
            return f"un avversario {'controlli' if wished else 'controlla'} {many}{things}"
        case DefenderLacks(what):
            control = "controlli" if wished else "controlla"
            return f"il giocatore in difesa non {control} {said(nouns_of(what, True).bare())}"
        case EmptyHand(anyone):
            if anyone:
                return f"un giocatore non {'abbia' if wished else 'ha'} carte in mano"
            return f"non {'tu abbia' if wished else 'hai'} carte in mano"
        case ManyInPlay(least, what):
            are = "siano" if wished else "sono"
            return f"ci {are} {number(least)} o più {said(nouns_of(what, True).bare())} in gioco"
    assert_never(word)


def asked(
    word: Asked,
    t: Telling,
    wished: bool,
) -> str:
    """The clause for such a condition; `wished`: in the subjunctive."""
    you = "tu " if wished else ""
    match word:
        case LibraryHundreds(hundreds):
            return f"{'tu abbia' if wished else 'hai'} {hundreds}00 o più carte nel tuo grimorio"
        case EachBasicType():
            return f"{you}controlli una terra di ogni tipo di terra base"
        case EachColor(what):
            return f"{you}controlli {said(nouns_of(what).a())} di ogni colore"
        case BasicTypes(least):
            types = f"{number(least)} o più tipi di terra base tra le terre controllate da quel giocatore"
            return f"ci {'siano' if wished else 'sono'} {types}"
        case AnothersTurn():
            return f"non {'sia' if wished else 'è'} il turno di quel giocatore"
        case ItWasKicked():
            paid = "sia" if wished else "è"
            return f"un costo di potenziamento {paid} stato pagato per {said(nouns.what(It(), t))}"
        case MoreThanFoe(what, side):
            foe = "in difesa" if side == "defending" else "attaccante"
            return f"{you}controlli più {said(nouns_of(what, True).bare())} del giocatore {foe}"
        case DefenderShares(least):
            control = "controlli" if wished else "controlla"
            kin = f"almeno {number(least)} creature che hanno un tipo di creatura in comune"
            return f"il giocatore in difesa {control} {kin}"
        case StoodBy():
            me = nouns.name(t)
            taken = agree("passato", me.gender, me.plural)
            has = verb("avere").wished(me) if wished else verb("avere").present(me)
            is_ = verb("essere").wished(me) if wished else verb("essere").present(me)
            come = f"non {is_} {taken} sotto il tuo controllo"
            return f"in questo turno {said(me)} non {has} attaccato e {come}"
        case Being(it, what, isnt):
            thing = nouns.what(it, t, "il")
            is_ = verb("essere").wished(thing) if wished else verb("essere").present(thing)
            return f"{said(thing)} {'non ' if isnt else ''}{is_} {said(nouns_of(what).a())}"
        case FromHand(no):
            have = "abbia" if wished else "hai"
            return f"{'non ' if no else ''}{'tu ' if wished else ''}l'{have} giocato dalla tua mano"
        case HasCounters(least, sort):
            are = "siano" if wished else "sono"
            return f"ci {are} {number(least)} o più segnalini {counter(sort)} {said(nouns.name(t), 'su')}"
        case OpponentControls() | DefenderLacks() | EmptyHand() | ManyInPlay():
            return _of_others(word, wished)
    assert_never(word)
