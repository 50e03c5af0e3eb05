"""One game between bots, and the note of its result. This runs in worker processes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from grimorio import games
from grimorio.bots import Bot, make_bot
from grimorio.kernel import WATCHER, Event, Luck, Position, Record, Setup
from grimorio.simulator.loop import Heard, play_on

NOTED: Final = frozenset({"study", "character", "game-begins"})
"""The names of the events of which more than their number is noted."""
ENDS: Final = frozenset({"turn"})
"""The names of the events of which the first and the last are noted."""


@dataclass(frozen=True)
class Plan:
    """A plan of many games, each determined by its number.

    Attributes:
        game: name of the game.
        bots: a bot's name for each seat.
        seed: together with the number of the game, determines all luck.
        options, cards: as in `Setup`.
        turn_seats: whether the bots move one seat on after each game with the same deal, until each bot has
            played every seat.
        decks: the decks of `pairings` and `tables`, as JSON data or by name.
        pairings: the decks that meet, one for each bot; a deck moves together with its bot. Game k uses
            pairing k modulo their number, and all pairings play the same deals.
        tables: the decks at the seats, which remain while bots move. Deal k uses table k modulo their number.
            Without pairings and tables, `cards` determines the decks.
        records: the folder to which the record of each game is written, as ``1.json`` and so on; "" for none.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: Any = None
    turn_seats: bool = False
    decks: tuple[Any, ...] = ()
    pairings: tuple[tuple[int, ...], ...] = ()
    tables: tuple[tuple[int, ...], ...] = ()
    records: str = ""

    def laid(self, deal: int) -> Any:
        """The value of `Setup.cards` for the games of the deal with this number.

        It includes the decks of the deal's table, if the plan has `tables`.
        """
        if not self.tables:
            return self.cards
        lying = self.tables[deal % len(self.tables)]
        return {**(self.cards or {}), "decks": [self.decks[which] for which in lying]}

    def play(self, number: int) -> Noted:
        """Play the game of this number. Raises SetupError, UnknownBot: the plan does not fit the game."""
        return play(self, number)


@dataclass
class Noted:
    """What is noted of one game after it was played, to be counted with other games.

    Attributes:
        winners: the indices in `Plan.bots` of the bots that won.
        first: the seat that played first, -1 if there was none.
        reason: why the game ended.
        rounds: the number of rounds, or of turns in games without rounds.
        decisions: the number of choices answered.
        characters: the character of each player, "" in games without characters.
        studied: the spells that each player studied, in order.
        offered: the spells that could be studied.
        events: how often each event happened.
        thinking: for each bot of `Plan.bots`, its number of decisions and its seconds. Only reports with
            timings use it.
    """

    winners: tuple[int, ...] = ()
    first: int = -1
    reason: str = ""
    rounds: int = 0
    decisions: int = 0
    characters: tuple[str, ...] = ()
    studied: tuple[tuple[str, ...], ...] = ()
    offered: tuple[str, ...] = ()
    events: dict[str, int] = field(default_factory=dict)
    thinking: tuple[tuple[int, float], ...] = ()


def luck_of(seed: int, number: int) -> Luck:
    """The random numbers for the game or deal with the number `number` in a run of games with this seed."""
    return Luck((seed << 64) + number)


def bots_game(
    setup: Setup,
    names: Sequence[str],
    luck: Luck,
    record: Record | None = None,
    heard: Heard | None = None,
) -> tuple[Position, list[tuple[int, float]]]:
    """Let bots play a game to its end.

    Args:
        setup: what the game starts from.
        names: the name of the bot in each seat.
        luck: the seeds of the bots come from it.
        record: each answer is added to it.
        heard: hears all events, which then are not in the journal any more.

    Returns:
        The last position, with its journal, and for each seat the number of decisions and the seconds they
        took.

    Raises:
        SetupError: the game cannot start so.
        UnknownBot: a bot of this name does not exist.
    """
    game = games.get(setup.game)
    return played_by(setup, [make_bot(name, game, luck.bits()) for name in names], record, heard)


def played_by(
    setup: Setup, bots: Sequence[Bot], record: Record | None = None, heard: Heard | None = None
) -> tuple[Position, list[tuple[int, float]]]:
    """Let these bots play a game to its end, one in each seat; `record` and `heard` as in `bots_game`.

    Returns the last position, with its journal, and for each seat the number of decisions and the seconds
    they took.
    """
    position = games.get(setup.game).start(setup, journal=True)
    return position, play_on(position, bots, record, heard)


def play(plan: Plan, number: int) -> Noted:
    """Play the game of this number.

    Raises:
        SetupError: the plan does not fit the game.
        UnknownBot: the plan names a bot that does not exist.
    """
    count, file = len(plan.bots), f"{number + 1}.json"
    pairing: tuple[int, ...] = ()
    if plan.pairings:
        number, which = divmod(number, len(plan.pairings))
        pairing = plan.pairings[which]
    deal, turned = divmod(number, count) if plan.turn_seats else (number, 0)
    seed = luck_of(plan.seed, deal).bits()
    places = [(seat + turned) % count for seat in range(count)]
    if pairing:
        cards = {**(plan.cards or {}), "decks": [plan.decks[pairing[place]] for place in places]}
    else:
        cards = plan.laid(deal)
    setup = Setup(plan.game, count, seed, plan.options, cards)
    names = [plan.bots[place] for place in places]
    record = Record.begin(games.get(plan.game), setup, _players(names)) if plan.records else None
    heard = Heard(NOTED, ENDS)
    position, thinking = bots_game(setup, names, luck_of(~plan.seed, number), record, heard)
    assert position.result is not None
    if record is not None:
        record.finish(position)
        (Path(plan.records) / file).write_text(json.dumps(record.to_json(), ensure_ascii=False), "utf-8")
    noted = Noted(
        winners=tuple(places[seat] for seat in position.result.winners),
        reason=position.result.reason,
        decisions=sum(decisions for decisions, _ in thinking),
        thinking=tuple(thinking[places.index(place)] for place in range(count)),
    )
    _note_events(noted, position, heard, places)
    return noted


def _players(bots: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat of a record: that of its bot, with the seat's number where bots are alike."""
    alike = len(set(bots)) < len(bots)
    return tuple(f"{bot} {seat}" if alike else bot for seat, bot in enumerate(bots, 1))


def told(position: Position, counts: dict[str, int]) -> Iterator[tuple[Event, dict[str, Any]]]:
    """Yield the public events of a game in order, each as (event, what spectators saw of it as JSON data).

    Args:
        position: a position that was played with a journal.
        counts: the number of events by name; every public event is counted in it.
    """
    for event in position.journal or []:
        seen = event.seen_by(WATCHER)
        if seen is not None:
            name = seen["event"]
            counts[name] = counts.get(name, 0) + 1
            yield event, seen


def _note_events(noted: Noted, position: Position, heard: Heard, places: list[int]) -> None:
    """Add what was heard of a game's public events to its note; `position` is the last one.

    `places` holds for each seat the index of its bot in `Plan.bots`.
    """
    characters = [""] * len(places)
    studied: list[list[str]] = [[] for _ in places]
    noted.events = heard.counts()
    for seen in heard.seen:
        name = seen["event"]
        if name == "study":
            studied[places[seen["seat"]]].append(seen["spell"])
        elif name == "character":
            characters[places[seen["seat"]]] = seen["character"]
        elif name == "game-begins":
            noted.first = places[seen["seat"]]
        elif name == "turn":
            noted.rounds = seen["round"] if "round" in seen else seen["turn"]
            if noted.first < 0:
                noted.first = places[seen["seat"]]
    noted.characters = tuple(characters)
    noted.studied = tuple(map(tuple, studied))
    if any(studied):
        noted.offered = position.game.offered(position)
