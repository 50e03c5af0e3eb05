"""The combat phase (MTG8-3.3): attackers, blockers, damage on the stack."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magic.rules.assign import AssignDamage, strikes_first
from grimorio.games.magic.rules.attack import attackers_of, attacks, stays_untapped
from grimorio.games.magic.rules.blocks import Blocks
from grimorio.games.magic.rules.combat_events import Unblocked
from grimorio.games.magic.rules.declaring import Declaring
from grimorio.games.magic.rules.events import UNBLOCKED, BeginStep
from grimorio.games.magic.rules.mana import burn
from grimorio.games.magic.rules.marks import Attack, EndCombat, Tap
from grimorio.games.magic.rules.priority import give_priority
from grimorio.games.magic.state.objects import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    END_COMBAT,
    FIRST_DAMAGE,
    NOBODY,
    in_order,
    table,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.frame import Frame, Step
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seat_in


@mypyc_attr(allow_interpreted_subclasses=True)
class Combat(Frame):
    """The frame of the combat phase, with its five steps (MTG8-3.3-0).

    Attributes:
        seat: the attacking player.
        picked: (creature, defending seat) for each attacker declared so far.
        first: whether the present damage step is that of first strike.
        defenders: the seats that have still to declare blockers.
        declaring: the attacks that are open while attackers are declared; not stored, but found again.
    """

    FIELDS = ("seat", "picked", "first", "defenders")
    declaring: Declaring | None = None

    def __init__(self, seat: Seat, step: Step | None = None) -> None:
        """Make the frame of a combat phase of the player `seat`.

        `step` is the step at which it begins in a position laid out by hand; None for its usual beginning.
        """
        super().__init__(step or Combat.begin)
        self.seat = seat
        self.picked: tuple[tuple[int, Seat], ...] = ()
        self.first = False
        self.defenders: tuple[Seat, ...] = ()

    def begin(self, p: Position) -> None:
        """Begin the beginning of combat step (MTG8-3.3a-1)."""
        self.step = Combat.begin_priority
        p.emit(BeginStep(self.seat, BEGIN_COMBAT, "MTG8-3.3-0"))

    def begin_priority(self, p: Position) -> None:
        """Give the attacking player priority."""
        self.step = Combat.attackers_step
        give_priority(p, self.seat)

    def attackers_step(self, p: Position) -> None:
        """Begin the declare attackers step (MTG8-3.3b-1)."""
        self.step = Combat.declare
        self.picked = ()
        self.declaring = None
        p.emit(BeginStep(self.seat, ATTACKERS, "MTG8-3.3-0"))

    def declare(self, p: Position) -> None:
        """Ask for the next attacker, in the order in which creatures came into play (MTG8-3.3b-1)."""
        self.declaring = declaring = self.declaring or attacks(p, self.seat)
        options: list[Option] = [("attack", *pair) for pair in declaring.next_pairs(self.picked)]
        if not options:
            self.step = Combat.attack
            return
        if declaring.legal(self.picked):
            options.append(("done",))
        self.step = Combat.take_attacker
        p.ask(self.seat, "attack", options, "MTG8-3.3b-1")

    def interrupted(self, p: Position, broken: bool) -> bool:
        """Begin the declaration of attackers again after a player has left the game.

        `broken` (whether a frame within this one was broken off) is not used. Returns True: this frame goes
        on.
        """
        self.picked = ()
        self.declaring = None
        return True

    def take_attacker(self, p: Position) -> None:
        """Add the chosen attacker, or end the declaration."""
        if self.answer[0] == "done":
            self.step = Combat.attack
            return
        self.picked = (*self.picked, (int(self.answer[1]), seat_in(self.answer, 2)))
        self.step = Combat.declare

    def attack(self, p: Position) -> None:
        """Make all attackers attack together, and tap them unless an ability says otherwise (MTG8-3.3b-2)."""
        self.step = Combat.attack_priority
        batch: list[Event] = []
        for key, seat in self.picked:
            if not stays_untapped(p, key):
                batch.append(Tap(p, key, False, "attack", "MTG8-3.3b-2"))
            batch.append(Attack(p, key, seat, "MTG8-3.3b-1"))
        if batch:
            p.emit_all(tuple(batch))

    def attack_priority(self, p: Position) -> None:
        """Give the attacking player priority (MTG8-3.3b-5).

        Without attackers the next two steps are skipped (MTG8-CR-ATTACK-1).
        """
        self.step = Combat.blockers_step if self.picked else Combat.end_step
        give_priority(p, self.seat)

    def blockers_step(self, p: Position) -> None:
        """Begin the declare blockers step (MTG8-3.3c-1)."""
        self.step = Combat.block
        order = in_order(p, self.seat)
        self.defenders = tuple(seat for seat in order if any(seat == at for _, at in self.picked))
        p.emit(BeginStep(self.seat, BLOCKERS, "MTG8-3.3-0"))

    def block(self, p: Position) -> None:
        """Let each defending player, in turn order, declare blockers."""
        if not self.defenders:
            self.step = Combat.block_priority
            if p.listening(UNBLOCKED):
                self._unblocked(p)
            return
        seat = self.defenders[0]
        self.defenders = self.defenders[1:]
        if seat in table(p).seats and attackers_of(p, seat):
            p.push(Blocks(seat))

    def _unblocked(self, p: Position) -> None:
        """Tell the abilities that listen which attackers are not blocked (MTG8-CR-UNBLOCKED-1)."""
        attackers = [(key, p.things[key]) for key in table(p).play]
        batch = [
            Unblocked(key, attacker.attacking, "MTG8-CR-UNBLOCKED-1")
            for key, attacker in attackers
            if attacker.attacking != NOBODY and not attacker.blocked
        ]
        if batch:
            p.emit_all(tuple(batch))

    def block_priority(self, p: Position) -> None:
        """Give the attacking player priority (MTG8-3.3c-3)."""
        self.step = Combat.damage_step
        give_priority(p, self.seat)

    def damage_step(self, p: Position) -> None:
        """Begin a damage step: that of first strike if a creature in combat has first or double strike.

        Rule MTG8-4.FS-2.
        """
        self.first = not self.first and strikes_first(p)
        self.step = Combat.assign
        p.emit(BeginStep(self.seat, FIRST_DAMAGE if self.first else DAMAGE, "MTG8-3.3-0"))

    def assign(self, p: Position) -> None:
        """Let the players assign combat damage (MTG8-3.3d-1 to 5)."""
        self.step = Combat.damage_priority
        p.push(AssignDamage(self.seat, self.first))

    def damage_priority(self, p: Position) -> None:
        """Give the attacking player priority while the damage waits on the stack (MTG8-3.3d-6)."""
        self.step = Combat.second_damage if self.first else Combat.end_step
        give_priority(p, self.seat)

    def second_damage(self, p: Position) -> None:
        """Begin the normal damage step after that of first strike (MTG8-4.FS-3)."""
        self.first = False
        self.step = Combat.assign
        p.emit(BeginStep(self.seat, DAMAGE, "MTG8-3.3-0"))

    def end_step(self, p: Position) -> None:
        """Begin the end of combat step (MTG8-3.3e-1)."""
        self.step = Combat.end_priority
        p.emit(BeginStep(self.seat, END_COMBAT, "MTG8-3.3-0"))

    def end_priority(self, p: Position) -> None:
        """Give the attacking player priority."""
        self.step = Combat.end
        give_priority(p, self.seat)

    def end(self, p: Position) -> None:
        """Remove all creatures from combat, and empty the mana pools (MTG8-3-0b)."""
        self.step = Combat.over
        p.emit_all((EndCombat("MTG8-3.3-0"), *burn(p)))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()
