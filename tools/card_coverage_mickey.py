"""Count what the cards of Wizards of Mickey do in random games, for `tools.card_coverage`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import (
    A_CONTINUOUS,
    A_SOLITARY,
    A_STATIC,
    A_SUBTERFUGE,
    A_UNTOUCHABLE,
    TEAM,
)
from grimorio.games.mickey.rules.deeds import Deed
from grimorio.games.mickey.rules.now import Now
from grimorio.games.mickey.rules.power import PRINTED
from grimorio.games.mickey.rules.renew import now
from grimorio.kernel import Effect, Event, Position
from tests.games.mickey.playouts import play as play

COVERAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "mickey-coverage.json"
POSSESSED: Final = A_CONTINUOUS | A_UNTOUCHABLE | A_SUBTERFUGE | A_SOLITARY | A_STATIC
"""The Special Actions that a card only possesses, without performing anything."""
COUNTED: Final = ("played", "hidden", "did", "counted", "held")
"""The kinds of counts, for each card.

"played": Spells cast or hidden, the Mages that cast them, Castles put, Codes declared; "hidden": Spells
hidden; "did": events caused by effects of the card; "counted": lines about the card in a count of power;
"held": games in which the card had another lasting effect, or possessed a Special Action of its own or a
gained one.
"""


class Spy(Effect):
    """An effect that listens to every event and changes none."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch

    def notice(self, position: Position, event: Event) -> None:
        self.watch.event(position, event)


class Watch:
    """Counts what the cards do in games."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {kind: Counter() for kind in COUNTED}
        self.saying: dict[Book, list[str]] = {}
        self.held: set[str] = set()

    def choice(self, p: Position) -> None:
        """Note which cards have lasting effects at a choice; begin to listen to events at the first one."""
        if not p.effects:
            p.add(Spy(self))
        n: Now = now(p)
        teams = [f for f in n.states if f.row.kind == TEAM]
        slots = [slot for slot, actions in enumerate(n.actions) if actions & POSSESSED]
        for forces in (n.immunes, n.makers, n.gives, n.bans, n.no_hides, n.hides, n.possessing, teams):
            slots += [force.source for force in forces if force.source >= 0]
        self.held.update(p.book.faces[n.cards[slot].face].key for slot in slots)

    def event(self, p: Position, event: Event) -> None:
        """Count an event for the card whose effect caused it."""
        one: Any = event
        played, counts = self.counts["played"], self.counts
        match type(event).NAME:
            case "cast":
                played.update((one.card, one.by))
                counts["hidden"][one.card] += one.hidden
            case "castle" | "code" if one.card:
                played[one.card] += 1
            case "reckoned":
                counts["counted"].update(line[3] for line in one.lines if line[3] and line[2] != PRINTED)
        for frame in reversed(p.agenda):
            if isinstance(frame, Deed):
                counts["did"][self.programs(p.book)[frame.program]] += 1
                break

    def over(self, p: Position) -> None:
        """Count the lasting effects noted in a game that is over."""
        self.counts["held"].update(self.held)
        self.held.clear()

    def programs(self, book: Book) -> list[str]:
        """The key of the card that each program belongs to, by the program's index."""
        found = self.saying.get(book)
        if found is None:
            self.saying.clear()
            found = self.saying[book] = [""] * len(book.programs)
            for face in book.faces:
                mine = [one.program for triggers in face.triggers for one in triggers]
                mine += [row.program for row in face.rows if row.program >= 0]
                for program in mine:
                    found[program] = face.key
                    mine += [
                        book.rows[op.row].program
                        for op in book.programs[program]
                        if op.row >= 0 and book.rows[op.row].program >= 0
                    ]
        return found


def names() -> list[str]:
    """The keys of all cards."""
    from grimorio.games.mickey.cards import CARDS
    from grimorio.games.mickey.meaning.book import keys_of

    return keys_of(CARDS)
