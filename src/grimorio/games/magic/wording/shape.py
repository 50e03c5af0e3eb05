"""The parts of text generation common to all languages: the state of a text, and how effects are joined."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from typing import Final, Literal

from grimorio.games.magic.wording.qualities import is_player
from grimorio.games.magic.words import (
    CREATURE,
    PERMANENT,
    THE_OBJECT,
    THIS,
    Activated,
    AddMana,
    AimedByFoe,
    All,
    Amount,
    Attacks,
    AttacksUnblocked,
    AttacksYou,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Blocks,
    CantPlay,
    Card,
    Choose,
    ComesIntoPlay,
    ControllerOf,
    Counter,
    Cycles,
    DamagedBy,
    DealDamage,
    DealsDamage,
    Destroy,
    Discard,
    DiscardRevealed,
    Discards,
    Draw,
    Effect,
    Enchanted,
    EnchantedLeaves,
    ExtraTurn,
    GainControl,
    GainLife,
    Gets,
    GoesToGraveyard,
    HandToBottom,
    Has,
    HasMany,
    IfSo,
    IsDealtDamage,
    It,
    KeepCards,
    Later,
    LeavesPlay,
    LoseLife,
    May,
    MayPay,
    Mill,
    MillHalf,
    NameTop,
    PhasesIn,
    PhasesOut,
    Plays,
    PutCounters,
    PutFromHand,
    PutToken,
    RemoveBuried,
    RemoveHand,
    Return,
    ReturnOwn,
    ReturnsToHand,
    RevealAtRandom,
    Sacrifice,
    SacrificeCost,
    Sacrificed,
    ShowTop,
    ShuffleGraveyard,
    SkipCombat,
    SkipTurn,
    State,
    Tap,
    TappedForMana,
    Target,
    That,
    ThatMuch,
    TheObject,
    This,
    ThisBecomesTarget,
    ThisInGraveyard,
    Triggered,
    TurnedUp,
    Untap,
    What,
    WinGame,
    X,
)

Object = That | This | Enchanted
Style = Literal["each", "number", "where"]
WHOLE: Final = That(("card",), zone="hand")
"""The noun for the cards of a whole hand."""

NAME: Final = "~"
"""The character that stands for the card's own name in a noun, until the whole text is written."""

NAMED: Final = "~~"
"""What stands so for the card's own name with its article; a preposition may stand before it."""

STYLES: Final[tuple[Style, ...]] = ("each", "number", "where")
"""The ways to write an amount that counts objects: "1 life for each Swamp", "life equal to the number of
Swamps", "X life, where X is the number of Swamps". Texts are told in the first; English texts in the
others can be read.
"""
Doing = (
    GainLife,
    LoseLife,
    Draw,
    Discard,
    Sacrifice,
    AddMana,
    Mill,
    PutFromHand,
    HandToBottom,
    ShowTop,
    ShuffleGraveyard,
    GainControl,
    WinGame,
    NameTop,
    SkipCombat,
    PutToken,
    CantPlay,
    ExtraTurn,
    MillHalf,
    RemoveBuried,
    RemoveHand,
    SkipTurn,
    DiscardRevealed,
    RevealAtRandom,
    ReturnOwn,
)
"""The effects whose subject is the player who acts."""


@dataclass
class Telling:
    """The state of generating the text of one ability.

    Attributes:
        card: the card whose text it is.
        called: its name in the language of the text.
        words: the ability or effects.
        event: the object of the event that triggers it.
        topic: whether the card was the last subject, so that "it" refers to the card.
        subject: whether the object of the event was the last subject, and is in play ("its controller").
        graveyard: whether the ability is played, or triggers, while the card is in the graveyard.
        there: whether the text has said already that the card is there.
        sacrificed: the noun for the permanent that is sacrificed as a cost.
        style: how an amount is written that counts objects, one of `STYLES`.
        granted: for an ability that permanents are given, the kind of these permanents, such as "creature";
            else "". The text then says "this creature" for the object that has the ability.
        letter: in the style "where", the amount for which X stands in the sentence so far, or None.
    """

    card: Card
    called: str
    words: object = ()
    event: Object | None = None
    topic: bool = False
    subject: bool = False
    graveyard: bool = False
    there: bool = False
    sacrificed: That = CREATURE
    style: Style = "each"
    granted: str = ""
    letter: Amount | None = None

    def lettered(self, amount: Amount) -> bool:
        """Whether X is written for an amount, and the end of the sentence says what X is.

        If so, the amount is kept as `letter`.
        """
        if self.style != "where" or isinstance(amount, int | X | ThatMuch):
            return False
        self.letter = amount
        return True

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        """All targets in the ability, in order, also those that the text so far has not mentioned yet."""
        return tuple(_targets(self.words))

    def target(self, place: int) -> That:
        """The noun of the target with the index `place` (0 for the first) among the words "target" of
        the text.
        """
        return self.targets[place].what if place < len(self.targets) else PERMANENT

    def several(self, place: int) -> bool:
        """Whether the word "target" with the index `place` (0 for the first) may have several targets."""
        return place < len(self.targets) and (self.targets[place].count > 1 or self.targets[place].x)

    def ordinal(self, place: int, called: Callable[[That], object]) -> int | None:
        """The ordinal that a text needs to tell a target from other objects with the same phrase.

        Args:
            place: the index of the target.
            called: the function that writes, in some language, the phrase for an object named before, such as
                "that creature".

        Returns:
            the target's number, from 1, if several targets have the same phrase. 0 if no other target has it,
                but the object whose event triggers the ability has. None if nothing else has it.
        """
        same = called(self.target(place))
        alike = [
            at for at in range(len(self.targets)) if not self.several(at) and called(self.target(at)) == same
        ]
        if len(alike) > 1 and place in alike:
            return alike.index(place) + 1
        told = isinstance(self.words, Triggered) and is_player(self.target(place))
        return 0 if told or (isinstance(self.event, That) and called(self.event) == same) else None

    def lone(self, word: This | It | TheObject | Sacrificed | Enchanted) -> bool:
        """Whether "its" in the text could mean only the object that `word` refers to, and nothing else."""
        if isinstance(word, This):
            return self.topic
        objects = [at for at, target in enumerate(self.targets) if not is_player(target.what)]
        return isinstance(word, It | TheObject) and len(objects) + (self.event is not None) <= 1

    @property
    def enchants(self) -> That:
        """The noun for the permanents that this local enchantment may enchant."""
        return self.card.enchants or PERMANENT


def _targets(value: object) -> Iterator[Target]:
    """Yield the targets that occur in `value`, an ability or effect (or a tuple of these), in order."""
    if isinstance(value, Target):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _targets(part)
    elif isinstance(value, IfSo):
        yield from _targets((value.otherwise, value.effects))
    elif isinstance(value, MayPay) and value.otherwise:
        yield from _targets((value.effects, value.who))
    elif isinstance(value, May | MayPay):  # who may is said first
        yield from _targets((value.who, value.effects))
    elif is_dataclass(value):
        for field in fields(value):
            yield from _targets(getattr(value, field.name))


def event_of(ability: Triggered) -> Object | None:
    """The object of the event that triggers an ability, from the first event that has one; else None."""
    for on in ability.on:
        match on:
            case Blocks(whom=That() as what) | BecomesBlocked(by=That() as what):
                return what
            case DealsDamage(to=That() as to) if to.kinds != ("player",):
                return None if "player" in to.kinds else to
            case (
                ComesIntoPlay(what)
                | GoesToGraveyard(what)
                | LeavesPlay(what)
                | PhasesOut(what)
                | ReturnsToHand(what)
                | DealsDamage(what)
                | IsDealtDamage(what)
                | Attacks(what)
                | Blocks(what)
                | BecomesBlocked(what)
                | BecomesTapped(what)
                | TappedForMana(what)
                | BecomesTarget(what)
                | ThisBecomesTarget(what)
                | TurnedUp(what)
            ):
                return what
            case Plays(spell=spell):
                return spell
            case AttacksUnblocked(what=what) | DamagedBy(by=what) | HasMany(what=what) | PhasesIn(what=what):
                return what
            case AttacksYou(what=what) | AimedByFoe(what=That() as what):
                return what
    return None


def keeps_its_subject(ability: Triggered) -> bool:
    """Whether the text of a triggered ability may say "it" for the object of its event, still in play.

    Example: "whenever a creature attacks, tap it". False if one of its events is about another object, or
    puts the object into a graveyard.
    """
    what = event_of(ability)
    return what is not None and all(
        getattr(on, "what", None) == what and not isinstance(on, GoesToGraveyard | LeavesPlay | PhasesOut)
        for on in ability.on
    )


def once(ability: Triggered) -> bool:
    """Whether an ability can trigger only once for an object ("when" instead of "whenever")."""
    effects = ability.effects
    object_ = event_of(ability)
    if len(effects) == 1 and isinstance(effects[0], Later):
        effects = effects[0].effects
    for on in ability.on:
        match on:
            case (
                ComesIntoPlay(This())
                | GoesToGraveyard(This() | Enchanted())
                | Discards(this=True)
                | Cycles(this=True)
                | TurnedUp(This())
                | LeavesPlay(This())
                | EnchantedLeaves()
                | State()
            ):
                continue
        what = getattr(on, "what", None)
        gone = [
            e
            for e in effects
            if isinstance(e, Destroy | Sacrifice) and (object_ if e.what == THE_OBJECT else e.what) == what
        ]
        if not isinstance(what, This | Enchanted) or not gone:
            return False
    return True


def joint(first: Effect, second: Effect) -> Literal["and", "then", "."]:
    """How to join the text of the second effect to that of the first: "." begins a new sentence."""
    match first, second:
        case (Draw(), Discard(all_of=None, chooser="owner")) | (Counter(), Untap()) | (Draw(), KeepCards()):
            return "then"
        case (Untap(), GainControl()):
            return "and"
        case (
            DealDamage(amount=int()) | LoseLife(amount=int()) | GainLife(amount=int()) | Draw(amount=int()),
            LoseLife(amount=int()) | GainLife(amount=int()),
        ):
            return "and"
    return "."


def short(later: Later) -> bool:
    """Whether the effects are so short that a time can stand after them: "destroy it at end of combat"."""
    if len(later.effects) != 1:
        return False
    match later.effects[0]:
        case Draw():
            return later.when == "next upkeep"
        case Destroy(regenerate=True) | Sacrifice() | Return() | Tap() | Untap() | PutToken():
            return True
    return False


def by_another(word: May, t: Telling) -> bool:
    """Whether another player than the one who decides about `word` ("may") carries out one of its effects."""
    for deed in _deeds(word.effects):
        doer: object = deed.who if isinstance(deed, Doing) else word.who
        poison = isinstance(deed, PutCounters) and deed.counter == "poison"
        if isinstance(deed, PutCounters) and poison:
            doer = deed.what
        if doer != word.who and isinstance(doer, It) and doer.place < len(t.targets):
            doer = t.targets[doer.place]
        elif isinstance(doer, Target) and (poison or isinstance(deed, Doing)):
            return True
        if doer != word.who:
            return True
    return False


def _deeds(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Yield the effects in order; instead of a delayed ability (`Later`), the effects that it has."""
    for deed in effects:
        if isinstance(deed, Later):
            yield from _deeds(deed.effects)
        else:
            yield deed


def own_name(word: PutToken) -> str:
    """The name of a token if it is not just its types; else ""."""
    return "" if word.name == " ".join(word.types) else word.name


def unsaid_place(t: Telling) -> bool:
    """Whether the text must still say that the ability is played from the graveyard.

    It must if the ability is played there, and no effect of it ("return … from your graveyard") shows that.
    """
    effects = getattr(t.words, "effects", ())
    if isinstance(t.words, Triggered):
        return False
    return t.graveyard and not any(isinstance(effect, Return) and effect.what == THIS for effect in effects)


def merge(first: Effect, second: Effect, t: Telling) -> bool:
    """Whether the second effect, a keyword, may join the sentence of the first, a bonus.

    It may if both have the same subject and duration: "gets +1/+1 and has flying".
    """
    same = isinstance(first, Gets) and isinstance(second, Has) and first.until == second.until
    if not (same and isinstance(first, Gets) and isinstance(second, Has)):
        return False
    places = [place for place, target in enumerate(t.targets) if target == first.what]
    return second.what == first.what or (len(places) == 1 and second.what == It(places[0]))


def means_the_card(word: object, t: Telling, whole: bool = False) -> bool:
    """Whether `word` refers to the card itself, and the text may say "it" because it spoke of the card last.

    With `whole`, it does not matter of what the text spoke last.
    """
    return (t.topic or whole) and (word == THIS or (word == THE_OBJECT and t.event == THIS))


def still(what: What | That, t: Telling) -> str:
    """The card type that an object keeps after a change: "creature" in "that are still creatures".

    It is the first type that the noun for the object names, or the first type of the card itself.
    """
    match what:
        case All(that) | Target(that) | Choose(that):
            return that.kinds[0]
        case That(kinds):
            return kinds[0]
        case It(place):
            return t.target(place).kinds[0]
        case Enchanted():
            return t.enchants.kinds[0]
        case TheObject() if isinstance(t.event, That):
            return t.event.kinds[0]
    return t.card.kinds[0]


def of_either(word: ControllerOf, t: Telling) -> That | None:
    """The noun for the objects of a target that may be a player too; None where it may not.

    Such a reference means the player, or the controller of the object.
    """
    it = word.it
    if not isinstance(it, It) or it.place >= len(t.targets):
        return None
    what = t.target(it.place)
    kinds = tuple(kind for kind in what.kinds if kind != "player")
    return replace(what, kinds=kinds) if kinds and len(kinds) < len(what.kinds) else None


def foreign(word: Return, t: Telling) -> bool:
    """Whether what returns to play may come from another player's graveyard.

    The text then says who controls it: "under your control".
    """
    if isinstance(word.what, Target | All | Choose):
        return word.what.what.zone == "graveyard" and word.what.what.controller != "you"
    if not isinstance(t.words, Triggered) or t.graveyard or word.what not in (THIS, THE_OBJECT):
        return False
    return any(isinstance(on, GoesToGraveyard) and not on.yours for on in t.words.on)


def kind_of(what: That | Enchanted, card: Card) -> str:
    """The kind of the permanents that a noun of the text of `card` means, such as "creature"."""
    noun = card.enchants if isinstance(what, Enchanted) else what
    kind = noun.kinds[0] if noun is not None else "permanent"
    return "creature" if noun is not None and noun.types and kind == "permanent" else kind


def lent_to(what: What | That, t: Telling) -> str:
    """The kind of the permanents to which an effect gives an ability, such as "creature"."""
    noun = t.target(what.place) if isinstance(what, It) else getattr(what, "what", what)
    return kind_of(noun, t.card) if isinstance(noun, That | Enchanted) else "creature"


def begin(word: object, card: Card, called: str, style: Style = "each", granted: str = "") -> Telling:
    """The state in which generating the text of an ability, or of a mode's effects, begins.

    `word` is the ability or the tuple of effects; `called` is the name of the card in the language; `style`
    is how amounts are written; `granted` is that of `Telling`.
    """
    t = Telling(card, called, word, style=style, granted=granted)
    if isinstance(word, Triggered):
        t.there = isinstance(word.condition, ThisInGraveyard)
        t.graveyard = word.from_graveyard or t.there
        t.event = event_of(word)
        t.subject = keeps_its_subject(word)
        t.topic = t.subject and t.event == THIS
    if isinstance(word, Activated):
        t.graveyard = word.from_graveyard
        for part in word.cost:
            if isinstance(part, SacrificeCost) and isinstance(part.what, That):
                t.sacrificed = part.what
    return t
