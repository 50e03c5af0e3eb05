"""The value of a position for a seat: its best plays in this challenge, and the cards that it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from grimorio.bots.mickey.race import ahead, race
from grimorio.bots.mickey.sketch import DOUBT_HIDDEN, Mind, Sketch, lasting
from grimorio.games.mickey.public import (
    DrawCards,
    Now,
    Reckoned,
    WinStake,
    castable,
    hideable,
    now,
    side,
    table,
)
from grimorio.kernel import Position
from grimorio.kernel.choice import Option
from grimorio.kernel.seats import other_seat

CARDS: Final[tuple[float, ...]] = (0.0, 1.6, 2.4, 2.65, 2.75)
"""The value, in points of power, of so many cards in the hand after the challenge; more add nothing.

Hands are refilled by three cards and cut to five, so the first two are what makes a full hand.
"""

QUALITY: Final = 0.27
"""The value, in points of power, of each point by which a card in the hand exceeds the mean of its deck."""

STAYS: Final = 2.0
"""For how many later challenges the estimate counts the power of cards that stay in play."""

POINT: Final = 0.16
"""The increase in the chance of winning a challenge by one point of power."""

LATER: Final = 0.7
"""The share of a Spell's immediate effects that counts while the Spell is only planned."""

SURE: Final = 0.995
"""The greatest chance to win a game that is not won yet."""

NOTHING: Final = -100.0

Play = tuple[int, int, bool]
"""A card that is played, as (its face, the number of the Mage that plays it, whether hidden)."""


def choice_of(cards: int) -> float:
    """The value, in points, of having `cards` cards in hand to choose from, whichever they are."""
    return CARDS[min(cards, len(CARDS) - 1)]


def onward(chance: float, later: float) -> float:
    """The chance to win a game with what was kept for later challenges: nothing if it is over by then.

    `later` is what that adds to the `chance`; a game that goes on is never quite won nor lost.
    """
    if chance <= 0.0 or chance >= 1.0:
        return chance
    odds = log(chance / (1.0 - chance)) + 4.0 * later
    return 1.0 / (1.0 + exp(-odds))


class Outlook:
    """A seat's estimate of its chance of winning.

    Args:
        p: the position. Its journal must hold the events that followed the answer which is weighed.
        mind: the knowledge of the seat.
        deep: the number of Mages for which the best Spell of the hand is looked for. All other Mages are
            taken to cast an average Spell.
    """

    def __init__(self, p: Position, mind: Mind, deep: int) -> None:
        self.p = p
        self.mind = mind
        self.seat = seat = mind.seat
        self.lore = mind.lore
        self.deep = deep
        drawn: list[int] = []
        self.totals: tuple[int, int] | None = None
        self.won = -1
        self.stake = len(table(p).stake)
        for event in p.journal or ():
            if isinstance(event, DrawCards):
                if event.seat == seat:
                    drawn += [p.book.face_of[card] for card in event.cards]
            elif isinstance(event, Reckoned):
                self.totals = event.totals
            elif isinstance(event, WinStake):
                self.won = event.seat
                self.stake = len(event.colours)
        self.known = list(side(p, seat).hand)
        for face in drawn:
            if face in self.known:
                self.known.remove(face)
        self.new = len(side(p, seat).hand) - len(self.known)
        needed: int = p.book.choices.to_win
        mine, theirs = side(p, seat).diamagics(), side(p, other_seat(seat)).diamagics()
        if self.won == seat:
            mine -= self.stake
        elif self.won >= 0:
            theirs -= self.stake
        self.if_won = race(mine + self.stake, theirs, needed)
        self.if_lost = race(mine, theirs + self.stake, needed)
        self.point = POINT * (race(mine + 1, theirs, needed) - race(mine, theirs + 1, needed))

    def value(self, covered: int = 0) -> float:
        """The approximate chance of the seat to win.

        Args:
            covered: how many Spells of the opponent were face down when the challenge was decided.
        """
        p = self.p
        if self.totals is not None:
            lead = self.totals[self.seat] - self.totals[other_seat(self.seat)]
            chance = ahead(lead, DOUBT_HIDDEN * covered**0.5)
            left = self.kept(self.known, self.new) - choice_of(len(side(p, other_seat(self.seat)).hand))
            return self.mixed(chance, left + STAYS * lasting(p, self.mind))
        if p.result is not None:
            return p.result.score(self.seat)
        return self.best()

    def mixed(self, chance: float, points: float) -> float:
        """The chance of winning the game, once the chance to win this challenge is known.

        `chance` is that chance, from 0 to 1; `points` is the power kept for later challenges, minus the
        opponent's.
        """
        later = points * self.point
        return chance * onward(self.if_won, later) + (1 - chance) * onward(self.if_lost, later)

    def kept(self, cards: list[int], unknown: int) -> float:
        """The value, in points, of cards that stay in the hand.

        `cards` are the faces of the cards that the seat knew when it was asked; `unknown` is the number of
        cards drawn since then.
        """
        above = self.mind.fits.above
        found = choice_of(len(cards) + unknown)
        for face in cards:
            found += QUALITY * above.get(face, 0.0)
        return self.mind.keep * found

    def best(self) -> float:
        """The value of the best plays from the hand in this challenge."""
        p, seat = self.p, self.seat
        sketch = Sketch(p, self.mind)
        self.sketch = sketch
        n = now(p)
        hand = self.known
        kinds = list(dict.fromkeys(hand))
        able: list[tuple[int, list[tuple[int, bool]]]] = []
        for mage in sketch.free:
            slot = 3 * seat + mage
            plays = [(face, False) for face in castable(p, n, slot, kinds)]
            if n.hides:
                plays += [(face, True) for face in hideable(p, n, slot, kinds)[0]]
            if plays:
                able.append((mage, plays))
        cards = len(hand) + self.new
        if len(able) > cards:
            able = able[:cards]
        self.stand_ins = max(0, len(able) - max(0, self.deep))
        thought = len(able) - self.stand_ins
        if thought > len(hand):
            self.stand_ins += thought - len(hand)
            thought = len(hand)
        self.filler: list[Play] = []
        if self.stand_ins:
            self.filler = [(self.mind.mine, mage, False) for mage, _ in able[thought:]]
        edge = self.mind.edge(p, hand, len(self.filler))
        foe_cards = choice_of(sketch.fewer)
        self.foe_cards = foe_cards
        return self._best(n, able[:thought], [], hand, edge)

    def at_hand(self, options: Sequence[Option]) -> list[float]:
        """The value of each option to play a Spell now, or none, from the powers that would then be in play.

        The immediate effects of the Spell count with their average, and the Mages that play after it are
        assumed to play average Spells.
        """
        p, seat = self.p, self.seat
        sketch = Sketch(p, self.mind)
        foe_cards = choice_of(sketch.fewer)
        board = side(p, seat)
        values: list[float] = []
        for option in options:
            if len(option) < 3:
                lead, left = sketch.power([]), self.known
            else:
                face, mage, hidden = (
                    p.book.face_of[option[1]],
                    board.mage_at(int(option[2])),
                    option[0] != "cast",
                )
                left = self.known.copy()
                left.remove(face)
                rest = [other for other in sketch.free if other != mage][: len(left)]
                lead = sketch.power(
                    [(face, mage, hidden), *[(self.mind.mine, other, False) for other in rest]]
                )
                lead += self.mind.edge(p, left, len(rest)) + (0.0 if hidden else self.lore.deeds[face])
            points = self.kept(left, 0) - foe_cards + STAYS * lasting(sketch.p, self.mind)
            values.append(self.mixed(ahead(lead, sketch.doubt), points))
        return values

    def _best(
        self,
        n: Now,
        able: list[tuple[int, list[tuple[int, bool]]]],
        plays: list[Play],
        hand: list[int],
        extra: float,
    ) -> float:
        """The value of the best way to go on after `plays`, the plays made so far.

        Args:
            n: the state of play.
            able: the Mages that can still play, each with its options as (face, whether hidden).
            plays: the plays made so far, as (face, number of the Mage, whether hidden).
            hand: the faces left in the hand.
            extra: the power that the immediate effects of these plays are worth.
        """
        if not able:
            sketch = self.sketch
            lead = sketch.power(plays + self.filler) + extra
            doubt = sketch.doubt
            left = self.new - len(self.filler)
            points = self.kept(hand, left) - self.foe_cards + STAYS * lasting(sketch.p, self.mind)
            return self.mixed(ahead(lead, doubt), points)
        best = NOTHING
        mage, options = able[0]
        for face, hidden in options:
            if face not in hand:
                continue
            rest = hand.copy()
            rest.remove(face)
            gain = 0.0 if hidden else self.lore.deeds[face]
            value = self._best(n, able[1:], [*plays, (face, mage, hidden)], rest, extra + LATER * gain)
            if value > best:
                best = value
        return best if best > NOTHING else self._best(n, able[1:], plays, hand, extra)
