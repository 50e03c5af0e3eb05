"""How `simulate` and `arena` let bots play many games, and show the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from grimorio import games
from grimorio.cli.base import with_progress

if TYPE_CHECKING:
    from grimorio.simulator.one import Plan


class Runs:
    """Lets bots play many games, and shows the results. A game may have a subclass, which its manifest names.

    Attributes:
        recorded: whether what is played is a single game, of which there is a record.
        seats: the names of the bots, with commas between, when the user names none.
        games: how many games `simulate` plays by default.
    """

    recorded: ClassVar[bool] = True
    seats: ClassVar[str] = "greedy,greedy"
    games: ClassVar[int] = 1000

    def __init__(self, game: str) -> None:
        self.game = game

    def simulated(self, games: int, how: dict[str, Any]) -> dict[str, Any]:
        """Play this number of games, and return the report.

        Args:
            games: the number of games.
            how: further arguments of `simulator.simulate`, by name.

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
        """Print the report as text; `names` maps the names of cards to those in the output language."""
        from grimorio.cli.simulate import show

        show(report, names)

    def against(self, bots: list[str], games: int, **how: Any) -> dict[str, Any]:
        """Let bots play against each other, at most `games` games, and return the report.

        `how` has further arguments of `simulator.arena`, by name.
        """
        from grimorio.simulator import arena

        return arena(self.game, bots, games, **how)

    def planned(self, seed: int, options: dict[str, str] | None, cards: Any, bots: Sequence[str]) -> Plan:
        """The plan of what bots play against each other in a ladder; the arguments are as in `Plan`.

        Raises SetupError, UnknownBot: the arguments do not fit together.
        """
        from grimorio.simulator.ladder import single_games

        return single_games(self.game, seed, options, cards, bots)


def runs_of(game: str) -> Runs:
    """The `Runs` of a game, by which bots play many games: its own class or, without one, the general one."""
    runs: type[Runs] = games.part(game, "runs") or Runs
    return runs(game)
