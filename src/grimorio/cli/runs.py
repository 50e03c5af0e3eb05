"""Many games of bots, for `simulate` and `arena`: how they are played and shown."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio import games
from grimorio.cli.base import with_progress


class Runs:
    """Runs of a game that is played by itself.

    Attributes:
        seats: the bots when nobody names any.
        games: how many games `simulate` plays unless told otherwise.
    """

    seats: ClassVar[str] = "greedy,greedy"
    games: ClassVar[int] = 1000

    def __init__(self, game: str) -> None:
        self.game = game

    def simulated(self, games: int, how: dict[str, Any]) -> dict[str, Any]:
        """The report on so many games. Raises SetupError, UnknownBot.

        Args:
            games: how many.
            how: the arguments of `simulator.simulate`.
        """
        from grimorio.simulator import simulate

        report: dict[str, Any] = with_progress(
            f"{self.game}: {', '.join(how['bots'])}",
            games,
            lambda watch: simulate(self.game, games, progress=watch, **how),
        )
        return report

    def show(self, report: dict[str, Any], names: dict[str, str]) -> None:
        """Print that report for people; `names` are those of the cards in their language."""
        from grimorio.cli.simulate import show

        show(report, names)

    def against(self, bots: list[str], games: int, **how: Any) -> dict[str, Any]:
        """The report on bots that play each other; `how`: the arguments of `simulator.arena`."""
        from grimorio.simulator import arena

        return arena(self.game, bots, games, **how)


def runs_of(game: str) -> Runs:
    """How many games of this one are played."""
    runs: type[Runs] = games.part(game, "runs") or Runs
    return runs(game)
