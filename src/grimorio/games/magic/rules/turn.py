"""The frames of turns: beginning phase, main phase, combat, second main phase and end phase (MTG8-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.rules.bans import next_seat
from grimorio.games.magic.rules.combat import Combat
from grimorio.games.magic.rules.discards import Discard
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.events import (
    BeginStep,
    BeginTurn,
    EndGame,
    MorePhases,
    SkipCombat,
)
from grimorio.games.magic.rules.lasting import Lasting, Watch, kept
from grimorio.games.magic.rules.mana import burn
from grimorio.games.magic.rules.marks import EndEffect, Heal, Tap
from grimorio.games.magic.rules.phasing import phasing
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.rules.priority import give_priority
from grimorio.games.magic.state.objects import (
    ANY_NUMBER,
    CLEANUP,
    DRAW,
    END,
    MAIN1,
    MAIN2,
    NOBODY,
    UNTAP,
    UPKEEP,
    Permanent,
    TargetId,
    player,
    plays,
    table,
)
from grimorio.kernel.event import Effect, Event
from grimorio.kernel.faults import SetupError
from grimorio.kernel.frame import Frame, Step
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat
from grimorio.kernel.setup import Setup
from grimorio.kernel.sizes import quoted

HAND: Final = 7
TURN_CAP: Final = 400
"""The number of turns after which the game is a draw, because players who only wait would play for ever."""

LAST_TURNS: Final = 5
"""The number of turns still played after the turn in which the time of a match runs out."""


def last_turn(setup: Setup) -> int:
    """The number of the turn after which the game is a draw.

    It is `Setup.last_turn`, which a match sets when its time runs out; else `TURN_CAP`. In older records it
    is "last_turn" of the setup's cards.

    Raises:
        SetupError: "last_turn" of the setup's cards is no number from 1 to `TURN_CAP`.
    """
    if setup.last_turn is not None:
        return setup.last_turn
    last = setup.cards.get("last_turn") if isinstance(setup.cards, dict) else None
    if last is None:
        return TURN_CAP
    if type(last) is not int or not 1 <= last <= TURN_CAP:
        problem = f"expected a number from 1 to {TURN_CAP}, found {quoted(last)}"
        raise SetupError("cards.last_turn", problem, cause="range", least=1, most=TURN_CAP)
    return last


def stays_tapped(p: Position, key: int) -> bool:
    """Whether the permanent with the id `key` does not untap during its controller's untap step."""
    for by in table(p).rulers:
        ruler: Permanent = p.things[by]
        face: Face = face_at(p, ruler.face, ruler.changes)
        for noun in face.doesnt_untap:
            if ruler.own and noun.covers(p, by, key):
                return True
    return False


def untapping(p: Position, seat: Seat) -> list[int]:
    """The ids of the tapped permanents that untap during a player's untap step."""
    t = table(p)
    mine: list[int] = []
    for key in t.play:
        permanent: Permanent = p.things[key]
        if permanent.tapped and permanent.controller == seat:
            mine.append(key)
    held = [p.things[effect].keys[0] for effect in kept(p, seat)]
    return [key for key in mine if key not in held and not (t.rulers and stays_tapped(p, key))]


def untapping_too(p: Position, seat: Seat) -> list[int]:
    """The ids of other players' tapped permanents that untap in a player's untap step (MTG8-CR-UNTAP-4)."""
    t = table(p)
    rulers = [p.things[by] for by in t.rulers]
    others = [
        it.controller
        for it in rulers
        if it.own and it.controller != seat and face_at(p, it.face, it.changes).untaps_with_others
    ]
    if not others:
        return []
    return [key for key in t.play if p.things[key].tapped and p.things[key].controller in others]


def need_not(p: Position, it: Permanent) -> bool:
    """Whether the controller of a permanent may choose not to untap it (`words.MayStayTapped`)."""
    face: Face = face_at(p, it.face, it.changes)
    return it.own and face.may_stay_tapped


def skips_draw(p: Position, seat: Seat) -> bool:
    """Whether a player skips the draw step (MTG8-CR-SKIP-DRAW-1)."""
    rulers = [p.things[by] for by in table(p).rulers]
    mine = [it for it in rulers if it.own and it.controller == seat]
    return any([face_at(p, it.face, it.changes).skips_draw for it in mine])


def largest_hand(p: Position, seat: Seat) -> int:
    """The maximum hand size of a player."""
    most = HAND
    for by in table(p).rulers:
        ruler: Permanent = p.things[by]
        if ruler.own and ruler.controller == seat:
            face: Face = face_at(p, ruler.face, ruler.changes)
            if face.no_maximum_hand:
                return ANY_NUMBER
            most -= face.smaller_hand
    return max(0, most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Frame):
    """The frame of all turns of a game, one after the other."""

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(Turns.next_turn)
        self.seat = seat

    def next_turn(self, p: Position) -> None:
        """Begin the next player's turn, or end the game in a draw after the last one."""
        t = table(p)
        seat = self.seat
        last = last_turn(p.setup)
        if t.turn >= last:
            p.emit(EndGame((), "cap" if last == TURN_CAP else "time", "MTG8-3-0a"))
            return
        if t.turn:
            seat, events = next_seat(p)
            if events:
                self.seat = seat
                self.step = Turns.begin_turn
                p.emit_all(events)
                return
        p.push(Turn(seat, t.turn + 1))

    def begin_turn(self, p: Position) -> None:
        """Begin the turn of the player who comes next by extra or skipped turns."""
        self.step = Turns.next_turn
        p.push(Turn(self.seat, table(p).turn + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Frame):
    """The frame of one turn, with its five phases (MTG8-3-0a).

    Attributes:
        seat: the active player.
        number: the number of the turn.
        second: whether the turn's own combat phase has begun.
        again: whether the cleanup step has to be repeated.
    """

    FIELDS = ("seat", "number", "second", "again")

    def __init__(self, seat: Seat, number: int, step: Step | None = None, second: bool = False) -> None:
        """Make the frame of a turn.

        Args:
            seat: the active player.
            number: the number of the turn.
            step: the step at which the turn begins, in a position laid out by hand; None for its usual
                beginning.
            second: whether the turn's own combat phase has begun already.
        """
        super().__init__(step or Turn.begin)
        self.seat = seat
        self.number = number
        self.second = second
        self.again = False

    def begin(self, p: Position) -> None:
        """Announce that the turn begins; the untap step follows."""
        self.step = Turn.untap_step
        p.emit(BeginTurn(self.seat, self.number, "MTG8-3-0a"))

    def untap_step(self, p: Position) -> None:
        """Begin the untap step, in which nobody has priority (MTG8-3.1a-1)."""
        self.step = Turn.phase
        p.emit(BeginStep(self.seat, UNTAP, "MTG8-3.1-0"))

    def phase(self, p: Position) -> None:
        """Let permanents phase out and in before the player untaps (MTG8-CR-PHASE-1)."""
        self.step = Turn.untap
        events = phasing(p, self.seat)
        if events:
            p.emit_all(tuple(events))

    def untap(self, p: Position) -> None:
        """Let the player choose which permanents that need not untap stay tapped (MTG8-CR-UNTAP-2)."""
        self.step = Turn.untap_others
        self.answer = ()
        free: list[int] = []
        for key in table(p).play:
            permanent: Permanent = p.things[key]
            if permanent.tapped and need_not(p, permanent):
                free.append(key)
        untaps = untapping(p, self.seat) if free else ()
        keys = tuple([TargetId(key) for key in free if key in untaps])
        if keys:
            p.push(PickObjects(self.seat, "stay-tapped", keys, 0, len(keys), "MTG8-CR-UNTAP-2"))

    def untap_others(self, p: Position) -> None:
        """Untap all other permanents that untap, at the same time (MTG8-CR-UNTAP-1)."""
        self.step = Turn.upkeep_step
        batch: list[Event] = [
            Tap(p, key, True, "untap step", "MTG8-3.1a-1")
            for key in untapping(p, self.seat)
            if key not in self.answer
        ]
        batch += [Tap(p, key, True, "untap step", "MTG8-CR-UNTAP-4") for key in untapping_too(p, self.seat)]
        batch += [EndEffect(effect, "MTG8-CR-UNTAP-3") for effect in kept(p, self.seat)]
        if batch:
            p.emit_all(tuple(batch))

    def upkeep_step(self, p: Position) -> None:
        """Begin the upkeep step (MTG8-3.1b-1)."""
        self.step = Turn.upkeep
        p.emit(BeginStep(self.seat, UPKEEP, "MTG8-3.1b-1"))

    def upkeep(self, p: Position) -> None:
        """Give the active player priority in the upkeep step (MTG8-3.1b-2)."""
        self.step = Turn.draw_step
        give_priority(p, self.seat)

    def draw_step(self, p: Position) -> None:
        """Begin the draw step unless it is skipped; by an option the first turn has none (MTG8-1.START-3)."""
        self.step = Turn.draw
        if (self.number == 1 and p.book.skips_first_draw) or skips_draw(p, self.seat):
            self.step = Turn.end_beginning
            return
        p.emit(BeginStep(self.seat, DRAW, "MTG8-3.1-0"))

    def draw(self, p: Position) -> None:
        """Draw a card; this comes first and does not use the stack (MTG8-3.1c-1)."""
        self.step = Turn.after_draw
        if self.number > 1:
            p.push(DrawCards(self.seat, 1, "MTG8-3.1c-1"))

    def after_draw(self, p: Position) -> None:
        """Give the active player priority in the draw step, after the card is drawn (MTG8-3.1c-2)."""
        self.step = Turn.end_beginning
        give_priority(p, self.seat)

    def end_beginning(self, p: Position) -> None:
        """End the beginning phase; mana pools empty (MTG8-3-0b)."""
        self.step = Turn.main_phase
        events = burn(p)
        if events:
            p.emit_all(events)

    def main_phase(self, p: Position) -> None:
        """Begin a main phase (MTG8-3.2-1, MTG8-3.4-1)."""
        self.step = Turn.main
        p.emit(BeginStep(self.seat, MAIN2 if self.second else MAIN1, "MTG8-3-0a"))

    def main(self, p: Position) -> None:
        """Give the active player priority in a main phase."""
        self.step = Turn.end_main
        give_priority(p, self.seat)

    def end_main(self, p: Position) -> None:
        """End a main phase: mana pools empty (MTG8-3-0b).

        If additional combat and main phases have been granted, they come next.
        """
        t = table(p)
        if t.extra or not self.second:
            self.step = Turn.use_extra if t.extra else Turn.combat_phase
        else:
            self.step = Turn.end_step
        events = burn(p)
        if events:
            p.emit_all(events)

    def use_extra(self, p: Position) -> None:
        """Use up one additional combat and main phase.

        The turn's own combat may still follow (MTG8-2.GOLD-1E).
        """
        self.step = Turn.extra_combat
        p.emit(MorePhases(self.seat, "MTG8-2.GOLD-1E", True))

    def extra_combat(self, p: Position) -> None:
        """Begin the additional combat phase."""
        self.step = Turn.extra_main
        self._fight(p)

    def extra_main(self, p: Position) -> None:
        """Begin the additional main phase (MTG8-2.GOLD-1E)."""
        self.step = Turn.main
        p.emit(BeginStep(self.seat, MAIN2, "MTG8-2.GOLD-1E"))

    def combat_phase(self, p: Position) -> None:
        """Begin the combat phase (MTG8-3.3-0)."""
        self.second = True
        self.step = Turn.main_phase
        self._fight(p)

    def _fight(self, p: Position) -> None:
        """Begin a combat phase, unless the active player skips it."""
        if player(p, self.seat).skips:
            p.emit(SkipCombat(self.seat, "MTG8-3.3-0", True))
        else:
            p.push(Combat(self.seat))

    def end_step(self, p: Position) -> None:
        """Begin the end of turn step (MTG8-3.5-0)."""
        self.step = Turn.end
        p.emit(BeginStep(self.seat, END, "MTG8-3.5-0"))

    def end(self, p: Position) -> None:
        """Give the active player priority in the end of turn step (MTG8-3.5a-1)."""
        self.step = Turn.cleanup_step
        give_priority(p, self.seat)

    def cleanup_step(self, p: Position) -> None:
        """Begin the cleanup step (MTG8-3.5b-1)."""
        self.step = Turn.choose_discards
        p.emit(BeginStep(self.seat, CLEANUP, "MTG8-3.5-0"))

    def choose_discards(self, p: Position) -> None:
        """Ask the active player which cards to discard, down to the maximum hand size."""
        hand = player(p, self.seat).hand if plays(p, self.seat) else ()
        surplus = len(hand) - largest_hand(p, self.seat)
        self.answer = ()
        self.step = Turn.discard
        if surplus > 0:
            p.push(PickCards(self.seat, "discard", hand, surplus, surplus, "MTG8-3.5b-1"))

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Prepare the turn to go on after a player has left the game.

        If the picking of cards to discard, or of permanents that stay tapped, was broken off (`broken`), it
        begins again. Always returns True, because this frame goes on.
        """
        if broken:
            untaps = self.step == Turn.untap_others
            self.step = Turn.untap if untaps else Turn.choose_discards
        return True

    def discard(self, p: Position) -> None:
        """Discard at once all the cards that the player has picked, down to the maximum hand size."""
        self.step = Turn.wear_off
        if self.answer:
            p.emit_all(tuple(Discard(p, self.seat, int(card), NOBODY, "MTG8-3.5b-1") for card in self.answer))

    def wear_off(self, p: Position) -> None:
        """Remove damage and end the effects that last until end of turn, at the same time (MTG8-3.5b-2)."""
        self.step = Turn.look_again
        batch: list[Event] = []
        for key in table(p).play:
            permanent: Permanent = p.things[key]
            if permanent.damage:
                batch.append(Heal((), "MTG8-3.5b-2"))
                break
        for static in table(p).statics:
            thing = p.things[static]
            if isinstance(thing, Lasting) and thing.ends:
                batch.append(EndEffect(static, "MTG8-3.5b-2"))
        for listener in p.effects:
            effect: Effect = p.things[listener]
            if not isinstance(effect, Watch) and getattr(effect, "ends", False):
                batch.append(EndEffect(listener, "MTG8-3.5b-2"))
        if batch:
            p.emit_all(tuple(batch))

    def look_again(self, p: Position) -> None:
        """Give priority if state-based effects or triggers are pending; cleanup is then repeated.

        Rule MTG8-3.5b-3.
        """
        self.step = Turn.end_cleanup
        if needs_attention(p):
            self.again = True
            give_priority(p, self.seat)

    def end_cleanup(self, p: Position) -> None:
        """End the cleanup step, or repeat it. Mana pools empty (MTG8-3-0b)."""
        if self.again:
            self.again = False
            self.step = Turn.cleanup_step
            return
        self.step = Turn.over
        events = burn(p)
        if events:
            p.emit_all(events)

    def over(self, p: Position) -> None:
        """Finish the turn. A player killed by mana burn leaves the game before the next turn begins."""
        p.finish()


def needs_attention(p: Position) -> bool:
    """Whether a state-based effect or a trigger is pending in the cleanup step."""
    from grimorio.games.magic.rules.checks import state_based

    return bool(p.triggered) or bool(state_based(p))
