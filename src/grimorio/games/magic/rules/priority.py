"""Priority: which player may play a spell or ability, and all that is done before (MTG8-2.PLAY, TRIGPLAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.abilities import TriggeredRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.activatable import can_activate, ready, shared_options
from grimorio.games.magic.rules.bans import any_time, banned
from grimorio.games.magic.rules.castable import castable
from grimorio.games.magic.rules.checks import state_based
from grimorio.games.magic.rules.costs import cycling_banned, spell_cost
from grimorio.games.magic.rules.enter import PutIntoPlay
from grimorio.games.magic.rules.events import EndGame, held
from grimorio.games.magic.rules.face_down import TurningUp, face_down_options
from grimorio.games.magic.rules.flashback import can_flash_back
from grimorio.games.magic.rules.idle import IDLE, SETTLED, idle
from grimorio.games.magic.rules.leave import end_of_game, leaving
from grimorio.games.magic.rules.loops import ENDLESS, PATIENCE, outlasts, state, stock, top
from grimorio.games.magic.rules.madness import closing, mad_options
from grimorio.games.magic.rules.mana import Purse, main_phase_of, mana_options, outputs_of
from grimorio.games.magic.rules.marks import LandPlayed, TakeTrigger
from grimorio.games.magic.rules.moves import OntoStack
from grimorio.games.magic.rules.placing import PutTrigger
from grimorio.games.magic.rules.play import DOWN, DOWN_COST, MAD, SPELL, Play
from grimorio.games.magic.rules.stack import ResolveTop
from grimorio.games.magic.rules.tapping import UseMana, tapping
from grimorio.games.magic.rules.targets import card_of, playable
from grimorio.games.magic.rules.usable import buried, usable
from grimorio.games.magic.state.objects import (
    FACE,
    Card,
    FaceIndex,
    OnStack,
    Permanent,
    in_order,
    player,
    table,
    waiting_triggers,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_after

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book

PASS: Final[Option] = ("pass",)
ONLY_PASS: Final[list[Option]] = [PASS]
RULE: Final = "MTG8-2.PLAY-3"


def options_of(p: Position, seat: Seat) -> list[Option]:
    """The options of a player with priority: lands, spells, abilities, and passing last."""
    if main_phase_of(p, seat):
        return all_options(p, seat, True)
    if idle(p, seat):
        return ONLY_PASS
    options = all_options(p, seat, False)
    if len(options) == 1:
        p.keep(IDLE << seat)
    return options


def give_priority(p: Position, seat: Seat) -> None:
    """Give a player priority, as the last thing that a frame does in a step (MTG8-2.PLAY-5).

    Where it is known that nobody can do anything but pass, all have passed at once.
    """
    if p.quiet & SETTLED and not (p.triggered or p.stops or p.book.mad):
        t = table(p)
        everybody = SETTLED
        for other in t.seats:
            everybody |= IDLE << other
        main = t.active in t.seats and main_phase_of(p, t.active)
        if p.quiet & everybody == everybody and seat in t.seats and not (t.stack or main):
            frame: Frame = p.agenda[-1]
            frame.all_pass(p, len(t.seats))
            return
    p.push(Priority(seat))


def all_options(p: Position, seat: Seat, main: bool) -> list[Option]:
    """The options of a player with priority, looked for without asking whether the player is idle.

    `main` says whether sorceries may be played.
    """
    t = table(p)
    owner = player(p, seat)
    book: Book = p.book
    options: list[Option] = []
    purse: Purse | None = None
    last = -1
    for card in owner.hand:
        index = card & FACE
        if index == last:
            continue
        last = index
        face = book.face(index)
        if face.cycling is not None or face.morph is not None:
            if purse is None:
                purse = Purse(p, seat)
            options += _keyword_options(p, seat, face, main, purse)
        if face.is_land:
            if main and not t.lands and not banned(p, seat, face):
                options.append(("land", face.name))
            continue
        if not main and not any_time(p, seat, face):
            continue
        if purse is None:
            purse = Purse(p, seat)
        if castable(p, seat, face, purse):
            options.append(("cast", face.name))
    things = p.things
    for key in usable(p).active[seat]:
        permanent: Permanent = things[key]
        for ability in book.face(permanent.face, permanent.changes).played:
            if (ability.price.tap and permanent.tapped) or not ready(p, seat, key, ability):
                continue
            if purse is None:
                purse = Purse(p, seat)
            if can_activate(p, seat, key, permanent, ability, purse):
                options.append(("activate", key, ability.place))
    unearths = book.unearths and buried(p, seat)
    if unearths or book.by_hand or book.mad or book.blank >= 0 or book.shared:
        options += _rarer_options(p, seat, purse)
    if not options:
        return ONLY_PASS
    options.append(PASS)
    return options


def _rarer_options(p: Position, seat: Seat, purse: Purse | None) -> list[Option]:
    """The options that only some decks have.

    They are to turn creatures face up, to play cards by madness or out of the graveyard, and to tap lands by
    hand. `purse` is all mana that the player could have, or None if it has not been counted yet.
    """
    options: list[Option] = []
    book: Book = p.book
    if book.blank >= 0:
        options += face_down_options(p, seat, purse)
    if book.mad:
        options += mad_options(p, seat, purse)
    if book.shared:
        options += shared_options(p, seat, purse)
    if book.unearths:
        options += _buried_options(p, seat, purse)
    if book.by_hand:
        options += mana_options(p, seat)
    return options


def _keyword_options(p: Position, seat: Seat, face: Face, main: bool, purse: Purse) -> list[Option]:
    """The options to cycle a card in hand, and to play it face down.

    It can be played face down only when sorceries may be played (`main`). `purse` is all mana that the player
    could have.
    """
    options: list[Option] = []
    cycling = None if cycling_banned(p) else face.cycling
    if cycling is not None and purse.pays(cycling.price.mana):
        options.append(("cycle", face.name))
    down = face.morph is not None and main and not banned(p, seat, face_at(p, p.book.blank))
    if down and purse.pays(spell_cost(p, seat, face_at(p, p.book.blank), DOWN_COST)):
        options.append(("morph", face.name))
    return options


def _buried_options(p: Position, seat: Seat, purse: Purse | None) -> list[Option]:
    """The options to play cards in a player's graveyard with flashback, and abilities of such cards.

    `purse` is all mana that the player could have; None if it has not been computed yet.
    """
    options: list[Option] = []
    things = p.things
    book: Book = p.book
    for key in buried(p, seat):
        card: Card = things[key]
        face = book.face(card.face)
        if face.flashback is not None:
            if purse is None:
                purse = Purse(p, seat)
            if can_flash_back(p, seat, key, face, purse):
                options.append(("flashback", key))
        for ability in face.unearthed:
            if ready(p, seat, key, ability):
                if purse is None:
                    purse = Purse(p, seat)
                if can_activate(p, seat, key, card, ability, purse):
                    options.append(("activate", key, ability.place))
    return options


@mypyc_attr(allow_interpreted_subclasses=True)
class Priority(Frame):
    """The frame in which players play spells and abilities, or pass (MTG8-2.PLAY-5).

    It ends when all players have passed in a row while the stack is empty.

    Attributes:
        seat: the player who has priority, or gets it next.
        passes: how many players have passed in a row.
        chosen: how many choices of the game would have been answered (`Position.chosen`) if players had only
            passed since the last comparison; it is less than that number if a player did anything else.
        runs: how many objects have resolved since a player last did anything but pass.
        free: whether the player with priority can do anything but pass.
        could: whether any player could do anything but pass since the position `kept`.
        kept: a description of an earlier position, with which later ones are compared to find endless loops:
            the results of `loops.state`, `loops.top` and `loops.stock`.
    """

    FIELDS = ("seat", "passes", "chosen", "runs", "free", "could", "kept")

    def __init__(self, seat: Seat) -> None:
        super().__init__(Priority.check)
        self.seat = seat
        self.passes = 0
        self.chosen = 0
        self.runs = 0
        self.free = False
        self.could = False
        self.kept: tuple[Any, ...] = ()

    def check(self, p: Position) -> None:
        """Apply state-based effects and put triggers onto the stack, until there are none.

        Rule MTG8-2.TRIGPLAY-1.
        """
        if not p.quiet & SETTLED:
            batch = state_based(p)
            if batch:
                self.step = Priority.checked
                p.emit_all(leaving(p, batch))
                return
            p.keep(SETTLED)
        if p.triggered:
            self.step = Priority.check
            p.push(PutTriggers())
            return
        self.offer(p)

    def checked(self, p: Position) -> None:
        """End the game if at most one player is left; else go on with `check`."""
        self.step = Priority.check
        end = end_of_game(p)
        if end is not None:
            p.emit(end)

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Go on after a player has left: the next player gets priority, and all must pass again.

        `broken` (whether a frame within this one was broken off) is not used. Returns True: this frame goes
        on.
        """
        self.passes = 0
        self.step = Priority.check
        return True

    def offer(self, p: Position) -> None:
        """Ask the player with priority for an action (MTG8-2.PLAY-3)."""
        if self.seat not in table(p).seats:
            self.step = Priority.check
            self.seat = in_order(p, self.seat)[0]
            return
        passes = p.auto_pass
        options = ONLY_PASS if passes is not None and passes(p, self.seat) else options_of(p, self.seat)
        self.free = len(options) > 1
        self.step = Priority.take
        if p.ask(self.seat, "priority", options, RULE):
            self.take(p)

    def take(self, p: Position) -> None:
        """Begin to play the chosen land, spell or ability, or pass."""
        verb = self.answer[0]
        book: Book = p.book
        if verb == "pass":
            gone = closing(p, self.seat) if book.mad else ()
            if gone:
                self.step = Priority.pass_on
                p.emit_all(gone)
            else:
                self.pass_on(p)
            return
        self.passes = 0
        self.step = Priority.check
        if verb == "land":
            p.push(PlayLand(self.seat, p.book.face_of[self.answer[1]]))
        elif verb == "cast":
            p.push(Play(self.seat, p.book.face_of[self.answer[1]]))
        elif verb == "cycle":
            index = p.book.face_of[self.answer[1]]
            p.push(Play(self.seat, index, 0, p.book.face(index).cycling.place))
        elif verb == "morph":
            p.push(Play(self.seat, p.book.face_of[self.answer[1]], 0, DOWN))
        elif verb == "turn-up":
            p.push(TurningUp(self.seat, int(self.answer[1])))
        elif verb in ("flashback", "madness"):
            key = int(self.answer[1])
            p.push(Play(self.seat, p.things[key].face, key, MAD if verb == "madness" else SPELL))
        elif verb == "mana":
            key, place = int(self.answer[1]), int(self.answer[2])
            ability, mana = outputs_of(p, key, p.things[key])[place]
            p.push(tapping(p, key, ability, mana))
        else:
            key, place = int(self.answer[1]), int(self.answer[2])
            thing: Permanent | Card = p.things[key]
            changes = thing.changes if isinstance(thing, Permanent) else ()
            if p.book.face(thing.face, changes).abilities[place].is_mana:
                p.push(UseMana(key, place, 0))
            else:
                p.push(Play(self.seat, thing.face, key, place))

    def pass_on(self, p: Position) -> None:
        """Pass priority to the next player (MTG8-2.STACK-2).

        When all have passed in a row, the top object of the stack resolves; if there is none, the frame
        finishes.
        """
        t = table(p)
        self.passes += 1
        if self.free:
            self.chosen += 1  # `Position.chosen` counts this pass, too
            self.could = True
        if self.passes < len(t.seats):
            self.seat = seat_after(self.seat, t.seats)
            self.step = Priority.offer
            return
        if not t.stack:
            p.finish()
            return
        self.passes = 0
        self.seat = t.active
        self.step = Priority.check
        if self.endless(p):
            p.emit(EndGame((), "loop", "MTG8-CR-LOOP-1"))
            return
        p.push(ResolveTop(t.stack[0]))

    def endless(self, p: Position) -> bool:
        """Whether the game is in an endless loop in which all players only pass (MTG8-CR-LOOP-1).

        It is when an earlier position is reached again. It also is when, since an earlier position, no player
        could do anything but pass, no number has become less, and the same kind of object resolves next. The
        position to compare with is renewed after 40, 80, 160 … objects have resolved (`PATIENCE`, doubled
        each time).
        """
        if p.chosen != self.chosen:
            self.chosen = p.chosen
            self.runs = 0
            self.kept = ()
        self.runs += 1
        if self.runs < PATIENCE:
            return False
        now = state(p)
        if self.kept and self.kept[0] == now:
            return True
        if (
            self.runs > ENDLESS
            and not self.could
            and self.kept[1] == top(p)
            and outlasts(stock(p), self.kept[2])
        ):
            return True
        times, rest = divmod(self.runs, PATIENCE)
        if not rest and not times & (times - 1):
            self.kept = (now, top(p), stock(p))
            self.could = False
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayLand(Frame):
    """The frame in which a player plays a land: it comes into play without using the stack.

    Rule MTG8-2.STACK-5.
    """

    FIELDS = ("seat", "face")

    def __init__(self, seat: Seat, face: FaceIndex) -> None:
        super().__init__(PlayLand.put)
        self.seat = seat
        self.face = face

    def put(self, p: Position) -> None:
        """Put the land into play."""
        self.step = PlayLand.count
        card = held(player(p, self.seat).hand, self.face)
        p.push(PutIntoPlay(self.seat, self.face, self.seat, "hand", card, "MTG8-2.STACK-5"))

    def count(self, p: Position) -> None:
        """Add to the count of lands played this turn; one is allowed (MTG8-3.2-2)."""
        self.step = PlayLand.over
        if self.answer:
            p.emit(LandPlayed(self.seat, face_at(p, self.face).name, "MTG8-3.2-2"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class PutTriggers(Frame):
    """The frame that puts waiting triggers onto the stack, the active player's first (MTG8-2.TRIGPLAY-3)."""

    FIELDS = ("place",)

    def __init__(self) -> None:
        super().__init__(PutTriggers.choose)
        self.place = 0

    def choose(self, p: Position) -> None:
        """Ask the next player who has waiting triggers which of these is put onto the stack next.

        Triggers of players who have left the game are removed. When none waits, the frame finishes.
        """
        playing = table(p).seats
        for place, trigger in enumerate(waiting_triggers(p)):
            if trigger.controller not in playing:
                p.emit(TakeTrigger(place, "MTG8-2.TRIGPLAY-1"))
                return
        if not p.triggered:
            p.finish()
            return
        for seat in in_order(p, table(p).active):
            mine = [place for place, trigger in enumerate(waiting_triggers(p)) if trigger.controller == seat]
            if not mine:
                continue
            self.step = PutTriggers.put
            options: list[Option] = []
            seen: list[tuple[object, ...]] = []
            for place in mine:
                trigger = waiting_triggers(p)[place]
                rules = p.book.face(trigger.face, trigger.changes).abilities[trigger.ability]
                event_object = trigger.that if rules.tells else 0
                same = (
                    trigger.face,
                    trigger.ability,
                    trigger.source,
                    event_object,
                    trigger.who,
                    trigger.much,
                )
                if same not in seen:
                    seen.append(same)
                    options.append(("trigger", place))
            p.ask(seat, "trigger", options, "MTG8-2.TRIGPLAY-3")
            return

    def put(self, p: Position) -> None:
        """Put the trigger onto the stack, unless it has no legal target (MTG8-CR-TRIG-1)."""
        place = int(self.answer[1])
        trigger = waiting_triggers(p)[place]
        self.step = PutTriggers.take
        self.place = place
        thing = OnStack("triggered", trigger.face, trigger.controller)
        thing.changes = trigger.changes
        thing.ability = trigger.ability
        thing.source = trigger.source
        thing.that = trigger.that
        thing.who = trigger.who
        thing.much = trigger.much
        rules = face_at(p, trigger.face, trigger.changes).abilities[trigger.ability]
        program = rules.program
        source = p.things[trigger.source]
        c = Context(
            trigger.controller, trigger.source, source.chosen if isinstance(source, Permanent) else ""
        )
        c.that = trigger.that
        c.who = trigger.who
        c.much = trigger.much
        by = trigger.source if source is not None else card_of(face_at(p, trigger.face))
        if program.targets and not playable(p, program, c, by):
            self.step = PutTriggers.choose
            if isinstance(rules, TriggeredRules) and rules.state is not None and rules.state.holds(p, c):
                p.emit(EndGame((), "loop", "MTG8-CR-LOOP-1"))  # it would trigger again at once, for ever
                return
            p.emit(TakeTrigger(place, "MTG8-2.TRIGPLAY-2"))
            return
        p.emit(OntoStack(p, thing, "MTG8-2.TRIGPLAY-1"))

    def take(self, p: Position) -> None:
        """Remove the trigger from those that wait."""
        self.step = PutTriggers.target
        p.emit(TakeTrigger(self.place, "MTG8-2.TRIGPLAY-1"))

    def target(self, p: Position) -> None:
        """Let the controller choose the targets of the trigger."""
        self.step = PutTriggers.choose
        key = table(p).stack[0]
        obj: OnStack = p.things[key]
        if face_at(p, obj.face, obj.changes).abilities[obj.ability].program.targets:
            p.push(PutTrigger(key))
