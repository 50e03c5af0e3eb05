"""How `simulate` and `arena` play many games of bots, and show the results."""

from __future__ import annotations

from typing import Any, ClassVar

from grimorio import games
from grimorio.cli.base import with_progress


class Runs:
    """Runs of a game that bots play.

    Attributes:
        seats: the bots when the user names none.
        games: how many games `simulate` plays by default.
    """

    seats: ClassVar[str] = "greedy,greedy"
    games: ClassVar[int] = 1000

    def __init__(self, game: str) -> None:
        self.game = game

    def simulated(self, games: int, how: dict[str, Any]) -> dict[str, Any]:
        """The report on this number of games.

        Args:
            games: the number of games.
            how: the arguments of `simulator.simulate`.

        Raises:
            SetupError, UnknownBot: the games cannot be played.
        """
        from grimorio.simulator import simulate

        report: dict[str, Any] = with_progress(
            f"{self.game}: {', '.join(how['bots'])}",
            games,
            lambda watch: simulate(self.game, games, progress=watch, **how),
        )
        return report

    def show(self, report: dict[str, Any], names: dict[str, str]) -> None:
        """Print the report for people; `names` maps card names to those in the output language."""
        from grimorio.cli.simulate import show

        show(report, names)

    def against(self, bots: list[str], games: int, **how: Any) -> dict[str, Any]:
        """The report on bots that play each other; `how` holds the arguments of `simulator.arena`."""
        from grimorio.simulator import arena

        return arena(self.game, bots, games, **how)


def runs_of(game: str) -> Runs:
    """The runs of a game: its own class, or `Runs`."""
    runs: type[Runs] = games.part(game, "runs") or Runs
    return runs(game)
