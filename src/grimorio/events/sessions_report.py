"""Let bots play many sessions of Magic Live, and count the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from grimorio import games
from grimorio.events.sessions import STYLES, TRAITS, Contested, Evening, SessionPlan
from grimorio.simulator.arena import compared
from grimorio.simulator.intervals import share
from grimorio.simulator.many import Watch, played
from grimorio.simulator.report import lengths

KINDS = ("mono", "two-colour", "gold")


def sessions(
    plan: SessionPlan, count: int, *, jobs: int = 1, progress: Watch | None = None
) -> dict[str, Any]:
    """Play many sessions and count the results. Equal plans give equal reports, with any `jobs`.

    Args:
        plan: made by `planned`.
        count: the number of sessions.
        jobs: the number of processes.
        progress: called after every session with a `Progress`.

    Returns:
        The report as JSON data. A share is an object with games, wins, rate and 95 % interval, by default
        over the games of the tournaments. The report repeats the plan, and then has: the number of games
        "played" and of "draws"; the shares of "seats", of "styles" (with the share of sessions in which a
        player of the Style was alone in the "first" place), of the kinds "declared" first, and of decks by
        their number of "lands"; "packs": how often each was offered and taken, and the share of its
        "holders"; "life": how much was spent in the auctions, and by which rule; "challenges" by category:
        how many were "held", the share of them won by the "holder" of the pack, the share won by the player
        with "more" traits, and how many were "equal" in traits; "powers": how often each was "used", and the
        share of decided challenges won by its "user"; and the "ends" and "rounds" (turns) of games.
    """
    return Count(plan).report(played(plan, count, jobs, watch=progress))


def against(
    plan: SessionPlan,
    count: int,
    *,
    jobs: int = 1,
    settle: float | None = None,
    minutes: float | None = None,
    progress: Watch | None = None,
) -> dict[str, Any]:
    """Compare two kinds of bots by sessions in which each plays all seats in turn.

    A session is won by the player who alone has the first place.

    Args:
        plan: made by `planned`.
        count: how many sessions to play at most.
        jobs: the number of processes.
        settle: a share from 0 to 1: stop once the `anytime` interval of the first bot's share lies above or
            below it. A negative number, or None unless a bot searches, means to play all sessions.
        minutes: how long to play at most.
        progress: called after every session with a `Progress`.

    Returns:
        The report as JSON data, as `arena` describes it.
    """
    return compared(plan, count, jobs, settle, minutes, progress=progress)


class Shares:
    """Counts games and wins by name, such as that of a Style or of a pack."""

    def __init__(self) -> None:
        self.games: Counter[Any] = Counter()
        self.wins: Counter[Any] = Counter()

    def add(self, name: Any, won: bool) -> None:
        """Count one game for `name`, such as a Style; `won` says whether it was won."""
        self.games[name] += 1
        self.wins[name] += won

    def of(self, name: Any) -> dict[str, Any]:
        """The share of games that `name` has won, as JSON data: `{"games", "wins", "rate", "interval"}`.

        "interval" is the 95 % interval of "rate"; see `intervals.share`.
        """
        return dict(share(self.wins[name], self.games[name]))

    def rows(self, key: str, names: Iterable[Any]) -> list[dict[str, Any]]:
        """The result of `of` for each of `names` that has played a game, with the name added as `key`.

        The rows are in the order of `names`.
        """
        return [{key: name, **self.of(name)} for name in names if self.games[name]]


class Count:
    """Counts the results of a plan's sessions."""

    def __init__(self, plan: SessionPlan) -> None:
        self.plan = plan
        self.total = self.draws = self.decisions = 0
        self.seats, self.styles, self.kinds, self.lands, self.packs = (Shares() for _ in range(5))
        self.first, self.holders, self.more, self.powers = (Shares() for _ in range(4))
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.spent: Counter[int] = Counter()
        self.lost: Counter[str] = Counter()
        self.equal: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def add(self, one: Evening) -> None:
        """Add the session `one` to the counts."""
        self.total += 1
        self.decisions += one.decisions
        self.offered.update(one.pool)
        self.lost.update(one.lost)
        self.spent.update(began - left for began, left in one.life)
        for seat, style in enumerate(one.magi):
            self.first.add(style, one.places[seat] in one.winners)
            self.taken.update(one.packs[seat])
        for challenge in one.contested:
            self.challenge(challenge)
        for players, winners, reason, turns in one.games:
            self.draws += not winners
            self.ends[reason] += 1
            self.turns[turns] += 1
            for seat in players:
                won = seat in winners
                self.seats.add(one.places[seat], won)
                self.styles.add(one.magi[seat], won)
                self.kinds.add(one.kinds[seat], won)
                self.lands.add(one.lands[seat], won)
                for pack in one.packs[seat]:
                    self.packs.add(pack, won)

    def challenge(self, one: Contested) -> None:
        """Add the challenge `one` of an auction to the counts."""
        self.holders.add(one.trait, one.winner == 0)
        mine, theirs = one.traits
        if mine == theirs:
            self.equal[one.trait] += 1
        else:
            self.more.add(one.trait, one.winner == (0 if mine > theirs else 1))
        for side, power in enumerate(one.powers):
            if power:
                self.used[power] += 1
            if power and one.winner >= 0:
                self.powers.add(power, one.winner == side)

    def report(self, source: Iterable[Evening]) -> dict[str, Any]:
        """The report on the sessions in `source`, as JSON data; `sessions` describes its keys."""
        for note in source:
            self.add(note)
        plan, rules = self.plan, games.get("live")
        return {
            "game": plan.game,
            "version": rules.version,
            "magic": games.get("magic").version,
            "options": plan.options,
            "bots": list(plan.bots),
            "pilot": ", ".join(dict.fromkeys(own or plan.pilot for own in plan.own)),
            "form": plan.form,
            "seed": plan.seed,
            "games": self.total,
            "played": sum(self.ends.values()),
            "draws": self.draws,
            "seats": [
                {"seat": place, "bot": bot, **self.seats.of(place)} for place, bot in enumerate(plan.bots)
            ],
            "styles": [
                {**row, "first": self.first.of(row["style"])} for row in self.styles.rows("style", STYLES)
            ],
            "declared": self.kinds.rows("declared", KINDS),
            "lands": self.lands.rows("lands", sorted(self.lands.games)),
            "packs": [self._pack(name, offered) for name, offered in sorted(self.offered.items())],
            "life": {**lengths(self.spent), "by_rule": dict(sorted(self.lost.items()))},
            "challenges": [self._challenges(trait) for trait in TRAITS],
            "powers": [
                {"power": name, "used": used, "user": self.powers.of(name)}
                for name, used in sorted(self.used.items())
            ],
            "ends": dict(sorted(self.ends.items())),
            "rounds": lengths(self.turns),
            "decisions": round(self.decisions / self.total, 2) if self.total else None,
        }

    def _pack(self, name: str, offered: int) -> dict[str, Any]:
        """How often the pack `name` was taken, and the results of the decks that had it, as JSON data.

        The keys are "pack", "offered", "taken", "take_rate" and "holders". `offered` is how often the pack
        was on offer.
        """
        taken = self.taken[name]
        rate = round(taken / offered, 4)
        return {
            "pack": name,
            "offered": offered,
            "taken": taken,
            "take_rate": rate,
            "holders": self.packs.of(name),
        }

    def _challenges(self, trait: str) -> dict[str, Any]:
        """The results of the challenges of the category `trait`, as JSON data.

        The keys are "trait", "held", "holder", "more" and "equal", see `sessions`.
        """
        return {
            "trait": trait,
            "held": self.holders.games[trait],
            "holder": self.holders.of(trait),
            "more": self.more.of(trait),
            "equal": self.equal[trait],
        }
