"""The search of Magic: lines that are played on in the same imagined positions, and compared.

A line is a whole answer of the seat (`lines`). It is played on by the judgement for both sides until `TURNS`
turns have begun, and valued there; opponents hold what their play makes likely (`hands`). The worse half of
the lines is left out again and again. A line other than the judgement's own is taken only if it is better by
more than the statistical doubt; declarations are then made to their end without another search.

The budget is a number of games played on, not a time, so that a seed reproduces a game.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.bot import Imagine, View, choice_of
from grimorio.bots.characters import PLAIN, Character
from grimorio.bots.magic.hands import imagined_by_play
from grimorio.bots.magic.lines import DECLARING, Line, lines_of
from grimorio.bots.magic.moment import passes_by
from grimorio.bots.magic.sense import MagicSense
from grimorio.bots.trial import compared
from grimorio.games.magic.state.objects import MAIN1, MAIN2, table
from grimorio.kernel import Choice, Luck, Position
from grimorio.kernel.seats import Seat

TRIALS: Final = 120
"""The usual number of games played on before a choice."""

MOST_OPTIONS: Final = 24_000
"""The most options that may be considered in all the games before one decision; then no more are begun."""

FEW: Final = 60
"""The number of games below which only attacks and blocks are weighed; for other plays they prove little."""

TURNS: Final = 2
"""The number of turns, by `MagicSense.clock`, after which a game that is played on is valued.

Four turns take twice as long and are no stronger (97 of 200 games).
"""


class MagicSearch:
    """A bot that plays `trials` games on before each choice worth weighing, fewer where they take long.

    Attributes:
        looked: how many options have been considered so far in the games for the present choice.
        declaring: the declaration that the bot is making, None if it is making none.
        number: the number of the choice that follows its last answer, if nobody else is asked before.
    """

    def __init__(self, trials: int, seed: int, character: Character = PLAIN) -> None:
        self.sense = MagicSense(character=character)
        self.trials = trials
        self.luck = Luck(seed)
        self.looked = 0
        self.declaring: Line | None = None
        self.number = -1

    def choose(self, view: View, imagine: Imagine) -> int:
        """Answer after games played on, or at once if only one line is worth it (see `Bot.choose`)."""
        seat = Seat(int(view["choice"]["seat"]))
        position = imagine(self.luck.bits())
        choice = choice_of(position, seat)
        line = self.declaring
        if line is None or choice.number != self.number or choice.ask not in DECLARING:
            line = self._best(position, choice, imagine)
        self.declaring = line if choice.ask in DECLARING else None
        self.number = choice.number + 1
        index = line.index(choice)
        return index if index >= 0 else self.sense.pick(position, choice)

    def _passes_over(self, choice: Choice) -> bool:
        """Whether a choice is left to the judgement, because a few games would prove little about it."""
        return self.trials < FEW and choice.ask not in DECLARING

    def _best(self, position: Position, choice: Choice, imagine: Imagine) -> Line:
        """The line to take, of those that are worth a trial in an imagined position."""
        lines = [] if self._passes_over(choice) else lines_of(self.sense, position, choice)
        if len(lines) < 2:
            return lines[0] if lines else Line([])
        effort = self.sense.effort(position)
        self.looked = 0
        best = compared(
            list(range(len(lines))),
            int(self.trials / effort),
            self.luck,
            lambda luck: imagined_by_play(imagine(luck), choice.seat),
            lambda world, place: self.played_on(world, choice.seat, lines[place]),
            lambda done, rounds: self.looked * effort * rounds > MOST_OPTIONS * done,
        )
        return lines[best]

    def played_on(self, position: Position, seat: Seat, line: Line) -> float:
        """The value to the seat of a line in an imagined position, after playing on for `TURNS` turns."""
        sense = self.sense
        turn = sense.clock(position)
        choice = choice_of(position, seat)
        declares = choice.ask in DECLARING
        position.auto_pass = passes_by
        self._answer(position, choice, line.index(choice))
        while position.result is None and sense.clock(position) < turn + TURNS:
            choice = position.choice
            index = -1
            if choice.seat != seat:
                declares = False
            elif declares and choice.ask in DECLARING:
                index = line.index(choice)
            elif line.waits and choice.ask == "priority" and in_main_phase(position, turn):
                index = len(choice.options) - 1
            else:
                declares = False
            self._answer(position, choice, index)
        return sense.forecast(position, seat)

    def _answer(self, position: Position, choice: Choice, index: int) -> None:
        """Give the answer with this index in a game that is played on; the judgement's if it is -1."""
        self.looked += len(choice.options)
        position.answer(index if index >= 0 else self.sense.pick(position, choice), choice.number)


def in_main_phase(position: Position, turn: int) -> bool:
    """Whether a position lies in a main phase of the turn with this number, with nothing on the stack."""
    t = table(position)
    return t.turn == turn and t.step in (MAIN1, MAIN2) and not t.stack
