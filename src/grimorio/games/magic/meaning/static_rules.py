"""What the static abilities of a card say beyond changes of characteristics, compiled."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import mana
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import Noun
from grimorio.games.magic.meaning.printed import expect_printed
from grimorio.games.magic.meaning.scope import PERMANENTS, PLAYERS, STACK, Scope, demand
from grimorio.games.magic.meaning.terms import SOURCES
from grimorio.games.magic.state.objects import NO_BID, Permanent
from grimorio.games.magic.words import statics as words
from grimorio.games.magic.words.nouns import SOURCE, You
from grimorio.games.magic.words.world import CantAttackYou, ColoredLess, PreventAllIf
from grimorio.kernel.playable import plain
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class AttackRules:
    """A rule that creatures cannot attack (with `block`: cannot block) unless a condition holds.

    With `you` they cannot attack the controller of the rule.
    """

    def __init__(self, rule: words.CantAttack | words.CantBlockAtAll | CantAttackYou, scope: Scope) -> None:
        self.noun = Noun(rule.what, scope)
        self.block = isinstance(rule, words.CantBlockAtAll)
        self.unless: ConditionRules | None = None
        self.over_hand = False
        self.you = isinstance(rule, CantAttackYou)
        self.unless_greater = not isinstance(rule, CantAttackYou) and rule.unless_greater
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
        self.or_by: Filter | None = None
        self.least = rule.least if rule.by else 1
        demand(self.least > 0, rule, "least", "expected 1 or more", cause="word-count")


class CostRules:
    """A rule that spells cost more or less (`words.SpellsCost`)."""

    def __init__(self, rule: words.SpellsCost, scope: Scope) -> None:
        self.what = Filter(rule.what, scope, STACK)
        expect_printed(self.what, rule.what, "card-costly")
        cost = mana(rule.mana)
        generic = not cost.need or not rule.less
        demand(generic, rule, "mana", "spells cost less generic mana alone", cause="card-generic")
        self.generic = -cost.generic if rule.less else cost.generic
        self.need = cost.need
        self.yours = rule.yours

    def touches(self, p: Position, by: int, seat: Seat, face: int) -> bool:
        """Whether the rule of the permanent `by` applies to the card `face` as a spell of a player."""
        ruler: Permanent = p.things[by]
        return (seat == ruler.controller or not self.yours) and self.what.face(
            p, face, seat, Context(ruler.controller, by, ruler.chosen)
        )


class ColoredRules:
    """A rule that spells cost less coloured mana (`words.ColoredLess`)."""

    def __init__(self, rule: ColoredLess, scope: Scope) -> None:
        self.what = Filter(rule.what, scope, STACK)
        expect_printed(self.what, rule.what, "card-costly")
        cost = mana(rule.mana)
        demand(not cost.generic and not cost.xs, rule, "mana", "expected colored mana", cause="card-colored")
        self.less = cost.need

    def touches(self, p: Position, by: int, seat: Seat, face: int) -> bool:
        """Whether the rule of the permanent `by` applies to the card `face` as a spell of a player."""
        ruler: Permanent = p.things[by]
        c = Context(ruler.controller, by, ruler.chosen)
        return seat == ruler.controller and self.what.face(p, face, seat, c)


class DamageRules:
    """A rule on damage that a source would deal: some or all of it is prevented, or it is multiplied.

    Attributes:
        by: the noun for the sources; None for all.
        to: the permanents that are dealt the damage, and players, or None.
        you: whether it is about damage to the controller of the rule.
        times: the factor.
        less: how much is prevented; -1 for all.
        combat: whether it goes for combat damage only.
        and_by: whether it goes for damage by what `to` means, too.
        when: the condition under which it applies, or None.
    """

    def __init__(
        self,
        rule: words.DamageTimes | words.PreventFromEach | words.PreventAll | PreventAllIf,
        scope: Scope,
    ) -> None:
        self.by: Filter | None = None
        self.to: Filter | None = None
        self.noun: Noun | None = None
        self.you = False
        self.times = 1
        self.less = 0
        self.combat = self.and_by = False
        self.when: ConditionRules | None = None
        if isinstance(rule, PreventAllIf):
            self.less = -1
            self.you = True
            self.when = compiled(rule.condition, scope)
            return
        if isinstance(rule, words.PreventAll):
            self.less = -1
            self.combat, self.and_by = rule.combat, rule.and_by
            self.you = isinstance(rule.to, You)
            if not isinstance(rule.to, You):
                self.noun = Noun(rule.to, scope)
            demand(not (self.you and self.and_by), rule, "and_by", "a player deals no damage", "word-unread")
            return
        if plain(rule.by) != SOURCE:
            self.by = Filter(rule.by, scope, SOURCES)
        if isinstance(rule, words.DamageTimes):
            self.times = rule.times
            self.to = Filter(rule.to, scope, PERMANENTS | PLAYERS)
            return
        self.less = rule.amount
        demand(self.less > 0, rule, "amount", "expected 1 or more", cause="word-count")
        self.you = rule.to is None
        if rule.to is not None:
            self.to = Filter(rule.to, scope, PERMANENTS)


class StaticRules:
    """The static rules of a card, in attributes named after the classes of `words.statics`.

    `meaning.face.Face` fills them from the card's words. Where the card has no such rule, the attribute is
    false, 0, empty or None; `draws_are_bid_for` is then `NO_BID`.
    """

    def __init__(self) -> None:
        self.attacks_untapped: list[Noun] = []
        self.any_time = -1
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
        self.must_attack: list[Noun] = []
        self.walls_may_attack = False
        self.doesnt_untap: list[Noun] = []
        self.costs_less: list[tuple[int, ConditionRules]] = []
        self.others_cost_more = 0
        self.spells_cost: list[CostRules] = []
        self.cant_be_targeted = False
        self.untargetable: list[Noun] = []
        self.uncounterable = False
        self.cant_be_countered: list[Filter] = []
        self.smaller_hand = 0
        self.no_maximum_hand = False
        self.skips_draw = False
        self.hands_revealed = ""
        self.on_damage: list[DamageRules] = []
        self.life_stays = False
        self.draws_are_bid_for = NO_BID
        self.mana_instead: list[tuple[tuple[int, ...], ConditionRules]] = []
        self.enchants_only: Filter | None = None
        self.protected_from: list[Filter] = []
        self.protects: list[tuple[Noun, Filter]] = []
        self.opponents_cant_play: list[Filter] = []
        self.no_life_gain = self.undying = False
        self.absorbs = ""
        self.counters_by: list[tuple[str, Number]] = []
        self.pools_stay = self.untaps_with_others = self.no_cycling = self.graveyards_sealed = False
        self.morph_more = 0
        self.flashback_costs: list[tuple[int, bool]] = []
        self.costs_less_each: list[tuple[int, Number]] = []
        self.colored_less: list[ColoredRules] = []
        self.blocks_if_able: list[Noun] = []
        self.blocked_by_few: list[tuple[Noun, int]] = []
        self.blockable_if: list[tuple[Noun, ConditionRules]] = []
        self.not_alone: list[Noun] = []
        self.only_one_attacks = self.only_one_blocks = False
        self.cant_block_stronger = self.divides_damage = self.bars_abilities = False
        self.any_time_for: list[Filter] = []
