"""What the static abilities of a card say beyond changes of characteristics, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import Noun
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.state.objects import NO_BID
from grimorio.games.magic.words import statics as words


class AttackRules:
    """A rule that creatures cannot attack (with `block`: cannot block) unless a condition holds."""

    def __init__(self, rule: words.CantAttack | words.CantBlockAtAll, scope: Scope) -> None:
        self.noun = Noun(rule.what, scope)
        self.block = isinstance(rule, words.CantBlockAtAll)
        self.unless: ConditionRules | None = None
        self.over_hand = False
        self.unless_greater = rule.unless_greater
        if isinstance(rule, words.CantAttack) and not self.unless_greater:
            self.over_hand = rule.over_hand
            if not self.over_hand and rule.unless:
                scope.defender = True
                self.unless = compiled(rule.unless, scope)
                scope.defender = False


class BlockableRules:
    """A rule on which creatures, or how many, may block certain attackers (`words.BlockableOnly`)."""

    def __init__(self, rule: words.BlockableOnly, scope: Scope) -> None:
        self.noun = Noun(rule.what, scope)
        self.by = Filter(rule.by, scope, PERMANENTS) if rule.by else None
        self.least = rule.least if rule.by else 1
        demand(self.least > 0, rule, "least", "expected 1 or more", cause="word-count")


class StaticRules:
    """The static rules of a card, in attributes named after the classes of `words.statics`.

    `meaning.face.Face` fills them from the card's words. Where the card has no such rule, the attribute is
    false, 0, empty or None; `draws_are_bid_for` is then `NO_BID`.
    """

    def __init__(self) -> None:
        self.attacks_untapped = False
        self.blocks_as_flying = False
        self.blocks_more = 0
        self.as_unblocked = False
        self.enters_tapped = False
        self.as_enters = ""
        self.cant_attack: list[AttackRules] = []
        self.cant_block_those: list[Filter] = []
        self.blockable: list[BlockableRules] = []
        self.not_blockable_by: list[Filter] = []
        self.must_be_blocked: list[Noun] = []
        self.walls_may_attack = False
        self.doesnt_untap: list[Noun] = []
        self.costs_less: list[tuple[int, ConditionRules]] = []
        self.others_cost_more = 0
        self.cant_be_targeted = False
        self.untargetable: list[Noun] = []
        self.uncounterable = False
        self.cant_be_countered: list[Filter] = []
        self.no_maximum_hand = False
        self.hands_revealed = ""
        self.damage_times: list[tuple[Filter, int]] = []
        self.prevent_from_each = 0
        self.life_stays = False
        self.draws_are_bid_for = NO_BID
        self.mana_instead: list[tuple[tuple[int, ...], ConditionRules]] = []
        self.enchants_only: Filter | None = None
        self.protected_from: list[Filter] = []
