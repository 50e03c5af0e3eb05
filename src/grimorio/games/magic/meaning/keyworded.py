"""The compilation of keyword abilities, such as cycling and provoke, into attributes of a compiled card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grimorio.games.magic.meaning.abilities import ActivatedRules, KeywordRules, TriggeredRules
from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.costs import Mana, Price, mana
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.mechanisms import cycled
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, demand
from grimorio.games.magic.meaning.static_rules import StaticRules
from grimorio.games.magic.meaning.upkeeps import growing_in_combat, kept_in_upkeep
from grimorio.games.magic.state.masks import KEYWORD_BITS
from grimorio.games.magic.state.objects import KICKED, KICKED_BOTH, KICKED_SECOND
from grimorio.games.magic.words.abilities import Card, KickedByEntersWith, Triggered
from grimorio.games.magic.words.effects import ChooseColor, ChooseType
from grimorio.games.magic.words.mechanisms import (
    AdditionalCost,
    AlternativeCost,
    Amplify,
    Buyback,
    CumulativeCost,
    CumulativeUpkeep,
    Cycling,
    Echo,
    EntersWith,
    Fading,
    Flanking,
    Flashback,
    KeywordAbility,
    KickedEntersWith,
    Kicker,
    Madness,
    MayStayTapped,
    Morph,
    PlayedFree,
    Provoke,
    Rampage,
    ShedsCounters,
    Storm,
)
from grimorio.games.magic.words.nouns import THIS, X
from grimorio.games.magic.words.triggers import Attacks
from grimorio.kernel.playable import Unplayable, plain
from grimorio.kernel.words import inside

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.face import Face

X_COUNTERS = -1
"""The number that stands for X in `Face.counters`."""
USUAL_X = 3
"""The number that bots take for X before it is chosen."""


class Keyworded(StaticRules):
    """The keyword abilities of a card, compiled into attributes that the rules read.

    Attributes:
        discard_trigger: the ability that triggers as the card itself is discarded, or None.
        cycling: the ability to discard the card from the hand, or None.
        cycle_trigger: the ability that triggers as this card is cycled, or None.
        flashback: the cost for which it may be played from the graveyard, or None.
        morph: the cost for which it is turned face up, or None.
        additional: the cost that is paid besides its mana cost, or None.
        storm: the ability by which the spell is copied, or None.
        counters: (name, number) for each kind of counters with which it comes into play; -1 stands for X.
        grown: about how many +1/+1 counters it comes into play with, for bots.
        sheds: whether damage that would be dealt to it takes a +1/+1 counter off instead.
        may_stay_tapped: whether its controller may choose not to untap it in the untap step.
        amplify: how many +1/+1 counters it gets for each card revealed as it comes into play.
        madness: the mana for which it may be played as it is discarded, or None.
        mad_trigger: the ability that triggers as it is discarded and removed from the game, or None.
        flanking: whether it has flanking.
        instead, instead_if: the cost that may be paid instead of its mana cost, or None, and the condition
            for it, or None.
        kicker: the cost that may be paid besides its mana cost, or None.
        buyback: whether that cost is paid to get the card back into the hand.
        echo: whether it must be paid for in the first upkeep of whoever controls it.
        forbids: the nouns for the spells, or lands, that its effects let nobody play.
        wards: the nouns for what its effects protect, or stop, as long as they last.
        second_kicker: a second such cost, of mana alone, or None.
        kicker_costs: both as text where there are two, else ().
        remembers: whether its abilities ask to what it has dealt damage this turn.
        kicked: for each kicker cost that makes it greater: the values of `Permanent.chosen` that say that it
            was paid, how many +1/+1 counters it comes into play with, and which keywords it has, as a mask.
    """

    buyback: bool = False
    echo: bool = False
    flanking: bool = False
    instead: Price | None = None
    instead_if: ConditionRules | None = None

    def __init__(self) -> None:
        super().__init__()
        self.discard_trigger: TriggeredRules | None = None
        self.cycling: ActivatedRules | None = None
        self.cycle_trigger: TriggeredRules | None = None
        self.flashback: Price | None = None
        self.morph: Price | None = None
        self.additional: Price | None = None
        self.storm: KeywordRules | None = None
        self.counters: list[tuple[str, int]] = []
        self.grown = 0
        self.sheds = False
        self.may_stay_tapped = False
        self.amplify = 0
        self.madness: Mana | None = None
        self.mad_trigger: KeywordRules | None = None
        self.kicker: Price | None = None
        self.forbids: list[Filter] = []
        self.wards: list[Filter] = []
        self.second_kicker: Price | None = None
        self.kicker_costs: tuple[str, ...] = ()
        self.remembers = False
        self.kicked: list[tuple[tuple[str, ...], int, int]] = []


def add_keyword(face: Face, ability: Any, book: Book) -> None:
    """Compile a keyword ability of the card `face`, and store it in the attributes for it.

    Raises Unplayable: the card cannot have the ability.
    """
    spell = not face.is_permanent and not face.is_land
    if not isinstance(ability, (EntersWith, KickedByEntersWith, Provoke)):
        face.once(ability)
    if isinstance(ability, Cycling):
        face.cycling = ActivatedRules(len(face.abilities), cycled(ability), Scope(book, face))
        face.cycling.price.discard_this = True
        face.abilities.append(face.cycling)
    elif isinstance(ability, Morph):
        face.of_permanents(ability)
        face.morph = price = Price(ability.cost, Scope(book, face))
        _paid_alone(ability, price)
    elif isinstance(ability, Flashback):
        never = "only an instant or sorcery is played from the graveyard"
        demand(spell, ability, "", never, cause="card-flashback")
        face.flashback = price = Price(ability.cost, Scope(book, face))
        _paid_alone(ability, price)
    elif isinstance(ability, AdditionalCost):
        message = "only an instant or sorcery has an additional cost"
        demand(spell, ability, "", message, cause="card-additional")
        face.additional = price = Price((ability.cost,), Scope(book, face))
        _paid_alone(ability, price)
    elif isinstance(ability, Storm):
        demand(spell, ability, "", "only an instant or sorcery has storm", cause="card-storm-spell")
        face.storm = KeywordRules(len(face.abilities), ability, Scope(book, face))
        face.abilities.append(face.storm)
    elif isinstance(ability, Kicker | Buyback):
        _kicked_alone(face, ability)
        demand(not face.is_land, ability, "", "a land is not played for mana", cause="card-madness")
        face.kicker = price = Price(ability.cost, Scope(book, face))
        _paid_alone(ability, price)
        if isinstance(ability, Kicker) and ability.second:
            _second_kicker(face, ability, book)
    elif isinstance(ability, Echo | Fading | CumulativeUpkeep):
        kept_in_upkeep(face, ability, book)
    elif isinstance(ability, Madness):
        demand(not face.is_land, ability, "", "a land is not played for mana", cause="card-madness")
        face.madness = mana(ability.cost)
        face.mad_trigger = KeywordRules(len(face.abilities), ability, Scope(book, face))
        face.abilities.append(face.mad_trigger)
    else:
        _of_creatures(face, ability, book)
    others = face.flashback is not None or (face.kicker is not None and face.morph is not None)
    both = others and (face.additional is not None or face.kicker is not None)
    both = both or (face.additional is not None and face.kicker is not None)
    demand(not both, ability, "", "not with flashback", cause="card-additional-flashback")


def _kicked_alone(face: Face, ability: Kicker | Buyback) -> None:
    """Refuse a second cost to be paid besides the mana cost, buyback of permanents, and a kicker with echo.

    Notes on the card whether it has buyback.
    """
    spell = not face.is_permanent and not face.is_land
    free = face.kicker is None and (spell or isinstance(ability, Kicker))
    demand(free, ability, "", "only a spell without kicker has buyback", cause="card-buyback")
    demand(not face.echo, ability, "", "not with echo", cause="card-echo")
    face.buyback = isinstance(ability, Buyback)


Older = AlternativeCost | PlayedFree | CumulativeCost | Flanking | Rampage
"""Keyword abilities of the sets before 2001, which `add_older` compiles."""


def add_older(face: Face, ability: Older, book: Book) -> None:
    """Compile a keyword ability of the sets before 2001. Raises Unplayable: the card cannot have it."""
    if isinstance(ability, CumulativeCost):
        face.once(ability)
        kept_in_upkeep(face, ability, book)
    elif isinstance(ability, Flanking | Rampage):
        growing_in_combat(face, ability, book)
    else:
        _instead(face, ability, book)


def _instead(face: Face, ability: AlternativeCost | PlayedFree, book: Book) -> None:
    """Compile what may be paid instead of the mana cost. Raises Unplayable: the card cannot have it."""
    demand(not face.is_land, ability, "", "a land is not played for mana", cause="card-madness")
    demand(face.instead is None, ability, "", "the card says it already", cause="card-said", name="cost")
    cost = ability.cost if isinstance(ability, AlternativeCost) else ("{0}",)
    demand(bool(cost), ability, "cost", "expected a cost", cause="word-none")
    face.instead = price = Price(cost, Scope(book, face))
    if isinstance(ability, AlternativeCost):
        _paid_alone(ability, price)
    if ability.when is not None:
        face.instead_if = compiled(ability.when, Scope(book, face))


def whole_faults(face: Face, card: Card) -> Iterator[Unplayable]:
    """Yield the faults of a card as a whole: storm without fixed targets, two costs but the mana cost."""
    if face.storm is not None and not face.copied():
        [storm] = [ability for ability in card.text if isinstance(ability, Storm)]
        yield Unplayable(storm, "", "storm copies fixed targets", cause="card-storm")
    if face.kicker is not None and not face.buyback:
        chosen = [word for word in inside(plain(card).text) if isinstance(word, ChooseColor | ChooseType)]
        if face.chooses or chosen:
            [kicker] = [ability for ability in card.text if isinstance(ability, Kicker)]
            yield Unplayable(kicker, "", "something else is noted for it", cause="card-kick-chooses")
    priced = (face.flashback, face.additional, face.kicker, face.morph, face.madness)
    if face.instead is not None and any([price is not None for price in priced]):
        [word, *_] = [part for part in card.text if isinstance(part, AlternativeCost | PlayedFree)]
        yield Unplayable(word, "", "not with flashback", cause="card-additional-flashback")


def _second_kicker(face: Face, ability: Kicker, book: Book) -> None:
    """Compile the second cost of a kicker. Raises Unplayable: not both are mana, or they are the same."""
    first = ability.cost[0] if len(ability.cost) == 1 else None
    different = isinstance(first, str) and first != ability.second
    demand(different, ability, "second", "expected two different costs of mana", cause="card-kickers")
    face.second_kicker = Price((ability.second,), Scope(book, face))
    face.kicker_costs = (str(first), ability.second)


def _of_creatures(face: Face, ability: KeywordAbility, book: Book) -> None:
    """Compile a keyword ability that a permanent has in play, or as it comes into play."""
    face.of_permanents(ability)
    if isinstance(ability, Provoke):
        scope = Scope(book, face)
        scope.this = PERMANENTS
        effects: Any = (ability,)
        triggered = TriggeredRules(len(face.abilities), Triggered((Attacks(THIS),), effects), scope)
        face.abilities.append(triggered)
        face.triggered.append(triggered)
    elif isinstance(ability, Amplify):
        demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
        face.amplify = ability.count
        face.grown += ability.count
    elif isinstance(ability, EntersWith):
        x = isinstance(ability.count, X)
        there = not x or "{X}" in face.card.cost
        demand(there, ability, "count", "no number is chosen for X", cause="word-absent", name="X")
        if isinstance(ability.count, int):
            demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
            face.counters.append((ability.counter, ability.count))
            face.grown += ability.count
        else:
            face.counters.append((ability.counter, X_COUNTERS))
            face.grown += USUAL_X
    elif isinstance(ability, KickedEntersWith):
        there = face.kicker is not None and face.second_kicker is None
        demand(there, ability, "", "no kicker cost is printed above", cause="word-absent", name="Kicker")
        demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
        keywords = KEYWORD_BITS[ability.keyword] if ability.keyword else 0
        face.kicked.append(((KICKED,), ability.count, keywords))
    elif isinstance(ability, KickedByEntersWith):
        _kicked_by(face, ability, book)
    elif isinstance(ability, ShedsCounters):
        face.sheds = True
    elif isinstance(ability, MayStayTapped):
        face.may_stay_tapped = True


def _kicked_by(face: Face, ability: KickedByEntersWith, book: Book) -> None:
    """Compile what a permanent comes into play with if one of its two kicker costs was paid (MTG8-CR-KICK-5).

    Raises Unplayable: the cost is none of them, or both or neither of a keyword and an ability are named.
    """
    known = ability.cost in face.kicker_costs
    demand(known, ability, "cost", "expected one of the kicker costs", cause="card-kickers")
    demand(ability.count > 0, ability, "count", "expected 1 or more", cause="word-count")
    one = bool(ability.keyword) != (ability.ability is not None)
    demand(one, ability, "ability", "expected a keyword, or else an ability", cause="word-unread")
    paid = (KICKED if ability.cost == face.kicker_costs[0] else KICKED_SECOND, KICKED_BOTH)
    keywords = KEYWORD_BITS[ability.keyword] if ability.keyword else 0
    face.kicked.append((paid, ability.count, keywords))
    if ability.ability is not None:
        face.give(ability, THIS, ability.ability, book, paid)


def _paid_alone(
    ability: AdditionalCost | AlternativeCost | Buyback | Flashback | Kicker | Morph, price: Price
) -> None:
    """Refuse a cost that the card itself would have to pay by being tapped or sacrificed."""
    alone = not (price.tap or price.sacrifice_this or (price.tap_other and price.mana.value))
    demand(alone, ability, "cost", "a card in a graveyard is not tapped", cause="card-buried")
    counts = not price.xs or isinstance(ability, (AdditionalCost, Flashback))
    demand(counts, ability, "cost", "X is not chosen here", cause="word-x")
