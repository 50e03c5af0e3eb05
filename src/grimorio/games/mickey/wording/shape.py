"""The parts that the languages share: how the sentences of a card are put together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar, Literal

from grimorio.games.mickey import words as w
from grimorio.language.phrases import Phrase, join, sentence

Kind = Literal["mage", "spell", "castle", "code"]
"""The kind of the card whose text is written."""

Form = Literal["all", "one", "each", "bare"]
"""How a noun is put: "your Spells" (all), "one of your Spells", "each of your Spells", "Spells" (bare)."""

KINDS: dict[type, Kind] = {w.Mage: "mage", w.Spell: "spell", w.Castle: "castle", w.Code: "code"}
LASTING = (
    w.Continuous | w.Untouchable | w.Solitary | w.Subterfuge | w.Static | w.Worth | w.Times | w.Divided
    | w.Adds | w.Subtracts | w.Plus | w.Minus | w.ModifiedPower | w.Without | w.FinalPower | w.MakesSimple
    | w.Gains | w.Rendered | w.Immune | w.CannotCast | w.CannotHide | w.MayHide | w.CountsAs | w.Possesses
)  # fmt: skip


_AROUND = w.If | w.IfHidden | w.When | w.May | w.Pay
_FACTS = ("area", "colour", "team", "holding", "power", "least", "most", "having", "simple", "named")


def several(value: Any) -> tuple[Any, ...]:
    """Return `value` as a tuple: a tuple as it is, anything else as a tuple of one."""
    return value if isinstance(value, tuple) else (value,)


def lasts(effect: Any) -> bool:
    """Whether the text of an effect needs no words for when it happens, such as "when this Castle enters".

    Only deeds, which are effects done at one moment, need such words (`OWN_MOMENT`). Lasting effects,
    `IfHidden` and `When` do not, nor does an `If` that holds only such effects.
    """
    if isinstance(effect, w.If):
        return all(lasts(part) for part in several(effect.then))
    return isinstance(effect, (LASTING, w.IfHidden, w.When))


def apart(effect: Any) -> Iterator[Any]:
    """Split an `If` in two: one with its lasting effects (`lasts`), and one with those done at one moment.

    Both have its condition; one without effects is left out. Any other effect is yielded as it is.
    """
    if not isinstance(effect, w.If):
        yield effect
        return
    parts = [one for part in several(effect.then) for one in apart(part)]
    for lasting in (True, False):
        same = tuple(one for one in parts if lasts(one) is lasting)
        if same:
            yield w.If(effect.condition, same)


def alone(mages: w.Mages) -> bool:
    """Whether a noun can mean only a single Mage, because it names one place of one squad."""
    fixed = mages.where in ("left", "centre", "right") and mages.whose != "any"
    return mages.where in ("here", "opposite") or fixed


def every(cards: w.Mages | w.Spells) -> bool:
    """Whether a noun means the cards of both players.

    A sentence that forbids such cards something says "no Mage can" instead of "your Mages cannot".
    """
    if isinstance(cards, w.Mages):
        return cards.whose == "any" and not alone(cards)
    return cards.whose == "any" and cards.by is None and cards.which in ("any", "others")


def one_cast(spells: w.Spells) -> bool:
    """Whether a noun means all Spells cast by one particular Mage, such as "the Spell of the Mage opposite".

    Such a noun is written in the singular, because a Mage usually casts one Spell.
    """
    return (
        spells.by is not None and alone(spells.by) and spells == w.Spells(spells.whose, "cast", by=spells.by)
    )


def is_spell(target: w.Target) -> bool:
    """Whether an action's target is named as Spells, not by the Mages whose Spells are meant."""
    return isinstance(target.of if isinstance(target, w.One) else target, w.Spells)


def target_of(action: w.SpecialAction) -> w.Target | None:
    """The target that a Special Action names, or None.

    None is returned for an Exchange, for an action without target, and for the target `ALL_SPELLS`.
    """
    match action:
        case (
            w.Annul(what)
            | w.Block(what)
            | w.Confuse(what)
            | w.Corrode(what)
            | w.Corrupt(what)
            | w.Shatter(what)
        ) if what != w.ALL_SPELLS:
            return what
    return None


def verb(subject: Phrase, singular: str, plural: str) -> str:
    """A subject with its verb, which is `singular` or `plural` to agree with it."""
    return f"{subject.parts[0]} {plural if subject.plural else singular}"


class Teller(ABC):
    """The writer of the texts of cards in one language.

    Every method returns words within a sentence; only `text` returns whole sentences. `kind` is the kind of
    the card whose text is written.
    """

    SIMPLE: ClassVar[str]
    """The text of a card without effects."""
    AND: ClassVar[str]
    OR: ClassVar[str]
    LASTING: ClassVar[dict[type[w.LastingAction], str]]
    """The words for each Special Action that lasts, with its meaning in brackets."""
    OWN_MOMENT: ClassVar[dict[Kind, str]]
    """By kind of card ("mage" or "castle"), the clause for the moment at which its effects usually happen.

    Example: "when this Castle comes into play". Another moment is named by `When`. A Spell needs no clause:
    its effects happen when it is cast.
    """

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def text(self, effects: tuple[w.Effect, ...]) -> str:
        """The text of a card: sentences for all of its effects."""
        parts = [part for effect in effects for part in apart(effect)]
        return " ".join(sentence(self._at_its_moment(part)) for part in parts)

    def _at_its_moment(self, effect: Any) -> str:
        """The words for an effect, with the moment at which it happens where the sentence needs that.

        If no `When` names a moment, it is the usual one of the kind of card, such as "when this Castle comes
        into play" (`OWN_MOMENT`).
        """
        said = self.effect(effect)
        if self.kind not in self.OWN_MOMENT or lasts(effect):
            return said
        return f"{self.OWN_MOMENT[self.kind]}, {said}"

    def effect(self, effect: Any) -> str:
        """The words for one effect of a card, lasting or not, within a sentence."""
        match effect:
            case w.If(condition, then):
                return self.if_(self.condition(condition, True), self.together(then))
            case w.IfHidden(then):
                return self.if_hidden(self.together(then))
            case w.When(moment, do):
                return self.when(self.moment(moment), self.together(do))
            case w.May(do):
                return self.may(self.together(do))
            case w.Pay(cards, do):
                return self.pay(cards, self.together(do))
            case w.ForNow(so):
                return self.for_now(self.lasting(so))
        return self.lasting(effect) if isinstance(effect, LASTING) else self.deed(effect)

    def together(self, effects: Any) -> str:
        """The words for several effects, joined into one sentence.

        An effect that contains others is put in brackets, unless it ends the sentence.
        """
        *before, last = several(effects)
        said = [
            f"({self.effect(part)})" if isinstance(part, _AROUND) else self.effect(part) for part in before
        ]
        return join([*said, self.effect(last)], self.AND)

    def condition(self, condition: w.Condition, holds: bool, among: str = "") -> str:
        """The clause that a condition holds; with `holds` False, that it does not.

        `among` is the word, `AND` or `OR`, that joins the clause to others: clauses that another word joins
        are put in brackets.
        """
        match condition:
            case w.Not(of):
                return self.condition(of, not holds, among)
            case w.Both(parts) | w.Either(parts):
                word = self.AND if isinstance(condition, w.Both) is holds else self.OR
                said = join([self.condition(part, holds, word) for part in parts], word)
                return said if among in ("", word) else f"({said})"
            case w.AtLeast(number, least):
                return self.at_least(self.number(number), self.number(least), holds)
            case w.There(w.Castles() as castle):
                return self._is_like(castle, self.castles(w.ANY_CASTLE), holds)
            case w.There(w.Mages(whose, where) as mages) if alone(mages):
                return self._is_like(mages, self.mages(w.Mages(whose, where), "all"), holds)
            case w.There(w.Spells(which="this" | "that") as spell):
                return self._is_like(spell, self.spells(w.Spells(which=spell.which), "all"), holds)
            case w.There(w.Spells(by=w.Mages() as by) as spells):
                return self.played(self.mages(by, "one"), spells.area, replace(spells, by=None), holds)
            case w.There(w.Mages() | w.Spells() as cards):
                return self.there(cards, holds)
        raise TypeError(f"no condition: {condition!r}")

    def _is_like(self, noun: w.Mages | w.Spells | w.Castles, subject: Phrase, holds: bool) -> str:
        """The clause that the card `subject` matches a noun; with `holds` False, that it does not."""
        said = self.facts(noun, subject, holds) or self.fact("there", None, subject, holds)
        return f"{subject.parts[0]} {said}"

    def facts(self, noun: w.Mages | w.Spells | w.Castles, subject: Phrase, holds: bool = True) -> str:
        """The predicates that say what a noun demands of the card `subject`: "is red and is Simple".

        With `holds` False they say the contrary. The result is "" for a noun that demands nothing.
        """
        usual = type(noun)()
        values = [(name, getattr(noun, name)) for name in _FACTS if hasattr(noun, name)]
        said = [(name, value) for name, value in values if value != getattr(usual, name)]
        return join(
            [self.fact(name, value, subject, holds) for name, value in said] or [""],
            self.AND if holds else self.OR,
        )

    def target(self, target: w.Target) -> Phrase:
        """The phrase for the cards that an effect acts on, such as "all your Spells"."""
        match target:
            case w.One(of, by):
                return self.chosen(of, by)
            case w.Same():
                return self.same()
            case w.Mages():
                return self.mages(target, "all")
            case w.Spells():
                return self.spells(target, "all")
            case w.Castles():
                return self.castles(target)

    @abstractmethod
    def if_(self, condition: str, then: str) -> str:
        """The sentence "then, if condition", made of the words for both."""

    @abstractmethod
    def if_hidden(self, then: str) -> str:
        """The sentence "then, if the Spell was hidden", where `then` is the words for the effects."""

    @abstractmethod
    def when(self, moment: str, do: str) -> str:
        """The sentence "whenever …, …", made of the clause `moment` and the words for the effects, `do`."""

    @abstractmethod
    def may(self, do: str) -> str:
        """The sentence "you may …", where `do` is the words for what the player may do."""

    @abstractmethod
    def pay(self, cards: int, do: str) -> str:
        """The sentence "you may discard … cards to …"; `cards` is their number, `do` completes it."""

    @abstractmethod
    def for_now(self, so: str) -> str:
        """The sentence "until the end of the turn, …", where `so` is the clause for the lasting effect."""

    def lasting(self, word: w.Lasts) -> str:
        """The words for a lasting effect."""
        if isinstance(word, w.Power):
            return self.power(word)
        if isinstance(word, w.State):
            return self.state(word)
        return self.LASTING[type(word)]

    @abstractmethod
    def power(self, word: w.Power) -> str:
        """The words for a lasting effect on Magic Power: "your Spells have +100"."""

    @abstractmethod
    def state(self, word: w.State) -> str:
        """The words for a lasting effect that is not on Magic Power: "enemy Mages cannot hide Spells"."""

    def deed(self, word: w.PlainDeed) -> str:
        """The words for an effect done at one moment, as an instruction to the reader: "draw a card"."""
        return self.action(word) if isinstance(word, w.DoneAction) else self.other(word)

    @abstractmethod
    def action(self, word: w.DoneAction) -> str:
        """The words for a Special Action done at one moment, with its meaning in brackets."""

    @abstractmethod
    def other(self, word: w.OtherDeed) -> str:
        """The words for an effect done at one moment that is no Special Action."""

    @abstractmethod
    def moment(self, moment: w.Moment) -> str:
        """The clause for a moment: "a Mage casts a Spell"."""

    @abstractmethod
    def number(self, number: w.Number) -> str:
        """The words for a number: figures, or what is counted, such as "the number of cards in your hand"."""

    @abstractmethod
    def at_least(self, number: str, least: str, holds: bool) -> str:
        """The clause that a number is at least another; with `holds` False, that it is less."""

    @abstractmethod
    def fact(self, name: str, value: Any, subject: Phrase, holds: bool) -> str:
        """The predicate for a field of a noun, such as "is red"; with `holds` False, its contrary.

        `name` is the name of the field, `value` its value.
        """

    @abstractmethod
    def played(self, by: Phrase, area: str, spells: w.Spells, holds: bool) -> str:
        """The clause that a Mage has played a Spell that `spells` means; with `holds` False, that it has not.

        `by` is the words for the Mage; `area` says how: "cast", "hidden", or "play" for either.
        """

    @abstractmethod
    def there(self, cards: w.Mages | w.Spells, holds: bool) -> str:
        """The clause that a card that fits the noun `cards` is in play; with `holds` False, that none is."""

    @abstractmethod
    def chosen(self, of: w.Mages | w.Spells, by: str) -> Phrase:
        """The phrase for one card among those that the noun `of` means: "one of your Mages".

        `by` says who chooses the card: "own" for the player of the card whose text it is, else the opponent.
        """

    @abstractmethod
    def same(self) -> Phrase:
        """The words for the card that was chosen earlier in the same effect, such as "the same Mage"."""

    @abstractmethod
    def mages(self, noun: w.Mages, form: Form) -> Phrase:
        """The words for a noun that means Mages, put in a form such as "each" (see `Form`)."""

    @abstractmethod
    def spells(self, noun: w.Spells, form: Form) -> Phrase:
        """The words for a noun that means Spells, put in a form such as "each" (see `Form`)."""

    @abstractmethod
    def castles(self, noun: w.Castles) -> Phrase:
        """The words for the Castle in play, or for Castles of some kind."""

    @abstractmethod
    def place(self, place: str) -> str:
        """The sentence that a Mage must always stand at `place`: "left", "centre" or "right"."""

    @abstractmethod
    def whole(self, condition: w.Mages) -> str:
        """The sentence that says which Mages a Code card allows in its deck: those that `condition` means."""

    @abstractmethod
    def unknown(self, facts: tuple[str, ...]) -> str:
        """The sentence that some facts about the card are not known.

        `facts` are "colour", "power", "team", "ability", "condition", "effect" or "amount".
        """
