"""The compiler of the targets, references and amounts in effects, and the base of all effects on objects."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.games.magic.meaning.abilities import LOSS, LaterRules, Program, TargetRules
from grimorio.games.magic.meaning.amounts import (
    CHOOSE,
    EACH_PLAYER,
    EVENT_PLAYER,
    IT,
    TARGETS,
    CardsInHand,
    Number,
    OfPlayer,
    Which,
    number,
    one_player,
)
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, PLAYERS, Scope, demand, fitting
from grimorio.games.magic.rules.picks import PickObjects
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import ObjectId, Permanent, TargetId
from grimorio.games.magic.words import nouns
from grimorio.games.magic.words.effects import Later
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class Compiler:
    """Compiles the effects of one spell or ability.

    Attributes:
        program: all effects of the spell or ability, as they are compiled.
        scope: the things to which the text of the effects can refer. Each word "target" that is compiled is
            added to `scope.targets`, so that later words can refer to it.
        book: the compiled form of all cards of a game, to which the card belongs.
    """

    def __init__(self, program: Program, scope: Scope) -> None:
        self.program = program
        self.scope = scope
        self.book = scope.book

    def which(self, what: nouns.What | nouns.Who | nouns.That, wanted: int) -> Which:
        """Compile a reference to things of the `wanted` kinds (bits of `scope`).

        A plain noun means all things that fit it.

        Raises:
            Unplayable: the reference may mean things of other kinds, or nothing.
        """
        if isinstance(what, nouns.That):
            found = Which(nouns.All(what), self.scope)
        elif isinstance(what, nouns.Target):
            targets = self.scope.targets
            targets.append(TargetRules(what, self.scope))
            found = Which(what, self.scope, len(targets) - 1)
        else:
            found = Which(what, self.scope)
        fitting(what, found.means, wanted)
        return found

    def known(self, what: nouns.What | nouns.Who, wanted: int) -> Which:
        """Compile a reference for which no player has to choose anything when the effect happens.

        `wanted` are the kinds of things that it may mean. Raises Unplayable: a player would have to choose,
        or the reference may mean things of other kinds, or nothing.
        """
        found = self.which(what, wanted)
        message = "nobody chooses here; say target, or all"
        demand(found.kind != CHOOSE, what, "", message, cause="word-choose")
        return found

    def players(self, who: nouns.Who) -> Which:
        """Compile a reference to players. Raises Unplayable: it may mean objects."""
        return self.known(who, PLAYERS)

    def player(self, who: nouns.Who) -> Which:
        """Compile a reference to exactly one player. Raises Unplayable: it may mean several, or objects."""
        found = self.players(who)
        one_player(who, found)
        return found

    def aiming(self, amount: nouns.Amount) -> Number | None:
        """Compile an amount that has a target of its own; None for any other amount.

        It must be compiled before the rest of its effect, to keep the order of the targets. Other amounts are
        compiled afterwards, because they may refer to the targets of the effect.

        Raises:
            Unplayable: it refers to something that its ability does not have.
        """
        aims = isinstance(amount, (nouns.HandSize, nouns.HandExcess)) and isinstance(amount.who, nouns.Target)
        return self.number(amount) if aims else None

    def number_of(self, amount: nouns.Amount, who: Which, each: bool = False) -> Number:
        """Compile the amount of an effect that concerns the players `who`.

        In the amount, "he or she" may be a player of these: the only targeted one, if the text has spoken of
        nobody before, or with `each` every single one of "each player". Raises Unplayable: the amount refers
        to something that its ability does not have.
        """
        theirs = isinstance(amount, nouns.Count) and amount.what.controller == "that player"
        several = who.several and not (each and who.kind == EACH_PLAYER)
        one = who.kind in (TARGETS, IT, EACH_PLAYER, EVENT_PLAYER) and not several
        if not theirs or self.scope.who or not one:
            return self.number(amount)
        return OfPlayer(amount, who, self.scope)

    def number(self, amount: nouns.Amount, signed: bool = False) -> Number:
        """Compile any amount, also one that has a target of its own; with `signed` it may be negative.

        Raises Unplayable: it refers to something its ability does not have.
        """
        if isinstance(amount, (nouns.HandSize, nouns.HandExcess)):
            return CardsInHand(self.player(amount.who), isinstance(amount, nouns.HandExcess))
        return number(amount, self.scope, signed)


def ward(k: Compiler, what: nouns.What | nouns.Who | nouns.That | None) -> int:
    """Note a noun for all objects that an effect concerns as long as it lasts, also those that come later.

    Returns its index in `Face.wards`, or -1 if `what` is no such noun (MTG8-CR-LATER-1).
    """
    noun = what.what if isinstance(what, nouns.All) else what
    face = k.scope.face
    if not isinstance(noun, nouns.That) or face is None:
        return -1
    k.book.look_again()
    face.wards.append(Filter(noun, k.scope, PERMANENTS | PLAYERS))
    return len(face.wards) - 1


def forbidden(k: Compiler, what: Filter) -> int:
    """Keep a noun for an effect that looks at it as long as it lasts; return its index in `Face.forbids`."""
    face = k.scope.face
    assert face is not None
    face.forbids.append(what)
    return len(face.forbids) - 1


def delayed_ability(k: Compiler, word: Later, tells: bool = False) -> LaterRules:
    """Compile a delayed ability, and add it to those of the card.

    With `tells`, its effects refer to the object of the event, whatever they are.
    """
    face = k.scope.face
    assert face is not None
    rules = LaterRules(-1, word, k.scope)
    rules.tells = rules.tells or tells
    face.delayed.append(rules)
    return rules


def one_target(word: nouns.Target, which: Which) -> None:
    """Refuse a word "target" that may have several targets. Raises Unplayable: it may."""
    demand(not which.several, word, "", "expected one target", cause="word-one")


class OnObjects(Act):
    """An effect that happens to all objects or players that it refers to, at the same time."""

    def __init__(self, what: Which, ask: str, rule: str) -> None:
        self.what = what
        self.ask = ask
        self.rule = rule

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.what.kind == CHOOSE and f.stage == 0:
            f.pick(p, pick(p, self.what, c.you, tuple(self.what.keys(p, c)), self.ask, self.rule), 1)
            return
        keys = picked(f) if self.what.kind == CHOOSE else self.what.keys(p, c)
        f.done()
        p.emit_all(self.events(p, f, c, keys))

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        """The events that the effect causes for the objects or players in `keys`."""
        raise RuntimeError(f"{type(self).__name__} does not say what it does")


def pick(
    p: Position, which: Which, seat: Seat, keys: tuple[TargetId, ...], ask: str, rule: str
) -> PickObjects:
    """The frame in which a seat picks some of `keys`, as many as the reference `which` says.

    `ask` is the kind of choice, `rule` the rule that asks for it.
    """
    return PickObjects(seat, ask, keys, 0 if which.up_to else which.count, which.count, rule)


def picked(f: Resolve) -> list[TargetId]:
    """The ids that the last choice of the resolution picked."""
    return [TargetId(int(key)) for key in f.answer]


def each_picks(
    p: Position, f: Resolve, c: Context, what: Which, seats: Sequence[Seat], ask: str, rule: str
) -> bool:
    """Let players pick among their own permanents that `what` refers to, one after another (MTG8-2.RES-3).

    Called again after each choice; `f.keys` collects what was picked. The seats are those of the first call.

    Returns:
        Whether a player was asked; False once all have picked.
    """
    if f.stage == 0:
        f.seats = tuple(seats)
    elif f.stage == 2:
        f.keys += tuple(picked(f))
        f.seats = f.seats[1:]
    f.stage = 1
    if not f.seats:
        return False
    there = in_play(p, what.keys(p, c))
    mine = tuple([key for key in there if p.things[key].controller == f.seats[0]])
    f.pick(p, pick(p, what, f.seats[0], mine, ask, rule), 2)
    return True


def harmed(p: Position, which: Which, c: Context, seat: Seat) -> int:
    """The harm to a player, in points of life, if the objects that `which` refers to are lost.

    Each permanent in play that the player (`seat`) controls counts `LOSS`. The harm is 0 if the objects are
    still to be chosen when the effect resolves.
    """
    if which.kind == CHOOSE:
        return 0
    return LOSS * len([key for key in in_play(p, which.keys(p, c)) if p.things[key].controller == seat])


def in_play(p: Position, keys: Sequence[int]) -> list[ObjectId]:
    """The ids among `keys` that are of permanents in play."""
    found: list[ObjectId] = []
    for key in keys:
        it = p.things[key] if key > 0 else None
        if isinstance(it, Permanent) and it.in_play:
            found.append(ObjectId(TargetId(key)))
    return found
