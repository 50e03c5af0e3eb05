"""Values of cards: the share of games won with them in hand, in percentage points above the average.

They were learned from games of bots that drafted, built and played (`simulator.learning`); where few games
were seen, what a card's program is worth stands in for the missing ones.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from grimorio.bots.draft.worth import worth
from grimorio.games.magic.names import fact, names

SLOPE: Final = 2.0
"""The percentage points of value for each point of worth that a card's program suggests.

They are used as long as no games with the card have been seen.
"""

HELD_BACK: Final = 150
"""How strongly the estimate from a card's program counts against results: as much as this number of games.

The fewer games a card was seen in, the more its value is pulled to the estimate (shrinkage).
"""

PLACES: Final = 2
"""The number of decimal places of values in the file."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The games in which a card was in a player's hand.

    Attributes:
        games: the number of games; a game counts once for each copy of the card that the player drew.
        won: the number of these that the player won; a draw counts one half.
    """

    games: float = 0.0
    won: float = 0.0


def cards() -> tuple[str, ...]:
    """The names of the cards that have values: all of the set but basic lands."""
    return tuple(name for name in names() if not fact(name).basic)


class WithOthers(dict[str, float]):
    """Values of cards by name, for all sets.

    Those of Eighth Edition are given. The value of any other card is computed when it is first looked up:
    `slope` times the difference between the card's worth, as its program suggests, and `center`.

    Args:
        values: the values of the cards of Eighth Edition.
        slope: how much a card's value rises for each point of its worth.
        center: the average worth of a card, whose value is 0.
    """

    def __init__(self, values: Mapping[str, float], slope: float, center: float) -> None:
        super().__init__(values)
        self.slope = slope
        self.center = center

    def __missing__(self, name: str) -> float:
        value = self[name] = self.slope * (worth(name) - self.center)
        return value


@cache
def by_programs() -> Mapping[str, float]:
    """The values before any game: for each card, its worth above the average, times `SLOPE`.

    The worth comes from the card's compiled program. Basic lands have the value of the worst card.
    """
    worths = {name: worth(name) for name in cards()}
    mean = sum(worths.values()) / len(worths)
    values = {name: SLOPE * (each - mean) for name, each in worths.items()}
    return WithOthers({**values, **_basics(values)}, SLOPE, mean)


def estimated(seen: Mapping[str, Seen]) -> Mapping[str, float]:
    """The values that games show, shrunk towards what the cards' programs foretell.

    The factor from worth to value is fitted to the games by weighted least squares.

    Args:
        seen: the games of each card; a card without an entry was never seen.
    """
    worths = {name: worth(name) for name in cards()}
    pairs = [(worths[name], its) for name, its in seen.items() if name in worths]
    games = sum(its.games for _, its in pairs)
    if not games:
        return by_programs()
    mean = sum(its.won for _, its in pairs) / games
    center = sum(its.games * each for each, its in pairs) / games
    spread = sum(its.games * (each - center) ** 2 for each, its in pairs)
    slope = sum((its.won - mean * its.games) * (each - center) for each, its in pairs) / (spread or 1.0)
    values = {}
    for name, each in worths.items():
        its = seen.get(name, Seen())
        foretold = mean + slope * (each - center)
        values[name] = 100 * ((its.won + HELD_BACK * foretold) / (its.games + HELD_BACK) - mean)
    return WithOthers({**values, **_basics(values)}, 100 * slope, center)


def _basics(values: Mapping[str, float]) -> dict[str, float]:
    return {name: min(values.values()) for name in names() if fact(name).basic}


@cache
def learned() -> Mapping[str, float]:
    """The values learned from games, as the package holds them."""
    return estimated(read(files("grimorio.bots.draft").joinpath("values.csv").read_text("utf-8")))


def read(text: str) -> dict[str, Seen]:
    """The games of each card, from a text that `write` wrote.

    Raises ValueError or KeyError: the text is not of that form, or names an unknown card.
    """
    rows = csv.DictReader(io.StringIO(text))
    return {row["card"]: Seen(float(row["games"]), float(row["won"])) for row in rows}


def write(seen: Mapping[str, Seen]) -> str:
    """A CSV text of the games in which each card was seen: the columns are card, games and won.

    There is a line for each card, in the order of the set; `read` reads the text back.
    """
    lines = ["card,games,won"]
    lines += [f"{_quoted(name)},{seen[name].games:g},{seen[name].won:g}" for name in cards() if name in seen]
    return "\n".join(lines) + "\n"


def _quoted(name: str) -> str:
    return f'"{name}"' if "," in name else name


def added(notes: Iterable[Mapping[str, Seen]]) -> dict[str, Seen]:
    """The sums of several counts of games, card by card; each of `notes` is one count by card name."""
    total: dict[str, Seen] = {}
    for note in notes:
        for name, its in note.items():
            had = total.get(name, Seen())
            total[name] = Seen(had.games + its.games, had.won + its.won)
    return total
