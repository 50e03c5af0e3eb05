"""The end of the game, looked for after every icon that moves HP or Points."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import total
from grimorio.games.magecraft.rules.board import POINTS_TO_WIN, alive, board
from grimorio.games.magecraft.rules.events import Concede, Eliminate, GameEnds
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position


def something_ends(p: Position) -> bool:
    """Whether a player has lost or has won (MAGE-END-1, -4)."""
    for seat in range(p.setup.seats):
        one = board(p, seat)
        if one.alive and (not one.hp or total(one.points) >= POINTS_TO_WIN):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeEnd(Frame):
    """Players without HP leave; the game ends at once when it must."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(JudgeEnd.eliminate)
        self.seat = seat

    def eliminate(self, p: Position) -> None:
        """MAGE-END-1, -2: who has no HP gem left has lost; board and gems go to the box."""
        self.step = JudgeEnd.judge
        lost = [seat for seat in alive(p) if not board(p, seat).hp]
        p.emit_all(tuple(Eliminate(seat, "MAGE-END-1") for seat in lost))

    def judge(self, p: Position) -> None:
        """MAGE-END-3, -4: one player left, or 20 Points."""
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
        """The turn of a player who has lost is broken off; any other goes on."""
        if board(p, self.seat).alive:
            p.finish()
        else:
            p.unwind()


@mypyc_attr(allow_interpreted_subclasses=True)
class Concession(Frame):
    """A player gives up, and leaves as one who has lost does.

    Attributes:
        seat: who gives up.
        asked: whether it was this player who was to choose: then the turn is broken off.
    """

    FIELDS = ("seat", "asked")

    def __init__(self, seat: int, asked: bool) -> None:
        super().__init__(Concession.leave)
        self.seat = seat
        self.asked = asked

    def leave(self, p: Position) -> None:
        """MAGE-END-5: board and gems go to the box (ruled)."""
        self.step = Concession.judge
        p.emit(Concede(self.seat, "MAGE-END-5"))

    def judge(self, p: Position) -> None:
        """MAGE-END-3: one player left, to whom the game was given; else the others play on."""
        left = alive(p)
        self.step = Concession.over
        if len(left) == 1:
            p.emit(GameEnds(tuple(left), "conceded", "MAGE-END-5"))

    def over(self, p: Position) -> None:
        """The player who was to choose is asked again, unless it is the one who left."""
        if self.asked:
            p.unwind()
        else:
            p.resume()
