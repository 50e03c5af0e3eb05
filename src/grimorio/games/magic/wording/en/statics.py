"""The text of static abilities in English."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic.wording.en import rows
from grimorio.games.magic.wording.en.amounts import shared, value
from grimorio.games.magic.wording.en.deeds import becomes, gets
from grimorio.games.magic.wording.en.nouns import each, every, name, noun
from grimorio.games.magic.wording.en.rows import ruled
from grimorio.games.magic.wording.en.triggers import condition
from grimorio.games.magic.wording.qualities import plain_count
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    CHOSEN,
    Becomes,
    CantAttack,
    CantBlockAtAll,
    CantBlockThose,
    Gets,
    Has,
    NotBlockableBy,
    ProtectionFromChosen,
    Rule,
    SharedTypes,
    SizeIs,
    That,
    What,
)
from grimorio.language.english import possessive, said
from grimorio.language.phrases import Phrase


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "all Goblins"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return ruled(what, t)


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule of a static ability, without initial capital and final full stop."""
    match word:
        case Gets(what=That() as what, power=SharedTypes(1), toughness=SharedTypes(1)):
            return f"{said(each(what))} gets +1/+1 for each {shared(False)}"
        case Gets(what):
            return gets(replace(word, until="always"), tribe(what, t), t, "do")
        case Has(what, keyword):
            who = tribe(what, t)
            return f"{said(who)} {'have' if who.plural else 'has'} {keyword}"
        case ProtectionFromChosen(what):
            who = tribe(what, t)
            return f"{said(who)} {'have' if who.plural else 'has'} protection from the chosen color"
        case Becomes(what):
            who = ruled(what, t) if word.land_type else tribe(what, t)
            return becomes(replace(word, until="always"), who, t, "do", True)
        case SizeIs():
            return size_is(word, t)
        case CantAttack():
            return cant_attack(word, t)
    return rows.told(word, t)


def size_is(word: SizeIs, t: Telling) -> str:
    """The sentence for `SizeIs`.

    Example: "its power and toughness are each equal to the number of Forests you control".
    """
    its = possessive(name(t))
    power, toughness = word.power, word.toughness
    if power is not None and power == toughness:
        return f"{its} power and toughness are each equal to {value(power, t)}"
    if power is None or toughness is None:
        which, amount = ("power", power) if toughness is None else ("toughness", toughness)
        return f"{its} {which} is equal to {value(amount or 0, t)}"
    more = plain_count(power, toughness)
    other = f"that number plus {more}" if more else value(toughness, t)
    return f"{its} power is equal to {value(power, t)} and its toughness is equal to {other}"


def cant_attack(word: CantAttack, t: Telling) -> str:
    """The sentence for `CantAttack`, with the condition under which the attack is allowed."""
    who = said(ruled(word.what, t))
    if word.over_hand:
        return f"{who} with power greater than the number of cards in your hand can't attack"
    text = f"{who} can't attack"
    if word.unless is not None:
        text += f" unless {condition(word.unless, t)}"
    if word.unless_greater:
        text += " unless a creature with greater power also attacks"
    return text


def rules(words: tuple[Rule, ...], t: Telling) -> list[str]:
    """The sentences of a static ability. Rules with the same subject are joined in one sentence.

    `words` are the ability's rules, and `t` is the state of generating its text.
    """
    sentences: list[str] = []
    left = list(words)
    while left:
        match left:
            case [Gets(what) as first, Has(other, keyword), *rest] if what == other:
                sentences.append(
                    f"{rule(first, t)} and {'have' if tribe(what, t).plural else 'has'} {keyword}"
                )
            case [CantAttack(what, None, False, False) as first, CantBlockAtAll(other, False), *rest] if (
                what == other
            ):
                sentences.append(f"{rule(first, t)} or block")
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                sentences.append(f"{name(t)} can't block or be blocked by {noun(by, True)}")
            case [first, *rest]:
                sentences.append(rule(first, t))
        left = rest
    return sentences
