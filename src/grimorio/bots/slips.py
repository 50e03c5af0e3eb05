"""What a weaker level overlooks: some of what it could do, for a whole turn, as people do.

A bot such as ``greedy~30`` does not notice 30 of 100 of its cards, attackers or spells in a turn, and takes
what looks best among the rest; it never does what looks bad to it. Where somebody may win or lose very soon,
or nothing is unknown (`Sense.tense`), it overlooks nothing. What is overlooked follows from a seed, the turn
and the option alone: the same seed, the same slips.
"""

from __future__ import annotations

from typing import Final

from grimorio.bots.bot import Sense
from grimorio.kernel import Choice, Luck, Option, Position

MOST: Final = 99
"""The most options of 100 that a bot may overlook."""

FINE: Final = 1000
"""Into how many parts each of 100 is divided, so that no two options are noticed as easily by chance."""

Kind = tuple[str, str | int]
"""A kind of option: the kind of the choice (`Choice.ask`), and the first word of the option."""


class Slips:
    """What a bot overlooks.

    Args:
        percent: how many of 100 options it overlooks, from 1 to `MOST`.
        kinds: the kinds of options that may be overlooked; all others are always seen.
        seed: decides, together with the turn and the option, what is overlooked.
    """

    def __init__(self, percent: int, kinds: frozenset[Kind], seed: int) -> None:
        self.percent = percent
        self.kinds = kinds
        self.seed = seed

    def overlooks(self, ask: str, option: Option, turn: int) -> bool:
        """Whether an option is overlooked in a turn, together with all others of the same card or creature.

        `ask` is the kind of the choice that offers it.
        """
        return (ask, option[0]) in self.kinds and self._notice(option, turn) < self.percent * FINE

    def seen(self, choice: Choice, turn: int) -> list[int]:
        """The indices of the options that are not overlooked in a turn.

        If that leaves none, it is the card or creature that is noticed first.
        """
        options = choice.options
        found = [at for at, option in enumerate(options) if not self.overlooks(choice.ask, option, turn)]
        if found:
            return found
        notices = [self._notice(option, turn) for option in options]
        return [at for at, notice in enumerate(notices) if notice == max(notices)]

    def _notice(self, option: Option, turn: int) -> int:
        """How easily an option is noticed in a turn: a whole number below 100 times `FINE`."""
        what = f"{self.seed} {turn} {option[:2]}"
        return Luck(int.from_bytes(what.encode(), "big")).below(100 * FINE)

    def pick(self, sense: Sense, position: Position, choice: Choice) -> int:
        """The index of the option that a judgement picks among those that are not overlooked."""
        best, turn = sense.pick(position, choice), sense.clock(position)
        if len(choice.options) < 2 or not self.overlooks(choice.ask, choice.options[best], turn):
            return best
        if sense.tense(position, choice.seat):
            return best
        seen = self.seen(choice, turn)
        options = [choice.options[index] for index in seen]
        left = Choice(choice.number, choice.seat, choice.ask, options, choice.rule, together=choice.together)
        return seen[sense.pick(position, left)]
