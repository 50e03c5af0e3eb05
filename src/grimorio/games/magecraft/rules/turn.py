"""A turn with its phases: Shield, Magic, Study or Review, Rest."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import SHIFTS, present
from grimorio.games.magecraft.rules.board import HAND_SIZE, board
from grimorio.games.magecraft.rules.events import Rest
from grimorio.games.magecraft.rules.gem_events import LowerShield
from grimorio.games.magecraft.rules.magic import MagicPhase
from grimorio.games.magecraft.rules.picks import GEMS_DONE, DrawGems, colour_in
from grimorio.games.magecraft.rules.study import StudyPhase
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Frame):
    """MAGE-TURN-1: the frame of a turn, with its four phases in their order.

    Attributes:
        seat: the active player.
        colour: the index of the first colour still offered in the Shield phase.
    """

    FIELDS = ("seat", "colour")

    def __init__(self, seat: Seat) -> None:
        super().__init__(Turn.shield_phase)
        self.seat = seat
        self.colour = 0

    def shield_phase(self, p: Position) -> None:
        """MAGE-SHIELD-1: ask for gems to move from Shield to Discard, in the order of the colours."""
        shield = board(p, self.seat).shield >> SHIFTS[self.colour] << SHIFTS[self.colour]
        if not shield:
            self.magic_phase(p)
            return
        self.step = Turn.lower_shield
        p.ask(self.seat, "shield-phase", GEMS_DONE[present(shield)], "MAGE-SHIELD-1")

    def lower_shield(self, p: Position) -> None:
        """MAGE-SHIELD-1: move the chosen gem from Shield to Discard."""
        if self.answer[0] == "done":
            self.step = Turn.magic_phase
            return
        self.colour = colour_in(self.answer)
        self.step = Turn.shield_phase
        p.emit(LowerShield(self.seat, self.colour, "MAGE-SHIELD-1"))

    def magic_phase(self, p: Position) -> None:
        """MAGE-MAGIC-1: begin the Magic phase."""
        self.step = Turn.study_phase
        p.push(MagicPhase(self.seat))

    def study_phase(self, p: Position) -> None:
        """MAGE-STUDY-1, MAGE-REVIEW-1: begin the Study phase."""
        self.step = Turn.rest_phase
        p.push(StudyPhase(self.seat))

    def rest_phase(self, p: Position) -> None:
        """MAGE-REST-1: move the hand and the gems on spells to the Discard area."""
        self.step = Turn.draw_new_hand
        p.emit(Rest(self.seat, "MAGE-REST-1"))

    def draw_new_hand(self, p: Position) -> None:
        """MAGE-REST-2: draw four new gems."""
        self.step = Turn.over
        p.push(DrawGems(self.seat, HAND_SIZE, "MAGE-REST-2"))

    def over(self, p: Position) -> None:
        """MAGE-REST-4: finish the frame of the turn."""
        p.finish()
