"""Learning environments for any registered game.

A PettingZoo environment has an agent for each seat; a Gymnasium environment has one seat, against bots; a
vector environment steps many games at once. They need the optional extra: ``pip install "grimorio[envs]"``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grimorio.games import DEFAULT
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.envs.against_bots import SoloEnv
    from grimorio.envs.table import TableEnv
    from grimorio.envs.vector_table import VectorTable

__all__ = ["MissingExtra", "env", "raw_env", "solo", "vector"]


class MissingExtra(ImportError):
    """The error that the libraries of the extra ``envs`` are not installed."""

    def __init__(self, missing: ImportError) -> None:
        super().__init__(
            f"learning environments need the extra envs (no {missing.name}): pip install 'grimorio[envs]'",
            name=missing.name,
        )


def raw_env(
    game: str = DEFAULT,
    *,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo AEC environment without wrappers: an action that is not offered raises an error.

    Args:
        game: name of a registered game.
        seats: number of players.
        options: the game's options; those not named have their default.
        seed: the seed of the games when `reset` gets no seed; None for a random one.
        render_mode: "ansi" (`render` returns a text) or None.

    Raises:
        MissingExtra: PettingZoo is not installed.
        UnknownGame: no game has this name.
        SetupError: the game has no such seats or options.
    """
    try:
        from grimorio.envs.table import TableEnv
    except ImportError as error:
        raise MissingExtra(error) from error
    return TableEnv(game, seats, options, seed, render_mode)


def env(
    game: str = DEFAULT,
    *,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment: `raw_env` in PettingZoo's wrappers.

    An agent that takes an action that is not offered ends the game with −1 for itself and 0 for the others.
    Calls in the wrong order and actions that do not exist raise an error. `seats` is the number of players;
    `options`, `seed` and `render_mode` are as for `raw_env`, which also lists the errors.
    """
    table = raw_env(game, seats=seats, options=options, seed=seed, render_mode=render_mode)
    from grimorio.envs.table import wrapped

    return wrapped(table)


def solo(
    game: str = DEFAULT,
    *,
    seats: int = 2,
    seat: int | None = 0,
    bot: str = "greedy",
    options: dict[str, str] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> SoloEnv:
    """A Gymnasium environment: one seat, all others played by a bot.

    Args:
        game: name of a registered game.
        seats: number of players.
        seat: the learner's seat; None for a random seat in each game.
        bot: name or level of a bot, as in `grimorio.bots.make_bot`.
        options: the game's options; those not named have their default.
        seed: the seed of the games when `reset` gets no seed; None for a random one.
        render_mode: "ansi" (`render` returns a text) or None.

    Raises:
        MissingExtra: Gymnasium is not installed.
        UnknownGame: no game has this name.
        UnknownBot: no bot has this name.
        SetupError: the game has no such seats or options.
    """
    try:
        from grimorio.envs.against_bots import SoloEnv
    except ImportError as error:
        raise MissingExtra(error) from error
    return SoloEnv(game, seats, None if seat is None else Seat(seat), bot, options, seed, render_mode)


def vector(
    game: str = DEFAULT,
    *,
    count: int,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int | None = None,
) -> VectorTable:
    """A Gymnasium vector environment: some games stepped at once, all of their seats played.

    Args:
        game: name of a registered game.
        count: how many games.
        seats: number of players of each.
        options: the game's options; those not named have their default.
        seed: the seed of the games when `reset` gets no seed; None for a random one.

    Raises:
        MissingExtra: Gymnasium is not installed.
        UnknownGame: no game has this name.
        SetupError: the game has no such seats or options.
        ValueError: `count` is less than 1.
    """
    try:
        from grimorio.envs.vector_table import VectorTable
    except ImportError as error:
        raise MissingExtra(error) from error
    return VectorTable(game, count, seats, options, seed)
