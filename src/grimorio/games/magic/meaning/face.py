"""A card, compiled: all that is printed on it, in the form that the rules read."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.abilities import (
    ActivatedRules,
    KeywordRules,
    LaterRules,
    Program,
    TriggeredRules,
)
from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.conditions import compiled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import mana
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.keyworded import Keyworded, Older, add_keyword, add_older, whole_faults
from grimorio.games.magic.meaning.lending import lend, lend_while, share
from grimorio.games.magic.meaning.manas import choices
from grimorio.games.magic.meaning.noun import Noun
from grimorio.games.magic.meaning.scope import GRAVEYARD, PERMANENTS, STACK, Scope, absent, demand
from grimorio.games.magic.meaning.static_rules import AttackRules, BlockableRules, CostRules, DamageRules
from grimorio.games.magic.meaning.statics import Change, Grant, changes, conditional
from grimorio.games.magic.meaning.terms import SOURCES
from grimorio.games.magic.meaning.world import OFF_PLAY, add_life, add_world
from grimorio.games.magic.state.masks import (
    CREATURE,
    INSTANT,
    KEYWORD_BITS,
    KIND_BITS,
    LAND,
    OTHER_PROTECTION,
    PERMANENT,
    bits,
)
from grimorio.games.magic.state.objects import ANY_NUMBER
from grimorio.games.magic.words import statics as words
from grimorio.games.magic.words.abilities import (
    Ability,
    Activated,
    Anyone,
    AsLongAs,
    Card,
    Grants,
    GrantsWhile,
    Keywords,
    Modes,
    Spell,
    Static,
    Threshold,
    Triggered,
)
from grimorio.games.magic.words.effects import Return
from grimorio.games.magic.words.mechanisms import AdditionalCost, KeywordAbility, Provoke
from grimorio.games.magic.words.nouns import (
    LETTERS,
    Cost,
    DiscardCost,
    Enchanted,
    RemoveCost,
    SacrificeCost,
    That,
    This,
)
from grimorio.games.magic.words.triggers import Condition, ThisInGraveyard
from grimorio.kernel.playable import Unplayable, plain
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.words import inside

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book


def colors_of(card: Card) -> int:
    """The colours of a card as a mask: those of its mana cost, and those that it is said to have."""
    colors = 0
    for place, letter in enumerate(LETTERS):
        if "{" + letter + "}" in card.cost or LETTERS[letter] in card.colors:
            colors |= 1 << place
    return colors


def in_graveyard(condition: Condition | None) -> bool:
    """Whether a condition asks that the card itself is in the graveyard."""
    return any([isinstance(word, ThisInGraveyard) for word in inside(plain(condition))])


def chosen_as_it_enters(card: Card) -> str:
    """The choice made as a card comes into play: "color", "creature type", or "" for none."""
    for word in inside(plain(card)):
        if isinstance(word, words.AsEntersChoose):
            return word.what
    return ""


class Face(Keyworded):
    """A card, compiled; `Keyworded` and `StaticRules` have the attributes for some kinds of abilities.

    Attributes:
        index: its place in `Book.cards`.
        card: the card.
        cost: its mana cost.
        kinds, types, colors, keywords: masks.
        power, toughness: as printed.
        spell: for an instant or sorcery, the program of each mode.
        abilities: activated, triggered and delayed abilities, by place.
        activated, triggered: the activated and triggered abilities, in printed order.
        buried: the abilities that trigger while the card is in a graveyard.
        mana: the activated abilities by which the game itself may pay.
        played, unearthed: those that players choose to play, in play and in a graveyard.
        wants: the coloured mana that the activated abilities cost together, as a pool.
        states, bonus: state triggers, and triggered mana abilities.
        alters: the changes of characteristics that its static abilities make.
        gives: the abilities, as words, that its static abilities give to permanents.
        given: each of them compiled, on a face without other abilities.
        haunts: those that they make while the card is in its owner's graveyard.
        enchants: for a local enchantment, what it may enchant, else None.
        sources: descriptions of the sources of damage that its effects let a player choose.
        delayed: delayed abilities of the ability that is being compiled; they follow it in `abilities`.
        rules: whether it has static rules other than changes of characteristics. They are stored in the
            attributes of `StaticRules`.
        awake: the abilities that threshold gives it, compiled as a face of their own, or None.
        wrong: mistakes in its abilities; those abilities are left out.
    """

    def __init__(self, index: int, card: Card, book: Book) -> None:
        super().__init__()
        self.index = index
        self.card = plain(card)
        self.name = card.name
        self.cost = mana(card.cost)
        self.kinds = bits(card.kinds, KIND_BITS)
        self.types = book.type_mask(card.types)
        self.colors = colors_of(card)
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
        self.enchants = Filter(card.enchants, Scope(book), PERMANENTS) if card.enchants else None
        self.spell: list[Program] = []
        self.abilities: list[ActivatedRules | TriggeredRules | LaterRules | KeywordRules] = []
        self.activated: list[ActivatedRules] = []
        self.triggered: list[TriggeredRules] = []
        self.buried: list[TriggeredRules] = []
        self.mana: list[ActivatedRules] = []
        self.played: list[ActivatedRules] = []
        self.unearthed: list[ActivatedRules] = []
        self.wants = 0
        self.states: list[TriggeredRules] = []
        self.bonus: list[TriggeredRules] = []
        self.alters: list[Change] = []
        self.haunts: list[Change] = []
        self.gives: list[Activated | Triggered | Provoke] = []
        self.given: list[Face] = []
        self.rules = False
        self.awake: Face | None = None
        self.said: list[str] = []
        self.star: Number | None = None
        self.sources: list[Filter] = []
        self.delayed: list[LaterRules] = []
        self.chooses = chosen_as_it_enters(card)
        self.wrong: list[Unplayable] = []
        self._add_all(card, book)
        for fault in whole_faults(self, card):
            fault.part = fault.word
            self.wrong.append(fault)

    def _add_all(self, card: Card, book: Book) -> None:
        """Compile all abilities of the card; those with mistakes are left out and noted in `wrong`."""
        for ability in card.text:
            try:
                self.add(ability, card, book)
            except Unplayable as error:
                error.part = ability
                self.wrong.append(error)

    def power_of(self, p: Position, seat: Seat) -> int:
        """The power of this card outside play, where `seat` is "you"; with `NOBODY`, the printed power."""
        return self.power if self.star is None or seat < 0 else self.star.value(p, Context(seat, 0))

    def _scope(self, book: Book) -> Scope:
        """The description of the things that an ability of this card can refer to while the card is in play.

        Such things are the card itself, a permanent that it enchants, or a colour chosen for it.
        """
        scope = Scope(book, self)
        if self.is_permanent:
            scope.this = PERMANENTS
            scope.chosen = scope.entered = self.chooses
            scope.on = PERMANENTS if self.enchants is not None else 0
        return scope

    def _counts_x(self, part: Cost) -> bool:
        """Whether a cost gives up X permanents or cards (MTG8-CR-X-2)."""
        return isinstance(part, (SacrificeCost, DiscardCost, RemoveCost)) and part.x

    def _spell_scope(self, card: Card, book: Book) -> Scope:
        """The description of what the effects of an instant or sorcery can refer to, such as {X}."""
        scope = Scope(book, self)
        priced = [part.cost for part in card.text if isinstance(part, AdditionalCost)]
        scope.x = "{X}" in card.cost or any([self._counts_x(part) for part in priced])
        given = [part for part in priced if isinstance(part, SacrificeCost)]
        scope.paid = len(given) == 1 and given[0].count == 1 and not given[0].x
        return scope

    def add(self, ability: Ability, card: Card, book: Book) -> None:
        """Compile one ability of the card; `book` has all cards. Raises Unplayable: it cannot be played."""
        scope = self._scope(book)
        if isinstance(ability, Keywords):
            self.of_permanents(ability)
            self.keywords |= bits(ability.keywords, KEYWORD_BITS)
        elif isinstance(ability, Spell):
            self.spell = [Program(ability.effects, self._spell_scope(card, book))]
        elif isinstance(ability, Modes):
            self.spell = [Program(mode, self._spell_scope(card, book)) for mode in ability.modes]
        elif isinstance(ability, Activated):
            if not ability.from_graveyard:
                self.of_permanents(ability)
            activated = ActivatedRules(len(self.abilities), ability, scope)
            self.abilities.append(activated)
            self.activated.append(activated)
            self.wants += activated.price.mana.need
            chosen = self.unearthed if activated.from_graveyard else self.played
            (self.mana if activated.tapped else chosen).append(activated)
        elif isinstance(ability, Triggered):
            self._add_triggered(ability, scope)
        elif isinstance(ability, Static):
            self._static(ability, scope)
        elif isinstance(ability, Grants):
            self._grants(ability, book)
        elif isinstance(ability, GrantsWhile):
            self.of_permanents(ability)
            grant = lend_while(self, ability, scope, book)
            (self.haunts if in_graveyard(ability.condition) else self.alters).append(grant)
        elif isinstance(ability, AsLongAs):
            self._as_long_as(ability, scope)
        elif isinstance(ability, Threshold):
            self._threshold(ability, book)
        elif isinstance(ability, Anyone):
            share(self, ability, card, book)
        elif isinstance(ability, Older):
            add_older(self, ability, book)
        else:
            add_keyword(self, ability, book)
        for later in self.delayed:
            later.place = len(self.abilities)
            self.abilities.append(later)
        self.delayed = []

    def _static(self, ability: Static, scope: Scope) -> None:
        """Compile a static ability; `scope` has the things that its words can refer to."""
        scope.static = True
        for rule in ability.rules:
            if not isinstance(rule, OFF_PLAY):
                self.of_permanents(rule)
            altered = changes(rule, scope)
            self.alters += altered
            if isinstance(rule, words.SizeIs):
                self.star = altered[0].star
            elif not altered or isinstance(rule, words.ProtectionFrom):
                self._rule(rule, scope)

    def _grants(self, ability: Grants, book: Book) -> None:
        """Compile an ability that the card gives to permanents; `book` has all cards.

        Raises Unplayable: a permanent that has the ability cannot play it, or it is a mana ability.
        """
        self.of_permanents(ability)
        self.give(ability, ability.what, ability.ability, book)

    def give(
        self,
        word: Ability,
        what: That | Enchanted | This,
        given: Activated | Triggered | Provoke,
        book: Book,
        paid: tuple[str, ...] = (),
    ) -> None:
        """Let the ability `word` give the ability `given` to what `what` means.

        `book` has all cards, and `paid` is that of `Grant`. Raises Unplayable: a permanent that has the
        ability cannot play it, or it is a mana ability.
        """
        scope = self._scope(book)
        scope.static = True
        self.alters.append(Grant(what, scope, len(self.gives), paid))
        lend(self, word, given, book)

    def _as_long_as(self, ability: AsLongAs, scope: Scope) -> None:
        """Compile changes of characteristics that the card makes as long as a condition holds.

        `scope` has the things that words of the ability can refer to.
        """
        scope.static = True
        self.of_permanents(ability)
        buried = in_graveyard(ability.condition)
        changed = conditional(ability, scope, buried)
        if buried:
            self.haunts += changed
        else:
            self.alters += changed

    def _add_triggered(self, ability: Triggered, scope: Scope) -> None:
        """Compile a triggered ability, of the card in play or in a graveyard.

        `scope` has the things that words of the ability can refer to.
        """
        there = in_graveyard(ability.condition)
        twice = there and ability.from_graveyard
        message = "the condition says so"
        demand(not twice, ability, "from_graveyard", message, cause="card-said", name="if")
        buried = there or ability.from_graveyard
        deeds = [word for word in inside(plain(ability).effects) if isinstance(word, Return)]
        shown = there or any([isinstance(word.what, This) for word in deeds])
        message = "no effect returns the card from there"
        demand(shown or not buried, ability, "from_graveyard", message, cause="word-absent", name="Return")
        if buried:
            scope.this, scope.on = GRAVEYARD, 0
        triggered = TriggeredRules(len(self.abilities), ability, scope)
        if not triggered.from_hand:
            self.of_permanents(ability)
        self.abilities.append(triggered)
        if not buried:
            self._triggered(ability, triggered)
            return
        hears = not (triggered.state or triggered.from_hand or triggered.is_mana)
        demand(hears, ability, "on", "a card in a graveyard hears events", cause="card-buried")
        self.buried.append(triggered)

    def _threshold(self, ability: Threshold, book: Book) -> None:
        """Compile an ability that the card has only with threshold, and store it in `awake`.

        In `abilities` it has the same index as on the card while threshold is on.
        """
        self.of_permanents(ability)
        card = self.card
        awake = Face(self.index, dataclasses.replace(card, text=()), book)
        awake.chooses = self.chooses
        awake.add(ability.ability, card, book)
        never = bool(awake.mana or awake.bonus or awake.costs_less or awake.star or awake.as_enters)
        never = never or awake.uncounterable or awake.enters_tapped or bool(awake.gives)
        outside = bool(awake.discard_trigger or awake.cycle_trigger)
        outside = outside or any([ability.from_graveyard for ability in awake.activated])
        message = "this does not depend on threshold"
        demand(not never and not outside, ability, "ability", message, cause="card-threshold")
        self.abilities += awake.abilities
        self.rules = self.rules or awake.rules
        self.wants += awake.wants
        if self.awake is None:
            self.awake = awake
        else:
            self.awake.activated += awake.activated
            self.awake.triggered += awake.triggered
            self.awake.alters += awake.alters

    def _triggered(self, ability: Triggered, triggered: TriggeredRules) -> None:
        """Record a triggered ability in the list of those that trigger in the same way."""
        if triggered.is_mana:
            self.bonus.append(triggered)
        elif triggered.state is not None:
            self.states.append(triggered)
        elif triggered.from_hand:
            cycles = triggered.cycles
            alone = (self.cycle_trigger if cycles else self.discard_trigger) is None
            demand(alone, ability, "", "a card triggers once as it is discarded", cause="card-once")
            if cycles:
                self.cycle_trigger = triggered
            else:
                self.discard_trigger = triggered
        else:
            self.triggered.append(triggered)

    def copied(self) -> bool:
        """Whether new targets can be chosen for copies of this spell: as many as it has, none divided."""
        return not any(
            rules.up_to or rules.any_number or rules.divided is not None
            for program in self.spell
            for rules in program.targets
        )

    def of_permanents(self, word: object) -> None:
        """Refuse the ability `word`, which only a permanent can have, on an instant or sorcery.

        Raises Unplayable: this card is an instant or sorcery.
        """
        name = word.__class__.__name__
        message = "an instant or sorcery is never in play"
        demand(self.is_permanent, word, "", message, cause="card-never-in-play", name=name)

    def once(self, rule: words.Rule | KeywordAbility) -> None:
        """Refuse a second rule or keyword ability of a class that a card may have only once.

        Raises Unplayable: there is one already.
        """
        name = rule.__class__.__name__
        demand(name not in self.said, rule, "", "the card says it already", cause="card-said", name=name)
        self.said.append(name)

    def _rule(self, rule: words.Rule, scope: Scope) -> None:
        """Record a static rule that changes no characteristics in the attribute for it."""
        self.rules = True
        if isinstance(rule, words.AttacksUntapped):
            self.attacks_untapped.append(Noun(rule.what, scope))
        elif isinstance(rule, (words.CantAttack, words.CantBlockAtAll)):
            self.cant_attack.append(AttackRules(rule, scope))
        elif isinstance(rule, words.CantBlockThose):
            self.cant_block_those.append(Filter(rule.those, scope, PERMANENTS))
        elif isinstance(rule, words.BlockableOnly):
            self.blockable.append(BlockableRules(rule, scope))
        elif isinstance(rule, words.NotBlockableBy):
            self.not_blockable_by.append(Filter(rule.by, scope, PERMANENTS))
        elif isinstance(rule, words.BlocksAsThoughFlying):
            self.blocks_as_flying = True
        elif isinstance(rule, words.BlocksMore):
            self.once(rule)
            self.blocks_more = ANY_NUMBER if rule.more is None else rule.more
        elif isinstance(rule, words.MustBeBlocked):
            self.must_be_blocked.append(Noun(rule.what, scope))
        elif isinstance(rule, words.MustAttack):
            self.must_attack.append(Noun(rule.what, scope))
        elif isinstance(rule, words.WallsMayAttack):
            self.walls_may_attack = True
        elif isinstance(rule, words.DamageAsThoughUnblocked):
            self.as_unblocked = True
        elif isinstance(rule, words.DoesntUntap):
            self.doesnt_untap.append(Noun(rule.what, scope))
        elif isinstance(rule, words.EntersTapped):
            self.enters_tapped = True
        elif isinstance(rule, words.AnyTime):
            self.once(rule)
            never = self.is_instant or self.is_land
            demand(not never, rule, "", "an instant is played so anyway", cause="card-said", name="instant")
            self.any_time = rule.more
        elif isinstance(rule, words.AsEntersChoose):
            self.once(rule)
            self.as_enters = rule.what
        elif not (add_world(self, rule, scope) or add_life(self, rule)):
            self._wide_rule(rule, scope)

    def _wide_rule(self, rule: words.Rule, scope: Scope) -> None:
        """Record a static rule about costs, players, damage or draws in the attribute for it."""
        if isinstance(rule, words.CostsLess):
            self.costs_less.append((rule.less, compiled(rule.condition, Scope(scope.book))))
        elif isinstance(rule, words.SpellsCost):
            self.spells_cost.append(CostRules(rule, scope))
        elif isinstance(rule, words.OthersSpellsCostMore):
            self.others_cost_more += rule.more
        elif isinstance(rule, words.CantBeTargeted):
            self.cant_be_targeted = True
        elif isinstance(rule, words.Untargetable):
            self.untargetable.append(Noun(rule.what, scope))
        elif isinstance(rule, words.CantBeCountered):
            if isinstance(rule.what, This):
                self.uncounterable = True
            else:
                self.of_permanents(rule)
                self.cant_be_countered.append(Filter(rule.what, scope, STACK))
        elif isinstance(rule, words.SmallerHand):
            self.smaller_hand += rule.less
        elif isinstance(rule, words.NoMaximumHand):
            self.no_maximum_hand = True
        elif isinstance(rule, words.SkipsDraw):
            self.skips_draw = True
        elif isinstance(rule, words.HandsRevealed):
            self.once(rule)
            self.hands_revealed = rule.who.who
        elif isinstance(rule, (words.DamageTimes, words.PreventFromEach, words.PreventAll)):
            self.on_damage.append(DamageRules(rule, scope))
        elif isinstance(rule, words.LifeStaysAtOne):
            self.life_stays = True
        elif isinstance(rule, words.DrawsAreBidFor):
            self.once(rule)
            self.draws_are_bid_for = rule.life
        elif isinstance(rule, words.ManaInstead):
            self.once(rule)
            self.mana_instead.append((choices(rule.mana), compiled(rule.condition, scope)))
        elif isinstance(rule, words.CanEnchantOnly):
            self.once(rule)
            absent(rule, self.enchants is not None)
            self.enchants_only = Filter(rule.what, Scope(scope.book), PERMANENTS)
        elif isinstance(rule, words.ProtectionFrom):
            what = Filter(rule.what, scope, SOURCES)
            message = "ProtectionFrom does not ask who controls it"
            demand(not what.controller, rule.what, "controller", message, cause="word-controller")
            if isinstance(rule.on, This):
                self.protected_from.append(what)
                self.keywords |= OTHER_PROTECTION
            else:
                self.protects.append((Noun(rule.on, scope), what))
