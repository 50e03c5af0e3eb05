"""The text of static abilities in French."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.fr import nouns
from grimorio.games.magic.wording.fr.amounts import shared, value
from grimorio.games.magic.wording.fr.deeds import becomes, gets
from grimorio.games.magic.wording.fr.nouns import each, enchanted, every, keyword, name, nouns_of
from grimorio.games.magic.wording.fr.triggers import condition
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
    Untargetable,
    WallsMayAttack,
    What,
)
from grimorio.language.french import agree, before, clitic, number, pronoun, said, to, verb
from grimorio.language.phrases import Phrase


def subject(what: What | That, t: Telling) -> Phrase:
    """The subject of a rule: "les créatures que vous contrôlez"."""
    return nouns.what(what, t)


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "tous les gobelins"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return subject(what, t)


def _does(who: Phrase, infinitive: str, rest: str) -> str:
    return f"{said(who)} {verb(infinitive).present(who)} {rest}"


def _cant(who: Phrase, rest: str) -> str:
    return f"{said(who)} ne {verb('pouvoir').present(who)} pas {rest}"


def _blocked(who: Phrase) -> str:
    return agree("bloqué", who.gender, who.plural)


def _he(who: Phrase) -> str:
    return pronoun(who.gender, who.plural)


def _as_if(who: Phrase, has: str) -> str:
    """The clause for an ability that `who` is treated as having: "comme s'il avait le vol".

    `has` is the verb with the words after it.
    """
    he = _he(who)
    return f"comme {f's{chr(39)}{he}' if he.startswith('il') else f'si {he}'} {has}"


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule, without initial capital and final full stop."""
    me = name(t)
    match word:
        case Gets(what=That() as what, power=SharedTypes(), toughness=SharedTypes()):
            return f"{said(each(what))} gagne +1/+1 pour chaque {shared(False)}"
        case Gets(what):
            return gets(replace(word, until="always"), tribe(what, t), t, "do")
        case Has(whom, ability):
            return _does(tribe(whom, t), "avoir", keyword(ability))
        case Becomes(what):
            who = subject(what, t) if word.land_type else tribe(what, t)
            return becomes(replace(word, until="always"), who, t, "do")
        case SizeIs():
            return size_is(word, t)
        case ControlsEnchanted():
            return f"vous contrôlez {said(enchanted(t))}"
        case AttacksUntapped():
            return f"attaquer avec {said(me)} ne {clitic(me.gender, me.plural)} fait pas s'engager"
        case CantAttack():
            return cant_attack(word, t)
        case CantBlockAtAll(what, unless_greater):
            greater = " à moins qu'une créature avec une force plus grande ne bloque également"
            return _cant(subject(what, t), f"bloquer{greater if unless_greater else ''}")
        case CantBlockThose(those):
            return _cant(me, f"bloquer {said(nouns_of(those, True).the())}")
        case BlockableOnly(what, by, least):
            who = subject(what, t)
            if by is None:
                return _does(who, "être", agree("imblocable", who.gender, who.plural))
            found = nouns_of(by, True)
            except_by = said(found.a()) if least <= 1 else f"{number(least)} {said(found.bare())} ou plus"
            return _cant(who, f"être {_blocked(who)} excepté par {except_by}")
        case NotBlockableBy(by):
            return _cant(me, f"être {_blocked(me)} par {said(nouns_of(by, True).a())}")
        case BlocksAsThoughFlying():
            as_if = _as_if(me, f"{'avaient' if me.plural else 'avait'} le vol")
            return _does(me, "pouvoir", f"bloquer {as_if}")
        case BlocksMore(more):
            if more is None:
                return _does(me, "pouvoir", "bloquer un nombre quelconque de créatures")
            extra = (
                "une créature supplémentaire" if more == 1 else f"{number(more)} créatures supplémentaires"
            )
            return _does(me, "pouvoir", f"bloquer {extra}")
        case MustBeBlocked(what):
            return f"toutes les créatures capables de bloquer {said(subject(what, t))} le font"
        case WallsMayAttack():
            return "les murs peuvent attaquer comme s'ils n'étaient pas des murs"
        case DamageAsThoughUnblocked():
            as_if = _as_if(me, f"n'{'étaient' if me.plural else 'était'} pas {_blocked(me)}")
            his = "leurs" if me.plural else "ses"
            deals = f"{verb('infliger').wished(me)} {his} blessures de combat au joueur défenseur"
            return f"vous pouvez faire {before('que', said(me))} {deals} {as_if}"
        case DoesntUntap(what):
            who = subject(what, t)
            whose = {That: "de leurs contrôleurs", Enchanted: "de son contrôleur"}.get(type(what), "")
            step = f"l'étape de dégagement {whose}" if whose else "votre étape de dégagement"
            untap = f"{verb('dégager').present(who)} pas pendant {step}"
            return f"{said(who)} ne se {untap}"
        case EntersTapped():
            return _does(me, "arriver", f"en jeu {agree('engagé', me.gender, me.plural)}")
        case AsEntersChoose(choice):
            chosen = "une couleur" if choice == "color" else "un type de créature"
            return f"au moment où {_does(me, 'arriver', 'en jeu')}, choisissez {chosen}"
        case CostsLess(less, when):
            costs = _does(me, "coûter", f"{{{less}}} de moins à jouer")
            return f"si {condition(when, t)}, {costs}"
        case OthersSpellsCostMore(more):
            cost = f"coûtent {{{more}}} de plus à jouer"
            return f"pendant le tour de chaque joueur, les sorts de chacun des autres joueurs {cost}"
        case CantBeTargeted():
            return "vous ne pouvez pas être la cible de sorts ou de capacités"
        case Untargetable(what):
            who = me if what == THIS else subject(what, t)
            return _cant(who, "être la cible de sorts ou de capacités")
        case CantBeCountered(what):
            who = me if what == THIS else subject(what, t)
            return _cant(who, f"être {agree('contrecarré', who.gender, who.plural)}")
        case NoMaximumHand():
            return "le nombre de cartes dans votre main n'a pas de limite"
        case HandsRevealed(who_):
            players = {"all": "les joueurs", "opponents": "vos adversaires", "others": "les autres joueurs"}
            return f"{players[who_.who]} jouent avec leur main révélée"
        case DamageTimes(victim, times):
            much = {2: "le double", 3: "le triple"}.get(times, f"{number(times)} fois le nombre")
            to_it = said(nouns_of(nouns.plain(victim)).that(), "à")
            deal = f"devait infliger des blessures {said(nouns_of(victim).a(), 'à')}"
            return f"si une source {deal}, elle inflige à la place {much} de ces blessures {to_it}"
        case PreventFromEach(amount):
            return f"si une source devait vous infliger des blessures, prévenez {amount} de ces blessures"
        case LifeStaysAtOne():
            return (
                "si vous contrôlez au moins une créature, les blessures qui devraient réduire votre total de "
                "points de vie à moins de 1 le réduisent à 1 à la place"
            )
        case DrawsAreBidFor(life):
            return (
                "si un joueur devait piocher une carte, il la révèle à la place. N'importe quel autre joueur "
                f"peut ensuite payer {life} points de vie. Si un joueur le fait, mettez cette carte dans le "
                "cimetière de son propriétaire. Sinon, ce joueur pioche la carte"
            )
        case ManaInstead(mana, when):
            return f"si {condition(when, t)}, ajoutez {mana} à votre réserve à la place"
        case CanEnchantOnly(what):
            only = before("que", said(nouns_of(what).a()))
            return f"{said(me)} ne {verb('pouvoir').present(me)} enchanter {only}"
        case ProtectionFrom(what):
            against = said(nouns_of(what, True, joined="and").the(), "contre")
            return _does(me, "avoir", f"la protection {against}")
    assert_never(word)


def size_is(word: SizeIs, t: Telling) -> str:
    """The sentence for `SizeIs`.

    Examples: "la force et l'endurance de la Bête de somme sont chacune égales au nombre de créatures en jeu".
    """
    of = said(name(t), "de")
    power, toughness = word.power, word.toughness
    if power is not None and power == toughness:
        return f"la force et l'endurance {of} sont chacune égales {to(value(power, t))}"
    if power is None or toughness is None:
        which, amount = ("la force", power) if toughness is None else ("l'endurance", toughness)
        return f"{which} {of} est égale {to(value(amount or 0, t))}"
    more = plain_count(power, toughness)
    other = f"à ce nombre plus {more}" if more else to(value(toughness, t))
    return f"la force {of} est égale {to(value(power, t))} et son endurance est égale {other}"


def cant_attack(word: CantAttack, t: Telling) -> str:
    """The sentence for `CantAttack`, with the condition under which the attack is allowed."""
    who = subject(word.what, t)
    rest = "attaquer"
    if word.over_hand:
        hand = "dont la force est supérieure au nombre de cartes dans votre main"
        who = replace(who, parts=(f"{said(who)} {hand}",))
    if word.unless is not None:
        rest += f" à moins {before('que', condition(word.unless, t, True))}"
    if word.unless_greater:
        rest += " à moins qu'une créature avec une force plus grande n'attaque également"
    return _cant(who, rest)


def rules(words: tuple[Rule, ...], t: Telling) -> list[str]:
    """The sentences of a static ability. Rules with the same subject are joined in one sentence."""
    told: list[str] = []
    left = list(words)
    while left:
        match left:
            case [Gets(what) as first, Has(other, ability), *rest] if what == other:
                told.append(f"{rule(first, t)} et {verb('avoir').present(tribe(what, t))} {keyword(ability)}")
            case [CantAttack(what, None, False, False), CantBlockAtAll(other, False), *rest] if what == other:
                who = subject(what, t)
                told.append(f"{said(who)} ne {verb('pouvoir').present(who)} ni attaquer ni bloquer")
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                me, found = name(t), nouns_of(by, True)
                block = f"ni bloquer {said(found.the())} ni être {_blocked(me)} par {_them(found.the())}"
                told.append(f"{said(me)} ne {verb('pouvoir').present(me)} {block}")
            case [first, *rest]:
                told.append(rule(first, t))
        left = rest
    return told


def _them(things: Phrase) -> str:
    return "elles" if things.gender == "f" else "eux"
