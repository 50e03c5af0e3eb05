"""The text of static abilities in Italian."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.it import combat, nouns
from grimorio.games.magic.wording.it.amounts import shared, value
from grimorio.games.magic.wording.it.clauses import blocked, cant, does, subject, tribe
from grimorio.games.magic.wording.it.combat_rules import COMBAT_RULES
from grimorio.games.magic.wording.it.deeds import becomes, gets
from grimorio.games.magic.wording.it.nouns import each, enchanted, keyword, name, nouns_of
from grimorio.games.magic.wording.it.triggers import condition
from grimorio.games.magic.wording.it.world import WORLD
from grimorio.games.magic.wording.qualities import plain_count
from grimorio.games.magic.wording.shape import Telling
from grimorio.games.magic.words import (
    THIS,
    AnyTime,
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
    MustAttack,
    MustBeBlocked,
    NoMaximumHand,
    NotBlockableBy,
    OthersSpellsCostMore,
    PreventAll,
    PreventFromEach,
    ProtectionFrom,
    ProtectionFromChosen,
    Rule,
    SharedTypes,
    SizeIs,
    SkipsDraw,
    SmallerHand,
    SpellsCost,
    That,
    Untargetable,
    WallsMayAttack,
    You,
)
from grimorio.language.italian import agree, number, pronoun, said, to, verb
from grimorio.language.phrases import Phrase


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule of a static ability, without initial capital and final full stop."""
    return RULES[type(word)](word, t)


def _gets(word: Gets, t: Telling) -> str:
    match word:
        case Gets(what=That() as what, power=SharedTypes(1), toughness=SharedTypes(1)):
            return f"{said(each(what))} prende +1/+1 per ogni {shared(False)}"
    return gets(replace(word, until="always"), tribe(word.what, t), t, "do")


def _has(word: Has, t: Telling) -> str:
    return does(tribe(word.what, t), "avere", keyword(word.keyword))


def _warded(word: ProtectionFromChosen, t: Telling) -> str:
    return does(tribe(word.what, t), "avere", "protezione dal colore scelto")


def _becomes(word: Becomes, t: Telling) -> str:
    who = subject(word.what, t) if word.land_type else tribe(word.what, t)
    return becomes(replace(word, until="always"), who, t, "do", True)


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


def _controls_enchanted(word: ControlsEnchanted, t: Telling) -> str:
    return f"controlli {said(enchanted(t))}"


def _doesnt_untap(word: DoesntUntap, t: Telling) -> str:
    match word.what:
        case That() as what:
            return does(subject(what, t), "STAPpare", "durante lo STAP dei loro controllori", True)
        case Enchanted():
            return does(enchanted(t), "STAPpare", "durante lo STAP del proprio controllore", True)
    return does(name(t), "STAPpare", "durante il tuo STAP", True)


def _enters_tapped(word: EntersTapped, t: Telling) -> str:
    me = name(t)
    return does(me, "entrare", f"in gioco {agree('TAPpato', me.gender, me.plural)}")


def _any_time(word: AnyTime, t: Telling) -> str:
    me = name(t)
    more = f" se spendi {{{word.more}}} in più per {_object(me)}" if word.more else ""
    return f"puoi giocare {said(me)} in qualsiasi momento in cui potresti giocare un istantaneo{more}"


def _object(thing: Phrase) -> str:
    """The infinitive "to play" with the pronoun that agrees with `thing`: "giocarlo", "giocarle"."""
    return f"giocar{pronoun(thing.gender, thing.plural)}"


def _as_enters_choose(word: AsEntersChoose, t: Telling) -> str:
    chosen = "un colore" if word.what == "color" else "un tipo di creatura"
    return f"mentre {does(name(t), 'entrare', 'in gioco')}, scegli {chosen}"


def _costs_less(word: CostsLess, t: Telling) -> str:
    me = name(t)
    played = agree("giocato", me.gender, me.plural)
    costs = does(me, "costare", f"{{{word.less}}} in meno per essere {played}")
    return f"se {condition(word.condition, t)}, {costs}"


def _others_spells_cost_more(word: OthersSpellsCostMore, t: Telling) -> str:
    cost = f"costano {{{word.more}}} in più per essere giocate"
    return f"durante il turno di ciascun giocatore, le magie di ogni altro giocatore {cost}"


def _cant_be_targeted(word: CantBeTargeted, t: Telling) -> str:
    return "non puoi essere bersaglio di magie o abilità"


def _untargetable(word: Untargetable, t: Telling) -> str:
    who = name(t) if word.what == THIS else subject(word.what, t)
    return cant(who, "essere bersaglio di magie o abilità")


def _cant_be_countered(word: CantBeCountered, t: Telling) -> str:
    who = name(t) if word.what == THIS else subject(word.what, t)
    return cant(who, f"essere {agree('neutralizzato', who.gender, who.plural)}")


def _no_maximum_hand(word: NoMaximumHand, t: Telling) -> str:
    return "non hai un limite di carte in mano"


def _skips_draw(word: SkipsDraw, t: Telling) -> str:
    return "salta la tua sottofase di acquisizione"


def _hands_revealed(word: HandsRevealed, t: Telling) -> str:
    players = {"all": "i giocatori", "opponents": "i tuoi avversari", "others": "gli altri giocatori"}
    return f"{players[word.who.who]} giocano a carte scoperte"


def _damage_times(word: DamageTimes, t: Telling) -> str:
    much = {2: "il doppio", 3: "il triplo"}.get(word.times, f"{number(word.times)} volte il totale")
    to_it = said(nouns_of(nouns.plain(word.to)).that(), "a")
    deal = f"{said(nouns_of(word.by).a())} sta per infliggere danno {said(nouns_of(word.to).a(), 'a')}"
    return f"se {deal}, invece infligge {much} di quel danno {to_it}"


def _prevent_from_each(word: PreventFromEach, t: Telling) -> str:
    whom = "infliggerti danno" if word.to is None else f"infliggere danno {said(nouns_of(word.to).a(), 'a')}"
    return f"se {said(nouns_of(word.by).a())} sta per {whom}, previeni {word.amount} di quei danni"


def _prevent_all(word: PreventAll, t: Telling) -> str:
    damage = f"tutto il danno{' da combattimento' if word.combat else ''}"
    if isinstance(word.to, You):
        return f"previeni {damage} che ti sta per essere inflitto"
    who = subject(word.to, t)
    by = f" e {said(who, 'da')}" if word.and_by else ""
    return f"previeni {damage} che sta per essere inflitto {said(who, 'a')}{by}"


def _spells_cost(word: SpellsCost, t: Telling) -> str:
    spells = nouns_of(word.what, True).the()
    yours = " che giochi" if word.yours else ""
    much = "in meno" if word.less else "in più"
    return f"{said(spells)}{yours} costano {word.mana} {much} per essere giocate"


def _smaller_hand(word: SmallerHand, t: Telling) -> str:
    return f"il numero massimo di carte che puoi tenere in mano è ridotto di {number(word.less)}"


def _life_stays_at_one(word: LifeStaysAtOne, t: Telling) -> str:
    return (
        "se controlli almeno una creatura, il danno che ridurrebbe i tuoi punti vita "
        "a meno di 1 li riduce invece a 1"
    )


def _draws_are_bid_for(word: DrawsAreBidFor, t: Telling) -> str:
    return (
        "se un giocatore sta per pescare una carta, invece la rivela. Poi ogni altro giocatore può "
        f"pagare {word.life} punti vita. Se un giocatore lo fa, metti quella carta nel cimitero del suo "
        "proprietario. Altrimenti, quel giocatore pesca la carta"
    )


def _mana_instead(word: ManaInstead, t: Telling) -> str:
    return f"se {condition(word.condition, t)}, aggiungi invece {word.mana} alla tua riserva di mana"


def _can_enchant_only(word: CanEnchantOnly, t: Telling) -> str:
    return does(name(t), "potere", f"incantare solo {said(nouns_of(word.what).a())}")


def _protection_from(word: ProtectionFrom, t: Telling) -> str:
    from_ = said(nouns_of(word.what, True, joined="and").the(), "da")
    have = name(t) if word.on == THIS else tribe(word.on, t)
    return does(have, "avere", f"protezione {from_}")


def rules(words: tuple[Rule, ...], t: Telling) -> list[str]:
    """The sentences of a static ability. Rules with the same subject are joined in one sentence.

    `words` are the ability's rules, and `t` is the state of generating its text.
    """
    sentences: list[str] = []
    left = list(words)
    while left:
        match left:
            case [Gets(what) as first, Has(other, ability), *rest] if what == other:
                sentences.append(
                    f"{rule(first, t)} e {verb('avere').present(tribe(what, t))} {keyword(ability)}"
                )
            case [CantAttack(what, None, False, False), CantBlockAtAll(other, False), *rest] if what == other:
                sentences.append(cant(subject(what, t), "attaccare né bloccare"))
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                me = name(t)
                sentences.append(
                    cant(me, f"bloccare né essere {blocked(me)} {said(nouns_of(by, True).bare(), 'da')}")
                )
            case [first, *rest]:
                sentences.append(rule(first, t))
        left = rest
    return sentences


RULES: Final[dict[type, Callable[[Any, Telling], str]]] = {
    Gets: _gets,
    Has: _has,
    ProtectionFromChosen: _warded,
    Becomes: _becomes,
    SizeIs: size_is,
    ControlsEnchanted: _controls_enchanted,
    AttacksUntapped: combat.attacks_untapped,
    CantAttack: combat.cant_attack,
    CantBlockAtAll: combat.cant_block_at_all,
    CantBlockThose: combat.cant_block_those,
    BlockableOnly: combat.blockable_only,
    NotBlockableBy: combat.not_blockable_by,
    BlocksAsThoughFlying: combat.blocks_as_though_flying,
    BlocksMore: combat.blocks_more,
    MustBeBlocked: combat.must_be_blocked,
    MustAttack: combat.must_attack,
    WallsMayAttack: combat.walls_may_attack,
    DamageAsThoughUnblocked: combat.damage_as_though_unblocked,
    DoesntUntap: _doesnt_untap,
    EntersTapped: _enters_tapped,
    AnyTime: _any_time,
    AsEntersChoose: _as_enters_choose,
    CostsLess: _costs_less,
    SpellsCost: _spells_cost,
    OthersSpellsCostMore: _others_spells_cost_more,
    CantBeTargeted: _cant_be_targeted,
    Untargetable: _untargetable,
    CantBeCountered: _cant_be_countered,
    SmallerHand: _smaller_hand,
    NoMaximumHand: _no_maximum_hand,
    SkipsDraw: _skips_draw,
    HandsRevealed: _hands_revealed,
    DamageTimes: _damage_times,
    PreventAll: _prevent_all,
    PreventFromEach: _prevent_from_each,
    LifeStaysAtOne: _life_stays_at_one,
    DrawsAreBidFor: _draws_are_bid_for,
    ManaInstead: _mana_instead,
    CanEnchantOnly: _can_enchant_only,
    ProtectionFrom: _protection_from,
    **WORLD,
    **COMBAT_RULES,
}
"""For each class of rules of static abilities, the function that writes its sentence."""
