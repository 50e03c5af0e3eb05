"""Amounts in English: numbers of things, and phrases for what is counted."""

from __future__ import annotations

from typing import assert_never

from grimorio.games.magic.wording.en.nouns import noun, what, who, whose
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
from grimorio.language.english import number, possessive, said


def its(word: This | It | TheObject | Sacrificed | Enchanted, t: Telling) -> str:
    """The possessive of an object: "its", "the sacrificed creature's"."""
    if t.lone(word):
        return "its"
    return possessive(what(word, t).parts[0])


def counted(that: That, plural: bool = True) -> str:
    """The phrase for the objects that a number counts, in the plural if `plural`.

    Example: "creatures in play", "creature cards in all graveyards", "Forests you control".
    """
    if is_card(that):
        return f"{noun(that, plural)} in {whose(that)}"
    return noun(that, plural) if says_place(that) else f"{noun(that, plural)} in play"


def value(amount: Amount, t: Telling) -> str:
    """The phrase for an amount by itself: "the number of Forests you control", "its power"."""
    match amount:
        case int():
            return str(amount)
        case X():
            return "X"
        case ThatMuch():
            return "that number"
        case Count():
            times = {1: "", 2: "twice "}.get(amount.times, f"{number(amount.times)} times ")
            plus = f" plus {amount.plus}" if amount.plus else ""
            return f"{times}the number of {counted(amount.what)}{plus}"
        case HighestCost():
            return f"the highest converted mana cost among {noun(amount.what, True)}"
        case TotalCost():
            return f"the total converted mana cost of {noun(amount.what, True)}"
        case Sum(first, second):
            return f"{value(first, t)} plus {value(second, t)}"
        case Difference(first, second):
            return f"{value(first, t)} minus {value(second, t)}"
        case PowerOf():
            return f"{its(amount.it, t)} power"
        case ToughnessOf():
            return f"{its(amount.it, t)} toughness"
        case ManaValueOf():
            return f"{its(amount.it, t)} converted mana cost"
        case HandSize():
            person = who(amount.who, t)
            mine = "your" if person.person == 2 else possessive(said(person))
            return f"the number of cards in {mine} hand"
        case HandExcess(player):
            return f"the number of cards {said(who(player, t))} has in hand beyond yours"
        case Namesakes(count):
            times = {1: "", 2: "twice "}.get(count, f"{number(count)} times ")
            return f"{times}the number of cards in all graveyards with the same name as that spell"
        case DamageTaken():
            return f"the damage already dealt to {said(who(IT, t))} this turn"
        case HalfLife():
            return "half your life rounded up"
        case SharedTypes(many):
            times = {1: "", 2: "twice "}.get(many, f"{number(many)} times ")
            return f"{times}the number of {shared()}"
        case ThisWay():
            times = {1: "", 2: "twice "}.get(amount.times, f"{number(amount.times)} times ")
            return f"{times}the number of {way(amount, True)}"
        case RevealedCost():
            return f"{'minus ' if amount.less else ''}that card's converted mana cost"
    assert_never(amount)


def way(amount: ThisWay, plural: bool = False) -> str:
    """The noun for what an effect before has done something with: "card discarded this way"."""
    return f"{noun(amount.what, plural)} {amount.done} this way"


def shared(plural: bool = True) -> str:
    """The noun for creatures that share a creature type with the object that the text is about.

    With `plural`: "other creatures in play that share a creature type with it"; else for one creature.
    """
    if plural:
        return "other creatures in play that share a creature type with it"
    return "other creature in play that shares a creature type with it"


def measured(amount: Amount, thing: str, t: Telling) -> str:
    """The phrase for an amount of a `thing`: "3 life", "that much damage", "life equal to its power"."""
    if t.lettered(amount):
        return f"X {thing}"
    match amount:
        case int():
            return f"{amount} {thing}"
        case X():
            return f"X {thing}"
        case ThatMuch():
            return f"that much {thing}"
        case Count(plus=0) if thing == "life" and t.style == "each":
            return f"{amount.times} {thing} for each {counted(amount.what, False)}"
        case ThisWay() if thing == "life":
            return f"{amount.times} {thing} for each {way(amount)}"
    return f"{thing} equal to {value(amount, t)}"


def cards(amount: Amount, t: Telling, from_where: str = "", one_card: str = "") -> str:
    """A number of cards: "a card", "two cards from your hand", "a card for each Swamp you control".

    `from_where` stands after the noun; `one_card` replaces the words "a card".
    """
    if t.lettered(amount):
        amount = X()
    single, many = one_card or "a card", one_card.removeprefix("a ").removeprefix("an ") or "card"
    match amount:
        case int():
            return f"{single if amount == 1 else f'{number(amount)} {many}s'}{from_where}"
        case X():
            return f"X {many}s{from_where}"
        case ThatMuch():
            return f"that many {many}s{from_where}"
        case Count(plus=0) if t.style == "each":
            count = single if amount.times == 1 else f"{number(amount.times)} {many}s"
            return f"{count}{from_where} for each {counted(amount.what, False)}"
        case ThisWay():
            count = single if amount.times == 1 else f"{number(amount.times)} {many}s"
            return f"{count}{from_where} for each {way(amount)}"
    return f"{many}s{from_where} equal to {value(amount, t)}"
