"""Priority: who may play what, and what happens before anybody may (MTG8-2.PLAY, TRIGPLAY)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import (
    ANY_TIME,
    AS_SORCERY,
    YOUR_UPKEEP,
    ActivatedRules,
)
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.checks import state_based, state_triggers
from grimorio.games.magic.rules.enter import PutIntoPlay
from grimorio.games.magic.rules.events import EndGame, StateIsTrue, held
from grimorio.games.magic.rules.leave import after_leaving, leaving
from grimorio.games.magic.rules.loops import ENDLESS, PATIENCE, fingerprint
from grimorio.games.magic.rules.mana import BASIC_TYPES, Purse, outputs_of, sources
from grimorio.games.magic.rules.marks import LandPlayed, TakeTrigger
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.objects import (
    FACE,
    MAIN1,
    MAIN2,
    UPKEEP,
    OnStack,
    Permanent,
    in_order,
    player,
    table,
    waiting_triggers,
)
from grimorio.games.magic.rules.pay import TapForMana, can_pay_rest
from grimorio.games.magic.rules.play import Play, PutTrigger, enchantable, modes, spell_cost
from grimorio.games.magic.rules.stack import ResolveTop
from grimorio.games.magic.rules.targets import card_of, playable
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position

PASS: Option = ("pass",)
ONLY_PASS: list[Option] = [PASS]
RULE = "MTG8-2.PLAY-3"


def main_phase_of(p: Position, seat: int) -> bool:
    """Whether it is this player's main phase with an empty stack: when sorceries may be played."""
    t = table(p)
    return t.active == seat and not t.stack and t.step in (MAIN1, MAIN2)


def in_time(p: Position, seat: int, ability: ActivatedRules) -> bool:
    """Whether an activated ability may be played now."""
    t = table(p)
    if ability.timing == ANY_TIME:
        return True
    if ability.timing == AS_SORCERY:
        return main_phase_of(p, seat)
    if ability.timing == YOUR_UPKEEP:
        return t.active == seat and t.step == UPKEEP
    return t.active == seat


def can_cast(p: Position, seat: int, face: Face, purse: Purse) -> bool:
    """Whether a spell could be completed now: its cost paid, its targets found."""
    if not purse.pays(spell_cost(p, seat, face)):
        return False
    if face.enchants is not None:
        return bool(enchantable(p, seat, face))
    if len(face.spell) > 1:
        return bool(modes(p, seat, face))
    return not face.spell or playable(p, face.spell[0], Context(seat, 0), card_of(face))


def can_activate(
    p: Position, seat: int, key: int, it: Permanent, ability: ActivatedRules, purse: Purse
) -> bool:
    """Whether an activated ability that is no mana ability could be completed now."""
    if not in_time(p, seat, ability) or not can_pay_rest(p, seat, ability.price, key):
        return False
    cost: Mana = ability.price.mana
    if cost.value:
        if ability.price.tap and (it.types & BASIC_TYPES or p.book.faces[it.face].mana):
            purse = Purse(p, seat, key)
        if not purse.pays(cost):
            return False
    return playable(p, ability.program, Context(it.controller, key, it.chosen), key)


def options_of(p: Position, seat: int) -> list[Option]:
    """What a player with priority may do: lands, spells, abilities, pass last."""
    t = table(p)
    one = player(p, seat)
    faces = p.book.faces
    main = main_phase_of(p, seat)
    options: list[Option] = []
    purse: Purse | None = None
    last = -1
    for card in one.hand:
        index = card & FACE
        if index == last:
            continue
        last = index
        face: Face = faces[index]
        if face.is_land:
            if main and not t.lands:
                options.append(("land", face.name))
            continue
        if not main and not face.is_instant:
            continue
        if purse is None:
            purse = Purse(p, seat)
        if can_cast(p, seat, face, purse):
            options.append(("cast", face.name))
    for key in t.play:
        it: Permanent = p.things[key]
        face = faces[it.face]
        if it.controller != seat or not face.activated or not it.own:
            continue
        if it.changes:
            face = p.book.face(it.face, it.changes)
        for ability in face.activated:
            if ability.is_mana or ability.from_graveyard:
                continue
            if ability.price.tap and it.tapped:
                continue
            if purse is None:
                purse = Purse(p, seat)
            if can_activate(p, seat, key, it, ability, purse):
                options.append(("activate", key, ability.place))
    for key in one.graveyard:
        face = faces[p.things[key].face]
        for ability in face.activated:
            if ability.from_graveyard and in_time(p, seat, ability):
                if purse is None:
                    purse = Purse(p, seat)
                if purse.pays(ability.price.mana):
                    options.append(("activate", key, ability.place))
    if p.book.by_hand:
        options += mana_options(p, seat)
    if not options:
        return ONLY_PASS
    options.append(PASS)
    return options


def mana_options(p: Position, seat: int) -> list[Option]:
    """The mana abilities a player may play now (MTG8-2.STACK-3)."""
    return [
        ("mana", source.key, place) for source in sources(p, seat) for place in range(len(source.outputs))
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Priority(Frame):
    """Players play things or pass, until all have passed in a row on an empty stack (MTG8-2.PLAY-5).

    Attributes:
        seat: who has, or is about to get, priority.
        passes: how many passed in a row.
        chosen, runs: how often the stack resolved since the last real choice, to find endless loops.
        seen: fingerprints of the positions since then, once there are many.
    """

    FIELDS = ("seat", "passes", "chosen", "runs", "seen")

    def __init__(self, seat: int) -> None:
        super().__init__(Priority.check)
        self.seat = seat
        self.passes = 0
        self.chosen = 0
        self.runs = 0
        self.seen: tuple[int, ...] = ()

    def check(self, p: Position) -> None:
        """MTG8-2.TRIGPLAY-1: state-based effects, then triggers, until nothing is left to do."""
        batch = state_based(p)
        if batch:
            self.step = Priority.checked
            p.emit_all(leaving(p, batch))
            return
        waiting = state_triggers(p)
        if waiting:
            self.step = Priority.check
            p.emit_all(tuple(StateIsTrue(one, "MTG8-2.TRIGPLAY-1") for one in waiting))
            return
        if p.triggered:
            self.step = Priority.check
            p.push(PutTriggers())
            return
        self.offer(p)

    def checked(self, p: Position) -> None:
        """Whoever has lost leaves; with one player left, or none, the game is over."""
        self.step = Priority.check
        after_leaving(p)

    def offer(self, p: Position) -> None:
        """MTG8-2.PLAY-3."""
        if self.seat not in table(p).seats:
            self.step = Priority.check
            self.seat = in_order(p, self.seat)[0]
            return
        self.step = Priority.take
        p.ask(self.seat, "priority", options_of(p, self.seat), RULE)

    def take(self, p: Position) -> None:
        """Play it, or pass."""
        verb = self.answer[0]
        if verb == "pass":
            self.pass_on(p)
            return
        self.passes = 0
        self.step = Priority.check
        if verb == "land":
            p.push(PlayLand(self.seat, p.book.face_of[self.answer[1]]))
        elif verb == "cast":
            p.push(Play(self.seat, p.book.face_of[self.answer[1]]))
        elif verb == "mana":
            key, place = int(self.answer[1]), int(self.answer[2])
            ability, mana = outputs_of(p, key, p.things[key])[place]
            p.push(TapForMana(key, ability, mana))
        else:
            key, place = int(self.answer[1]), int(self.answer[2])
            p.push(Play(self.seat, p.things[key].face, key, place))

    def pass_on(self, p: Position) -> None:
        """MTG8-2.STACK-2: when all pass in succession the top of the stack resolves, or the step is over."""
        t = table(p)
        self.passes += 1
        if self.passes < len(t.seats):
            order = in_order(p, self.seat)
            self.seat = order[1] if order[0] == self.seat else order[0]
            self.step = Priority.offer
            return
        if not t.stack:
            p.finish()
            return
        self.passes = 0
        self.seat = t.active
        self.step = Priority.check
        if self.endless(p):
            p.emit(EndGame((), "loop", "MTG8-2.PLAY-5"))
            return
        p.push(ResolveTop(t.stack[0]))

    def endless(self, p: Position) -> bool:
        """Whether the position was there before with no choice in between (MTG8 digest 14)."""
        if p.chosen != self.chosen:
            self.chosen = p.chosen
            self.runs = 0
            self.seen = ()
        self.runs += 1
        if self.runs <= PATIENCE:
            return False
        now = fingerprint(p)
        if now in self.seen or self.runs > ENDLESS:
            return True
        self.seen = (*self.seen, now)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayLand(Frame):
    """MTG8-2.STACK-5: a land is put into play without the stack."""

    FIELDS = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(PlayLand.put)
        self.seat = seat
        self.face = face

    def put(self, p: Position) -> None:
        """It comes into play."""
        self.step = PlayLand.count
        card = held(player(p, self.seat).hand, self.face)
        p.push(PutIntoPlay(self.seat, self.face, self.seat, "hand", card, "MTG8-2.STACK-5"))

    def count(self, p: Position) -> None:
        """MTG8-3.2-2: one land a turn."""
        self.step = PlayLand.over
        p.emit(LandPlayed(self.seat, p.book.faces[self.face].name, "MTG8-3.2-2"))

    def over(self, p: Position) -> None:
        """Done."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class PutTriggers(Frame):
    """MTG8-2.TRIGPLAY-3: waiting triggers go onto the stack, the active player's first, in their order."""

    FIELDS = ("count",)

    def __init__(self) -> None:
        super().__init__(PutTriggers.choose)
        self.count = 0

    def choose(self, p: Position) -> None:
        """Whose are next; which of several is put first."""
        playing = table(p).seats
        for place, trigger in enumerate(waiting_triggers(p)):
            if trigger.controller not in playing:
                p.emit(TakeTrigger(place, "MTG8-2.TRIGPLAY-1"))
                return
        if not p.triggered:
            p.finish()
            return
        for seat in in_order(p, table(p).active):
            mine = [place for place, one in enumerate(waiting_triggers(p)) if one.controller == seat]
            if not mine:
                continue
            self.step = PutTriggers.put
            options: list[Option] = []
            seen: list[tuple[object, ...]] = []
            for place in mine:
                one = waiting_triggers(p)[place]
                rules = p.book.face(one.face, one.changes).abilities[one.ability]
                that = one.that if rules.tells else 0
                same = (one.face, one.ability, one.source, that, one.who, one.much)
                if same not in seen:
                    seen.append(same)
                    options.append(("trigger", place))
            p.ask(seat, "trigger", options, "MTG8-2.TRIGPLAY-3")
            return

    def put(self, p: Position) -> None:
        """Onto the stack, unless it has no legal target (MTG8 digest 7)."""
        place = int(self.answer[1])
        trigger = waiting_triggers(p)[place]
        self.step = PutTriggers.take
        self.count = place
        thing = OnStack("triggered", trigger.face, trigger.controller)
        thing.changes = trigger.changes
        thing.ability = trigger.ability
        thing.source = trigger.source
        thing.that = trigger.that
        thing.who = trigger.who
        thing.much = trigger.much
        program = p.book.face(trigger.face, trigger.changes).abilities[trigger.ability].program
        source = p.things[trigger.source]
        c = Context(
            trigger.controller, trigger.source, source.chosen if isinstance(source, Permanent) else ""
        )
        c.that = trigger.that
        c.who = trigger.who
        c.much = trigger.much
        by = trigger.source if source is not None else card_of(p.book.faces[trigger.face])
        if program.targets and not playable(p, program, c, by):
            self.step = PutTriggers.choose
            p.emit(TakeTrigger(place, "MTG8-2.TRIGPLAY-2"))
            return
        p.emit(OntoStack(p, thing, "MTG8-2.TRIGPLAY-1"))

    def take(self, p: Position) -> None:
        """It waits no more."""
        self.step = PutTriggers.target
        p.emit(TakeTrigger(self.count, "MTG8-2.TRIGPLAY-1"))

    def target(self, p: Position) -> None:
        """Its choices."""
        self.step = PutTriggers.choose
        key = table(p).stack[0]
        obj: OnStack = p.things[key]
        if p.book.face(obj.face, obj.changes).abilities[obj.ability].program.targets:
            p.push(PutTrigger(key))
