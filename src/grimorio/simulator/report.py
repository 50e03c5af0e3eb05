"""`simulate`: play many games between bots, and count the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from grimorio import games as games_
from grimorio.bots import spelled_out
from grimorio.kernel import Setup
from grimorio.simulator.intervals import share
from grimorio.simulator.many import Watch, played
from grimorio.simulator.one import Noted, Plan


def checked(
    game: str, bots: Sequence[str], seed: int, options: dict[str, str] | None, cards: Any, turn_seats: bool
) -> Plan:
    """A plan for these arguments, after checking that they fit together.

    `seed`, `options`, `cards` and `turn_seats` are as in `Plan`; `bots` has a bot's name for each seat.

    Raises:
        UnknownGame: there is no such game.
        SetupError: seats, options or cards do not fit the game.
        UnknownBot: no bot has one of these names.
    """
    setup = Setup(game, len(bots), 0, dict(options or {}), cards)
    games_.get(game).start(setup)
    names = tuple(spelled_out(bot, game) for bot in bots)
    return Plan(game, names, seed, setup.options, cards, turn_seats)


def simulate(
    game: str,
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    bots: Sequence[str] = ("greedy", "greedy"),
    options: dict[str, str] | None = None,
    cards: Any = None,
    records: str = "",
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Play many games between bots and count the results.

    Equal arguments give equal reports, with any `jobs`.

    Args:
        game: name of the game.
        games: the number of games.
        seed: determines, together with its number k, all luck of game k.
        jobs: the number of processes.
        bots: a bot's name for each seat; their number is the number of players.
        options, cards: as in `Setup`.
        records: as in `Plan`.
        progress: called after every game with a `Progress` (done, games, seconds, rate, left).

    Returns:
        The report as JSON data: the arguments, then "draws" (games that nobody won), "seats" and "turn_order"
        (first player, second, …) and "characters" with games, wins, rate and 95 % interval, "ends" (reasons),
        "rounds" (mean, quantiles, histogram), "decisions" and "events" in a game on average, and for each
        spell the games in which it was offered, those in which somebody studied it, and the results of those
        players.

    Raises:
        UnknownGame, SetupError, UnknownBot: the arguments do not fit together.
    """
    plan = replace(checked(game, bots, seed, options, cards, False), records=records)
    return counted(plan, played(plan, games, jobs, watch=progress))


class Tally:
    """Counts the results of games while they are played.

    Args:
        bots: the number of bots in each game.
    """

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self.total = self.draws = self.decisions = 0
        self.seats: Counter[int] = Counter()
        self.turn_order: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.events: Counter[str] = Counter()
        self.sheets: Counter[str] = Counter()
        self.sheets_won: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.studied: Counter[str] = Counter()
        self.holders: Counter[str] = Counter()
        self.holders_won: Counter[str] = Counter()

    def add(self, noted: Noted) -> None:
        """Add a game to the counts; `noted` has what is to be counted of it."""
        self.total += 1
        self.draws += not noted.winners
        self.decisions += noted.decisions
        self.ends[noted.reason] += 1
        self.rounds[noted.rounds] += 1
        self.events.update(noted.events)
        for seat in noted.winners:
            self.seats[seat] += 1
            self.turn_order[(seat - noted.first) % self.bots] += 1
        self.offered.update(noted.offered)
        self.studied.update({spell for spells in noted.studied for spell in spells})
        for seat in range(self.bots):
            won = seat in noted.winners
            self.sheets[noted.characters[seat]] += 1
            self.sheets_won[noted.characters[seat]] += won
            for spell in set(noted.studied[seat]):
                self.holders[spell] += 1
                self.holders_won[spell] += won

    def characters(self) -> list[dict[str, Any]]:
        """The results of the players of each character, as JSON data in the order of names.

        Each entry has "character" and the keys of `intervals.share`.
        """
        rows = sorted(self.sheets.items())
        return [{"character": name, **share(self.sheets_won[name], games)} for name, games in rows if name]

    def spells(self) -> list[dict[str, Any]]:
        """How often each spell was offered and studied, and the results of the players who had it.

        Each entry is JSON data: "spell", "offered", "studied", "study_rate" (a share from 0 to 1) and
        "holders", as of `intervals.share`.
        """
        return [
            {
                "spell": name,
                "offered": number,
                "studied": self.studied[name],
                "study_rate": round(self.studied[name] / number, 4),
                "holders": share(self.holders_won[name], self.holders[name]),
            }
            for name, number in sorted(self.offered.items())
        ]


def counted(plan: Plan, source: Iterable[Noted]) -> dict[str, Any]:
    """The report on the games of a plan, as JSON data.

    `source` has, for each game, what is to be counted of it.
    """
    rules = games_.get(plan.game)
    setup = Setup(plan.game, len(plan.bots), 0, plan.options, plan.cards)
    tally = Tally(len(plan.bots))
    for noted in source:
        tally.add(noted)
    total = tally.total
    return {
        "game": plan.game,
        "version": rules.version,
        "cards": rules.card_hash(setup),
        "options": rules.settled(setup),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": total,
        "draws": tally.draws,
        "seats": [
            {"seat": seat, "bot": bot, **share(tally.seats[seat], total)}
            for seat, bot in enumerate(plan.bots)
        ],
        "turn_order": [
            {"place": place + 1, **share(tally.turn_order[place], total)} for place in range(tally.bots)
        ],
        "ends": dict(sorted(tally.ends.items())),
        "rounds": lengths(tally.rounds),
        "decisions": round(tally.decisions / total, 2) if total else None,
        "events": {name: round(number / total, 3) for name, number in sorted(tally.events.items())},
        "characters": tally.characters(),
        "spells": tally.spells(),
    }


def lengths(rounds: Counter[int]) -> dict[str, Any]:
    """The mean, quantiles and histogram of the lengths of games, as JSON data with these three keys.

    "quantiles" has lengths by percent (0 to 100), "histogram" numbers of games by length. `rounds` has the
    number of games for each length.
    """
    total = sum(rounds.values())
    if not total:
        return {"mean": None, "quantiles": {}, "histogram": {}}
    ordered = sorted(rounds.elements())
    return {
        "mean": round(sum(ordered) / total, 2),
        "quantiles": {
            str(q): ordered[min(total - 1, total * q // 100)] for q in (0, 10, 25, 50, 75, 90, 100)
        },
        "histogram": {str(length): number for length, number in sorted(rounds.items())},
    }
