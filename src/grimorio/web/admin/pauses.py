"""The games whose bots pause, kept in the server's database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

import msgspec

from grimorio.web.admin import bans
from grimorio.web.table.host import ALL_GAMES

FACT: Final = "paused"
"""The name under which the database keeps the ids of the games."""


class Facts(bans.Facts, Protocol):
    """The part of the store that keeps values by name, and knows which games go on."""

    def unfinished(self, ids: Collection[str]) -> set[str]:
        """Those of these games that have not begun or are in progress."""


class Pauses:
    """The pauses of bots. The methods block: call them outside the event loop.

    Args:
        facts: keeps the pauses.
        paused: the ids of the games whose bots pause, with `ALL_GAMES` for all; it is changed in place.
    """

    def __init__(self, facts: Facts, paused: set[str]) -> None:
        self.facts = facts
        self.paused = paused
        self.read_again()

    def read_again(self) -> set[str]:
        """Read the pauses from the database, and return the ids of the games for which something changed."""
        return self._adopt(self.facts.fact(FACT, "[]"))

    def pause(self, id: str, on: bool) -> None:
        """Let the bots of game `id`, or of all games for `ALL_GAMES`, pause or (`on`) go on.

        When those of all games go on, no game pauses any more. Games that are over are forgotten.
        """

        def changed(text: str) -> str:
            kept = set(msgspec.json.decode(text, type=list[str]))
            if on:
                kept = set() if id == ALL_GAMES else kept - {id}
            else:
                kept.add(id)
            going = self.facts.unfinished(kept) | (kept & {ALL_GAMES})
            return msgspec.json.encode(sorted(going)).decode()

        self._adopt(self.facts.alter(FACT, "[]", changed))

    def _adopt(self, text: str) -> set[str]:
        """Adopt the pauses that the database keeps as `text`, and return the ids that are new or gone."""
        kept = set(msgspec.json.decode(text, type=list[str]))
        changed = kept ^ self.paused
        self.paused.clear()
        self.paused.update(kept)
        return changed
