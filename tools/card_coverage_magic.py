"""Count what the cards of Magic do in random games, for `tools.card_coverage`."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from grimorio.games.magic.names import names as names
from grimorio.kernel import Position
from tests.games.magic.playouts import play as play
from tools.docs_set import COVERAGE as COVERAGE

COUNTED: Final = ("played", "fought", "resolved", "replaced")
"""The counts: cards and abilities played; attacks and blocks; abilities resolved; replacements used."""


class Watch:
    """Counts what the cards do in games."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {kind: Counter() for kind in COUNTED}

    def choice(self, p: Position) -> None:
        """Count a replacement effect that is used; where several could apply, only the last one counts."""
        if p.choice.ask == "replacement" and len(p.choice.options) == 1:
            thing: Any = p.things[int(p.choice.options[0][1])]
            name = getattr(thing, "by", "") or p.book.face(p.things[thing.key].face).name
            self.counts["replaced"][name] += 1

    def over(self, p: Position) -> None:
        """Count the events of a finished game."""
        assert p.journal is not None
        spells = set()
        for event in p.journal:
            one: Any = event
            match type(event).NAME:
                case "played" if one.kind != "triggered":
                    self.counts["played"][one.name] += 1
                    if one.kind == "spell":
                        spells.add(one.key)
                case "land-played":
                    self.counts["played"][one.name] += 1
                case "attack" | "block":
                    self.counts["fought"][one.name] += 1
                case "off-stack" if one.why == "resolved" and one.name and one.key not in spells:
                    self.counts["resolved"][one.name] += 1
