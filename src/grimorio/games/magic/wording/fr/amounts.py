"""Amounts in French: numbers of things, and phrases for what is counted."""

from __future__ import annotations

from typing import assert_never

from grimorio.games.magic.wording.fr.nouns import his, nouns_of, what, who, whose
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
from grimorio.language.french import (
    agree,
    before,
    definite,
    number,
    of,
    said,
    to,
)
from grimorio.language.phrases import Noun, Phrase, one


def its(feature: Noun, word: This | It | TheObject | Sacrificed | Enchanted, t: Telling) -> str:
    """The phrase for a feature of an object: "sa force", "la force de la créature sacrifiée"."""
    if t.lone(word):
        return his(one(""), feature)
    return f"{definite(feature.one, feature.gender)} {said(what(word, t), 'de')}"


POWER, TOUGHNESS = Noun("force", "forces", "f"), Noun("endurance", "endurances", "f")
MANA_VALUE = Noun("coût converti de mana", "coûts convertis de mana")


def counted(that: That, plural: bool = True) -> str:
    """The noun for counted objects: "créatures en jeu", "cartes dans votre main"; a plural if `plural`."""
    found = said(nouns_of(that, plural).bare())
    if is_card(that):
        return f"{found} {whose(that, 'dans')}"
    return found if says_place(that) else f"{found} en jeu"


def shared(plural: bool = True) -> str:
    """The noun for "another creature in play that shares a creature type with it"; a plural if `plural`."""
    if plural:
        return "autres créatures en jeu qui partagent un type de créature avec elle"
    return "autre créature en jeu qui partage un type de créature avec elle"


def way(amount: ThisWay, plural: bool = False) -> str:
    """The noun for what an effect has done something with: "carte défaussée de cette manière".

    It is a plural if `plural`.
    """
    thing = nouns_of(amount.what, plural).bare()
    done = {"discarded": "défaussé", "destroyed": "détruit", "revealed": "révélé"}[amount.done]
    return f"{said(thing)} {agree(done, thing.gender, plural)} de cette manière"


def _hand(person: Phrase) -> str:
    """The phrase for the hand of a player: "votre main", "la main de ce joueur"."""
    return "votre main" if person.person == 2 else f"la main {said(person, 'de')}"


def value(amount: Amount, t: Telling) -> str:
    """The phrase for an amount by itself: "le nombre de forêts que vous contrôlez", "sa force"."""
    match amount:
        case int():
            return str(amount)
        case X():
            return "X"
        case ThatMuch():
            return "ce nombre"
        case Count():
            times = {1: "le nombre", 2: "le double du nombre"}
            count = times.get(amount.times, f"{number(amount.times)} fois le nombre")
            plus = f" plus {amount.plus}" if amount.plus else ""
            return f"{count} {of(counted(amount.what))}{plus}"
        case HighestCost():
            return f"le coût converti de mana le plus élevé parmi {said(nouns_of(amount.what, True).the())}"
        case TotalCost():
            return f"le coût converti de mana total {said(nouns_of(amount.what, True).the(), 'de')}"
        case Sum(first, second) | Difference(first, second):
            sign = "plus" if isinstance(amount, Sum) else "moins"
            return f"{value(first, t)} {sign} {value(second, t)}"
        case PowerOf():
            return its(POWER, amount.it, t)
        case ToughnessOf():
            return its(TOUGHNESS, amount.it, t)
        case ManaValueOf():
            return its(MANA_VALUE, amount.it, t)
        case HandSize():
            return f"le nombre de cartes dans {_hand(who(amount.who, t))}"
        case HandExcess(player):
            return f"le nombre de cartes {before('que', said(who(player, t)))} a en main de plus que vous"
        case Namesakes(count):
            much = {1: "le nombre", 2: "le double du nombre"}.get(count, f"{number(count)} fois le nombre")
            return f"{much} de cartes dans tous les cimetières qui ont le même nom que ce sort"
        case DamageTaken():
            return f"le nombre de blessures déjà infligées {said(who(IT, t), 'à')} ce tour-ci"
        case HalfLife():
            return "la moitié de vos points de vie, arrondie à l'unité supérieure"
        case SharedTypes(many):
            times = {1: "le nombre", 2: "le double du nombre"}
            return f"{times.get(many, f'{number(many)} fois le nombre')} {of(shared())}"
        case ThisWay():
            times = {1: "le nombre", 2: "le double du nombre"}
            return (
                f"{times.get(amount.times, f'{number(amount.times)} fois le nombre')} {of(way(amount, True))}"
            )
        case RevealedCost():
            return f"{'moins ' if amount.less else ''}le coût converti de mana de cette carte"
    assert_never(amount)


LIFE = Noun("point de vie", "points de vie")


DAMAGE = Noun("blessure", "blessures", "f")


def measured(amount: Amount, thing: Noun, t: Telling) -> str:
    """The phrase for an amount of a `thing`: "3 points de vie", "autant de blessures"."""
    match amount:
        case int():
            return f"{amount} {thing.form(amount > 1)}"
        case X():
            return f"X {thing.many}"
        case ThatMuch():
            return f"autant de {thing.many}"
        case Count(plus=0) if thing is LIFE:
            return f"{amount.times} {thing.form(amount.times > 1)} pour chaque {counted(amount.what, False)}"
        case ThisWay() if thing is LIFE:
            return f"{amount.times} {thing.form(amount.times > 1)} pour chaque {way(amount)}"
    return f"un nombre de {thing.many} égal {to(value(amount, t))}"


def cards(amount: Amount, t: Telling, behind: str = "") -> str:
    """A number of cards, with `behind` after the noun: "une carte", "deux cartes de votre main"."""
    match amount:
        case int():
            return f"{'une carte' if amount == 1 else f'{number(amount)} cartes'}{behind}"
        case X():
            return f"X cartes{behind}"
        case ThatMuch():
            return f"autant de cartes{behind}"
        case Count(plus=0):
            count = "une carte" if amount.times == 1 else f"{number(amount.times)} cartes"
            return f"{count}{behind} pour chaque {counted(amount.what, False)}"
        case ThisWay():
            count = "une carte" if amount.times == 1 else f"{number(amount.times)} cartes"
            return f"{count}{behind} pour chaque {way(amount)}"
    return f"un nombre de cartes{behind} égal {to(value(amount, t))}"
