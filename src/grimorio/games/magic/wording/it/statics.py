"""The text of static abilities in Italian."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from grimorio.games.magic.wording.it import nouns
from grimorio.games.magic.wording.it.amounts import shared, value
from grimorio.games.magic.wording.it.deeds import becomes, gets
from grimorio.games.magic.wording.it.nouns import Nouns, each, enchanted, every, keyword, name, nouns_of
from grimorio.games.magic.wording.it.triggers import condition
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
from grimorio.language.italian import agree, number, said, to, verb
from grimorio.language.phrases import Phrase


def subject(what: What | That, t: Telling) -> Phrase:
    """The subject of a static ability's sentence: "le creature che controlli"."""
    return nouns.what(what, t, "il")


def tribe(what: What | That, t: Telling) -> Phrase:
    """The subject of a bonus or change: "tutti i Goblin"."""
    if isinstance(what, That) and what.controller is None and CHOSEN not in what.types:
        return every(what)
    return subject(what, t)


def _does(who: Phrase, infinitive: str, rest: str, negated: bool = False) -> str:
    return f"{said(who)} {'non ' if negated else ''}{verb(infinitive).present(who)} {rest}"


def _cant(who: Phrase, rest: str) -> str:
    return _does(who, "potere", rest, True)


def _blocked(who: Phrase) -> str:
    return agree("bloccato", who.gender, who.plural)


def _many(found: Nouns) -> str:
    """The plural nouns without article: "creature con forza pari o inferiore a 2"."""
    return said(found.bare())


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule of a static ability, without initial capital and final full stop."""
    me = name(t)
    match word:
        case Gets(what=That() as what, power=SharedTypes(), toughness=SharedTypes()):
            return f"{said(each(what))} prende +1/+1 per ogni {shared(False)}"
        case Gets(what):
            return gets(replace(word, until="always"), tribe(what, t), t, "do")
        case Has(whom, ability):
            return _does(tribe(whom, t), "avere", keyword(ability))
        case Becomes(what):
            who = subject(what, t) if word.land_type else tribe(what, t)
            return becomes(replace(word, until="always"), who, t, "do")
        case SizeIs():
            return size_is(word, t)
        case ControlsEnchanted():
            return f"controlli {said(enchanted(t))}"
        case AttacksUntapped():
            return _does(me, "attaccare", "senza TAPpare")
        case CantAttack():
            return cant_attack(word, t)
        case CantBlockAtAll(what, unless_greater):
            greater = " a meno che blocchi anche una creatura con forza superiore alla sua"
            return _cant(subject(what, t), f"bloccare{greater if unless_greater else ''}")
        case CantBlockThose(those):
            return _cant(me, f"bloccare {_many(nouns_of(those, True))}")
        case BlockableOnly(what, by, least):
            who = subject(what, t)
            if by is None:
                return _cant(who, f"essere {_blocked(who)}")
            found = nouns_of(by, True).bare()
            except_by = said(found, "da") if least <= 1 else f"da {number(least)} o più {said(found)}"
            return _cant(who, f"essere {_blocked(who)} tranne che {except_by}")
        case NotBlockableBy(by):
            return _cant(me, f"essere {_blocked(me)} {said(nouns_of(by, True).bare(), 'da')}")
        case BlocksAsThoughFlying():
            return _does(me, "potere", f"bloccare come se {'avessero' if me.plural else 'avesse'} volare")
        case BlocksMore(more):
            if more is None:
                return _does(me, "potere", "bloccare un qualsiasi numero di creature")
            extra = "una creatura addizionale" if more == 1 else f"{number(more)} creature addizionali"
            return _does(me, "potere", f"bloccare {extra}")
        case MustBeBlocked(what):
            return f"tutte le creature che possono bloccare {said(subject(what, t))} lo fanno"
        case WallsMayAttack():
            return "i Muri possono attaccare come se non fossero Muri"
        case DamageAsThoughUnblocked():
            were = agree("stato", me.gender, me.plural)
            blocked = f"non {'fossero' if me.plural else 'fosse'} {were} {_blocked(me)}"
            deals = f"{said(me)} {verb('infliggere').wished(me)} il proprio danno da combattimento"
            return f"puoi far sì che {deals} al giocatore in difesa come se {blocked}"
        case DoesntUntap(That() as what):
            return _does(subject(what, t), "STAPpare", "durante lo STAP dei loro controllori", True)
        case DoesntUntap(Enchanted()):
            return _does(enchanted(t), "STAPpare", "durante lo STAP del proprio controllore", True)
        case DoesntUntap():
            return _does(me, "STAPpare", "durante il tuo STAP", True)
        case EntersTapped():
            return _does(me, "entrare", f"in gioco {agree('TAPpato', me.gender, me.plural)}")
        case AsEntersChoose(what):
            choice = "un colore" if what == "color" else "un tipo di creatura"
            return f"mentre {_does(me, 'entrare', 'in gioco')}, scegli {choice}"
        case CostsLess(less, when):
            played = agree("giocato", me.gender, me.plural)
            costs = _does(me, "costare", f"{{{less}}} in meno per essere {played}")
            return f"se {condition(when, t)}, {costs}"
        case OthersSpellsCostMore(more):
            cost = f"costano {{{more}}} in più per essere giocate"
            return f"durante il turno di ciascun giocatore, le magie di ogni altro giocatore {cost}"
        case CantBeTargeted():
            return "non puoi essere bersaglio di magie o abilità"
        case Untargetable(what):
            who = me if what == THIS else subject(what, t)
            return _cant(who, "essere bersaglio di magie o abilità")
        case CantBeCountered(what):
            who = me if what == THIS else subject(what, t)
            return _cant(who, f"essere {agree('neutralizzato', who.gender, who.plural)}")
        case NoMaximumHand():
            return "non hai un limite di carte in mano"
        case HandsRevealed(who_):
            players = {"all": "i giocatori", "opponents": "i tuoi avversari", "others": "gli altri giocatori"}
            return f"{players[who_.who]} giocano a carte scoperte"
        case DamageTimes(victim, times):
            much = {2: "il doppio", 3: "il triplo"}.get(times, f"{number(times)} volte il totale")
            to_it = said(nouns_of(nouns.plain(victim)).that(), "a")
            deal = f"sta per infliggere danno {said(nouns_of(victim).a(), 'a')}"
            return f"se una fonte {deal}, invece infligge {much} di quel danno {to_it}"
        case PreventFromEach(amount):
            return f"se una fonte sta per infliggerti danno, previeni {amount} di quei danni"
        case LifeStaysAtOne():
            return (
                "se controlli almeno una creatura, il danno che ridurrebbe i tuoi punti vita "
                "a meno di 1 li riduce invece a 1"
            )
        case DrawsAreBidFor(life):
            return (
                "se un giocatore sta per pescare una carta, invece la rivela. Poi ogni altro giocatore può "
                f"pagare {life} punti vita. Se un giocatore lo fa, metti quella carta nel cimitero del suo "
                "proprietario. Altrimenti, quel giocatore pesca la carta"
            )
        case ManaInstead(mana, when):
            return f"se {condition(when, t)}, aggiungi invece {mana} alla tua riserva di mana"
        case CanEnchantOnly(what):
            return _does(me, "potere", f"incantare solo {said(nouns_of(what).a())}")
        case ProtectionFrom(what):
            from_ = said(nouns_of(what, True, joined="and").the(), "da")
            return _does(me, "avere", f"protezione {from_}")
    assert_never(word)


def size_is(word: SizeIs, t: Telling) -> str:
    """The sentence for `SizeIs`.

    Examples: "la forza e la costituzione dell'Incubo sono pari ciascuna al numero di Paludi che controlli".
    """
    of = said(name(t), "di")
    power, toughness = word.power, word.toughness
    if power is not None and power == toughness:
        return f"la forza e la costituzione {of} sono pari ciascuna {to(value(power, t))}"
    if power is None or toughness is None:
        which, amount = ("forza", power) if toughness is None else ("costituzione", toughness)
        return f"la {which} {of} è pari {to(value(amount or 0, t))}"
    more = plain_count(power, toughness)
    other = f"a quel numero più {more}" if more else to(value(toughness, t))
    return f"la forza {of} è pari {to(value(power, t))} e la sua costituzione è pari {other}"


def cant_attack(word: CantAttack, t: Telling) -> str:
    """The sentence for `CantAttack`, with the condition under which the attack is allowed."""
    who = subject(word.what, t)
    rest = "attaccare"
    if word.over_hand:
        hand = "con forza superiore al numero di carte che hai in mano"
        who = replace(who, parts=(f"{said(who)} {hand}",))
    if word.unless is not None:
        rest += f" a meno che {condition(word.unless, t, True)}"
    if word.unless_greater:
        rest += " a meno che attacchi anche una creatura con forza superiore alla sua"
    return _cant(who, rest)


def rules(words: tuple[Rule, ...], t: Telling) -> list[str]:
    """The sentences of a static ability. Rules with the same subject are joined in one sentence."""
    told: list[str] = []
    left = list(words)
    while left:
        match left:
            case [Gets(what) as first, Has(other, ability), *rest] if what == other:
                told.append(f"{rule(first, t)} e {verb('avere').present(tribe(what, t))} {keyword(ability)}")
            case [CantAttack(what, None, False, False), CantBlockAtAll(other, False), *rest] if what == other:
                told.append(_cant(subject(what, t), "attaccare né bloccare"))
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                me = name(t)
                told.append(
                    _cant(me, f"bloccare né essere {_blocked(me)} {said(nouns_of(by, True).bare(), 'da')}")
                )
            case [first, *rest]:
                told.append(rule(first, t))
        left = rest
    return told
