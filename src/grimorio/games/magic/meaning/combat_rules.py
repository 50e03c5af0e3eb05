"""The compilation of static rules on attacks and blocks together into attributes of a compiled card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import Noun
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.meaning.static_rules import AttackRules, BlockableRules
from grimorio.games.magic.words import combat_rules as words
from grimorio.games.magic.words.statics import BlockableOnly, CantBlockAtAll

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.face import Face
    from grimorio.games.magic.words.statics import Rule
    from grimorio.games.magic.words.triggers import Condition


def of_combat(condition: Condition, scope: Scope, foe: str) -> ConditionRules:
    """Compile a condition that may ask about the player on the side `foe`, "defending" or "attacking"."""
    scope.defender, scope.foe = True, foe
    asked = compiled(condition, scope)
    scope.defender, scope.foe = False, "defending"
    return asked


def add_combat_rule(face: Face, rule: Rule, scope: Scope) -> bool:
    """Record a rule of `words.combat_rules` in the attribute of the card `face` for it.

    `scope` has the things that words of the rule can refer to. Returns False for a rule of another kind.
    Raises Unplayable: the rule refers to something that its card does not have.
    """
    if isinstance(rule, words.BlocksIfAble):
        face.blocks_if_able.append(Noun(rule.what, scope))
    elif isinstance(rule, words.CantBlockStronger):
        face.cant_block_stronger = True
    elif isinstance(rule, words.BlockedByFew):
        demand(rule.most > 0, rule, "most", "expected 1 or more", cause="word-count")
        face.blocked_by_few.append((Noun(rule.what, scope), rule.most))
    elif isinstance(rule, words.CantBlockUnless):
        blocks = AttackRules(CantBlockAtAll(rule.what), scope)
        blocks.unless = of_combat(rule.unless, scope, "attacking")
        face.cant_attack.append(blocks)
    elif isinstance(rule, words.BlockableIf):
        face.blockable_if.append((Noun(rule.what, scope), of_combat(rule.condition, scope, "defending")))
    elif isinstance(rule, words.BlockableByEither):
        blockable = BlockableRules(BlockableOnly(rule.what, rule.by), scope)
        blockable.or_by = Filter(rule.or_by, scope, PERMANENTS)
        face.blockable.append(blockable)
    elif isinstance(rule, words.NotAlone):
        face.not_alone.append(Noun(rule.what, scope))
    elif isinstance(rule, words.OnlyOne):
        face.only_one_blocks = face.only_one_blocks or rule.block
        scope.book.count_blocks()
        face.only_one_attacks = face.only_one_attacks or not rule.block
    elif isinstance(rule, words.DividesDamage):
        face.divides_damage = True
    else:
        return False
    return True
