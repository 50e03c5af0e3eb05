"""A card compiled: all that is printed on it, as the rules use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.abilities import (
    ActivatedRules,
    ConditionRules,
    LaterRules,
    Program,
    TriggeredRules,
)
from grimorio.games.magic.meaning.costs import mana
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.manas import choices
from grimorio.games.magic.meaning.masks import (
    CREATURE,
    INSTANT,
    KEYWORD_BITS,
    KIND_BITS,
    LAND,
    OTHER_PROTECTION,
    PERMANENT,
    bits,
)
from grimorio.games.magic.meaning.noun import Noun
from grimorio.games.magic.meaning.statics import Change, changes
from grimorio.games.magic.words import statics as words
from grimorio.games.magic.words.abilities import Activated, Card, Keywords, Modes, Spell, Static, Triggered
from grimorio.games.magic.words.nouns import LETTERS, This

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book


class AttackRules:
    """Who cannot attack, unless what (`words.CantAttack`); `block`: who cannot block."""

    def __init__(self, rule: words.CantAttack | words.CantBlockAtAll, book: Book) -> None:
        self.noun = Noun(rule.what, book)
        self.block = isinstance(rule, words.CantBlockAtAll)
        self.unless: ConditionRules | None = None
        self.over_hand = False
        if isinstance(rule, words.CantAttack):
            self.unless = ConditionRules(rule.unless, book) if rule.unless else None
            self.over_hand = rule.over_hand
        self.unless_greater = rule.unless_greater


class BlockableRules:
    """By what, and by how many, it can be blocked (`words.BlockableOnly`)."""

    def __init__(self, rule: words.BlockableOnly, book: Book) -> None:
        self.noun = Noun(rule.what, book)
        self.by = Filter(rule.by, book) if rule.by else None
        self.least = rule.least


class Face:
    """A card compiled.

    Attributes:
        index: its place in `Book.faces`.
        card: its words.
        cost: mana cost; `kinds`, `types`, `colors`, `keywords`: bits.
        power, toughness: as printed.
        spell: for an instant or sorcery, what each mode does.
        abilities: activated, triggered and delayed abilities by place.
        activated, triggered: those in printed order; `mana`: the mana abilities among the activated.
        alters: the changes of characteristics its static abilities make.
        enchants: what it goes on, for a local enchantment.
        delayed: delayed abilities of the ability being compiled, which stand behind it.
        rules: whether it has static rules other than changes; then the attributes that follow say which.
    """

    def __init__(self, index: int, card: Card, book: Book) -> None:
        self.index = index
        self.card = card
        self.name = card.name
        self.cost = mana(card.cost)
        self.kinds = bits(card.kinds, KIND_BITS)
        self.types = book.type_mask(card.types)
        self.colors = 0
        for place, letter in enumerate(LETTERS):
            if "{" + letter + "}" in card.cost or LETTERS[letter] in card.colors:
                self.colors |= 1 << place
        self.keywords = 0
        self.power, self.toughness = card.size or (0, 0)
        self.basic = card.basic
        self.world = card.world
        self.token = card.token
        self.legend = "Legend" in card.types
        self.is_land = bool(self.kinds & LAND)
        self.is_permanent = bool(self.kinds & PERMANENT)
        self.is_instant = bool(self.kinds & INSTANT)
        self.is_creature = bool(self.kinds & CREATURE)
        self.enchants = Filter(card.enchants, book) if card.enchants else None
        self.spell: list[Program] = []
        self.abilities: list[ActivatedRules | TriggeredRules | LaterRules] = []
        self.activated: list[ActivatedRules] = []
        self.triggered: list[TriggeredRules] = []
        self.mana: list[ActivatedRules] = []
        self.states: list[TriggeredRules] = []
        self.bonus: list[TriggeredRules] = []
        self.alters: list[Change] = []
        self.rules = False
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
        self.uncounterable = False
        self.cant_be_countered: list[Filter] = []
        self.no_maximum_hand = False
        self.hands_revealed = ""
        self.damage_times: list[tuple[Filter, int]] = []
        self.prevent_from_each = 0
        self.life_stays = False
        self.draws_are_bid_for = 0
        self.mana_instead: list[tuple[tuple[int, ...], ConditionRules]] = []
        self.enchants_only: Filter | None = None
        self.protected_from: list[Filter] = []
        self.discard_trigger: TriggeredRules | None = None
        self.delayed: list[LaterRules] = []
        book.building = self
        for ability in card.text:
            self._add(ability, book)

    def _add(self, ability: object, book: Book) -> None:
        if isinstance(ability, Keywords):
            self.keywords |= bits(ability.keywords, KEYWORD_BITS)
        elif isinstance(ability, Spell):
            self.spell = [Program(ability.effects, book)]
        elif isinstance(ability, Modes):
            self.spell = [Program(mode, book) for mode in ability.modes]
        elif isinstance(ability, Activated):
            activated = ActivatedRules(len(self.abilities), ability, book)
            self.abilities.append(activated)
            self.activated.append(activated)
            if activated.is_mana:
                self.mana.append(activated)
        elif isinstance(ability, Triggered):
            triggered = TriggeredRules(len(self.abilities), ability, book)
            self.abilities.append(triggered)
            if triggered.mana:
                self.bonus.append(triggered)
            elif triggered.state is not None:
                self.states.append(triggered)
            elif any(one.from_hand for one in triggered.matchers):
                self.discard_trigger = triggered
            else:
                self.triggered.append(triggered)
        elif isinstance(ability, Static):
            for rule in ability.rules:
                altered = changes(rule, book)
                self.alters += altered
                if not altered:
                    self._rule(rule, book)
        for later in self.delayed:
            later.place = len(self.abilities)
            self.abilities.append(later)
        self.delayed = []

    def _rule(self, rule: words.Rule, book: Book) -> None:
        """A static rule that changes no characteristics."""
        self.rules = True
        if isinstance(rule, words.AttacksUntapped):
            self.attacks_untapped = True
        elif isinstance(rule, (words.CantAttack, words.CantBlockAtAll)):
            self.cant_attack.append(AttackRules(rule, book))
        elif isinstance(rule, words.CantBlockThose):
            self.cant_block_those.append(Filter(rule.those, book))
        elif isinstance(rule, words.BlockableOnly):
            self.blockable.append(BlockableRules(rule, book))
        elif isinstance(rule, words.NotBlockableBy):
            self.not_blockable_by.append(Filter(rule.by, book))
        elif isinstance(rule, words.BlocksAsThoughFlying):
            self.blocks_as_flying = True
        elif isinstance(rule, words.BlocksMore):
            self.blocks_more = 99 if rule.more is None else rule.more
        elif isinstance(rule, words.MustBeBlocked):
            self.must_be_blocked.append(Noun(rule.what, book))
        elif isinstance(rule, words.WallsMayAttack):
            self.walls_may_attack = True
        elif isinstance(rule, words.DamageAsThoughUnblocked):
            self.as_unblocked = True
        elif isinstance(rule, words.DoesntUntap):
            self.doesnt_untap.append(Noun(rule.what, book))
        elif isinstance(rule, words.EntersTapped):
            self.enters_tapped = True
        elif isinstance(rule, words.AsEntersChoose):
            self.as_enters = rule.what
        else:
            self._wide_rule(rule, book)

    def _wide_rule(self, rule: words.Rule, book: Book) -> None:
        """A static rule about costs, players, damage or draws."""
        if isinstance(rule, words.CostsLess):
            self.costs_less.append((rule.less, ConditionRules(rule.condition, book)))
        elif isinstance(rule, words.OthersSpellsCostMore):
            self.others_cost_more += rule.more
        elif isinstance(rule, words.CantBeTargeted):
            self.cant_be_targeted = True
        elif isinstance(rule, words.CantBeCountered):
            if isinstance(rule.what, This):
                self.uncounterable = True
            else:
                self.cant_be_countered.append(Filter(rule.what, book))
        elif isinstance(rule, words.NoMaximumHand):
            self.no_maximum_hand = True
        elif isinstance(rule, words.HandsRevealed):
            self.hands_revealed = rule.who.who
        elif isinstance(rule, words.DamageTimes):
            self.damage_times.append((Filter(rule.to, book), rule.times))
        elif isinstance(rule, words.PreventFromEach):
            self.prevent_from_each = rule.amount
        elif isinstance(rule, words.LifeStaysAtOne):
            self.life_stays = True
        elif isinstance(rule, words.DrawsAreBidFor):
            self.draws_are_bid_for = rule.life
        elif isinstance(rule, words.ManaInstead):
            self.mana_instead.append((choices(rule.mana), ConditionRules(rule.condition, book)))
        elif isinstance(rule, words.CanEnchantOnly):
            self.enchants_only = Filter(rule.what, book)
        elif isinstance(rule, words.ProtectionFrom):
            self.protected_from.append(Filter(rule.what, book))
            self.keywords |= OTHER_PROTECTION
