"""The games, by name."""

from __future__ import annotations

from functools import cache

from grimorio.kernel import Game

NAMES = ("magecraft", "mickey", "magic", "live")
TABLES = ("magecraft", "mickey", "magic", "live")
"""The games that have a page at the web table."""


class UnknownGame(KeyError):
    """No game has this name."""

    def __str__(self) -> str:
        return f"no game {self.args[0]!r}; the games are {', '.join(NAMES)}"


@cache
def get(name: str) -> Game:
    """The game of this name.

    Raises:
        UnknownGame: there is none.
    """
    if name == "magecraft":
        from grimorio.games.magecraft import Magecraft

        return Magecraft()
    if name == "mickey":
        from grimorio.games.mickey.game import Mickey

        return Mickey()
    if name == "magic":
        from grimorio.games.magic.game import Magic

        return Magic()
    if name == "live":
        from grimorio.games.live.game import Live

        return Live()
    raise UnknownGame(name)
