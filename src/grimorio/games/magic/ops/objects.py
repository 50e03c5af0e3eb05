"""Effects on permanents: destroying, sacrificing, returning, tapping, tokens, and dealing out all cards."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.games.magic.meaning.abilities import LOSS, TriggeredRules
from grimorio.games.magic.meaning.amounts import CHOOSE, Which
from grimorio.games.magic.meaning.book import token_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import (
    DESTROY,
    OTHER,
    PLACES,
    RETURN,
    SACRIFICE,
    TAP,
    TAP_OR_UNTAP,
    TOKEN,
    UNTAP,
    Deed,
)
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.scope import GRAVEYARD, PERMANENTS, Scope, Way, demand
from grimorio.games.magic.ops.compiler import Compiler, OnObjects, each_picks, harmed, in_play, pick, picked
from grimorio.games.magic.ops.linked import just_removed, returns_removed
from grimorio.games.magic.rules.checks import may_enchant
from grimorio.games.magic.rules.discards import FromGraveyard
from grimorio.games.magic.rules.enter import Arrival, StayOut, put_all
from grimorio.games.magic.rules.events import Shuffle
from grimorio.games.magic.rules.lasting import Linked
from grimorio.games.magic.rules.marks import LeaveCombat, StartEffect, Tap
from grimorio.games.magic.rules.moves import Goal, Leave, OffStack, SetAside
from grimorio.games.magic.rules.picks import named
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import (
    NOBODY,
    Card,
    FaceIndex,
    ObjectId,
    OnStack,
    Permanent,
    TargetId,
    in_order,
    plays,
    table,
)
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words import nouns
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class DestroyOp(OnObjects):
    """The effect that destroys permanents, all at the same time (MTG8-GLOSS-Distruggere-1)."""

    def __init__(self, effect: words.Destroy, k: Compiler) -> None:
        self.regenerate = effect.regenerate
        super().__init__(k.which(effect.what, PERMANENTS), "destroy", "MTG8-GLOSS-Distruggere-1")
        self.way = Way("destroyed", effect.what.what) if isinstance(effect.what, nouns.All) else Way("")
        scope: Scope = k.scope
        scope.way = self.way
        self.deed = Deed(DESTROY, self.what, flag=self.regenerate)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not self.way.counts:
            super().run(p, f, c)
        elif f.stage == 0:
            f.stage = 1
            f.keys = tuple(in_play(p, self.what.keys(p, c)))
            p.emit_all(self.events(p, f, c, [TargetId(key) for key in f.keys]))
        else:
            f.way = tuple([p.things[key].face for key in f.keys if not p.things[key].in_play])
            f.done()

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        return tuple(
            Leave(p, key, "graveyard", "destroyed", self.rule, self.regenerate, c.you)
            for key in in_play(p, keys)
        )

    def harm(self, p: Position, c: Context, seat: Seat) -> int:
        return harmed(p, self.what, c, seat)


class SacrificeOp(Act):
    """The effect in which players choose permanents in turn order, then sacrifice all at the same time.

    Rule MTG8-GLOSS-Sacrificare.
    """

    def __init__(self, effect: words.Sacrifice, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        if isinstance(effect.what, nouns.This):
            demand(isinstance(effect.who, nouns.You), effect, "who", "you sacrifice it", cause="word-yours")
        elif self.what.what is not None:
            yours_or_any(self.what.what, effect.what.what)
        self.who = k.players(effect.who)
        self.rule = "MTG8-GLOSS-Sacrificare"
        self.deed = Deed(SACRIFICE, self.who, victim=self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if self.what.kind != CHOOSE:
            keys = in_play(p, self.what.keys(p, c))
            f.keys = tuple(key for key in keys if p.things[key].controller in seats)
        elif each_picks(p, f, c, self.what, seats, "sacrifice", self.rule):
            return
        gone = in_play(p, f.keys)
        f.done()
        p.emit_all(tuple(Leave(p, key, "graveyard", "sacrificed", self.rule, True, c.you) for key in gone))

    def harm(self, p: Position, c: Context, seat: Seat) -> int:
        if seat not in self.who.seats(p, c):
            return 0
        return LOSS if self.what.kind == CHOOSE else harmed(p, self.what, c, seat)


class ReturnOp(Act):
    """The effect that returns objects to their owners' hands, into play, or onto libraries (MTG8-2.RES-3).

    Each owner decides the order of the objects that go onto their library.
    """

    def __init__(self, effect: words.Return, k: Compiler) -> None:
        self.to = effect.to
        card = k.scope.face
        spell = card is not None and not card.is_permanent and not k.scope.this
        self.spell = spell and isinstance(effect.what, nouns.This)
        if self.spell:
            demand(self.to == "removed", effect, "to", "expected removed", cause="word-spell-removed")
            self.linked = False
            self.deed = Deed(OTHER)
            return
        self.what = k.which(effect.what, GRAVEYARD if self.to == "play" else PERMANENTS | GRAVEYARD)
        self.rule = "MTG8-2.RES-3"
        self.deed = Deed(RETURN, self.what, flag=self.to == "play", place=PLACES.index(self.to))
        self.onto: Which | None = None
        if effect.onto is not None:
            self.onto = k.which(effect.onto, PERMANENTS)
            there = self.to == "play" and k.scope.face is not None and k.scope.face.enchants is not None
            this = isinstance(effect.what, nouns.This)
            demand(there and this, effect, "onto", "only itself", cause="word-absent", name="onto")
        face = k.scope.face
        self.linked = self.to == "removed" and returns_removed(face)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.spell:
            f.done()
            p.emit(OffStack(p, f.obj, "removed", "resolved", "MTG8-CR-SPELL-REMOVED-1"))
            return
        if f.stage == 4:
            cards = [p.things[key].became for key in f.keys if isinstance(p.things[key], Permanent)]
            cards += just_removed(p, f.seats)
            f.done()
            p.emit(StartEffect(Linked(c.this, tuple([key for key in cards if key])), "MTG8-CR-LINK-1"))
            return
        if f.stage == 0 and self.what.kind == CHOOSE:
            f.pick(p, pick(p, self.what, c.you, tuple(self.what.keys(p, c)), "return", self.rule), 1)
            return
        if f.stage == 3:
            top = int(f.answer[1])
            f.order = (*f.order, top)
            f.keys = tuple(key for key in f.keys if key != top)
        elif f.stage < 2:
            keys = picked(f) if self.what.kind == CHOOSE else self.what.keys(p, c)
            f.keys = tuple(key for key in (followed(p, f, key) for key in keys) if key)
        f.stage = 2
        if self.to == "play":
            self._to_play(p, f, c)
        elif self.to == "shuffled":
            self._shuffle(p, f, c)
        elif self.to in ("hand", "removed") or not self._order(p, f):
            ordered = f.order if self.to == "bottom" else f.order[::-1]
            moved = [key for key in f.keys or ordered if still(p, key)]
            if self.linked:
                f.stage = 4
                f.seats = tuple([p.things[key].owner for key in moved if isinstance(p.things[key], Card)])
            else:
                f.done()
            p.emit_all(tuple(self._move(p, key, c.you) for key in moved))

    def _shuffle(self, p: Position, f: Resolve, c: Context) -> None:
        """Put the objects into their owners' libraries, and shuffle these (MTG8-GLOSS-Mescolare)."""
        moved = [key for key in f.keys if still(p, key)]
        owners = {p.things[key].owner for key in moved}
        f.done()
        shuffles = [Shuffle(seat, "MTG8-GLOSS-Mescolare") for seat in in_order(p, c.you) if seat in owners]
        p.emit_all((*[self._move(p, key, c.you) for key in moved], *shuffles))

    def _move(self, p: Position, key: int, by: Seat) -> Event:
        assert self.to != "play", "what comes into play does not leave it"
        goal: Goal = "library" if self.to == "shuffled" else self.to
        if isinstance(p.things[key], Card):
            return FromGraveyard(p, key, goal, self.rule)
        return Leave(p, key, goal, "returned", self.rule, True, by)

    def _to_play(self, p: Position, f: Resolve, c: Context) -> None:
        """Put cards from graveyards into play under your control."""
        cards: list[Arrival] = []
        for key in f.keys:
            it = p.things[key]
            if isinstance(it, Card) and face_at(p, it.face).is_permanent:
                on = self._enchanted(p, it, c)
                if on >= 0:
                    cards.append(Arrival(it.owner, it.face, c.you, "graveyard", key, on=ObjectId(on)))
        f.done()
        if cards:
            p.push(put_all(tuple(cards), self.rule))

    def _enchanted(self, p: Position, card: Card, c: Context) -> TargetId:
        """The id of what a returning card enchants; 0 if it is chosen later, -1 if there is nothing."""
        if self.onto is None:
            return TargetId(0)
        face = face_at(p, card.face)
        legal = [key for key in self.onto.keys(p, c) if may_enchant(p, face, 0, c.you, key)]
        return legal[0] if legal else TargetId(-1)

    def _order(self, p: Position, f: Resolve) -> bool:
        """Ask an owner which of several objects goes next onto the library, and return True.

        Returns False where there is nothing to ask; `f.order` then holds all objects, the top one first.
        """
        f.keys = tuple(key for key in f.keys if still(p, key))
        while f.keys:
            owner = p.things[f.keys[0]].owner
            same = [key for key in f.keys if p.things[key].owner == owner]
            if len(same) > 1:
                f.ask(p, owner, "order", [named(TargetId(key)) for key in same], self.rule, 3)
                return True
            f.order = (*f.order, f.keys[0])
            f.keys = f.keys[1:]
        return False


def still(p: Position, key: int) -> bool:
    """Whether an object that an effect refers to is still a permanent in play, or a card in a graveyard.

    `key` is its id. The player whose graveyard it is must still be in the game.
    """
    it = p.things[key]
    if isinstance(it, Permanent):
        return it.in_play
    return isinstance(it, Card) and it.zone == "graveyard" and plays(p, it.owner)


def followed(p: Position, f: Resolve, key: int) -> int:
    """The present id of an object that an effect refers to; 0 if it is neither in play nor in a graveyard.

    It is `key` itself, with one exception: in an ability that triggered on a permanent being put into a
    graveyard, the id of this permanent gives the id of the card that it became.
    """
    it = p.things[key] if key > 0 else None
    if isinstance(it, Permanent):
        if it.in_play:
            return key
        obj: OnStack = p.things[f.obj]
        if obj.kind == "triggered":
            rules = face_at(p, obj.face, obj.changes).abilities[obj.ability]
            if isinstance(rules, TriggeredRules) and any(one.follows for one in rules.matchers):
                key = it.became
    return key if key > 0 and still(p, key) else 0


class TapOp(OnObjects):
    """The effect that taps or untaps permanents (MTG8-GLOSS-TAPpare-1, MTG8-GLOSS-STAPpare)."""

    def __init__(self, effect: words.Tap | words.Untap, k: Compiler) -> None:
        self.untap = isinstance(effect, words.Untap)
        rule = "MTG8-GLOSS-STAPpare" if self.untap else "MTG8-GLOSS-TAPpare-1"
        super().__init__(k.which(effect.what, PERMANENTS), "untap" if self.untap else "tap", rule)
        self.deed = Deed(UNTAP if self.untap else TAP, self.what)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        return turned(p, keys, self.untap, self.rule)


def turned(p: Position, keys: Sequence[int], untap: bool, rule: str) -> tuple[Event, ...]:
    """The events that tap the permanents in `keys`, or with `untap` untap them.

    Those that are in the wanted state already are left out. The events cite the rule with the id `rule`.
    """
    return tuple(
        Tap(p, key, untap, "effect", rule) for key in in_play(p, keys) if p.things[key].tapped == untap
    )


class TapOrUntapOp(Act):
    """The effect in which you choose to tap or to untap permanents (MTG8-2.RES-3)."""

    def __init__(self, effect: words.TapOrUntap, k: Compiler) -> None:
        self.what = k.known(effect.what, PERMANENTS)
        self.deed = Deed(TAP_OR_UNTAP, self.what)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        keys = in_play(p, self.what.keys(p, c))
        if f.stage == 0 and keys:
            f.ask(p, c.you, "tap-or-untap", [("tap",), ("untap",)], "MTG8-2.RES-3", 1)
            return
        untap = f.answer == ("untap",)
        f.done()
        p.emit_all(turned(p, keys, untap, "MTG8-2.RES-3"))


class PutTokenOp(Act):
    """The effect that puts tokens into play under players' control (MTG8-GLOSS-Pedina_creatura-1)."""

    def __init__(self, effect: words.PutToken, k: Compiler) -> None:
        self.face: FaceIndex = k.book.add(token_of(effect))
        early = k.aiming(effect.amount)
        self.who = k.players(effect.who)
        self.amount = early or k.number(effect.amount)
        self.deed = Deed(TOKEN, self.who, self.amount, place=self.face)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        count = max(0, self.amount.value(p, c))
        seats = self.who.seats(p, c)
        f.done()
        tokens = tuple([Arrival(seat, self.face, seat, "nowhere", 0) for seat in seats for _ in range(count)])
        if tokens:
            p.push(put_all(tokens, "MTG8-GLOSS-Pedina_creatura-1"))


class LeaveCombatOp(OnObjects):
    """The effect that removes creatures from combat (MTG8-CR-COMBAT-OUT-1)."""

    def __init__(self, effect: words.LeaveCombat, k: Compiler) -> None:
        super().__init__(k.which(effect.what, PERMANENTS), "leave-combat", "MTG8-CR-COMBAT-OUT-1")
        self.deed = Deed(OTHER)

    def events(self, p: Position, f: Resolve, c: Context, keys: list[TargetId]) -> tuple[Event, ...]:
        fighting = [
            key for key in in_play(p, keys) if p.things[key].attacking != NOBODY or p.things[key].blocking
        ]
        return tuple([LeaveCombat(key, self.rule) for key in fighting])


class DealOutCardsOp(Act):
    """The effect that deals all cards in play out among the players again (MTG8-2.RES-3).

    All cards in play are set aside. Then the players take turns, you first: each chooses one of the cards and
    puts it into play tapped, until a player has none to choose. A local enchantment that can enchant nothing
    cannot be chosen (card rulings, 2004-10-04). Cards that are never chosen stay out of the game.
    """

    def __init__(self, effect: words.DealOutCards, k: Compiler) -> None:
        self.rule = "MTG8-2.RES-3"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        t = table(p)
        if f.stage == 0:
            keys = [key for key in t.play if not face_at(p, p.things[key].face).token]
            f.seats = in_order(p, c.you)
            f.stage = 1
            p.emit_all(tuple(SetAside(p, key, self.rule) for key in keys))
            return
        if f.stage == 2:
            key = int(f.answer[1])
            permanent: Permanent = p.things[key]
            card = Arrival(permanent.owner, permanent.face, f.seats[0], "set-aside", key, True)
            f.seats = f.seats[1:] + f.seats[:1]
            f.stage = 1
            p.push(put_all((card,), self.rule))
            return
        keys = [key for key in t.aside if f.seats and self._may_come(p, key, f.seats[0])]
        if not keys:
            f.done()
            if t.aside:
                p.emit_all(tuple(StayOut(p, key, self.rule) for key in t.aside))
            return
        f.ask(p, f.seats[0], "deal-out", [named(key) for key in keys], self.rule, 2)

    def _may_come(self, p: Position, key: int, seat: Seat) -> bool:
        """Whether the card set aside with the id `key` may come into play under this seat's control.

        A local enchantment needs something that it can enchant.
        """
        face = face_at(p, p.things[key].face)
        return face.enchants is None or any(may_enchant(p, face, key, seat, on) for on in table(p).play)
