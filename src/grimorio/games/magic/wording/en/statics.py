"""The text of static abilities in English."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.en import nouns
from grimorio.games.magic.wording.en.deeds import becomes, gets
from grimorio.games.magic.wording.en.nouns import (
    a,
    each,
    enchanted,
    every,
    name,
    noun,
    shared,
    that_one,
    value,
)
from grimorio.games.magic.wording.en.triggers import condition
from grimorio.games.magic.wording.shape import Telling, plain_count
from grimorio.games.magic.words import (
    CHOSEN,
    THIS,
    AsEntersChoose,
    AttacksUntapped,
    Becomes,
    BlockableOnly,
    BlocksAsThoughFlying,
    BlocksMore,
    CanEnchantOnly,
    CantAttack,
    CantBeCountered,
    CantBeTargeted,
    CantBlockAtAll,
    CantBlockThose,
    ControlsEnchanted,
    CostsLess,
    DamageAsThoughUnblocked,
    DamageTimes,
    DoesntUntap,
    DrawsAreBidFor,
    Enchanted,
    EntersTapped,
    Gets,
    HandsRevealed,
    Has,
    LifeStaysAtOne,
    ManaInstead,
    MustBeBlocked,
    NoMaximumHand,
    NotBlockableBy,
    OthersSpellsCostMore,
    PreventFromEach,
    ProtectionFrom,
    Rule,
    SharedTypes,
    SizeIs,
    That,
    WallsMayAttack,
    What,
)
from grimorio.language.english import number, possessive, said
from grimorio.language.phrases import Phrase, one


def subject(what: What | That, t: Telling) -> Phrase:
    """The subject of a rule: "creatures you control"."""
    return one(name(t)) if what == THIS else nouns.what(what, t)


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "all Goblins"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return subject(what, t)


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule, without initial capital and final full stop."""
    match word:
        case Gets(what=That() as what, power=SharedTypes(), toughness=SharedTypes()):
            return f"{said(each(what))} gets +1/+1 for each {shared(False)}"
        case Gets(what):
            return gets(replace(word, until="always"), tribe(what, t), t, "do")
        case Has(what, keyword):
            who = tribe(what, t)
            return f"{said(who)} {'have' if who.plural else 'has'} {keyword}"
        case Becomes(what):
            who = subject(what, t) if word.land_type else tribe(what, t)
            return becomes(replace(word, until="always"), who, t, "do")
        case SizeIs():
            return size_is(word, t)
        case ControlsEnchanted():
            return f"you control {enchanted(t)}"
        case AttacksUntapped():
            return f"attacking doesn't cause {name(t)} to tap"
        case CantAttack():
            return cant_attack(word, t)
        case CantBlockAtAll(what, unless_greater):
            greater = " unless a creature with greater power also blocks" if unless_greater else ""
            return f"{said(subject(what, t))} can't block{greater}"
        case CantBlockThose(those):
            return f"{name(t)} can't block {noun(those, True)}"
        case BlockableOnly(what, by, least):
            if by is None:
                return f"{said(subject(what, t))} is unblockable"
            except_by = noun(by, True) if least <= 1 else f"{number(least)} or more {noun(by, True)}"
            return f"{said(subject(what, t))} can't be blocked except by {except_by}"
        case NotBlockableBy(by):
            return f"{name(t)} can't be blocked by {noun(by, True)}"
        case BlocksAsThoughFlying():
            return f"{name(t)} may block as though it had flying"
        case BlocksMore(more):
            if more is None:
                return f"{name(t)} may block any number of creatures"
            extra = "an additional creature" if more == 1 else f"{number(more)} additional creatures"
            return f"{name(t)} may block {extra}"
        case MustBeBlocked(what):
            return f"all creatures able to block {said(subject(what, t))} do so"
        case WallsMayAttack():
            return "Walls may attack as though they weren't Walls"
        case DamageAsThoughUnblocked():
            deal = f"{name(t)} deal its combat damage to defending player"
            return f"you may have {deal} as though it weren't blocked"
        case DoesntUntap(That() as what):
            return f"{noun(what, True)} don't untap during their controllers' untap steps"
        case DoesntUntap(Enchanted()):
            return f"{enchanted(t)} doesn't untap during its controller's untap step"
        case DoesntUntap():
            return f"{name(t)} doesn't untap during your untap step"
        case EntersTapped():
            return f"{name(t)} comes into play tapped"
        case AsEntersChoose(what):
            return f"as {name(t)} comes into play, choose a {what}"
        case CostsLess(less, when):
            return f"if {condition(when, t)}, {name(t)} costs {{{less}}} less to play"
        case OthersSpellsCostMore(more):
            return f"during each player's turn, each other player's spells cost {{{more}}} more to play"
        case CantBeTargeted():
            return "you can't be the target of spells or abilities"
        case CantBeCountered(what):
            return f"{said(subject(what, t))} can't be countered"
        case NoMaximumHand():
            return "you have no maximum hand size"
        case HandsRevealed(who_):
            players = {"all": "players", "opponents": "your opponents", "others": "other players"}[who_.who]
            return f"{players} play with their hands revealed"
        case DamageTimes(to, times):
            much = {2: "double", 3: "triple"}.get(times, f"{number(times)} times")
            instead = f"it deals {much} that damage to {that_one(to)} instead"
            return f"if a source would deal damage to {a(to)}, {instead}"
        case PreventFromEach(amount):
            return f"if a source would deal damage to you, prevent {amount} of that damage"
        case LifeStaysAtOne():
            return (
                "if you control a creature, damage that would reduce your life total to less than 1 "
                "reduces it to 1 instead"
            )
        case DrawsAreBidFor(life):
            return (
                "if a player would draw a card, he or she reveals it instead. Then any other player may "
                f"pay {life} life. If a player does, put that card into its owner's graveyard. "
                "Otherwise, that player draws the card"
            )
        case ManaInstead(mana, when):
            return f"if {condition(when, t)}, add {mana} to your mana pool instead"
        case CanEnchantOnly(what):
            return f"{name(t)} can enchant only {a(what)}"
        case ProtectionFrom(what):
            return f"{name(t)} has protection from {noun(what, True)}"
    assert_never(word)


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
    who = said(subject(word.what, t))
    if word.over_hand:
        return f"{who} with power greater than the number of cards in your hand can't attack"
    text = f"{who} can't attack"
    if word.unless is not None:
        text += f" unless {condition(word.unless, t)}"
    if word.unless_greater:
        text += " unless a creature with greater power also attacks"
    return text


def rules(words: tuple[Rule, ...], t: Telling) -> list[str]:
    """The sentences of a static ability. Rules with the same subject are joined in one sentence."""
    told: list[str] = []
    left = list(words)
    while left:
        match left:
            case [Gets(what) as first, Has(other, keyword), *rest] if what == other:
                told.append(f"{rule(first, t)} and {'have' if tribe(what, t).plural else 'has'} {keyword}")
            case [CantAttack(what, None, False, False) as first, CantBlockAtAll(other, False), *rest] if (
                what == other
            ):
                told.append(f"{rule(first, t)} or block")
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                told.append(f"{name(t)} can't block or be blocked by {noun(by, True)}")
            case [first, *rest]:
                told.append(rule(first, t))
        left = rest
    return told
