"""What the languages share: what a text has said so far, and what is said together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Literal

from grimorio.games.magic.words import (
    CHOSEN,
    CREATURE,
    PERMANENT,
    THE_OBJECT,
    THIS,
    Activated,
    All,
    Amount,
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Blocks,
    Card,
    Choose,
    ComesIntoPlay,
    Count,
    Counter,
    DealDamage,
    DealsDamage,
    Destroy,
    Discard,
    Discards,
    Draw,
    Effect,
    Enchanted,
    GainLife,
    Gets,
    GoesToGraveyard,
    Has,
    IsDealtDamage,
    It,
    Later,
    LoseLife,
    Plays,
    PutToken,
    Return,
    ReturnsToHand,
    Sacrifice,
    SacrificeCost,
    SharedTypes,
    State,
    Tap,
    TappedForMana,
    Target,
    That,
    TheObject,
    This,
    Triggered,
    Untap,
    What,
    X,
)

Object = That | This | Enchanted


@dataclass
class Telling:
    """What is known while one ability is told.

    Attributes:
        card: the card whose text it is.
        called: its name in the language of the text.
        targets: its targets, by place, whether said or not.
        event: the object of the event that triggers it.
        topic: whether the card was the subject of what was said last, so that "it" means the card.
        subject: the object of the event was its subject, and is still there: "its controller".
        graveyard: the card is in the graveyard when this happens.
        sacrificed: what the cost of the ability sacrifices.
    """

    card: Card
    called: str
    targets: tuple[Target, ...] = ()
    event: Object | None = None
    topic: bool = False
    subject: bool = False
    graveyard: bool = False
    sacrificed: That = CREATURE

    def target(self, place: int) -> That:
        """What was aimed at in that place."""
        return self.targets[place].what if place < len(self.targets) else PERMANENT

    @property
    def enchants(self) -> That:
        """What this local enchantment is on."""
        return self.card.enchants or PERMANENT


def targets_of(value: object) -> Iterator[Target]:
    """The targets within a word, or within words, in order."""
    if isinstance(value, Target):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from targets_of(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from targets_of(getattr(value, field.name))


def event_of(ability: Triggered) -> Object | None:
    """The object of the event."""
    for on in ability.on:
        match on:
            case Blocks(whom=That() as what) | BecomesBlocked(by=That() as what):
                return what
            case (
                ComesIntoPlay(what)
                | GoesToGraveyard(what)
                | ReturnsToHand(what)
                | DealsDamage(what)
                | IsDealtDamage(what)
                | Attacks(what)
                | Blocks(what)
                | BecomesBlocked(what)
                | BecomesTapped(what)
                | TappedForMana(what)
                | BecomesTarget(what)
            ):
                return what
            case Plays(spell=spell):
                return spell
    return None


def keeps_its_subject(ability: Triggered) -> bool:
    """Whether the object of the event is the subject of the sentence, and still there."""
    what = event_of(ability)
    return what is not None and all(
        getattr(on, "what", None) == what and not isinstance(on, GoesToGraveyard) for on in ability.on
    )


def once(ability: Triggered) -> bool:
    """Whether it can trigger only once for an object: "when", not "whenever"."""
    effects = ability.effects
    object_ = event_of(ability)
    if len(effects) == 1 and isinstance(effects[0], Later):
        effects = effects[0].effects
    for on in ability.on:
        match on:
            case (
                ComesIntoPlay(This()) | GoesToGraveyard(This() | Enchanted()) | Discards(this=True) | State()
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
    """How the second of two effects is told after the first."""
    match first, second:
        case (Draw(), Discard(all_of=None, chooser="owner")) | (Counter(), Untap()):
            return "then"
        case (
            DealDamage(amount=int()) | LoseLife(amount=int()) | GainLife(amount=int()) | Draw(amount=int()),
            LoseLife(amount=int()) | GainLife(amount=int()),
        ):
            return "and"
    return "."


def short(effects: tuple[Effect, ...]) -> bool:
    """Whether when it happens may stand behind them: "destroy it at end of combat"."""
    if len(effects) != 1:
        return False
    match effects[0]:
        case Destroy(regenerate=True) | Sacrifice() | Return() | Tap() | Untap() | PutToken():
            return True
    return False


@dataclass(frozen=True)
class Bonus:
    """A change of power and toughness as it is told.

    Attributes:
        text: "+1/+1", "+X/+0".
        each: what it is counted by.
        x: what X is, where it is not the chosen number.
    """

    text: str
    each: That | SharedTypes | None = None
    x: Amount | None = None


def bonus(power: Amount, toughness: Amount) -> Bonus:
    """How a change of power and toughness is told."""
    amounts = [amount for amount in (power, toughness) if not isinstance(amount, int | X)]
    if not amounts:
        return Bonus(f"{_signed(power, toughness)}/{_signed(toughness, power)}")
    counted = amounts[0]
    if isinstance(counted, Count) and counted.plus == 0:
        return Bonus(_counted(power, toughness, counted.times), each=counted.what)
    if isinstance(counted, SharedTypes):
        return Bonus(_counted(power, toughness, 1), each=counted)
    return Bonus(_counted(power, toughness, None), x=counted)


def _signed(amount: Amount, other: Amount) -> str:
    if isinstance(amount, X):
        return "+X"
    assert isinstance(amount, int)
    negative = amount < 0 or (amount == 0 and isinstance(other, int) and other < 0)
    return f"{'-' if negative else '+'}{abs(amount)}"


def _counted(power: Amount, toughness: Amount, times: int | None) -> str:
    number: Amount = X() if times is None else times
    values = [0 if amount == 0 else number for amount in (power, toughness)]
    return f"{_signed(values[0], values[1])}/{_signed(values[1], values[0])}"


def merge(first: Effect, second: Effect) -> bool:
    """Whether a keyword is told in the sentence of a bonus: both concern the same, as long."""
    same = isinstance(first, Gets) and isinstance(second, Has) and first.until == second.until
    if not (same and isinstance(first, Gets) and isinstance(second, Has)):
        return False
    return second.what == first.what or (isinstance(first.what, Target) and second.what == It())


def means_the_card(word: object, t: Telling, whole: bool = False) -> bool:
    """Whether it is the card that was the subject just now ("it"); with `whole`, the card at all."""
    return (t.topic or whole) and (word == THIS or (word == THE_OBJECT and t.event == THIS))


def still(what: What | That, t: Telling) -> str:
    """The card type that something had and keeps."""
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


def unchosen(that: That) -> That:
    """The same without what was chosen."""
    colors = tuple(color for color in that.colors if color != CHOSEN)
    return replace(that, colors=colors, types=tuple(word for word in that.types if word != CHOSEN))


def is_player(that: That) -> bool:
    """Whether only players are meant."""
    return that.kinds == ("player",)


def is_card(that: That) -> bool:
    """Whether cards outside of play and the stack are meant."""
    return that.zone in ("graveyard", "hand", "library") or that.kinds == ("card",)


def plain_count(power: Amount, toughness: Amount) -> int:
    """By how much the second of two counts of the same is more; 0 where they are not so."""
    if isinstance(power, Count) and isinstance(toughness, Count) and power.plus == 0:
        same = power.what == toughness.what and power.times == toughness.times
        return toughness.plus if same else 0
    return 0


def begin(word: object, card: Card, called: str) -> Telling:
    """What is known before an ability, or some effects, of a card are told."""
    t = Telling(card, called, tuple(targets_of(word)))
    if isinstance(word, Triggered):
        t.event = event_of(word)
        t.subject = keeps_its_subject(word)
        t.topic = t.subject and t.event == THIS
    if isinstance(word, Activated):
        t.graveyard = word.from_graveyard
        for part in word.cost:
            if isinstance(part, SacrificeCost) and isinstance(part.what, That):
                t.sacrificed = part.what
    return t
