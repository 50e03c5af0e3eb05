"""Abilities, compiled."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.magic.meaning.amounts import Number, number
from grimorio.games.magic.meaning.conditions import ConditionRules, compiled
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.deeds import Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.manas import OPEN, choices
from grimorio.games.magic.meaning.scope import (
    GRAVEYARD,
    LEFT,
    PERMANENTS,
    PLAYERS,
    STACK,
    Scope,
    demand,
)
from grimorio.games.magic.meaning.terms import AIMED, LOOSE
from grimorio.games.magic.state.objects import Permanent
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words.abilities import Activated, Triggered
from grimorio.games.magic.words.mechanisms import (
    CumulativeCost,
    CumulativeUpkeep,
    Fading,
    Madness,
    Provoke,
    Rampage,
    Storm,
)
from grimorio.games.magic.words.nouns import (
    ControllerOf,
    Count,
    Enchanted,
    Target,
    That,
    TheObject,
    ThePlayer,
    This,
    Who,
    You,
)
from grimorio.games.magic.words.triggers import (
    State,
    TappedForMana,
)
from grimorio.kernel.event import Event
from grimorio.kernel.playable import plain
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.words import inside

ANY_TIME: Final = 0
YOUR_TURN: Final = 1
YOUR_UPKEEP: Final = 2
AS_SORCERY: Final = 3
TIMINGS: Final = {
    "": ANY_TIME,
    "your turn": YOUR_TURN,
    "your upkeep": YOUR_UPKEEP,
    "as a sorcery": AS_SORCERY,
}


Deeds = Storm | Madness | Provoke | Fading | CumulativeUpkeep | CumulativeCost | Rampage
"""The effects for which keyword abilities stand, besides those that cards say in words."""

LOSS: Final = 5
"""How many points of life the loss of a permanent or card counts for, in `Op.harm`."""


class Op:
    """One effect of a spell or ability, compiled. The package `ops` has a subclass for each kind of effect.

    Attributes:
        deed: the summary of the effect, which bots read.
    """

    deed: Deed

    def harm(self, p: Position, c: Context, seat: Seat) -> int:
        """The harm that the effect does to a player, in points of life; 0 if it does none or nobody can tell.

        It is only called for effects of spells and abilities without targets.
        """
        return 0


class TargetRules:
    """The rules for one word "target" in a text, compiled.

    Attributes:
        what: the noun that a target must fit.
        count: how many are chosen.
        up_to: whether fewer may be chosen.
        any_number: whether any number may be chosen.
        x: whether X are chosen.
        several: whether there may be several targets.
        one_graveyard: whether it means several cards, all of them in the same graveyard.
        divided: the amount that is divided among the targets, or None.
        gate: the condition without which no target is chosen for it, or None (MTG8-CR-KICK-3).
    """

    def __init__(self, target: Target, scope: Scope) -> None:
        self.any_number = target.any_number
        self.x = not self.any_number and target.x
        zones = PERMANENTS | PLAYERS | GRAVEYARD | STACK | AIMED
        zones |= LOOSE if not self.any_number and not self.x and target.up_to else 0
        self.what = Filter(target.what, scope, zones)
        there = not self.x or scope.x
        demand(there, target, "x", "no number is chosen for X", cause="word-absent", name="X")
        self.count = 1 if self.any_number or self.x else target.count
        self.up_to = not self.any_number and not self.x and target.up_to
        self.several = self.any_number or self.x or self.count > 1
        self.one_graveyard = self.what.zone == "graveyard" and (self.count > 1 or self.x)
        self.divided: Number | None = None
        self.gate: ConditionRules | None = None
        demand(self.count > 0, target, "count", "expected 1 or more", cause="word-count")

    @property
    def free(self) -> bool:
        """Whether no target need be chosen: "up to two", or "any number" of which nothing is divided."""
        return self.up_to or (self.any_number and self.divided is None)

    def chosen(self, p: Position, c: Context) -> bool:
        """Whether targets are chosen for this word: its condition holds, or it has none."""
        return self.gate is None or self.gate.holds(p, c)


class Program:
    """The effects of a spell or ability, compiled.

    Attributes:
        effects: the effects as words of the card's text.
        targets: the rules for each word "target" in that text, in order.
        ops: the compiled effects, in order.
        deeds: the summary of each compiled effect.
    """

    def __init__(self, effects: tuple[words.Effect | Deeds, ...], scope: Scope) -> None:
        self.effects = effects
        self.targets: list[TargetRules] = scope.targets
        self.ops: list[Op] = scope.book.compile_effects(effects, self, scope)
        self.deeds = [op.deed for op in self.ops]


class ActivatedRules:
    """An activated ability, compiled.

    Attributes:
        place: its number among the abilities of the face, by which objects on the stack refer to it.
        price: its cost.
        program: its effects.
        timing: when it may be played: one of `TIMINGS`.
        from_graveyard: whether it is played while the card is in the graveyard.
        once: whether it may be played only once each turn.
        anyone: whether any player may play it.
        when: the condition that must hold as it is played, or None.
        is_mana: whether it is a mana ability, played without the stack.
        tapped: whether the game may use it to pay automatically: it costs only {T}, or {T} and the sacrifice
            of the permanent.
        rich: for a mana ability, whether it has another cost, timing or effect than {T} and mana.
        mana: the amounts of mana, packed as pools, of which a mana ability adds the one that its player
            chooses (MTG8-CR-MANA-1); () for other abilities.
        could: where the colour of the mana depends on the position, the value of `AddMana.mana`; else "".
        times: how many times the mana is added (MTG8-CR-MANA-2), or None for once.
    """

    def __init__(self, place: int, ability: Activated, scope: Scope) -> None:
        self.place = place
        self.price = Price(ability.cost, scope)
        self.timing = TIMINGS[ability.only]
        self.from_graveyard = ability.from_graveyard
        self.once = ability.once
        self.anyone = False
        scope.x = self.price.mana.xs > 0 or self.price.xs
        self.when = compiled(ability.when, scope) if ability.when is not None else None
        if self.from_graveyard:
            scope.this, scope.on = GRAVEYARD, 0
            demand(
                not (self.price.tap or self.price.sacrifice_this or self.price.remove_this),
                ability,
                "cost",
                "a card in a graveyard is neither tapped nor sacrificed",
                cause="card-buried",
            )
        elif self.price.sacrifice_this or self.price.remove_this:
            scope.this = LEFT
        scope.paid = (self.price.sacrifices == 1 and not self.price.sacrifice_this) or (
            self.price.sacrifice_this and self.price.sacrifice is None
        )
        self.mana: tuple[int, ...] = ()
        self.could = ""
        self.times: Number | None = None
        self.tapped = self.rich = False
        self.is_mana = adds_mana(plain(ability).effects)
        if self.is_mana:
            self._mana(ability, scope)
        plainly = self.is_mana and not self.rich
        self.program = Program(() if plainly else ability.effects, scope)

    def share(self) -> None:
        """Let any player play it."""
        self.anyone = True

    def _mana(self, ability: Activated, scope: Scope) -> None:
        """Compile a mana ability; `scope` has the things that its words can refer to.

        Raises Unplayable: it does not add mana to your own pool, adds mana twice, or adds it only if a
        player decides so or pays.
        """
        added = [effect for effect in ability.effects if isinstance(effect, words.AddMana)]
        everywhere = [word for word in inside(plain(ability).effects) if isinstance(word, words.AddMana)]
        once = len(everywhere) == 1
        mine = once and len(added) == 1 and isinstance(added[0].who, You) and not self.from_graveyard
        message = "an ability that you play adds mana to your own pool, once and in any case"
        demand(mine, ability, "effects", message, cause="card-mana-ability")
        self.mana = choices(added[0].mana)
        self.could = added[0].mana if added[0].mana in OPEN else ""
        self.times = times_of(added[0], scope)
        price = self.price
        message = "a mana ability has no X, and is played as often as its player wants"
        demand(not (price.mana.xs or price.xs or self.once), ability, "", message, cause="card-mana-ability")
        self.tapped = price.tap and not (
            price.mana.value
            or price.sacrifice
            or price.discard
            or price.life
            or price.tap_other
            or price.remove
            or price.give_back
        )
        self.rich = not (price.only_tap and len(ability.effects) == 1 and self.timing == ANY_TIME)


def times_of(word: words.AddMana, scope: Scope) -> Number | None:
    """How many times mana is added (MTG8-CR-MANA-2), compiled; None for once.

    Raises Unplayable: the colour of the mana is chosen as the permanent comes into play, but none is; or mana
    of a colour that depends on the position is added several times.
    """
    chosen = word.mana != "chosen" or scope.entered == "color"
    demand(chosen, word, "mana", "no color is chosen", cause="word-no-choice")
    yours = word.mana != "yours" or isinstance(word.who, You)
    demand(yours, word, "who", "expected you", cause="word-unread")
    if word.times is None:
        return None
    demand(word.mana not in OPEN, word, "times", "expected mana in symbols, or any", cause="word-unread")
    return number(Count(word.times), scope)


def speaks_of(noun: type, text: Any) -> bool:
    """Whether an instance of the class `noun` occurs anywhere in `text`, such as an effect of a card."""
    return any(isinstance(word, noun) for word in inside(text))


def adds_mana(effects: tuple[words.Effect, ...]) -> bool:
    """Whether these effects make their ability a mana ability: they add mana, and have no target."""
    now = [word for effect in effects if not isinstance(effect, words.Later) for word in inside(effect)]
    aims = any([isinstance(word, Target) for word in now])
    return not aims and any([isinstance(word, words.AddMana) for word in now])


class LaterRules:
    """A delayed triggered ability, compiled: it triggers once, at the end of the turn or of combat.

    Attributes:
        place: its number among the abilities of the face.
        tells: whether its effects refer to the object of the event.
        program: its effects.
    """

    def __init__(self, place: int, later: words.Later, scope: Scope) -> None:
        self.place = place
        self.tells = speaks_of(TheObject, plain(later).effects)
        self.program = Program(later.effects, scope.later())


class KeywordRules:
    """Storm (MTG8-CR-STORM-1) or madness (MTG8-CR-MADNESS-2), compiled: the card triggers it itself.

    Attributes:
        place: its number among the abilities of the face.
        tells: True, because its effect refers to the spell or card.
        program: its effect.
    """

    def __init__(self, place: int, keyword: Storm | Madness, scope: Scope) -> None:
        self.place = place
        self.tells = True
        self.program = Program((keyword,), scope)


class Matcher:
    """A kind of event that triggers an ability, compiled.

    Attributes:
        hears: a mask of the kinds of `Event` that may trigger the ability.
        from_hand: whether it is the discard of the card that has the ability.
        cycles: whether only a discard as the cost of cycling counts.
        follows: whether the object of the event has left play. "Return it" then means the card that the
            object became.
        noun: the noun for the object of the event, None if the event has none.
        that: what the object of the event may be after it, such as a permanent, as bits of `meaning.scope`.
        this: what the permanent with the ability may be then, as such bits; 0 if the event does not tell.
        on: what the permanent that it enchants may be then, as such bits; 0 if the event does not tell.
        who, much, defender: whether the event has a player, a number, a defending player.
    """

    def __init__(self, hears: int, noun: That | This | Enchanted | None = None) -> None:
        self.hears = hears
        self.from_hand = False
        self.cycles = False
        self.follows = False
        self.noun = plain(noun)
        self.that = PERMANENTS if noun is not None else 0
        self.this = 0
        self.on = 0
        self.who = False
        self.much = False
        self.defender = False

    def matches(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        """Whether the event triggers an ability of the permanent `it`, whose id is `c.this`.

        If it does, the method sets `c.that`, `c.who` and `c.much` to the object, the player and the number of
        the event.
        """
        raise RuntimeError(f"{type(self).__name__} does not say what it listens for")

    def concerned(self, p: Position, event: Event, it: Permanent, c: Context) -> bool:
        """Whether the damage `event`, from the source that it names, would trigger an ability of `it`.

        `c` is the context of the ability. Always False for triggers that are not about damage.
        """
        return False


class TriggeredRules:
    """A triggered ability, compiled.

    Attributes:
        place: its number among the abilities of the face.
        matchers: the events that trigger it; empty for a state trigger.
        hears: a mask of the kinds of events on which the matchers are tried.
        program: its effects.
        condition: the intervening "if" clause, or None.
        state: for a state trigger, the condition that triggers it, else None.
        from_hand: whether it triggers when its own card is discarded.
        cycles: whether only a discard as the cost of cycling counts.
        is_mana: whether it is a mana ability, which happens at once.
        mana: the amounts of mana, packed as pools, of which the player who taps chooses one to get before
            the effects of `program`; () if it adds no mana, or if its mana is not known beforehand.
        tells: whether its effects refer to the object of its event. If not, two triggers of the ability that
            differ only in this object count as the same when their player puts them in order.
    """

    def __init__(self, place: int, ability: Triggered, scope: Scope) -> None:
        self.place = place
        said = tuple([plain(effect) for effect in plain(ability).effects])
        self.tells = speaks_of(TheObject, (said, plain(ability).condition))
        self.state: ConditionRules | None = None
        self.matchers: list[Matcher] = []
        for on in ability.on:
            if isinstance(on, State):
                demand(
                    len(ability.on) == 1,
                    on,
                    "",
                    "a state alone triggers an ability",
                    cause="card-state-alone",
                )
                self.state = compiled(on.condition, scope)
            else:
                self.matchers.append(scope.book.compile_trigger(on, scope))
        self.hears = 0
        self.from_hand = any([matcher.from_hand for matcher in self.matchers])
        self.cycles = any([matcher.cycles for matcher in self.matchers])
        if self.from_hand:
            alone = len(ability.on) == 1
            demand(alone, ability, "on", "being discarded alone triggers it", cause="card-state-alone")
        for matcher in self.matchers:
            self.hears |= matcher.hears
        self._events(scope)
        self.condition = compiled(ability.condition, scope) if ability.condition else None
        first = ability.effects[0]
        twice = isinstance(first, words.IfSo) and not first.otherwise
        message = "a condition right behind the event belongs to the ability"
        demand(not twice, ability, "effects", message, cause="word-gate-first")
        self.condition = compiled(ability.condition, scope) if ability.condition else None
        taps = any([isinstance(on, TappedForMana) for on in ability.on])
        self.is_mana = taps and adds_mana(said)
        self.mana: tuple[int, ...] = self._mana(ability) if self.is_mana else ()
        self.program = Program(ability.effects[1:] if self.mana else ability.effects, scope)

    def _mana(self, ability: Triggered) -> tuple[int, ...]:
        """The amounts of mana (packed as pools) of which the player who taps gets one by this mana ability.

        () if its first effect adds no mana, or adds it for another player. Raises Unplayable: an event other
        than tapping for mana triggers the ability too.
        """
        only = all([isinstance(on, TappedForMana) for on in ability.on])
        demand(
            only, ability, "on", "tapping for mana alone triggers a mana ability", cause="card-mana-trigger"
        )
        first = ability.effects[0]
        known = isinstance(first, words.AddMana) and first.times is None and first.mana not in OPEN
        if isinstance(first, words.AddMana) and known and self._taps(first.who):
            return choices(first.mana)
        return ()

    def _taps(self, who: Who) -> bool:
        """Whether the word `who` means the player who taps the permanent of the event for mana."""
        if isinstance(who, ControllerOf):
            return isinstance(who.it, TheObject) or self.matchers[0].noun == who.it
        return isinstance(who, ThePlayer)

    def _events(self, scope: Scope) -> None:
        """Note in the scope to which parts of the event (object, player, number) the effects may refer.

        They may refer to a part only if every event that triggers the ability has it. All events must also
        describe the object by the same noun.
        """
        there = bool(self.matchers)
        scope.who = scope.much = scope.defender = there
        nouns = [one.noun for one in self.matchers]
        same = there and nouns[0] is not None and all([noun == nouns[0] for noun in nouns])
        this = on = 0
        for one in self.matchers:
            scope.that |= one.that if same else 0
            scope.who = scope.who and one.who
            scope.much = scope.much and one.much
            scope.defender = scope.defender and one.defender
            this |= one.this or scope.this
            on |= one.on or scope.on
        if there:
            scope.this, scope.on = this, on if scope.on else 0
