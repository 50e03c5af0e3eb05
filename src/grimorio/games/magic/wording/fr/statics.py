"""The text of static abilities in French."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from grimorio.games.magic.wording.fr import combat, nouns
from grimorio.games.magic.wording.fr.amounts import shared, value
from grimorio.games.magic.wording.fr.clauses import blocked, cant, does, subject, tribe
from grimorio.games.magic.wording.fr.combat_rules import COMBAT_RULES
from grimorio.games.magic.wording.fr.deeds import becomes, gets
from grimorio.games.magic.wording.fr.nouns import each, enchanted, keyword, name, nouns_of
from grimorio.games.magic.wording.fr.triggers import if_so
from grimorio.games.magic.wording.fr.world import WORLD
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
from grimorio.language.french import agree, before, clitic, number, pronoun, said, to, verb
from grimorio.language.phrases import Phrase


def rule(word: Rule, t: Telling) -> str:
    """The text of one rule of a static ability, without initial capital and final full stop."""
    return RULES[type(word)](word, t)


def _gets(word: Gets, t: Telling) -> str:
    match word:
        case Gets(what=That() as what, power=SharedTypes(1), toughness=SharedTypes(1)):
            return f"{said(each(what))} gagne +1/+1 pour chaque {shared(False)}"
    return gets(replace(word, until="always"), tribe(word.what, t), t, "do")


def _has(word: Has, t: Telling) -> str:
    return does(tribe(word.what, t), "avoir", keyword(word.keyword))


def _warded(word: ProtectionFromChosen, t: Telling) -> str:
    return does(tribe(word.what, t), "avoir", "la protection contre la couleur choisie")


def _becomes(word: Becomes, t: Telling) -> str:
    who = subject(word.what, t) if word.land_type else tribe(word.what, t)
    return becomes(replace(word, until="always"), who, t, "do", True)


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


def _controls_enchanted(word: ControlsEnchanted, t: Telling) -> str:
    return f"vous contrôlez {said(enchanted(t))}"


def _doesnt_untap(word: DoesntUntap, t: Telling) -> str:
    who = subject(word.what, t)
    whose = {That: "de leurs contrôleurs", Enchanted: "de son contrôleur"}.get(type(word.what), "")
    step = f"l'étape de dégagement {whose}" if whose else "votre étape de dégagement"
    return f"{said(who)} ne se {verb('dégager').present(who)} pas pendant {step}"


def _enters_tapped(word: EntersTapped, t: Telling) -> str:
    me = name(t)
    return does(me, "arriver", f"en jeu {agree('engagé', me.gender, me.plural)}")


def _any_time(word: AnyTime, t: Telling) -> str:
    me = name(t)
    le = clitic(me.gender, me.plural)
    more = f" si vous payez {{{word.more}}} de plus pour {le} jouer" if word.more else ""
    return f"vous pouvez jouer {said(me)} à tout moment où vous pourriez jouer un éphémère{more}"


def _as_enters_choose(word: AsEntersChoose, t: Telling) -> str:
    chosen = "une couleur" if word.what == "color" else "un type de créature"
    return f"au moment où {does(name(t), 'arriver', 'en jeu')}, choisissez {chosen}"


def _costs_less(word: CostsLess, t: Telling) -> str:
    costs = does(name(t), "coûter", f"{{{word.less}}} de moins à jouer")
    return f"{if_so(word.condition, t)}, {costs}"


def _others_spells_cost_more(word: OthersSpellsCostMore, t: Telling) -> str:
    cost = f"coûtent {{{word.more}}} de plus à jouer"
    return f"pendant le tour de chaque joueur, les sorts de chacun des autres joueurs {cost}"


def _cant_be_targeted(word: CantBeTargeted, t: Telling) -> str:
    return "vous ne pouvez pas être la cible de sorts ou de capacités"


def _untargetable(word: Untargetable, t: Telling) -> str:
    who = name(t) if word.what == THIS else subject(word.what, t)
    return cant(who, "être la cible de sorts ou de capacités")


def _cant_be_countered(word: CantBeCountered, t: Telling) -> str:
    who = name(t) if word.what == THIS else subject(word.what, t)
    return cant(who, f"être {agree('contrecarré', who.gender, who.plural)}")


def _no_maximum_hand(word: NoMaximumHand, t: Telling) -> str:
    return "le nombre de cartes dans votre main n'a pas de limite"


def _skips_draw(word: SkipsDraw, t: Telling) -> str:
    return "passez votre étape de pioche"


def _hands_revealed(word: HandsRevealed, t: Telling) -> str:
    players = {"all": "les joueurs", "opponents": "vos adversaires", "others": "les autres joueurs"}
    return f"{players[word.who.who]} jouent avec leur main révélée"


def _damage_times(word: DamageTimes, t: Telling) -> str:
    much = {2: "le double", 3: "le triple"}.get(word.times, f"{number(word.times)} fois le nombre")
    to_it = said(nouns_of(nouns.plain(word.to)).that(), "à")
    source = nouns_of(word.by).a()
    deal = f"{said(source)} devait infliger des blessures {said(nouns_of(word.to).a(), 'à')}"
    return f"si {deal}, {pronoun(source.gender, False)} inflige à la place {much} de ces blessures {to_it}"


def _prevent_from_each(word: PreventFromEach, t: Telling) -> str:
    whom = "" if word.to is None else f" {said(nouns_of(word.to).a(), 'à')}"
    deal = f"devait {'vous ' if word.to is None else ''}infliger des blessures{whom}"
    return f"si {said(nouns_of(word.by).a())} {deal}, prévenez {word.amount} de ces blessures"


def _prevent_all(word: PreventAll, t: Telling) -> str:
    damage = f"toutes les blessures{' de combat' if word.combat else ''}"
    if isinstance(word.to, You):
        return f"prévenez {damage} qui devraient vous être infligées"
    who = subject(word.to, t)
    by = f" et par {said(who)}" if word.and_by else ""
    return f"prévenez {damage} qui devraient être infligées {said(who, 'à')}{by}"


def _spells_cost(word: SpellsCost, t: Telling) -> str:
    spells = nouns_of(word.what, True).the()
    yours = " que vous jouez" if word.yours else ""
    return f"{said(spells)}{yours} coûtent {word.mana} de {'moins' if word.less else 'plus'} à jouer"


def _smaller_hand(word: SmallerHand, t: Telling) -> str:
    return f"la taille maximale de votre main est réduite {before('de', number(word.less))}"


def _life_stays_at_one(word: LifeStaysAtOne, t: Telling) -> str:
    return (
        "si vous contrôlez au moins une créature, les blessures qui devraient réduire votre total de "
        "points de vie à moins de 1 le réduisent à 1 à la place"
    )


def _draws_are_bid_for(word: DrawsAreBidFor, t: Telling) -> str:
    return (
        "si un joueur devait piocher une carte, il la révèle à la place. N'importe quel autre joueur "
        f"peut ensuite payer {word.life} points de vie. Si un joueur le fait, mettez cette carte dans le "
        "cimetière de son propriétaire. Sinon, ce joueur pioche la carte"
    )


def _mana_instead(word: ManaInstead, t: Telling) -> str:
    return f"{if_so(word.condition, t)}, ajoutez {word.mana} à votre réserve à la place"


def _can_enchant_only(word: CanEnchantOnly, t: Telling) -> str:
    me = name(t)
    only = before("que", said(nouns_of(word.what).a()))
    return f"{said(me)} ne {verb('pouvoir').present(me)} enchanter {only}"


def _protection_from(word: ProtectionFrom, t: Telling) -> str:
    against = said(nouns_of(word.what, True, joined="and").the(), "contre")
    have = name(t) if word.on == THIS else tribe(word.on, t)
    return does(have, "avoir", f"la protection {against}")


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
                    f"{rule(first, t)} et {verb('avoir').present(tribe(what, t))} {keyword(ability)}"
                )
            case [CantAttack(what, None, False, False), CantBlockAtAll(other, False), *rest] if what == other:
                who = subject(what, t)
                sentences.append(f"{said(who)} ne {verb('pouvoir').present(who)} ni attaquer ni bloquer")
            case [CantBlockThose(those), NotBlockableBy(by), *rest] if those == by:
                me, others = name(t), nouns_of(by, True)
                block = f"ni bloquer {said(others.the())} ni être {blocked(me)} par {_them(others.the())}"
                sentences.append(f"{said(me)} ne {verb('pouvoir').present(me)} {block}")
            case [first, *rest]:
                sentences.append(rule(first, t))
        left = rest
    return sentences


def _them(things: Phrase) -> str:
    return "elles" if things.gender == "f" else "eux"


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
