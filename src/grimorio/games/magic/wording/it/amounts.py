"""Amounts in Italian: numbers of things, and phrases for what is counted."""

from __future__ import annotations

from typing import assert_never

from grimorio.games.magic.wording.it.nouns import nouns_of, what, who, whose
from grimorio.games.magic.wording.qualities import is_card, says_place
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    IT,
    Amount,
    Count,
    DamageTaken,
    Difference,
    Enchanted,
    HalfLife,
    HandExcess,
    HandSize,
    HighestCost,
    It,
    ManaValueOf,
    Namesakes,
    PowerOf,
    RevealedCost,
    Sacrificed,
    SharedTypes,
    Sum,
    That,
    ThatMuch,
    TheObject,
    This,
    ThisWay,
    TotalCost,
    ToughnessOf,
    X,
)
from grimorio.language.italian import agree, number, said, to
from grimorio.language.phrases import Noun


def its(
    feature: str, word: This | It | TheObject | Sacrificed | Enchanted, t: Telling, masculine: bool = False
) -> str:
    """The phrase for a feature of an object: "la sua forza", "la forza della creatura sacrificata".

    `masculine` is the gender of the feature.
    """
    if t.lone(word):
        return f"{'il suo' if masculine else 'la sua'} {feature}"
    return f"{'il' if masculine else 'la'} {feature} {said(what(word, t), 'di')}"


def counted(that: That, plural: bool = True) -> str:
    """The phrase for the objects that a number counts, a plural if `plural`.

    Example: "creature in gioco", "carte creatura presenti in tutti i cimiteri".
    """
    found = said(nouns_of(that, plural).bare())
    if is_card(that):
        return f"{found} {'presenti' if plural else 'presente'} {whose(that, 'in')}"
    return found if says_place(that) else f"{found} in gioco"


def shared(plural: bool = True) -> str:
    """The noun for "another creature in play that shares a creature type with it"; a plural if `plural`."""
    if plural:
        return "altre creature in gioco che hanno almeno un tipo di creatura in comune con essa"
    return "altra creatura in gioco che ha almeno un tipo di creatura in comune con essa"


def way(amount: ThisWay, plural: bool = False) -> str:
    """The noun for what an effect has done something with: "carta scartata in questo modo".

    It is a plural if `plural`.
    """
    thing = nouns_of(amount.what, plural).bare()
    done = {"discarded": "scartato", "destroyed": "distrutto", "revealed": "rivelato"}[amount.done]
    return f"{said(thing)} {agree(done, thing.gender, plural)} in questo modo"


def value(amount: Amount, t: Telling) -> str:
    """The phrase for an amount by itself: "il numero di Foreste che controlli", "la sua forza"."""
    match amount:
        case int():
            return str(amount)
        case X():
            return "X"
        case ThatMuch():
            return "quel numero"
        case Count():
            times = {1: "", 2: "il doppio del"}.get(amount.times, f"{number(amount.times)} volte il")
            plus = f" più {amount.plus}" if amount.plus else ""
            return f"{times or 'il'} numero di {counted(amount.what)}{plus}"
        case HighestCost():
            return f"il costo di mana convertito più alto tra {said(nouns_of(amount.what, True).the())}"
        case TotalCost():
            return f"il costo di mana convertito totale {said(nouns_of(amount.what, True).the(), 'di')}"
        case Sum(first, second):
            return f"{value(first, t)} più {value(second, t)}"
        case Difference(first, second):
            return f"{value(first, t)} meno {value(second, t)}"
        case PowerOf():
            return its("forza", amount.it, t)
        case ToughnessOf():
            return its("costituzione", amount.it, t)
        case ManaValueOf():
            return its("costo di mana convertito", amount.it, t, True)
        case HandSize():
            person = who(amount.who, t, "il")
            if person.person == 2:
                return "il numero di carte che hai in mano"
            return f"il numero di carte presenti nella mano {said(person, 'di')}"
        case HandExcess(player):
            return f"il numero di carte che {said(who(player, t, 'il'))} ha in mano più di te"
        case Namesakes(count):
            times = {1: "il", 2: "il doppio del"}.get(count, f"{number(count)} volte il")
            return f"{times} numero di carte in tutti i cimiteri con lo stesso nome di quella magia"
        case DamageTaken():
            return f"il danno già inflitto {said(who(IT, t), 'a')} in questo turno"
        case HalfLife():
            return "metà dei tuoi punti vita arrotondata per eccesso"
        case SharedTypes(many):
            times = {1: "il", 2: "il doppio del"}.get(many, f"{number(many)} volte il")
            return f"{times} numero di {shared()}"
        case ThisWay():
            times = {1: "il", 2: "il doppio del"}.get(amount.times, f"{number(amount.times)} volte il")
            return f"{times} numero di {way(amount, True)}"
        case RevealedCost():
            return f"{'meno ' if amount.less else ''}il costo di mana convertito di quella carta"
    assert_never(amount)


def measured(amount: Amount, thing: Noun, t: Telling) -> str:
    """The phrase for an amount of a `thing`: "3 punti vita", "altrettanti danni"."""
    match amount:
        case int():
            return f"{amount} {thing.form(amount != 1)}"
        case X():
            return f"X {thing.many}"
        case ThatMuch():
            return f"{agree('altrettanto', thing.gender, True)} {thing.many}"
        case Count(plus=0) if thing is LIFE:
            return f"{amount.times} {thing.form(amount.times != 1)} per ogni {counted(amount.what, False)}"
        case ThisWay() if thing is LIFE:
            return f"{amount.times} {thing.form(amount.times != 1)} per ogni {way(amount)}"
    return f"un ammontare di {thing.many} pari {to(value(amount, t))}"


LIFE = Noun("punto vita", "punti vita")


DAMAGE = Noun("danno", "danni")


def cards(amount: Amount, t: Telling, behind: str = "") -> str:
    """A number of cards, with the words `behind` after the noun: "una carta", "due carte dalla tua mano"."""
    match amount:
        case int():
            return f"{'una carta' if amount == 1 else f'{number(amount)} carte'}{behind}"
        case X():
            return f"X carte{behind}"
        case ThatMuch():
            return f"altrettante carte{behind}"
        case Count(plus=0):
            count = "una carta" if amount.times == 1 else f"{number(amount.times)} carte"
            return f"{count}{behind} per ogni {counted(amount.what, False)}"
        case ThisWay():
            count = "una carta" if amount.times == 1 else f"{number(amount.times)} carte"
            return f"{count}{behind} per ogni {way(amount)}"
    return f"un ammontare di carte{behind} pari {to(value(amount, t))}"
