"""Statistics over several events: each player's points and matches, and how decks fared against each other.

Players are the same in two events if they have the same name, and so are decks; an organiser may thus give
similar decks one name. Decks of an event that is not over stay secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

from grimorio.events.event import Event
from grimorio.events.open_format import result
from grimorio.events.standings import ENDS, LOST, WON, Line
from grimorio.simulator.intervals import wilson

NAME: Final = re.compile(r"\s*//\s*NAME\s*:(.*)", re.IGNORECASE)
"""The pattern for the line of a deck list that gives the deck's name."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as one of its players saw it.

    Attributes:
        round: the number of the round; 1 in events without rounds.
        opponent: the opponent's name, or None in a bye.
        games: the numbers of games won, lost and drawn.
        end: `standings.WON`, `DRAWN` or `LOST`.
        deck: the name of the opponent's deck; "" for none.
    """

    round: int
    opponent: str | None
    games: tuple[int, int, int]
    end: int
    deck: str


@dataclass(frozen=True, slots=True)
class Appearance:
    """A player's part in one event: the event's name, the player's line of the standings, deck and
    matches.
    """

    event: str
    line: Line
    deck: str
    matches: tuple[Match, ...]


@dataclass(slots=True)
class Player:
    """A player with all events of a season that the player took part in, oldest first."""

    name: str
    events: list[Appearance] = field(default_factory=list)

    @property
    def points(self) -> int:
        """The sum of the player's match points in all events."""
        return sum(seen.line.points for seen in self.events)

    @property
    def record(self) -> tuple[int, int, int]:
        """The matches that the player won, lost and drew in all events."""
        lines = [seen.line for seen in self.events]
        return tuple(sum(getattr(line, kind) for line in lines) for kind in ("won", "lost", "drawn"))

    @property
    def best(self) -> int:
        """The player's best place in any event."""
        return min(seen.line.place for seen in self.events)


@dataclass(slots=True)
class Pair:
    """The results of decks of one name against decks of another name: matches won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def matches(self) -> int:
        """The number of matches."""
        return self.won + self.lost + self.drawn

    @property
    def interval(self) -> list[float]:
        """The 95 % confidence interval of the share of matches won, as [low, high]."""
        return wilson(self.won, self.matches)


@dataclass(frozen=True, slots=True)
class Season:
    """The results of several events together.

    Attributes:
        events: the names of the events, in the order given.
        players: everybody who took part, most points first.
        decks: for each deck, by name, its result against each other deck, by name.
    """

    events: tuple[str, ...]
    players: tuple[Player, ...]
    decks: dict[str, dict[str, Pair]]

    def player(self, name: str) -> Player | None:
        """The player of this name, or None."""
        return next((player for player in self.players if player.name == name), None)


def season(events: Sequence[Event]) -> Season:
    """Return the season that consists of these events, which are given oldest first."""
    players: dict[str, Player] = {}
    decks: dict[str, dict[str, Pair]] = {}
    for event in events:
        names = deck_names(event)
        for line in event.standings():
            matches = tuple(_matches(event, line.player, names))
            seen = Appearance(event.settings.name, line, names.get(line.player, ""), matches)
            players.setdefault(line.player, Player(line.player)).events.append(seen)
            for match in matches:
                if seen.deck and match.deck:
                    pair = decks.setdefault(seen.deck, {}).setdefault(match.deck, Pair())
                    pair.won += match.end == WON
                    pair.lost += match.end == LOST
                    pair.drawn += match.end not in (WON, LOST)
    ordered = sorted(players.values(), key=lambda player: (-player.points, player.best, player.name))
    return Season(tuple(event.settings.name for event in events), tuple(ordered), dict(sorted(decks.items())))


def deck_names(event: Event) -> dict[str, str]:
    """The names of the decks of an event that is over, by player; decks without a name are left out."""
    if not event.over:
        return {}
    named = {}
    for member in event.state.members.values():
        lines = (NAME.match(line) for line in member.deck.splitlines())
        name = next((given[1].strip() for given in lines if given), "")
        if name:
            named[member.name] = name
    return named


def _matches(event: Event, player: str, decks: dict[str, str]) -> Iterator[Match]:
    rounds = [
        (number, match)
        for number, round_ in enumerate(event.state.rounds, start=1)
        for match in round_.played()
    ]
    for number, match in (*rounds, *((1, match) for match in event.state.matches)):
        if player == match.first:
            opponent, games, end = match.second, match.games, ENDS[match.outcome][0]
        elif player == match.second:
            won, lost, drawn = match.games
            opponent, games, end = match.first, (lost, won, drawn), ENDS[match.outcome][1]
        else:
            continue
        yield Match(number, opponent, games, end, decks.get(opponent or "", ""))


# -- as JSON and as pages --------------------------------------------------------------------------


def to_json(whole: Season) -> dict[str, Any]:
    """A season as JSON data: "events", their names; "players" with all their matches; and "decks".

    "decks" has an entry for each pair of decks that have met: "deck", "against", the matches "won", "lost"
    and "drawn", the "rate" of those won, and its "interval".
    """
    return {
        "events": list(whole.events),
        "players": [_player_json(player) for player in whole.players],
        "decks": [
            {
                "deck": deck,
                "against": other,
                "won": pair.won,
                "lost": pair.lost,
                "drawn": pair.drawn,
                "rate": round(pair.won / pair.matches, 4),
                "interval": pair.interval,
            }
            for deck, others in whole.decks.items()
            for other, pair in sorted(others.items())
        ],
    }


OUTCOMES: Final = ("won", "drawn", "lost")
"""The names of `WON`, `DRAWN` and `LOST` in JSON data."""


def _player_json(player: Player) -> dict[str, Any]:
    won, lost, drawn = player.record
    return {
        "player": player.name,
        "points": player.points,
        "won": won,
        "lost": lost,
        "drawn": drawn,
        "best": player.best,
        "events": [
            {
                "event": seen.event,
                "place": seen.line.place,
                "points": seen.line.points,
                "deck": seen.deck or None,
                "matches": [
                    {
                        "round": match.round,
                        "opponent": match.opponent,
                        "result": result(match.games),
                        "outcome": OUTCOMES[match.end],
                        "deck": match.deck or None,
                    }
                    for match in seen.matches
                ],
            }
            for seen in player.events
        ],
    }


@dataclass(frozen=True, slots=True)
class Table:
    """A table to be shown: its title, the headings of its columns, and the texts of its cells."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def markdown(title: str, tables: Sequence[Table]) -> str:
    """Return a page with a title and tables as Markdown."""

    def line(cells: Sequence[str]) -> str:
        return "| " + " | ".join(cell.replace("\\", "\\\\").replace("|", "\\|") for cell in cells) + " |"

    parts = [f"# {title}"]
    for table in tables:
        rows = [line(table.heads), "|" + "---|" * len(table.heads), *(line(row) for row in table.rows)]
        parts += [f"## {table.title}", "\n".join(rows)]
    return "\n\n".join(parts) + "\n"


def html(title: str, tables: Sequence[Table], language: str = "en") -> str:
    """Return a page with a title and tables as HTML that needs no other files.

    `language` is the code of the language of its texts.
    """

    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>',
        "<style>body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}",
        "table{border-collapse:collapse}th,td{padding:.2rem .8rem .2rem 0;text-align:left}",
        "tr{border-bottom:1px solid #ccc}</style>",
        f"<h1>{escape(title)}</h1>",
    ]
    for table in tables:
        body = "\n".join(row(cells, "td") for cells in table.rows)
        parts.append(
            f"<h2>{escape(table.title)}</h2><table><thead>{row(table.heads, 'th')}</thead>"
            f"<tbody>\n{body}\n</tbody></table>"
        )
    return "\n".join(parts) + "\n</html>\n"
