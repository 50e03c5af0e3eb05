"""The compilation of static rules for phases, zones and costs into attributes of a compiled card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.games.magic.meaning.amounts import number
from grimorio.games.magic.meaning.combat_rules import add_combat_rule
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.keyworded import USUAL_X
from grimorio.games.magic.meaning.printed import expect_printed
from grimorio.games.magic.meaning.scope import HAND, STACK, Scope, absent, demand
from grimorio.games.magic.meaning.static_rules import AttackRules, ColoredRules, DamageRules
from grimorio.games.magic.words import statics
from grimorio.games.magic.words import world as words
from grimorio.games.magic.words.counted import EntersWithCount
from grimorio.games.magic.words.nouns import Count

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.face import Face
    from grimorio.games.magic.words.statics import Rule

OFF_PLAY: Final = (statics.CostsLess, statics.CantBeCountered, statics.AnyTime, words.CostsLessForEach)
"""The static rules that apply while their card is not in play, such as in a hand or on the stack."""


def add_world(face: Face, rule: Rule, scope: Scope) -> bool:
    """Record a rule of `words.world` in the attribute of the card `face` for it.

    `scope` has the things that words of the rule can refer to. Returns False for a rule of another kind.
    Raises Unplayable: the rule refers to something that its card does not have.
    """
    if isinstance(rule, words.PoolsStay):
        face.pools_stay = True
    elif isinstance(rule, words.UntapsWithOthers):
        face.untaps_with_others = True
    elif isinstance(rule, words.NoCycling):
        face.no_cycling = True
    elif isinstance(rule, words.GraveyardsSealed):
        face.graveyards_sealed = True
    elif isinstance(rule, words.MorphCostsMore):
        face.morph_more += rule.more
    elif isinstance(rule, words.FlashbackCosts):
        face.flashback_costs.append((rule.much, rule.yours))
    elif isinstance(rule, words.CostsLessForEach):
        demand(rule.less > 0, rule, "less", "expected 1 or more", cause="word-count")
        bare = Scope(scope.book)
        bare.static = True
        face.costs_less_each.append((rule.less, number(Count(rule.what), bare)))
    elif isinstance(rule, words.ColoredLess):
        face.colored_less.append(ColoredRules(rule, scope))
    elif isinstance(rule, words.CantAttackYou):
        face.cant_attack.append(AttackRules(rule, scope))
    elif isinstance(rule, words.OpponentsCantPlay):
        what = Filter(rule.what, scope, STACK)
        expect_printed(what, rule.what, "word-banned")
        face.opponents_cant_play.append(what)
    elif isinstance(rule, words.AnyTimeForAll):
        hastened = Filter(rule.what, scope, HAND)
        demand(not hastened.controller, rule.what, "controller", "all players do", cause="word-controller")
        face.any_time_for.append(hastened)
    elif isinstance(rule, words.AbilitiesBarred):
        absent(rule, scope.on != 0)
        face.bars_abilities = True
    elif isinstance(rule, EntersWithCount):
        bare = Scope(scope.book)
        bare.static = True
        face.counters_by.append((rule.counter, number(Count(rule.what), bare)))
        face.grown += USUAL_X
    elif isinstance(rule, words.PreventAllIf):
        face.on_damage.append(DamageRules(rule, scope))
    else:
        return add_combat_rule(face, rule, scope)
    return True


def add_life(face: Face, rule: Rule) -> bool:
    """Record a rule about lives in the attribute of the card `face` for it. False for one of another kind."""
    if isinstance(rule, words.NoLifeGain):
        face.no_life_gain = True
    elif isinstance(rule, words.Undying):
        face.undying = True
    elif isinstance(rule, words.DamageToCounters):
        face.absorbs = rule.counter
    else:
        return False
    return True
