"""The end of the game, which is checked after every icon that moves HP or Points."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import total
from grimorio.games.magecraft.rules.board import POINTS_TO_WIN, alive, board
from grimorio.games.magecraft.rules.events import Concede, Eliminate, GameEnds
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of


def something_ends(p: Position) -> bool:
    """Whether a player has lost or has won (MAGE-END-1, -4)."""
    for seat in seats_of(p.setup.seats):
        player = board(p, seat)
        if player.alive and (not player.hp or total(player.points) >= POINTS_TO_WIN):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeEnd(Frame):
    """The frame that removes players without HP, and ends the game if somebody has won.

    `seat` is the active player, whose turn goes on or is broken off afterwards.
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(JudgeEnd.eliminate)
        self.seat = seat

    def eliminate(self, p: Position) -> None:
        """MAGE-END-1, -2: eliminate the players without an HP gem; their boards and gems go to the box."""
        self.step = JudgeEnd.judge
        lost = [seat for seat in alive(p) if not board(p, seat).hp]
        p.emit_all(tuple(Eliminate(seat, "MAGE-END-1") for seat in lost))

    def judge(self, p: Position) -> None:
        """MAGE-END-3, -4: end the game when one player is left or somebody has 20 Points."""
        left = alive(p)
        if len(left) <= 1:
            self.step = JudgeEnd.over
            p.emit(GameEnds(tuple(left), "last-alive", "MAGE-END-3"))
            return
        for seat in left:
            if total(board(p, seat).points) >= POINTS_TO_WIN:
                self.step = JudgeEnd.over
                p.emit(GameEnds((seat,), "points", "MAGE-END-4"))
                return
        self.over(p)

    def over(self, p: Position) -> None:
        """Break off the turn of a player who has lost; otherwise let the turn go on."""
        if board(p, self.seat).alive:
            p.finish()
        else:
            p.unwind()


@mypyc_attr(allow_interpreted_subclasses=True)
class Concession(Frame):
    """The frame in which a player gives up, and leaves the game as a player who has lost does.

    Attributes:
        seat: the player who gives up.
        asked: whether this player had a choice to make; the turn is broken off then.
    """

    FIELDS = ("seat", "asked")

    def __init__(self, seat: Seat, asked: bool) -> None:
        super().__init__(Concession.leave)
        self.seat = seat
        self.asked = asked

    def leave(self, p: Position) -> None:
        """MAGE-END-5: put the player's board and gems into the box, as a ruling says."""
        self.step = Concession.judge
        p.emit(Concede(self.seat, "MAGE-END-5"))

    def judge(self, p: Position) -> None:
        """MAGE-END-3: end the game if one player is left, who has won; if more are left, they play on."""
        left = alive(p)
        self.step = Concession.over
        if len(left) == 1:
            p.emit(GameEnds(tuple(left), "conceded", "MAGE-END-5"))

    def over(self, p: Position) -> None:
        """Ask the waiting player again; if that player has given up, break off the turn instead."""
        if self.asked:
            p.unwind()
        else:
            p.resume()
