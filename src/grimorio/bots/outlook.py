"""What bots expect of a position: who wins when they play on from it, and what the strongest bot answers.

The bot knows no more than the seat for which it looks: the cards that this seat cannot see are dealt again
for each game. The numbers are what quick bots make of it, not the truth about the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from grimorio.bots.bot import Sense, Sight, choice_of
from grimorio.bots.game_bots import LEVELS
from grimorio.bots.roster import bots_of, make_bot
from grimorio.kernel import Game, Option, Position
from grimorio.kernel.seats import Seat, seats_of

STRONGEST: Final = LEVELS[-1]
"""The level whose answers are compared with those of the players."""

MOST_CHOICES: Final = 3000
"""The most choices that are answered in a game played on; after them, the `Sense` estimates its result."""


def looks_ahead(game: str) -> bool:
    """Whether the bots of a game can say how a position will end: whether they judge and search.

    Raises UnknownGame: there is no game with the name `game`.
    """
    bots = bots_of(game)
    return bots.searches and hasattr(type(bots), "sense")


def played_on(position: Position, sense: Sense) -> list[float]:
    """Play a position on, and return the score of each seat: 1 for a sole winner, 0 for a loser.

    `sense` picks for all seats. If it has a `foresight`, the game is played on for so many turns of each seat
    only, and then judged by its `forecast` for each seat; else to the end. `position` is changed.
    """
    seats = seats_of(position.setup.seats)
    foresight: int | None = getattr(sense, "foresight", None)
    stop = None if foresight is None else sense.clock(position) + foresight * len(seats)
    for _ in range(MOST_CHOICES):
        if position.result is not None or (stop is not None and sense.clock(position) >= stop):
            break
        choice = position.choice
        position.answer(sense.pick(position, choice), choice.number)
    if position.result is not None:
        return [position.result.score(seat) for seat in seats]
    judge: Callable[[Position, Seat], float] = getattr(sense, "forecast", sense.value)
    values = [judge(position, seat) for seat in seats]
    return [value / sum(values) for value in values]


def scores(position: Position, seat: Seat, luck: int, option: Option | None = None) -> list[float]:
    """The score of each seat in one game that bots play on, as far as a seat knows the position.

    Args:
        position: the position; it is not changed.
        seat: the seat for which hidden cards are dealt again.
        luck: the random number of the deal and of all that follows.
        option: the seat's answer to the choice that it is asked; None leaves it to the bots.
    """
    world = position.imagine(seat, luck)
    world.stops = 0
    if option is not None:
        choice = choice_of(world, seat)
        world.answer(choice.index(option), choice.number)
    return played_on(world, bots_of(world.game.name).sense())


def shares(position: Position, lucks: Sequence[int]) -> list[float]:
    """The chance of each seat: its mean score when bots play on from a position, once for each of `lucks`.

    Hidden cards are dealt again for each seat in turn, so that no seat's knowledge counts alone. Of a game
    that is over, the shares are those of its result.
    """
    seats = position.setup.seats
    if position.result is not None:
        return [position.result.score(seat) for seat in seats_of(seats)]
    games = [scores(position, Seat(at % seats), luck) for at, luck in enumerate(lucks)]
    return [sum(game[seat] for game in games) / len(games) for seat in seats_of(seats)]


def advice(game: Game, position: Position, seat: Seat, seed: int) -> Option:
    """The option that the strongest bot takes for a seat that is asked, by what this seat knows.

    Args:
        game: the rules.
        position: the position; it is not changed.
        seat: the seat.
        seed: the seed of the bot's random numbers.
    """
    choice = choice_of(position, seat)
    if len(choice.options) == 1:
        return choice.options[0]
    bot = make_bot(STRONGEST, game, seed)
    return choice.options[bot.choose(Sight(position, seat), partial(position.imagine, seat))]
