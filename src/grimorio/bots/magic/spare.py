"""The moves that a seat could make together with its mana, and what it loses by spending mana otherwise."""

from __future__ import annotations

from grimorio.bots.magic.moment import Moment
from grimorio.games.magic.public import Face
from grimorio.games.magic.state.objects import FACE, MAIN2


class Move:
    """A spell or ability that could be played.

    Attributes:
        index: the index of its option.
        mana: how much mana it costs.
        gain: the gain minus the worth of what is given up for it, in points. It is played only if this is
            above 0.
        now: whether it is better played now than later in the turn.
        later: whether it can wait for the opponent's turn.
        chosen: for a spell, which kicker or buyback costs are paid (`OnStack.chosen`).
    """

    def __init__(self, index: int) -> None:
        self.index = index
        self.mana = 0
        self.gain = 0.0
        self.now = False
        self.later = False
        self.chosen = ""


def without(hand: tuple[int, ...], apart: int) -> list[int]:
    """The numbers of the faces of the cards of a hand, one card of the face `apart` left out (-1: none)."""
    faces = [card & FACE for card in hand]
    if apart in faces:
        faces.remove(apart)
    return faces


class Spare:
    """What the seat loses by spending mana now instead of on permanents later in its turn.

    Attributes:
        mana: how much mana the seat has.
        moves: the permanents in hand that it could still play in a main phase of this turn.
    """

    def __init__(self, m: Moment, before: int = MAIN2, apart: int = -1) -> None:
        """Look over the hand of the seat of the moment `m`.

        Args:
            m: the moment of the game.
            before: the step of the turn from which on no permanent counts any more.
            apart: the number of the face of a card in hand that does not count, or -1.
        """
        b = m.b
        self.mana = b.mana
        self.moves: list[Move] = []
        if b.t.active != b.seat or b.t.step >= before:
            return
        for index in without(b.me.hand, apart):
            face: Face = b.lore.book.face(index)
            if face.is_permanent and not face.is_land and face.cost.value <= self.mana:
                move = Move(-1)
                move.mana = face.cost.value
                move.gain = b.face_worth(face) - 0.3
                self.moves.append(move)

    def loss(self, mana: int, besides: int = 0) -> float:
        """How much less the permanents played later gain if `mana` mana is spent now.

        So much mana as `besides` says is spent in either case.
        """
        if not self.moves or not mana:
            return 0.0
        return self._worth(self.mana - besides) - self._worth(self.mana - besides - mana)

    def _worth(self, mana: int) -> float:
        total = 0.0
        for place in best_together(self.moves, mana):
            total += self.moves[place].gain
        return total


def best_together(moves: list[Move], mana: int) -> list[int]:
    """The indices in `moves` of those moves that together gain most and cost no more than `mana` mana."""
    mana = max(0, mana)
    gains = [0.0] * (mana + 1)
    taken: list[list[int]] = [[] for _ in range(mana + 1)]
    for place, move in enumerate(moves):
        for left in range(mana, move.mana - 1, -1):
            gain = gains[left - move.mana] + move.gain
            if gain > gains[left]:
                gains[left] = gain
                taken[left] = [*taken[left - move.mana], place]
    return taken[mana]
